import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** Lets `remove` delete rows of an append-only table: its trigger `refuse_change` permits it for the named table alone. */
export async function allowDelete(table: string, { db }: Pick<Context, 'db'>, remove: () => Promise<unknown>) {
  await sql`select set_config('campus.archiving', ${table}, true)`.execute(db);
  await remove();
  await sql`select set_config('campus.archiving', '', true)`.execute(db);
}
