import { endpoint, number, text, type } from '../../kit/index.ts';
import { solvedPicture } from './sign-in.ts';

/** Short registration: creates an enterprise account without a company. */
export const userRegister = endpoint({
  method: 'POST',
  path: '/sys/user/register',
  title: '用户注册',
  needs: 'anyone',
  input: {
    username: text({ label: '用户名', max: 100 }),
    password: text({ label: '密码', max: 500 }),
    phone: text({ label: '手机号', max: 40 }),
    smscode: text({ label: '短信验证码', max: 6 }),
    email: text({ label: '邮箱', max: 100 }),
    realname: text({ label: '姓名', max: 100 }),
    tenantId: number({ label: '租户', min: 0 }),
  },
  output: type<{ username: string; registerToken: string; auditStatus: 0 }>(),
  done: '注册成功',
  perMinute: 20,
  shared: true,
});
/** Whether a username, phone or email is free; anonymous callers need a solved captcha. */
export const checkOnlyUser = endpoint({
  method: 'GET',
  path: '/sys/user/checkOnlyUser',
  title: '账号唯一校验',
  needs: 'anyone',
  input: {
    username: text({ label: '用户账号', max: 100 }),
    phone: text({ label: '手机号', max: 40 }),
    email: text({ label: '邮箱', max: 100 }),
    id: text({ label: '用户', max: 32 }),
    ...solvedPicture,
  },
  output: type<true>(),
  perMinute: 30,
  shared: true,
});
