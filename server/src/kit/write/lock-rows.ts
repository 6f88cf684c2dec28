import type { AnyEntity } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Context, EngineApi, LockedFirst, WantedRows } from '../context.ts';
import { packRows, unpackRows } from '../read/packed-rows.ts';
import type { Data } from '../read/texts.ts';
import { columnNames, fromColumns } from './columns.ts';

/**
 * Columns that lock live rows of several tables, in this order and by id within a table; one for each table, which the
 * database computes in turn. Read them with `readLocked`.
 */
export const lockColumns = (wanted: readonly WantedRows[], { live }: Context): RawBuilder<unknown>[] =>
  wanted.map(({ entity, where, isOnlyRead }, i) => {
    const lock = isOnlyRead ? sql`` : sql`for no key update`;
    const select = sql`select * from ${sql.table(entity.table)} where ${where} and ${live(entity)} order by id ${lock}`;
    return sql`${packRows(columnNames(entity), select)} as ${sql.ref(columnOf(i))}`;
  });
/** The rows of each table. Takes the columns out of the row that has them. */
export function readLocked(wanted: readonly WantedRows[], row: Data, { ports }: EngineApi): Data[][] {
  return wanted.map(({ entity }, i) => {
    const packed = row[columnOf(i)];
    delete row[columnOf(i)];
    return unpackRows(columnNames(entity), packed).map((one) => fromColumns(entity, one, ports));
  });
}
const columnOf = (i: number): string => `locked${i}`;

/** Locks live rows of several tables by one statement, in this order and by id within a table, and returns them as they are then. */
export async function lockRows(wanted: readonly WantedRows[], context: Context): Promise<Data[][]> {
  const { rows } = await sql<Data>`select ${sql.join(lockColumns(wanted, context))}`.execute(context.db);
  return readLocked(wanted, rows[0] as Data, context.engine);
}

/** The rows of an entity among those that were wanted. */
export const rowsByEntity =
  (wanted: readonly WantedRows[], lists: readonly Data[][]): LockedFirst =>
  (e) =>
    (lists[wanted.findIndex(({ entity }) => entity.name === e.name)] ?? []) as never;
/** Locks or reads what a new row has as `first`, for another act that follows the same rules. */
export const lockRowsByEntity = async (wanted: readonly WantedRows[], context: Context): Promise<LockedFirst> =>
  rowsByEntity(wanted, await lockRows(wanted, context));

/** The row of `owner` that a column of a live row names. */
export const ownerOf = <E extends AnyEntity>(
  of: AnyEntity,
  id: string,
  column: string,
  owner: E,
  { live }: Context,
): WantedRows<E> => ({
  entity: owner,
  where: sql`id = (select ${sql.ref(column)} from ${sql.table(of.table)} where ${live(of)} and id = ${id})`,
});
