import { entities } from '@campus/contract';
import type { AnyEntity } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Handle } from '../../src/kit/handle.ts';
import { createTable, getTables } from '../../src/kit/schema/schema.ts';

/** Makes the tables of `wanted` (default: of the whole product) that the database does not have yet. */
export async function createMissingTables(db: Handle, wanted: readonly AnyEntity[] = entities): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const have = new Set(rows.map(({ name }) => name));
  for (const table of getTables(wanted)) {
    if (have.has(table.name)) continue;
    for (const statement of createTable(table)) await sql.raw(statement).execute(db);
  }
}

/**
 * Removes every row of the tables. TRUNCATE writes new files for a table and each of its indexes, and most tables of a list
 * are empty after most tests: only those with rows are truncated, and what refers to them, which the list has to name.
 */
export async function emptyTables(db: Handle, names: readonly string[]): Promise<void> {
  const filled = names.map((name) => sql`select ${name}::text as name where exists (select from ${sql.table(name)})`);
  const { rows } = await sql<{ name: string }>`${sql.join(filled, sql` union all `)}`.execute(db);
  if (rows.length === 0) return;
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} cascade`.execute(db);
}
