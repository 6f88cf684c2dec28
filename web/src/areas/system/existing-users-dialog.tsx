import { queryUserComponentData, sysUser } from '@campus/contract/system';
import { RowPicker } from '../../widgets/pickers/row-picker.tsx';

const { username, realname, orgCode } = sysUser.fields;
const columns = [
  { key: 'username', title: username.label, width: 140 },
  { key: 'realname', title: realname.label, width: 110 },
  { key: 'orgCodeTxt', title: orgCode.label, width: 160 },
];
const search = [
  { key: 'username', label: username.label },
  { key: 'realname', label: realname.label },
];

interface ExistingUsersDialogProps {
  readonly onClose: () => void;
  readonly onChoose: (ids: readonly string[]) => void;
}
/** Selects existing users. Mount it to open it. */
export const ExistingUsersDialog = ({ onClose, onChoose }: ExistingUsersDialogProps) => (
  <RowPicker
    name={sysUser.title}
    listPath={queryUserComponentData.path}
    multiple
    columns={columns}
    search={search}
    chosen={[]}
    onClose={onClose}
    onChoose={(rows) => {
      onClose();
      if (rows.length > 0) onChoose(rows.map(({ id }) => id));
    }}
  />
);
