import type { Context } from '../../kit/context.ts';
import { type HistoryEntry, recordOnDelivery } from './delivery-history.ts';
import type { Offer } from './offer-parties.ts';

/** Writes an event of an offer into the history of its delivery, and what the delivery knows of its latest offer. */
export async function noteOffer(row: Offer, entry: HistoryEntry, context: Context): Promise<void> {
  const known = { offerId: row.id, offerStatus: row.status, offerDeadline: row.deadline };
  await recordOnDelivery(row.deliveryId, known, { refType: 'offer', refId: row.id, ...entry }, context);
}
