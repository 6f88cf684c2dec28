import type { MouseEvent } from 'react';
import { isTyped } from './column.ts';
import type { CellAt } from './cursor.ts';
import type { GridStore } from './grid-store.ts';

/** Handles and marks in a cell have their own behaviour: pressing them neither opens the cell nor focuses it. */
const isOnMark = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('.grid-fill, .grid-marks') !== null;

/** Handlers that move the cursor to the pressed cell, span a range by dragging and open an editor on click. */
export function createPointerEvents(
  store: GridStore,
  cellOf: (target: EventTarget) => CellAt | undefined,
  onPressed: (cell: CellAt, isEditable: boolean) => void,
) {
  const { cursor } = store;
  let dragged: CellAt | undefined;
  return {
    onMouseDown(event: MouseEvent) {
      const cell = cellOf(event.target);
      if (!cell || event.button !== 0) return;
      if (isOnMark(event.target)) return event.preventDefault();
      if (event.shiftKey && cursor.cell && !cursor.isAt(cell.id, cell.key)) {
        event.preventDefault();
        cursor.span(cursor.cell, cell);
        return;
      }
      dragged = cell;
      if (cursor.isAt(cell.id, cell.key) && cursor.opening) return;
      const column = store.column(cell.key);
      const typed = column !== undefined && isTyped(column) && store.isEditable(cell);
      cursor.go(cell, typed ? { isPointed: true } : undefined, true);
      // The cell's new content takes the focus; the pressed element no longer exists.
      if (typed) event.preventDefault();
    },
    onMouseMove(event: MouseEvent) {
      if (event.buttons !== 1) dragged = undefined;
      const cell = dragged && cellOf(event.target);
      if (!dragged || !cell || (cell.id === dragged.id && cell.key === dragged.key)) return;
      event.preventDefault();
      cursor.span(dragged, cell);
    },
    onClick(event: MouseEvent) {
      dragged = undefined;
      const cell = cellOf(event.target);
      if (!cell || event.shiftKey || isOnMark(event.target)) return;
      const isEditable = store.isEditable(cell);
      onPressed(cell, isEditable);
      if (!isEditable) return;
      if (cursor.isAt(cell.id, cell.key) && !cursor.opening && !cursor.range) store.openEditor({ isPointed: true });
    },
  };
}
