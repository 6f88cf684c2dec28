import { bookingFlow, type bookingRefs, venue, venueBooking } from '@campus/contract/interview';
import { refusal } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { assertOpen, type Booking, findBookings, openBookings } from './bookings.ts';

type Source = (typeof bookingRefs)[keyof typeof bookingRefs];
/** What the owner of a booking wants; without venue or times it wants none. */
export interface VenueHold {
  readonly refType: Source;
  readonly refId: string;
  readonly venueId: string | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly title: string;
  readonly holder: string;
}
const mostTitle = 50;

/** Condition for the open booking of an object. */
export const whereBooked = async (refType: Source, refId: string, context: Context): Promise<RawBuilder<unknown>> =>
  sql`${await context.meets(venueBooking, openBookings)} and ref_type = ${refType} and ref_id = ${refId}`;

/** The open booking of an object, locked. */
export async function findBooking(refType: Source, refId: string, context: Context): Promise<Booking | undefined> {
  const { rows } = await sql<Booking>`
    select * from rc_venue_booking where ${context.live(venueBooking)} and ${await whereBooked(refType, refId, context)}
      for no key update`.execute(context.db);
  return rows[0];
}
export const releaseBooking = (id: string, context: Context) =>
  context.engine.set(venueBooking, id, { status: bookingFlow.states.released.code }, context);

/** Gives back the venue of an object. */
export async function releaseVenue(refType: Source, refId: string, context: Context): Promise<void> {
  const own = await findBooking(refType, refId, context);
  if (own) await releaseBooking(own.id, context);
}

/** Throws `taken` when another booking overlaps. The lock on the venue keeps others from booking it meanwhile. */
async function assertFree(want: VenueHold, own: Booking | undefined, taken: string, context: Context): Promise<void> {
  const { venueId, startTime, endTime } = want as Record<'venueId' | 'startTime' | 'endTime', string>;
  const hall = await context.engine.lock(venue, venueId, context);
  if (!hall) throw refusal(taken, 'RC_CLASH_VENUE');
  assertOpen(hall, startTime, endTime);
  const others = (await findBookings([venueId], startTime, endTime, context)).filter(({ id }) => id !== own?.id);
  if (others[0]) throw refusal(taken, 'RC_CLASH_VENUE', { with: others[0].id });
}

/**
 * Brings the booking of an object in line with its venue and period, held or occupied. `taken` is the refusal when the
 * venue is not free.
 */
export async function holdVenue(
  want: VenueHold,
  state: 'held' | 'occupied',
  taken: string,
  context: Context,
): Promise<void> {
  const { engine } = context;
  const { refType, refId, venueId, startTime, endTime, holder } = want;
  const own = await findBooking(refType, refId, context);
  if (!venueId || !startTime || !endTime) {
    if (own) await releaseBooking(own.id, context);
    return;
  }
  const status = bookingFlow.states[state].code;
  const title = [...want.title].slice(0, mostTitle).join('');
  const isSame = own?.venueId === venueId && own.startTime === startTime && own.endTime === endTime;
  if (isSame && own.status === status && own.title === title) return;
  if (!isSame) await assertFree(want, own, taken, context);
  const values = { title, holder: [...holder].slice(0, mostTitle).join(''), startTime, endTime, status };
  if (own?.venueId === venueId) {
    await engine.set(venueBooking, own.id, values, context);
    return;
  }
  if (own) await releaseBooking(own.id, context);
  const made = await engine.insert(venueBooking, { ...values, venueId, refType, refId }, context);
  if (made.status !== status) await engine.set(venueBooking, made.id, { status }, context);
}
