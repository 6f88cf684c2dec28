import {
  type DeliveryInterview,
  deliveryInterviews,
  interview,
  interviewFlow,
  interviewScreen,
} from '@campus/contract/interview';
import { getState } from '@campus/contract/kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { LinkedPart } from '../../kit/detail/linked-part.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { StatusTag } from '../../widgets/status.tsx';
import { InterviewDrawer } from './interview-drawer.tsx';
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
  const rows = useQuery<readonly DeliveryInterview[], RequestFailed>({
    queryKey: [interview.name, 'ofDelivery', row.id],
    queryFn: ({ signal }) => call(deliveryInterviews, { deliveryId: row.id }, { signal, quiet: true }),
  });
  const isHere = Number(row.status) === active && Number(row.step) <= interviewStep;
  const mayPlanNext = (all: readonly DeliveryInterview[]) =>
    mayPlan && isHere && Number(row.studentConfirm) === 1 && !all.some(isOpen);
  const planned = Number(row.plannedRounds ?? 0);
  return (
    <LinkedPart
      title={texts.rounds}
      hint={planned > 0 ? texts.planned(Number(row.roundsPassed ?? 0), planned) : undefined}
      rows={rows}
      face={(one) => <Face one={one} />}
      onOpen={setOpened}
      add={(all) =>
        mayPlanNext(all)
          ? { label: all.some(isHeld) ? texts.planNext : texts.plan, run: () => setPlanning(true) }
          : undefined
      }
    >
      {isPlanning && <PlanDialog deliveryId={row.id} onClose={() => setPlanning(false)} />}
      {opened && <InterviewDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </LinkedPart>
  );
}

function Face({ one }: { one: DeliveryInterview }) {
  const state = interviewFlow.states[getState(interviewFlow, one.status)];
  return (
    <>
      <b>{one.title}</b>
      <StatusTag tone={state.tone}>{resultText(one.status, one.result) ?? state.label}</StatusTag>
      <span>{periodText(one.startTime, one.endTime)}</span>
      <span>{one.interviewers}</span>
    </>
  );
}
