import {
  checkInInterview,
  interview,
  interviewFlow,
  interviewScreen,
  interviewTypes,
  type MyInterview,
  myInterviews,
} from '@campus/contract/interview';
import type { Output } from '@campus/contract/kit';
import { chinaTime, getState } from '@campus/contract/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { Allowed } from '../../kit/call/allowed.tsx';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { StatusTag } from '../../widgets/status.tsx';
import { CheckInDialog } from './check-in-dialog.tsx';
import { EvaluationDialog } from './evaluation-dialog.tsx';
import './interview.css';
import { InterviewDrawer } from './interview-drawer.tsx';
import { periodText } from './interview-words.ts';

const texts = interviewScreen.mine;

/** 我的面试: past interviews without the own evaluation, then those of the next week by day. */
export function MyInterviewsPage() {
  const client = useQueryClient();
  const [opened, setOpened] = useState<string>();
  const [evaluated, setEvaluated] = useState<string>();
  const [isCheckingIn, setCheckingIn] = useState(false);
  const { data, error, refetch } = useQuery<Output<typeof myInterviews>, RequestFailed>({
    queryKey: [interview.name, 'mine'],
    queryFn: ({ signal }) => call(myInterviews, {}, { signal, quiet: true }),
  });
  const acts = { onOpen: setOpened, onEvaluate: setEvaluated };
  return (
    <section className="surface my-interviews">
      <Allowed code={checkInInterview.needs as string}>
        <div>
          <Button type="primary" onClick={() => setCheckingIn(true)}>
            {interviewScreen.checkIn}
          </Button>
        </div>
      </Allowed>
      {error && !data ? (
        <LoadError error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : data.late.length + data.coming.length === 0 ? (
        <StateView title={texts.none} text={texts.noneText} />
      ) : (
        <>
          {data.late.length > 0 && <Group title={texts.late} rows={data.late} isLate {...acts} />}
          {[...Map.groupBy(data.coming, ({ startTime }) => startTime.slice(0, 10))].map(([day, rows]) => (
            <Group key={day} title={day} rows={rows} {...acts} />
          ))}
        </>
      )}
      {opened && <InterviewDrawer id={opened} onClose={() => setOpened(undefined)} />}
      {evaluated && <EvaluationDialog interviewId={evaluated} onClose={() => setEvaluated(undefined)} />}
      {isCheckingIn && (
        <CheckInDialog
          onDone={() => void client.invalidateQueries({ queryKey: [interview.name] })}
          onClose={() => setCheckingIn(false)}
        />
      )}
    </section>
  );
}

interface Acts {
  readonly onOpen: (id: string) => void;
  readonly onEvaluate: (id: string) => void;
}
interface GroupProps extends Acts {
  readonly title: string;
  readonly rows: readonly MyInterview[];
  readonly isLate?: boolean;
}
const Group = ({ title, rows, isLate = false, ...acts }: GroupProps) => (
  <div className="interview-day">
    <h3>{title}</h3>
    <ul className="interview-cards">
      {rows.map((row) => (
        <li key={row.id} className={isLate ? 'is-late' : ''}>
          <Card row={row} {...acts} />
        </li>
      ))}
    </ul>
  </div>
);

function Card({ row, onOpen, onEvaluate }: { row: MyInterview } & Acts) {
  const state = interviewFlow.states[getState(interviewFlow, row.status)];
  const hasBegun = row.startTime <= chinaTime(new Date());
  return (
    <>
      <header>
        <b>{row.realname}</b>
        <StatusTag tone={state.tone}>{row.checkinTime ? texts.checkedIn : state.label}</StatusTag>
      </header>
      <p>{periodText(row.startTime, row.endTime)}</p>
      <p>{[row.title, row.postName].join(' · ')}</p>
      <p>{[row.schoolName, row.major].filter(Boolean).join(' · ')}</p>
      {row.type !== interviewTypes.online && <p>{row.place}</p>}
      <footer>
        {row.type === interviewTypes.online && row.meetingUrl && (
          <Button href={row.meetingUrl} target="_blank" rel="noreferrer">
            {texts.join}
          </Button>
        )}
        {hasBegun && !row.isEvaluated && (
          <Button type="primary" onClick={() => onEvaluate(row.id)}>
            {interviewScreen.evaluate}
          </Button>
        )}
        <Button onClick={() => onOpen(row.id)}>{texts.open}</Button>
      </footer>
    </>
  );
}
