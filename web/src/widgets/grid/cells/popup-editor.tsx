import { ReportPopup } from '../../pickers/report-popup.tsx';
import { getCell } from '../cell-value.ts';
import type { EditorProps } from './editor-props.ts';
import { usePickerField } from './use-picker-field.ts';

/** Rows of a report, whose columns fill this cell and others of the row. */
export function PopupEditor({ store, column, row, opening, fault }: EditorProps) {
  const box = usePickerField(opening);
  return (
    <div ref={box} className="grid-people">
      <ReportPopup
        code={column.popupCode ?? ''}
        field={column.field ?? column.key}
        orgFields={column.orgFields ?? ''}
        destFields={column.destFields ?? ''}
        multi={column.multi === true}
        placeholder={column.placeholder}
        {...fault}
        value={String(getCell(row, column.key) ?? '')}
        {...(column.sorter !== undefined && { sorter: column.sorter })}
        {...(column.param && { param: column.param })}
        onChange={(shown, values) =>
          store.commands.setMany(
            Object.entries({ [column.key]: shown, ...values }).map(([key, value]) => [row.id, key, value]),
          )
        }
      />
    </div>
  );
}
