import { type AnyEntity, chinaTime } from '@campus/contract/kit';
import { sql } from 'kysely';
import { newId } from '../../kit/new-id.ts';
import type { Ports } from '../../kit/ports.ts';

/** What must not be kept in versions: secrets, and what is encrypted in its own table. */
const isOpen = (e: AnyEntity, name: string): boolean => !e.fields[name]?.secret && !e.fields[name]?.encrypted;

/** The data log behind `Ports.version`: numbers versions from 0, in the transaction of the change. */
export const dataLog =
  (now: () => Date): Ports['version'] =>
  async (tx, entity, row, session) => {
    const content = Object.fromEntries(Object.entries(row).filter(([name]) => isOpen(entity, name)));
    const id = String(row.id);
    await sql`
      insert into sys_data_log (id, tenant_id, create_by, create_time, data_table, data_id, data_version, data_content)
      select ${newId()}, ${session.tenantId}::int, ${session.username}, ${chinaTime(now())}::timestamptz, ${entity.table}, ${id},
             (coalesce(max(data_version::int), -1) + 1)::text, ${JSON.stringify(content)}
      from sys_data_log where data_table = ${entity.table} and data_id = ${id} and tenant_id = ${session.tenantId}::int`.execute(
      tx,
    );
  };
