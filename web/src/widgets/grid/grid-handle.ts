import { type Ref, type RefObject, useImperativeHandle } from 'react';
import type { GridRow } from './column.ts';
import type { GridStore } from './grid-store.ts';
import type { GridChanges } from './row-table.ts';
import { readValues, validateGrid } from './validate-grid.ts';

/** Imperative handle of a grid, for `ref`. */
export interface GridHandle {
  add(n?: number): readonly GridRow[];
  insert(index: number, n?: number): readonly GridRow[];
  removeRows(ids: readonly string[]): void;
  removeSelected(): void;
  setValues(changes: readonly { readonly rowKey: string; readonly values: Readonly<Record<string, unknown>> }[]): void;
  /** Returns all values after validation. Rejects with `VALIDATE_NO_PASSED`. */
  getAll(options?: { validate?: boolean; deleteTempId?: boolean }): Promise<{
    values: GridRow[];
    deleteIds: readonly string[];
  }>;
  getChanges(): GridChanges;
  validate(): Promise<boolean>;
  clearSelection(): void;
  resetScrollTop(top?: number): void;
  /** Marks all values as stored. */
  markSaved(): void;
  /** Updates a row with the values another user has saved; not counted as a change. */
  merge(row: GridRow): void;
}

/** Offers the commands of the store to the owner of the grid. */
export function useHandle(
  ref: Ref<GridHandle> | undefined,
  store: GridStore,
  scroller: RefObject<HTMLDivElement | null>,
) {
  useImperativeHandle(
    ref,
    (): GridHandle => ({
      add: (n = 1) => store.commands.add(n, -1),
      insert: (index, n = 1) => store.commands.insert(index, n),
      removeRows: (ids) => store.commands.remove(ids),
      removeSelected: () => store.commands.remove(store.selection.ids),
      setValues: (changes) => store.commands.assign(changes),
      getAll: (options) => readValues(store, options),
      getChanges: () => store.changes(),
      validate: () => validateGrid(store),
      clearSelection: () => store.selection.setAll(false),
      resetScrollTop: (top = 0) => {
        if (scroller.current) scroller.current.scrollTop = top;
      },
      markSaved: () => store.markSaved(),
      merge: (row) => store.commands.merge(row),
    }),
    [store, scroller],
  );
}
