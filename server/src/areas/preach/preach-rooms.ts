import { bookingFlow, bookingRefs, venue, venueBooking, venueTypes } from '@campus/contract/interview';
import { refusal } from '@campus/contract/kit';
import { preachFlow, takingPreaches, type WishTime, preachWords as words } from '@campus/contract/preach';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { setting } from '../../platform/settings.ts';
import { assertOpen, type Booking, openBookings, type Venue } from '../interview/bookings.ts';
import type { Preach } from './preach-parts.ts';

/** A room in a period that a session takes; the hall is its main one. */
interface Hold extends WishTime {
  readonly venueId: string;
  readonly isHall: boolean;
}
const listHolds = ({ venueId, startTime, endTime, extraRooms }: Preach): Hold[] => [
  ...(venueId && startTime && endTime ? [{ venueId, start: startTime, end: endTime, isHall: true }] : []),
  ...(extraRooms ?? []).map((room) => ({ ...room, isHall: false })),
];
const extraTypes: readonly number[] = [venueTypes.interviewRoom, venueTypes.examRoom];
const states = bookingFlow.states;

/** The open bookings of a session, locked. */
async function lockBookings(preachId: string, context: Context): Promise<Booking[]> {
  const { rows } = await sql<Booking>`
    select * from rc_venue_booking where ${context.live(venueBooking)} and ${await context.meets(venueBooking, openBookings)}
      and ref_type = ${bookingRefs.preach} and ref_id = ${preachId} order by id for no key update`.execute(context.db);
  return rows;
}

/** Locks the rooms in the order of their ids, so that two sessions never wait for each other. */
async function lockVenues(holds: readonly Hold[], context: Context): Promise<Map<string, Venue>> {
  const halls = new Map<string, Venue>();
  for (const id of [...new Set(holds.map(({ venueId }) => venueId))].sort()) {
    const hall = await context.engine.lock(venue, id, context);
    if (!hall) throw refusal(words.noVenue);
    halls.set(id, hall);
  }
  return halls;
}

/** Throws when the hall, which is locked, has its sessions of the day. */
async function assertDailyPlace(row: Preach, context: Context): Promise<void> {
  const most = await setting(context, 'preach.dailyPerVenue');
  const day = (row.startTime as string).slice(0, 10);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rc_preach
    where tenant_id = ${context.session.tenantId} and del_flag = 0 and id <> ${row.id} and venue_id = ${row.venueId}
      and ${inStates(preachFlow, takingPreaches)} and start_time >= ${`${day} 00:00:00`}::timestamptz
      and start_time <= ${`${day} 23:59:59`}::timestamptz`.execute(context.db);
  if ((rows[0]?.n ?? 0) >= most) throw refusal(words.dailyFull, 'RC_CAPACITY');
}

/** Books every room of a session in place of those it has; refused as a whole. */
export async function holdRooms(
  row: Preach,
  names: { readonly holder: string },
  state: 'held' | 'occupied',
  context: Context,
): Promise<void> {
  const holds = listHolds(row);
  const rooms = await lockVenues(holds, context);
  await releaseRooms(row.id, context);
  for (const { venueId, start, end, isHall } of holds) {
    const room = rooms.get(venueId) as Venue;
    if (!isHall && !extraTypes.includes(room.type)) throw refusal(words.roomKind);
    assertOpen(room, start, end);
    if (isHall) await assertDailyPlace(row, context);
    const of = { refType: bookingRefs.preach, refId: row.id, title: row.title.slice(0, 50), holder: names.holder };
    const values = { ...of, venueId, startTime: start, endTime: end, status: states[state].code };
    await context.engine.insert(venueBooking, values, context);
  }
}

/** The rooms of an approved session are taken for good. */
export async function occupyRooms(row: Preach, names: { readonly holder: string }, context: Context): Promise<void> {
  const held = await lockBookings(row.id, context);
  // A room that was asked for earlier in the day has lapsed.
  if (held.length !== listHolds(row).length) return holdRooms(row, names, 'occupied', context);
  for (const { id } of held) await context.engine.set(venueBooking, id, { status: states.occupied.code }, context);
}

/** Gives back the rooms of a session. */
export async function releaseRooms(preachId: string, context: Context): Promise<void> {
  for (const { id } of await lockBookings(preachId, context))
    await context.engine.set(venueBooking, id, { status: states.released.code }, context);
}
