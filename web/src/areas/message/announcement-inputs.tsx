import { announcementPages, messageTexts } from '@campus/contract/message';
import { text } from '@campus/contract/messages';
import { AutoComplete } from 'antd';
import type { InputProps } from '../../kit/form/field-control.ts';
import { BusinessPicker } from '../../widgets/pickers/business-picker.tsx';
import { DepartPicker } from '../../widgets/pickers/depart-picker.tsx';
import { roleKind } from '../../widgets/pickers/picker-kinds.ts';
import { UserPicker } from '../../widgets/pickers/user-picker.tsx';

/** The field input's props for the plain control. */
const plain = ({ field: _field, known: _known, onBusy: _busy, ...props }: InputProps) => props;

/** Receivers, selected by department. */
export const ReceiversInput = (props: InputProps) => (
  <UserPicker {...plain(props)} placeholder={text.userDept.placeholder} multiple store="id" />
);

export const RolesInput = (props: InputProps) => (
  <BusinessPicker {...plain(props)} placeholder={messageTexts.announcement.roles} kind={roleKind} />
);

export const DepartmentsInput = (props: InputProps) => (
  <DepartPicker {...plain(props)} placeholder={messageTexts.announcement.departments} multiple />
);

const pages = Object.entries(announcementPages).map(([value, label]) => ({ value, label: `${label}（${value}）` }));
/** A URL, or one of the offered components of the console. */
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
