import { type Expression, sql } from 'kysely';
import type { Handle } from '../handle.ts';

/**
 * The rows of a query, sent as one value: with thousands of small rows, taking them apart costs several times the statement
 * itself. For texts and integers only; other types come as PostgreSQL writes them in JSON.
 */
export async function readAtOnce<Row extends object>(db: Handle, query: Expression<Row>): Promise<Row[]> {
  const { rows } = await sql<{ listed: string }>`
    select coalesce(json_agg(r), '[]')::text as listed from (${query}) as r`.execute(db);
  return nameColumns(JSON.parse(rows[0]?.listed ?? '[]'));
}

/** Inside of a value columns keep their own names. */
function nameColumns<Row extends object>(rows: readonly Record<string, unknown>[]): Row[] {
  const names = Object.keys(rows[0] ?? {}).map((column) => [column, getName(column)] as const);
  return rows.map((row) => {
    const named: Record<string, unknown> = {};
    for (const [column, name] of names) named[name] = row[column];
    return named as Row;
  });
}
const getName = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
