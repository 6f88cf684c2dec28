import type { GridColumn, GridOption, GridRow } from './column.ts';

/** A cell changed by the user. */
export interface ValueChange {
  readonly rowId: string;
  readonly key: string;
  readonly value: unknown;
  readonly before: unknown;
  readonly row: GridRow;
  /** Whether the value is invalid. */
  readonly isFailed: boolean;
}
/** Stores one cell; resolves with the stored row. */
export type SaveCell = (change: Pick<ValueChange, 'rowId' | 'key' | 'value'>) => Promise<GridRow>;
/** Dependent columns: a change clears those after it and loads the options of the next one. */
export interface Linkage {
  readonly keys: readonly string[];
  readonly load: (parentValue: string) => Promise<readonly GridOption[]>;
}
/** Settings from the page's props, updated on each render. */
export interface GridSettings {
  readonly columns: readonly GridColumn[];
  readonly alwaysEdit: boolean;
  readonly disabled: boolean;
  readonly disabledRows: Readonly<Record<string, unknown>>;
  readonly dragSortKey: string;
  readonly canAdd: boolean;
  readonly linkage: readonly Linkage[];
  /** Rows per page; undefined shows all. */
  readonly pageSize: number | undefined;
  readonly onAdded?: ((rows: readonly GridRow[]) => void) | undefined;
  readonly onInserted?: ((rows: readonly GridRow[], index: number) => void) | undefined;
  readonly onDeleted?: ((ids: readonly string[]) => void) | undefined;
  readonly onSelectRowChange?: ((ids: readonly string[]) => void) | undefined;
  readonly onValueChange?: ((change: ValueChange) => void) | undefined;
  readonly onDragged?: ((move: { oldIndex: number; newIndex: number }) => void) | undefined;
}
