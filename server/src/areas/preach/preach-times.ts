import { venue, venueTypes } from '@campus/contract/interview';
import { fieldFailure, refusal } from '@campus/contract/kit';
import { type ExtraRoom, type WishTime, preachWords as words } from '@campus/contract/preach';
import { addWorkingDays, dayNumber } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { loadHolidays } from '../../platform/holidays.ts';
import { setting } from '../../platform/settings.ts';
import { isOnSite, type Preach } from './preach-parts.ts';

const minuteMs = 60_000;
const getMinutes = (from: string, to: string): number =>
  (Date.parse(`${to.replace(' ', 'T')}Z`) - Date.parse(`${from.replace(' ', 'T')}Z`)) / minuteMs;

/** Throws unless every wished time is far enough ahead. */
export async function assertWishes(wishes: readonly WishTime[] | null | undefined, context: Context): Promise<void> {
  if (!wishes || wishes.length === 0) throw fieldFailure('wishTimes', words.noWishes);
  const days = await setting(context, 'preach.leadWorkdays');
  const first = addWorkingDays(context.now.slice(0, 10), days, await loadHolidays(context));
  if (wishes.some(({ start }) => start.slice(0, 10) < first || start <= context.now))
    throw fieldFailure('wishTimes', words.lead(days));
}

/** Throws unless a session may last from `start` to `end`. */
export async function assertPeriod(
  start: string | null | undefined,
  end: string | null | undefined,
  context: Context,
): Promise<{ readonly startTime: string; readonly endTime: string }> {
  if (!start || !end) throw fieldFailure(start ? 'endTime' : 'startTime', words.noTime);
  if (end < start) throw fieldFailure('endTime', words.reversed);
  if (start <= context.now) throw fieldFailure('startTime', words.past);
  if (start.slice(0, 10) !== end.slice(0, 10)) throw fieldFailure('endTime', words.sameDay);
  const [least, most] = [await setting(context, 'preach.minMinutes'), await setting(context, 'preach.maxMinutes')];
  const minutes = getMinutes(start, end);
  if (minutes < least || minutes > most) throw fieldFailure('endTime', words.length(least, most));
  return { startTime: start, endTime: end };
}

/** Throws unless students can sign up in this period. */
export function assertSignUp({
  signUpStart,
  signUpEnd,
  startTime,
}: Readonly<Partial<Record<'signUpStart' | 'signUpEnd' | 'startTime', string | null>>>): void {
  if (signUpStart && signUpEnd && signUpEnd <= signUpStart) throw fieldFailure('signUpEnd', words.signUpReversed);
  const last = signUpEnd ?? signUpStart;
  if (last && startTime && last > startTime) throw fieldFailure('signUpEnd', words.signUpPeriod);
}

/** Throws unless the extra rooms are on the day of the session or the two after it. */
export function assertRoomDays(rooms: readonly ExtraRoom[] | null | undefined, startTime: string): void {
  const first = dayNumber(startTime.slice(0, 10));
  for (const { start, end } of rooms ?? [])
    if (dayNumber(start.slice(0, 10)) < first || dayNumber(end.slice(0, 10)) > first + 2)
      throw fieldFailure('extraRooms', words.roomDays);
}

type Seats = Pick<Preach, 'type' | 'expectCount'> & {
  readonly venueId?: string | null;
  readonly seatLimit?: number | null;
};
/** The seats that students sign up for: as many as the hall has, unless the school has decided. */
export async function getSeats(of: Seats, context: Context): Promise<number> {
  if (!isOnSite(of)) {
    if (of.venueId) throw fieldFailure('venueId', words.onlineVenue);
    return of.seatLimit ?? 0;
  }
  if (!of.venueId) throw fieldFailure('venueId', words.noVenue);
  const hall = await context.engine.lock(venue, of.venueId, context);
  if (!hall) throw refusal(words.noVenue);
  if (hall.type !== venueTypes.hall) throw fieldFailure('venueId', words.notHall);
  if (hall.capacity < of.expectCount) context.warn(words.capacity(hall.capacity, of.expectCount));
  return (
    of.seatLimit ?? Math.floor((hall.capacity * Math.round((await setting(context, 'preach.seatRatio')) * 10)) / 10)
  );
}
