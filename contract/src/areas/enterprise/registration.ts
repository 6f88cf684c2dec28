import { type Draft, endpoint, type Field, type Fields, flag, number, text, type } from '../../kit/index.ts';
import { text as message } from '../../messages/zh-CN.ts';
import { type AuditStatus, patterns } from '../../rules/index.ts';
import { solvedPicture } from '../account/sign-in.ts';
import type { company } from './company.ts';
import { certifiedFields, describingFields, registeredFields } from './company-fields.ts';

/*
 * Registration of a company without a session. Access is granted by the registration
 * token returned by the credential check and `saveAccount`.
 */

/** Account of a registrant. The password rule applies to the decoded password. */
export const accountFields = {
  username: text({
    label: '用户名',
    required: true,
    requiredMessage: message.register.username.required,
    min: 4,
    max: 18,
    rangeMessage: message.register.username.length,
    pattern: patterns.usernameCharacters,
  }),
  password: text({ label: '登录密码', required: true, max: 500 }),
  confirmPassword: text({ label: '确认密码', required: true, max: 500 }),
  realName: text({ label: '姓名', required: true, max: 30 }),
  mobile: text({
    label: '手机号',
    required: true,
    requiredMessage: message.register.mobile.required,
    max: 11,
    pattern: patterns.registrationMobile,
  }),
  smsCode: text({ label: '短信验证码', required: true, requiredMessage: message.alteration.sms.required, max: 6 }),
  email: text({ label: '邮箱', max: 100, pattern: patterns.email }),
  agree: flag({ label: '服务协议' }),
};

/** Company form of a registration: certified and descriptive fields. */
export const companyForm = { ...registeredFields, ...describingFields };
/** Draft form: formats are checked, nothing is required and nothing is too short. */
export const companyDraft = Object.fromEntries(
  Object.entries(companyForm).map(([name, field]): [string, Field] => {
    const { min: _min, least: _least, ...loose } = field as Field;
    return [name, { ...loose, required: false, ...(field.kind === 'number' && { min: 0 }) }];
  }),
) as Fields as { [K in keyof typeof companyForm]: Field<NonNullable<(typeof companyForm)[K]['type']>, false> };

export interface RegistrationState {
  readonly auditStatus: AuditStatus;
  readonly auditReason: string | null;
  readonly username: string;
}
export interface RegisteredDraft extends RegistrationState {
  readonly mobile: string | null;
  /** Values of the form, with dictionary labels. */
  readonly company: Draft<typeof company>;
  readonly submitTime: string | null;
  /** Expected day of the decision, while pending. */
  readonly expectedDate: string | null;
  readonly lastAudit: { readonly action: string; readonly reason: string | null; readonly operateTime: string } | null;
}
/** Settings needed by public pages before sign-in. */
export interface RegistrationSettings {
  readonly agreementUrl: string;
  readonly needProxyLetter: boolean;
  readonly auditDays: number;
}

const tenantId = number({ label: '租户', min: 0 });

export const registrationSettings = endpoint({
  method: 'GET',
  path: '/companyRegister/settings',
  title: '注册参数',
  needs: 'anyone',
  input: { tenantId },
  output: type<RegistrationSettings>(),
  silent: true,
});
export const saveAccount = endpoint({
  method: 'POST',
  path: '/companyRegister/saveAccount',
  title: '企业注册账号',
  needs: 'anyone',
  input: { ...accountFields, tenantId },
  output: type<{ username: string; registerToken: string; auditStatus: 0 }>(),
  perMinute: 20,
  shared: true,
});
/** Succeeds when the value is free, and always for anonymous callers without a solved captcha. */
export const checkAccount = endpoint({
  method: 'GET',
  path: '/companyRegister/checkAccount',
  title: '注册信息校验',
  needs: 'anyone',
  input: {
    username: text({ label: '用户名', max: 50 }),
    mobile: text({ label: '手机号', max: 11 }),
    email: text({ label: '邮箱', max: 100 }),
    ...solvedPicture,
  },
  output: type<null>(),
  perMinute: 30,
  shared: true,
});
export const registeredDraft = endpoint({
  method: 'GET',
  path: '/companyRegister/queryByUsername',
  title: '企业注册资料',
  needs: 'registration',
  input: { username: text({ label: '用户名', max: 50 }) },
  output: type<RegisteredDraft>(),
});
export const checkCreditCode = endpoint({
  method: 'GET',
  path: '/companyRegister/checkCreditCode',
  title: '信用代码校验',
  needs: 'registration',
  input: { creditCode: certifiedFields.creditCode },
  output: type<null>(),
  perMinute: 30,
  shared: true,
});
export const saveCompany = endpoint({
  method: 'POST',
  path: '/companyRegister/saveCompany',
  title: '保存企业资料',
  needs: 'registration',
  input: companyDraft,
  output: type<RegistrationState>(),
});
export const submitCompany = endpoint({
  method: 'POST',
  path: '/companyRegister/submit',
  title: '提交企业资料',
  needs: 'registration',
  input: companyForm,
  output: type<RegistrationState>(),
  done: message.ent.company.submitted,
});
export const withdrawCompany = endpoint({
  method: 'POST',
  path: '/companyRegister/withdraw',
  title: '撤回企业资料',
  needs: 'registration',
  input: {},
  output: type<RegistrationState>(),
});
