import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSession, startSession, useSession } from '../../src/request/session-store.ts';
import { LoginSelection } from '../../src/shell/dialogs/login-selection.tsx';
import { useSignIn } from '../../src/shell/sign-in/use-sign-in.tsx';
import { recordNotices } from '../support/notices.ts';
import { makeUser } from '../support/user.ts';
import { callsTo, depart, loginResult, refuse, server } from './sign-in-fixture.ts';

const departs = [depart('A01', '就业指导中心'), depart('A01A02', '招聘服务部')];
const tenantList = [
  { id: 1, name: '示例大学', status: 1 },
  { id: 2, name: '示例高新区', status: 1 },
];
const done = vi.fn();
const failed = vi.fn();
let shown: string[];

beforeEach(() => {
  localStorage.clear();
  done.mockReset();
  failed.mockReset();
  shown = recordNotices();
});
afterEach(() => {
  forgetSession();
  vi.unstubAllGlobals();
});
function ask(facts: Parameters<typeof loginResult>[0]) {
  const result = loginResult(facts);
  startSession(result);
  render(<LoginSelection result={result} onDone={done} onFailed={failed} />);
}
async function choose(placeholder: string, option: string) {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: placeholder }));
  fireEvent.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: '确认' }));

test.each([
  ['请选择租户和部门', { tenantList, departs, multi_depart: 2 }],
  ['请选择部门', { tenantList: [], departs, multi_depart: 2 }],
  ['请选择租户', { tenantList, departs: [], multi_depart: 1 }],
] as const)('the dialog is called %s and cannot be left without a choice', async (title, facts) => {
  const sent = server({});
  ask(facts as never);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /关闭|取消/ })).toBeNull();
  await confirm();
  expect(document.querySelectorAll('.ant-select-status-error').length).toBe(title === '请选择租户和部门' ? 2 : 1);
  expect(done).not.toHaveBeenCalled();
  expect(callsTo(sent, '/sys/selectDepart')).toHaveLength(0);
});

test('the chosen tenant and department are kept', async () => {
  const sent = server({ '/sys/selectDepart': () => ({ userInfo: makeUser({ orgCode: 'A01A02' }) }) });
  ask({ tenantList, departs, multi_depart: 2 });
  await choose('请选择登录租户', '示例高新区');
  await confirm();
  expect(document.querySelectorAll('.ant-select-status-error')).toHaveLength(1);
  await choose('请选择登录部门', '招聘服务部');
  await confirm();
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  const [call] = callsTo(sent, '/sys/selectDepart');
  expect(call?.body).toEqual({ orgCode: 'A01A02', username: 'zhangsan', loginTenantId: 2 });
  expect(call?.headers.get('tenant-id')).toBe('2');
  expect(useSession.getState().user?.orgCode).toBe('A01A02');
});

test('a department that is refused signs the user out', async () => {
  const sent = server({ '/sys/selectDepart': () => refuse('您不属于该部门，无法切换') });
  ask({ tenantList: [], departs, multi_depart: 2 });
  await choose('请选择登录部门', '就业指导中心');
  await confirm();
  await waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(shown).toEqual(['error: 登录失败 / 您不属于该部门，无法切换']);
  expect(callsTo(sent, '/sys/logout')).toHaveLength(1);
  expect(useSession.getState().token).toBeUndefined();
});

/** A way to sign in that ends with the given answer, and the address it leads to. */
function Entrance({ result }: { result: ReturnType<typeof loginResult> }) {
  const { accept, dialog } = useSignIn(failed);
  const { pathname } = useLocation();
  return (
    <>
      <button type="button" onClick={() => accept(result)}>
        进入
      </button>
      <output>{pathname}</output>
      {dialog}
    </>
  );
}
async function enter(facts: Parameters<typeof loginResult>[0]) {
  const sent = server({
    '/sys/selectDepart': ({ body }) => {
      const { orgCode } = body as { orgCode: string };
      return orgCode === 'A01' ? refuse('部门已停用') : { userInfo: makeUser({ orgCode }) };
    },
  });
  render(
    <MemoryRouter initialEntries={['/user/login']}>
      <Entrance result={loginResult(facts)} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: '进入' }));
  return sent;
}
const isHome = () => waitFor(() => expect(screen.getByRole('status').textContent).not.toBe('/user/login'));
const getTenant = () => useSession.getState().tenantId;
const three = [...tenantList, { id: 3, name: '理工学院', status: 1 }];
const marked = () => document.querySelectorAll('.ant-select-status-error').length;

test('W-LT1 one tenant and one department lead home without a question', async () => {
  await enter({ tenantList: tenantList.slice(0, 1), departs: departs.slice(0, 1), multi_depart: 1 });
  await isHome();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getTenant()).toBe('1');
});

test('W-LT2 of several tenants one must be chosen', async () => {
  await enter({ tenantList: three, departs: departs.slice(0, 1), multi_depart: 1 });
  expect(await screen.findByText('请选择租户')).toBeTruthy();
  await confirm();
  expect(marked()).toBe(1);
  await choose('请选择登录租户', '理工学院');
  expect(marked()).toBe(0);
  await confirm();
  await isHome();
  expect(getTenant()).toBe('3');
});

test('W-LT3 one of several departments is chosen and sent to the server', async () => {
  const sent = await enter({ tenantList: tenantList.slice(0, 1), departs, multi_depart: 2 });
  expect(await screen.findByText('请选择部门')).toBeTruthy();
  await choose('请选择登录部门', '招聘服务部');
  await confirm();
  await isHome();
  expect(callsTo(sent, '/sys/selectDepart')[0]?.body).toMatchObject({ orgCode: 'A01A02', username: 'zhangsan' });
});

test('W-LT4 of several of both the dialog asks for both', async () => {
  await enter({ tenantList, departs, multi_depart: 2 });
  expect(await screen.findByText('请选择租户和部门')).toBeTruthy();
  expect(screen.getAllByRole('combobox').map((select) => select.getAttribute('aria-label'))).toEqual([
    '请选择登录租户',
    '请选择登录部门',
  ]);
});

test('W-LT5 a refused department leads back to the sign-in without a token', async () => {
  await enter({ tenantList: tenantList.slice(0, 1), departs, multi_depart: 2 });
  await choose('请选择登录部门', '就业指导中心');
  await confirm();
  await waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(shown).toEqual(['error: 登录失败 / 部门已停用']);
  expect(useSession.getState().token).toBeUndefined();
  expect(screen.getByRole('status').textContent).toBe('/user/login');
});

test('W-LT6 staff without department and tenant get a notice and go home', async () => {
  await enter({ tenantList: [], departs: [], multi_depart: 0 });
  await isHome();
  expect(shown[0]).toBe('warning: 提示 / 您尚未归属部门,请确认账号信息');
  expect(getTenant()).toBe('0');
});
