import { type AnyEntity, chinaTime, isMasked, isPublicField } from '@campus/contract/kit';
import { mask } from '@campus/contract/rules';
import { sql } from 'kysely';
import { maskNumbers } from '../../kit/http/masking.ts';
import type { DataLog } from '../../kit/ports.ts';
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

interface Version {
  readonly id: string;
  readonly tenant_id: number;
  readonly create_by: string;
  readonly create_time: string;
  readonly data_table: string;
  readonly data_id: string;
  readonly data_content: string;
}

/** Data log behind `Ports.dataLog`: numbers the versions of a row from 0. */
export const dataLog = (now: () => Date): DataLog<Version> => ({
  version(entity, row, session) {
    const open = Object.entries(row).filter(([name]) => isLogged(entity, name));
    const content = Object.fromEntries(open.map(([name, value]) => [name, maskValue(entity, name, value)]));
    return {
      id: newId(),
      tenant_id: session.tenantId,
      create_by: session.username,
      create_time: chinaTime(now()),
      data_table: entity.table,
      data_id: String(row.id),
      data_content: JSON.stringify(content),
    };
  },
  insert: (versions) => sql`
    insert into sys_data_log (id, tenant_id, create_by, create_time, data_table, data_id, data_version, data_content)
    select id, tenant_id, create_by, create_time, data_table, data_id,
      (row_number() over (partition by tenant_id, data_table, data_id order by place) + coalesce(
        (select max(l.data_version::int) from sys_data_log l
         where l.data_table = v.data_table and l.data_id = v.data_id and l.tenant_id = v.tenant_id), -1))::text, data_content
    from rows from (json_to_recordset(${JSON.stringify(versions)}::json) as (id text, tenant_id int, create_by text,
      create_time timestamptz, data_table text, data_id text, data_content text)) with ordinality
      as v (id, tenant_id, create_by, create_time, data_table, data_id, data_content, place)`,
});
