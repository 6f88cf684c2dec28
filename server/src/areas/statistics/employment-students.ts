import type { Row } from '@campus/contract/kit';
import type { employUser } from '@campus/contract/resume';
import { employment } from '@campus/contract/statistics';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { listen } from '../../kit/listener.ts';
import { markDeleted } from '../../kit/write/stored-row.ts';
import { studentRemoved, studentSaved } from '../resume/student-saved.ts';
import { createEmployment, seasonYear } from './employment-journal.ts';

type Student = Row<typeof employUser>;

async function ownRow(employId: string, { db, live }: Context) {
  const { rows } = await sql<{ id: string }>`
    select id from rc_employment where ${live(employment)} and employ_id = ${employId} for no key update`.execute(db);
  return rows[0];
}

/** A destination begins with the student's season. */
async function follow(
  { student, isNew }: { readonly student: Student; readonly isNew: boolean },
  context: Context,
): Promise<void> {
  // An import adds thousands: a new student has neither destination nor journal.
  const own = isNew ? undefined : await ownRow(student.id, context);
  if (own || student.mergedInto || student.gradYear === null || student.gradYear > (await seasonYear(context))) return;
  await createEmployment(student, context, isNew ? { seq: 1, gradYear: student.gradYear } : undefined);
}
export const followStudent = listen(studentSaved, follow);

export const leaveWithStudent = listen(studentRemoved, async ({ id }, context) => {
  const own = await ownRow(id, context);
  if (own) await markDeleted(employment, [own.id], context);
});
