import type { PointerEvent as ReactPointerEvent } from 'react';
import { type FillTarget, fillTargetOf } from './fill-target.ts';
import type { GridStore } from './grid-store.ts';
import { headHeight } from './layout.ts';
import type { Place } from './navigation.ts';
import { fillRange, findRange } from './range-commands.ts';

const edgePx = 32;
const edgeStepPx = 16;

/** The cell of this grid at a point. */
function placeAt(store: GridStore, scroller: HTMLElement, x: number, y: number): Place | undefined {
  const found = document.elementFromPoint(x, y);
  if (!found || found.closest('.grid-scroll') !== scroller) return undefined;
  const key = found.closest<HTMLElement>('[data-key]')?.dataset.key;
  const id = found.closest<HTMLElement>('[data-row-id]')?.dataset.rowId;
  if (key === undefined || id === undefined) return undefined;
  return { row: store.placeOf(id), column: store.shown.findIndex((column) => column.key === key) };
}

/**
 * Drags the fill handle: previews the range, scrolls at the grid's edges and fills on release. Escape
 * cancels.
 */
export function startFill(event: ReactPointerEvent<HTMLElement>, store: GridStore): void {
  const scroller = event.currentTarget.closest<HTMLElement>('.grid-scroll');
  const source = findRange(store);
  if (!scroller || !source || event.button !== 0) return;
  event.preventDefault();
  event.stopPropagation();
  let at = { x: event.clientX, y: event.clientY };
  let isMoved = false;
  let target: FillTarget | undefined;
  const updatePreview = () => {
    const to = placeAt(store, scroller, at.x, at.y);
    if (!to) return;
    target = fillTargetOf(source, to);
    store.cursor.showFilling(target?.range);
  };
  const autoScroll = setInterval(() => {
    if (!isMoved) return;
    const box = scroller.getBoundingClientRect();
    const down = at.y > box.bottom - edgePx ? edgeStepPx : at.y < box.top + headHeight ? -edgeStepPx : 0;
    const right = at.x > box.right - edgePx ? edgeStepPx : at.x < box.left + edgePx ? -edgeStepPx : 0;
    if (down === 0 && right === 0) return;
    scroller.scrollBy(right, down);
    updatePreview();
  }, 16);
  const follow = (move: PointerEvent) => {
    isMoved = true;
    at = { x: move.clientX, y: move.clientY };
    updatePreview();
  };
  const end = () => {
    clearInterval(autoScroll);
    document.removeEventListener('pointermove', follow);
    document.removeEventListener('pointerup', drop);
    document.removeEventListener('pointercancel', end);
    document.removeEventListener('keydown', giveUp, true);
    store.cursor.showFilling(undefined);
  };
  const drop = () => {
    end();
    if (target) fillRange(store, source, target);
  };
  const giveUp = (pressed: KeyboardEvent) => {
    if (pressed.key === 'Escape') end();
  };
  document.addEventListener('pointermove', follow);
  document.addEventListener('pointerup', drop);
  document.addEventListener('pointercancel', end);
  document.addEventListener('keydown', giveUp, true);
}
