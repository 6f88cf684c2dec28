import { endpoint, text, type } from '../../kit/index.ts';
import type { LoginResult } from '../../rules/index.ts';

/** TOTP parameters supported by every authenticator app. */
export const factorRule = {
  digits: 6,
  stepSeconds: 30,
  /** Accepted clock drift in steps, in both directions. */
  window: 1,
  /** Seconds a sign-in waits for its code. */
  ticketSeconds: 5 * 60,
  /** Seconds in which a new key must be confirmed. */
  setupSeconds: 10 * 60,
  recoveryCodes: 10,
  /** At this number of recovery codes or fewer, the owner is notified to create new ones. */
  fewRecoveryCodes: 3,
} as const;

/** Six digits of the authenticator app, or a recovery code; spaces and hyphens do not count. */
const code = text({ label: '动态口令', required: true, max: 20, requiredMessage: '请输入动态口令!' });
const password = text({ label: '登录密码', required: true, max: 500, requiredMessage: '请输入登录密码!' });

/**
 * Second step of every sign-in of an account with a second factor. The first step answers code 428 with
 * `result.ticket`, which holds for five minutes and for one sign-in.
 */
export const secondFactorLogin = endpoint({
  method: 'POST',
  path: '/sys/secondFactorLogin',
  title: '动态口令登录',
  needs: 'anyone',
  input: { ticket: text({ label: '登录凭证', max: 100 }), code },
  output: type<LoginResult>(),
  done: '登录成功',
  perMinute: 20,
  shared: true,
  silent: true,
});

export interface SecondFactorState {
  readonly isOn: boolean;
  readonly since: string | null;
  readonly recoveryCodesLeft: number;
  /** Required by an administrator: cannot be turned off. */
  readonly isRequired: boolean;
}
const needs = 'signed-in';
const perMinute = 30;
export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/sys/user/secondFactor',
  title: '动态口令状态',
  needs,
  input: {},
  output: type<SecondFactorState>(),
});
/** Creates a key and returns it once; sign-ins are unaffected until it is confirmed. */
export const beginSecondFactor = endpoint({
  method: 'PUT',
  path: '/sys/user/secondFactor/begin',
  title: '生成动态口令密钥',
  needs,
  input: { password },
  output: type<{ secret: string; uri: string }>(),
  perMinute,
  silent: true,
});
/** Enables the second factor with the first code of the new key, and returns the recovery codes once. */
export const confirmSecondFactor = endpoint({
  method: 'PUT',
  path: '/sys/user/secondFactor/confirm',
  title: '启用动态口令',
  needs,
  input: { code },
  output: type<{ recoveryCodes: readonly string[] }>(),
  done: '动态口令已启用',
  perMinute,
  silent: true,
});
export const turnOffSecondFactor = endpoint({
  method: 'PUT',
  path: '/sys/user/secondFactor/off',
  title: '关闭动态口令',
  needs,
  input: { password, code },
  output: type<null>(),
  done: '动态口令已关闭',
  perMinute,
  silent: true,
});
/** Replaces all recovery codes. */
export const renewRecoveryCodes = endpoint({
  method: 'PUT',
  path: '/sys/user/secondFactor/recoveryCodes',
  title: '重新生成恢复码',
  needs,
  input: { password, code },
  output: type<{ recoveryCodes: readonly string[] }>(),
  done: '恢复码已重新生成',
  perMinute,
  silent: true,
});

export const factorRefusals = {
  wrong: '动态口令错误',
  used: '该动态口令已使用过，请等待新的动态口令',
  ticketExpired: '验证已超时，请重新登录',
  alreadyOn: '动态口令已启用',
  notOn: '动态口令尚未启用',
  setupExpired: '操作已超时，请重新生成密钥',
  required: '管理员要求启用动态口令，不能关闭',
} as const;

/** The change named in the notice to the account's owner. */
export const factorChanges = {
  on: '登录方式（启用动态口令）',
  off: '登录方式（关闭动态口令）',
  reset: '登录方式（管理员重置动态口令）',
  renewed: '动态口令的恢复码（重新生成）',
  recovered: (left: number) =>
    `恢复码（使用了一个，剩余${left}个${left <= factorRule.fewRecoveryCodes ? '，请重新生成' : ''}）`,
} as const;

export const factorTexts = {
  title: '动态口令',
  off: '未启用，启用后登录时还需输入手机身份验证器上的动态口令',
  on: (since: string, left: number) => `${since} 启用，恢复码剩余${left}个`,
  few: (left: number) => `恢复码仅剩${left}个，请重新生成并妥善保存`,
  turnOn: '启用',
  turnOff: '关闭',
  renew: '重新生成恢复码',
  setup: '启用动态口令',
  required: '管理员要求管理账号启用动态口令，完成设置后才能继续使用',
  steps: ['验证密码', '绑定验证器', '保存恢复码'],
  next: '下一步',
  scan: '用身份验证器应用（如微信小程序“腾讯身份验证器”、Microsoft Authenticator）扫描二维码',
  qr: '动态口令二维码',
  typed: '不能扫码时，手动输入以下密钥',
  copyKey: '复制密钥',
  firstCode: '扫码后，输入验证器显示的6位动态口令',
  codesTitle: '恢复码',
  codesOnce: '恢复码只显示这一次。手机丢失时，每个恢复码可以代替动态口令登录一次，请下载或抄写后妥善保存。',
  copy: '复制',
  download: '下载',
  known: '我已保存',
  fileName: (username: string) => `恢复码-${username}.txt`,
  fileHead: (product: string, username: string) => `${product} 账号 ${username} 的恢复码，每个只能使用一次：`,
  turnOffWhy: '关闭后仅凭密码或短信验证码即可登录。请验证密码和动态口令。',
  renewWhy: '原有恢复码将全部失效。请验证密码和动态口令。',
  codeOrRecovery: '动态口令或恢复码',
  login: {
    title: '动态口令验证',
    tip: '请输入身份验证器应用显示的6位动态口令',
    code: '动态口令',
    recoveryTip: '请输入一个未使用过的恢复码',
    recovery: '恢复码',
    useRecovery: '使用恢复码',
    useCode: '使用动态口令',
    format: '请输入6位数字!',
    submit: '验证',
    back: '返回',
  },
} as const;
