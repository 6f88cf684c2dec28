import { bookingFlow, bookingRefs, interviewUser, venue, venueBooking } from '@campus/contract/interview';
import type { Row } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Booking } from './bookings.ts';
import type { Interview, Interviewer } from './interview-parties.ts';
import { releaseBooking, releaseVenue, whereBooked } from './venue-holds.ts';

type Held = Row<typeof interviewUser>;
/** What an interview holds: the times of its interviewers, ordered by user, and its room. */
export interface Holds {
  readonly people: readonly Held[];
  readonly booking: Booking | undefined;
}
/** What an interview holds, locked by one statement. */
export async function lockHolds(id: string, context: Context): Promise<Holds> {
  const [people, bookings] = await context.engine.lockRows(
    [
      { entity: interviewUser, where: sql`interview_id = ${id}` },
      { entity: venueBooking, where: await whereBooked(bookingRefs.interview, id, context) },
    ],
    context,
  );
  return { people: people.sort((a, b) => (a.userId < b.userId ? -1 : 1)), booking: bookings[0] };
}

/** The time of its interviewers, ordered by user: those who are new take it, those who are gone give it back. */
export async function holdInterviewers(
  row: Interview,
  interviewers: readonly Pick<Interviewer, 'memberId' | 'userId'>[],
  { people: held }: Holds,
  context: Context,
): Promise<void> {
  const { engine, db } = context;
  const { busyStart, busyEnd } = row;
  const period = { busyStart: busyStart as string, busyEnd: busyEnd as string };
  const left = held.filter(({ userId }) => !interviewers.some((one) => one.userId === userId));
  if (left.length > 0)
    await sql`delete from rc_interview_user where id = any(${left.map(({ id }) => id)}::text[])`.execute(db);
  for (const { memberId, userId } of interviewers) {
    const own = held.find((one) => one.userId === userId);
    const isSame = own?.active === 1 && own.busyStart === period.busyStart && own.busyEnd === period.busyEnd;
    if (isSame) continue;
    if (own) await engine.set(interviewUser, own.id, { ...period, active: 1 }, context);
    else await engine.insert(interviewUser, { interviewId: row.id, memberId, userId, ...period, active: 1 }, context);
  }
}

/** The state of a booking that gets new times: where the room demands it, the school decides again. */
async function loadState(venueId: string, context: Context): Promise<number> {
  const room = await context.engine.lock(venue, venueId, context);
  return bookingFlow.states[room?.needAudit === 1 ? 'held' : 'occupied'].code;
}
async function book(row: Interview, names: { title: string; holder: string }, context: Context): Promise<void> {
  const { engine } = context;
  const { id: refId, venueId, startTime, endTime } = row;
  const status = await loadState(venueId as string, context);
  const values = { venueId: venueId as string, refType: bookingRefs.interview, refId, startTime, endTime, ...names };
  const made = await engine.insert(venueBooking, values, context);
  if (made.status !== status) await engine.set(venueBooking, made.id, { status }, context);
}

/** Brings the booking in line with the room and period of an open interview; `loadNames` says how it is named. */
export async function holdRoom(
  row: Interview,
  { booking: own }: Holds,
  loadNames: () => Promise<{ title: string; holder: string }>,
  context: Context,
): Promise<void> {
  if (!own && !row.venueId) return;
  const isSame = own?.venueId === row.venueId && own?.startTime === row.startTime && own?.endTime === row.endTime;
  if (isSame) return;
  if (own && own.venueId === row.venueId) {
    const { startTime, endTime } = row;
    const status = await loadState(own.venueId, context);
    await context.engine.set(venueBooking, own.id, { startTime, endTime, status }, context);
    return;
  }
  if (own) await releaseBooking(own.id, context);
  if (row.venueId) await book(row, await loadNames(), context);
}

/** Gives back everything that an interview holds. */
export async function releaseHolds(row: Interview, context: Context): Promise<void> {
  await sql`
    update rc_interview_user set active = 0, version = version + 1 where interview_id = ${row.id} and active = 1`.execute(
    context.db,
  );
  await releaseVenue(bookingRefs.interview, row.id, context);
}
