import { announcementPages, messageTexts } from '@campus/contract/message';
import { text } from '@campus/contract/messages';
import type { InputProps } from '../../kit/form/field-control.ts';
import { BusinessPicker } from '../../widgets/pickers/business-picker.tsx';
import { DepartPicker } from '../../widgets/pickers/depart-picker.tsx';
import { roleKind } from '../../widgets/pickers/picker-kinds.ts';
import { UserPicker } from '../../widgets/pickers/user-picker.tsx';
import { SuggestedInput } from '../../widgets/selects/suggested-input.tsx';

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
export const PageInput = (props: InputProps) => (
  <SuggestedInput {...plain(props)} options={pages} placeholder={messageTexts.announcement.pageHint} />
);
