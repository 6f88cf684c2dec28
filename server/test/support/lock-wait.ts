import { sql } from 'kysely';
import type { Handle } from '../../src/kit/handle.ts';

/** Resolves once a statement of another connection to PostgreSQL waits for a lock. */
export async function waitForLock(db: Handle): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
    await new Promise((done) => setTimeout(done, 10));
  }
}
