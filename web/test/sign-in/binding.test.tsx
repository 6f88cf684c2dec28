import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetSession, useSession } from '../../src/request/session-store.ts';
import { openConsole } from '../support/console.tsx';
import { recordNotices } from '../support/notices.ts';
import { SilentSocket } from '../support/silent-socket.ts';
import { callsTo, loginResult, refuse, server } from './sign-in-world.ts';

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

test('201 signs in without a click', async () => {
  const sent = server({ '/pcwxlogin/ticketLogin': () => loginResult() });
  openConsole('/user/binding?ticket=LGN12345201abc');
  await waitFor(() => expect(useSession.getState().token).toBe('token-1'));
  expect(callsTo(sent, '/pcwxlogin/ticketLogin').map(({ body }) => body)).toEqual([{ ticket: 'LGN12345201abc' }]);
});

test('a scan that has lapsed is told as a failed sign-in', async () => {
  server({ '/pcwxlogin/ticketLogin': () => refuse('二维码已失效，请重新扫码') });
  openConsole('/user/binding?ticket=LGN12345201abc');
  await waitFor(() => expect(shown).toEqual(['error: 登录失败 / 二维码已失效，请重新扫码']));
});

test.each([
  ['?ticket=LGN12345203abc', '未获取到微信用户信息，请重新扫码'],
  ['', '缺少登录票据，请重新扫码'],
])('%s cannot be bound', async (search, words) => {
  const sent = server({});
  openConsole(`/user/binding${search}`);
  expect((await button()).hasAttribute('disabled')).toBe(true);
  expect(shown).toEqual([`warning: ${words}`]);
  expect(sent.filter(({ url }) => url.pathname.includes('pcwxlogin'))).toHaveLength(0);
});

test.each(['LGN12345202abc', 'short'])('%s waits for the form, which binds and signs in', async (ticket) => {
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

test('the picture code is asked for only once the server wants it', async () => {
  server({ '/sys/sms': () => refuse('短信接口请求太多，请稍后再试！', 40002) });
  openConsole('/user/binding?ticket=LGN12345202abc');
  await button();
  expect(screen.queryByLabelText('请输入图形验证码')).toBeNull();
  type('请输入手机号', '13800138000');
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByLabelText('请输入图形验证码')).toBeTruthy();
});
