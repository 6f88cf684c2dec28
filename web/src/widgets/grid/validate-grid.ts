import { text } from '@campus/contract/messages';
import { tell } from '../../request/tell.ts';
import { rowOut } from './cell-value.ts';
import type { GridRow } from './column.ts';
import type { GridStore } from './grid-store.ts';
import { enter } from './keyboard.ts';

/** Rejection of `readValues` when a cell is invalid. */
export const VALIDATE_NO_PASSED = 'VALIDATE_NO_PASSED';

/** Validates all cells, including grids in expanded rows; focuses the first failing one and returns false. */
export async function validateGrid(store: GridStore): Promise<boolean> {
  const [first] = await store.checks.checkAll();
  if (first) {
    store.unhide(first.id);
    enter(store, first);
    tell.warning(text.grid.invalid);
    return false;
  }
  for (const [id, inner] of store.inner) {
    if ((await inner.checks.checkAll()).length === 0) continue;
    store.unhide(id);
    store.reveal({ id, key: store.shown[0]?.key ?? '' });
    tell.warning(text.gridLabels.invalidRow(store.placeOf(id) + 1));
    return false;
  }
  return true;
}
/** Returns all values after validation; rejects with the marker when a cell is invalid. */
export async function readValues(
  store: GridStore,
  { validate = true, deleteTempId = false } = {},
): Promise<{ values: GridRow[]; deleteIds: readonly string[] }> {
  if (validate && !(await validateGrid(store))) throw VALIDATE_NO_PASSED;
  const { table, settings } = store;
  const values = table.rows.map((row) => {
    const { id, ...rest } = rowOut(settings.columns, row);
    return (deleteTempId && table.isNew(row.id) ? rest : { id, ...rest }) as GridRow;
  });
  return { values, deleteIds: table.removed };
}
