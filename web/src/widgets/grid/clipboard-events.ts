import type { ClipboardEvent } from 'react';
import type { CellAt } from './cursor.ts';
import type { GridStore } from './grid-store.ts';
import { copyRange, handlePaste } from './paste-cells.ts';
import { clearRange } from './range-commands.ts';

/** Handlers that copy, cut and paste cells; an open editor without a range keeps its own clipboard. */
export function createClipboardEvents(store: GridStore, cellOf: (target: EventTarget) => CellAt | undefined) {
  const { cursor } = store;
  const copyFrom = (event: ClipboardEvent) =>
    cellOf(event.target) && (!cursor.opening || cursor.range) ? copyRange(store) : undefined;
  return {
    onCopy(event: ClipboardEvent) {
      const text = copyFrom(event);
      if (text === undefined) return;
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
    },
    onCut(event: ClipboardEvent) {
      const text = copyFrom(event);
      if (text === undefined || !clearRange(store)) return;
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
    },
    onPaste(event: ClipboardEvent) {
      if (!cellOf(event.target)) return;
      if (handlePaste(store, event.clipboardData.getData('text/plain'))) event.preventDefault();
    },
  };
}
