import { skill } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { resumeChildren } from './resume-refresh.ts';

/** Deletes the lists of a résumé and updates the derived fields of the student. */
export async function removeLists(row: { id: string; employId: string }, context: Context): Promise<void> {
  const { db, now, session } = context;
  for (const child of Object.values(resumeChildren))
    await sql`
      update ${sql.table(child.table)} set del_flag = 1, update_by = ${session.username}, update_time = ${now}::timestamptz
      where resume_id = ${row.id} and del_flag = 0`.execute(db);
  await sql`update rc_employ_user set resume_id = null, resume_score = null where id = ${row.employId}`.execute(db);
}

/** Deletes the résumé of a deleted student. */
export async function removeResumeOf(employId: string, context: Context): Promise<void> {
  const { db, now, session } = context;
  const { rows } = await sql<{ id: string; employId: string; skillIds: string | null }>`
    update rc_resume set del_flag = 1, update_by = ${session.username}, update_time = ${now}::timestamptz, version = version + 1
    where employ_id = ${employId} and del_flag = 0 returning id, employ_id, skill_ids`.execute(db);
  for (const row of rows) {
    await removeLists(row, context);
    await context.engine.recount(skill, (row.skillIds ?? '').split(',').filter(Boolean), context);
  }
}
