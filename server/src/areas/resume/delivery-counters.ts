import type { Row } from '@campus/contract/kit';
import type { delivery } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

type Counted = Pick<Row<typeof delivery>, 'postId' | 'companyId' | 'employId'>;

/**
 * Recounts the delivery counters of a post. Locks the row in a separate statement first, so that rows committed by a
 * parallel transaction are counted too. The version stays, so that no open form becomes stale.
 */
export async function recountPostDeliveries({ postId }: Pick<Counted, 'postId'>, { db }: Context): Promise<void> {
  await sql`select 1 from rc_company_post where id = ${postId} for no key update`.execute(db);
  await sql`
    update rc_company_post p set delivery_count = c.total, todo_count = c.todo
    from (
      select count(*)::int as total, (count(*) filter (where status = 1 and step = 10))::int as todo
      from rc_delivery where post_id = ${postId}
    ) c where p.id = ${postId}`.execute(db);
}

/** Increments the counters of post, company and student for a new delivery. Its checks hold locks on all three. */
export async function countNewDelivery({ postId, companyId, employId }: Counted, context: Context): Promise<void> {
  const { db } = context;
  await recountPostDeliveries({ postId }, context);
  await sql`
    update rc_company set delivery_count = (select count(*) from rc_delivery where company_id = ${companyId})
    where id = ${companyId}`.execute(db);
  await sql`
    update rc_employ_user set delivery_count = (select count(*) from rc_delivery where employ_id = ${employId})
    where id = ${employId}`.execute(db);
}
