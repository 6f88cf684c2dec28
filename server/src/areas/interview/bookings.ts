import {
  bookingFlow,
  interviewTexts,
  isWithinHours,
  type venue,
  venueBooking,
  venueFlow,
} from '@campus/contract/interview';
import { type Filter, getCodes, type Row, refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

export type Booking = Row<typeof venueBooking>;
export type Venue = Row<typeof venue>;

/** Bookings that occupy their venue. */
export const openBookings: Filter = ['status', 'in', getCodes(bookingFlow, 'held', 'occupied')];

/** The sentence that names what occupies a venue. */
export const describeBooking = ({ title, holder, startTime, endTime }: Booking): string =>
  interviewTexts.booking.taken(title, holder, startTime.slice(0, 16), endTime.slice(0, 16));

/** Throws when the venue is disabled or closed in the period. */
export function assertOpen(hall: Venue, start: string, end: string): void {
  if (hall.status === venueFlow.states.disabled.code) throw refusal(interviewTexts.booking.disabled, 'RC_STATE');
  if (!isWithinHours(hall, start, end)) throw refusal(interviewTexts.booking.closed);
}

/** Open bookings of these venues that overlap a period, in order. */
export async function findBookings(
  venueIds: readonly string[],
  start: string,
  end: string,
  context: Context,
): Promise<Booking[]> {
  const open = await context.meets(venueBooking, openBookings);
  const { rows } = await sql<Booking>`
    select * from rc_venue_booking
    where ${context.live(venueBooking)} and ${open} and venue_id = any(${[...venueIds]}::text[])
      and tstzrange(start_time, end_time) && tstzrange(${start}::timestamptz, ${end}::timestamptz)
    order by start_time, id limit 5000`.execute(context.db);
  return rows;
}
