import { dict, endpoint, text, type } from '../../kit/index.ts';
import { patterns } from '../../rules/index.ts';
import { accountAlteration } from './account-alteration.ts';

/** Lifetime of a started alteration. */
export const alterationMinutes = 15;
/** Daily limit of alterations per account. */
export const mostAlterations = 5;

const ticket = text({ label: '办理凭证', required: true, max: 64 });
const { letterFile, idCardImgs, newRealname, reason } = accountAlteration.fields;

/** Response of step 1: identifies the account without disclosing its number. */
export interface AlterationStarted {
  readonly ticket: string;
  readonly username: string;
  readonly mobile: string | null;
  /** False when only the paper method is available: no phone is bound, or the type requires documents. */
  readonly bySms: boolean;
}
/** Method used in step 2. */
export interface AlterationVerified {
  readonly way: 'sms' | 'paper';
}
export interface AlterationSubmitted {
  readonly alterNo: string;
  /** True: applied immediately. False: pending an audit. */
  readonly finished: boolean;
  readonly expectedDate: string | null;
}

/** Step 1: the account and the type of alteration. */
export const startAlteration = endpoint({
  method: 'POST',
  path: '/company/accountAlteration/start',
  title: '账号变更：确认账号',
  needs: 'anyone',
  input: {
    type: dict({ label: '变更类型', dict: 'rc_alteration_type', numeric: true, required: true }),
    account: text({ label: '账号', required: true, max: 100 }),
    captcha: text({ label: '验证码', required: true, max: 20 }),
    checkKey: text({ label: '验证码标识', required: true, max: 40 }),
  },
  output: type<AlterationStarted>(),
  perMinute: 20,
  shared: true,
});
/** Sends a code to the bound phone, or (`mobile` given, after step 2) to the new one. */
export const sendAlterationCode = endpoint({
  method: 'POST',
  path: '/company/accountAlteration/sendCode',
  title: '账号变更：发送验证码',
  needs: 'anyone',
  input: { ticket, mobile: text({ label: '新手机号', max: 11, pattern: patterns.mobile }) },
  output: type<null>(),
  done: '发送成功',
  perMinute: 10,
  shared: true,
});
/** Step 2: the code sent to the bound phone, or the company's documents. */
export const verifyAlteration = endpoint({
  method: 'POST',
  path: '/company/accountAlteration/verify',
  title: '账号变更：身份验证',
  needs: 'anyone',
  input: {
    ticket,
    smsCode: text({ label: '短信验证码', max: 6 }),
    companyName: text({ label: '企业名称', max: 100 }),
    creditCode: text({ label: '统一社会信用代码', max: 18 }),
    letterFile,
    idCardImgs,
    newRealname,
    reason,
  },
  output: type<AlterationVerified>(),
  perMinute: 20,
  shared: true,
});
/** Step 3: the new value. */
export const submitAlteration = endpoint({
  method: 'POST',
  path: '/company/accountAlteration/submit',
  title: '账号变更：提交',
  needs: 'anyone',
  input: {
    ticket,
    password: text({ label: '新密码', max: 500 }),
    confirmPassword: text({ label: '确认密码', max: 500 }),
    newMobile: text({ label: '新手机号', max: 11, pattern: patterns.mobile }),
    smsCode: text({ label: '短信验证码', max: 6 }),
    newUsername: text({ label: '新账号', max: 18, pattern: patterns.usernameCharacters }),
  },
  output: type<AlterationSubmitted>(),
  perMinute: 20,
  shared: true,
});
