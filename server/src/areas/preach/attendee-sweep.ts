import { getCodes, type StateName } from '@campus/contract/kit';
import { attendeeFlow, preach, preachAttendee } from '@campus/contract/preach';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

type AttendeeState = StateName<typeof preachAttendee>;

/**
 * Moves every attendee of the session, which is locked, from one state to another in one statement, with an entry of
 * history for each of them.
 */
async function moveAll(
  preachId: string,
  action: 'miss' | 'lapse',
  [from, to]: readonly [AttendeeState, AttendeeState],
  context: Context,
): Promise<number> {
  const [before, after] = [getCodes(attendeeFlow, from)[0] as number, getCodes(attendeeFlow, to)[0] as number];
  const { rows } = await sql<{ id: string }>`
    update rc_preach_attendee set status = ${after}::int, wait_no = null, version = version + 1,
      update_time = ${context.now}::timestamptz, update_by = ${context.session.username}
    where ${context.live(preachAttendee)} and preach_id = ${preachId} and status = ${before}::int
    returning id`.execute(context.db);
  const changes = rows.map(({ id }) => ({ id, from: before, to: after, action, reason: null }));
  if (changes.length > 0) await context.engine.ports.transition(context, preachAttendee, ...changes);
  return changes.length;
}

/** A session is over: those who did not come are absent, the waiting list is emptied. */
export async function closeAttendance(preachId: string, context: Context): Promise<void> {
  await moveAll(preachId, 'miss', ['signedUp', 'absent'], context);
  await moveAll(preachId, 'lapse', ['waiting', 'cancelled'], context);
  await context.engine.set(preach, preachId, { waitCount: 0 }, context);
  await context.engine.recount(preach, [preachId], context);
}

/** A session takes place no longer: every place is given up. */
export async function cancelAttendance(preachId: string, context: Context): Promise<void> {
  await moveAll(preachId, 'lapse', ['signedUp', 'cancelled'], context);
  await moveAll(preachId, 'lapse', ['waiting', 'cancelled'], context);
  await context.engine.set(preach, preachId, { waitCount: 0, seatTaken: 0 }, context);
  await context.engine.recount(preach, [preachId], context);
}
