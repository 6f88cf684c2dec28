import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../src/request/session-store.ts';
import { DepartmentSwitch } from '../../src/shell/dialogs/department-switch.tsx';
import { UserMenu } from '../../src/shell/user-menu.tsx';
import { type Asked, listen, type RecordedNotices, refused, serve, show, signIn } from '../kit/support.tsx';

const departs = [
  { orgCode: 'A01A01', departName: '招聘部' },
  { orgCode: 'A01A02', departName: '服务部' },
];
const userIn = (code: string) => ({
  id: '7',
  username: 'lin',
  realname: '林知夏',
  orgCode: code,
  orgCodeTxt: departs.find(({ orgCode }) => orgCode === code)?.departName ?? null,
});
const close = vi.fn();
let notices: RecordedNotices;
beforeEach(() => {
  localStorage.clear();
  notices = listen();
  signIn();
  close.mockReset();
});

function open(list: readonly object[], orgCode: string | null, { closable = true, isRefused = false } = {}): Asked[] {
  const asked = serve({
    'GET /sys/user/getCurrentUserDeparts': () => ({ result: { list, orgCode } }),
    'POST /sys/selectDepart': ({ body }) =>
      isRefused ? refused('您不属于该部门') : { result: { userInfo: userIn((body as { orgCode: string }).orgCode) } },
  });
  show(
    <>
      <UserMenu map={{ menu: [], routes: [] }} />
      <DepartmentSwitch closable={closable} onClose={close} />
    </>,
  );
  return asked;
}
const posts = (asked: readonly Asked[]) => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
async function choose(name: string) {
  fireEvent.mouseDown(await screen.findByRole('combobox'));
  fireEvent.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: '确认' }));

it('W-DS1: names the current department and shows it as chosen', async () => {
  open(departs, 'A01A01');
  expect(await screen.findByText('部门切换（当前部门 : 招聘部）')).toBeTruthy();
  expect(document.querySelector('.ant-select')?.textContent).toContain('招聘部');
});

it('W-DS2: without a current one it asks for one', async () => {
  open(departs, null);
  expect(await screen.findByText('部门选择')).toBeTruthy();
  expect(screen.getByText('请选择登录部门')).toBeTruthy();
});

it('W-DS3: is not confirmed without a choice', async () => {
  const asked = open(departs, null);
  await screen.findByText('部门选择');
  await confirm();
  expect(document.querySelector('.ant-select-status-error')).toBeTruthy();
  expect(posts(asked)).toEqual([]);
  await choose('服务部');
  expect(document.querySelector('.ant-select-status-error')).toBeNull();
});

it('W-DS4: says that there is no department and does not open', async () => {
  open([], null);
  await waitFor(() => expect(notices.messages).toEqual(['warning: 您尚未设置部门信息!']));
  expect(close).toHaveBeenCalledOnce();
  expect(screen.queryByText('部门选择')).toBeNull();
});

it('W-DS5: changes the department, which the header shows, and keeps who the user is there', async () => {
  useSession.setState({ user: userIn('A01A01') as never });
  const asked = open(departs, 'A01A01');
  const header = screen.getByRole('button', { name: /欢迎您，林知夏/ });
  expect(header.textContent).toContain('招聘部');
  await screen.findByText('部门切换（当前部门 : 招聘部）');
  await choose('服务部');
  await confirm();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(posts(asked)).toEqual([{ orgCode: 'A01A02', username: 'lin' }]);
  expect(useSession.getState().user?.orgCode).toBe('A01A02');
  expect(header.textContent).toContain('服务部');
  expect(notices.messages).toEqual(['success: 部门切换成功']);
  const { expire } = JSON.parse(localStorage.getItem('pro__user-info') ?? '{}');
  expect(expire - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
});

it('stays open with the words of the server when the change is refused', async () => {
  open(departs, 'A01A01', { isRefused: true });
  await screen.findByText('部门切换（当前部门 : 招聘部）');
  await confirm();
  await waitFor(() => expect(notices.messages).toEqual(['warning: 您不属于该部门']));
  expect(close).not.toHaveBeenCalled();
});

it('W-DS6: cannot be left when it is not closable', async () => {
  open(departs, null, { closable: false });
  await screen.findByText('部门选择');
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.querySelector('.ant-modal-wrap')!);
  expect(close).not.toHaveBeenCalled();
});
