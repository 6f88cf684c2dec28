import type { ReactNode, Ref } from 'react';
import type { GridColumn, GridRow } from './column.ts';
import type { GridHandle } from './grid-handle.ts';
import type { GridSettings, Linkage, SaveCell } from './grid-settings.ts';

export interface EditableGridProps
  extends Pick<
    GridSettings,
    'onAdded' | 'onInserted' | 'onDeleted' | 'onSelectRowChange' | 'onValueChange' | 'onDragged'
  > {
  readonly ref?: Ref<GridHandle>;
  readonly columns: readonly GridColumn[];
  /** Rows; a new array replaces everything. */
  readonly dataSource?: readonly Readonly<Record<string, unknown>>[];
  readonly loading?: boolean;
  readonly actionButton?: boolean;
  readonly rowNumber?: boolean;
  readonly rowSelection?: boolean;
  readonly dragSort?: boolean;
  readonly dragSortKey?: string;
  readonly maxHeight?: number;
  /** Rows with these values can be neither edited nor selected. */
  readonly disabledRows?: Readonly<Record<string, unknown>>;
  readonly disabled?: boolean;
  /** False shows cells as text until they are clicked. */
  readonly alwaysEdit?: boolean;
  /** Prefix of the permission codes of buttons and columns. */
  readonly authPre?: string;
  /** A rejection cancels the deletion; its reason is shown. */
  readonly beforeDelete?: () => Promise<unknown>;
  readonly addButtonSettings?: boolean;
  /** Pagination; ten rows per page by default. */
  readonly pagination?: { readonly pageSize?: number };
  readonly linkage?: readonly Linkage[];
  readonly expandRow?: (row: GridRow) => ReactNode;
  /** Content that opens at the row after a click on a read-only cell. */
  readonly subTable?: (row: GridRow) => ReactNode;
  readonly details?: Details;
  /** Channel of rows saved by other users; `onReload` is called when some may be missing. */
  readonly sync?: { readonly socketKey: string; readonly onReload: () => void };
  /** Saves each cell on change: failed ones are marked with 重试 and 还原 and survive new rows. */
  readonly saveCell?: SaveCell;
  /** Called when such a grid begins or ceases to have unsaved values. */
  readonly onUnsaved?: (isUnsaved: boolean) => void;
  /** Further buttons at the end of the toolbar. */
  readonly tools?: ReactNode;
  readonly label?: string;
}
/** Content of the details dialog, and the handler of its OK button. */
interface Details {
  readonly render: (row: GridRow, set: (change: Partial<GridRow>) => void) => ReactNode;
  readonly onConfirm?: (row: GridRow, done: (success: boolean) => void) => void;
}
