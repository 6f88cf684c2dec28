import { text } from '@campus/contract/messages';
import { getCell, isEmpty } from './cell-value.ts';
import { checkCell, isUniqueRule } from './check-cell.ts';
import { fillTemplate, type GridColumn, type GridRow, type RuleEvent } from './column.ts';

interface Cell {
  readonly id: string;
  readonly key: string;
}
const none: ReadonlyMap<string, string> = new Map();
const toText = (value: unknown): string => String(value);

/** Failing cells and their messages. Calls `touched` with each row whose failures change. */
export class Checks {
  readonly #rows: () => readonly GridRow[];
  readonly #row: (id: string) => GridRow | undefined;
  readonly #touched: (id: string, key: string) => void;
  #columns: readonly GridColumn[];
  #failures = new Map<string, Map<string, string>>();
  /** Cells with pasted text that could not be parsed as a value of their column. */
  #unread = new Map<string, Set<string>>();
  /** Index of unique columns: value → rows that have it. Built on first use. */
  #holders = new Map<string, Map<string, Set<string>>>();

  constructor(
    columns: readonly GridColumn[],
    rows: () => readonly GridRow[],
    row: (id: string) => GridRow | undefined,
    touched: (id: string, key: string) => void,
  ) {
    this.#columns = columns;
    this.#rows = rows;
    this.#row = row;
    this.#touched = touched;
  }
  set columns(columns: readonly GridColumn[]) {
    this.#columns = columns;
  }
  /** Clears everything for new rows. */
  reset(): void {
    this.#failures = new Map();
    this.#unread = new Map();
    this.#holders = new Map();
  }
  /** Removes the failures of deleted rows. */
  forget(ids: Iterable<string>): void {
    for (const id of ids) {
      this.#failures.delete(id);
      this.#unread.delete(id);
    }
    this.#holders = new Map();
  }
  of(id: string): ReadonlyMap<string, string> {
    return this.#failures.get(id) ?? none;
  }
  /** Failing cells, by row and column order. */
  list(): Cell[] {
    if (this.#failures.size === 0) return [];
    return this.#rows().flatMap(({ id }) => {
      const failed = this.#failures.get(id);
      return failed ? this.#columns.filter(({ key }) => failed.has(key)).map(({ key }) => ({ id, key })) : [];
    });
  }

  /** Updates the index of unique values; must be called for every changed value. */
  changed(id: string, key: string, before: unknown, after: unknown): void {
    this.#unread.get(id)?.delete(key);
    const index = this.#holders.get(key);
    if (!index) return;
    if (!isEmpty(before)) index.get(toText(before))?.delete(id);
    if (!isEmpty(after)) index.set(toText(after), (index.get(toText(after)) ?? new Set()).add(id));
  }
  isUnread(id: string, key: string): boolean {
    return this.#unread.get(id)?.has(key) === true;
  }
  markUnread(id: string, key: string): void {
    this.#unread.set(id, (this.#unread.get(id) ?? new Set()).add(key));
  }

  /** Validates a cell and, in a unique column, all cells with its current or previous value. */
  async check(id: string, key: string, type: RuleEvent, before?: unknown): Promise<void> {
    const column = this.#columns.find((one) => one.key === key);
    const row = this.#row(id);
    if (!column || !row) return;
    const pending = [this.#applyRule(column, row, type)];
    if (column.validateRules?.some(isUniqueRule)) {
      const value = getCell(row, key);
      const holders = [value, before].filter((one) => !isEmpty(one)).flatMap((one) => [...this.#holdersOf(key, one)]);
      for (const other of new Set(holders)) {
        const found = other === id ? undefined : this.#row(other);
        if (found) pending.push(this.#applyRule(column, found, type));
      }
    }
    await Promise.all(pending);
  }
  /** Validates cells changed at once, and unique columns among them completely. */
  checkMany(cells: readonly Cell[]): void {
    const byKey = Map.groupBy(cells, ({ key }) => key);
    for (const [key, changed] of byKey) {
      const column = this.#columns.find((one) => one.key === key);
      if (!column) continue;
      const isUnique = column.validateRules?.some(isUniqueRule) === true;
      const ids = isUnique ? this.#rows().map(({ id }) => id) : changed.map(({ id }) => id);
      for (const id of ids) {
        const row = this.#row(id);
        if (row) void this.#applyRule(column, row, 'change');
      }
    }
  }
  /** Validates all cells; returns the failing ones. */
  async checkAll(): Promise<Cell[]> {
    const later: Promise<void>[] = [];
    for (const column of this.#columns) {
      if (!column.validateRules?.length && !this.#hasUnread(column.key)) continue;
      for (const row of this.#rows()) {
        const answered = this.#applyRule(column, row, 'getValues');
        if (answered) later.push(answered);
      }
    }
    await Promise.all(later);
    return this.list();
  }

  #hasUnread(key: string): boolean {
    for (const keys of this.#unread.values()) if (keys.has(key)) return true;
    return false;
  }
  #applyRule(column: GridColumn, row: GridRow, type: RuleEvent): Promise<void> | undefined {
    if (this.#unread.get(row.id)?.has(column.key)) {
      this.#setFailure(row.id, column.key, fillTemplate(text.grid.format, column));
      return undefined;
    }
    const value = getCell(row, column.key);
    const verdict = checkCell(column, value, row, type, this);
    if (!(verdict instanceof Promise)) {
      this.#setFailure(row.id, column.key, verdict);
      return undefined;
    }
    return verdict.then((message) => {
      const now = this.#row(row.id);
      // A newer value is validated separately.
      if (now && getCell(now, column.key) === value) this.#setFailure(row.id, column.key, message);
    });
  }
  #setFailure(id: string, key: string, message: string | undefined): void {
    const failed = this.#failures.get(id);
    if (failed?.get(key) === message) return;
    const next = new Map(failed);
    if (message === undefined) next.delete(key);
    else next.set(key, message);
    if (next.size > 0) this.#failures.set(id, next);
    else this.#failures.delete(id);
    this.#touched(id, key);
  }

  /** Whether the value matches the column's patterns; handlers are not called. */
  fitsPatterns(column: GridColumn, value: unknown, row: GridRow): boolean {
    const patterns = column.validateRules?.filter(({ pattern }) => pattern !== undefined && pattern !== 'only') ?? [];
    return (
      patterns.length === 0 ||
      checkCell({ ...column, validateRules: patterns }, value, row, 'change', this) === undefined
    );
  }
  isTaken(key: string, value: unknown, rowId: string): boolean {
    if (isEmpty(value)) return false;
    const holders = this.#holdersOf(key, value);
    return holders.size > 1 || (holders.size === 1 && !holders.has(rowId));
  }
  #holdersOf(key: string, value: unknown): ReadonlySet<string> {
    let index = this.#holders.get(key);
    if (!index) {
      index = new Map();
      for (const row of this.#rows()) {
        const held = getCell(row, key);
        if (isEmpty(held)) continue;
        const ids = index.get(toText(held));
        if (ids) ids.add(row.id);
        else index.set(toText(held), new Set([row.id]));
      }
      this.#holders.set(key, index);
    }
    return index.get(toText(value)) ?? new Set();
  }
}
