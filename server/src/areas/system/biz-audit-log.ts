import { type Filter, failure, isStaff, ownerFilter, type Row, type Workflow } from '@campus/contract/kit';
import { bizAuditLog, type HistoryEntry, historyLimit, workflowHistory } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { actionLabel, stateLabel } from '../../kit/write/transition.ts';

type Entry = Row<typeof bizAuditLog>;

async function loadEntries(bizType: string, bizId: string, context: Context): Promise<readonly Entry[]> {
  const { rows } = await sql<Entry>`
    select id, action, from_status, to_status, reason, operator, operator_name, operate_time, ip from biz_audit_log
    where ${context.live(bizAuditLog)} and biz_type = ${bizType} and biz_id = ${bizId}
    order by operate_time desc, id desc limit ${historyLimit}`.execute(context.db);
  return rows;
}

/** The rights on the history are those on the row itself. */
export const workflowHistoryAnswer = answer(workflowHistory, async ({ bizType, bizId }, context) => {
  const { engine, session } = context;
  const e = engine.registry.entities.find(({ name }) => name === bizType);
  const flow = e?.workflow as Workflow | undefined;
  if (!e || !flow) throw failure('notFound');
  engine.assertPermission(session, e.can.list as string);
  const row: Filter = ['id', 'eq', bizId];
  if ((await engine.count(e, row, context)) === 0) throw failure('notFound');
  const byStaff = isStaff(session);
  if (!byStaff && (await engine.count(e, { all: [row, ownerFilter(flow)] }, context)) === 0)
    throw failure('noPermission');
  return (await loadEntries(bizType, bizId, context)).map(
    ({ id, action, fromStatus, toStatus, reason, operatorName, operateTime, operator, ip }): HistoryEntry => ({
      id,
      action,
      action_dictText: actionLabel(flow, action),
      fromStatus,
      fromStatus_dictText: stateLabel(flow, fromStatus),
      toStatus,
      toStatus_dictText: stateLabel(flow, toStatus),
      reason,
      operatorName,
      operateTime,
      ...(byStaff && { operator, ip }),
    }),
  );
});
