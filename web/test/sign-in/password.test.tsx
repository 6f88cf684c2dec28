import { text } from '@campus/contract/messages';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { registration } from '../../src/request/registration.ts';
import { forgetSession, useSession } from '../../src/request/session-store.ts';
import { currentAddress, openConsole, visitedAddresses } from '../support/console.tsx';
import { recordNotices } from '../support/notices.ts';
import { SilentSocket } from '../support/silent-socket.ts';
import { makeUser } from '../support/user.ts';
import { callsTo, companyCheck, loginResult, pictures, refuse, server } from './sign-in-fixture.ts';

const check = '/companyRegister/queryCompanyInfo';
const signIn = '/sys/login';
let shown: string[];

// Loaded before, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import('../../src/shell/sign-in/portal.tsx'),
    import('../../src/shell/sign-in/login-page.tsx'),
    import('../../src/shell/console.tsx'),
  ]),
);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  shown = recordNotices();
  vi.stubGlobal('WebSocket', SilentSocket);
});
afterEach(() => {
  forgetSession();
  vi.unstubAllGlobals();
});

async function fillIn(name = ' zhangsan ') {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('请输入用户名'), name);
  await user.type(screen.getByLabelText('请输入密码'), 'Secret@1');
  await user.type(screen.getByLabelText('请输入验证码'), 'ab12');
  return user;
}
const press = async () => userEvent.click(await screen.findByRole('button', { name: '登录' }));

test('an empty form says what is missing and sends nothing', async () => {
  const sent = server({});
  openConsole('/user/login');
  await press();
  for (const words of ['请输入用户名!', '请输入密码!', '请输入验证码!']) expect(screen.getByText(words)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('请输入用户名'));
  expect(callsTo(sent, check)).toHaveLength(0);
});

test('an approved company is checked first and then signed in, under its canonical name', async () => {
  const sent = server({ [check]: () => companyCheck(3), [signIn]: () => loginResult() });
  openConsole('/user/login?redirect=%2Fisystem%2Fuser');
  const user = await fillIn();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentAddress()).not.toContain('/user/login'));
  const [key] = pictures(sent);
  expect(callsTo(sent, check)[0]?.body).toMatchObject({
    username: 'zhangsan',
    password: 'Secret@1',
    captcha: 'ab12',
    checkKey: key,
    loginType: 1,
  });
  expect(callsTo(sent, signIn)[0]?.body).toMatchObject({
    username: 'canonical',
    captcha: 'ab12',
    checkKey: key,
    remember_me: 1,
  });
  expect(visitedAddresses()).toContain('/isystem/user');
  expect(useSession.getState()).toMatchObject({ token: 'token-1', tenantId: '7' });
  expect(shown).toEqual([]);
});

test('an e-mail address is another type of login', async () => {
  const sent = server({ [check]: () => companyCheck(3), [signIn]: () => loginResult() });
  openConsole('/user/login');
  await fillIn('hr@example.com');
  await press();
  await waitFor(() => expect(callsTo(sent, signIn)).toHaveLength(1));
  expect(callsTo(sent, check)[0]?.body).toMatchObject({ loginType: 0 });
});

test('a failed check shows the message, brings another picture and stops the sign-in', async () => {
  const sent = server({ [check]: () => refuse('用户名或密码错误') });
  openConsole('/user/login');
  await fillIn();
  await press();
  await waitFor(() => expect(shown).toContain('warning: 用户名或密码错误'));
  await waitFor(() => expect(pictures(sent)).toHaveLength(2));
  expect(screen.getByLabelText<HTMLInputElement>('请输入验证码').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('请输入用户名').value).toBe(' zhangsan ');
  expect(callsTo(sent, signIn)).toHaveLength(0);
});

test('a failed sign-in is reported under its title, with a new picture', async () => {
  const sent = server({ [check]: () => companyCheck(3), [signIn]: () => refuse('用户名或密码错误') });
  openConsole('/user/login');
  await fillIn();
  await press();
  await waitFor(() => expect(shown).toContain('error: 登录失败 / 用户名或密码错误'));
  expect(shown).toHaveLength(1);
  await waitFor(() => expect(pictures(sent)).toHaveLength(2));
  expect(useSession.getState().token).toBeUndefined();
  expect(document.activeElement).toBe(screen.getByLabelText('请输入验证码'));
});

test.each([0, 1] as const)(
  'status %i leads to the company information, and the address carries nothing',
  async (auditStatus) => {
    const sent = server({
      [check]: () => companyCheck(auditStatus, { registerToken: 'rt_1' }),
      '/companyRegister/getRegistCompanyByUserName': () => ({ account: 'canonical', mobile: '13800000000' }),
    });
    openConsole('/user/login');
    await fillIn();
    await press();
    await waitFor(() => expect(currentAddress()).toBe('/enterprise-registration/company-info'));
    expect(callsTo(sent, '/companyRegister/getRegistCompanyByUserName')[0]?.headers.get('x-register-token')).toBe(
      'rt_1',
    );
    expect(registration()).toMatchObject({ username: 'canonical', token: 'rt_1', mobile: '13800000000' });
    expect(callsTo(sent, signIn)).toHaveLength(0);
  },
);

test.each([2, 4, 5] as const)('status %i leads to the audit status', async (auditStatus) => {
  const situation = { auditStatus, auditReason: '营业执照不清晰' };
  server({ [check]: () => companyCheck(auditStatus, { registerToken: 'rt_1', auditSituation: situation }) });
  openConsole('/user/login');
  await fillIn();
  await press();
  await waitFor(() => expect(currentAddress()).toBe('/enterprise-registration/audit-status'));
  expect(registration()).toMatchObject({ username: 'canonical', ...situation });
});

test('after thirty days the phone is asked for, and the session of the password is given back', async () => {
  const sent = server({
    [check]: () => companyCheck(3),
    [signIn]: () => loginResult({ mobileVerifyRequired: true, userInfo: makeUser({ phone: '13812345678' }) }),
  });
  openConsole('/user/login');
  await fillIn();
  await press();
  expect(await screen.findByText('距离上次登录已超过30天，请先完成手机验证')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('请输入手机号').value).toBe('13812345678');
  await waitFor(() => expect(callsTo(sent, '/sys/logout')[0]?.headers.get('x-access-token')).toBe('token-1'));
  expect(useSession.getState().token).toBeUndefined();
});

test('a click on the picture brings another one and clears what was typed for it', async () => {
  const sent = server({});
  openConsole('/user/login');
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: '验证码，点击刷新' }));
  await waitFor(() => expect(pictures(sent)).toHaveLength(2));
  expect(new Set(pictures(sent)).size).toBe(2);
  expect(screen.getByLabelText<HTMLInputElement>('请输入验证码').value).toBe('');
});

test('a picture that does not come leaves a place to ask again, and its message', async () => {
  let isUp = false;
  const sent = server({});
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address.includes('randomImage') && !isUp ? Promise.resolve(refuse('获取验证码出错')) : answer(address, init),
  );
  openConsole('/user/login');
  const place = await screen.findByRole('button', { name: '点击获取验证码' });
  expect(shown).toContain('warning: 获取验证码出错');
  isUp = true;
  await userEvent.click(place);
  expect(await screen.findByRole('img', { name: '验证码，点击刷新' })).toBeTruthy();
  expect(pictures(sent)).toHaveLength(1);
});

test('locked capitals are said while a password is typed', async () => {
  server({});
  openConsole('/user/login');
  const user = userEvent.setup();
  await user.click(await screen.findByLabelText('请输入密码'));
  await user.keyboard('{CapsLock}a');
  expect(await screen.findByText('大写锁定已打开')).toBeTruthy();
});

test('a ticket of the single sign-on signs in at once and leaves the address', async () => {
  const sent = server({ '/sys/cas/client/validateLogin': () => loginResult() });
  openConsole('/?ticket=ST-1');
  await waitFor(() => expect(useSession.getState().token).toBe('token-1'));
  expect(callsTo(sent, '/sys/cas/client/validateLogin')).toHaveLength(1);
  expect(callsTo(sent, '/sys/cas/client/validateLogin')[0]?.url.searchParams.get('ticket')).toBe('ST-1');
  await waitFor(() => expect(currentAddress()).not.toContain('ST-1'));
});

test('the main site is signed in to by a window that is closed after a second', async () => {
  const close = vi.fn();
  const open = vi.fn(() => ({ close }));
  vi.stubGlobal('open', open);
  server({
    [check]: () => companyCheck(3),
    [signIn]: () => loginResult({ ssoUrl: 'https://main.example.edu.cn/sso?code=1' }),
  });
  openConsole('/user/login');
  await fillIn();
  await press();
  await waitFor(() =>
    expect(open).toHaveBeenCalledWith(
      'https://main.example.edu.cn/sso?code=1',
      '',
      expect.stringContaining('left=-1000'),
    ),
  );
  expect(close).not.toHaveBeenCalled();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});

test('staff without a department get a notice', async () => {
  server({ [check]: () => companyCheck(3), [signIn]: () => loginResult({ multi_depart: 0 }) });
  openConsole('/user/login');
  await fillIn();
  await press();
  await waitFor(() => expect(shown).toContain('warning: 提示 / 您尚未归属部门,请确认账号信息'));
});

test('a signed-in user is redirected to the home page', async () => {
  server({});
  useSession.setState({ token: 't', user: makeUser() });
  openConsole('/user/login');
  await waitFor(() => expect(visitedAddresses()).toContain('/dashboard/analysis'));
});

describe('the code to scan', () => {
  const ready = { '/publicity/loginConfig/get': () => ({ features: [], qrReady: true, qrLoginEnabled: 'Y' }) };
  const turn = async () => userEvent.click(await screen.findByRole('button', { name: text.portal.switchToQr }));

  test('is not offered where the social login is not set up', async () => {
    server({ '/publicity/loginConfig/get': () => ({ features: [], qrReady: false, qrLoginEnabled: 'Y' }) });
    openConsole('/user/login');
    await screen.findByLabelText('请输入用户名');
    expect(screen.queryByRole('button', { name: text.portal.switchToQr })).toBeNull();
  });

  test('says why there is none, once, and leads back', async () => {
    server({ ...ready, '/pcwxlogin/config': () => refuse('微信登录未配置，请联系管理员！') });
    openConsole('/user/login');
    await turn();
    expect((await screen.findByRole('alert')).textContent).toBe('微信登录未配置，请联系管理员！');
    expect(screen.getByRole('button', { name: text.portal.qr.retry })).toBeTruthy();
    expect(screen.queryByText(text.portal.qr.tip)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: text.portal.switchToPassword }));
    expect(await screen.findByLabelText('请输入用户名')).toBeTruthy();
  });

  test('is said to have a wrong address instead of an empty frame', async () => {
    server({ ...ready, '/pcwxlogin/config': () => ({ href: 'http://open.example.edu.cn/connect' }) });
    openConsole('/user/login');
    await turn();
    expect((await screen.findByRole('alert')).textContent).toBe(text.portal.qr.wrongAddress);
    expect(document.querySelector('iframe')).toBeNull();
  });
});

test('a picture code that does not arrive is shown as a broken picture, which asks for another one', async () => {
  vi.stubGlobal('fetch', async () => refuse('验证码生成失败'));
  openConsole('/user/login');
  const place = await screen.findByRole('button', { name: text.login.captcha.placeholderImage });
  expect(place.querySelector('svg')).toBeTruthy();
  expect(place.textContent).toBe('');
});

test('a sign-in that fails without a word says that it may be tried again', async () => {
  server({ [check]: () => companyCheck(3), [signIn]: () => refuse('') });
  openConsole('/user/login');
  await fillIn();
  await press();
  await waitFor(() => expect(shown).toEqual([`error: ${text.login.failed} / ${text.http.retryLater}`]));
});
