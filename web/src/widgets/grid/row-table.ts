import { getCell, getDefaults, isEmpty, nextOrder, rowOut, valueOut } from './cell-value.ts';
import type { GridColumn, GridRow } from './column.ts';

/** Changes since the rows were loaded. */
export interface GridChanges {
  readonly inserted: readonly GridRow[];
  readonly updated: readonly GridRow[];
  readonly removed: readonly string[];
}
/** A cell whose value was sent to be stored. */
export interface SentCell {
  readonly key: string;
  readonly value: unknown;
}
/** Snapshot of row order and membership, to undo an insertion, deletion or move. */
export interface Shape {
  /** Column with the order numbers. */
  readonly orderKey: string | undefined;
  readonly rows: readonly GridRow[];
  readonly inserted: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}

let count = 0;
/** Prefix of temporary ids; stored ids never start with it. */
const newPrefix = 'row_';
const temporaryId = (): string => {
  count += 1;
  return `${newPrefix}${Date.now().toString(36)}_${count}`;
};

/**
 * Rows of a grid in order, with change tracking. Rows are replaced, never mutated, so that the source can be kept by
 * reference without a copy.
 */
export class RowTable {
  #rows: GridRow[] = [];
  /** Increases when rows are added, removed or moved. */
  version = 0;
  #places: Map<string, number> | undefined;
  #source = new Map<string, GridRow>();
  #inserted = new Set<string>();
  #removed = new Set<string>();
  /** Changed columns per row, computed on demand. */
  readonly #changed = new Map<string, ReadonlySet<string>>();

  get rows(): readonly GridRow[] {
    return this.#rows;
  }
  /** Replaces all rows; rows without an id get a temporary one. */
  replace(source: readonly Readonly<Record<string, unknown>>[]): void {
    this.#inserted = new Set();
    this.#removed = new Set();
    this.#moved();
    this.#source = new Map();
    this.#changed.clear();
    this.#rows = source.map((row) => {
      if (!isEmpty(row.id)) return (typeof row.id === 'string' ? row : { ...row, id: String(row.id) }) as GridRow;
      const id = temporaryId();
      this.#inserted.add(id);
      return { ...row, id };
    });
  }
  indexOf(id: string): number {
    this.#places ??= new Map(this.#rows.map((row, at) => [row.id, at]));
    return this.#places.get(id) ?? -1;
  }
  /** The row; found at the expected `place`, it needs no index of all ids. */
  get(id: string, place = -1): GridRow | undefined {
    const expected = this.#rows[place];
    return expected?.id === id ? expected : this.#rows[this.indexOf(id)];
  }
  isNew(id: string): boolean {
    return this.#inserted.has(id);
  }
  /** Sets one value; returns false when the row does not exist. */
  set(id: string, key: string, value: unknown): boolean {
    const at = this.indexOf(id);
    const row = this.#rows[at];
    if (!row) return false;
    if (!this.#inserted.has(id) && !this.#source.has(id)) this.#source.set(id, row);
    this.#rows[at] = { ...row, [key]: value };
    this.#changed.delete(id);
    return true;
  }
  /**
   * Applies stored values, to the source as well, so that they do not count as changes. A changed cell keeps its value,
   * and the cell `sent` to be stored keeps what it got since, which may equal the source.
   */
  merge(saved: GridRow, sent?: SentCell): boolean {
    const at = this.indexOf(saved.id);
    const row = this.#rows[at];
    if (!row) return false;
    const source = this.#source.get(saved.id) ?? row;
    const isOwn = (key: string): boolean =>
      key === sent?.key ? getCell(row, key) !== sent.value : getCell(row, key) !== getCell(source, key);
    const own = Object.keys(saved).filter(isOwn);
    const taken = Object.fromEntries(Object.entries(saved).filter(([key]) => !own.includes(key)));
    if (own.length > 0 || source !== row) this.#source.set(saved.id, { ...source, ...saved });
    this.#rows[at] = { ...row, ...taken, id: row.id };
    this.#changed.delete(row.id);
    return true;
  }
  /**
   * Replaces the source and keeps unsaved changes: changed cells, new rows (at the end) and deletions.
   */
  rebase(source: readonly Readonly<Record<string, unknown>>[]): void {
    const own = new Map(this.#rows.map((row) => [row.id, row]));
    const before = this.#source;
    const fresh = this.#rows.filter(({ id }) => this.#inserted.has(id));
    this.#source = new Map();
    this.#changed.clear();
    const stored = source.filter(({ id }) => !isEmpty(id) && !this.#removed.has(String(id)));
    this.#rows = stored.map((read) => {
      const row = { ...read, id: String(read.id) } as GridRow;
      const [now, then] = [own.get(row.id), before.get(row.id)];
      if (!now || !then) return row;
      const kept = Object.keys(now).filter((key) => !isSame(getCell(now, key), getCell(then, key)));
      if (kept.length === 0) return row;
      this.#source.set(row.id, row);
      return { ...row, ...Object.fromEntries(kept.map((key) => [key, getCell(now, key)])), id: row.id };
    });
    this.#rows.push(...fresh);
    this.#moved();
  }
  /** Inserts rows with default values before the row at `index`; a negative or too large index appends. */
  insert(columns: readonly GridColumn[], index: number, howMany: number): GridRow[] {
    const defaults = getDefaults(columns);
    const orders = columns.filter(({ type, isOrder }) => type === 'inputNumber' && isOrder);
    const next = new Map(orders.map(({ key }) => [key, nextOrder(this.#rows, key)]));
    const fresh = Array.from({ length: howMany }, (): GridRow => {
      const row: Record<string, unknown> = { ...defaults, id: temporaryId() };
      for (const { key } of orders) {
        if (!isEmpty(row[key])) continue;
        row[key] = next.get(key);
        next.set(key, Number(row[key]) + 1);
      }
      return row as GridRow;
    });
    const at = index < 0 || index > this.#rows.length ? this.#rows.length : index;
    this.#rows = [...this.#rows.slice(0, at), ...fresh, ...this.#rows.slice(at)];
    for (const { id } of fresh) this.#inserted.add(id);
    this.#moved();
    return fresh;
  }
  /** Removes rows; returns the ids of those that were loaded. */
  remove(ids: ReadonlySet<string>): string[] {
    const gone = this.#rows.filter(({ id }) => ids.has(id));
    this.#rows = this.#rows.filter(({ id }) => !ids.has(id));
    this.#moved();
    const stored = gone.map(({ id }) => id).filter((id) => !this.#inserted.delete(id));
    for (const id of stored) this.#removed.add(id);
    return stored;
  }
  /** Moves a row and renumbers all rows in `orderKey`, 1 … n. */
  move(from: number, to: number, orderKey: string): void {
    const rows = [...this.#rows];
    const [moved] = rows.splice(from, 1);
    if (!moved) return;
    rows.splice(to, 0, moved);
    for (const [at, row] of rows.entries()) {
      if (getCell(row, orderKey) === at + 1) continue;
      if (!this.#inserted.has(row.id) && !this.#source.has(row.id)) this.#source.set(row.id, row);
      rows[at] = { ...row, [orderKey]: at + 1 };
      this.#changed.delete(row.id);
    }
    this.#rows = rows;
    this.#moved();
  }
  /** Makes the current values the source. */
  markSaved(): void {
    this.#source = new Map();
    this.#changed.clear();
    this.#inserted = new Set();
    this.#removed = new Set();
  }
  #moved(): void {
    this.#places = undefined;
    this.version += 1;
  }

  shape(orderKey?: string): Shape {
    return { orderKey, rows: [...this.#rows], inserted: new Set(this.#inserted), removed: new Set(this.#removed) };
  }
  /** Restores an earlier order and membership; rows that still exist keep their values except the order number. */
  restore(shape: Shape): void {
    const { orderKey } = shape;
    this.#rows = shape.rows.map((then) => {
      const now = this.get(then.id);
      if (!now || orderKey === undefined || getCell(now, orderKey) === getCell(then, orderKey)) return now ?? then;
      return { ...now, [orderKey]: getCell(then, orderKey) };
    });
    this.#inserted = new Set(shape.inserted);
    this.#removed = new Set(shape.removed);
    this.#changed.clear();
    this.#moved();
  }

  get removed(): readonly string[] {
    return [...this.#removed];
  }
  /** The loaded row, if a value was set since. */
  sourceOf(id: string): GridRow | undefined {
    return this.#source.get(id);
  }
  /** Keys of a loaded row whose values differ from the source. */
  changedKeys(columns: readonly GridColumn[], id: string): ReadonlySet<string> {
    const source = this.#source.get(id);
    if (!source) return unchanged;
    const known = this.#changed.get(id);
    if (known) return known;
    const row = this.get(id);
    if (!row) return unchanged;
    const byKey = new Map(columns.map((column) => [column.key, column]));
    const keys = Object.keys(row).filter((key) => {
      const column = byKey.get(key);
      const [now, before] = [getCell(row, key), getCell(source, key)];
      return column ? !isSame(valueOut(column, now), valueOut(column, before)) : !isSame(now, before);
    });
    const changed = new Set(keys);
    this.#changed.set(id, changed);
    return changed;
  }
  /** Whether a loaded row has changed values. */
  isChanged(columns: readonly GridColumn[], id: string): boolean {
    return this.changedKeys(columns, id).size > 0;
  }
  /** Changed cells of these columns, in the order of the rows' first changes. */
  changedCells(columns: readonly GridColumn[], shown: readonly GridColumn[]): [id: string, key: string][] {
    return [...this.#source.keys()].flatMap((id) => {
      const keys = this.changedKeys(columns, id);
      return shown.filter(({ key }) => keys.has(key)).map(({ key }): [string, string] => [id, key]);
    });
  }
  hasChanges(columns: readonly GridColumn[]): boolean {
    return (
      this.#inserted.size > 0 ||
      this.#removed.size > 0 ||
      [...this.#source.keys()].some((id) => this.isChanged(columns, id))
    );
  }
  changes(columns: readonly GridColumn[]): GridChanges {
    const out = (row: GridRow): GridRow => rowOut(columns, row);
    return {
      inserted: this.#rows.filter(({ id }) => this.#inserted.has(id)).map(out),
      updated: this.#rows.filter(({ id }) => this.isChanged(columns, id)).map(out),
      removed: this.removed,
    };
  }
}

const unchanged: ReadonlySet<string> = new Set();
const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (isEmpty(a) && isEmpty(b)) || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
