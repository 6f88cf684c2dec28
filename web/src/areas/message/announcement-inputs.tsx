import { announcementPages, messageTexts } from '@campus/contract/message';
import { text } from '@campus/contract/messages';
import { sysRole } from '@campus/contract/system';
import { AutoComplete } from 'antd';
import { readPage } from '../../kit/entity-calls.ts';
import type { InputProps } from '../../kit/field-control.ts';
import type { RowData } from '../../kit/row.ts';
import { UserPicker } from '../../widgets/pickers/user-picker.tsx';
import { SearchSelect } from '../../widgets/selects/search-select.tsx';
import type { OptionSource } from '../../widgets/selects/use-search.ts';

/** What of a field's input goes to the control as it is. */
const plain = ({ field: _field, known: _known, onBusy: _busy, ...props }: InputProps) => props;

/** Whom it addresses, found by walking the departments. */
export const ReceiversInput = (props: InputProps) => (
  <UserPicker {...plain(props)} placeholder={text.userDept.placeholder} multiple store="id" />
);

const roleOption = (row: RowData) => ({ value: String(row.roleCode), label: String(row.roleName) });
const roles: OptionSource = {
  key: [sysRole.name, 'codes'],
  search: async (keyword, signal) => {
    const query = { pageNo: 1, pageSize: 50, ...(keyword && { roleName: `*${keyword}*` }) };
    return (await readPage<RowData>(sysRole.path, query, signal)).records.map(roleOption);
  },
  look: async (codes, signal) => {
    const query = { pageNo: 1, pageSize: codes.length, roleCode: `${codes.join(',')},` };
    return (await readPage<RowData>(sysRole.path, query, signal)).records.map(roleOption);
  },
};
export const RolesInput = (props: InputProps) => (
  <SearchSelect {...plain(props)} placeholder={messageTexts.announcement.roles} source={roles} multiple />
);

const pages = Object.entries(announcementPages).map(([value, label]) => ({ value, label: `${label}（${value}）` }));
/** An address, or one of the components the console can open: those are offered. */
export function PageInput(props: InputProps) {
  const { id, value, onChange, onBlur, disabled = false, ...aria } = plain(props);
  return (
    <AutoComplete
      {...aria}
      {...(id && { id })}
      {...(onBlur && { onBlur })}
      disabled={disabled}
      placeholder={messageTexts.announcement.pageHint}
      style={{ width: '100%' }}
      options={pages}
      value={value}
      onChange={(next: string) => onChange(next)}
    />
  );
}
