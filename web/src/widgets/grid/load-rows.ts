import type { GridStore } from './grid-store.ts';

type Source = readonly Readonly<Record<string, unknown>>[];

/** Loads stored rows: replaces everything, or in a grid that saves each cell what has not changed. */
export function loadRows(store: GridStore, source: Source): void {
  if (store.saves.save && store.rows.length > 0) rebaseRows(store, source);
  else replaceRows(store, source);
}
/** Loads stored rows and keeps unsaved changes, the active cell and what can be undone. */
function rebaseRows(store: GridStore, source: Source): void {
  const before = new Set(store.rows.map(({ id }) => id));
  store.table.rebase(source);
  store.checks.forget([...before].filter((id) => store.table.indexOf(id) === -1));
  store.selection.dropGone();
  store.commands.rebase();
  store.arranger.apply();
  store.saves.dropResolved();
  const { cell } = store.cursor;
  if (cell && store.table.indexOf(cell.id) === -1) store.cursor.go(undefined);
  store.rowsChanged();
}
/** Replaces rows, selection, failures and change tracking. */
export function replaceRows(store: GridStore, source: Source): void {
  store.table.replace(source);
  store.checks.reset();
  store.arranger.apply();
  store.saves.dropResolved();
  store.selection.clear();
  store.expanded.clear();
  store.commands.forget();
  store.cursor.go(undefined);
  store.rowsChanged();
}
