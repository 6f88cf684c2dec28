import { bizAuditLog } from '@campus/contract/system';
import type { ContextPorts } from '../../kit/context.ts';

/** History of workflows behind `ContextPorts.transition`. */
export const writeHistory: ContextPorts['transition'] = async (context, entity, ...changes) => {
  const { session, now, call, engine } = context;
  for (const { id, tenantId, from, to, action, reason } of changes) {
    await engine.insert(
      bizAuditLog,
      {
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
      },
      context,
    );
  }
};
