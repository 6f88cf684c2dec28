import { sql } from 'kysely';
import type { EngineApi } from '../kit/context.ts';
import { rebuildCounters } from '../kit/counter/recount.ts';
import type { Handle } from '../kit/handle.ts';
import { systemSession } from '../platform/jobs/job-runner.ts';

/** Computes all counters at once, and the views that only the seeded histories tell. */
export async function refreshAllCounters(engine: EngineApi): Promise<void> {
  const context = engine.context({ session: systemSession(0), ip: '', userAgent: '', requestId: '' });
  await rebuildCounters(context);
  await sql`update rc_company_post set view_count = delivery_count`.execute(engine.db);
  await sql`
    update rc_resume r set view_count = v.total from (
      select d.resume_id, count(*)::int as total from rc_delivery_step s join rc_delivery d on d.id = s.delivery_id
      where s.action = 'read' group by d.resume_id
    ) v where r.id = v.resume_id`.execute(engine.db);
}
/** Advances the number sequences beyond the seeded rows. */
export async function continueNumbers(db: Handle, at: string): Promise<void> {
  await sql`
    insert into sys_number (id, tenant_id, create_by, create_time, prefix, last)
    select md5('number|' || tenant_id || prefix), tenant_id, 'seed', ${at}::timestamptz, prefix, max(last) from (
      select tenant_id, left(delivery_no, 8) as prefix, substr(delivery_no, 9)::int as last from rc_delivery
      union all select tenant_id, left(interview_no, 8), substr(interview_no, 9)::int from rc_interview
      union all select tenant_id, left(offer_no, 8), substr(offer_no, 9)::int from rc_offer
      union all select tenant_id, left(agreement_no, 6), substr(agreement_no, 7)::int from rc_agreement
      union all select tenant_id, left(post_no, 6), substr(post_no, 7)::int from rc_company_post where post_no is not null
      union all select tenant_id, left(feedback_no, 10), substr(feedback_no, 11)::int from fb_feedback
      union all select tenant_id, left(order_no, 10), substr(order_no, 11)::int from demo_order
      union all select tenant_id, left(change_no, 10), substr(change_no, 11)::int from rc_company_change
      union all select tenant_id, left(fair_no, 11), substr(fair_no, 12)::int from rc_job_fair
      union all select tenant_id, left(apply_no, 8), substr(apply_no, 9)::int from rc_fair_apply
      union all select tenant_id, left(expense_no, 6), substr(expense_no, 7)::int from rc_fair_expense
      union all select tenant_id, left(alter_no, 8), substr(alter_no, 9)::int from rc_account_alteration
    ) n group by tenant_id, prefix on conflict do nothing`.execute(db);
}
