import { codesOf } from '@campus/contract/kit';
import { companyPost, postFlow, postType } from '@campus/contract/post';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

/** Recounts a company's open posts. Derived counters leave the row's version alone, so that no open form becomes stale. */
export async function countOpenPosts(companyId: string, context: Context): Promise<void> {
  await sql`select 1 from rc_company where id = ${companyId} for no key update`.execute(context.db);
  await sql`
    update rc_company set post_count = (
      select count(*) from rc_company_post
      where company_id = ${companyId} and del_flag = 0 and post_status = any(${codesOf(postFlow, 'active')}::int[]))
    where id = ${companyId}`.execute(context.db);
}

/** Adds `by` posts to a type and its ancestors; rows are locked in a fixed order. */
export async function moveTypeCount(typeId: string | null | undefined, by: 1 | -1, context: Context): Promise<void> {
  if (!typeId) return;
  await sql`
    with recursive up as (
      select id, parent_id from rc_post_type where id = ${typeId}
      union select t.id, t.parent_id from rc_post_type t join up on t.id = up.parent_id
    ), held as (select id from rc_post_type where id in (select id from up) order by id for no key update)
    update rc_post_type t set post_count = coalesce(t.post_count, 0) + ${by}::int from held where t.id = held.id`.execute(
    context.db,
  );
}

/** Recounts the posts of every type in the session's tenant: after a move in the tree, and after a bulk load. */
export async function recountPostTypes(context: Context): Promise<void> {
  await sql`
    with recursive below (root, id) as (
      select id, id from rc_post_type where ${context.live(postType)}
      union select b.root, t.id from below b join rc_post_type t on t.parent_id = b.id and t.del_flag = 0
    ), counted as (
      select b.root as id, count(p.id)::int as n from below b
      left join rc_company_post p on p.post_type_id = b.id and p.del_flag = 0 and p.tenant_id = ${context.session.tenantId}
      group by b.root
    )
    update rc_post_type t set post_count = c.n from counted c where t.id = c.id and t.post_count is distinct from c.n`.execute(
    context.db,
  );
}

/** Number of live posts of exactly this type. */
export async function postsOfType(typeId: string, context: Context): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from rc_company_post where ${context.live(companyPost)} and post_type_id = ${typeId}`.execute(
    context.db,
  );
  return Number(rows[0]?.n ?? 0);
}
