import type { GridRow } from './column.ts';
import type { RowTable } from './row-table.ts';

/**
 * Visible rows in display order. Without sort and filters these are all rows in their own order. Otherwise edits move
 * nothing: a row keeps its position until sort and filters are applied again, new rows stay where the user added them,
 * and an undone deletion returns to its position.
 */
export class VisibleRows {
  readonly #table: RowTable;
  /** Ids in display order, including removed rows; undefined without sort and filters. */
  #order: string[] | undefined;
  #hidden = new Set<string>();
  #rows: GridRow[] | undefined;
  #places: Map<string, number> | undefined;
  #version = -1;

  constructor(table: RowTable) {
    this.#table = table;
  }
  get rows(): readonly GridRow[] {
    if (!this.#order) return this.#table.rows;
    if (!this.#rows || this.#version !== this.#table.version) {
      this.#rows = this.#order.flatMap((id) => this.#table.get(id) ?? []);
      this.#places = undefined;
      this.#version = this.#table.version;
    }
    return this.#rows;
  }
  indexOf(id: string): number {
    if (!this.#order) return this.#table.indexOf(id);
    const { rows } = this;
    this.#places ??= new Map(rows.map((row, at) => [row.id, at]));
    return this.#places.get(id) ?? -1;
  }
  /** Whether a filter hides the row. */
  isHidden(id: string): boolean {
    return this.#hidden.has(id);
  }
  get hiddenCount(): number {
    return this.#order ? this.#table.rows.length - this.rows.length : 0;
  }
  /** Sets the displayed rows and their order; undefined shows all rows in their own order. */
  arrange(rows: readonly GridRow[] | undefined): void {
    this.#order = rows?.map(({ id }) => id);
    const shown = new Set(this.#order);
    this.#hidden = new Set(rows ? this.#table.rows.filter(({ id }) => !shown.has(id)).map(({ id }) => id) : []);
    this.#rows = undefined;
    this.#places = undefined;
  }
  /** Updates a row after a value has changed. */
  update(id: string): void {
    if (!this.#order || !this.#rows || this.#version !== this.#table.version) return;
    const at = this.indexOf(id);
    const row = this.#table.get(id);
    if (row && at !== -1) this.#rows[at] = row;
  }
  /** Index in the rows' own order for a row added before the visible row at `place`; -1 is the end. */
  ownPlaceOf(place: number): number {
    const { rows } = this;
    if (place < 0 || place >= rows.length) return -1;
    if (!this.#order) return place;
    const above = rows[place - 1];
    return above ? this.#table.indexOf(above.id) + 1 : this.#table.indexOf(rows[0]?.id ?? '');
  }
  /** Restores rows that were removed before the current order was set, each after its neighbour. */
  sync(): void {
    const order = this.#order;
    if (!order) return;
    const known = new Set(order);
    for (const [at, { id }] of this.#table.rows.entries()) {
      if (known.has(id) || this.#hidden.has(id)) continue;
      const above = order.indexOf(this.#table.rows[at - 1]?.id ?? '');
      order.splice(above === -1 ? order.length : above + 1, 0, id);
    }
    this.#rows = undefined;
  }
  /** Adds rows before the visible row `next`. */
  added(fresh: readonly GridRow[], next: GridRow | undefined): void {
    if (!this.#order) return;
    const at = next ? this.#order.indexOf(next.id) : -1;
    this.#order.splice(at === -1 ? this.#order.length : at, 0, ...fresh.map(({ id }) => id));
    this.#rows = undefined;
  }
}
