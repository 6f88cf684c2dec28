import { createHash } from 'node:crypto';
import type { AnyEntity } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../../kit/context.ts';
import { bulkInsert, type SeedRow } from '../../../seed/bulk.ts';

/** A deterministic row id: 32 hexadecimal digits derived from kind and key. */
export const seedId = (kind: string, key: string): string => createHash('md5').update(`${kind}|${key}`).digest('hex');

type Keyed = SeedRow & { readonly id: string };
/**
 * Inserts rows that never existed, deleted ones included: changes by administrators are preserved. `taken` excludes
 * rows that conflict with existing ones. Returns the new ids.
 */
export async function addMissing(
  context: Context,
  e: AnyEntity,
  rows: readonly Keyed[],
  taken: (row: Keyed) => boolean = () => false,
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const db = context.db;
  const known = await sql<{ id: string }>`
    select id from ${sql.table(e.table)} where id = any(${rows.map((row) => row.id)}::text[])`.execute(db);
  const old = new Set(known.rows.map((row) => row.id));
  const fresh = rows.filter((row) => !old.has(row.id) && !taken(row));
  const defaults = Object.entries(e.fields).flatMap(([name, field]) =>
    field.default === undefined ? [] : [[name, field.default]],
  );
  await bulkInsert(
    db,
    e,
    fresh.map((row) => ({
      ...Object.fromEntries(defaults),
      tenantId: 0,
      createBy: 'system',
      createTime: context.now,
      ...(!e.appendOnly && { delFlag: 0, version: 0 }),
      ...row,
    })),
  );
  return new Set(fresh.map((row) => row.id));
}

/** Like `addMissing`, for long lists: rows known by code are skipped before their id is computed. */
export async function addMissingByCode(
  context: Context,
  e: AnyEntity,
  kind: string,
  rows: readonly { readonly code: string }[],
): Promise<void> {
  const { rows: known } = await sql<{ code: string }>`
    select code from ${sql.table(e.table)} where create_by = 'system' and code = any(${rows.map(({ code }) => code)}::text[])`.execute(
    context.db,
  );
  const shipped = new Set(known.map(({ code }) => code));
  const fresh = rows.filter(({ code }) => !shipped.has(code));
  await addMissing(
    context,
    e,
    fresh.map((row) => ({ ...row, id: seedId(kind, row.code) })),
  );
}
