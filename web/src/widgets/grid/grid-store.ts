import { text } from '@campus/contract/messages';
import { tell } from '../../request/tell.ts';
import { Acts } from './acts.ts';
import { cellText } from './cell-text.ts';
import { cellOf, rowOut } from './cell-value.ts';
import { Checks } from './checks.ts';
import { type GridColumn, type GridOption, type GridRow, hasControl, hasEditor, isShown } from './column.ts';
import { type CellAt, Cursor, type Opening } from './cursor.ts';
import type { GridSettings } from './grid-settings.ts';
import { enter } from './keyboard.ts';
import { Labels } from './labels.ts';
import { LinkedOptions } from './linked-options.ts';
import { type GridChanges, RowTable } from './row-table.ts';
import { Selection } from './selection.ts';
import { Tallies, type Tally } from './tally.ts';
import { rowTopic, Topics } from './topics.ts';
import { Values } from './values.ts';

/** The rejection of `getAll` when a cell fails (S). */
export const VALIDATE_NO_PASSED = 'VALIDATE_NO_PASSED';

/** Everything about one grid outside React: its rows, failures, selection, cursor and acts. Views subscribe to topics. */
export class GridStore {
  settings: GridSettings;
  page = 1;
  /** Brings a cell into sight; set by the view. */
  reveal: (cell: CellAt) => void = () => undefined;
  /** Puts the focus beside the grid; set by the view. */
  leave: (side: 'before' | 'behind') => void = () => undefined;
  readonly topics = new Topics();
  readonly table = new RowTable();
  readonly tallies = new Tallies();
  readonly values = new Values(this);
  readonly acts = new Acts(this);
  readonly labels = new Labels(() => this.topics.tell('every'));
  readonly linked = new LinkedOptions(
    () => this.settings.linkage,
    () => this.topics.tell('every'),
  );
  readonly selection = new Selection(
    this.table,
    this.topics,
    (row) => !this.settings.disabled && !this.isDisabledRow(row),
    (ids) => this.settings.onSelectRowChange?.(ids),
  );
  readonly cursor = new Cursor({
    cornerOf: ({ id, key }) => ({
      row: this.table.indexOf(id),
      column: this.shown.findIndex((column) => column.key === key),
    }),
    rowIds: (top, bottom) => this.rows.slice(top, bottom + 1).map(({ id }) => id),
    redraw: (ids) => {
      for (const id of ids) this.topics.tell(rowTopic(id));
      this.topics.tell('cursor');
    },
    reveal: (cell) => this.reveal(cell),
  });
  readonly checks: Checks;
  readonly expanded = new Set<string>();
  /** Grids inside expanded rows, by row. */
  readonly inner = new Map<string, GridStore>();
  #shown: readonly GridColumn[];

  constructor(settings: GridSettings) {
    this.settings = settings;
    this.#shown = settings.columns.filter(isShown);
    this.checks = new Checks(
      settings.columns,
      () => this.rows,
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
      this.tallies.clear();
    }
    if (before.columns !== settings.columns || before.disabled !== settings.disabled) this.topics.tell('every');
    if (before.pageSize !== settings.pageSize) this.topics.tell('shape');
  }
  /** Takes new rows in place of everything: rows, selection, failures, tracking. */
  replace(source: readonly Readonly<Record<string, unknown>>[]): void {
    this.table.replace(source);
    this.checks.reset();
    this.selection.clear();
    this.expanded.clear();
    this.acts.forget();
    this.cursor.go(undefined);
    this.reshaped();
  }
  /** Rows have come, gone or moved, or many cells changed: everything in sight is drawn anew. */
  reshaped(): void {
    this.tallies.clear();
    this.cursor.unspan();
    this.topics.tell('shape');
    this.topics.tell('summary');
    this.topics.tell('every');
  }

  get rows(): readonly GridRow[] {
    return this.table.rows;
  }
  get shown(): readonly GridColumn[] {
    return this.#shown;
  }
  column(key: string): GridColumn | undefined {
    return this.settings.columns.find((column) => column.key === key);
  }
  cellAt(row: number, column: number): CellAt | undefined {
    const found = this.rows[row];
    const at = this.#shown[column];
    return found && at && { id: found.id, key: at.key };
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
  toggleExpanded(id: string): void {
    if (!this.expanded.delete(id)) this.expanded.add(id);
    this.topics.tell('shape');
    this.topics.tell(rowTopic(id));
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
  /** Whether the user may change the cell. */
  isEditable({ id, key }: CellAt): boolean {
    const [row, column] = [this.table.get(id), this.column(key)];
    return row !== undefined && column !== undefined && !this.isReadOnly(row, column);
  }
  /** Whether the cell's control comes when it is entered. */
  hasEditor(cell: CellAt): boolean {
    const column = this.column(cell.key);
    return column !== undefined && hasEditor(column) && this.isEditable(cell);
  }
  openEditor(opening: Opening = {}): void {
    if (this.cursor.cell && this.hasEditor(this.cursor.cell)) this.cursor.open(opening);
  }

  optionsOf(column: GridColumn, row: GridRow): readonly GridOption[] | 'loading' {
    return this.linked.of(column.key, row) ?? this.labels.optionsOf(column);
  }
  /** The text of a cell as it is shown and copied. */
  textOf(column: GridColumn, row: GridRow): string {
    return cellText(this, column, row);
  }
  tally(key: string): Tally {
    return this.tallies.of(key, () => this.rows.map((row) => cellOf(row, key)));
  }

  changes(): GridChanges {
    return this.table.changes(this.settings.columns);
  }
  get hasChanges(): boolean {
    return this.table.hasChanges(this.settings.columns);
  }
  /** Marks every failing cell, goes to the first and says so; false when one fails, also in a grid inside a row. */
  async validate(): Promise<boolean> {
    const [first] = await this.checks.checkAll();
    if (first) {
      enter(this, first);
      tell.warning(text.grid.invalid);
      return false;
    }
    for (const [id, inner] of this.inner) {
      if ((await inner.checks.checkAll()).length === 0) continue;
      this.reveal({ id, key: this.#shown[0]?.key ?? '' });
      tell.warning(text.gridWords.invalidRow(this.table.indexOf(id) + 1));
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
  /** Everything has been stored: what is there now is the source, and nothing before it comes back. */
  settle(): void {
    this.table.settle();
    this.acts.forget();
    this.topics.tell('summary');
  }
}
