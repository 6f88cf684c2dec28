import { type AnyEntity, chinaTime, isMasked, isPublicField } from '@campus/contract/kit';
import { mask } from '@campus/contract/rules';
import { sql } from 'kysely';
import { maskNumbers } from '../../kit/http/masking.ts';
import type { Ports } from '../../kit/ports.ts';
import { newId } from '../../kit/write/new-id.ts';

/** What versions must not store: secrets, values encrypted in their own table, fields hidden from some readers. */
function isLogged(e: AnyEntity, name: string): boolean {
  const field = e.fields[name];
  return !field || isPublicField(field) || (field.mask !== undefined && !field.encrypted && !field.secret);
}
/** Masks personal values as for readers without a code. */
function maskValue(e: AnyEntity, name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const field = e.fields[name];
  // The rows of `plainWhen` are not known to a reader of versions: those audiences get the mask when they read.
  const kind = field && isMasked(field) ? field.mask : undefined;
  return kind ? mask(kind, value) : maskNumbers(value);
}

/** Data log behind `Ports.version`: numbers versions from 0, in the transaction of the change. */
export const dataLog =
  (now: () => Date): Ports['version'] =>
  async (tx, entity, row, session) => {
    const open = Object.entries(row).filter(([name]) => isLogged(entity, name));
    const content = Object.fromEntries(open.map(([name, value]) => [name, maskValue(entity, name, value)]));
    const id = String(row.id);
    await sql`
      insert into sys_data_log (id, tenant_id, create_by, create_time, data_table, data_id, data_version, data_content)
      select ${newId()}, ${session.tenantId}::int, ${session.username}, ${chinaTime(now())}::timestamptz, ${entity.table}, ${id},
             (coalesce(max(data_version::int), -1) + 1)::text, ${JSON.stringify(content)}
      from sys_data_log where data_table = ${entity.table} and data_id = ${id} and tenant_id = ${session.tenantId}::int`.execute(
      tx,
    );
  };
