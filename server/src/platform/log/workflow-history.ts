import { bizAuditLog } from '@campus/contract/system';
import type { ContextPorts } from '../../kit/context.ts';
import type { EntryWriter } from '../../kit/ports.ts';
import { insertStored, type StoredRow, storeNew } from '../../kit/write/rows-together.ts';

interface Entry {
  readonly entity: { readonly name: string };
  readonly id: unknown;
  readonly action: string;
  readonly from: unknown;
  readonly to: unknown;
  readonly reason?: string | null | undefined;
  readonly username: unknown;
  readonly realname: unknown;
  readonly at: unknown;
  readonly ip: string | null;
}
/** The columns of a change of state in the history. */
export const historyColumns = <E extends Entry>({
  entity,
  id,
  action,
  from,
  to,
  reason,
  username,
  realname,
  at,
  ip,
}: E) => ({
  bizType: entity.name,
  bizId: id,
  action,
  fromStatus: from,
  toStatus: to,
  reason,
  operator: username,
  operatorName: realname,
  operateTime: at,
  ip,
});

const history: EntryWriter<StoredRow> = { insert: (rows) => insertStored(bizAuditLog, rows) };

/** History of workflows behind `ContextPorts.transition`, written at the end of the transaction. */
export const writeHistory: ContextPorts['transition'] = async (context, entity, ...changes) => {
  const { session, now, call } = context;
  for (const { id, tenantId, from, to, action, reason } of changes) {
    const entry = {
      ...(tenantId !== undefined && { tenantId }),
      ...historyColumns({
        ...{ entity, id, action, from, to, reason, at: now, ip: call.ip.slice(0, 64) || null },
        ...{ username: session.username, realname: session.realname || session.username },
      }),
    };
    context.endWrites.addEntry(history, await storeNew(bizAuditLog, entry, context));
  }
};
