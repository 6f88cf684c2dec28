import { type Arrangement, arrangeRows, type ColumnFilter, isArranged, nextSort, ownOrder } from './arrange-rows.ts';
import type { GridStore } from './grid-store.ts';

/** Sorts and filters what the user sees; the rows keep their own order. */
export class RowArranger {
  readonly #store: GridStore;
  #arrangement: Arrangement = ownOrder;

  constructor(store: GridStore) {
    this.#store = store;
  }
  get current(): Arrangement {
    return this.#arrangement;
  }
  get isActive(): boolean {
    return isArranged(this.#arrangement);
  }
  /** Sorts by the column: ascending, descending, then not at all. */
  toggleSort(key: string): void {
    this.#set({ ...this.#arrangement, sort: nextSort(this.#arrangement.sort, key) });
  }
  /** Filters by a column; undefined removes its filter. */
  filter(key: string, filter: ColumnFilter | undefined): void {
    const filters = new Map(this.#arrangement.filters);
    if (filter) filters.set(key, filter);
    else filters.delete(key);
    this.#set({ ...this.#arrangement, filters });
  }
  clearFilters(): void {
    this.#set({ ...this.#arrangement, filters: new Map() });
  }
  clear(): void {
    this.#set(ownOrder);
  }
  /** Sorts and filters the present values; columns that are gone count no more. */
  apply(): void {
    const { table, settings, visible, selection } = this.#store;
    const keys = new Set(settings.columns.map(({ key }) => key));
    const { sort, filters } = this.#arrangement;
    this.#arrangement = {
      sort: sort && keys.has(sort.key) ? sort : undefined,
      filters: new Map([...filters].filter(([key]) => keys.has(key))),
    };
    visible.arrange(
      this.isActive
        ? arrangeRows(table.rows, settings.columns, this.#arrangement, (column, row) => this.#store.textOf(column, row))
        : undefined,
    );
    // Rows out of sight must not be deleted with those in sight.
    selection.dropWhere((id) => visible.isHidden(id));
  }
  #set(next: Arrangement): void {
    const { cursor, visible } = this.#store;
    this.#arrangement = next;
    this.apply();
    if (cursor.cell && visible.indexOf(cursor.cell.id) === -1) cursor.go(undefined);
    this.#store.page = 1;
    this.#store.reshaped();
    this.#store.selection.tell();
  }
}
