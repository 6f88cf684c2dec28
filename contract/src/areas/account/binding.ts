import { endpoint, text, type } from '../../kit/index.ts';

/** Social accounts that can sign a user in, by `thirdType`. */
export const thirdTypes = { wechat_open: '微信', wechat_enterprise: '企业微信', dingtalk: '钉钉' } as const;
export type ThirdType = keyof typeof thirdTypes;

export interface Binding {
  readonly thirdType: string;
  readonly realname: string | null;
  readonly avatar: string | null;
  readonly bindTime: string;
}
const needs = 'signed-in';
export const ownBindings = endpoint({
  method: 'GET',
  path: '/sys/thirdLogin/bindings',
  title: '账户绑定',
  needs,
  input: {},
  output: type<readonly Binding[]>(),
});
/** Binds the scanned identity to the caller's account, shortly after a password check. */
export const bindThird = endpoint({
  method: 'POST',
  path: '/sys/thirdLogin/binding',
  title: '绑定第三方账号',
  needs,
  input: { ticket: text({ label: '票据', required: true, max: 100 }), nonce: text({ label: '浏览器标记', max: 64 }) },
  output: type<null>(),
  done: '绑定成功',
});
/** Fails for the last sign-in method. */
export const unbindThird = endpoint({
  method: 'DELETE',
  path: '/sys/thirdLogin/binding',
  title: '解除第三方绑定',
  needs,
  input: { type: text({ label: '来源', required: true, max: 50 }) },
  output: type<null>(),
  done: '解绑成功',
});

export const bindingTexts = {
  lastMeans: '请先设置登录密码!',
  notBound: '未绑定该账号',
  since: (name: string, time: string) => `${name} · 绑定于 ${time}`,
  bind: '绑定',
  off: '管理员尚未接入，暂不能绑定',
  scan: '请使用微信扫码绑定当前账号',
  bindTitle: '绑定微信',
  bindCurrent: '绑定到当前登录的账号',
} as const;
