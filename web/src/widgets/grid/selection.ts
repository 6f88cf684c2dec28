import type { GridRow } from './column.ts';
import type { RowTable } from './row-table.ts';
import { rowTopic, type Topics } from './topics.ts';

/** Selected rows. Select-all affects visible rows. `may` tells which rows are selectable; `changed` is called on changes by the user. */
export class Selection {
  readonly #table: RowTable;
  readonly #shown: () => readonly GridRow[];
  readonly #topics: Topics;
  readonly #changed: (ids: readonly string[]) => void;
  readonly may: (row: GridRow) => boolean;
  #ids = new Set<string>();

  constructor(
    table: RowTable,
    shown: () => readonly GridRow[],
    topics: Topics,
    may: (row: GridRow) => boolean,
    changed: (ids: readonly string[]) => void,
  ) {
    this.#table = table;
    this.#shown = shown;
    this.#topics = topics;
    this.may = may;
    this.#changed = changed;
  }
  get ids(): readonly string[] {
    return [...this.#ids];
  }
  has(id: string): boolean {
    return this.#ids.has(id);
  }
  set(id: string, isOn: boolean): void {
    const row = this.#table.get(id);
    if (!row || !this.may(row)) return;
    if (isOn) this.#ids.add(id);
    else this.#ids.delete(id);
    this.#topics.publish(rowTopic(id));
    this.notify();
  }
  setAll(isOn: boolean): void {
    this.#ids = new Set(
      isOn
        ? this.#shown()
            .filter((row) => this.may(row))
            .map(({ id }) => id)
        : [],
    );
    this.#topics.publish('every');
    this.notify();
  }
  /** Deselects removed rows without a callback. */
  dropGone(): void {
    this.#ids = new Set(this.ids.filter((id) => this.#table.indexOf(id) !== -1));
  }
  /** Deselects rows without a callback. */
  dropWhere(isDropped: (id: string) => boolean): void {
    this.#ids = new Set(this.ids.filter((id) => !isDropped(id)));
  }
  clear(): void {
    this.#ids = new Set();
  }
  notify(): void {
    this.#topics.publish('summary');
    this.#changed(this.ids);
  }
}
