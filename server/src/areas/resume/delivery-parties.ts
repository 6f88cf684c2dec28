import { company } from '@campus/contract/enterprise';
import type { AnyEntity, Row } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { delivery, employUser } from '@campus/contract/resume';
import { type RawBuilder, sql } from 'kysely';
import type { Context, WantedRows } from '../../kit/context.ts';
import { ownerOf } from '../../kit/write/lock-rows.ts';

type Delivery = Row<typeof delivery>;
/** What a row about a delivery copies of it. */
export const partiesFrom = ({ employId, postId, companyId, sysOrgCode }: Delivery) => ({
  employId,
  postId,
  companyId,
  sysOrgCode,
});

/**
 * Posts, with `withCompanies` their companies, students and the deliveries themselves: what comes before a row about a
 * delivery, in the order that all writers of deliveries share. `ids` are those of the deliveries, an array.
 */
export function partiesOfDeliveries(
  ids: RawBuilder<unknown>,
  { live }: Context,
  { withCompanies = false } = {},
): WantedRows[] {
  const named = (column: string) =>
    sql`id = any(array(select ${sql.ref(column)} from rc_delivery where ${live(delivery)} and id = any(${ids})))`;
  return [
    { entity: companyPost, where: named('postId') },
    ...(withCompanies ? [{ entity: company, where: named('companyId') }] : []),
    { entity: employUser, where: named('employId') },
    { entity: delivery, where: sql`id = any(${ids})` },
  ];
}
/** Locks these parties by one statement. */
export async function lockDeliveries(
  ids: readonly string[],
  context: Context,
  options?: { readonly withCompanies?: boolean },
): Promise<void> {
  await context.engine.lockRows(partiesOfDeliveries(sql`${[...ids]}::text[]`, context, options), context);
}
/** What a new row about a delivery locks before it. */
export const partiesOfNew = (deliveryId: string | null | undefined, context: Context): WantedRows[] =>
  partiesOfDeliveries(sql`array[${deliveryId ?? ''}]::text[]`, context, { withCompanies: true });
/** Post, company and student that a row names, in the order of who delivers; they come before that row. */
export const applicantsOf = (e: AnyEntity, id: string, context: Context): WantedRows[] => [
  ownerOf(e, id, 'postId', companyPost, context),
  ownerOf(e, id, 'companyId', company, context),
  ownerOf(e, id, 'employId', employUser, context),
];
/** The parties of the delivery that a row names; they come before that row. */
export const partiesOf = (e: AnyEntity, id: string, context: Context): WantedRows[] =>
  partiesOfDeliveries(
    sql`array(select delivery_id from ${sql.table(e.table)} where ${context.live(e)} and id = ${id})`,
    context,
  );
