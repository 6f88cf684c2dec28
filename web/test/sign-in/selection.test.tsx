import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSession, startSession, useSession } from '../../src/request/session-store.ts';
import { LoginSelection } from '../../src/shell/dialogs/login-selection.tsx';
import { recordNotices } from '../support/notices.ts';
import { makeUser } from '../support/user.ts';
import { callsTo, depart, loginResult, refuse, server } from './sign-in-world.ts';

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
  expect(shown).toEqual(['warning: 您不属于该部门，无法切换']);
  expect(callsTo(sent, '/sys/logout')).toHaveLength(1);
  expect(useSession.getState().token).toBeUndefined();
});
