import { text } from '@campus/contract/messages';
import { tell } from '../../request/tell.ts';
import { fileNameOf, pathsOf } from '../files/file-name.ts';
import { cellOf, isChecked, isEmpty, isSeveral, partsOf, rowOut, valueOut } from './cell-value.ts';
import { Checks } from './checks.ts';
import {
  type GridColumn,
  type GridOption,
  type GridRow,
  hasControl,
  hasEditor,
  isShown,
  type RuleEvent,
} from './column.ts';
import { type CellAt, Cursor, type Opening, type Range } from './cursor.ts';
import { History } from './history.ts';
import { Labels } from './labels.ts';
import { type GridChanges, RowTable } from './row-table.ts';
import { sumOf, type Tally } from './tally.ts';
import { rowTopic, Topics } from './topics.ts';

/** A cell whose value the user has changed. */
export interface ValueChange {
  readonly rowId: string;
  readonly key: string;
  readonly value: unknown;
  readonly before: unknown;
  readonly row: GridRow;
  /** The value does not pass its rules. */
  readonly isFailed: boolean;
}
/** Columns that depend on each other: a change clears those behind it and loads the next one's options. */
export interface Linkage {
  readonly keys: readonly string[];
  readonly load: (parentValue: string) => Promise<readonly GridOption[]>;
}
/** What the page has set; read anew with every render. */
export interface GridSettings {
  readonly columns: readonly GridColumn[];
  readonly alwaysEdit: boolean;
  readonly disabled: boolean;
  readonly disabledRows: Readonly<Record<string, unknown>>;
  readonly dragSortKey: string;
  readonly canAdd: boolean;
  readonly linkage: readonly Linkage[];
  /** Rows of a page; undefined shows all. */
  readonly pageSize: number | undefined;
  readonly onAdded?: ((rows: readonly GridRow[]) => void) | undefined;
  readonly onInserted?: ((rows: readonly GridRow[], index: number) => void) | undefined;
  readonly onDeleted?: ((ids: readonly string[]) => void) | undefined;
  readonly onSelectRowChange?: ((ids: readonly string[]) => void) | undefined;
  readonly onValueChange?: ((change: ValueChange) => void) | undefined;
  readonly onDragged?: ((move: { oldIndex: number; newIndex: number }) => void) | undefined;
}
/** The rejection of `getAll` when a cell fails (S). */
export const VALIDATE_NO_PASSED = 'VALIDATE_NO_PASSED';
const insertPauseMs = 1500;

/** Everything about one grid outside React: its rows, failures, selection, cursor and history. Views subscribe to topics. */
export class GridStore {
  readonly topics = new Topics();
  readonly table = new RowTable();
  readonly cursor = new Cursor();
  readonly checks: Checks;
  readonly labels = new Labels(() => this.topics.tell('every'));
  /** Brings a cell into sight; set by the view. */
  reveal: (cell: CellAt) => void = () => undefined;
  settings: GridSettings;
  page = 1;
  readonly expanded = new Set<string>();
  /** Grids inside expanded rows, by row. */
  readonly inner = new Map<string, GridStore>();
  #shown: readonly GridColumn[];
  #selected = new Set<string>();
  readonly #history = new History();
  readonly #tallies = new Map<string, Tally>();
  readonly #linked = new Map<string, readonly GridOption[] | 'loading'>();
  #insertedAt = Number.NEGATIVE_INFINITY;

  constructor(settings: GridSettings) {
    this.settings = settings;
    this.#shown = settings.columns.filter(isShown);
    this.checks = new Checks(
      settings.columns,
      () => this.table.rows,
      (id) => this.table.get(id),
      (id) => {
        this.topics.tell(rowTopic(id));
        this.topics.tell('summary');
      },
    );
  }
  /** Takes the page's present settings. */
  configure(settings: GridSettings): void {
    const before = this.settings;
    this.settings = settings;
    if (before.columns !== settings.columns) {
      this.#shown = settings.columns.filter(isShown);
      this.checks.columns = settings.columns;
      this.labels.forgetMerged();
      this.#tallies.clear();
    }
    if (before.columns !== settings.columns || before.disabled !== settings.disabled) this.topics.tell('every');
    if (before.pageSize !== settings.pageSize) this.topics.tell('shape');
  }

  // Rows and columns.
  get rows(): readonly GridRow[] {
    return this.table.rows;
  }
  get shown(): readonly GridColumn[] {
    return this.#shown;
  }
  column(key: string): GridColumn | undefined {
    return this.settings.columns.find((column) => column.key === key);
  }
  /** First and one past the last row of the present page. */
  get pageBounds(): readonly [from: number, to: number] {
    const { pageSize } = this.settings;
    if (pageSize === undefined) return [0, this.rows.length];
    const pages = Math.max(1, Math.ceil(this.rows.length / pageSize));
    const page = Math.min(this.page, pages);
    return [(page - 1) * pageSize, Math.min(page * pageSize, this.rows.length)];
  }
  turnTo(page: number): void {
    this.page = page;
    this.topics.tell('shape');
  }
  /** Takes new rows in place of everything: rows, selection, failures, tracking. */
  replace(source: readonly Readonly<Record<string, unknown>>[]): void {
    this.table.replace(source);
    this.checks.reset();
    this.#selected = new Set();
    this.expanded.clear();
    this.#history.clear();
    this.cursor.go(undefined);
    this.#reshaped();
  }
  #reshaped(): void {
    this.#tallies.clear();
    this.cursor.unspan();
    this.topics.tell('shape');
    this.topics.tell('summary');
    this.topics.tell('every');
  }
  isDisabledRow(row: GridRow): boolean {
    return Object.entries(this.settings.disabledRows).some(([key, wanted]) => {
      const value = String(cellOf(row, key) ?? '');
      return Array.isArray(wanted) ? wanted.map(String).includes(value) : String(wanted) === value;
    });
  }
  isReadOnly(row: GridRow, column: GridColumn): boolean {
    return this.settings.disabled || column.disabled === true || !hasControl(column) || this.isDisabledRow(row);
  }

  // Values.
  value(id: string, key: string): unknown {
    const row = this.table.get(id);
    return row && cellOf(row, key);
  }
  /** Sets one value as the user's own act. */
  setValue(id: string, key: string, value: unknown, type: RuleEvent = 'change', mark?: string): void {
    const before = this.value(id, key);
    if (!this.#put(id, key, value)) return;
    void this.checks.check(id, key, type, before);
    if (before === value) return;
    const cleared = this.#clearLinked(id, key);
    this.#history.push({ cells: [[id, key, before], ...cleared], ...(mark !== undefined && { mark }) });
    this.#told(id, key, before);
  }
  /** Values that the page sets; no act of the user. */
  setValues(changes: readonly { readonly rowKey: string; readonly values: Readonly<Record<string, unknown>> }[]): void {
    for (const { rowKey, values } of changes)
      for (const [key, value] of Object.entries(values)) {
        const before = this.value(rowKey, key);
        if (this.#put(rowKey, key, value)) void this.checks.check(rowKey, key, 'change', before);
      }
  }
  /** Several cells at once, with rows that were appended for them: one act. */
  setMany(
    cells: readonly (readonly [id: string, key: string, value: unknown])[],
    more: { shape?: ReturnType<RowTable['shape']>; unread?: readonly CellAt[] } = {},
  ): void {
    const before = cells.map(([id, key]) => [id, key, this.value(id, key)] as const);
    for (const [id, key, value] of cells) this.#put(id, key, value, true);
    for (const { id, key } of more.unread ?? []) this.checks.markUnread(id, key);
    this.#history.push({ cells: [...before], ...(more.shape && { shape: more.shape }) });
    this.checks.checkMany(cells.map(([id, key]) => ({ id, key })));
    this.#reshaped();
    for (const [id, key, old] of before) if (this.value(id, key) !== old) this.#told(id, key, old);
  }
  #put(id: string, key: string, value: unknown, quiet = false): boolean {
    const before = this.value(id, key);
    if (!this.table.set(id, key, value)) return false;
    this.checks.changed(id, key, before, value);
    const tally = this.#tallies.get(key);
    tally?.count(before, -1);
    tally?.count(value);
    if (quiet) return true;
    this.topics.tell(rowTopic(id));
    if (tally) this.topics.tell('summary');
    return true;
  }
  #told(rowId: string, key: string, before: unknown): void {
    const row = this.table.get(rowId);
    const column = this.column(key);
    const { onValueChange } = this.settings;
    if (row && column && onValueChange)
      onValueChange({
        rowId,
        key,
        value: valueOut(column, cellOf(row, key)),
        before: valueOut(column, before),
        row: rowOut(this.settings.columns, row),
        isFailed: this.checks.of(rowId).has(key),
      });
  }
  /** Takes back the last act. */
  undo(): boolean {
    const step = this.#history.pop();
    if (!step) return false;
    const changed = step.cells.map(([id, key]) => [id, key, this.value(id, key)] as const);
    for (const [id, key, before] of step.cells.toReversed()) this.#put(id, key, before, true);
    if (step.shape) {
      this.table.restore(step.shape);
      this.checks.forget([]);
    }
    this.checks.checkMany(step.cells.map(([id, key]) => ({ id, key })));
    this.#selected = new Set([...this.#selected].filter((id) => this.table.indexOf(id) !== -1));
    this.#reshaped();
    for (const [id, key, old] of changed) if (this.value(id, key) !== old) this.#told(id, key, old);
    return true;
  }
  /** Shows a row as somebody else has saved it. */
  merge(saved: GridRow): void {
    const before = this.table.get(saved.id);
    if (!before || !this.table.merge(saved)) return;
    const after = this.table.get(saved.id) as GridRow;
    for (const key of Object.keys(saved))
      if (cellOf(before, key) !== cellOf(after, key)) {
        this.checks.changed(saved.id, key, cellOf(before, key), cellOf(after, key));
        void this.checks.check(saved.id, key, 'change', cellOf(before, key));
      }
    this.#tallies.clear();
    this.topics.tell(rowTopic(saved.id));
    this.topics.tell('summary');
  }

  // Rows that come, go and move.
  add(count: number, index: number, values: Readonly<Record<string, unknown>> = {}): readonly GridRow[] {
    const fresh = this.#insert(
      index,
      Array.from({ length: count }, () => values),
    );
    this.settings.onAdded?.(fresh.map((row) => rowOut(this.settings.columns, row)));
    return fresh;
  }
  /** A row where the user asks for one; not twice within a moment (S). */
  insert(index: number, count = 1, now = Date.now()): readonly GridRow[] {
    if (now - this.#insertedAt < insertPauseMs) {
      tell.warning(text.grid.tooFast);
      return [];
    }
    this.#insertedAt = now;
    const fresh = this.#insert(
      index,
      Array.from({ length: count }, () => ({})),
    );
    this.settings.onInserted?.(
      fresh.map((row) => rowOut(this.settings.columns, row)),
      index,
    );
    return fresh;
  }
  #insert(index: number, values: readonly Readonly<Record<string, unknown>>[]): readonly GridRow[] {
    const shape = this.table.shape();
    const fresh = this.table.insert(this.settings.columns, index, values);
    this.#history.push({ cells: [], shape });
    this.checks.forget([]);
    this.#reshaped();
    return fresh;
  }
  remove(ids: readonly string[]): void {
    const shape = this.table.shape();
    const stored = this.table.remove(new Set(ids));
    this.#history.push({ cells: [], shape });
    this.checks.forget(ids);
    for (const id of ids) {
      this.#selected.delete(id);
      this.expanded.delete(id);
      this.inner.delete(id);
    }
    if (this.cursor.cell && this.table.indexOf(this.cursor.cell.id) === -1) this.cursor.go(undefined);
    this.#reshaped();
    this.#selectionChanged();
    this.settings.onDeleted?.(stored);
    void this.#recheckUnique();
  }
  /** Values that stood twice may stand once now. */
  async #recheckUnique(): Promise<void> {
    for (const { id, key } of this.checks.list()) await this.checks.check(id, key, 'change');
  }
  move(from: number, to: number): void {
    if (from === to || to < 0 || to >= this.rows.length) return;
    const shape = this.table.shape();
    this.table.move(from, to, this.settings.dragSortKey);
    this.#history.push({ cells: [], shape });
    this.#reshaped();
    this.settings.onDragged?.({ oldIndex: from, newIndex: to });
  }
  toggleExpanded(id: string): void {
    if (!this.expanded.delete(id)) this.expanded.add(id);
    this.topics.tell('shape');
    this.topics.tell(rowTopic(id));
  }

  // Selection.
  get selected(): readonly string[] {
    return [...this.#selected];
  }
  isSelected(id: string): boolean {
    return this.#selected.has(id);
  }
  maySelect(row: GridRow): boolean {
    return !this.settings.disabled && !this.isDisabledRow(row);
  }
  select(id: string, isOn: boolean): void {
    const row = this.table.get(id);
    if (!row || !this.maySelect(row)) return;
    if (isOn) this.#selected.add(id);
    else this.#selected.delete(id);
    this.topics.tell(rowTopic(id));
    this.#selectionChanged();
  }
  selectAll(isOn: boolean): void {
    this.#selected = new Set(isOn ? this.rows.filter((row) => this.maySelect(row)).map(({ id }) => id) : []);
    this.topics.tell('every');
    this.#selectionChanged();
  }
  #selectionChanged(): void {
    this.topics.tell('summary');
    this.settings.onSelectRowChange?.(this.selected);
  }

  // Cursor.
  /** Moves the cursor; a cell that was pointed at is in sight already and must not move away under the pointer. */
  go(cell: CellAt | undefined, opening?: Opening, isPointed = false): void {
    this.#aroundCursor(() => this.cursor.go(cell, opening));
    if (cell && !isPointed) this.reveal(cell);
  }
  openEditor(opening: Opening = {}): void {
    const { cell } = this.cursor;
    const [row, column] = cell ? [this.table.get(cell.id), this.column(cell.key)] : [];
    if (row && column && hasEditor(column) && !this.isReadOnly(row, column))
      this.#aroundCursor(() => this.cursor.open(opening));
  }
  closeEditor(): void {
    this.#aroundCursor(() => this.cursor.close());
  }
  span(from: CellAt, to: CellAt): void {
    this.#aroundCursor(() => this.cursor.span(this.#corner(from), this.#corner(to)));
    this.reveal(to);
  }
  unspan(): void {
    this.#aroundCursor(() => this.cursor.unspan());
  }
  #corner({ id, key }: CellAt) {
    return { row: this.table.indexOf(id), column: this.#shown.findIndex((column) => column.key === key) };
  }
  /** Whether a cell comes after another one, row by row. */
  isBehind(cell: CellAt, other: CellAt | undefined): boolean {
    if (!other) return true;
    const [a, b] = [this.#corner(cell), this.#corner(other)];
    return a.row > b.row || (a.row === b.row && a.column > b.column);
  }
  cellAt(row: number, column: number): CellAt | undefined {
    const found = this.rows[row];
    const at = this.#shown[column];
    return found && at && { id: found.id, key: at.key };
  }
  /** Redraws the rows that the cursor leaves and enters. */
  #aroundCursor(act: () => void): void {
    const before = this.#touchedRows();
    act();
    for (const id of new Set([...before, ...this.#touchedRows()])) this.topics.tell(rowTopic(id));
    this.topics.tell('cursor');
  }
  #touchedRows(): string[] {
    const { cell, range } = this.cursor;
    const inRange = range ? this.rows.slice(range.top, range.bottom + 1).map(({ id }) => id) : [];
    return cell ? [cell.id, ...inRange] : inRange;
  }
  /** The shown columns of a row that lie in the range, as first and last place; undefined when none. */
  rangeIn(id: string): readonly [left: number, right: number] | undefined {
    const range: Range | undefined = this.cursor.range;
    if (!range) return undefined;
    const at = this.table.indexOf(id);
    return at >= range.top && at <= range.bottom ? [range.left, range.right] : undefined;
  }

  // What cells show and choose from.
  optionsOf(column: GridColumn, row: GridRow): readonly GridOption[] | 'loading' {
    const link = this.settings.linkage.find(({ keys }) => keys.includes(column.key));
    if (!link) return this.labels.optionsOf(column);
    const place = link.keys.indexOf(column.key);
    const parent = place === 0 ? '' : String(cellOf(row, link.keys[place - 1] as string) ?? '');
    if (place > 0 && parent === '') return [];
    const known = this.#linked.get(`${column.key}|${parent}`);
    if (known) return known;
    this.#loadLinked(link, column.key, parent);
    return 'loading';
  }
  #loadLinked({ load }: Linkage, key: string, parent: string): void {
    const place = `${key}|${parent}`;
    this.#linked.set(place, 'loading');
    load(parent).then(
      (options) => {
        this.#linked.set(place, options);
        this.topics.tell('every');
      },
      // The request layer has told the user; the next look asks again.
      () => this.#linked.delete(place),
    );
  }
  #clearLinked(id: string, key: string): [string, string, unknown][] {
    const link = this.settings.linkage.find(({ keys }) => keys.includes(key));
    if (!link) return [];
    return link.keys.slice(link.keys.indexOf(key) + 1).flatMap((later): [string, string, unknown][] => {
      const before = this.value(id, later);
      if (isEmpty(before)) return [];
      this.#put(id, later, '');
      return [[id, later, before]];
    });
  }
  /** The text of a cell as it is shown and copied. */
  textOf(column: GridColumn, row: GridRow): string {
    const value = cellOf(row, column.key);
    switch (column.type) {
      case 'checkbox':
        return text.common[isChecked(column, value) ? 'yes' : 'no'];
      case 'file':
      case 'image':
        return pathsOf(String(value ?? ''))
          .map(fileNameOf)
          .join(',');
      case 'upload':
        return uploadName(value);
      case 'select':
      case 'radio':
      case 'list_multi':
      case 'sel_search':
      case 'sel_search_async':
      case 'sel_user':
      case 'sel_depart': {
        const options = this.optionsOf(column, row);
        if (options === 'loading') return isSeveral(column) ? partsOf(value).join(',') : String(value ?? '');
        return this.labels.textOf(column, value, options);
      }
      default:
        return isEmpty(value) || typeof value === 'object' ? '' : String(value);
    }
  }
  tally(key: string): Tally {
    const known = this.#tallies.get(key);
    if (known) return known;
    const made = sumOf(this.rows.map((row) => cellOf(row, key)));
    this.#tallies.set(key, made);
    return made;
  }

  // What leaves the grid.
  changes(): GridChanges {
    return this.table.changes(this.settings.columns);
  }
  get hasChanges(): boolean {
    return this.table.hasChanges(this.settings.columns);
  }
  /** Marks every failing cell, shows the first and says so; false when one fails, also in a grid inside a row. */
  async validate(): Promise<boolean> {
    const [first] = await this.checks.checkAll();
    if (first) {
      this.reveal(first);
      tell.warning(text.grid.invalid);
      return false;
    }
    for (const [id, inner] of this.inner) {
      if ((await inner.checks.checkAll()).length === 0) continue;
      const place = this.table.indexOf(id);
      this.reveal({ id, key: this.#shown[0]?.key ?? '' });
      tell.warning(text.gridWords.invalidRow(place + 1));
      return false;
    }
    return true;
  }
  /** Everything, checked. Rejects with the marker when a cell fails. */
  async getAll({
    validate = true,
    deleteTempId = false,
  } = {}): Promise<{ values: GridRow[]; deleteIds: readonly string[] }> {
    if (validate && !(await this.validate())) throw VALIDATE_NO_PASSED;
    const values = this.rows.map((row) => {
      const { id, ...rest } = rowOut(this.settings.columns, row);
      return (deleteTempId && this.table.isNew(row.id) ? rest : { id, ...rest }) as GridRow;
    });
    return { values, deleteIds: this.table.removed };
  }
  /** Everything has been stored. */
  settle(): void {
    this.table.settle();
    this.topics.tell('summary');
  }
}

function uploadName(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
  return pathsOf(String(value ?? ''))
    .map(fileNameOf)
    .join(',');
}
