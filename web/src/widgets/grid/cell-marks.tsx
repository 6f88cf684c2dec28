import { ReloadOutlined, UndoOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import type { GridColumn } from './column.ts';
import type { GridStore } from './grid-store.ts';
import { resetCells } from './range-commands.ts';

interface CellMarksProps {
  readonly store: GridStore;
  readonly column: GridColumn;
  readonly rowId: string;
  /** Stored value of the cell. */
  readonly before: string | undefined;
  /** Why it could not be saved. */
  readonly unsaved: string | undefined;
  readonly isReadOnly: boolean;
}

/** Corner mark of a changed cell with a revert button; an unsaved cell also has a retry button. */
export function CellMarks({ store, column, rowId, before, unsaved, isReadOnly }: CellMarksProps) {
  const texts = text.gridLabels;
  const reset = () => {
    resetCells(store, [[rowId, column.key]]);
    store.saves.dropResolved();
  };
  return (
    <span className="grid-marks">
      {unsaved !== undefined && (
        <button
          type="button"
          tabIndex={-1}
          className="grid-mark-button"
          aria-label={texts.retryCell(column.title)}
          title={`${texts.retry} · ${texts.unsavedCell(unsaved)}`}
          onClick={() => store.saves.retry([{ id: rowId, key: column.key }])}
        >
          <ReloadOutlined aria-hidden />
        </button>
      )}
      {!isReadOnly && before !== undefined && (
        <button
          type="button"
          tabIndex={-1}
          className="grid-mark-button"
          aria-label={texts.resetCell(column.title)}
          title={`${texts.putBack} · ${texts.before(before)}`}
          onClick={reset}
        >
          <UndoOutlined aria-hidden />
        </button>
      )}
    </span>
  );
}
