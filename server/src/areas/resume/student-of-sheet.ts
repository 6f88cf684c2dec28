import { fieldFailure } from '@campus/contract/kit';
import { employUser, studentNoWords as words } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

/** The id of the student that a row of a sheet names, among those whom the caller sees. Throws for an unknown number, and for another name than the given one. */
export async function findStudentOfSheet(no: string, name: string, context: Context): Promise<string> {
  const { rows } = await sql<{ id: string; realname: string }>`
    select id, realname from rc_employ_user where ${await context.visible(employUser)} and student_no = ${no} and merged_into = ''`.execute(
    context.db,
  );
  const [student] = rows;
  if (!student) throw fieldFailure('studentNo', words.unknown(no));
  if (name !== '' && name !== student.realname) throw fieldFailure('realname', words.otherName(no));
  return student.id;
}
