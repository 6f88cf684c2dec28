import { endpoint, text, type } from '../../kit/index.ts';

/** Verifies the phone; `smscode` of the response is a reset ticket valid for ten minutes. */
export const phoneVerification = endpoint({
  method: 'POST',
  path: '/sys/user/phoneVerification',
  title: '找回密码验证',
  needs: 'anyone',
  input: { phone: text({ label: '手机号', max: 40 }), smscode: text({ label: '短信验证码', max: 6 }) },
  output: type<{ smscode: string; username: string }>(),
  perMinute: 20,
  shared: true,
  silent: true,
});
export const passwordChange = endpoint({
  method: 'POST',
  path: '/sys/user/passwordChange',
  title: '重置密码',
  needs: 'anyone',
  input: {
    username: text({ label: '用户账号', max: 100 }),
    password: text({ label: '新密码', max: 500 }),
    smscode: text({ label: '验证凭证', max: 100 }),
    phone: text({ label: '手机号', max: 40 }),
  },
  output: type<null>(),
  done: '密码重置完成！',
  perMinute: 20,
  shared: true,
});
