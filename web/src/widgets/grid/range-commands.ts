import { text } from '@campus/contract/messages';
import { tell } from '../../request/tell.ts';
import { cellOf, checkedValue } from './cell-value.ts';
import type { GridColumn, GridRow } from './column.ts';
import type { CellAt, Range } from './cursor.ts';
import { type FillTarget, spanOf } from './fill-target.ts';
import type { GridStore } from './grid-store.ts';
import type { CellValue } from './history.ts';
import { fillEnd } from './navigation.ts';
import { readPasted } from './read-pasted.ts';
import { continueSeries } from './series.ts';

/** The range, or the active cell as one. */
export function rangeOf(store: GridStore): Range | undefined {
  const { range, cell } = store.cursor;
  if (range || !cell) return range;
  const [row, column] = [store.placeOf(cell.id), store.shown.findIndex(({ key }) => key === cell.key)];
  return row === -1 || column === -1 ? undefined : { top: row, bottom: row, left: column, right: column };
}
/** The cells of a range that the user may change. */
function editableIn(store: GridStore, { top, bottom, left, right }: Range): { row: GridRow; column: GridColumn }[] {
  const columns = store.shown.slice(left, right + 1);
  return store.rows
    .slice(top, bottom + 1)
    .flatMap((row) => columns.filter((column) => !store.isReadOnly(row, column)).map((column) => ({ row, column })));
}
const blankOf = (column: GridColumn): unknown => {
  if (column.type === 'checkbox') return checkedValue(column, false);
  return ['upload', 'file', 'image'].includes(column.type) ? null : '';
};

/** Empties the range as one act; read-only cells keep their value. */
export function clearRange(store: GridStore): boolean {
  const range = rangeOf(store);
  if (!range) return false;
  const cells = editableIn(store, range)
    .map(({ row, column }): CellValue => [row.id, column.key, blankOf(column)])
    .filter(([id, key, blank]) => store.values.get(id, key) !== blank);
  if (cells.length > 0) store.acts.setMany(cells);
  return true;
}

/** Sets cells as one act, except those the user may not change, and tells what was left out or fails. */
function fillCells(store: GridStore, wanted: readonly CellValue[], unread: readonly CellAt[] = []): void {
  const cells = wanted.filter(([id, key]) => store.isEditable({ id, key }));
  if (cells.length > 0) store.acts.setMany(cells, { unread });
  const failing = cells.filter(([id, key]) => store.checks.of(id).has(key)).length;
  const left = wanted.length - cells.length;
  if (left + failing > 0) tell.warning(text.gridWords.filled(cells.length, left, failing));
}

/** Ctrl+D: the first row of the range goes down over the others; a single row takes the row above. */
export function fillDown(store: GridStore): boolean {
  const range = rangeOf(store);
  if (!range) return false;
  const from = range.top === range.bottom ? range.top - 1 : range.top;
  const source = store.rows[from];
  if (!source) return true;
  const columns = store.shown.slice(range.left, range.right + 1);
  const targets = store.rows.slice(from + 1, range.bottom + 1);
  fillCells(
    store,
    targets.flatMap(({ id }) => columns.map(({ key }): CellValue => [id, key, cellOf(source, key)])),
  );
  return true;
}

/** Continues the range to one side: numbers and dates as a series, everything else repeated. */
export function fillRange(store: GridStore, source: Range, { side, range }: FillTarget): void {
  const isVertical = side === 'down' || side === 'up';
  const isBackward = side === 'up' || side === 'left';
  const cells: CellValue[] = [];
  const unread: CellAt[] = [];
  const rows = (part: Range) => store.rows.slice(part.top, part.bottom + 1);
  const columns = (part: Range) => store.shown.slice(part.left, part.right + 1);
  const nearestFirst = <T>(list: readonly T[]): readonly T[] => (isBackward ? list.toReversed() : list);
  if (isVertical)
    for (const { type, key } of columns(source)) {
      const targets = nearestFirst(rows(range));
      const values = continueSeries(
        type,
        rows(source).map((row) => cellOf(row, key)),
        targets.length,
        isBackward,
      );
      for (const [at, { id }] of targets.entries()) cells.push([id, key, values[at]]);
    }
  else
    for (const row of rows(source)) {
      const from = columns(source);
      const targets = nearestFirst(columns(range));
      const type = from.every((column) => column.type === from[0]?.type) ? (from[0]?.type ?? '') : '';
      const values = continueSeries(
        type,
        from.map(({ key }) => cellOf(row, key)),
        targets.length,
        isBackward,
      );
      const texts = continueSeries(
        '',
        from.map((column) => store.textOf(column, row)),
        targets.length,
        isBackward,
      );
      for (const [at, column] of targets.entries()) {
        const read =
          column.type === type && !hasOptions(column)
            ? { value: values[at] }
            : readPasted(column, String(texts[at] ?? ''), optionsOf(store, column, row));
        cells.push([row.id, column.key, read.value]);
        if (read.unread) unread.push({ id: row.id, key: column.key });
      }
    }
  fillCells(store, cells, unread);
  const [a, b] = spanOf(source, range);
  const [first, last] = [store.cellAt(a.row, a.column), store.cellAt(b.row, b.column)];
  if (first && last) store.cursor.span(first, last);
}
/** Values of one list mean nothing in another. */
const hasOptions = ({ options, dictCode, dict }: GridColumn): boolean =>
  options !== undefined || dictCode !== undefined || dict !== undefined;
function optionsOf(store: GridStore, column: GridColumn, row: GridRow) {
  const options = store.optionsOf(column, row);
  return options === 'loading' ? [] : options;
}

/** Double click on the handle: down to the end of the data next to the range. */
export function fillToEnd(store: GridStore): void {
  const source = rangeOf(store);
  if (!source) return;
  const bottom = fillEnd(source, store.field);
  if (bottom > source.bottom)
    fillRange(store, source, { side: 'down', range: { ...source, top: source.bottom + 1, bottom } });
}

/** Puts cells back to what is stored, as one act. */
export function resetCells(store: GridStore, cells: readonly (readonly [id: string, key: string])[]): void {
  const changed = cells.flatMap(([id, key]): CellValue[] => {
    const source = store.table.sourceOf(id);
    const isChanged = source && store.table.changedKeys(store.settings.columns, id).has(key);
    return isChanged && store.isEditable({ id, key }) ? [[id, key, cellOf(source, key)]] : [];
  });
  if (changed.length === 0) return;
  store.acts.setMany(changed);
}
/** F9: the changed cells of the range. */
export function resetRange(store: GridStore): boolean {
  const range = rangeOf(store);
  if (!range) return false;
  resetCells(
    store,
    editableIn(store, range).map(({ row, column }) => [row.id, column.key] as const),
  );
  return true;
}
