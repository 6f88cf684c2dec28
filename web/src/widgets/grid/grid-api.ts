import type { Checks } from './checks.ts';
import type { GridColumn, GridOption, GridRow, RuleEvent } from './column.ts';
import type { CellAt, Cursor, Opening } from './cursor.ts';
import type { GridSettings, SaveCell, ValueChange } from './grid-settings.ts';
import type { CellValue } from './history.ts';
import type { Labels } from './labels.ts';
import type { LinkedOptions } from './linked-options.ts';
import type { Field } from './navigation.ts';
import type { RowTable, SentCell, Shape } from './row-table.ts';
import type { Selection } from './selection.ts';
import type { Tallies } from './tally.ts';
import type { Topics } from './topics.ts';
import type { VisibleRows } from './visible-rows.ts';

interface CellValues {
  get(id: string, key: string): unknown;
  of(cells: readonly (readonly [id: string, key: string, ...unknown[]])[]): CellValue[];
  put(id: string, key: string, value: unknown, quiet?: boolean): boolean;
  clearBehind(id: string, key: string): CellValue[];
  report(before: readonly CellValue[]): void;
}
interface Commands {
  set(id: string, key: string, value: unknown, type?: RuleEvent, mark?: string): void;
  setMany(cells: readonly CellValue[], more?: { shape?: Shape; unread?: readonly CellAt[] }): void;
  undo(): boolean;
  redo(): boolean;
  merge(saved: GridRow, sent?: SentCell): void;
}
interface Saves {
  readonly save: SaveCell | undefined;
  changed(change: ValueChange): void;
}

/** What the parts of a grid use of its store and of one another; `GridStore` is the implementation. */
export interface GridApi {
  readonly settings: GridSettings;
  page: number;
  readonly topics: Topics;
  readonly table: RowTable;
  readonly visible: VisibleRows;
  readonly tallies: Tallies;
  readonly labels: Labels;
  readonly linked: LinkedOptions;
  readonly selection: Selection;
  readonly cursor: Cursor;
  readonly checks: Checks;
  readonly values: CellValues;
  readonly commands: Commands;
  readonly saves: Saves;
  readonly find: { open(): void };
  readonly expanded: Set<string>;
  readonly inner: { delete(id: string): boolean };
  /** Visible rows in display order. */
  readonly rows: readonly GridRow[];
  readonly shown: readonly GridColumn[];
  readonly isArranged: boolean;
  readonly field: Field;
  readonly pageBounds: readonly [from: number, to: number];
  readonly reveal: (cell: CellAt) => void;
  readonly leave: (side: 'before' | 'behind') => void;
  readonly focusHead: (key: string) => boolean;
  rowsChanged(): void;
  valuesChanged(): void;
  placeOf(id: string): number;
  unhide(id: string): void;
  column(key: string): GridColumn | undefined;
  cellAt(row: number, column: number): CellAt | undefined;
  isReadOnly(row: GridRow, column: GridColumn): boolean;
  isEditable(cell: CellAt): boolean;
  hasEditor(cell: CellAt): boolean;
  openEditor(opening?: Opening): void;
  optionsOf(column: GridColumn, row: GridRow): readonly GridOption[] | 'loading';
  textOf(column: GridColumn, row: GridRow): string;
  countedValue(id: string, key: string): unknown;
  valueOf(cell: CellAt): unknown;
}
