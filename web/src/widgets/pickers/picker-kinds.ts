import { text } from '@campus/contract/messages';
import type { PickerKind } from './business-picker.tsx';

const { user, role, position } = text.biz;

/** Users by account. */
export const userKind: PickerKind = {
  name: user.self,
  listPath: '/sys/user/list',
  valueKey: 'username',
  displayKey: 'realname',
  width: 1200,
  columns: [
    { key: 'realname', title: user.realname },
    { key: 'username', title: user.username },
    { key: 'phone', title: user.phone },
    { key: 'birthday', title: user.birthday },
  ],
  search: [
    { key: 'username', label: user.username },
    { key: 'quickFind', label: user.realname, placeholder: text.userDept.name.placeholder, isPlain: true },
  ],
  more: [
    { key: 'sex', label: user.sex, dictCode: 'sex' },
    { key: 'birthday', label: user.birthday, placeholder: user.birthdayQuery, as: 'date' },
  ],
};
/** Roles by code. */
export const roleKind: PickerKind = {
  name: role.self,
  listPath: '/sys/role/list',
  valueKey: 'roleCode',
  displayKey: 'roleName',
  columns: [
    { key: 'roleName', title: role.name },
    { key: 'roleCode', title: role.code },
  ],
  search: [
    { key: 'roleCode', label: role.code },
    { key: 'roleName', label: role.name },
  ],
};
/** Positions by code. */
export const positionKind: PickerKind = {
  name: position.self,
  listPath: '/sys/position/list',
  valueKey: 'code',
  displayKey: 'name',
  width: 1000,
  columns: [
    { key: 'name', title: position.name },
    { key: 'code', title: position.code },
    { key: 'postRank', title: position.rank },
  ],
  search: [{ key: 'name', label: position.name }],
};
