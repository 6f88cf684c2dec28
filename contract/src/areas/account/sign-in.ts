import { endpoint, flag, number, text, type } from '../../kit/index.ts';
import type { LoginResult } from '../../rules/index.ts';

/** Key chosen by the client for its captcha: a timestamp, as text or number. */
const checkKey = text({ label: '验证码标识', max: 40 });
const captcha = text({ label: '验证码', max: 20 });
/** A solved captcha, required from anonymous callers for existence checks. */
export const solvedPicture = { captcha, checkKey } as const;
/** Default: yes. */
const rememberMe = flag({ label: '自动登录', default: 1 });

export const captchaImage = endpoint({
  method: 'GET',
  path: '/sys/randomImage/:key',
  title: '图形验证码',
  needs: 'anyone',
  input: { key: text({ label: '验证码标识', max: 200 }) },
  output: type<string>(),
  perMinute: 30,
  shared: true,
});
export const checkCaptcha = endpoint({
  method: 'POST',
  path: '/sys/checkCaptcha',
  title: '校验图形验证码',
  needs: 'anyone',
  input: { captcha, checkKey },
  output: type<null>(),
  done: '成功',
  perMinute: 30,
  shared: true,
  silent: true,
});
/** A correct captcha allows its IP address one SMS code within two minutes; anonymous callers need one for each. */
export const smsCheckCaptcha = endpoint({
  method: 'POST',
  path: '/sys/smsCheckCaptcha',
  title: '短信前校验图形验证码',
  needs: 'anyone',
  input: { captcha, checkKey },
  output: type<null>(),
  done: '成功',
  perMinute: 30,
  shared: true,
  silent: true,
});

/**
 * Returns the `deviceToken` of an earlier sign-in: failed attempts of strangers do not lock out browsers that
 * were signed in to the account.
 */
export const deviceHeader = 'X-Device-Token';

/** What the calls that open a session have in common. */
export const signInCall = {
  needs: 'anyone',
  note: '账号启用了动态口令时不返回会话：code 428，result.ticket（5分钟内有效，一次性）与动态口令提交到 /sys/secondFactorLogin；result.deviceToken 在以后登录时以请求头 X-Device-Token 带回',
  output: type<LoginResult>(),
  done: '登录成功',
  perMinute: 20,
  shared: true,
} as const;

/** AES key and IV for passwords on the wire: obfuscation only. */
export const encryptedString = endpoint({
  method: 'GET',
  path: '/sys/getEncryptedString',
  title: '密码加密参数',
  needs: 'anyone',
  input: {},
  output: type<{ key: string; iv: string }>(),
});

export const passwordLogin = {
  username: text({ label: '用户名', max: 100 }),
  password: text({ label: '密码', max: 500 }),
  captcha,
  checkKey,
  remember_me: rememberMe,
  loginType: number({ label: '登录方式' }),
  loginOrgCode: text({ label: '部门', max: 64 }),
} as const;
export const login = endpoint({
  ...signInCall,
  method: 'POST',
  path: '/sys/login',
  title: '登录',
  input: passwordLogin,
  silent: true,
});

export const phoneLoginInput = {
  mobile: text({ label: '手机号', max: 40 }),
  captcha: text({ label: '短信验证码', max: 6 }),
  remember_me: rememberMe,
} as const;
export const phoneLogin = endpoint({
  ...signInCall,
  method: 'POST',
  path: '/sys/phoneLogin',
  title: '手机号登录',
  input: phoneLoginInput,
  silent: true,
});
/** Modes: 0 sign-in, 1 registration, 2 forgotten password, 3 phone change, 4 WeChat binding. */
export const sendSmsCode = endpoint({
  method: 'POST',
  path: '/sys/sms',
  title: '发送短信验证码',
  needs: 'anyone',
  input: { mobile: text({ label: '手机号', max: 40 }), smsmode: text({ label: '用途', max: 1 }) },
  output: type<null>(),
  done: '发送成功',
  silent: true,
});
export const logout = endpoint({
  method: ['POST', 'GET'],
  path: '/sys/logout',
  title: '退出登录',
  needs: 'anyone',
  input: {},
  output: type<null>(),
  done: '退出登录成功！',
  silent: true,
});
