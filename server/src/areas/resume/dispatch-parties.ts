import type { Row } from '@campus/contract/kit';
import { delivery, type dispatch } from '@campus/contract/resume';
import { deliveryStatuses, nextWait, pipeline } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { appendStep, type HistoryEntry } from './delivery-history.ts';

export type Dispatch = Row<typeof dispatch>;

/** Whether the delivery waits at 推送派遣. */
export async function isAtDispatch({ deliveryId }: Dispatch, context: Context): Promise<boolean> {
  const of = await context.engine.lock(delivery, deliveryId as string, context);
  return of?.status === deliveryStatuses.active && of.step === pipeline.dispatch;
}

/** Writes an event of a dispatch into the history of its delivery, and what the delivery knows of the dispatch. */
export async function noteDispatch(row: Dispatch, entry: HistoryEntry, context: Context): Promise<void> {
  const { engine, now } = context;
  const of = await engine.lock(delivery, row.deliveryId as string, context);
  if (!of) return;
  const known = { dispatchStatus: row.status };
  const after = await engine.set(delivery, of.id, { ...known, ...nextWait(of, { ...of, ...known }, now) }, context, of);
  await appendStep(of, after, { refType: 'dispatch', refId: row.id, ...entry }, context);
}
