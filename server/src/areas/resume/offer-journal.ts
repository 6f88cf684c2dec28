import { delivery } from '@campus/contract/resume';
import { nextWait } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { appendStep, type HistoryEntry } from './delivery-history.ts';
import type { Offer } from './offer-parties.ts';

/** Writes an event of an offer into the history of its delivery, and what the delivery knows of its latest offer. */
export async function noteOffer(row: Offer, entry: HistoryEntry, context: Context): Promise<void> {
  const { engine, now } = context;
  const of = await engine.lock(delivery, row.deliveryId, context);
  if (!of) return;
  const known = { offerId: row.id, offerStatus: row.status, offerDeadline: row.deadline };
  // A delivery that has ended with the offer already says so.
  const isKnown = of.offerId === row.id && of.offerStatus === row.status;
  const set = { ...known, ...nextWait(of, { ...of, ...known }, now) };
  const after = isKnown ? of : await engine.set(delivery, of.id, set, context, of);
  await appendStep(of, after, { refType: 'offer', refId: row.id, ...entry }, context);
}
