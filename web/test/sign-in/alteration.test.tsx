import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { currentAddress, openConsole } from '../support/console.tsx';
import { recordNotices } from '../support/notices.ts';
import { callsTo, pictures, refuse, server } from './sign-in-fixture.ts';

const path = (step: string) => `/company/accountAlteration/${step}`;
const begun = { ticket: 'at_1', username: 'hr01', mobile: '138****0000', bySms: true };
let shown: string[];

beforeAll(() =>
  Promise.all([
    import('../../src/shell/sign-in/portal.tsx'),
    import('../../src/areas/enterprise/registration/alteration.tsx'),
  ]),
);
beforeEach(() => {
  sessionStorage.clear();
  shown = recordNotices();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const next = () => userEvent.click(screen.getByRole('button', { name: /^(下一步|提交)$/ }));
async function begin(kind: string) {
  openConsole('/user/alteration');
  await userEvent.click(await screen.findByRole('radio', { name: kind }));
  await type('账号名', 'hr01');
  await type('验证码', 'ab12');
  await next();
}

test('a password is found again by the code of the bound mobile', async () => {
  const sent = server({
    [path('start')]: () => begun,
    [path('verify')]: () => ({ way: 'sms' }),
    [path('submit')]: () => ({ alterNo: 'ZB2510090001', finished: true, expectedDate: null }),
  });
  await begin('找回密码');
  expect(await screen.findByText('验证码将发送到已绑定的手机 138****0000')).toBeTruthy();
  expect(callsTo(sent, path('start'))[0]?.body).toEqual({
    type: 1,
    account: 'hr01',
    captcha: 'ab12',
    checkKey: pictures(sent)[0],
  });
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(callsTo(sent, path('sendCode'))[0]?.body).toEqual({ ticket: 'at_1' }));
  await type('短信验证码', '123456');
  await next();
  await type('新密码', 'Lake-7788-Tree');
  await type('确认密码', 'Lake-7788-Tree');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await next();
  expect(await screen.findByText('更改密码成功')).toBeTruthy();
  expect(callsTo(sent, path('submit'))[0]?.body).toMatchObject({ ticket: 'at_1', password: 'Lake-7788-Tree' });
  expect(screen.getByText('将在5秒后返回登录页面.')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(currentAddress()).toBe('/user/login'));
});

test('a wrong start brings another picture', async () => {
  const sent = server({ [path('start')]: () => refuse('账号不存在') });
  await begin('更换手机号');
  await waitFor(() => expect(shown).toEqual(['error: 验证错误 / 账号不存在']));
  await waitFor(() => expect(pictures(sent)).toHaveLength(2));
});

test('a new administrator is asked for papers and waits for the audit', async () => {
  server({
    [path('start')]: () => ({ ...begun, bySms: false }),
    [path('verify')]: () => refuse('请上传变更函!', 500, { fields: { letterFile: '请上传变更函!' } }),
  });
  await begin('变更账号管理员');
  expect(await screen.findByText('请提交企业材料，由平台审核后生效。')).toBeTruthy();
  for (const label of ['新管理员', '企业名称', '统一社会信用代码', '变更函', '身份证照片', '变更原因'])
    expect(screen.getByText(label)).toBeTruthy();
  await next();
  expect(await screen.findByText('请输入企业名称!')).toBeTruthy();
});

test('who no longer has the old mobile takes the way of papers', async () => {
  server({ [path('start')]: () => begun });
  await begin('更换手机号');
  await userEvent.click(await screen.findByRole('button', { name: '原手机号无法接收短信' }));
  expect(await screen.findByText('请提交企业材料，由平台审核后生效。')).toBeTruthy();
  expect(screen.queryByText('新管理员')).toBeNull();
});

test('a lapsed ticket starts again', async () => {
  server({
    [path('start')]: () => begun,
    [path('verify')]: () => refuse('操作已超时，请重新开始', 500, { errorCode: 'RC_EXPIRED' }),
  });
  await begin('找回密码');
  await type('短信验证码', '123456');
  await next();
  expect(await screen.findByLabelText('账号名')).toBeTruthy();
  expect(shown).toEqual(['error: 验证错误 / 操作已超时，请重新开始']);
});

test('asks before a begun change is left', async () => {
  server({ [path('start')]: () => begun });
  await begin('找回密码');
  await screen.findByText('验证码将发送到已绑定的手机 138****0000');
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '返回登录' }));
  await waitFor(() => expect(currentAddress()).toBe('/user/login'));
  expect(shown.at(-1)).toContain('内容尚未保存，确定离开吗？');
});
