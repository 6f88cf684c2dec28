import { getCell, isEmpty, rowOut, valueOut } from './cell-value.ts';
import type { GridApi } from './grid-api.ts';
import type { CellValue } from './history.ts';
import { rowTopic } from './topics.ts';

/** Cell values and what follows from a change: validation, sums, dependent columns and callbacks. */
export class Values {
  readonly #store: GridApi;

  constructor(store: GridApi) {
    this.#store = store;
  }
  get(id: string, key: string): unknown {
    const row = this.#store.table.get(id);
    return row && getCell(row, key);
  }
  /** Current values of these cells. */
  of(cells: readonly (readonly [id: string, key: string, ...unknown[]])[]): CellValue[] {
    return cells.map(([id, key]) => [id, key, this.get(id, key)]);
  }
  /** Sets one value, without a callback when `quiet`; returns false when the row does not exist. */
  put(id: string, key: string, value: unknown, quiet = false): boolean {
    const { table, checks, tallies, topics, visible } = this.#store;
    const before = this.get(id, key);
    const countedBefore = tallies.has(key) ? this.#store.countedValue(id, key) : undefined;
    if (!table.set(id, key, value)) return false;
    visible.update(id);
    checks.changed(id, key, before, value);
    if (tallies.has(key) && visible.indexOf(id) !== -1)
      tallies.changed(key, countedBefore, this.#store.countedValue(id, key));
    if (quiet) return true;
    topics.publish(rowTopic(id));
    topics.publish('changes');
    if (tallies.has(key)) topics.publish('summary');
    return true;
  }
  /** Clears the columns that depend on this one; returns their previous values. */
  clearBehind(id: string, key: string): CellValue[] {
    const held = this.of(this.#store.linked.behind(key).map((later) => [id, later] as const));
    const cleared = held.filter(([, , before]) => !isEmpty(before));
    for (const [, later] of cleared) this.put(id, later, '');
    return cleared;
  }
  /** Reports cells whose value differs from `before` to the page. */
  report(before: readonly CellValue[]): void {
    const { table, checks, settings, saves } = this.#store;
    if (!settings.onValueChange && !saves.save) return;
    for (const [rowId, key, old] of before) {
      const row = table.get(rowId);
      const column = this.#store.column(key);
      if (!row || !column || getCell(row, key) === old) continue;
      const change = {
        rowId,
        key,
        value: valueOut(column, getCell(row, key)),
        before: valueOut(column, old),
        row: rowOut(settings.columns, row),
        isFailed: checks.of(rowId).has(key),
      };
      saves.changed(change);
      settings.onValueChange?.(change);
    }
  }
}
