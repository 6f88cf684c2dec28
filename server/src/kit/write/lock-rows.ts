import type { AnyEntity } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context, WantedRows } from '../context.ts';
import { packRows, unpackRows } from '../read/packed-rows.ts';
import type { Data } from '../read/texts.ts';
import { columnNames, fromColumns } from './columns.ts';

/**
 * Locks live rows of several tables by one statement, in this order and by id within a table, and returns them as they are
 * then. The answer has one column for each table, which the database computes in turn.
 */
export async function lockRows(wanted: readonly WantedRows[], context: Context): Promise<Data[][]> {
  const columns = wanted.map(({ entity, where }, i) => {
    const select = sql`select * from ${sql.table(entity.table)} where ${where} and ${context.live(entity)} order by id for no key update`;
    return sql`${packRows(columnNames(entity), select)} as ${sql.ref(`locked${i}`)}`;
  });
  const { rows } = await sql<Data>`select ${sql.join(columns)}`.execute(context.db);
  return wanted.map(({ entity }, i) =>
    unpackRows(columnNames(entity), rows[0]?.[`locked${i}`]).map((row) =>
      fromColumns(entity, row, context.engine.ports),
    ),
  );
}

/** The row of `owner` that `column` of a live row names, locked. */
export async function lockOwner(
  of: AnyEntity,
  id: string,
  column: string,
  owner: AnyEntity,
  context: Context,
): Promise<Data | undefined> {
  const named = sql`(select ${sql.ref(column)} from ${sql.table(of.table)} where ${context.live(of)} and id = ${id})`;
  const [found] = await lockRows([{ entity: owner, where: sql`id = ${named}` }], context);
  return found?.[0];
}
