import { fairApplyPost } from '@campus/contract/jobfair';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { markDeleted } from '../../kit/write/stored-row.ts';
import { loadPosts } from './apply-checks.ts';
import type { Apply } from './apply-parties.ts';

/** Headcount of all posts of a fair, which is locked. */
async function sumHeadcount(fairId: string, context: Context): Promise<void> {
  await sql`
    update rc_job_fair set headcount = (
      select coalesce(sum(p.headcount), 0) from rc_fair_apply_post p where p.fair_id = ${fairId} and p.del_flag = 0)
    where id = ${fairId}`.execute(context.db);
}
/** The posts of an approved application come to the fair, with their headcounts of now. */
export async function writePosts(row: Apply, context: Context): Promise<void> {
  for (const { id: postId, headcount, nature } of await loadPosts(row, context)) {
    const values = { applyId: row.id, fairId: row.fairId, companyId: row.companyId, postId, headcount, nature };
    await context.engine.insert(fairApplyPost, values, context);
  }
  await sumHeadcount(row.fairId, context);
}
/** They leave it with their company. */
export async function removePosts({ id, fairId }: Apply, context: Context): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from rc_fair_apply_post where ${context.live(fairApplyPost)} and apply_id = ${id} order by id
    for no key update`.execute(context.db);
  if (rows.length === 0) return;
  await markDeleted(
    fairApplyPost,
    rows.map((row) => row.id),
    context,
  );
  await sumHeadcount(fairId, context);
}
