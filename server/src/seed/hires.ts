import { dispatchFlow, fullTime, offerFlow } from '@campus/contract/resume';
import { agreementStatuses, deliveryStatuses, intentions, pipeline } from '@campus/contract/rules';
import { endAgreement } from './agreement-ends.ts';
import { addAgreement } from './agreements.ts';
import type { SeedRow } from './bulk.ts';
import type { Goal } from './delivery-goals.ts';
import type { DeliveryRows } from './delivery-rows.ts';
import { addDispatch } from './dispatches.ts';
import { findCandidates, findLastTimes } from './hire-candidates.ts';
import { evaluate, isEvaluated } from './hire-evaluations.ts';
import { endOthers } from './hire-others.ts';
import { holdInterviews, holdRounds, pass } from './hire-rounds.ts';
import type { Candidate, HireRows, Sources } from './hire-rows.ts';
import { answerDays, calm, getTimes, quick, type Times } from './hire-times.ts';
import type { Change } from './history.ts';
import { noInterviews } from './interview-rows.ts';
import { refuseRest, seedLaterRefusals } from './later-refusals.ts';
import { addOffer } from './offers.ts';
import { approvedForm } from './recommendation-forms.ts';
import type { SeedContext } from './seed-context.ts';
import { dayMinutes, daysBetween, plusMinutes } from './times.ts';

const accepted = offerFlow.states.accepted.code;
/**
 * Students who went all the way: interviewed, hired, dispatched, signed and mostly evaluated; their other deliveries end
 * with the agreement. Others are on their way to a step past their interviews. Runs before the objects of waiting
 * deliveries are made.
 */
export function seedHires(context: SeedContext, rows: DeliveryRows, sources: Sources): HireRows {
  const made: HireRows = {
    talks: noInterviews(sources.venues),
    taken: new Set(),
    offer: [],
    dispatch: [],
    agreement: [],
    evaluation: [],
    changes: [],
    hires: [],
    ending: [],
  };
  seedLaterRefusals(context, rows, sources.posts, made);
  const last = findLastTimes(rows);
  const candidates = findCandidates(rows, sources);
  for (const one of candidates) {
    const busiest = one.others.map(({ id }) => last.get(id) ?? '').reduce((a, b) => (a > b ? a : b), '');
    if (one.goal !== pipeline.evaluation || one.post.nature !== fullTime) advance(context, one, sources, rows, made);
    else if (!hire(context, one, busiest, sources, rows, made)) rows.goals.delete(one.of.id);
  }
  endOthers(context, rows, sources.posts, made);
  refuseRest(context, rows, sources.posts, made);
  return made;
}

/** Days from an interview to what brings a delivery to a step. */
const daysTo = (goal: Goal, plan: typeof quick): number => plan[reachedBy[goal] ?? 'answered'][0];
const reachedBy: Partial<Record<Goal, keyof typeof calm>> = {
  [pipeline.hire]: 'passed',
  [pipeline.dispatch]: 'answered',
  [pipeline.sign]: 'received',
};
/** Days to the first interview. */
const leads = [
  [calm, 3],
  [quick, 1],
] as const;
/** A delivery that is past its interviews comes to its step; without the time for that it stays at 面试. */
function advance(context: SeedContext, candidate: Candidate, { cvs }: Sources, rows: DeliveryRows, made: HireRows) {
  const { of, post, cv, goal } = candidate;
  const came = daysBetween(context.anchor, String(of.stepTime).slice(0, 10));
  for (const [plan, lead] of leads) {
    const slot = holdRounds(context, { of, post }, came + lead, -daysTo(goal, plan) - 1, rows, made);
    if (!slot) continue;
    const times = getTimes(slot.end, plan);
    pass(of, post, times.passed, rows);
    if (goal === pipeline.hire) return;
    const resume = cvs.rows.resume.find(({ id }) => id === cv.id) as SeedRow;
    acceptOffer(candidate, times, rows, made);
    if (goal === pipeline.sign) receiveDispatch(context, candidate, resume, times, rows, made);
    return;
  }
}
/** Issues an offer that the student accepts. */
function acceptOffer({ of, post, cv }: Candidate, { issued, answered }: Times, rows: DeliveryRows, made: HireRows) {
  const deadline = plusMinutes(issued, answerDays * dayMinutes);
  const answer = { status: accepted, issued, deadline, answered, reason: null };
  addOffer({ of, post, student: cv.student.realname, ...answer }, made.offer, rows);
}
/** The college pushes the approved form of a hired student, which the company receives. */
function receiveDispatch(
  context: SeedContext,
  { of, post, cv }: Candidate,
  resume: SeedRow,
  { answered, pushed, received }: Times,
  rows: DeliveryRows,
  made: HireRows,
): void {
  Object.assign(resume, approvedForm(context.dice('resume'), cv.student, answered));
  const progress = { status: dispatchFlow.states.received.code, pushed, answered: received };
  const offer = made.offer.at(-1) as SeedRow;
  addDispatch(context, { of, offer, post, resume }, progress, made.dispatch, rows);
}

/** False when there was not enough time. */
function hire(
  context: SeedContext,
  candidate: Candidate,
  busiest: string,
  { cvs, companies }: Sources,
  rows: DeliveryRows,
  made: HireRows,
): boolean {
  const { of, post, cv, others } = candidate;
  const times = holdInterviews(context, candidate, busiest, rows, made);
  if (!times) return false;
  const n = made.hires.length;
  pass(of, post, times.passed, rows);
  acceptOffer(candidate, times, rows, made);
  const [offer, resume] = [made.offer.at(-1) as SeedRow, cvs.rows.resume.find(({ id }) => id === cv.id) as SeedRow];
  receiveDispatch(context, candidate, resume, times, rows, made);
  const employer = companies.find(({ id }) => id === post.companyId) as SeedRow;
  made.changes.push(...sign(context, { of, offer, post, cv, employer }, times, rows, made));
  const agreement = made.agreement.at(-1) as SeedRow;
  for (const other of others)
    if (other.status === deliveryStatuses.active) made.ending.push({ of: other, at: times.certified });
  Object.assign(cv.student.row, { intentionStatus: intentions.signed });
  made.hires.push({ of, post, cv, agreement });
  if (endAgreement(context, { of, post, cv, agreement }, n, rows, made)) return true;
  if (isEvaluated(context, 'hire', n, times.certified)) evaluate(context, { of, post, cv, agreement }, n, rows, made);
  return true;
}

function sign(
  context: SeedContext,
  { of, offer, post, cv, employer }: Pick<Candidate, 'of' | 'post' | 'cv'> & { offer: SeedRow; employer: SeedRow },
  { sent, signed, audited, certified }: Times,
  rows: DeliveryRows,
  made: HireRows,
): Change[] {
  const deadline = plusMinutes(sent, answerDays * dayMinutes);
  const progress = { status: agreementStatuses.effective, sent, deadline, signed, audited, certified };
  const archiveUnit = made.dispatch.at(-1)?.archiveUnit;
  const companySeal = employer.sealImg ?? null;
  const needsStamp = employer.hasDirectSign !== 1;
  const signing = { of, offer, post, student: cv.student, archiveUnit, companySeal, needsStamp };
  return addAgreement(context, signing, progress, made.agreement, rows);
}
