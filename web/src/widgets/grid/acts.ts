import { text } from '@campus/contract/messages';
import { tell } from '../../request/tell.ts';
import { cellOf, rowOut } from './cell-value.ts';
import type { GridRow, RuleEvent } from './column.ts';
import type { CellAt } from './cursor.ts';
import type { GridStore } from './grid-store.ts';
import { type CellValue, History } from './history.ts';
import type { Shape } from './row-table.ts';
import { rowTopic } from './topics.ts';

type Values = Readonly<Record<string, unknown>>;
const insertPauseMs = 1500;

/** What is done to cells and rows: by the user, one act after the other and each to be taken back, and by the page. */
export class Acts {
  readonly #store: GridStore;
  readonly #history = new History();
  #insertedAt = Number.NEGATIVE_INFINITY;

  constructor(store: GridStore) {
    this.#store = store;
  }
  /** Sets one value as the user's own act. */
  set(id: string, key: string, value: unknown, type: RuleEvent = 'change', mark?: string): void {
    const { values, checks } = this.#store;
    const before = values.get(id, key);
    if (!values.put(id, key, value)) return;
    void checks.check(id, key, type, before);
    if (before === value) return;
    const cleared = values.clearBehind(id, key);
    this.#history.push({ cells: [[id, key, before], ...cleared], ...(mark !== undefined && { mark }) });
    values.tell([[id, key, before]]);
  }
  /** Several cells at once, with rows that were appended for them: one act. */
  setMany(cells: readonly CellValue[], more: { shape?: Shape; unread?: readonly CellAt[] } = {}): void {
    const { values, checks } = this.#store;
    const before = values.of(cells);
    for (const [id, key, value] of cells) values.put(id, key, value, true);
    for (const { id, key } of more.unread ?? []) checks.markUnread(id, key);
    this.#history.push({ cells: before, ...(more.shape && { shape: more.shape }) });
    checks.checkMany(cells.map(([id, key]) => ({ id, key })));
    this.#store.reshaped();
    values.tell(before);
  }
  /** Takes back the last act. */
  undo(): boolean {
    const step = this.#history.pop();
    if (!step) return false;
    const { values, checks, table, selection } = this.#store;
    const changed = values.of(step.cells);
    for (const [id, key, before] of step.cells.toReversed()) values.put(id, key, before, true);
    if (step.shape) {
      table.restore(step.shape);
      checks.forget([]);
    }
    checks.checkMany(step.cells.map(([id, key]) => ({ id, key })));
    selection.dropGone();
    this.#store.reshaped();
    values.tell(changed);
    return true;
  }
  /** What was done is not taken back any more: the rows are others, or stored. */
  forget(): void {
    this.#history.clear();
  }

  /** Values that the page sets; no act of the user. */
  assign(changes: readonly { readonly rowKey: string; readonly values: Values }[]): void {
    const { values, checks } = this.#store;
    for (const { rowKey, values: given } of changes)
      for (const [key, value] of Object.entries(given)) {
        const before = values.get(rowKey, key);
        if (values.put(rowKey, key, value)) void checks.check(rowKey, key, 'change', before);
      }
  }
  /** Shows a row as somebody else has saved it. */
  merge(saved: GridRow): void {
    const { table, checks, tallies, topics } = this.#store;
    const before = table.get(saved.id);
    if (!before || !table.merge(saved)) return;
    const after = table.get(saved.id) as GridRow;
    for (const key of Object.keys(saved))
      if (cellOf(before, key) !== cellOf(after, key)) {
        checks.changed(saved.id, key, cellOf(before, key), cellOf(after, key));
        void checks.check(saved.id, key, 'change', cellOf(before, key));
      }
    tallies.clear();
    topics.tell(rowTopic(saved.id));
    topics.tell('summary');
  }

  add(count: number, index: number): readonly GridRow[] {
    const fresh = this.#insert(index, count);
    this.#store.settings.onAdded?.(this.#out(fresh));
    return fresh;
  }
  /** A row where the user asks for one; not twice within a moment (S). */
  insert(index: number, count = 1, now = Date.now()): readonly GridRow[] {
    if (now - this.#insertedAt < insertPauseMs) {
      tell.warning(text.grid.tooFast);
      return [];
    }
    this.#insertedAt = now;
    const fresh = this.#insert(index, count);
    this.#store.settings.onInserted?.(this.#out(fresh), index);
    return fresh;
  }
  #insert(index: number, count: number): readonly GridRow[] {
    const { table, checks, settings } = this.#store;
    const shape = table.shape();
    const fresh = table.insert(settings.columns, index, count);
    this.#history.push({ cells: [], shape });
    checks.forget([]);
    this.#store.reshaped();
    return fresh;
  }
  #out(rows: readonly GridRow[]): readonly GridRow[] {
    return rows.map((row) => rowOut(this.#store.settings.columns, row));
  }
  remove(ids: readonly string[]): void {
    const { table, checks, selection, expanded, inner, cursor, settings } = this.#store;
    const shape = table.shape();
    const stored = table.remove(new Set(ids));
    this.#history.push({ cells: [], shape });
    checks.forget(ids);
    selection.dropGone();
    for (const id of ids) {
      expanded.delete(id);
      inner.delete(id);
    }
    if (cursor.cell && table.indexOf(cursor.cell.id) === -1) cursor.go(undefined);
    this.#store.reshaped();
    selection.tell();
    settings.onDeleted?.(stored);
    // Values that stood twice may stand once now.
    for (const { id, key } of checks.list()) void checks.check(id, key, 'change');
  }
  move(from: number, to: number): void {
    const { table, settings } = this.#store;
    if (from === to || to < 0 || to >= table.rows.length) return;
    const shape = table.shape(settings.dragSortKey);
    table.move(from, to, settings.dragSortKey);
    this.#history.push({ cells: [], shape });
    this.#store.reshaped();
    settings.onDragged?.({ oldIndex: from, newIndex: to });
  }
}
