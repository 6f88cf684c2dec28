import { failure, rowName } from '@campus/contract/kit';
import { type DeliveryDispatch, deliveryDispatch, dispatch, dispatchPushBatch } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { batch } from '../../kit/write/step.ts';
import type { Dispatch } from './dispatch-parties.ts';

const shown = ['status', 'formNo', 'reportDate', 'pushTime', 'receiveTime', 'returnReason', 'revokeReason'];
export const dispatchOfDeliveryAnswer = answer(deliveryDispatch, async ({ deliveryId }, context) => {
  const [row] = await context.engine.find<Dispatch>(dispatch, ['deliveryId', 'eq', deliveryId], shown, context, 1);
  if (!row) return null;
  const { id, status, formNo, reportDate, pushTime, receiveTime, returnReason, revokeReason } = row;
  const reason = returnReason ?? revokeReason;
  return { id, status, formNo, reportDate, pushTime, receiveTime, reason } satisfies DeliveryDispatch;
});

/** The filled-in content of a visible row, with the version that the push refers to. */
async function loadContent(id: string, context: Context): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select archive_unit, archive_address, household, report_date, contact, contact_mobile, note, version
    from rc_dispatch where ${await context.visible(dispatch)} and id = ${id}`.execute(context.db);
  if (!rows[0]) throw failure('notFound');
  return rows[0];
}
const loadName = async (id: string, context: Context): Promise<string> => {
  const [row] = await context.engine.find(dispatch, ['id', 'eq', id], ['realname', 'postName'], context, 1);
  return (row && rowName(dispatch, row)) || id;
};
export const dispatchPushBatchAnswer = answer(
  dispatchPushBatch,
  ({ ids }, context, request) =>
    batch(
      [...new Set(ids.split(','))],
      (id) => loadName(id, context),
      (id) =>
        context.engine.transaction(request, async (each) =>
          each.engine.step(dispatch, 'push', id, await loadContent(id, each), each),
        ),
    ),
  { transaction: false },
);
