import { getCell, isEmpty, isSeveral } from './cell-value.ts';
import { type GridColumn, type GridRow, isShown } from './column.ts';

/** Sort column and direction. */
export interface RowSort {
  readonly key: string;
  readonly isDescending: boolean;
}
/** Conditions on a column; all given ones apply. */
export interface ColumnFilter {
  /** Part of the displayed text, case-insensitive. */
  readonly contains?: string;
  /** Displayed texts; an empty string matches empty cells. */
  readonly values?: readonly string[];
  /** Inclusive bounds of a number or date. */
  readonly from?: string;
  readonly to?: string;
  readonly blank?: 'only' | 'without';
}
/** Sort and filters: at most one sorted column, any number of filtered ones. */
export interface Arrangement {
  readonly sort: RowSort | undefined;
  readonly filters: ReadonlyMap<string, ColumnFilter>;
}
export type TextOf = (column: GridColumn, row: GridRow) => string;
/** Filter control of a column. */
type FilterKind = 'values' | 'number' | 'date' | 'text';

export const ownOrder: Arrangement = { sort: undefined, filters: new Map() };
export const isArranged = ({ sort, filters }: Arrangement): boolean => sort !== undefined || filters.size > 0;

/** Cycles through ascending, descending and unsorted. */
export function nextSort(sort: RowSort | undefined, key: string): RowSort | undefined {
  if (sort?.key !== key) return { key, isDescending: false };
  return sort.isDescending ? undefined : { key, isDescending: true };
}

const byValues: ReadonlySet<string> = new Set(['select', 'radio', 'list_multi', 'sel_search', 'checkbox']);
/** Filter kind of a column; undefined when it can be neither sorted nor filtered because its cells have no text. */
export function findFilterKind(column: GridColumn): FilterKind | undefined {
  if (!isShown(column) || column.type === 'slot') return undefined;
  if (byValues.has(column.type)) return 'values';
  if (column.type === 'inputNumber') return 'number';
  return column.type === 'date' || column.type === 'datetime' ? 'date' : 'text';
}

/** The texts of a cell that a values filter compares. */
function partsIn(column: GridColumn, text: string): readonly string[] {
  return isSeveral(column) && text !== '' ? text.split(',') : [text];
}
/** Distinct texts of a column with their counts, most frequent first, the empty one last. */
export function valuesIn(
  column: GridColumn,
  rows: readonly GridRow[],
  textOf: TextOf,
): readonly { readonly text: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const text of partsIn(column, textOf(column, row))) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .map(([text, count]) => ({ text, count }))
    .sort((a, b) => Number(a.text === '') - Number(b.text === '') || b.count - a.count);
}

const getNumber = (value: unknown): number => (isEmpty(value) ? Number.NaN : Number(value));
function isWithin(column: GridColumn, value: unknown, { from = '', to = '' }: ColumnFilter): boolean {
  if (from === '' && to === '') return true;
  if (isEmpty(value)) return false;
  if (column.type === 'inputNumber') {
    const number = getNumber(value);
    return !Number.isNaN(number) && (from === '' || number >= Number(from)) && (to === '' || number <= Number(to));
  }
  // A date as upper bound includes its whole day.
  const text = String(value);
  return (from === '' || text >= from) && (to === '' || text.slice(0, to.length) <= to);
}
/** Whether a row matches the filter of one column. */
function passes(column: GridColumn, row: GridRow, filter: ColumnFilter, textOf: TextOf): boolean {
  const value = getCell(row, column.key);
  if (filter.blank && isEmpty(value) !== (filter.blank === 'only')) return false;
  if (!isWithin(column, value, filter)) return false;
  if (filter.contains === undefined && !filter.values) return true;
  const text = textOf(column, row);
  if (filter.contains !== undefined && !text.toLowerCase().includes(filter.contains.trim().toLowerCase())) return false;
  return !filter.values || partsIn(column, text).some((part) => filter.values?.includes(part));
}

const collator = new Intl.Collator('zh-CN', { numeric: true });
type SortKey = number | string | undefined;
function sortKeyOf(column: GridColumn, row: GridRow, textOf: TextOf): SortKey {
  const value = getCell(row, column.key);
  if (column.type === 'checkbox') return textOf(column, row);
  if (isEmpty(value)) return undefined;
  if (column.type !== 'inputNumber') return textOf(column, row) || undefined;
  const number = getNumber(value);
  return Number.isNaN(number) ? String(value) : number;
}
/** Numbers sort before texts. */
function compareKeys(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'number') return -1;
  return typeof b === 'number' ? 1 : collator.compare(a, b);
}

/** The rows that match all filters, sorted; empty cells are last in both directions. */
export function arrangeRows(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  { sort, filters }: Arrangement,
  textOf: TextOf,
): readonly GridRow[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const conditions = [...filters].flatMap(([key, filter]) => {
    const column = byKey.get(key);
    return column ? [{ column, filter }] : [];
  });
  const kept =
    conditions.length === 0
      ? rows
      : rows.filter((row) => conditions.every(({ column, filter }) => passes(column, row, filter, textOf)));
  const column = sort && byKey.get(sort.key);
  if (!column) return kept;
  const sign = sort.isDescending ? -1 : 1;
  return kept
    .map((row) => ({ row, key: sortKeyOf(column, row, textOf) }))
    .sort((a, b) => {
      if (a.key === undefined || b.key === undefined) return Number(a.key === undefined) - Number(b.key === undefined);
      return sign * compareKeys(a.key, b.key);
    })
    .map(({ row }) => row);
}
