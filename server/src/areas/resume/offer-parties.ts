import { failure, type Row, stateText } from '@campus/contract/kit';
import { delivery, deliveryFlow, fullTime, offer, openOffers, offerSentences as words } from '@campus/contract/resume';
import { deliveryStatuses, pipeline } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { withStageText } from '../../kit/write/checked-values.ts';
import { setting } from '../../platform/settings.ts';
import { lockDeliveries } from './delivery-parties.ts';

export type Offer = Row<typeof offer>;
type Parties = Pick<Offer, 'id' | 'deliveryId' | 'employId' | 'nature'>;

/** Locks what comes before an offer; with the offers that accepting it gives up. */
export async function lockPartiesOfOffer(id: string, context: Context): Promise<void> {
  const { rows } = await sql<Parties>`
    select id, delivery_id, employ_id, nature from rc_offer where ${context.live(offer)} and id = ${id}`.execute(
    context.db,
  );
  const [row] = rows;
  if (!row) return;
  const all = [row, ...(await offersGivenUpFor(row, context))];
  await lockDeliveries(
    all.map(({ deliveryId }) => deliveryId),
    context,
    { withCompanies: true },
  );
}

/** The student's other open offers that accepting this one refuses, oldest first. */
export async function offersGivenUpFor(
  { id, employId, nature }: Omit<Parties, 'deliveryId'>,
  context: Context,
): Promise<Parties[]> {
  if (nature !== fullTime || (await setting(context, 'offer.autoCloseOthers')) !== 1) return [];
  const { rows } = await sql<Parties>`
    select id, delivery_id, employ_id, nature from rc_offer
    where ${context.live(offer)} and ${await context.meets(offer, openOffers)} and employ_id = ${employId} and id <> ${id}
      and nature = ${fullTime} order by id`.execute(context.db);
  return rows;
}

/** Throws unless the delivery waits at 录用: only then can its student get an offer. */
export async function assertAtHire(of: Row<typeof delivery>, context: Context): Promise<void> {
  if (of.status === deliveryStatuses.active && of.step === pipeline.hire) return;
  throw failure('wrongState', stateText(deliveryFlow, await withStageText(delivery, { ...of }, context)), words.issue);
}
