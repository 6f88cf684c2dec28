import type { TextOf } from './arrange-rows.ts';
import type { GridColumn, GridRow } from './column.ts';
import type { CellAt } from './cursor.ts';
import type { Place } from './navigation.ts';

/** Whether a displayed text contains the query, case-insensitive. */
export const matches = (shown: string, query: string): boolean =>
  query !== '' && shown.toLowerCase().includes(query.toLowerCase());

/** Matching cells in reading order. */
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

/** Index of the match after (or before) a cell; wraps around. */
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
