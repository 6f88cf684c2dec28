import {
  type DeliveryInterview,
  deliveryInterviews,
  getNextRound,
  interview,
  interviewFlow,
  interviewScreen,
  isRoundFree,
  openInterviewStates,
} from '@campus/contract/interview';
import { getState, matches } from '@campus/contract/kit';
import { plannable } from '@campus/contract/resume';
import { pipeline } from '@campus/contract/rules';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { LinkedPart } from '../../kit/detail/linked-part.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import { StatusTag } from '../../widgets/status.tsx';
import { InterviewDrawer } from './interview-drawer.tsx';
import { periodText, resultText } from './interview-words.ts';
import { PlanDialog } from './plan-dialog.tsx';

const texts = interviewScreen;
const isOpen = ({ status }: DeliveryInterview): boolean => openInterviewStates.includes(status);
const isHeld = ({ status }: DeliveryInterview): boolean => getState(interviewFlow, status) === 'done';

/** The interviews of a delivery in its drawer, with the planning of the next one. */
export function InterviewRounds({ row }: { row: RowData }) {
  const mayPlan = useAllowed(interview.can.add);
  const caller = useCaller();
  const mayPlanNext = (all: readonly DeliveryInterview[]) =>
    mayPlan && matches(plannable, row, caller) && !all.some(isOpen) && isRoundFree(all, getNextRound(all));
  const [planned, passed] = [Number(row.plannedRounds ?? 0), Number(row.roundsPassed ?? 0)];
  // A résumé is decided first, and so is a student who has passed every round.
  const isNext = Number(row.step) === pipeline.interview && (passed === 0 || passed < planned);
  return (
    <LinkedPart<DeliveryInterview>
      entity={interview}
      ownerId={row.id}
      read={(signal) => call(deliveryInterviews, { deliveryId: row.id }, { signal, quiet: true })}
      title={texts.rounds}
      hint={planned > 0 ? texts.planned(passed, planned) : undefined}
      face={(one) => <Face one={one} />}
      add={(all) => (!mayPlanNext(all) ? undefined : all.some(isHeld) ? texts.planNext : texts.plan)}
      isAside={!isNext}
      dialog={(onClose) => <PlanDialog deliveryId={row.id} onClose={onClose} />}
      drawer={(id, onOpen) => <InterviewDrawer id={id} onClose={() => onOpen(undefined)} />}
    />
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
