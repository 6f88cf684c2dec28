import { bookingRefs } from '@campus/contract/interview';
import type { jobFair } from '@campus/contract/jobfair';
import {
  fairSubmission,
  findSubmissionFault,
  hasBooths,
  isOnline,
  onSiteSubmission,
  fairWords as words,
} from '@campus/contract/jobfair';
import { Failure, type Field, fieldFailure, missingFailure, refusal, type StepInput } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import { undecided } from '../../kit/write/audit.ts';
import { setting } from '../../platform/settings.ts';
import { holdVenue } from '../interview/venue-holds.ts';
import type { Fair } from './fair-events.ts';
import { assertConsistent, completeTimes } from './fair-times.ts';

/** Books the venue of a fair for its period. */
export const bookVenue = (fair: Fair, state: 'held' | 'occupied', context: Context): Promise<void> =>
  holdVenue(
    {
      ...{ refType: bookingRefs.jobFair, refId: fair.id, venueId: fair.venueId, title: fair.title },
      ...{ startTime: fair.startTime, endTime: fair.endTime, holder: fair.organizer },
    },
    state,
    words.venueTaken,
    context,
  );

/** Throws one failure that names every field a fair still needs. */
function assertFilled(fair: Fair): void {
  const needed: Readonly<Record<string, Field>> = {
    ...fairSubmission,
    ...(isOnline(fair) ? {} : onSiteSubmission),
  };
  const missing = Object.entries(needed).filter(([name]) => (fair[name as keyof Fair] ?? '') === '');
  if (missing.length === 0) return;
  const faults = Object.fromEntries(missing.map(([name, field]) => [name, missingFailure(field).message]));
  throw new Failure('field', Object.values(faults)[0] as string, faults);
}

/** A fair is complete, consistent and in the future before it is audited. */
export async function submitFair(fair: Fair, context: Context): Promise<typeof undecided> {
  assertFilled(fair);
  assertConsistent(fair);
  const fault = findSubmissionFault(fair, context.now, await setting(context, 'fair.permitVisitors'));
  if (fault) throw fieldFailure(fault.field, fault.sentence);
  if (hasBooths(fair) && fair.boothCount === 0) throw refusal(words.noBooth);
  return undecided;
}

type Schedule = StepInput<typeof jobFair, 'reschedule'>;
const scheduled = ['startTime', 'endTime', 'applyEnd', 'confirmEnd', 'freeCancelEnd', 'venueId', 'venueText'] as const;

/** The new times and place of a published fair. */
export async function rescheduleFair(fair: Fair, input: Schedule, context: Context) {
  const next = { ...fair, ...Object.fromEntries(scheduled.map((name) => [name, input[name] ?? null])) } as Fair;
  const moved = (['startTime', 'endTime', 'venueId', 'venueText'] as const).some((name) => next[name] !== fair[name]);
  if (!moved) throw refusal(words.unchanged);
  await completeTimes(next, fair, context);
  assertConsistent(next);
  const fault = findSubmissionFault(next, context.now, Number.POSITIVE_INFINITY);
  if (fault) throw fieldFailure(fault.field, fault.sentence);
  return Object.fromEntries([...scheduled, 'fairDate'].map((name) => [name, next[name as keyof Fair]]));
}
