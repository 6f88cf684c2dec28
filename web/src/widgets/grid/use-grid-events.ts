import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { isTyped } from './column.ts';
import type { CellAt } from './cursor.ts';
import type { GridStore } from './grid-store.ts';
import { enter, handleKey } from './keyboard.ts';
import { copyRange, handlePaste } from './paste-cells.ts';
import { clearRange } from './range-commands.ts';

/** The cell of an event, if it belongs to this grid and not to one inside a row. */
function cellOfEvent(target: EventTarget, scroller: HTMLElement | null): CellAt | undefined {
  if (!(target instanceof Element) || target.closest('.grid-scroll') !== scroller) return undefined;
  const key = target.closest<HTMLElement>('[data-key]')?.dataset.key;
  const id = target.closest<HTMLElement>('[data-row-id]')?.dataset.rowId;
  return key !== undefined && id !== undefined ? { id, key } : undefined;
}

/** Handles and marks in a cell have their own behaviour: pressing them neither opens the cell nor focuses it. */
const isOnMark = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('.grid-fill, .grid-marks') !== null;
const isCell = (target: EventTarget): boolean => target instanceof Element && target.role === 'gridcell';

/**
 * Pointer, keyboard and clipboard handlers of the grid. Events of dialogs and lists opened by cells also bubble here
 * through the React tree; only those inside the grid's element count, and editing ends only when the focus leaves them
 * all.
 */
export function useGridEvents(
  store: GridStore,
  scroller: RefObject<HTMLDivElement | null>,
  onPressed: (cell: CellAt, isEditable: boolean, isByKey: boolean) => void,
) {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dragged = useRef<CellAt>(undefined);
  const pressed = useRef(onPressed);
  useEffect(() => {
    pressed.current = onPressed;
  });
  useEffect(() => () => clearTimeout(leaving.current), []);
  const isOwnPress = useRef(false);
  useEffect(() => {
    // Without a focused element (after a dialog closes) a press elsewhere causes no blur, but must still leave.
    const leave = () => {
      if (!isOwnPress.current && store.cursor.cell) store.cursor.go(undefined);
      isOwnPress.current = false;
    };
    document.addEventListener('mousedown', leave);
    return () => document.removeEventListener('mousedown', leave);
  }, [store]);
  return useMemo(() => {
    const at = (event: { target: EventTarget }) => cellOfEvent(event.target, scroller.current);
    /** Enter on a read-only cell acts like a click. */
    const handleReadOnlyKey = ({ key, target }: KeyboardEvent, cell: CellAt): boolean => {
      const isStill = key === 'Enter' && isCell(target) && !store.isEditable(cell);
      if (isStill) pressed.current(cell, false, true);
      return isStill;
    };
    /** Ctrl+F on a header of this grid. */
    const handleHeadFind = (event: KeyboardEvent): boolean => {
      const isFind = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f';
      const isOwn = event.target instanceof Element && event.target.closest('.grid-scroll') === scroller.current;
      if (isFind && isOwn) store.find.open();
      return isFind && isOwn;
    };
    return {
      onMouseDownCapture() {
        isOwnPress.current = true;
      },
      onMouseDown(event: MouseEvent) {
        const cell = at(event);
        if (!cell || event.button !== 0) return;
        if (isOnMark(event.target)) return event.preventDefault();
        const { cursor } = store;
        if (event.shiftKey && cursor.cell && !cursor.isAt(cell.id, cell.key)) {
          event.preventDefault();
          store.cursor.span(cursor.cell, cell);
          return;
        }
        dragged.current = cell;
        if (cursor.isAt(cell.id, cell.key) && cursor.opening) return;
        const column = store.column(cell.key);
        const typed = column !== undefined && isTyped(column) && store.isEditable(cell);
        store.cursor.go(cell, typed ? { isPointed: true } : undefined, true);
        // The cell's new content takes the focus; the pressed element no longer exists.
        if (typed) event.preventDefault();
      },
      onMouseMove(event: MouseEvent) {
        if (event.buttons !== 1) dragged.current = undefined;
        const from = dragged.current;
        const cell = from && at(event);
        if (!from || !cell || (cell.id === from.id && cell.key === from.key)) return;
        event.preventDefault();
        store.cursor.span(from, cell);
      },
      onClick(event: MouseEvent) {
        dragged.current = undefined;
        const cell = at(event);
        if (!cell || event.shiftKey || isOnMark(event.target)) return;
        const isEditable = store.isEditable(cell);
        pressed.current(cell, isEditable, false);
        if (!isEditable) return;
        const { cursor } = store;
        if (cursor.isAt(cell.id, cell.key) && !cursor.opening && !cursor.range) store.openEditor({ isPointed: true });
      },
      onKeyDown(event: KeyboardEvent) {
        const cell = at(event);
        const isTaken = cell ? handleKey(store, event) || handleReadOnlyKey(event, cell) : handleHeadFind(event);
        if (!isTaken) return;
        event.preventDefault();
        // A surrounding dialog must not handle Enter.
        event.stopPropagation();
      },
      onCopy(event: ClipboardEvent) {
        const { cursor } = store;
        if (!at(event) || (cursor.opening && !cursor.range)) return;
        const text = copyRange(store);
        if (text === undefined) return;
        event.clipboardData.setData('text/plain', text);
        event.preventDefault();
      },
      onCut(event: ClipboardEvent) {
        const { cursor } = store;
        if (!at(event) || (cursor.opening && !cursor.range)) return;
        const text = copyRange(store);
        if (text === undefined || !clearRange(store)) return;
        event.clipboardData.setData('text/plain', text);
        event.preventDefault();
      },
      onPaste(event: ClipboardEvent) {
        if (!at(event)) return;
        if (handlePaste(store, event.clipboardData.getData('text/plain'))) event.preventDefault();
      },
      onFocus(event: FocusEvent) {
        clearTimeout(leaving.current);
        const cell = at(event);
        const { cursor } = store;
        if (!cell || cursor.cell) return;
        // Tab has entered the grid from outside.
        enter(store, cell);
      },
      onBlur() {
        clearTimeout(leaving.current);
        leaving.current = setTimeout(() => store.cursor.go(undefined), 0);
      },
    };
  }, [store, scroller]);
}
