import { company } from '@campus/contract/enterprise';
import type { AnyEntity, Row } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { delivery, employUser, fullTime, offer, openOffers } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { setting } from '../../platform/settings.ts';

export type Offer = Row<typeof offer>;
type Parties = Pick<Offer, 'id' | 'deliveryId' | 'employId' | 'postId' | 'companyId' | 'nature'>;

async function lockAll(e: AnyEntity, ids: readonly string[], context: Context): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await context.engine.lock(e, id, context);
}
/** Locks what offers and agreements of these deliveries touch, in the order that all writers of deliveries share. */
export async function lockParties(
  of: readonly Pick<Parties, 'deliveryId' | 'employId' | 'postId' | 'companyId'>[],
  context: Context,
) {
  await lockAll(
    companyPost,
    of.map(({ postId }) => postId as string),
    context,
  );
  await lockAll(
    company,
    of.map(({ companyId }) => companyId as string),
    context,
  );
  await lockAll(
    employUser,
    of.map(({ employId }) => employId as string),
    context,
  );
  await lockAll(
    delivery,
    of.map(({ deliveryId }) => deliveryId),
    context,
  );
}
/** The same for the delivery of a new offer. */
export async function lockPartiesOfDelivery(id: string, context: Context): Promise<void> {
  const { rows } = await sql<Parties>`
    select id as delivery_id, employ_id, post_id, company_id from rc_delivery where ${context.live(delivery)} and id = ${id}`.execute(
    context.db,
  );
  await lockParties(rows, context);
}
/** The same for an offer, before its row is locked; with the offers that accepting it gives up. */
export async function lockPartiesOfOffer(id: string, context: Context): Promise<void> {
  const { rows } = await sql<Parties>`
    select id, delivery_id, employ_id, post_id, company_id, nature from rc_offer where ${context.live(offer)} and id = ${id}`.execute(
    context.db,
  );
  const [row] = rows;
  if (row) await lockParties([row, ...(await offersGivenUpFor(row, context))], context);
}

/** The student's other open offers that accepting this one refuses, oldest first. */
export async function offersGivenUpFor(
  { id, employId, nature }: Pick<Parties, 'id' | 'employId' | 'nature'>,
  context: Context,
): Promise<Parties[]> {
  if (nature !== fullTime || (await setting(context, 'offer.autoCloseOthers')) !== 1) return [];
  const { rows } = await sql<Parties>`
    select id, delivery_id, employ_id, post_id, company_id, nature from rc_offer
    where ${context.live(offer)} and ${await context.meets(offer, openOffers)} and employ_id = ${employId} and id <> ${id}
      and nature = ${fullTime} order by id`.execute(context.db);
  return rows;
}
