import { postFlow } from '@campus/contract/post';
import { Button, Tooltip } from 'antd';
import type { PostDecision } from './use-post-decision.ts';

/** 驳回 and 通过; approving is disabled until the risks are confirmed. */
export function DecisionButtons({ decision }: { decision: PostDecision }) {
  const { refuse, pass } = postFlow.steps;
  return (
    <>
      <Button danger disabled={decision.isRunning} onClick={decision.refuse}>
        {refuse.label}
      </Button>
      <Tooltip title={decision.blockedReason}>
        <Button
          type="primary"
          disabled={decision.blockedReason !== undefined}
          loading={decision.isRunning}
          onClick={() => void decision.pass()}
        >
          {pass.label}
        </Button>
      </Tooltip>
    </>
  );
}
