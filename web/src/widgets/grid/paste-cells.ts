import { text } from '@campus/contract/messages';
import { tell } from '../../request/tell.ts';
import { isTyped } from './column.ts';
import type { CellAt } from './cursor.ts';
import type { GridStore } from './grid-store.ts';
import { acceptsPaste, parsePasted } from './parse-pasted.ts';
import { isSheet, parseSheet, sheetText } from './sheet-text.ts';

/** Maximum number of pasted rows. */
const maxPastedRows = 10_000;

/** Text of the range for spreadsheets; without a range, of the active cell. */
export function copyRange(store: GridStore): string | undefined {
  const { cell, range } = store.cursor;
  if (!range) {
    const [row, column] = cell ? [store.table.get(cell.id), store.column(cell.key)] : [];
    return row && column ? sheetText([[store.textOf(column, row)]]) : undefined;
  }
  const columns = store.shown.slice(range.left, range.right + 1);
  return sheetText(
    store.rows.slice(range.top, range.bottom + 1).map((row) => columns.map((column) => store.textOf(column, row))),
  );
}

/** Outcome of a paste. */
interface Pasted {
  readonly taken: number;
  readonly left: number;
  readonly failing: number;
}

/**
 * Pastes a range from the active cell to the right and down over the visible columns, appending rows where allowed. One
 * undoable edit.
 */
function spread(store: GridStore, source: string): Pasted | undefined {
  const start = store.cursor.range ? store.cellAt(store.cursor.range.top, store.cursor.range.left) : store.cursor.cell;
  if (!start) return undefined;
  const lines = isSheet(source) ? parseSheet(source, maxPastedRows) : [[source]];
  const firstRow = store.placeOf(start.id);
  const firstColumn = store.shown.findIndex(({ key }) => key === start.key);
  const missing = firstRow + lines.length - store.rows.length;
  const shape = missing > 0 && store.settings.canAdd ? store.table.shape() : undefined;
  if (shape) store.checks.forget(store.commands.insertRows(-1, missing).map(({ id }) => id));
  const cells: [string, string, unknown][] = [];
  const unread: CellAt[] = [];
  let left = 0;
  for (const [r, line] of lines.entries()) {
    const row = store.rows[firstRow + r];
    for (const [c, pasted] of line.entries()) {
      const column = store.shown[firstColumn + c];
      if (!row || !column || store.isReadOnly(row, column) || !acceptsPaste(column)) {
        left += 1;
        continue;
      }
      const options = store.optionsOf(column, row);
      const read = parsePasted(column, pasted, options === 'loading' ? [] : options);
      cells.push([row.id, column.key, read.value]);
      if (read.unread) unread.push({ id: row.id, key: column.key });
    }
  }
  store.commands.setMany(cells, { unread, ...(shape && { shape }) });
  store.cursor.unspan();
  const failing = cells.filter(([id, key]) => store.checks.of(id).has(key)).length;
  return { taken: cells.length, left, failing };
}

/** Handles a paste; returns false when the browser should paste plain text into an open text field. */
export function handlePaste(store: GridStore, source: string): boolean {
  const { cell, opening } = store.cursor;
  const column = cell && store.column(cell.key);
  if (!cell || !column || source === '') return false;
  if (!isSheet(source) && opening && isTyped(column)) return false;
  // Text with line breaks belongs into an open multi-line field.
  if (opening && column.type === 'input_pop' && !source.includes('\t')) return false;
  const done = spread(store, source);
  if (!done) return false;
  if (opening && isTyped(column)) store.cursor.close();
  if (done.left + done.failing + done.taken > 1)
    tell[done.failing > 0 ? 'warning' : 'success'](text.gridLabels.pasted(done.taken, done.left, done.failing));
  return true;
}
