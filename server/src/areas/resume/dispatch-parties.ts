import type { Row } from '@campus/contract/kit';
import { delivery, type dispatch } from '@campus/contract/resume';
import { deliveryStatuses, pipeline } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { type HistoryEntry, recordOnDelivery } from './delivery-history.ts';

export type Dispatch = Row<typeof dispatch>;

/** Whether the delivery waits at 推送派遣. */
export async function isAtDispatch({ deliveryId }: Dispatch, context: Context): Promise<boolean> {
  const of = await context.engine.lock(delivery, deliveryId as string, context);
  return of?.status === deliveryStatuses.active && of.step === pipeline.dispatch;
}

/** Writes an event of a dispatch into the history of its delivery, and what the delivery knows of the dispatch. */
export async function noteDispatch(row: Dispatch, entry: HistoryEntry, context: Context): Promise<void> {
  const about = { refType: 'dispatch', refId: row.id, ...entry };
  await recordOnDelivery(row.deliveryId as string, { dispatchStatus: row.status }, about, context);
}
