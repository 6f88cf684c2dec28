import { getCodes } from '../../kit/index.ts';
import { interviewFlow } from './interview-flow.ts';
import { interviewResults, mostRounds } from './interview-result.ts';

/** States of interviews that take time of their participants. */
export const openInterviewStates: readonly number[] = getCodes(interviewFlow, 'asked', 'agreed');
/** States in which an interview takes the round of its delivery. */
export const roundStates: readonly number[] = getCodes(interviewFlow, 'asked', 'agreed', 'done');
const goodResults: readonly number[] = [interviewResults.passed, interviewResults.undecided];

/** What the rounds of a delivery depend on. */
interface Round {
  readonly round: number;
  readonly status: number;
  readonly result: number | null;
}
/** The round after the last that was held and not failed; the last one stays the last. */
export function getNextRound(interviews: readonly Round[]): number {
  const held = interviews.filter(
    ({ status, result }) => status === interviewFlow.states.done.code && goodResults.includes(Number(result)),
  );
  return Math.min(Math.max(0, ...held.map(({ round }) => round)) + 1, mostRounds);
}
/** Whether the round before it was held and not failed. */
export const isRoundReached = (interviews: readonly Round[], round: number): boolean =>
  round === 1 || interviews.some((one) => one.round === round - 1 && goodResults.includes(Number(one.result)));
/** Whether a round is neither planned nor held. */
export const isRoundFree = (interviews: readonly Round[], round: number): boolean =>
  !interviews.some((one) => one.round === round && roundStates.includes(one.status));
