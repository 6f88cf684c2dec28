import { postFlow } from '@campus/contract/post';
import { Button, Tooltip } from 'antd';
import type { PostDecision } from './use-post-decision.ts';

/** 驳回 and 通过; approving is disabled until the risks are confirmed. */
export function DecisionButtons({ decision }: { decision: PostDecision }) {
  const { approve, reject } = postFlow.steps;
  return (
    <>
      <Button danger disabled={decision.isRunning} onClick={decision.reject}>
        {reject.label}
      </Button>
      <Tooltip title={decision.blockedReason}>
        <Button
          type="primary"
          disabled={decision.blockedReason !== undefined}
          loading={decision.isRunning}
          onClick={() => void decision.approve()}
        >
          {approve.label}
        </Button>
      </Tooltip>
    </>
  );
}
