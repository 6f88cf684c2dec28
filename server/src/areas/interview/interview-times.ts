import {
  comingInterviews,
  dayOffWarning,
  type interview,
  interviewSentences as words,
} from '@campus/contract/interview';
import { fieldFailure, matches, type Row } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import { loadHolidays } from '../../platform/holidays.ts';
import { setting } from '../../platform/settings.ts';
import { addSeconds, day, hour, minute, secondsBetween } from '../../platform/sign-in/moments.ts';

type Interview = Row<typeof interview>;
const shortest = 10;
const [answerBefore, answerAtLeast] = [2 * hour, 30 * minute];

/** Throws when an interview of this period cannot be planned now. */
export async function assertPeriod(start: string, end: string, context: Context): Promise<void> {
  const lead = await setting(context, 'interview.minLeadMinutes');
  const longest = await setting(context, 'interview.maxMinutes');
  if (start < addSeconds(context.now, lead * minute)) throw fieldFailure('startTime', words.tooSoon(lead));
  if (end <= start) throw fieldFailure('endTime', words.reversed);
  if (start.slice(0, 10) !== end.slice(0, 10)) throw fieldFailure('endTime', words.overMidnight);
  const minutes = secondsBetween(start, end) / minute;
  if (minutes < shortest || minutes > longest) throw fieldFailure('endTime', words.length(longest));
  const warning = dayOffWarning(start.slice(0, 10), await loadHolidays(context));
  if (warning !== undefined) context.warn(warning);
}

/** Whether an interview that is still to take place begins later. */
export const isToCome = (row: Pick<Interview, 'status' | 'startTime'>, { session, now }: Context): boolean =>
  matches(comingInterviews, row, session, now);

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);

/** Until when the student answers: some hours, until two hours before the start, yet half an hour at least. */
export async function answerUntil(start: string, context: Context): Promise<string> {
  const { now } = context;
  const hours = await setting(context, 'interview.confirmHours');
  const regular = earlier(addSeconds(now, hours * hour), addSeconds(start, -answerBefore));
  return later(regular, earlier(addSeconds(now, answerAtLeast), start));
}

/** Seconds by which an interview takes the time of its people before its start and after its end. */
export const loadMargin = async (context: Context): Promise<number> =>
  Math.round(((await setting(context, 'interview.bufferMinutes')) * minute) / 2);

/** What follows from the period of an interview that is planned now. */
export async function loadTimes(startTime: string, endTime: string, context: Context) {
  const half = await loadMargin(context);
  return {
    startTime,
    endTime,
    busyStart: addSeconds(startTime, -half),
    busyEnd: addSeconds(endTime, half),
    confirmDeadline: await answerUntil(startTime, context),
    settleTime: addSeconds(endTime, day),
    planTime: context.now,
  };
}
