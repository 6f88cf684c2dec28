import { text } from '@campus/contract/messages';
import { tell } from '../../request/tell.ts';
import { getCell, toCheckedValue } from './cell-value.ts';
import type { GridColumn, GridRow } from './column.ts';
import type { CellAt, Range } from './cursor.ts';
import { type FillTarget, getSpan } from './fill-target.ts';
import type { GridApi } from './grid-api.ts';
import type { CellValue } from './history.ts';
import { fillEnd } from './navigation.ts';
import { parsePasted } from './parse-pasted.ts';
import { continueSeries } from './series.ts';

/** The selected range, or the active cell as a range. */
export function findRange(store: GridApi): Range | undefined {
  const { range, cell } = store.cursor;
  if (range || !cell) return range;
  const [row, column] = [store.placeOf(cell.id), store.shown.findIndex(({ key }) => key === cell.key)];
  return row === -1 || column === -1 ? undefined : { top: row, bottom: row, left: column, right: column };
}
/** Editable cells of a range. */
function editableIn(store: GridApi, { top, bottom, left, right }: Range): { row: GridRow; column: GridColumn }[] {
  const columns = store.shown.slice(left, right + 1);
  return store.rows
    .slice(top, bottom + 1)
    .flatMap((row) => columns.filter((column) => !store.isReadOnly(row, column)).map((column) => ({ row, column })));
}
const getBlank = (column: GridColumn): unknown => {
  if (column.type === 'checkbox') return toCheckedValue(column, false);
  return ['upload', 'file', 'image'].includes(column.type) ? null : '';
};

/** Clears the editable cells of the range as one edit. */
export function clearRange(store: GridApi): boolean {
  const range = findRange(store);
  if (!range) return false;
  const cells = editableIn(store, range)
    .map(({ row, column }): CellValue => [row.id, column.key, getBlank(column)])
    .filter(([id, key, blank]) => store.values.get(id, key) !== blank);
  if (cells.length > 0) store.commands.setMany(cells);
  return true;
}

/** Sets editable cells as one edit; reports skipped and invalid ones. */
function fillCells(store: GridApi, wanted: readonly CellValue[], unread: readonly CellAt[] = []): void {
  const cells = wanted.filter(([id, key]) => store.isEditable({ id, key }));
  if (cells.length > 0) store.commands.setMany(cells, { unread });
  const failing = cells.filter(([id, key]) => store.checks.of(id).has(key)).length;
  const left = wanted.length - cells.length;
  if (left + failing > 0) tell.warning(text.gridLabels.filled(cells.length, left, failing));
}

/** Ctrl+D: copies the first row of the range to the others; a single row copies the row above. */
export function fillDown(store: GridApi): boolean {
  const range = findRange(store);
  if (!range) return false;
  const from = range.top === range.bottom ? range.top - 1 : range.top;
  const source = store.rows[from];
  if (!source) return true;
  const columns = store.shown.slice(range.left, range.right + 1);
  const targets = store.rows.slice(from + 1, range.bottom + 1);
  fillCells(
    store,
    targets.flatMap(({ id }) => columns.map(({ key }): CellValue => [id, key, getCell(source, key)])),
  );
  return true;
}

/** Fills a range next to the source: numbers and dates continue as a series, other values repeat. */
export function fillRange(store: GridApi, source: Range, { side, range }: FillTarget): void {
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
        rows(source).map((row) => getCell(row, key)),
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
        from.map(({ key }) => getCell(row, key)),
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
            : parsePasted(column, String(texts[at] ?? ''), getOptions(store, column, row));
        cells.push([row.id, column.key, read.value]);
        if (read.unread) unread.push({ id: row.id, key: column.key });
      }
    }
  fillCells(store, cells, unread);
  const [a, b] = getSpan(source, range);
  const [first, last] = [store.cellAt(a.row, a.column), store.cellAt(b.row, b.column)];
  if (first && last) store.cursor.span(first, last);
}
/** Option values are only meaningful in their own list. */
const hasOptions = ({ options, dictCode, dict }: GridColumn): boolean =>
  options !== undefined || dictCode !== undefined || dict !== undefined;
function getOptions(store: GridApi, column: GridColumn, row: GridRow) {
  const options = store.optionsOf(column, row);
  return options === 'loading' ? [] : options;
}

/** Double-click on the fill handle: fills down to the end of the adjacent data. */
export function fillToEnd(store: GridApi): void {
  const source = findRange(store);
  if (!source) return;
  const bottom = fillEnd(source, store.field);
  if (bottom > source.bottom)
    fillRange(store, source, { side: 'down', range: { ...source, top: source.bottom + 1, bottom } });
}

/** Reverts cells to their stored values as one edit. */
export function resetCells(store: GridApi, cells: readonly (readonly [id: string, key: string])[]): void {
  const changed = cells.flatMap(([id, key]): CellValue[] => {
    const source = store.table.sourceOf(id);
    const isChanged = source && store.table.changedKeys(store.settings.columns, id).has(key);
    return isChanged && store.isEditable({ id, key }) ? [[id, key, getCell(source, key)]] : [];
  });
  if (changed.length === 0) return;
  store.commands.setMany(changed);
}
/** F9: reverts the changed cells of the range. */
export function resetRange(store: GridApi): boolean {
  const range = findRange(store);
  if (!range) return false;
  resetCells(
    store,
    editableIn(store, range).map(({ row, column }) => [row.id, column.key] as const),
  );
  return true;
}
