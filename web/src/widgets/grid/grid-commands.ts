import { text } from '@campus/contract/messages';
import { tell } from '../../request/tell.ts';
import { getCell, rowOut } from './cell-value.ts';
import type { GridRow, RuleEvent } from './column.ts';
import type { CellAt } from './cursor.ts';
import type { GridApi } from './grid-api.ts';
import { type CellValue, History, type Step } from './history.ts';
import type { SentCell, Shape } from './row-table.ts';
import { rowTopic } from './topics.ts';

type Values = Readonly<Record<string, unknown>>;
const insertPauseMs = 1500;

/** Commands on cells and rows: undoable edits of the user, and changes by the page. */
export class GridCommands {
  readonly #store: GridApi;
  readonly #history = new History();
  #insertedAt = Number.NEGATIVE_INFINITY;

  constructor(store: GridApi) {
    this.#store = store;
  }
  /** Sets one value as an undoable edit. */
  set(id: string, key: string, value: unknown, type: RuleEvent = 'change', mark?: string): void {
    const { values, checks } = this.#store;
    const before = values.get(id, key);
    const unread = this.#unreadOf([[id, key, before]]);
    if (!values.put(id, key, value)) return;
    void checks.check(id, key, type, before);
    if (before === value) return;
    const cleared = values.clearBehind(id, key);
    this.#history.push({ cells: [[id, key, before], ...cleared], unread, ...(mark !== undefined && { mark }) });
    values.report([[id, key, before]]);
  }
  /** Sets several cells, with rows appended for them, as one undoable edit. */
  setMany(cells: readonly CellValue[], more: { shape?: Shape; unread?: readonly CellAt[] } = {}): void {
    const { values, checks } = this.#store;
    const all = this.#withDependents(cells);
    const before = values.of(all);
    const unread = this.#unreadOf(all);
    for (const [id, key, value] of all) values.put(id, key, value, true);
    for (const { id, key } of more.unread ?? []) checks.markUnread(id, key);
    this.#history.push({ cells: before, unread, ...(more.shape && { shape: more.shape }) });
    checks.checkMany(all.map(([id, key]) => ({ id, key })));
    if (more.shape) this.#store.rowsChanged();
    else this.#store.valuesChanged();
    values.report(before);
  }
  /** The cells, and empty values for dependent columns that are not set themselves. */
  #withDependents(cells: readonly CellValue[]): readonly CellValue[] {
    const { linked, values, settings } = this.#store;
    if (settings.linkage.length === 0) return cells;
    const given = new Set(cells.map(([id, key]) => `${id} ${key}`));
    const emptied = cells.flatMap(([id, key, value]): CellValue[] =>
      values.get(id, key) === value
        ? []
        : linked.behind(key).flatMap((later): CellValue[] => (given.has(`${id} ${later}`) ? [] : [[id, later, '']])),
    );
    return [...cells, ...emptied];
  }
  /** Undoes the last edit; false when there is none. */
  undo(): boolean {
    return this.#apply(this.#history.undo((step) => this.#inverse(step)));
  }
  /** Redoes the last undone edit; false when there is none. */
  redo(): boolean {
    return this.#apply(this.#history.redo((step) => this.#inverse(step)));
  }
  #unreadOf(cells: readonly CellValue[]): readonly CellAt[] {
    return cells.flatMap(([id, key]) => (this.#store.checks.isUnread(id, key) ? [{ id, key }] : []));
  }
  /** The step that reverts `step`, with the current values. */
  #inverse({ cells, shape, mark }: Step): Step {
    const { values, table } = this.#store;
    return {
      cells: values.of(cells),
      unread: this.#unreadOf(cells),
      ...(shape && { shape: table.shape(shape.orderKey) }),
      ...(mark !== undefined && { mark }),
    };
  }
  #apply(step: Step | undefined): boolean {
    if (!step) return false;
    const { values, checks, table, selection, visible, cursor } = this.#store;
    // Rows must exist before their cells are set, and cells are restored before their rows are removed.
    if (step.shape) {
      table.restore(step.shape);
      visible.sync();
      checks.forget([]);
    }
    const changed = values.of(step.cells);
    for (const [id, key, before] of step.cells.toReversed()) values.put(id, key, before, true);
    for (const { id, key } of step.unread ?? []) checks.markUnread(id, key);
    checks.checkMany(step.cells.map(([id, key]) => ({ id, key })));
    selection.dropGone();
    if (cursor.cell && table.indexOf(cursor.cell.id) === -1) cursor.go(undefined);
    if (step.shape) this.#store.rowsChanged();
    else this.#store.valuesChanged();
    values.report(changed);
    return true;
  }
  /** Keeps what can still be undone after rows have been loaded again. */
  rebase(): void {
    this.#history.keepRows((id) => this.#store.table.indexOf(id) !== -1);
  }
  /** Clears the history: the rows have been replaced or stored. */
  forget(): void {
    this.#history.clear();
  }

  /** Sets values on behalf of the page, without an undo step. */
  assign(changes: readonly { readonly rowKey: string; readonly values: Values }[]): void {
    const { values, checks } = this.#store;
    for (const { rowKey, values: given } of changes)
      for (const [key, value] of Object.entries(given)) {
        const before = values.get(rowKey, key);
        if (values.put(rowKey, key, value)) void checks.check(rowKey, key, 'change', before);
      }
  }
  /** Updates a row with its stored values: those of another user, or the answer to `sent`. */
  merge(saved: GridRow, sent?: SentCell): void {
    const { table, checks, tallies, topics, visible } = this.#store;
    const before = table.get(saved.id);
    if (!before || !table.merge(saved, sent)) return;
    visible.update(saved.id);
    const after = table.get(saved.id) as GridRow;
    for (const key of Object.keys(saved))
      if (getCell(before, key) !== getCell(after, key)) {
        checks.changed(saved.id, key, getCell(before, key), getCell(after, key));
        void checks.check(saved.id, key, 'change', getCell(before, key));
      }
    tallies.clear();
    topics.publish(rowTopic(saved.id));
    topics.publish('summary');
    topics.publish('changes');
  }

  add(count: number, index: number): readonly GridRow[] {
    const fresh = this.#insert(index, count);
    this.#store.settings.onAdded?.(this.#out(fresh));
    return fresh;
  }
  /** Inserts rows for the user; ignores repeated requests within a moment. */
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
  /** Inserts rows before the visible row at `index`, without an undo step; a negative or too large index appends. */
  insertRows(index: number, count: number): readonly GridRow[] {
    const { table, visible, settings } = this.#store;
    const next = index < 0 ? undefined : visible.rows[index];
    const fresh = table.insert(settings.columns, visible.ownPlaceOf(index), count);
    visible.added(fresh, next);
    return fresh;
  }
  #insert(index: number, count: number): readonly GridRow[] {
    const { checks } = this.#store;
    const shape = this.#store.table.shape();
    const fresh = this.insertRows(index, count);
    this.#history.push({ cells: [], shape });
    checks.forget([]);
    this.#store.rowsChanged();
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
    this.#store.rowsChanged();
    selection.notify();
    settings.onDeleted?.(stored);
    // Duplicate values may be unique now.
    for (const { id, key } of checks.list()) void checks.check(id, key, 'change');
  }
  /** Moves a row in the rows' own order, which equals the visible order without sort and filters. */
  move(from: number, to: number): void {
    const { table, settings } = this.#store;
    if (this.#store.isArranged || from === to || to < 0 || to >= table.rows.length) return;
    const shape = table.shape(settings.dragSortKey);
    table.move(from, to, settings.dragSortKey);
    this.#history.push({ cells: [], shape });
    this.#store.rowsChanged();
    settings.onDragged?.({ oldIndex: from, newIndex: to });
  }
}
