import { getCell, isChecked, toCheckedValue } from '../cell-value.ts';
import type { GridColumn, GridRow } from '../column.ts';
import type { GridStore } from '../grid-store.ts';
import './boxes.css';

interface TickCellProps {
  readonly store: GridStore;
  readonly column: GridColumn;
  readonly row: GridRow;
  readonly index: number;
  readonly isReadOnly: boolean;
}

/** Checkbox cell; a native control, because a thousand of them must render fast. */
export const TickCell = ({ store, column, row, index, isReadOnly }: TickCellProps) => (
  <input
    type="checkbox"
    className="grid-tick"
    tabIndex={-1}
    aria-label={`${column.title} ${index + 1}`}
    disabled={isReadOnly}
    checked={isChecked(column, getCell(row, column.key))}
    onChange={({ target }) => store.commands.set(row.id, column.key, toCheckedValue(column, target.checked))}
  />
);
