import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { GridStore } from './grid-store.ts';
import { type GridLayout, headHeight, rowHeight, serviceWidths } from './layout.ts';
import { useTopic } from './use-topic.ts';

export type Rows = Virtualizer<HTMLDivElement, Element>;

/** Updates the page step of Page Up and Down, and whether columns have scrolled under the sticky ones. */
export function usePageRows(store: GridStore, scroller: RefObject<HTMLDivElement | null>, foot: number): void {
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    store.pageRows = Math.max(1, Math.floor((box.clientHeight - headHeight - foot) / rowHeight));
  });
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const updateShadow = () => box.toggleAttribute('data-slid', box.scrollLeft > 0);
    box.addEventListener('scroll', updateShadow, { passive: true });
    return () => box.removeEventListener('scroll', updateShadow);
  }, [scroller]);
}

/** Focuses the active cell; an open editor focuses itself. */
export function useFollowingFocus(store: GridStore, scroller: RefObject<HTMLDivElement | null>): void {
  const version = useTopic(store, 'cursor');
  // The version changes with the cursor.
  useLayoutEffect(() => {
    const { cell, opening } = store.cursor;
    const isRadio = cell !== undefined && store.column(cell.key)?.type === 'radio';
    if (!cell || (opening && !isRadio)) return;
    const cells = scroller.current?.querySelectorAll<HTMLElement>('.grid-cell.active') ?? [];
    const active = [...cells].find((one) => one.closest('.grid-scroll') === scroller.current);
    if (!active || active.contains(document.activeElement)) return;
    const control =
      active.querySelector<HTMLElement>('input:checked') ??
      active.querySelector<HTMLElement>('input:not([type=file]), button:not(.grid-mark-button)');
    (control ?? active).focus({ preventScroll: true });
  }, [version, store, scroller]);
}

/** Lets the store scroll a cell into view: on its page, below the header and next to fixed columns. */
export function useReveal(
  store: GridStore,
  rows: Rows,
  scroller: RefObject<HTMLDivElement | null>,
  layout: GridLayout,
): void {
  const latest = useRef({ rows, layout });
  useLayoutEffect(() => {
    latest.current = { rows, layout };
  });
  useLayoutEffect(() => {
    store.reveal = ({ id, key }) => {
      const index = store.placeOf(id);
      const { pageSize } = store.settings;
      if (index === -1) return;
      if (pageSize !== undefined && Math.floor(index / pageSize) + 1 !== store.page)
        store.turnTo(Math.floor(index / pageSize) + 1);
      latest.current.rows.scrollToIndex(index - store.pageBounds[0], { align: 'auto' });
      revealColumn(scroller.current, latest.current.layout, key);
    };
    store.revealColumn = (key) => revealColumn(scroller.current, latest.current.layout, key);
    return () => {
      store.reveal = () => undefined;
      store.revealColumn = () => undefined;
    };
  }, [store, scroller]);
}
function revealColumn(box: HTMLElement | null, { columns, fixedCount, services }: GridLayout, key: string): void {
  const at = columns.findIndex(({ column }) => column.key === key);
  const placed = columns[at];
  if (!box || !placed || placed.fixedAt !== undefined) return;
  const firstMoving = columns[fixedCount];
  const lead = columns.slice(0, at).reduce((sum, { width }) => sum + width, 0);
  const fixed = columns.slice(0, fixedCount).reduce((sum, { width }) => sum + width, 0);
  if (!firstMoving) return;
  const serviceWidth = services.reduce((sum, name) => sum + serviceWidths[name], 0);
  const [start, end] = [lead - fixed, lead - fixed + placed.width];
  const room = box.clientWidth - fixed - serviceWidth;
  if (start < box.scrollLeft) box.scrollLeft = start;
  else if (end > box.scrollLeft + room) box.scrollLeft = end - room;
}
