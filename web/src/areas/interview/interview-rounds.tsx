import {
  type DeliveryInterview,
  deliveryInterviews,
  interview,
  interviewFlow,
  interviewScreen,
} from '@campus/contract/interview';
import { getState } from '@campus/contract/kit';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { StatusTag } from '../../widgets/status.tsx';
import { InterviewDrawer } from './interview-drawer.tsx';
import './interview.css';
import { periodText, resultText } from './interview-words.ts';
import { PlanDialog } from './plan-dialog.tsx';

const texts = interviewScreen;
const [active, interviewStep] = [1, 20];
const openStates: readonly string[] = ['asked', 'agreed'];
const isOpen = ({ status }: DeliveryInterview): boolean => openStates.includes(getState(interviewFlow, status));

const isHeld = ({ status }: DeliveryInterview): boolean => getState(interviewFlow, status) === 'done';

/** The interviews of a delivery in its drawer, with the planning of the next one. */
export function InterviewRounds({ row }: { row: RowData }) {
  const mayPlan = useAllowed(interview.can.add);
  const [isPlanning, setPlanning] = useState(false);
  const [opened, setOpened] = useState<string>();
  const { data, error } = useQuery<readonly DeliveryInterview[], RequestFailed>({
    queryKey: [interview.name, 'ofDelivery', row.id],
    queryFn: ({ signal }) => call(deliveryInterviews, { deliveryId: row.id }, { signal, quiet: true }),
  });
  if (error) return <p className="muted">{error.message}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const isHere = Number(row.status) === active && Number(row.step) <= interviewStep;
  const canPlan = mayPlan && isHere && Number(row.studentConfirm) === 1 && !data.some(isOpen);
  if (data.length === 0 && !canPlan) return null;
  const planned = Number(row.plannedRounds ?? 0);
  return (
    <div className="interview-rounds">
      <h3>{texts.rounds}</h3>
      {planned > 0 && <p className="muted">{texts.planned(Number(row.roundsPassed ?? 0), planned)}</p>}
      {data.length > 0 && (
        <ul>
          {data.map((one) => (
            <li key={one.id}>
              <Round one={one} onOpen={() => setOpened(one.id)} />
            </li>
          ))}
        </ul>
      )}
      {canPlan && (
        <Button block onClick={() => setPlanning(true)}>
          {data.some(isHeld) ? texts.planNext : texts.plan}
        </Button>
      )}
      {isPlanning && <PlanDialog deliveryId={row.id} onClose={() => setPlanning(false)} />}
      {opened && <InterviewDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

function Round({ one, onOpen }: { one: DeliveryInterview; onOpen: () => void }) {
  const state = interviewFlow.states[getState(interviewFlow, one.status)];
  return (
    <button type="button" onClick={onOpen}>
      <b>{one.title}</b>
      <StatusTag tone={state.tone}>{resultText(one.status, one.result) ?? state.label}</StatusTag>
      <span>{periodText(one.startTime, one.endTime)}</span>
      <span>{one.interviewers}</span>
    </button>
  );
}
