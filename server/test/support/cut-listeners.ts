import { sql } from 'kysely';
import type { Database } from '../../src/kit/database/open.ts';

/** Ends the connections that listen, of every process on the database; they answer a ping every second. */
export async function cutListeners({ db }: Database): Promise<void> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and (query = 'select 1' or starts_with(query, 'listen '))`.execute(db);
  if (rows.length === 0) throw new Error('no connection listens');
}
