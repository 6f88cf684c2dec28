import { sql } from 'kysely';
import type { Handle } from '../kit/handle.ts';

/** Computes all derived counters at once, with the same results as the behaviours. */
export async function refreshAllCounters(db: Handle): Promise<void> {
  await sql`
    update rc_company_post p set delivery_count = c.total, todo_count = c.todo, view_count = c.total
    from (select post_id, count(*)::int as total, (count(*) filter (where status = 1 and step = 10))::int as todo from rc_delivery group by post_id) c
    where p.id = c.post_id`.execute(db);
  await sql`
    update rc_company c set post_count = coalesce((select count(*) from rc_company_post p where p.company_id = c.id and p.post_status = 1 and p.del_flag = 0), 0),
      delivery_count = coalesce((select count(*) from rc_delivery d where d.company_id = c.id), 0)`.execute(db);
  await sql`
    update rc_employ_user e set delivery_count = d.total from (select employ_id, count(*)::int as total from rc_delivery group by employ_id) d where e.id = d.employ_id`.execute(
    db,
  );
  await sql`
    update rc_resume r set download_count = d.total
    from (select resume_id, count(*)::int as total from rc_resume_download group by resume_id) d where r.id = d.resume_id`.execute(
    db,
  );
  await sql`
    update rc_resume r set view_count = v.total from (
      select d.resume_id, count(*)::int as total from rc_delivery_step s join rc_delivery d on d.id = s.delivery_id
      where s.action = 'read' group by d.resume_id
    ) v where r.id = v.resume_id`.execute(db);
  await sql`
    update rc_employ_user e set download_count = d.total from (select employ_id, count(*)::int as total from rc_resume_download group by employ_id) d where e.id = d.employ_id`.execute(
    db,
  );
  await sql`
    with recursive tree as (
      select id as root, id from rc_post_type union all select t.root, c.id from tree t join rc_post_type c on c.parent_id = t.id
    )
    update rc_post_type p set post_count = n.total
    from (select t.root, count(*)::int as total from tree t join rc_company_post q on q.post_type_id = t.id and q.del_flag = 0 group by t.root) n where p.id = n.root`.execute(
    db,
  );
  await sql`
    update rc_skill s set use_count = n.total
    from (select skill_id, count(*)::int as total from rc_resume_skill where del_flag = 0 group by skill_id) n where s.id = n.skill_id`.execute(
    db,
  );
}
/** Advances the number sequences beyond the seeded rows. */
export async function continueNumbers(db: Handle, at: string): Promise<void> {
  await sql`
    insert into sys_number (id, tenant_id, create_by, create_time, prefix, last)
    select md5('number|' || tenant_id || prefix), tenant_id, 'seed', ${at}::timestamptz, prefix, max(last) from (
      select tenant_id, left(delivery_no, 8) as prefix, substr(delivery_no, 9)::int as last from rc_delivery
      union all select tenant_id, left(post_no, 6), substr(post_no, 7)::int from rc_company_post where post_no is not null
      union all select tenant_id, left(feedback_no, 8), substr(feedback_no, 9)::int from fb_feedback
      union all select tenant_id, left(alter_no, 8), substr(alter_no, 9)::int from rc_account_alteration
    ) n group by tenant_id, prefix on conflict do nothing`.execute(db);
}
