import type { AnyEntity, Row } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { AnyBehaviour } from '../any-behaviour.ts';
import type { Context, LockedFirst, WantedRows } from '../context.ts';
import { missingRow } from '../read/one-row.ts';
import type { Data } from '../read/texts.ts';
import { fromColumns } from './columns.ts';
import type { FormLocks } from './existence.ts';
import { lockColumns, readLocked, rowsByEntity } from './lock-rows.ts';
import { treeLock } from './locks.ts';

/** A row that is locked for its change, with the rows that were locked before it. */
export interface LockedRow {
  readonly before: Data;
  readonly first: LockedFirst;
}
type Purpose = 'change' | 'deletion' | 'reading';
const locks = { change: sql`for no key update`, deletion: sql`for update`, reading: undefined };

/**
 * Returns the row, locked for a change or its deletion unless only read, if this session can see it. The tree of the entity
 * is locked first. Throws notFound.
 */
export const lockVisible = async <E extends AnyEntity>(
  e: E,
  id: string | RawBuilder<unknown>,
  context: Context,
  purpose?: Purpose,
): Promise<Row<E>> => (await lockAfter(e, id, [], context, purpose)).before as Row<E>;

/** The same after other rows, which the same statement locks. */
export async function lockAfter(
  e: AnyEntity,
  id: string | RawBuilder<unknown>,
  first: readonly WantedRows[],
  context: Context,
  purpose: Purpose = 'change',
): Promise<LockedRow> {
  const condition = await context.visible(e);
  const table = sql.table(e.table);
  const tree = purpose === 'reading' ? [] : treeColumn(e, context);
  const held = [...tree, ...lockColumns(first, context)];
  const [before, columns, join] =
    held.length > 0
      ? [sql`with held as materialized (select ${sql.join(held)})`, sql`, held.*`, sql`cross join held`]
      : [sql``, sql``, sql``];
  const lock = locks[purpose] ? sql`${locks[purpose]} of ${table}` : sql``;
  // The row is locked after the join, so a row that changed while others were locked is read as it is then.
  const { rows } = await sql<Data>`
    ${before} select ${table}.*${columns} from ${table} ${join}
    where ${table}.id = ${id} and ${condition} ${lock}`.execute(context.db);
  const [row] = rows;
  if (!row) throw missingRow(e);
  delete row.lockedTree;
  const lists = readLocked(first, row, context.engine);
  return { before: fromColumns(e, row, context.engine.ports), first: rowsByEntity(first, lists) };
}

/**
 * Locks the visible row of an edit or of one of these steps with what comes before it in the lock order. Throws notFound.
 */
export async function lockForChange(
  b: AnyBehaviour,
  id: string,
  context: Context,
  steps?: readonly string[],
): Promise<LockedRow> {
  await b.beforeLock?.(id, context, steps);
  return lockAfter(b.entity, id, (await b.lockFirst?.(id, context)) ?? [], context);
}

/** What comes before a new row: the tree of its entity and the rows that its behaviour names. */
export function locksOfNew(b: AnyBehaviour, context: Context): FormLocks & Pick<LockedRow, 'first'> {
  let wanted: readonly WantedRows[] = [];
  let lists: readonly Data[][] = [];
  return {
    async columns(draft) {
      wanted = ((await b.lockForNew?.(draft, context)) as readonly WantedRows[] | undefined) ?? [];
      return [...treeColumn(b.entity, context), ...lockColumns(wanted, context)];
    },
    read(row) {
      lists = readLocked(wanted, row, context.engine);
    },
    first: (e) => rowsByEntity(wanted, lists)(e),
  };
}
function treeColumn(e: AnyEntity, context: Context): RawBuilder<unknown>[] {
  const tree = treeLock(e, context);
  return tree ? [sql`(${tree}) as locked_tree`] : [];
}
