import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { createClipboardEvents } from './clipboard-events.ts';
import type { CellAt } from './cursor.ts';
import type { GridStore } from './grid-store.ts';
import { enter, handleKey } from './keyboard.ts';
import { createPointerEvents } from './pointer-events.ts';

/** The cell of an event, if it belongs to this grid and not to one inside a row. */
function cellOfEvent(target: EventTarget, scroller: HTMLElement | null): CellAt | undefined {
  if (!(target instanceof Element) || target.closest('.grid-scroll') !== scroller) return undefined;
  const key = target.closest<HTMLElement>('[data-key]')?.dataset.key;
  const id = target.closest<HTMLElement>('[data-row-id]')?.dataset.rowId;
  return key !== undefined && id !== undefined ? { id, key } : undefined;
}

const isCell = (target: EventTarget): boolean => target instanceof Element && target.role === 'gridcell';

/** Editing ends when a press elsewhere or a lost focus leaves the grid with its dialogs. */
function useLeaving(store: GridStore) {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
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
  return useMemo(
    () => ({
      onMouseDownCapture() {
        isOwnPress.current = true;
      },
      stay: () => clearTimeout(leaving.current),
      onBlur() {
        clearTimeout(leaving.current);
        leaving.current = setTimeout(() => store.cursor.go(undefined), 0);
      },
    }),
    [store],
  );
}

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
  const pressed = useRef(onPressed);
  useEffect(() => {
    pressed.current = onPressed;
  });
  const leaving = useLeaving(store);
  return useMemo(() => {
    const cellOf = (target: EventTarget) => cellOfEvent(target, scroller.current);
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
      onMouseDownCapture: leaving.onMouseDownCapture,
      onBlur: leaving.onBlur,
      ...createPointerEvents(store, cellOf, (cell, isEditable) => pressed.current(cell, isEditable, false)),
      ...createClipboardEvents(store, cellOf),
      onKeyDown(event: KeyboardEvent) {
        const cell = cellOf(event.target);
        const isTaken = cell ? handleKey(store, event) || handleReadOnlyKey(event, cell) : handleHeadFind(event);
        if (!isTaken) return;
        event.preventDefault();
        // A surrounding dialog must not handle Enter.
        event.stopPropagation();
      },
      onFocus(event: FocusEvent) {
        leaving.stay();
        const cell = cellOf(event.target);
        // Tab has entered the grid from outside.
        if (cell && !store.cursor.cell) enter(store, cell);
      },
    };
  }, [store, scroller, leaving]);
}
