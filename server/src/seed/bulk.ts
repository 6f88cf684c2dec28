import type { AnyEntity } from '@campus/contract/kit';
import { sql } from 'kysely';
import { jsonb } from '../kit/database/parameters.ts';
import type { Handle } from '../kit/handle.ts';
import { readPinyin } from '../kit/read/pinyin.ts';
import { getColumn, snake } from '../kit/schema/registry.ts';
import { getTable } from '../kit/schema/schema.ts';

const chunk = 5000;
/** A row with wire names; encrypted values are given as `{name}` (ciphertext) and `{name}Hash`. */
export type SeedRow = Readonly<Record<string, unknown>>;

/** Column name → type without constraints, for the record set. */
function columnTypes(e: AnyEntity): Map<string, string> {
  return new Map(
    Object.entries(getTable(e).columns).map(([name, type]) => [name, type.replace(/ (NOT NULL|DEFAULT).*$/, '')]),
  );
}

/**
 * Bulk insert without form validation, with constraints on. Missing columns get the table's default when no row of the
 * call contains them; times without offset are China time.
 */
export async function bulkInsert(db: Handle, e: AnyEntity, given: readonly SeedRow[]): Promise<void> {
  const rows = await Promise.all(given.map(async (row) => ({ ...row, ...(await readPinyin(e, row)) })));
  const types = columnTypes(e);
  const names = new Map(
    [...new Set(rows.flatMap((r) => Object.keys(r)))].map((name) => [
      name,
      snake(e.fields[name] ? getColumn(name, e.fields[name]) : name),
    ]),
  );
  for (const [name, column] of names) if (!types.has(column)) throw new Error(`${e.name} has no column for ${name}`);
  const columns = [...names.values()];
  const shape = columns.map((c) => `${c} ${types.get(c)}`).join(', ');
  for (let at = 0; at < rows.length; at += chunk) {
    const records = rows
      .slice(at, at + chunk)
      .map((row) => Object.fromEntries([...names].map(([name, column]) => [column, row[name] ?? null])));
    await sql`insert into ${sql.table(e.table)} (${sql.raw(columns.join(', '))})
      select ${sql.raw(columns.join(', '))} from jsonb_to_recordset(${jsonb(records)}::jsonb) as r(${sql.raw(shape)})`.execute(
      db,
    );
  }
}
