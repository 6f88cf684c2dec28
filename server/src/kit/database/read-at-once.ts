import { type Expression, sql } from 'kysely';
import type { Handle } from '../handle.ts';
import { nameColumns } from './dialect.ts';

/**
 * The rows of a query, sent as one value: with thousands of small rows, taking them apart costs several times the statement
 * itself. For texts and integers only; other types come as PostgreSQL writes them in JSON.
 */
export async function readAtOnce<Row extends object>(db: Handle, query: Expression<Row>): Promise<Row[]> {
  const { rows } = await sql<{ listed: string }>`
    select coalesce(json_agg(r), '[]')::text as listed from (${query}) as r`.execute(db);
  // Inside of a value columns keep their own names.
  return JSON.parse(rows[0]?.listed ?? '[]').map(nameColumns);
}
