import type { KeyboardEvent } from 'react';
import { isTyped } from './column.ts';
import type { CellAt } from './cursor.ts';
import type { GridStore } from './grid-store.ts';

const arrows: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next cell with a control, row by row; undefined behind the last and before the first. */
function nextEditable(store: GridStore, from: CellAt, by: 1 | -1): CellAt | undefined {
  const [first, end] = store.pageBounds;
  const columns = store.shown;
  let row = store.table.indexOf(from.id);
  let column = columns.findIndex(({ key }) => key === from.key) + by;
  for (; row >= first && row < end; row += by, column = by > 0 ? 0 : columns.length - 1) {
    const found = store.rows[row];
    for (; found && column >= 0 && column < columns.length; column += by) {
      const candidate = columns[column];
      if (candidate && !store.isReadOnly(found, candidate)) return { id: found.id, key: candidate.key };
    }
  }
  return undefined;
}
function beside(store: GridStore, from: CellAt, rows: number, columns: number): CellAt | undefined {
  const [first, end] = store.pageBounds;
  const row = store.table.indexOf(from.id) + rows;
  const column = store.shown.findIndex(({ key }) => key === from.key) + columns;
  return row >= first && row < end ? store.cellAt(row, column) : undefined;
}
/** Goes to a cell; where cells are always edited, into its editor. */
export function enter(store: GridStore, cell: CellAt | undefined): boolean {
  if (!cell) return false;
  store.cursor.go(cell, store.settings.alwaysEdit && store.hasEditor(cell) ? {} : undefined);
  return true;
}
/** Goes to a cell and opens nothing. */
function walk(store: GridStore, cell: CellAt | undefined): boolean {
  if (cell) store.cursor.go(cell);
  return cell !== undefined;
}

/** Goes to the next failing cell behind this one, else to the first; false when none fails. */
export function enterNextFault(store: GridStore, from: CellAt | undefined): boolean {
  const all = store.checks.list();
  return enter(store, all.find((one) => store.cursor.isBehind(one, from)) ?? all[0]);
}
/** Leaves the grid, in which Tab goes from cell to cell. */
function leave(store: GridStore, side: 'before' | 'behind'): boolean {
  store.cursor.go(undefined);
  store.leave(side);
  return true;
}

/** What a key does in the grid; false for what it does not know, which goes on to the control that has the focus. */
export function takeKey(store: GridStore, event: KeyboardEvent): boolean {
  const { cell, opening } = store.cursor;
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (!cell || event.nativeEvent.isComposing || isInMenu(event)) return false;
  const column = store.column(cell.key);
  const isTyping = opening !== undefined && column !== undefined && isTyped(column);
  const isArea = event.target instanceof HTMLTextAreaElement;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z' && !isTyping) return store.acts.undo();
  if (ctrlKey && key.toLowerCase() === 'm') return leave(store, shiftKey ? 'before' : 'behind');
  if (ctrlKey || metaKey || altKey) return false;
  if (key === 'F8') return enterNextFault(store, cell);
  if (key === 'Tab') return enter(store, nextEditable(store, cell, shiftKey ? -1 : 1));
  const arrow = arrows[key];
  if (arrow && (!opening || leavesEditor(arrow, isTyping, event.target))) {
    if (shiftKey) return spanBy(store, cell, arrow[0], arrow[1]);
    const to = beside(store, cell, arrow[0], arrow[1]);
    return opening ? enter(store, to) : walk(store, to);
  }
  if (isTyping && key === 'Enter' && !isArea) {
    // Also in the last row: the value is confirmed.
    if (!enter(store, beside(store, cell, 1, 0))) store.cursor.close();
    return true;
  }
  if (key === 'Escape' && opening && !event.defaultPrevented && !store.settings.alwaysEdit) {
    store.cursor.close();
    return false;
  }
  // The cell stays active without its editor: all arrows go from there.
  if (opening && key === 'F2') return closeEditor(store);
  if (opening || !column || isNative(event)) return false;
  if (key === 'F2' || key === 'Enter') return openEditor(store, {});
  return [...key].length === 1 && isTyped(column) && openEditor(store, { typed: key });
}
/**
 * Whether an arrow goes on to the next cell from an open editor: up and down from a line of text, left and right from
 * what is chosen where its list is closed and the caret has nowhere to go.
 */
function leavesEditor([rows]: readonly [number, number], isTyping: boolean, target: EventTarget): boolean {
  if (!(target instanceof HTMLInputElement) || target.type === 'radio') return false;
  if (isTyping) return rows !== 0;
  const isOpen = target.ariaExpanded === 'true' || target.dataset.open === 'true';
  return rows === 0 && !isOpen && (target.readOnly || target.value === '');
}
/** The keys of an open menu are its own, also while the focus is still at its button. */
const isInMenu = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('.ant-dropdown-open') !== null;
/** A control that the cell always shows (a tick, a radio, a button) takes its keys itself. */
const isNative = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && ['INPUT', 'BUTTON', 'A'].includes(target.tagName) && key !== 'F2';

function closeEditor({ cursor }: GridStore): boolean {
  cursor.close();
  return true;
}

function openEditor(store: GridStore, opening: { typed?: string }): boolean {
  store.openEditor(opening);
  return store.cursor.opening !== undefined;
}
function spanBy(store: GridStore, cell: CellAt, rows: number, columns: number): boolean {
  const range = store.cursor.corners;
  const to = range ? store.cellAt(range[1].row + rows, range[1].column + columns) : beside(store, cell, rows, columns);
  if (to) store.cursor.span(cell, to);
  return to !== undefined;
}
