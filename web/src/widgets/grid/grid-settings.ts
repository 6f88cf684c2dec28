import type { GridColumn, GridOption, GridRow } from './column.ts';

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
