import type { GridColumn, GridRow } from '../column.ts';
import type { Opening } from '../cursor.ts';
import type { GridStore } from '../grid-store.ts';

export interface EditorProps {
  readonly store: GridStore;
  readonly column: GridColumn;
  readonly row: GridRow;
  readonly opening: Opening;
  /** ARIA attributes that mark a failing cell and refer to its message. */
  readonly fault: { readonly 'aria-invalid': true; readonly 'aria-describedby': string } | undefined;
}
