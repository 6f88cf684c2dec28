import { endpoint, text, type } from '../../kit/index.ts';
import { passwordLogin, phoneLoginInput, signInCall } from './sign-in.ts';

export const casValidateLogin = endpoint({
  ...signInCall,
  method: 'GET',
  path: '/sys/cas/client/validateLogin',
  title: '单点登录',
  input: { ticket: text({ label: '票据', max: 300 }), service: text({ label: '服务地址', max: 500 }) },
});
/** Single logout: the CAS server names the ticket of the ended session. */
export const casLogout = endpoint({
  method: 'POST',
  path: '/sys/cas/logout',
  title: '单点退出',
  needs: 'anyone',
  input: { logoutRequest: text({ label: '退出请求', max: 20_000 }) },
  output: type<null>(),
  silent: true,
});
/** The main site redeems the code of the sign-on window, server to server. */
export const ssoExchange = endpoint({
  method: 'POST',
  path: '/sys/sso/exchange',
  title: '主站登录换取用户',
  needs: 'anyone',
  input: { code: text({ label: '登录码', max: 100 }) },
  output: type<{ userId: string; username: string; realname: string; mobile: string | null }>(),
  silent: true,
});

const nonce = text({ label: '浏览器标记', max: 64 });
export interface WechatConfig {
  readonly appid: string;
  readonly scope: 'snsapi_login';
  readonly redirectUri: string;
  readonly state: string;
  readonly href: string;
}
export const wechatConfig = endpoint({
  method: 'GET',
  path: '/pcwxlogin/config',
  title: '微信扫码参数',
  needs: 'anyone',
  input: { nonce },
  output: type<WechatConfig>(),
  perMinute: 30,
  shared: true,
});
const ticket = text({ label: '票据', max: 100 });
export const ticketLogin = endpoint({
  ...signInCall,
  method: 'POST',
  path: '/pcwxlogin/ticketLogin',
  title: '微信登录',
  input: { ticket, nonce },
  silent: true,
});
export const mobileTicketLogin = endpoint({
  ...signInCall,
  method: 'POST',
  path: '/pcwxlogin/mobileTicketLogin',
  title: '手机绑定微信',
  input: { ...phoneLoginInput, ticket, nonce },
  silent: true,
});
export const userNameTicketLogin = endpoint({
  ...signInCall,
  method: 'POST',
  path: '/pcwxlogin/userNameTicketLogin',
  title: '账号绑定微信',
  input: { ...passwordLogin, ticket, nonce },
  silent: true,
});

const thirdLogin = (path: string) =>
  endpoint({
    ...signInCall,
    method: 'GET',
    path,
    title: '第三方登录',
    input: {
      token: text({ label: '换取码', max: 1000 }),
      thirdType: text({ label: '来源', max: 50 }),
    },
    silent: true,
  });
export const thirdLoginUser = thirdLogin('/sys/thirdLogin/getLoginUser/:token/:thirdType');
/** Newer clients add a tenant, which is ignored. */
export const thirdLoginUserOfTenant = thirdLogin('/sys/thirdLogin/getLoginUser/:token/:thirdType/:tenantId');
/** Binds the scanned identity to the account with this phone; returns an exchange code. */
export const bindThirdPhone = endpoint({
  method: 'POST',
  path: '/sys/thirdLogin/bindingThirdPhone',
  title: '第三方绑定手机',
  needs: 'anyone',
  input: { ...phoneLoginInput, thirdUserUuid: ticket, nonce },
  output: type<string>(),
  perMinute: 20,
  shared: true,
  silent: true,
});
