import { employUser } from '@campus/contract/resume';
import { pickerColumns } from '../../kit/list/picker-columns.ts';
import { RowPicker } from '../../widgets/pickers/row-picker.tsx';

interface StudentsDialogProps {
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}
/** Chooses students. Mount it to open it. */
export const StudentsDialog = ({ onChoose, onClose }: StudentsDialogProps) => (
  <RowPicker
    name={employUser.title}
    listPath={`${employUser.path}/list`}
    columns={pickerColumns(employUser)}
    search={[{ key: 'realname', label: employUser.fields.realname.label }]}
    chosen={[]}
    multiple
    onClose={onClose}
    onChoose={(rows) => onChoose(rows.map(({ id }) => id))}
  />
);
