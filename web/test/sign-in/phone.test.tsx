import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetSession, useSession } from '../../src/request/session-store.ts';
import { currentAddress, openConsole } from '../support/console.tsx';
import { recordNotices } from '../support/notices.ts';
import { SilentSocket } from '../support/silent-socket.ts';
import { callsTo, companyCheck, loginResult, pictures, refuse, server } from './sign-in-fixture.ts';

const check = '/companyRegister/queryCompanyInfoByPhone';
let shown: string[];

beforeAll(() =>
  Promise.all([import('../../src/shell/sign-in/portal.tsx'), import('../../src/shell/sign-in/login-page.tsx')]),
);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  shown = recordNotices();
  vi.stubGlobal('WebSocket', SilentSocket);
});
afterEach(() => {
  forgetSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openPhoneForm(mobile = '13812345678') {
  openConsole('/user/login');
  await userEvent.click(await screen.findByRole('tab', { name: '手机号登录' }));
  fireEvent.change(screen.getByLabelText('请输入手机号'), { target: { value: mobile } });
}
const read = (words: string) =>
  fireEvent.change(screen.getByLabelText('请输入图形验证码'), { target: { value: words } });
const codeField = () => screen.getAllByLabelText('请输入验证码').find((field) => !field.closest('[hidden]'))!;

test.each([
  ['', '请输入手机号码!'],
  ['1380013800', '您的手机号码格式不正确!'],
  ['138001380000', '您的手机号码格式不正确!'],
])('the mobile “%s” is refused before a code is sent', async (mobile, words) => {
  const sent = server({});
  await openPhoneForm(mobile);
  read('ab12');
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(callsTo(sent, '/sys/sms')).toHaveLength(0);
});

test('the picture code is checked before the code is sent, then the button waits sixty seconds', async () => {
  const sent = server({});
  await openPhoneForm();
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('请输入验证码!')).toBeTruthy();
  expect(callsTo(sent, '/sys/sms')).toHaveLength(0);

  read('ab12');
  const shownKey = pictures(sent).at(-1);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '60 s' }).hasAttribute('disabled')).toBe(true));
  expect(callsTo(sent, '/sys/smsCheckCaptcha')[0]?.body).toEqual({ captcha: 'ab12', checkKey: shownKey });
  expect(callsTo(sent, '/sys/sms')[0]?.body).toEqual({ mobile: '13812345678', smsmode: '0' });
  await waitFor(() => expect(shown).toContain('success: 验证码已发送，请注意查收'));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByRole('button', { name: /^(29|30) s$/ })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(screen.getByRole('button', { name: '获取验证码' }).hasAttribute('disabled')).toBe(false);
});

test('a failed SMS is reported, and the button is ready at once with a new picture', async () => {
  const sent = server({ '/sys/sms': () => refuse('发送过于频繁，请30秒后再试') });
  await openPhoneForm();
  read('ab12');
  const before = pictures(sent).length;
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(shown).toEqual(['error: 获取验证码失败 / 发送过于频繁，请30秒后再试']));
  expect(screen.getByRole('button', { name: '获取验证码' }).hasAttribute('disabled')).toBe(false);
  await waitFor(() => expect(pictures(sent)).toHaveLength(before + 1));
  expect(screen.getByLabelText<HTMLInputElement>('请输入图形验证码').value).toBe('');
});

test('the code signs in after the same company check, sent as POST', async () => {
  const sent = server({ [check]: () => companyCheck(3), '/sys/phoneLogin': () => loginResult() });
  await openPhoneForm(' 13812345678 ');
  fireEvent.change(codeField(), { target: { value: '123456' } });
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(useSession.getState().token).toBe('token-1'));
  expect(callsTo(sent, check)[0]).toMatchObject({ method: 'POST', body: { mobile: '13812345678', captcha: '123456' } });
  expect(callsTo(sent, check)[0]?.url.search).toBe('');
  expect(callsTo(sent, '/sys/phoneLogin')[0]?.body).toEqual({
    mobile: '13812345678',
    captcha: '123456',
    remember_me: 1,
  });
});

test('a failed check by phone stops there, a waiting company is shown its status', async () => {
  let answer: () => unknown = () => refuse('手机验证码错误');
  const sent = server({ [check]: () => answer() });
  await openPhoneForm();
  fireEvent.change(codeField(), { target: { value: '123456' } });
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(shown).toContain('warning: 手机验证码错误'));
  answer = () => companyCheck(2, { registerToken: 'rt_1' });
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(currentAddress()).toBe('/enterprise-registration/audit-status'));
  expect(callsTo(sent, '/sys/phoneLogin')).toHaveLength(0);
});
