import type { Row } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { delivery, dispatch, employUser } from '@campus/contract/resume';
import { deliveryStatuses, deliverySteps, nextWait } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { appendStep, type HistoryEntry } from './delivery-history.ts';

export type Dispatch = Row<typeof dispatch>;
interface Parties {
  readonly deliveryId: string;
  readonly employId: string;
  readonly postId: string;
}

/** Locks what a step of a dispatch touches before its own row, in the order that all writers of deliveries share. */
export async function lockPartiesOfDispatch(id: string, context: Context): Promise<void> {
  const { rows } = await sql<Parties>`
    select delivery_id, employ_id, post_id from rc_dispatch where ${context.live(dispatch)} and id = ${id}`.execute(
    context.db,
  );
  const [row] = rows;
  if (!row) return;
  await context.engine.lock(companyPost, row.postId, context);
  await context.engine.lock(employUser, row.employId, context);
  await context.engine.lock(delivery, row.deliveryId, context);
}

/** Whether the delivery waits at 推送派遣. */
export async function isAtDispatch({ deliveryId }: Dispatch, context: Context): Promise<boolean> {
  const of = await context.engine.lock(delivery, deliveryId as string, context);
  return of?.status === deliveryStatuses.active && of.step === deliverySteps.dispatch;
}

/** Writes an event of a dispatch into the history of its delivery, and what the delivery knows of the dispatch. */
export async function noteDispatch(row: Dispatch, entry: HistoryEntry, context: Context): Promise<void> {
  const { engine, now } = context;
  const of = await engine.lock(delivery, row.deliveryId as string, context);
  if (!of) return;
  const known = { dispatchStatus: row.status };
  const after = await engine.set(delivery, of.id, { ...known, ...nextWait(of, { ...of, ...known }, now) }, context);
  await appendStep(of, after, { refType: 'dispatch', refId: row.id, ...entry }, context);
}
