import type { PointerEvent as ReactPointerEvent } from 'react';
import type { GridStore } from './grid-store.ts';
import { headHeight, rowHeight } from './layout.ts';

/** Smaller movements count as a click. */
const minMovePx = 4;
const edgePx = 32;
const edgeStepPx = 12;

/** Drop index for a pointer `y` px below the first row's top; all rows have the same height. */
const placeAt = (y: number, rows: number): number => Math.max(0, Math.min(rows - 1, Math.floor(y / rowHeight)));

/**
 * Drags a row by its handle: a line shows the drop position, and the grid scrolls near its edges. Escape
 * cancels.
 */
export function startDrag(
  event: ReactPointerEvent<HTMLElement>,
  store: GridStore,
  from: number,
  begun: () => void,
): void {
  const scroller = event.currentTarget.closest<HTMLElement>('.grid-scroll');
  if (!scroller || event.button !== 0) return;
  const startY = event.clientY;
  const [firstRow] = store.pageBounds;
  let to = from;
  let line: HTMLElement | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let y = startY;

  const updatePreview = () => {
    const box = scroller.getBoundingClientRect();
    to = firstRow + placeAt(y - box.top - headHeight + scroller.scrollTop, store.pageBounds[1] - firstRow);
    const edge = (to > from ? to + 1 : to) - firstRow;
    if (line) line.style.transform = `translateY(${headHeight + edge * rowHeight - 1}px)`;
  };
  const autoScroll = () => {
    const box = scroller.getBoundingClientRect();
    const step = y < box.top + headHeight + edgePx ? -edgeStepPx : y > box.bottom - edgePx ? edgeStepPx : 0;
    if (step !== 0) scroller.scrollTop += step;
    updatePreview();
  };
  const follow = (move: PointerEvent) => {
    y = move.clientY;
    if (!line) {
      if (Math.abs(y - startY) < minMovePx) return;
      begun();
      line = document.createElement('div');
      line.className = 'grid-drop-line';
      scroller.append(line);
      scroller.classList.add('dragging');
      timer = setInterval(autoScroll, 16);
    }
    updatePreview();
  };
  const end = () => {
    document.removeEventListener('pointermove', follow);
    document.removeEventListener('pointerup', drop);
    document.removeEventListener('pointercancel', end);
    document.removeEventListener('keydown', giveUp, true);
    clearInterval(timer);
    line?.remove();
    scroller.classList.remove('dragging');
  };
  const drop = () => {
    const isDragged = line !== undefined;
    end();
    if (isDragged) store.commands.move(from, to);
  };
  const giveUp = (pressed: KeyboardEvent) => {
    if (pressed.key === 'Escape') end();
  };
  document.addEventListener('pointermove', follow);
  document.addEventListener('pointerup', drop);
  document.addEventListener('pointercancel', end);
  document.addEventListener('keydown', giveUp, true);
}
