import type { KeyboardEvent } from 'react';
import { isTyped } from './column.ts';
import type { CellAt } from './cursor.ts';
import type { GridApi } from './grid-api.ts';
import { findArrow, findDestination, isMoving } from './navigation.ts';
import { clearRange, fillDown, resetRange } from './range-commands.ts';

/** Next cell with a control in reading order; undefined past the ends. */
function nextEditable(store: GridApi, from: CellAt, by: 1 | -1): CellAt | undefined {
  const [first, end] = store.pageBounds;
  const columns = store.shown;
  let row = store.placeOf(from.id);
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
/** Target cell of a key. */
function destination(store: GridApi, from: CellAt, key: string, isCtrl: boolean): CellAt | undefined {
  const place = { row: store.placeOf(from.id), column: store.shown.findIndex((column) => column.key === from.key) };
  const to = findDestination(key, isCtrl, place, store.field);
  return to && store.cellAt(to.row, to.column);
}
/** Activates a cell, and opens its editor where cells are always edited. */
export function enter(store: GridApi, cell: CellAt | undefined): boolean {
  if (!cell) return false;
  store.cursor.go(cell, store.settings.alwaysEdit && store.hasEditor(cell) ? {} : undefined);
  return true;
}
/** Activates the first editable cell of a row. */
export function enterRow(store: GridApi, id: string): void {
  const row = store.table.get(id);
  const column = row && (store.shown.find((one) => !store.isReadOnly(row, one)) ?? store.shown[0]);
  if (column) enter(store, { id, key: column.key });
}
/** Activates a cell without opening its editor. */
function activate(store: GridApi, cell: CellAt | undefined): boolean {
  if (cell) store.cursor.go(cell);
  return cell !== undefined;
}

/** Activates the next failing cell, wrapping around; false when none fails. */
export function enterNextFault(store: GridApi, from: CellAt | undefined): boolean {
  const all = store.checks.list().toSorted((a, b) => store.placeOf(a.id) - store.placeOf(b.id));
  const next =
    all.find((one) => store.cursor.isBehind(one, from)) ?? all.find(({ id }) => store.placeOf(id) !== -1) ?? all[0];
  if (next) store.unhide(next.id);
  return enter(store, next);
}
/** Leaves the grid, in which Tab moves between cells. */
function leave(store: GridApi, side: 'before' | 'behind'): boolean {
  store.cursor.go(undefined);
  store.leave(side);
  return true;
}

/** State of the focused control, which decides who handles a key. */
interface Focus {
  /** Whether a text field is open; `isTouched` once its text has changed. */
  readonly isTyping: boolean;
  readonly isTouched: boolean;
  /** Whether it is a multi-line field, which handles every key except Escape. */
  readonly isArea: boolean;
  readonly opening: boolean;
}
function getFocus(store: GridApi, cell: CellAt, { target }: KeyboardEvent): Focus {
  const column = store.column(cell.key);
  const opening = store.cursor.opening !== undefined;
  return {
    isTyping: opening && column !== undefined && isTyped(column),
    isTouched: target instanceof HTMLElement && target.dataset.touched === 'true',
    isArea: target instanceof HTMLTextAreaElement,
    opening,
  };
}

/** Handles a key; returns false for keys that belong to the focused control. */
export function handleKey(store: GridApi, event: KeyboardEvent): boolean {
  const { cell } = store.cursor;
  const { key, shiftKey, altKey } = event;
  const isCtrl = event.ctrlKey || event.metaKey;
  if (!cell || event.nativeEvent.isComposing || isInMenu(event)) return false;
  const focus = getFocus(store, cell, event);
  if (isCtrl && !altKey && handleCommand(store, event, focus)) return true;
  if (altKey) return false;
  if (key === 'F8' && !isCtrl) return enterNextFault(store, cell);
  if (key === 'F9' && !isCtrl) return resetRange(store);
  if (key === 'Tab' && !isCtrl) return enter(store, nextEditable(store, cell, shiftKey ? -1 : 1));
  if (isMoving(key) && movesFrom(event, focus, isCtrl)) return move(store, cell, event, isCtrl);
  if (isCtrl) return false;
  return handlePlainKey(store, cell, event, focus);
}

/** Ctrl combinations that do not move the cursor. */
function handleCommand(store: GridApi, { key, shiftKey }: KeyboardEvent, focus: Focus): boolean {
  // The field undoes its own typing.
  const isOwn = focus.isArea || (focus.isTyping && focus.isTouched);
  switch (key.toLowerCase()) {
    case 'z':
      if (isOwn) return false;
      return shiftKey ? store.commands.redo() : store.commands.undo();
    case 'y':
      return !isOwn && store.commands.redo();
    case 'd':
      // Also while typing: the browser's default would create a bookmark.
      return isOwn || fillDown(store);
    case 'm':
      return leave(store, shiftKey ? 'before' : 'behind');
    case 'f':
      store.find.open();
      return true;
    case 'a':
      return !focus.opening && selectAll(store);
    default:
      return false;
  }
}

/** Whether a movement key moves to another cell or belongs to the focused control. */
function movesFrom(event: KeyboardEvent, { opening, isTyping, isArea }: Focus, isCtrl: boolean): boolean {
  if (isArea) return false;
  if (!opening) return true;
  const arrow = findArrow(event.key);
  if (arrow && !isCtrl) return arrowLeavesEditor(arrow, isTyping, event.target);
  if (isTyping) return event.key.startsWith('Page') || (isCtrl && (arrow === undefined || arrow[0] !== 0));
  return isCtrl && !isListOpen(event.target) && arrow === undefined;
}
function move(store: GridApi, cell: CellAt, { key, shiftKey }: KeyboardEvent, isCtrl: boolean): boolean {
  const corner = store.cursor.corners?.[1];
  const from = (shiftKey && corner && store.cellAt(corner.row, corner.column)) || cell;
  const to = destination(store, from, key, isCtrl);
  if (shiftKey) {
    if (to) store.cursor.span(cell, to);
    return true;
  }
  if (!to && key === 'ArrowUp') return store.focusHead(cell.key);
  if (to && store.cursor.opening) return enter(store, to);
  // At the border the page must not scroll instead.
  return activate(store, to) || !key.startsWith('Arrow');
}
function handlePlainKey(
  store: GridApi,
  cell: CellAt,
  event: KeyboardEvent,
  { opening, isTyping, isArea }: Focus,
): boolean {
  const { key } = event;
  const column = store.column(cell.key);
  if (isTyping && key === 'Enter' && !isArea) {
    // Enter also confirms the value in the last row.
    if (!enter(store, destination(store, cell, 'ArrowDown', false))) store.cursor.close();
    return true;
  }
  if (key === 'Escape' && opening && !event.defaultPrevented && !store.settings.alwaysEdit) {
    store.cursor.close();
    return false;
  }
  // The cell stays active without its editor, and arrows move from there.
  if (opening && key === 'F2') return closeEditor(store);
  if (opening || !column) return false;
  if ((key === 'Delete' || key === 'Backspace') && (store.cursor.range || !isFileControl(column.type)))
    return clearRange(store);
  if (isNative(event)) return false;
  if (key === 'F2' || key === 'Enter') return openEditor(store, {});
  return [...key].length === 1 && isTyped(column) && openEditor(store, { typed: key });
}
/** Files are removed by their menu only, so that Delete does not remove one by mistake. */
const isFileControl = (type: string): boolean => type === 'upload' || type === 'file' || type === 'image';

function selectAll(store: GridApi): boolean {
  const [first, end] = store.pageBounds;
  const [from, to] = [store.cellAt(first, 0), store.cellAt(end - 1, store.shown.length - 1)];
  if (from && to) store.cursor.span(from, to, false);
  return true;
}
/**
 * Whether an arrow key leaves an open editor: up and down from a text input, left and right from a closed select whose
 * caret cannot move.
 */
function arrowLeavesEditor([rows]: readonly [number, number], isTyping: boolean, target: EventTarget): boolean {
  if (!(target instanceof HTMLInputElement) || target.type === 'radio') return false;
  if (isTyping) return rows !== 0;
  return rows === 0 && !isListOpen(target) && (target.readOnly || target.value === '');
}
const isListOpen = (target: EventTarget): boolean =>
  target instanceof HTMLElement && (target.ariaExpanded === 'true' || target.dataset.open === 'true');
/** An open menu handles its keys, even while its button has the focus. */
const isInMenu = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('.ant-dropdown-open') !== null;
/** A control that is always shown (checkbox, radio, button) handles its keys itself. */
const isNative = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && ['INPUT', 'BUTTON', 'A'].includes(target.tagName) && key !== 'F2';

function closeEditor({ cursor }: GridApi): boolean {
  cursor.close();
  return true;
}
function openEditor(store: GridApi, opening: { typed?: string }): boolean {
  store.openEditor(opening);
  return store.cursor.opening !== undefined;
}
