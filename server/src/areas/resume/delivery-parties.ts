import { company } from '@campus/contract/enterprise';
import type { AnyEntity, Row } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { delivery, employUser } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

type Delivery = Row<typeof delivery>;
/** What a row about a delivery copies of it. */
export const partiesFrom = ({ employId, postId, companyId, sysOrgCode }: Delivery) => ({
  employId,
  postId,
  companyId,
  sysOrgCode,
});

/** Locks rows of a table in the order of their ids. */
export async function lockAll(e: AnyEntity, ids: readonly string[], context: Context): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await context.engine.lock(e, id, context);
}
/**
 * Locks posts, with `withCompanies` their companies, students and deliveries, in the order that all writers of deliveries
 * share: what comes before a row about a delivery.
 */
export async function lockDeliveries(
  ids: readonly string[],
  context: Context,
  { withCompanies = false } = {},
): Promise<void> {
  const { rows } = await sql<{ postId: string; companyId: string; employId: string }>`
    select post_id, company_id, employ_id from rc_delivery
    where ${context.live(delivery)} and id = any(${[...ids]}::text[])`.execute(context.db);
  const all = (column: 'postId' | 'companyId' | 'employId') => rows.map((row) => row[column]);
  await lockAll(companyPost, all('postId'), context);
  if (withCompanies) await lockAll(company, all('companyId'), context);
  await lockAll(employUser, all('employId'), context);
  await lockAll(delivery, ids, context);
}
