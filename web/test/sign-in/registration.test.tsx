import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getDraft } from '../../src/areas/enterprise/registration/company-draft.ts';
import { findRegistration } from '../../src/areas/enterprise/registration/use-registration.ts';
import { registration, saveRegistration } from '../../src/request/registration.ts';
import { forgetSession } from '../../src/request/session-store.ts';
import { currentAddress, openConsole } from '../support/console.tsx';
import { recordNotices } from '../support/notices.ts';
import { callsTo, refuse, server } from './sign-in-fixture.ts';

const draftCall = '/companyRegister/queryByUsername';
const draft = (auditStatus: number, facts: object = {}) => ({
  username: 'hr_new',
  auditStatus,
  auditReason: null,
  mobile: '13800000000',
  company: { companyName: '云湖晨光科技有限公司', contactName: '' },
  submitTime: null,
  expectedDate: null,
  lastAudit: null,
  ...facts,
});
const settings = { '/companyRegister/settings': () => ({ agreementUrl: '', needProxyLetter: false, auditDays: 3 }) };
let shown: string[];

beforeAll(() =>
  Promise.all(
    ['registration-frame', 'account-info', 'company-info', 'audit-status'].map(
      (name) => import(`../../src/areas/enterprise/registration/${name}.tsx`),
    ),
  ),
);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  shown = recordNotices();
});
afterEach(() => {
  vi.useRealTimers();
  forgetSession();
  vi.unstubAllGlobals();
});
const register = (facts: object = {}) => saveRegistration({ username: 'hr_new', token: 'rt_1', ...facts });
const input = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) => {
  const field = await input(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

test('the account form says what is wrong, then leads to the company', async () => {
  const sent = server({
    ...settings,
    '/companyRegister/checkAccount': ({ url }) =>
      url.searchParams.get('username') === 'taken1'
        ? refuse('用户名已存在!', 500, { fields: { username: '用户名已存在!' } })
        : null,
    '/companyRegister/saveAccount': () => ({ username: 'hr_next', registerToken: 'rt_2', auditStatus: 0 }),
    [draftCall]: () => draft(0),
  });
  openConsole('/enterprise-registration');
  await type('用户名', 'taken1');
  expect(await screen.findByText('用户名已存在!')).toBeTruthy();
  await type('用户名', 'hr_next');
  await type('姓名', '林知夏');
  await type('手机号', '19912345678');
  expect(await screen.findByText('请输入正确手机号')).toBeTruthy();
  await type('手机号', '13912345678');
  await type('短信验证码', '123456');
  await type('登录密码', 'Lake-7788-Tree');
  await type('确认密码', 'Lake-7788-Tre');
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  expect(await screen.findByText('两次输入的密码不一样！')).toBeTruthy();
  expect(screen.getByText('请先阅读并同意平台服务协议')).toBeTruthy();
  expect(callsTo(sent, '/companyRegister/saveAccount')).toHaveLength(0);

  await type('确认密码', 'Lake-7788-Tree');
  await userEvent.click(screen.getByRole('checkbox', { name: /我已阅读并同意平台服务协议$/ }));
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  await waitFor(() => expect(currentAddress()).toBe('/enterprise-registration/company-info'));
  expect(callsTo(sent, '/companyRegister/saveAccount')[0]?.body).toMatchObject({
    username: 'hr_next',
    mobile: '13912345678',
    agree: 1,
  });
  expect(registration()).toMatchObject({ username: 'hr_next', token: 'rt_2', mobile: '13912345678' });
});

test('without authority the company form leads back to the sign-in', async () => {
  const sent = server(settings);
  openConsole('/enterprise-registration/company-info?account=hr_new&mobile=13800000000');
  expect(await screen.findByText('操作已超时，请返回登录页重新验证')).toBeTruthy();
  expect(screen.getByText('账号：hr_new')).toBeTruthy();
  await waitFor(() => expect(currentAddress()).toBe('/enterprise-registration/company-info'));
  expect(callsTo(sent, draftCall)).toHaveLength(0);
});

test('authority that has lapsed says so', async () => {
  register();
  server({ ...settings, [draftCall]: () => refuse('操作已超时，请返回登录页重新验证') });
  openConsole('/enterprise-registration/company-info');
  expect(await screen.findByText('操作已超时，请返回登录页重新验证')).toBeTruthy();
});

test('changes are silently saved as a draft after thirty seconds, and every call carries the token', async () => {
  register();
  const sent = server({
    ...settings,
    [draftCall]: () => draft(0),
    '/companyRegister/saveCompany': () => ({ auditStatus: 1, auditReason: null, username: 'hr_new' }),
  });
  openConsole('/enterprise-registration/company-info');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await act(() => vi.advanceTimersByTimeAsync(100));
  await type('联系人', '林知夏');
  expect(screen.getByText('有未保存的修改，将自动保存为草稿')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(30_500));
  await waitFor(() => expect(callsTo(sent, '/companyRegister/saveCompany')).toHaveLength(1));
  const [call] = callsTo(sent, '/companyRegister/saveCompany');
  expect(call?.body).toMatchObject({ companyName: '云湖晨光科技有限公司', contactName: '林知夏' });
  expect(call?.headers.get('x-register-token')).toBe('rt_1');
  expect(await screen.findByText(/^草稿已于 \d\d:\d\d 保存$/)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(callsTo(sent, '/companyRegister/saveCompany')).toHaveLength(1);
  expect(shown).toEqual([]);
});

test('says that a value of a wrong format is not in the draft, and asks before it is left', async () => {
  register();
  const sent = server({
    ...settings,
    [draftCall]: () => draft(0),
    '/companyRegister/saveCompany': () => ({ auditStatus: 1, auditReason: null, username: 'hr_new' }),
  });
  openConsole('/enterprise-registration/company-info');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await act(() => vi.advanceTimersByTimeAsync(100));
  await type('联系人', '林知夏');
  await type('企业名称', '<b>');
  await act(() => vi.advanceTimersByTimeAsync(30_500));
  expect(await screen.findByText('草稿已保存，格式不正确的内容除外')).toBeTruthy();
  expect(callsTo(sent, '/companyRegister/saveCompany')[0]?.body).toMatchObject({
    companyName: '云湖晨光科技有限公司',
    contactName: '林知夏',
  });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(callsTo(sent, '/companyRegister/saveCompany')).toHaveLength(1);
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
});

test('a value of a wrong format stays out of the draft', () => {
  expect(getDraft({ creditCode: '123', contactName: '林知夏', unknown: 1 }, { creditCode: null })).toEqual({
    creditCode: null,
    contactName: '林知夏',
  });
});

test('leaving with unsaved input is asked about', async () => {
  register();
  server({ ...settings, [draftCall]: () => draft(0) });
  openConsole('/enterprise-registration/company-info');
  await type('联系人', '林知夏');
  await userEvent.click(screen.getByRole('link', { name: '返回登录' }));
  await waitFor(() => expect(shown).toEqual(['confirm: 提示 / 内容尚未保存，确定离开吗？']));
  await waitFor(() => expect(currentAddress()).toBe('/user/login'));
});

test('input stays when the draft cannot be read again after a lost connection', async () => {
  register();
  let isLapsed = false;
  const sent = server({ ...settings, [draftCall]: () => (isLapsed ? refuse('系统繁忙，请稍后再试') : draft(0)) });
  openConsole('/enterprise-registration/company-info');
  await type('联系人', '林知夏');
  isLapsed = true;
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await waitFor(() => expect(callsTo(sent, draftCall)).toHaveLength(2));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect((await input('联系人')).value).toBe('林知夏');
});

test('what is missing is listed and nothing is submitted', async () => {
  register();
  const sent = server({ ...settings, [draftCall]: () => draft(1) });
  openConsole('/enterprise-registration/company-info');
  await userEvent.click(await screen.findByRole('button', { name: '提交审核' }));
  expect(await screen.findByText(/^有 \d+ 项需要修改：$/)).toBeTruthy();
  expect(callsTo(sent, '/companyRegister/submit')).toHaveLength(0);
});

test('a waiting company can take its submission back', async () => {
  register();
  let auditStatus = 2;
  const sent = server({
    ...settings,
    [draftCall]: () => draft(auditStatus, { submitTime: '2025-10-09 10:24:00', expectedDate: '2025-10-14' }),
    '/companyRegister/withdraw': () => {
      auditStatus = 1;
      return { auditStatus: 1, auditReason: null, username: 'hr_new' };
    },
  });
  openConsole('/enterprise-registration/audit-status');
  expect(await screen.findByText('审核中，请耐心等待')).toBeTruthy();
  expect(screen.getByText('2025-10-14')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '撤回修改' }));
  await waitFor(() => expect(currentAddress()).toBe('/enterprise-registration/company-info'));
  expect(callsTo(sent, '/companyRegister/withdraw')).toHaveLength(1);
});

test('a refused company reads why and goes to its form', async () => {
  register();
  server({ ...settings, [draftCall]: () => draft(4, { auditReason: '营业执照不清晰' }) });
  openConsole('/enterprise-registration/audit-status');
  expect(await screen.findByText('未通过原因：营业执照不清晰')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '修改企业信息' }));
  await waitFor(() => expect(currentAddress()).toBe('/enterprise-registration/company-info'));
});

test('a disabled company reads why and whom to call, and can change nothing', async () => {
  register();
  server({
    ...settings,
    [draftCall]: () => draft(5, { auditReason: '存在不良招聘记录' }),
    '/publicity/loginConfig/get': () => ({ features: [], servicePhone: '400-000-0000' }),
  });
  openConsole('/enterprise-registration/audit-status');
  expect(await screen.findByText('停用原因：存在不良招聘记录')).toBeTruthy();
  expect((await screen.findAllByText('企业服务热线：400-000-0000')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: '修改企业信息' })).toBeNull();
});

test('an old link is still read, and leaves the address', async () => {
  const sent = server(settings);
  openConsole(
    '/enterprise-registration/audit-status?auditStatus=4&auditReason=%E7%85%A7%E7%89%87%E4%B8%8D%E6%B8%85&username=qiye001',
  );
  expect(await screen.findByText('未通过原因：照片不清')).toBeTruthy();
  await waitFor(() => expect(currentAddress()).toBe('/enterprise-registration/audit-status'));
  expect(screen.queryByRole('button', { name: '修改企业信息' })).toBeNull();
  expect(callsTo(sent, draftCall)).toHaveLength(0);
});

test.each([
  ['?account=a1&mobile=13800000000', { username: 'a1', mobile: '13800000000' }],
  ['?username=a1', { username: 'a1' }],
  ['?username=a1&auditStatus=9', { username: 'a1' }],
  ['?tenantId=2', undefined],
])('%s names %o', (search, found) => {
  expect(findRegistration(search)).toEqual(found);
});
