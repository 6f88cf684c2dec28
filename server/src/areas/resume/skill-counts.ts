import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

/**
 * Recounts the résumés and posts with these skills, in the transaction that changed one of them; a post that is
 * `leaving` is not counted.
 */
export async function recountSkills(ids: readonly string[], { db }: Context, leaving = ''): Promise<void> {
  const wanted = [...new Set(ids)].sort();
  if (wanted.length === 0) return;
  await sql`
    update rc_skill s set use_count =
      (select count(*) from rc_resume_skill r where r.skill_id = s.id and r.del_flag = 0)
      + (select count(*) from rc_company_post p where p.del_flag = 0 and p.id <> ${leaving} and s.id = any(string_to_array(p.skill_ids, ',')))
    where s.id = any(${wanted}::text[])`.execute(db);
}
