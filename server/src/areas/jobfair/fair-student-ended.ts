import { fairStudent, fairStudentFlow, jobFair, fairStudentWords as words } from '@campus/contract/jobfair';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { listen } from '../../kit/listener.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { stepEach } from '../../kit/write/step-each.ts';
import { studentLeft, studentRemoved } from '../resume/student-saved.ts';

/** A student who comes no more gives back the places at fairs that have not begun. The student is locked. */
async function dropSignUps(id: string, reason: string, context: Context): Promise<void> {
  const open = sql`employ_id = ${id} and ${inStates(fairStudentFlow, ['signed', 'queued'])}`;
  const coming = sql`start_time > ${context.now}::timestamptz`;
  const fairs = sql`
    id in (select fair_id from rc_fair_student where ${context.live(fairStudent)} and ${open}) and ${coming}`;
  // All fairs by id before the first step, so that two students of the same fairs do not wait for each other.
  await context.engine.lockRows([{ entity: jobFair, where: fairs }], context);
  const where = sql`${open} and fair_id in (select id from rc_job_fair where ${coming})`;
  await stepEach(fairStudent, 'drop', where, { reason }, context);
}
export const dropSignUpsWithStudent = listen(studentLeft, ({ id }, context) =>
  dropSignUps(id, words.studentLeft, context),
);
export const dropSignUpsWithRecord = listen(studentRemoved, ({ id }, context) =>
  dropSignUps(id, words.recordRemoved, context),
);
