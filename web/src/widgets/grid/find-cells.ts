import type { TextOf } from './arrange-rows.ts';
import type { GridColumn, GridRow } from './column.ts';
import type { CellAt } from './cursor.ts';
import type { Place } from './navigation.ts';

/** Whether a shown text contains what is searched for, whatever its case. */
export const matches = (shown: string, query: string): boolean =>
  query !== '' && shown.toLowerCase().includes(query.toLowerCase());

/** The cells that contain the query, row by row. */
export function findCells(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  textOf: TextOf,
  query: string,
): readonly CellAt[] {
  if (query === '') return [];
  const wanted = query.toLowerCase();
  const found: CellAt[] = [];
  for (const row of rows)
    for (const column of columns)
      if (column.type !== 'slot' && textOf(column, row).toLowerCase().includes(wanted))
        found.push({ id: row.id, key: column.key });
  return found;
}

/** The place in the list of the match after (or before) a cell, from the other end when there is none. */
export function nextMatch(
  found: readonly CellAt[],
  placeOf: (cell: CellAt) => Place,
  from: CellAt | undefined,
  isBackward = false,
): number {
  if (found.length === 0) return -1;
  if (!from) return isBackward ? found.length - 1 : 0;
  const start = placeOf(from);
  const order = (cell: CellAt): number => {
    const at = placeOf(cell);
    return at.row - start.row || at.column - start.column;
  };
  const next = isBackward ? found.findLastIndex((cell) => order(cell) < 0) : found.findIndex((cell) => order(cell) > 0);
  if (next !== -1) return next;
  return isBackward ? found.length - 1 : 0;
}
