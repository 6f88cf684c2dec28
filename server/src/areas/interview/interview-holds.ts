import { bookingFlow, bookingRefs, interviewUser, venue, venueBooking } from '@campus/contract/interview';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Interview, Interviewer } from './interview-parties.ts';
import { findBooking, releaseBooking, releaseVenue } from './venue-holds.ts';

/** The time of its interviewers, ordered by user: those who are new take it, those who are gone give it back. */
export async function holdInterviewers(
  row: Interview,
  interviewers: readonly Interviewer[],
  context: Context,
): Promise<void> {
  const { engine, db } = context;
  const { busyStart, busyEnd } = row;
  const period = { busyStart: busyStart as string, busyEnd: busyEnd as string };
  const { rows: held } = await sql<{ id: string; userId: string }>`
    select id, user_id from rc_interview_user where interview_id = ${row.id} and del_flag = 0 order by user_id`.execute(
    db,
  );
  const left = held.filter(({ userId }) => !interviewers.some((one) => one.userId === userId));
  if (left.length > 0)
    await sql`delete from rc_interview_user where id = any(${left.map(({ id }) => id)}::text[])`.execute(db);
  for (const { memberId, userId } of interviewers) {
    const own = held.find((one) => one.userId === userId);
    if (own) await engine.set(interviewUser, own.id, { ...period, active: 1 }, context);
    else await engine.insert(interviewUser, { interviewId: row.id, memberId, userId, ...period, active: 1 }, context);
  }
}

async function book(row: Interview, names: { title: string; holder: string }, context: Context): Promise<void> {
  const { engine } = context;
  const { id: refId, venueId, startTime, endTime } = row;
  const room = await engine.lock(venue, venueId as string, context);
  const values = { venueId: venueId as string, refType: bookingRefs.interview, refId, startTime, endTime, ...names };
  const made = await engine.insert(venueBooking, values, context);
  if (room?.needAudit === 1) await engine.set(venueBooking, made.id, { status: bookingFlow.states.held.code }, context);
}

/** Brings the booking in line with the room and period of an open interview. */
export async function holdRoom(
  row: Interview,
  names: { title: string; holder: string },
  context: Context,
): Promise<void> {
  const own = await findBooking(bookingRefs.interview, row.id, context);
  const isSame = own?.venueId === row.venueId && own?.startTime === row.startTime && own?.endTime === row.endTime;
  if (isSame) return;
  if (own && own.venueId === row.venueId) {
    await context.engine.set(venueBooking, own.id, { startTime: row.startTime, endTime: row.endTime }, context);
    return;
  }
  if (own) await releaseBooking(own.id, context);
  if (row.venueId) await book(row, names, context);
}

/** Gives back everything that an interview holds. */
export async function releaseHolds(row: Interview, context: Context): Promise<void> {
  await sql`
    update rc_interview_user set active = 0, version = version + 1 where interview_id = ${row.id} and active = 1`.execute(
    context.db,
  );
  await releaseVenue(bookingRefs.interview, row.id, context);
}
