import { sql } from 'kysely';
import type { Database } from '../../src/kit/database/open.ts';
import type { Handle } from '../../src/kit/handle.ts';

/** Resolves once a statement of another connection to PostgreSQL waits for a lock. */
export async function waitForLock(db: Handle): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
    await new Promise((done) => setTimeout(done, 10));
  }
}

interface StoredRow {
  readonly table: string;
  readonly id: string;
}
const take = (db: Handle, { table, id }: StoredRow) =>
  sql`select 1 from ${sql.table(table)} where id = ${id} for no key update nowait`.execute(db);
/**
 * Calls while another transaction holds a row, and takes `later` rows in it once the call waits: that fails when the call
 * has locked one of them before the held row. The embedded database has one connection: there the call is all that happens.
 */
export async function callInOrder<T>(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  held: StoredRow,
  later: readonly StoredRow[],
  call: () => Promise<T>,
): Promise<T> {
  if (kind !== 'postgres') return call();
  const { called } = await db.transaction().execute(async (own) => {
    await take(own, held);
    const called = call();
    await waitForLock(db);
    for (const row of later) await take(own, row);
    return { called };
  });
  return called;
}
