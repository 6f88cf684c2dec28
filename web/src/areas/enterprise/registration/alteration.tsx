import type { AlterationStarted, AlterationSubmitted } from '@campus/contract/enterprise';
import { text } from '@campus/contract/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { createQueryClient } from '../../../request/use-endpoint.ts';
import { ConsoleThemeProvider } from '../../../theme/console-theme-provider.tsx';
import { useCountdown } from '../../../widgets/verification/use-sms-code.ts';
import './alteration.css';
import { ConfirmAccount } from './alteration-account.tsx';
import { AlterData } from './alteration-data.tsx';
import { ProveIdentity } from './alteration-identity.tsx';
import { alterationTypes } from './alteration-types.ts';
import { StepTrail } from './step-trail.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';

const { title, step1, step2, step3, step4 } = text.alteration;
const say = text.altering;
const returnSeconds = 5;

type Stage =
  | { readonly at: 0 }
  | { readonly at: 1 | 2; readonly type: string; readonly begun: AlterationStarted }
  | { readonly at: 3; readonly type: string; readonly end: AlterationSubmitted };

/** 账号变更 in four steps: account, identity, new data, done. */
export function Alteration() {
  const [queryClient] = useState(createQueryClient);
  const [stage, setStage] = useState<Stage>({ at: 0 });
  const startAgain = () => setStage({ at: 0 });
  const navigate = useNavigate();
  const leave = useLeaveQuestion(stage.at === 1 || stage.at === 2);
  return (
    <ConsoleThemeProvider>
      <QueryClientProvider client={queryClient}>
        <div className="alteration single-column">
          <h2>{title}</h2>
          <StepTrail label={title} steps={[step1, step2, step3, step4]} at={stage.at} />
          {stage.at === 0 && <ConfirmAccount onBegun={(type, begun) => setStage({ at: 1, type, begun })} />}
          {stage.at === 1 && (
            <ProveIdentity
              type={stage.type}
              begun={stage.begun}
              onProved={() => setStage({ ...stage, at: 2 })}
              onExpired={startAgain}
            />
          )}
          {stage.at === 2 && (
            <AlterData
              type={stage.type}
              begun={stage.begun}
              onDone={(end) => setStage({ at: 3, type: stage.type, end })}
              onExpired={startAgain}
            />
          )}
          {stage.at === 3 ? (
            <Done type={stage.type} end={stage.end} />
          ) : (
            <p className="alteration-back">
              <button
                type="button"
                className="alteration-link"
                onClick={() => leave(() => void navigate('/user/login'))}
              >
                {text.entry.toSignIn}
              </button>
            </p>
          )}
        </div>
      </QueryClientProvider>
    </ConsoleThemeProvider>
  );
}

/** Step 4: applied at once, or waiting for the audit. */
function Done({ type, end }: { type: string; end: AlterationSubmitted }) {
  const navigate = useNavigate();
  const [left, count] = useCountdown();
  const [isBegun, setBegun] = useState(false);
  const { finished, alterNo, expectedDate } = end;
  if (finished && !isBegun) {
    setBegun(true);
    count(returnSeconds);
  }
  useEffect(() => {
    if (finished && isBegun && left === 0) void navigate('/user/login');
  }, [finished, isBegun, left, navigate]);
  const done = type === alterationTypes.password ? text.alteration.done : say.mobileDone;
  return (
    <div className="alteration-done" role="status">
      <h3>{finished ? done : say.handedIn}</h3>
      {finished ? (
        <p>{text.alteration.countdown(left)}</p>
      ) : (
        <>
          <p>{say.number(alterNo)}</p>
          {expectedDate && <p>{say.expected(expectedDate)}</p>}
        </>
      )}
      <Button type="primary" block onClick={() => void navigate('/user/login')}>
        {text.entry.toSignIn}
      </Button>
    </div>
  );
}
