import { refusal } from '@campus/contract/kit';
import { mostOffers, offer, standingOffers, offerSentences as words } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { setting } from '../../platform/settings.ts';

/** How many offers a post of this headcount may have; the ratio has one decimal. */
export const loadPlaces = async (headcount: number, context: Context): Promise<number> =>
  Math.floor((headcount * Math.round((await setting(context, 'offer.overRatio')) * 10)) / 10);

/** Open and accepted offers of a post. */
export async function takenPlaces(postId: string, context: Context): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rc_offer where ${context.live(offer)} and post_id = ${postId}
      and ${await context.meets(offer, standingOffers)}`.execute(context.db);
  return rows[0]?.n ?? 0;
}
/** All offers of a delivery so far. */
export async function earlierOffers(deliveryId: string, context: Context): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rc_offer where ${context.live(offer)} and delivery_id = ${deliveryId}`.execute(
    context.db,
  );
  return rows[0]?.n ?? 0;
}

/** Throws when the post, which is locked, or the delivery can have no further offer. */
export async function assertPlace(
  { deliveryId, post }: { readonly deliveryId: string; readonly post: { id: string; headcount: number } },
  context: Context,
): Promise<void> {
  if ((await earlierOffers(deliveryId, context)) >= mostOffers) throw refusal(words.tooMany(mostOffers), 'RC_LIMIT');
  if ((await takenPlaces(post.id, context)) >= (await loadPlaces(post.headcount, context)))
    throw refusal(words.overHeadcount, 'RC_CAPACITY');
}
