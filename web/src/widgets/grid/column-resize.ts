import type { PointerEvent as ReactPointerEvent } from 'react';
import type { GridColumn } from './column.ts';
import type { GridStore } from './grid-store.ts';

/** Number of longest texts that are measured. */
const maxMeasured = 2000;
const maxFitWidth = 600;
/** Padding of a cell and its control in px. */
const cellRoomPx = 44;
/** Padding, sort icon and filter button of a header in px. */
const headRoomPx = 60;

/** Width in px that fits the longest text and the title. */
export function fittingWidth(title: string, texts: readonly string[], measure: (text: string) => number): number {
  const longest = [...texts].sort((a, b) => b.length - a.length).slice(0, 50);
  const widest = longest.reduce((most, text) => Math.max(most, measure(text)), 0);
  return Math.min(maxFitWidth, Math.ceil(Math.max(widest + cellRoomPx, measure(title) + headRoomPx)));
}

/** Resizes a column to its content. */
export function fitColumn(store: GridStore, column: GridColumn): void {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return;
  context.font = getComputedStyle(document.body).font;
  const texts = store.rows.slice(0, maxMeasured).map((row) => store.textOf(column, row));
  store.setWidth(
    column.key,
    fittingWidth(column.title, texts, (text) => context.measureText(text).width),
  );
}

/** Resizes a column by dragging the edge of its header. Escape cancels. */
export function startResize(event: ReactPointerEvent<HTMLElement>, store: GridStore, key: string, width: number): void {
  if (event.button !== 0) return;
  event.preventDefault();
  event.stopPropagation();
  const before = store.widths.get(key);
  const startX = event.clientX;
  const follow = (move: PointerEvent) => store.setWidth(key, width + move.clientX - startX);
  const end = () => {
    document.removeEventListener('pointermove', follow);
    document.removeEventListener('pointerup', end);
    document.removeEventListener('pointercancel', end);
    document.removeEventListener('keydown', giveUp, true);
  };
  const giveUp = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape') return;
    end();
    store.setWidth(key, before);
  };
  document.addEventListener('pointermove', follow);
  document.addEventListener('pointerup', end);
  document.addEventListener('pointercancel', end);
  document.addEventListener('keydown', giveUp, true);
}
