import {
  checkVenueClash,
  dayOffWarning,
  freeVenueSlots,
  interviewTexts,
  isWithinHours,
  type TimelineVenue,
  venue,
  venueFlow,
  venueTimeline,
} from '@campus/contract/interview';
import { failure } from '@campus/contract/kit';
import { dayNumber, getDay } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { loadHolidays } from '../../platform/holidays.ts';
import { describeBooking, findBookings, type Venue } from './bookings.ts';

const mostDays = 31;
const mostVenues = 200;
const [firstMinute, lastMinute, stepMinutes] = [8 * 60 + 30, 21 * 60, 10];

async function visibleVenue(id: string, context: Context): Promise<Venue> {
  const { rows } = await sql<Venue>`
    select * from rc_venue where ${await context.visible(venue)} and id = ${id}`.execute(context.db);
  if (!rows[0]) throw failure('notFound');
  return rows[0];
}

export const venueTimelineAnswer = answer(venueTimeline, async ({ start, end, venueIds }, context) => {
  const days = dayNumber(end) - dayNumber(start) + 1;
  if (days < 1) throw failure('reversed', venueTimeline.input.end.label, venueTimeline.input.start.label);
  if (days > mostDays) throw failure('tooManyDays', mostDays);
  const wanted = (venueIds ?? '').split(',').filter(Boolean);
  const among = wanted.length > 0 ? sql`and id = any(${wanted}::text[])` : sql``;
  const { rows: venues } = await sql<TimelineVenue>`
    select id, name, building, capacity, open_time, close_time, week_days, status from rc_venue
    where ${await context.visible(venue)} ${among} order by sort, name, id limit ${mostVenues}::int`.execute(
    context.db,
  );
  const found = await findBookings(
    venues.map(({ id }) => id),
    `${start} 00:00:00`,
    `${getDay(dayNumber(end) + 1)} 00:00:00`,
    context,
  );
  const bookings = found.map(({ id, venueId, title, holder, refType, refId, startTime, endTime, status }) => ({
    ...{ id, venueId, title, holder, refId, startTime, endTime, status },
    refType: refType ?? '',
  }));
  return { venues, bookings };
});

export const checkVenueClashAnswer = answer(checkVenueClash, async ({ start, end, venueId, exceptId }, context) => {
  if (end <= start) throw failure('reversed', checkVenueClash.input.end.label, checkVenueClash.input.start.label);
  const hall = await visibleVenue(venueId, context);
  const period = { kind: 'venue', startTime: start, endTime: end } as const;
  if (hall.status === venueFlow.states.disabled.code)
    return { clashes: [{ ...period, sentence: interviewTexts.booking.disabled }] };
  const closed = isWithinHours(hall, start, end) ? [] : [{ ...period, sentence: interviewTexts.booking.closed }];
  const taken = (await findBookings([venueId], start, end, context)).filter(({ id }) => id !== exceptId);
  const { kind } = period;
  return {
    clashes: [
      ...closed,
      ...taken.map((one) => ({ kind, sentence: describeBooking(one), startTime: one.startTime, endTime: one.endTime })),
    ],
  };
});

const getClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

export const freeVenueSlotsAnswer = answer(freeVenueSlots, async ({ date, minutes, venueId }, context) => {
  const hall = await visibleVenue(venueId, context);
  const holidays = await loadHolidays(context);
  const isDayOff = holidays.some((one) => one.date === date && one.kind === 1);
  if (hall.status === venueFlow.states.disabled.code || isDayOff) return { starts: [], warning: null };
  const taken = await findBookings([venueId], `${date} 00:00:00`, `${date} 23:59:59`, context);
  const starts: string[] = [];
  for (let at = firstMinute; at + minutes <= lastMinute; at += stepMinutes) {
    const [start, end] = [`${date} ${getClock(at)}`, `${date} ${getClock(at + minutes)}`];
    const isFree = taken.every((one) => one.endTime <= start || one.startTime >= end);
    if (isFree && start > context.now && isWithinHours(hall, start, end)) starts.push(getClock(at).slice(0, 5));
  }
  return { starts, warning: dayOffWarning(date, holidays) ?? null };
});
