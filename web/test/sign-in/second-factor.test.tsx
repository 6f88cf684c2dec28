import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cancelSignIn } from '../../src/request/second-factor.ts';
import { forgetSession, useSession } from '../../src/request/session-store.ts';
import { currentAddress, openConsole } from '../support/console.tsx';
import { recordNotices } from '../support/notices.ts';
import { SilentSocket } from '../support/silent-socket.ts';
import { callsTo, companyCheck, loginResult, pictures, refuse, server } from './sign-in-fixture.ts';

const check = '/companyRegister/queryCompanyInfo';
const enter = '/sys/secondFactorLogin';
const due = () =>
  refuse('请输入动态口令完成登录', 428, { errorCode: 'RC_SECOND_FACTOR', ticket: 'ticket-1', expiresIn: 300 });
const first = { [check]: () => companyCheck(3), '/sys/login': due };
let shown: string[];

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
  cancelSignIn();
  forgetSession();
  vi.unstubAllGlobals();
});

async function signIn() {
  const user = userEvent.setup();
  openConsole('/user/login');
  await user.type(await screen.findByLabelText('请输入用户名'), 'zhangsan');
  await user.type(screen.getByLabelText('请输入密码'), 'Secret@1');
  await user.type(screen.getByLabelText('请输入验证码'), 'ab12');
  await user.click(screen.getByRole('button', { name: '登录' }));
  return user;
}

test('a second factor is asked for after the password, and its code signs in', async () => {
  const sent = server({ ...first, [enter]: () => loginResult() });
  const user = await signIn();
  const code = await screen.findByLabelText('动态口令');
  expect(document.activeElement).toBe(code);
  expect(screen.getByLabelText('请输入密码').closest('[hidden]')).not.toBeNull();
  expect(useSession.getState().token).toBeUndefined();
  expect(shown).toEqual([]);
  await user.click(screen.getByRole('button', { name: '验证' }));
  expect(screen.getByText('请输入动态口令!')).toBeTruthy();
  await user.type(code, '12345{Enter}');
  expect(screen.getByText('请输入6位数字!')).toBeTruthy();
  expect(callsTo(sent, enter)).toHaveLength(0);
  await user.type(code, '6{Enter}');
  await waitFor(() => expect(currentAddress()).not.toContain('/user/login'));
  expect(callsTo(sent, enter)[0]?.body).toEqual({ ticket: 'ticket-1', code: '123456' });
  expect(useSession.getState().token).toBe('token-1');
});

test('a wrong code is said at its field, and may be typed once more', async () => {
  let tries = 0;
  server({ ...first, [enter]: () => (++tries === 1 ? refuse('动态口令错误') : loginResult()) });
  const user = await signIn();
  const code = await screen.findByLabelText('动态口令');
  await user.type(code, '111111{Enter}');
  expect(await screen.findByText('动态口令错误')).toBeTruthy();
  expect(document.activeElement).toBe(code);
  await user.clear(code);
  await user.type(code, '222222{Enter}');
  await waitFor(() => expect(useSession.getState().token).toBe('token-1'));
});

test('a recovery code does instead, and few that are left are a warning', async () => {
  const sent = server({ ...first, [enter]: () => loginResult({ recoveryCodesLeft: 3 }) });
  const user = await signIn();
  await user.click(await screen.findByRole('button', { name: '使用恢复码' }));
  await user.type(screen.getByLabelText('恢复码'), 'abcde-fgh23{Enter}');
  await waitFor(() => expect(useSession.getState().token).toBe('token-1'));
  expect(callsTo(sent, enter)[0]?.body).toEqual({ ticket: 'ticket-1', code: 'abcde-fgh23' });
  expect(shown.join()).toContain('恢复码仅剩3个');
});

test('a ticket that has run out, and going back, lead to the form with a new picture', async () => {
  const sent = server({ ...first, [enter]: () => refuse('验证已超时，请重新登录', 500, { errorCode: 'RC_EXPIRED' }) });
  const user = await signIn();
  await user.type(await screen.findByLabelText('动态口令'), '123456{Enter}');
  await waitFor(() => expect(screen.queryByLabelText('动态口令')).toBeNull());
  expect(shown.join()).toContain('验证已超时，请重新登录');
  expect(screen.getByLabelText('请输入密码').closest('[hidden]')).toBeNull();
  await waitFor(() => expect(pictures(sent)).toHaveLength(2));
  await user.type(screen.getByLabelText('请输入验证码'), 'ab12');
  await user.click(screen.getByRole('button', { name: '登录' }));
  await user.click(await screen.findByRole('button', { name: '返回' }));
  expect(screen.queryByLabelText('动态口令')).toBeNull();
  expect(useSession.getState().token).toBeUndefined();
});

test('a demanded second factor is set up before anything else is shown', async () => {
  let isSetUp = false;
  const sent = server({
    [check]: () => companyCheck(3),
    '/sys/login': () => loginResult(),
    '/sys/permission/getUserPermissionByToken': () =>
      isSetUp ? { menu: [], auth: [], allAuth: [], sysSafeMode: false } : refuse('请先启用动态口令', 510),
    '/sys/user/secondFactor/begin': () => ({
      secret: 'ABCDEFGHIJKLMNOP',
      uri: 'otpauth://totp/x:y?secret=ABCDEFGHIJKLMNOP',
    }),
    '/sys/user/secondFactor/confirm': () => {
      isSetUp = true;
      return { recoveryCodes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] };
    },
  });
  const user = await signIn();
  expect(await screen.findByText(/管理员要求管理账号启用动态口令/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '退出登录' })).toBeTruthy();
  await user.type(screen.getByLabelText(/登录密码/), 'Secret@1{Enter}');
  expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /动态口令/ }), '123456');
  await user.click(screen.getByRole('button', { name: /启\s*用/ }));
  expect(await screen.findByText('AAAAA-BBBBB')).toBeTruthy();
  expect(callsTo(sent, '/sys/user/secondFactor/confirm')[0]?.body).toEqual({ code: '123456' });
  await user.click(screen.getByRole('button', { name: '我已保存' }));
  await waitFor(() => expect(screen.queryByText('AAAAA-BBBBB')).toBeNull());
  expect(document.body.textContent).not.toContain('ABCD EFGH');
});

test('switching to a recovery code starts with an empty field that nothing is wrong with', async () => {
  server({ ...first, [enter]: () => refuse('动态口令错误') });
  const user = await signIn();
  await user.type(await screen.findByLabelText('动态口令'), '111111{Enter}');
  await screen.findByText('动态口令错误');
  await user.click(screen.getByRole('button', { name: '使用恢复码' }));
  const recovery = screen.getByLabelText<HTMLInputElement>('恢复码');
  expect(recovery.value).toBe('');
  expect(recovery.getAttribute('aria-invalid')).toBe('false');
});
