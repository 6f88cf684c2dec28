import { delivery, offer } from '@campus/contract/resume';
import { nextWait } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import type { Agreement } from './agreement-parties.ts';
import { appendStep, type HistoryEntry } from './delivery-history.ts';

/** Writes what the delivery and its offer know of the latest agreement; with an entry, into the history too. */
export async function noteAgreement(row: Agreement, context: Context, entry?: HistoryEntry): Promise<void> {
  const { engine, now } = context;
  const of = await engine.lock(delivery, row.deliveryId, context);
  if (!of) return;
  const known = { agreementId: row.id, agreementStatus: row.status };
  // A delivery that has ended with the agreement already says so.
  const isKnown = of.agreementId === row.id && of.agreementStatus === row.status;
  const set = { ...known, ...nextWait(of, { ...of, ...known }, now) };
  const after = isKnown ? of : await engine.set(delivery, of.id, set, context, of);
  if (of.offerId) await engine.set(offer, of.offerId, { agreementStatus: row.status }, context);
  if (entry) await appendStep(of, after, { refType: 'agreement', refId: row.id, ...entry }, context);
}
