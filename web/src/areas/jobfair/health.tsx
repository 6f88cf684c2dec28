import {
  type FairHealthLine,
  fairDayTexts,
  fairHealth,
  fairHealthKinds,
  remindApplies,
} from '@campus/contract/jobfair';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { call } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { ApplyDrawer } from './apply-drawer.tsx';
import './fair-day.css';

const texts = fairDayTexts.health;
const named = 6;

/** 会前检查: what is missing before a fair, with a reminder for each kind. */
export function FairHealth({ fairId }: { readonly fairId: string }) {
  const [opened, setOpened] = useState<string>();
  const { data, error, refetch } = useEndpoint(fairHealth, { fairId }, { quiet: true });
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active paragraph={{ rows: 4 }} />;
  const lines = data.filter(({ applies }) => applies.length > 0);
  return (
    <section className="fair-health fair-part">
      <h3>{texts.title}</h3>
      {lines.length === 0 ? (
        <p className="muted">{texts.fine}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <Line key={line.kind} line={line} fairId={fairId} onOpen={setOpened} />
          ))}
        </ul>
      )}
      {opened && <ApplyDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

interface LineProps {
  readonly line: FairHealthLine;
  readonly fairId: string;
  readonly onOpen: (id: string) => void;
}
function Line({ line: { kind, applies }, fairId, onOpen }: LineProps) {
  const mayRemind = useAllowed('jobFair:fairApply:audit');
  const [isRunning, setRunning] = useState(false);
  const remind = async () => {
    setRunning(true);
    try {
      const { ok } = await call(remindApplies, { fairId, kind });
      tell.success(texts.reminded(ok));
    } catch (error) {
      ignoreReported(error);
    } finally {
      setRunning(false);
    }
  };
  return (
    <li>
      <b>
        {fairHealthKinds[kind]}
        <span>{applies.length}</span>
      </b>
      {mayRemind && (
        <Button size="small" loading={isRunning} onClick={() => void remind()}>
          {texts.remind}
        </Button>
      )}
      <p>
        {applies.slice(0, named).map(({ id, companyName }) => (
          <span key={id}>
            <button type="button" className="link-button" onClick={() => onOpen(id)}>
              {companyName}
            </button>{' '}
          </span>
        ))}
        {applies.length > named && texts.more(applies.length)}
      </p>
    </li>
  );
}
