import { text } from '@campus/contract/messages';
import { tell } from '../../request/tell.ts';
import { CellSaves } from './cell-saves.ts';
import { cellText } from './cell-text.ts';
import { getCell, hasAnyOf, isEmpty, valueOut } from './cell-value.ts';
import { Checks } from './checks.ts';
import {
  type GridColumn,
  type GridOption,
  type GridRow,
  hasControl,
  hasEditor,
  listShown,
  minWidth,
} from './column.ts';
import { createCursor } from './create-cursor.ts';
import type { CellAt, Cursor, Opening } from './cursor.ts';
import { Find } from './find.ts';
import type { GridApi } from './grid-api.ts';
import { GridCommands } from './grid-commands.ts';
import type { GridSettings } from './grid-settings.ts';
import { Labels } from './labels.ts';
import { LinkedOptions } from './linked-options.ts';
import type { Field } from './navigation.ts';
import { RowArranger } from './row-arranger.ts';
import { type GridChanges, RowTable } from './row-table.ts';
import { Selection } from './selection.ts';
import { Tallies, type Tally } from './tally.ts';
import { rowTopic, Topics } from './topics.ts';
import { Values } from './values.ts';
import { VisibleRows } from './visible-rows.ts';

/** State of one grid outside React: rows, failures, selection, cursor and commands. Views subscribe to topics. */
export class GridStore implements GridApi {
  settings: GridSettings;
  page = 1;
  /** Scrolls a cell into view; set by the view. */
  reveal: (cell: CellAt) => void = () => undefined;
  /** Scrolls a column into view; set by the view. */
  revealColumn: (key: string) => void = () => undefined;
  /** Moves the focus out of the grid; set by the view. */
  leave: (side: 'before' | 'behind') => void = () => undefined;
  readonly topics = new Topics();
  readonly table = new RowTable();
  readonly visible = new VisibleRows(this.table);
  readonly arranger = new RowArranger(this);
  readonly saves = new CellSaves(this);
  readonly find = new Find(this);
  readonly tallies = new Tallies();
  readonly values = new Values(this);
  readonly commands = new GridCommands(this);
  readonly labels = new Labels(() => this.#labelsArrived());
  readonly linked = new LinkedOptions(
    () => this.settings.linkage,
    () => this.topics.publish('every'),
  );
  readonly selection = new Selection(
    this.table,
    () => this.rows,
    this.topics,
    (row) => !this.settings.disabled && !this.isDisabledRow(row),
    (ids) => this.settings.onSelectRowChange?.(ids),
  );
  readonly cursor: Cursor = createCursor(this);
  readonly checks: Checks;
  readonly expanded = new Set<string>();
  /** Grids inside expanded rows, by row id. */
  readonly inner = new Map<string, GridStore>();
  /** Column widths set by the user. */
  widths: ReadonlyMap<string, number> = new Map();
  /** Number of visible rows; set by the view. */
  pageRows = 10;
  /** Focuses a column header; set by the view. */
  focusHead: (key: string) => boolean = () => false;
  #shown: readonly GridColumn[];

  constructor(settings: GridSettings) {
    this.settings = settings;
    this.#shown = listShown(settings.columns);
    this.checks = new Checks(
      settings.columns,
      () => this.table.rows,
      (id) => this.table.get(id),
      (id, key) => {
        this.tallies.clear(key);
        this.topics.publish(rowTopic(id));
        this.topics.publish('summary');
      },
    );
  }
  /** Updates the settings. */
  configure(settings: GridSettings): void {
    const before = this.settings;
    this.settings = settings;
    if (before.columns !== settings.columns) {
      this.#shown = listShown(settings.columns);
      this.checks.columns = settings.columns;
      this.labels.forgetMerged();
      this.tallies.clear();
      if (this.arranger.isActive) this.arranger.apply();
    }
    if (before.columns !== settings.columns || before.disabled !== settings.disabled) this.topics.publish('every');
    if (before.pageSize !== settings.pageSize) this.topics.publish('shape');
  }
  /** Notifies after rows were added, removed or moved. */
  rowsChanged(): void {
    this.cursor.unspan();
    this.topics.publish('shape');
    this.valuesChanged();
  }
  /** Notifies after many cells have changed. */
  valuesChanged(): void {
    this.tallies.clear();
    this.topics.publish('summary');
    this.topics.publish('changes');
    this.topics.publish('every');
  }
  #labelsArrived(): void {
    // Labels that were not loaded yet affect the sort and filters.
    if (this.arranger.isActive) this.arranger.apply();
    this.topics.publish('shape');
    this.topics.publish('every');
  }

  /** Visible rows in display order. */
  get rows(): readonly GridRow[] {
    return this.visible.rows;
  }
  /** Index among the visible rows; -1 when hidden or removed. */
  placeOf(id: string): number {
    return this.visible.indexOf(id);
  }
  /** Whether rows are sorted or filtered. */
  get isArranged(): boolean {
    return this.arranger.isActive;
  }
  /** Shows a row that a filter hides. */
  unhide(id: string): void {
    if (!this.visible.isHidden(id)) return;
    this.arranger.clearFilters();
    tell.info(text.gridLabels.filtersCleared);
  }
  setWidth(key: string, width: number | undefined): void {
    const widths = new Map(this.widths);
    const column = this.column(key);
    if (width === undefined || !column) widths.delete(key);
    else widths.set(key, Math.round(Math.max(minWidth(column), width)));
    this.widths = widths;
    this.topics.publish('shape');
    this.topics.publish('every');
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
  /** The grid's interface for navigation and filling. */
  get field(): Field {
    const [firstRow, endRow] = this.pageBounds;
    return {
      firstRow,
      endRow,
      columns: this.#shown.length,
      pageRows: this.pageRows,
      isFilled: (row, column) => {
        const [found, at] = [this.rows[row], this.#shown[column]];
        return found !== undefined && at !== undefined && !isEmpty(getCell(found, at.key));
      },
    };
  }
  /** First and one past the last row of the current page. */
  get pageBounds(): readonly [from: number, to: number] {
    const { pageSize } = this.settings;
    if (pageSize === undefined) return [0, this.rows.length];
    const pages = Math.max(1, Math.ceil(this.rows.length / pageSize));
    const page = Math.min(this.page, pages);
    return [(page - 1) * pageSize, Math.min(page * pageSize, this.rows.length)];
  }
  turnTo(page: number): void {
    this.page = page;
    this.topics.publish('shape');
  }
  toggleExpanded(id: string): void {
    if (!this.expanded.delete(id)) this.expanded.add(id);
    this.topics.publish('shape');
    this.topics.publish(rowTopic(id));
  }

  isDisabledRow(row: GridRow): boolean {
    return hasAnyOf(row, this.settings.disabledRows);
  }
  isReadOnly(row: GridRow, column: GridColumn): boolean {
    return this.settings.disabled || column.disabled === true || !hasControl(column) || this.isDisabledRow(row);
  }
  /** Whether the user can edit the cell. */
  isEditable({ id, key }: CellAt): boolean {
    const [row, column] = [this.table.get(id), this.column(key)];
    return row !== undefined && column !== undefined && !this.isReadOnly(row, column);
  }
  /** Whether the cell has an editor that opens on entering. */
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
  /** Text of a cell, as displayed and copied. */
  textOf(column: GridColumn, row: GridRow): string {
    return cellText(this, column, row);
  }
  tally(key: string): Tally {
    return this.tallies.of(key, () => this.rows.map(({ id }) => this.countedValue(id, key)));
  }
  /** Value of a cell for the column's statistics; undefined while invalid. */
  countedValue(id: string, key: string): unknown {
    const [row, column] = [this.table.get(id), this.column(key)];
    if (!row || !column || this.checks.of(id).has(key)) return undefined;
    const value = getCell(row, key);
    return isEmpty(value) || this.checks.fitsPatterns(column, value, row) ? value : undefined;
  }
  /** Value of a cell in the page's format. */
  valueOf({ id, key }: CellAt): unknown {
    const [row, column] = [this.table.get(id), this.column(key)];
    return row && column && valueOut(column, getCell(row, key));
  }

  changes(): GridChanges {
    return this.table.changes(this.settings.columns);
  }
  get hasChanges(): boolean {
    return this.table.hasChanges(this.settings.columns);
  }
  /** Marks all values as stored and clears the history. */
  markSaved(): void {
    this.table.markSaved();
    this.commands.forget();
    this.valuesChanged();
  }
}
