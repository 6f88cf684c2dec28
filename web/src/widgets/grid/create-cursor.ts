import { Cursor } from './cursor.ts';
import type { GridApi } from './grid-api.ts';
import { rowTopic } from './topics.ts';

/** A range over more rows re-renders all visible rows instead of each one. */
const bulkRedrawRows = 500;

/** The cursor of a grid; moving it re-renders the rows that it touches. */
export const createCursor = (store: GridApi): Cursor =>
  new Cursor({
    cornerOf: ({ id, key }) => ({
      row: store.placeOf(id),
      column: store.shown.findIndex((column) => column.key === key),
    }),
    rowIds: (top, bottom) => store.rows.slice(top, bottom + 1).map(({ id }) => id),
    redraw: (ids) => {
      if (ids.size > bulkRedrawRows) store.topics.publish('every');
      else for (const id of ids) store.topics.publish(rowTopic(id));
      store.topics.publish('cursor');
    },
    reveal: (cell) => store.reveal(cell),
  });
