import {
  bookingFlow,
  bookingRefs,
  type ChangeWish,
  type interview,
  interviewFlow,
  interviewResults,
  interviewTypes,
  interviewSentences as words,
} from '@campus/contract/interview';
import { getCodes, getState, refusal, type StepInput } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { type Interview, settlePlace } from './interview-parties.ts';
import { assertPeriod, loadTimes } from './interview-times.ts';
import { findBooking } from './venue-holds.ts';

const mostWishes = 5;

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** The times of a wish as they are stored. Throws when they are none. */
function getWishes(given: unknown, now: string): ChangeWish['times'] {
  const times = Array.isArray(given) ? given : [];
  const isValid = (one: { start?: unknown; end?: unknown } | null): boolean =>
    isTime(one?.start) && isTime(one.end) && one.start > now && one.end > one.start;
  if (times.length === 0 || times.length > mostWishes || !times.every(isValid)) throw refusal(words.wishes, 'RC_FIELD');
  return times.map(({ start, end }) => ({ start, end }));
}

export function askChange(row: Interview, input: { reason: string; times: unknown }, { now }: Context) {
  const changeWish: ChangeWish = { reason: input.reason, times: getWishes(input.times, now) };
  const to: 'asked' | 'agreed' = getState(interviewFlow, row.status) === 'agreed' ? 'agreed' : 'asked';
  return { isChangeAsked: 1 as const, changeWish, to };
}

/** A room that waits for the school's approval cannot be promised. */
export async function accept(row: Interview, _input: unknown, context: Context) {
  const booking = row.venueId ? await findBooking(bookingRefs.interview, row.id, context) : undefined;
  if (booking && getCodes(bookingFlow, 'held').includes(booking.status)) throw refusal(words.roomPending, 'RC_STATE');
  return { confirmTime: context.now };
}

export async function reschedule(row: Interview, input: StepInput<typeof interview, 'reschedule'>, context: Context) {
  const { startTime, endTime } = input;
  const venueId = row.type === interviewTypes.onSite ? (input.venueId ?? row.venueId) : null;
  if (startTime === row.startTime && endTime === row.endTime && venueId === row.venueId)
    throw refusal(words.sameTime, 'RC_FIELD');
  await assertPeriod(startTime, endTime, context);
  await settlePlace({ ...row, startTime, endTime, venueId }, true, context);
  return {
    ...(await loadTimes(startTime, endTime, context)),
    venueId,
    confirmTime: null,
    isOverdue: 0 as const,
    isChangeAsked: 0 as const,
    checkinTime: null,
    rescheduleCount: (row.rescheduleCount ?? 0) + 1,
  };
}

/** Also corrects an absence. */
export const complete = () => ({ result: interviewResults.open, absentTime: null });

export const markAbsent = (_row: Interview, _input: unknown, { now }: Context) => ({
  result: interviewResults.failed,
  absentTime: now,
});

async function missingEvaluations(id: string, { db }: Context): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rc_interview_user u where u.interview_id = ${id} and u.del_flag = 0
      and not exists (select 1 from rc_interview_evaluation e
        where e.interview_id = u.interview_id and e.user_id = u.user_id and e.del_flag = 0)`.execute(db);
  return rows[0]?.n ?? 0;
}
/** Refused while evaluations are missing, unless they are left out. */
export async function setResult(
  row: Interview,
  { result, ignoreMissing }: StepInput<typeof interview, 'result'>,
  context: Context,
) {
  const missing = ignoreMissing === 1 ? 0 : await missingEvaluations(row.id, context);
  if (missing > 0) throw refusal(words.missingEvaluations(missing), 'RC_STATE');
  return { result };
}
