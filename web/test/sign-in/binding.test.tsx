import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetSession, startSession, useSession } from '../../src/request/session-store.ts';
import { openConsole, visitedAddresses } from '../support/console.tsx';
import { recordNotices } from '../support/notices.ts';
import { SilentSocket } from '../support/silent-socket.ts';
import { makeUser } from '../support/user.ts';
import { callsTo, loginResult, refuse, server } from './sign-in-fixture.ts';

let shown: string[];
beforeAll(() =>
  Promise.all([import('../../src/shell/sign-in/portal.tsx'), import('../../src/shell/sign-in/binding-page.tsx')]),
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
const button = () => screen.findByRole('button', { name: '绑定' });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('W-PB1 201 signs in without a click', async () => {
  const sent = server({ '/pcwxlogin/ticketLogin': () => loginResult() });
  openConsole('/user/binding?ticket=LGN12345201abc');
  await waitFor(() => expect(useSession.getState().token).toBe('token-1'));
  expect(callsTo(sent, '/pcwxlogin/ticketLogin').map(({ body }) => body)).toEqual([{ ticket: 'LGN12345201abc' }]);
});

test('an expired scan is reported as a failed sign-in', async () => {
  server({ '/pcwxlogin/ticketLogin': () => refuse('二维码已失效，请重新扫码') });
  openConsole('/user/binding?ticket=LGN12345201abc');
  await waitFor(() => expect(shown).toEqual(['error: 登录失败 / 二维码已失效，请重新扫码']));
});

test.each([
  ['W-PB2', '?ticket=LGN12345203abc', '未获取到微信用户信息，请重新扫码'],
  ['W-PB', '', '缺少登录票据，请重新扫码'],
])('%s %s cannot be bound', async (_row, search, words) => {
  const sent = server({});
  openConsole(`/user/binding${search}`);
  expect((await button()).hasAttribute('disabled')).toBe(true);
  expect(shown).toEqual([`warning: ${words}`]);
  expect(screen.getByText(words)).toBeTruthy();
  expect(sent.filter(({ url }) => url.pathname.includes('pcwxlogin'))).toHaveLength(0);
});

test.each([
  ['W-PB3 W-PB4', 'LGN12345202abc'],
  ['W-PB6 W-PB4', 'short'],
])('%s %s waits for the form, which binds and signs in', async (_row, ticket) => {
  const sent = server({ '/pcwxlogin/mobileTicketLogin': () => loginResult() });
  openConsole(`/user/binding?ticket=${ticket}`);
  const bind = await button();
  type('请输入手机号', '1380013800');
  type('请输入验证码', '123456');
  await userEvent.click(bind);
  expect(await screen.findByText('您的手机号码格式不正确!')).toBeTruthy();
  type('请输入手机号', '13800138000');
  await userEvent.click(bind);
  await waitFor(() => expect(useSession.getState().token).toBe('token-1'));
  expect(callsTo(sent, '/pcwxlogin/mobileTicketLogin')[0]?.body).toMatchObject({
    mobile: '13800138000',
    captcha: '123456',
    ticket,
  });
  expect(shown).toContain('success: 绑定成功');
});

test('a picture is read before the code is sent', async () => {
  const sent = server({});
  openConsole('/user/binding?ticket=LGN12345202abc');
  await button();
  type('请输入手机号', '13800138000');
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(callsTo(sent, '/sys/sms')).toHaveLength(0);
  type('请输入图形验证码', 'ab12');
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(callsTo(sent, '/sys/sms')).toHaveLength(1));
  expect(callsTo(sent, '/sys/smsCheckCaptcha')[0]?.body).toMatchObject({ captcha: 'ab12' });
});

test('W-PB5 a success at 09:30 with one tenant leads home, and nothing covers the page there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T09:30:00+08:00') });
  server({ '/pcwxlogin/mobileTicketLogin': () => loginResult() });
  openConsole('/user/binding?ticket=LGN12345202abc');
  const bind = await button();
  type('请输入手机号', '13800138000');
  type('请输入验证码', '123456');
  fireEvent.click(bind);
  await waitFor(() => expect(visitedAddresses()).toContain('/dashboard/analysis'));
  vi.useRealTimers();
  expect(shown.filter((line) => line.includes('欢迎'))).toEqual([]);
  expect(useSession.getState().tenantId).toBe('7');
});

describe('of a signed-in user', () => {
  beforeEach(() => startSession({ token: 't', userInfo: makeUser() }));

  test('it binds to his account when he says so, and leads back to the settings', async () => {
    const sent = server({ '/sys/thirdLogin/binding': () => null });
    sessionStorage.setItem('pro__wechat-nonce', 'mark');
    openConsole('/user/binding?ticket=LGN12345201abc');
    const bind = await screen.findByRole('button', { name: '绑定到当前登录的账号' });
    expect(callsTo(sent, '/pcwxlogin/ticketLogin')).toEqual([]);
    await userEvent.click(bind);
    await waitFor(() => expect(visitedAddresses()).toContain('/account/settings/Index?tab=binding'));
    expect(callsTo(sent, '/sys/thirdLogin/binding')[0]?.body).toEqual({ ticket: 'LGN12345201abc', nonce: 'mark' });
  });
  test('a scan without a person cannot be bound', async () => {
    server({});
    openConsole('/user/binding?ticket=LGN12345203abc');
    const bind = await screen.findByRole('button', { name: '绑定到当前登录的账号' });
    expect(bind.hasAttribute('disabled')).toBe(true);
  });
});
