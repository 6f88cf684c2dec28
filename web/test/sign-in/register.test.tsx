import { text } from '@campus/contract/messages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { currentAddress, openConsole } from '../support/console.tsx';
import { recordNotices } from '../support/notices.ts';
import { callsTo, refuse, server } from './sign-in-fixture.ts';

let shown: string[];
beforeAll(() =>
  Promise.all([import('../../src/shell/sign-in/portal.tsx'), import('../../src/shell/sign-in/register-page.tsx')]),
);
beforeEach(() => {
  sessionStorage.clear();
  shown = recordNotices();
});
afterEach(() => vi.unstubAllGlobals());

const type = async (label: string, value: string) => {
  const field = await screen.findByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
async function fillIn() {
  await type('请输入用户名', 'hr_next');
  await type('至少8位，含字母、数字和特殊符号', 'Lake-7788-Tree');
  await type('请再次输入密码', 'Lake-7788-Tree');
  await type('请输入手机号', '13912345678');
  await type('请输入验证码', '123456');
}
const press = async () => userEvent.click(await screen.findByRole('button', { name: '注册' }));

test('the short registration leads to its result, and on to the company', async () => {
  const sent = server({ '/sys/user/register': () => ({ username: 'hr_next', registerToken: 'rt_1', auditStatus: 0 }) });
  openConsole('/user/register');
  await fillIn();
  expect(screen.getByText('强度：强')).toBeTruthy();
  expect(screen.getByPlaceholderText('11 位手机号')).toBeTruthy();
  await press();
  expect(await screen.findByText('你的账户：hr_next 注册成功')).toBeTruthy();
  expect(currentAddress()).toBe('/user/register-result');
  expect(callsTo(sent, '/sys/user/register')[0]?.body).toMatchObject({
    username: 'hr_next',
    phone: '13912345678',
    smscode: '123456',
    email: null,
  });
  expect(screen.getByRole('link', { name: '完善企业资料' }).getAttribute('href')).toBe(
    '/enterprise-registration/company-info',
  );
  expect(screen.getByRole('link', { name: '返回登录' })).toBeTruthy();
});

test.each([
  ['请输入用户名', 'ab', '长度4到18个字符，建议6到18个字符'],
  ['请输入用户名', '张三三三', '只允许字母、数字、下划线'],
  ['请输入手机号', '19912345678', '请输入正确手机号'],
  ['请输入邮箱（选填）', 'a@', '邮箱格式不正确'],
  ['至少8位，含字母、数字和特殊符号', '12345678', '密码至少8位，且须包含字母、数字和特殊符号'],
  ['请再次输入密码', 'other', '两次输入的密码不一样！'],
])('%s = %s is refused when the field is left', async (label, value, words) => {
  server({});
  openConsole('/user/register');
  await type(label, value);
  expect(await screen.findByText(words)).toBeTruthy();
});

test.each([
  ['请输入用户名', 'hr01', 'username', '用户名已存在!'],
  ['请输入邮箱（选填）', 'hr01@example.com', 'email', '邮箱已存在!'],
  ['请输入手机号', '13900000001', 'mobile', '手机号已存在!'],
])('a taken value is reported on blur: %s', async (label, value, name, words) => {
  server({ '/companyRegister/checkAccount': () => refuse(words, 500, { fields: { [name]: words } }) });
  openConsole('/user/register');
  await type(label, value);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a rejected registration is reported under its title', async () => {
  server({ '/sys/user/register': () => refuse('系统未开放注册') });
  openConsole('/user/register');
  await fillIn();
  await press();
  await waitFor(() => expect(shown).toEqual(['error: 注册失败 / 系统未开放注册']));
});

test('without a registration there is no result', async () => {
  server({});
  openConsole('/user/register-result');
  await waitFor(() => expect(currentAddress()).toBe('/user/register'));
});

test('asks before a half-filled form is left', async () => {
  server({});
  openConsole('/user/register');
  await type('请输入用户名', 'hr_next');
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: '使用已有账户登录' }));
  expect(shown.at(-1)).toContain(text.common.leaveConfirm);
});
