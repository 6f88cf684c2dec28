import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react';
import type { GridSettings, SaveCell } from './grid-settings.ts';
import { GridStore } from './grid-store.ts';
import { loadRows, replaceRows } from './load-rows.ts';

/** Surrounding grid and row of an inner grid, which is validated with the outer one. */
export const OuterGrid = createContext<{ readonly store: GridStore; readonly rowId: string } | undefined>(undefined);

/** Creates the store once; new rows are loaded into it. */
export function useGridStore(
  settings: GridSettings,
  dataSource: readonly Readonly<Record<string, unknown>>[],
  saveCell: SaveCell | undefined,
): GridStore {
  const [store] = useState(() => {
    const made = new GridStore(settings);
    replaceRows(made, dataSource);
    return made;
  });
  const [source, setSource] = useState(dataSource);
  useLayoutEffect(() => {
    store.configure(settings);
    store.saves.save = saveCell;
  });
  useLayoutEffect(() => {
    if (source === dataSource) return;
    setSource(dataSource);
    loadRows(store, dataSource);
  }, [store, source, dataSource]);
  const outer = useContext(OuterGrid);
  useEffect(() => {
    if (!outer) return;
    outer.store.inner.set(outer.rowId, store);
    return () => void outer.store.inner.delete(outer.rowId);
  }, [outer, store]);
  useEffect(() => () => store.labels.dispose(), [store]);
  return store;
}

/** Reports when cells begin or cease to be unsaved. */
export function useUnsaved(store: GridStore, onUnsaved: ((isUnsaved: boolean) => void) | undefined): void {
  useEffect(
    () => onUnsaved && store.topics.subscribe('changes', () => onUnsaved(store.saves.isPending)),
    [store, onUnsaved],
  );
}
