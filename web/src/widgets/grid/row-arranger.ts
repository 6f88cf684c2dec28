import { type Arrangement, arrangeRows, type ColumnFilter, isArranged, nextSort, ownOrder } from './arrange-rows.ts';
import type { GridApi } from './grid-api.ts';

/** Sorts and filters the visible rows; the rows' own order is unchanged. */
export class RowArranger {
  readonly #store: GridApi;
  #arrangement: Arrangement = ownOrder;

  constructor(store: GridApi) {
    this.#store = store;
  }
  get current(): Arrangement {
    return this.#arrangement;
  }
  get isActive(): boolean {
    return isArranged(this.#arrangement);
  }
  /** Cycles the sort of a column: ascending, descending, none. */
  toggleSort(key: string): void {
    this.#set({ ...this.#arrangement, sort: nextSort(this.#arrangement.sort, key) });
  }
  /** Sets the filter of a column; undefined removes it. */
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
  /** Applies sort and filters to the current values; removed columns are ignored. */
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
    // Hidden rows must not be deleted together with visible ones.
    selection.dropWhere((id) => visible.isHidden(id));
  }
  #set(next: Arrangement): void {
    const { cursor, visible } = this.#store;
    this.#arrangement = next;
    this.apply();
    if (cursor.cell && visible.indexOf(cursor.cell.id) === -1) cursor.go(undefined);
    this.#store.page = 1;
    this.#store.rowsChanged();
    this.#store.selection.notify();
  }
}
