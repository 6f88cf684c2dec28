import { agreementStatuses } from './agreement.ts';
import { confirmStates, deliveryStatuses, pipeline } from './delivery.ts';

/** Who has to act for a delivery to go on (rc_wait_for). */
export const waitParties = { none: 0, enterprise: 1, student: 2, college: 3, school: 4 } as const;
export type WaitParty = (typeof waitParties)[keyof typeof waitParties];

/** What a delivery knows of its open interviews: none, one the student has not answered, one that is still to come. */
export const interviewStates = { none: 0, asked: 1, agreed: 2 } as const;

/** What decides whose turn it is. The objects of the later steps are absent while none is open. */
export interface WaitState {
  readonly status: number;
  readonly step: number | null;
  readonly studentConfirm: number | null;
  /** Open interviews, one of `interviewStates`. */
  readonly interviewState?: number | null;
  /** State of the latest offer (rc_offer_status). */
  readonly offerStatus?: number | null;
  /** State of the dispatch (rc_dispatch_status). */
  readonly dispatchStatus?: number | null;
  /** State of the latest agreement (rc_agreement_status). */
  readonly agreementStatus?: number | null;
}

const { none, enterprise, student, college, school } = waitParties;
const openOffer = 1;
const pushedDispatch = 1;
/** Whose turn an agreement is; the enterprise starts, changes and replaces it. */
const agreementParties: ReadonlyMap<number, WaitParty> = new Map([
  [agreementStatuses.invited, student],
  [agreementStatuses.college, college],
  [agreementStatuses.school, school],
]);

/** The party a delivery waits for: none once it has ended, or while an agreed interview is still to come. */
export function waitPartyOf(facts: WaitState): WaitParty {
  if (facts.status !== deliveryStatuses.active) return none;
  switch (facts.step) {
    case pipeline.resume:
      return facts.studentConfirm === confirmStates.asked ? student : enterprise;
    case pipeline.interview:
      if (facts.interviewState === interviewStates.agreed) return none;
      return facts.interviewState === interviewStates.asked ? student : enterprise;
    case pipeline.hire:
      return facts.offerStatus === openOffer ? student : enterprise;
    case pipeline.dispatch:
      return facts.dispatchStatus === pushedDispatch ? enterprise : college;
    case pipeline.sign:
      return agreementParties.get(facts.agreementStatus ?? 0) ?? enterprise;
    default:
      return enterprise;
  }
}

/** The wait of a delivery: for whom, and since when. */
export interface DeliveryWait {
  readonly waitFor: WaitParty;
  readonly waitSince: string | null;
}
interface Waiting {
  readonly step: number | null;
  readonly waitFor: number | null;
  readonly waitSince: string | null;
}
/** The wait after a transition at `now`: one that goes on keeps its beginning, a new step or party starts a new one. */
export function nextWait(before: Waiting | undefined, after: WaitState, now: string): DeliveryWait {
  const waitFor = waitPartyOf(after);
  if (waitFor === none) return { waitFor, waitSince: null };
  const isSame = before?.waitFor === waitFor && before.step === after.step;
  return { waitFor, waitSince: isSame ? before.waitSince : now };
}
