import { text } from '@campus/contract/messages';
import { getCell, optionText } from '../cell-value.ts';
import type { GridColumn, GridRow } from '../column.ts';
import type { GridStore } from '../grid-store.ts';
import './boxes.css';

interface RadioCellProps {
  readonly store: GridStore;
  readonly column: GridColumn;
  readonly row: GridRow;
  readonly isReadOnly: boolean;
}

/** Radio group of a cell. */
export function RadioCell({ store, column, row, isReadOnly }: RadioCellProps) {
  const options = store.optionsOf(column, row);
  if (options === 'loading') return <span className="muted">{text.grid.select.loading}</span>;
  const value = String(getCell(row, column.key) ?? '');
  return (
    <div className="grid-radios" role="radiogroup" aria-label={column.title}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={`${row.id} ${column.key}`}
            tabIndex={-1}
            disabled={isReadOnly || option.disabled === true}
            checked={String(option.value) === value}
            onChange={() => store.commands.set(row.id, column.key, option.value)}
          />
          {optionText(option)}
        </label>
      ))}
    </div>
  );
}
