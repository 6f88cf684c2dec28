import { bookingRefs } from '@campus/contract/interview';
import { admittedParameter, admittingFairs, fairFlow, jobFair, fairWords as words } from '@campus/contract/jobfair';
import { type Draft, fieldFailure, isEnterprise, type StepName } from '@campus/contract/kit';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { releaseVenue } from '../interview/venue-holds.ts';
import { type Fair, fairArchived, fairCancelled, fairDeleted, fairRescheduled } from './fair-events.ts';
import { notifyFairAuditors, notifyFairDecision } from './fair-notices.ts';
import { bookVenue, rescheduleFair, submitFair } from './fair-steps.ts';
import { assertConsistent, completeTimes } from './fair-times.ts';
import { assertPublishedEdit } from './published-edit.ts';

const published = fairFlow.states.published.code;

async function afterStep(
  step: StepName<typeof jobFair>,
  fair: Fair,
  before: Fair,
  reason: string,
  context: Context,
): Promise<void> {
  const { engine } = context;
  switch (step) {
    case 'submit':
      return notifyFairAuditors(fair, context);
    case 'approve':
      await bookVenue(fair, 'occupied', context);
      return notifyFairDecision('F02', fair, context);
    case 'reject':
      return notifyFairDecision('F03', fair, context);
    case 'reschedule':
      await bookVenue(fair, 'occupied', context);
      return engine.emit(fairRescheduled, { fair, before, reason }, context);
    case 'cancel':
      await releaseVenue(bookingRefs.jobFair, fair.id, context);
      return engine.emit(fairCancelled, { fair, reason }, context);
    case 'archive':
      return engine.emit(fairArchived, { fair }, context);
    default:
  }
}

/** Removes what belongs to a fair that no company attended. */
async function clear(fair: Fair, context: Context): Promise<void> {
  await context.engine.emit(fairDeleted, { fair }, context);
  await releaseVenue(bookingRefs.jobFair, fair.id, context);
  await sql`
    update rc_fair_booth set del_flag = 1, version = version + 1
    where fair_id = ${fair.id} and tenant_id = ${fair.tenantId} and del_flag = 0`.execute(context.db);
}

/** No limit goes below the places that are taken. */
function assertPlaces({ maxCompany, studentLimit }: Draft<typeof jobFair>, before: Fair): void {
  const [passed, taken, students] = [before.passCount ?? 0, before.placeCount ?? 0, before.studentCount ?? 0];
  if ((maxCompany ?? 0) < passed) throw fieldFailure('maxCompany', words.belowApproved(passed));
  // Nothing or 0 is no limit.
  if (maxCompany && maxCompany < taken) throw fieldFailure('maxCompany', words.belowTaken(taken));
  if (studentLimit && studentLimit < students) throw fieldFailure('studentLimit', words.belowStudents(students));
}

/** Job fairs: times in order, the venue booked, a published one changed within limits. */
export const jobFairBehaviour = behaviour(jobFair, {
  validate(draft, { before, now }) {
    if (before?.status === published) assertPublishedEdit(draft, before, now);
    if (before) assertPlaces(draft, before);
  },
  async beforeSave(draft, context) {
    await completeTimes(draft, context.before, context);
    assertConsistent(draft);
  },
  async afterSave(fair, context) {
    if (!context.before && !fair.venueId) return;
    await bookVenue(fair, fair.status === published ? 'occupied' : 'held', context);
  },
  beforeDelete: clear,
  steps: {
    submit: (fair, _input, context) => submitFair(fair, context),
    reschedule: rescheduleFair,
    cancel: (_fair, { reason }) => ({ cancelReason: reason }),
  },
  listFilter: ({ [admittedParameter]: admitted }, { session }) =>
    admitted !== undefined && isEnterprise(session) ? admittingFairs(session.companyId ?? null) : undefined,
  afterStep: (step, fair, context) =>
    afterStep(step, fair, context.before, String(context.input.reason ?? ''), context),
});
