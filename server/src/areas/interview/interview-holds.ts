import { companyUser } from '@campus/contract/enterprise';
import {
  bookingFlow,
  bookingRefs,
  interviewUser,
  venue,
  venueBooking,
  interviewSentences as words,
} from '@campus/contract/interview';
import { fieldFailure, type Row } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { isActiveUser } from '../../platform/sign-in/active-user.ts';
import { loadCompanyName } from '../enterprise/company-name.ts';
import type { Booking } from './bookings.ts';
import { type Interview, members } from './interview-parties.ts';
import { releaseBooking, releaseVenue, whereBooked } from './venue-holds.ts';

interface Interviewer {
  readonly memberId: string;
  readonly userId: string;
}
/** What an interview holds, the times of people and a room, and who is to hold it with them; both ordered by user. */
interface Holds {
  readonly people: readonly Row<typeof interviewUser>[];
  readonly booking: Booking | undefined;
  readonly interviewers: readonly Interviewer[];
}
const byUser = (a: { userId: string }, b: { userId: string }): number => (a.userId < b.userId ? -1 : 1);

/**
 * What an interview holds, locked by one statement, and its interviewers. Throws when one of these is not an active member
 * of the company.
 */
async function lockHolds(row: Interview, context: Context): Promise<Holds> {
  const ids = [...new Set(members(row.interviewerIds))];
  const isActive = sql`exists (select 1 from sys_user u where u.id = user_id and ${isActiveUser})`;
  const [people, bookings, found] = await context.engine.lockRows(
    [
      { entity: interviewUser, where: sql`interview_id = ${row.id}` },
      { entity: venueBooking, where: await whereBooked(bookingRefs.interview, row.id, context) },
      {
        entity: companyUser,
        where: sql`id = any(${ids}::text[]) and company_id = ${row.companyId} and ${isActive}`,
        // Who stays is locked already, with what comes before the interview.
        isOnlyRead: true,
      },
    ],
    context,
  );
  if (found.length !== ids.length) throw fieldFailure('interviewerIds', words.interviewers);
  const interviewers = found.map(({ id, userId }) => ({ memberId: id, userId: userId as string }));
  return { people: people.sort(byUser), booking: bookings[0], interviewers: interviewers.sort(byUser) };
}

/** The time of its interviewers, ordered by user: those who are new take it, those who are gone give it back. */
async function holdInterviewers(
  row: Interview,
  { people: held, interviewers }: Holds,
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

/** The names under which an interview occupies its room. */
async function roomNames({ title, companyId }: Interview, context: Context) {
  const holder = (await loadCompanyName(companyId, context)) ?? '';
  return { title: `面试 ${title ?? ''}`.slice(0, 50), holder: holder.slice(0, 50) };
}
/** Brings the booking in line with the room and period of an open interview. */
async function holdRoom(row: Interview, { booking: own }: Holds, context: Context): Promise<void> {
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
  if (row.venueId) await book(row, await roomNames(row, context), context);
}

/** Takes the times of the interviewers and the room. Throws when an interviewer is not an active member of the company. */
export async function takeHolds(row: Interview, context: Context): Promise<void> {
  const holds = await lockHolds(row, context);
  await holdInterviewers(row, holds, context);
  await holdRoom(row, holds, context);
}

/** Gives back everything that an interview holds. */
export async function releaseHolds(row: Interview, context: Context): Promise<void> {
  await sql`
    update rc_interview_user set active = 0, version = version + 1 where interview_id = ${row.id} and active = 1`.execute(
    context.db,
  );
  await releaseVenue(bookingRefs.interview, row.id, context);
}
