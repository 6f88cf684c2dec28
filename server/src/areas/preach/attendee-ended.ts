import { attendeeFlow, preach, preachAttendee } from '@campus/contract/preach';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { listen } from '../../kit/listener.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { stepEach } from '../../kit/write/step-each.ts';
import { studentLeft, studentRemoved } from '../resume/student-saved.ts';

/** A student who comes no more gives back the seats of sessions that have not begun. The student is locked. */
async function cancelSignUps({ id }: { readonly id: string }, context: Context): Promise<void> {
  const open = sql`employ_id = ${id} and ${inStates(attendeeFlow, ['signedUp', 'waiting'])}`;
  const coming = sql`start_time > ${context.now}::timestamptz`;
  const sessions = sql`
    id in (select preach_id from rc_preach_attendee where ${context.live(preachAttendee)} and ${open}) and ${coming}`;
  // All sessions by id before the first step, so that two students of the same sessions do not wait for each other.
  await context.engine.lockRows([{ entity: preach, where: sessions }], context);
  const where = sql`${open} and preach_id in (select id from rc_preach where ${coming})`;
  await stepEach(preachAttendee, 'cancel', where, {}, context);
}
export const cancelSignUpsWithStudent = listen(studentLeft, cancelSignUps);
export const cancelSignUpsWithRecord = listen(studentRemoved, cancelSignUps);
