import { bizAuditLog } from '@campus/contract/system';
import type { ContextPorts } from '../../kit/context.ts';
import { insertRows } from '../../kit/write/rows-together.ts';

/** History of workflows behind `ContextPorts.transition`: any number of changes by one statement. */
export const writeHistory: ContextPorts['transition'] = (context, entity, ...changes) => {
  const { session, now, call } = context;
  const entries = changes.map(({ id, tenantId, from, to, action, reason }) => ({
    ...(tenantId !== undefined && { tenantId }),
    bizType: entity.name,
    bizId: id,
    action,
    fromStatus: from,
    toStatus: to,
    reason,
    operator: session.username,
    operatorName: session.realname || session.username,
    operateTime: now,
    ip: call.ip.slice(0, 64) || null,
  }));
  return insertRows(bizAuditLog, entries, context);
};
