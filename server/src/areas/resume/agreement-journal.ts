import { offer } from '@campus/contract/resume';
import type { Context } from '../../kit/context.ts';
import type { Agreement } from './agreement-parties.ts';
import { type HistoryEntry, recordOnDelivery } from './delivery-history.ts';

/** Writes what the delivery and its offer know of the latest agreement; with an entry, into the history too. */
export async function noteAgreement(row: Agreement, context: Context, entry?: HistoryEntry): Promise<void> {
  const known = { agreementId: row.id, agreementStatus: row.status };
  const about = entry && { refType: 'agreement', refId: row.id, ...entry };
  const of = await recordOnDelivery(row.deliveryId, known, about, context);
  if (of?.offerId) await context.engine.set(offer, of.offerId, { agreementStatus: row.status }, context);
}
