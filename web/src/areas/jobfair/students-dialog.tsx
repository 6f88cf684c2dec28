import { employUser } from '@campus/contract/resume';
import { type PickerColumn, RowPicker } from '../../widgets/pickers/row-picker.tsx';

const widths = { realname: 96, studentNo: 112, departId: 148, majorCode: 148 };
/** Two students of one name differ by number, college or major. */
const columns = (['realname', 'studentNo', 'departId', 'majorCode'] as const).map(
  (key): PickerColumn => ({ key, title: employUser.fields[key].label, width: widths[key] }),
);

interface StudentsDialogProps {
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}
/** Chooses students. Mount it to open it. */
export const StudentsDialog = ({ onChoose, onClose }: StudentsDialogProps) => (
  <RowPicker
    name={employUser.title}
    listPath={`${employUser.path}/list`}
    columns={columns}
    search={[{ key: 'realname', label: employUser.fields.realname.label }]}
    chosen={[]}
    multiple
    onClose={onClose}
    onChoose={(rows) => onChoose(rows.map(({ id }) => id))}
  />
);
