import { onAdd, text } from '@campus/contract/kit';
import { text as words } from '@campus/contract/messages';
import { passwordProblem } from '@campus/contract/rules';
import { administrationTexts, sysUser, userBelonging } from '@campus/contract/system';
import type { FormErrors, FormValues } from '../../kit/form/use-fields-form.ts';
import { getTypedText } from '../../kit/form/use-fields-form.ts';

const leader = 2;

/** The user entity with additional fields of the responses. */
export const listedUser = {
  ...sysUser,
  fields: {
    ...sysUser.fields,
    password: text({ label: '登录密码', required: true, max: 64, requiredMessage: '请输入登录密码!' }),
    confirmpassword: text({ label: '确认密码', required: true, max: 64, requiredMessage: '请重新输入登录密码!' }),
    ...userBelonging,
  },
  form: [
    onAdd('username'),
    onAdd('password'),
    onAdd('confirmpassword'),
    'realname',
    'workNo',
    'phone',
    'email',
    'telephone',
    'sex',
    'birthday',
    'avatar',
    'post',
    'selectedroles',
    'selecteddeparts',
    'relTenantIds',
    'userIdentity',
    'departIds',
  ],
  detail: [
    'username',
    'realname',
    'avatar',
    'workNo',
    'phone',
    'email',
    'telephone',
    'sex',
    'birthday',
    'post',
    'selectedroles',
    'selecteddeparts',
    'relTenantIds',
    'userIdentity',
    'departIds',
    'status',
    'userType',
    'companyId',
    'lastLoginTime',
    'createTime',
  ],
} as const;

/** Drawer of the user form. */
export const userDialog = {
  width: 700,
  isDrawer: true,
  isEnlargeable: true,
  submitText: words.common.submit,
  leaveText: administrationTexts.user.leave,
} as const;

const isAdded = (values: FormValues): boolean => Object.hasOwn(values, 'username');
/** New users require a number and a phone; older ones may lack them. */
export const isUserFieldNeeded = (name: string, values: FormValues): boolean =>
  isAdded(values) && (name === 'workNo' || name === 'phone');

/** Passwords match and follow the policy; new staff have number and phone. */
export function userRules(values: FormValues): FormErrors {
  if (!isAdded(values)) return {};
  const password = getTypedText(values, 'password');
  const problem = passwordProblem(password, { username: getTypedText(values, 'username') });
  return {
    ...(problem !== undefined && { password: problem }),
    ...(getTypedText(values, 'confirmpassword') !== password && { confirmpassword: words.password.mismatch }),
    ...(getTypedText(values, 'workNo') === '' && { workNo: words.common.pleaseInputOf(sysUser.fields.workNo.label) }),
    ...(getTypedText(values, 'phone') === '' && { phone: words.common.pleaseInputOf(sysUser.fields.phone.label) }),
  };
}
/** Only leaders lead departments. */
export const isUserFieldHidden = (name: string, values: FormValues): boolean =>
  name === 'departIds' && values.userIdentity !== leader && values.userIdentity !== String(leader);
