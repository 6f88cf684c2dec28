import { fullTime } from '@campus/contract/resume';
import { agreementStatuses, seasonCohort } from '@campus/contract/rules';
import { endAgreement } from './agreement-ends.ts';
import { addAgreement } from './agreements.ts';
import type { SeedRow } from './bulk.ts';
import type { DeliveryRows } from './delivery-rows.ts';
import { addDispatch } from './dispatches.ts';
import { cohortSwitch } from './filing-days.ts';
import { findCandidates, findLastTimes } from './hire-candidates.ts';
import { extraHires } from './hire-choice.ts';
import { evaluate } from './hire-evaluations.ts';
import { endOthers } from './hire-others.ts';
import { holdInterviews, holdRounds, pass } from './hire-rounds.ts';
import type { Candidate, HireRows, Sources } from './hire-rows.ts';
import { calm, getTimes, type Times } from './hire-times.ts';
import type { Change } from './history.ts';
import { noInterviews } from './interview-rows.ts';
import { seedLaterRefusals } from './later-refusals.ts';
import { addOffer } from './offers.ts';
import type { SeedPost } from './posts.ts';
import { approvedForm } from './recommendation-forms.ts';
import { type SeedContext, scaleCount } from './seed-context.ts';
import { daysBetween, plusMinutes } from './times.ts';

/** Share of the others that are past their interviews; internships are decided faster. */
const advancedShare = { job: 0.25, internship: 0.75 };
const dayMinutes = 24 * 60;
const answerDays = 7;
/** Value of rc_intention_status. */
const signedIntention = 4;
/**
 * Students who went all the way: interviewed, hired, dispatched, signed and mostly evaluated; their other deliveries end
 * with the agreement. Some of the others are past their interviews. Runs before the objects of waiting deliveries are made.
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
  const students = new Set<unknown>();
  const places = new Map<string, number>();
  let left = scaleCount(extraHires, context.scale);
  const candidates = findCandidates(context, rows, sources);
  for (const one of candidates) {
    const { of, post, cv, others, isFree } = one;
    const isKnown = cv.student.gradYear <= seasonCohort(context.anchor, cohortSwitch);
    // An open post keeps a place.
    const room = post.headcount - (places.get(post.id) ?? 0) - (post.status === 5 ? 0 : 1);
    if (!isFree || !isKnown || students.has(of.employId) || room <= 0 || (!one.isPlaced && left === 0)) continue;
    const busiest = others.map(({ id }) => last.get(id) ?? '').reduce((a, b) => (a > b ? a : b), '');
    if (!hire(context, one, busiest, sources, rows, made)) continue;
    if (!one.isPlaced) left -= 1;
    students.add(of.employId);
    places.set(post.id, (places.get(post.id) ?? 0) + 1);
  }
  const dice = context.dice('advanced');
  for (const [k, { of, post, cv }] of candidates.entries())
    if (
      !students.has(cv.student.id) &&
      of.status === 1 &&
      dice.chance(k, 'advanced', advancedShare[post.nature === fullTime ? 'job' : 'internship'])
    )
      advance(context, of, post, rows, made);
  endOthers(context, rows, sources.posts, made);
  return made;
}

/** A delivery that is past its interviews and waits for what comes then. */
function advance(context: SeedContext, of: SeedRow, post: SeedPost, rows: DeliveryRows, made: HireRows): void {
  const first = daysBetween(context.anchor, String(of.stepTime).slice(0, 10)) + 3;
  const slot = holdRounds(context, { of, post }, first, -2, rows, made);
  if (slot) pass(of, post, getTimes(slot.end, calm).passed, rows);
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
  const deadline = plusMinutes(times.issued, answerDays * dayMinutes);
  const answer = { status: 2, issued: times.issued, deadline, answered: times.answered, reason: null };
  addOffer({ of, post, student: cv.student.realname, ...answer }, made.offer, rows);
  const [offer, resume] = [made.offer.at(-1) as SeedRow, cvs.rows.resume.find(({ id }) => id === cv.id) as SeedRow];
  Object.assign(resume, approvedForm(context.dice('resume'), cv.student, times.answered));
  const progress = { status: 2, pushed: times.pushed, answered: times.received };
  addDispatch(context, { of, offer, post, resume }, progress, made.dispatch, rows);
  const employer = companies.find(({ id }) => id === post.companyId) as SeedRow;
  made.changes.push(...sign(context, { of, offer, post, cv, employer }, times, rows, made));
  const agreement = made.agreement.at(-1) as SeedRow;
  for (const other of others) if (other.status === 1) made.ending.push({ of: other, at: times.certified });
  Object.assign(cv.student.row, { intentionStatus: signedIntention });
  made.hires.push({ of, post, cv, agreement });
  if (endAgreement(context, { of, post, cv, agreement }, n, rows, made)) return true;
  if (context.dice('hire').chance(n, 'evaluated', 0.85)) evaluate(context, { of, post, cv, agreement }, n, rows, made);
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
