import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearUserStorage, readStored, store } from '../../../src/request/storage.ts';
import { UserPicker } from '../../../src/widgets/pickers/user-picker.tsx';
import { listen, show, signIn } from '../../kit/support.tsx';
import { emptyPage } from '../../support/fresh-browser.ts';
import { ControlledField } from '../controlled-field.tsx';
import { fieldTags, removeTag } from '../field-tags.ts';

interface User {
  readonly id: string;
  readonly username: string;
  readonly realname: string;
  readonly sex: number;
}
const user = (id: string, username: string, realname: string, sex = 1): User => ({ id, username, realname, sex });
const all = [user('u1', 'zhangsan', '张三'), user('u2', 'lisi', '李四', 2), user('u3', 'wangwu', '王五', 3)];

/** Departments by parent; the last one claims to contain the first. */
const departs: Readonly<Record<string, object[]>> = {
  '': [{ id: 'd2', title: '招聘部', isLeaf: false }],
  d2: [{ id: 'd3', title: '前台', isLeaf: false }],
  d3: [{ id: 'd2', title: '招聘部', isLeaf: false }],
};
const emitted: string[] = [];
let pages: URLSearchParams[];
let names: URLSearchParams[];
beforeEach(() => {
  listen();
  signIn();
  emitted.length = 0;
  localStorage.clear();
  pages = [];
  names = [];
});
const answer = (result: unknown) =>
  new Response(JSON.stringify({ success: true, code: 200, message: '', result, timestamp: 0 }), {
    headers: { 'content-type': 'application/json' },
  });

type Props = Partial<Parameters<typeof UserPicker>[0]> & { start?: string; users?: readonly User[] };
/** Two pages of one user each, then all; the call for names returns a plain array. */
function open({ start = '', users = all, ...props }: Props = {}) {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    if (pathname.endsWith('/getMultiUser')) {
      names.push(searchParams);
      const [[key, list] = ['', '']] = [...searchParams].filter(([name]) => name !== '_t');
      const found = users.filter((one) => list.split(',').includes(key === 'ids' ? one.id : one.username));
      return new Response(JSON.stringify(found), { headers: { 'content-type': 'application/json' } });
    }
    if (pathname.endsWith('/queryDepartTreeSync')) return answer(departs[searchParams.get('pid') ?? ''] ?? []);
    pages.push(searchParams);
    const at = Number(searchParams.get('pageNo')) - 1;
    return answer({ records: at === 0 ? users.slice(0, 1) : users.slice(at), total: 11 });
  });
  show(
    <ControlledField
      start={start}
      onEmit={(value) => void emitted.push(value)}
      field={(value, onChange) => <UserPicker multiple {...props} value={value} onChange={onChange} />}
    />,
  );
}
const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: '选择用户' }));
  await screen.findByText('zhangsan');
};
const row = (name: string) => screen.getByText(name).closest<HTMLElement>('tr')!;
const mark = (name: string) => within(row(name)).queryByRole('checkbox') ?? within(row(name)).getByRole('radio');
const tick = (name: string) => userEvent.click(mark(name));
const turn = async (page: string, first: string) => {
  await userEvent.click(screen.getByTitle(page));
  await screen.findByText(first);
};
const ok = () => userEvent.click(screen.getByRole('button', { name: '确定' }));

it('keeps the selection across pages (W-U1)', async () => {
  open();
  await openDialog();
  await tick('zhangsan');
  await turn('2', 'lisi');
  await tick('lisi');
  await ok();
  expect(emitted).toEqual(['zhangsan,lisi']);
  await waitFor(() => expect(fieldTags()).toEqual(['张三', '李四']));
});

it('shows the value as selected on any page (W-U2)', async () => {
  open({ start: 'lisi' });
  await waitFor(() => expect(names[0]?.get('username')).toBe('lisi,'));
  await openDialog();
  await turn('2', 'lisi');
  expect((mark('lisi') as HTMLInputElement).checked).toBe(true);
  await ok();
  expect(emitted).toEqual(['lisi']);
});

it('replaces the user in single mode (W-U3)', async () => {
  open({ multiple: false });
  await openDialog();
  await tick('zhangsan');
  await turn('2', 'lisi');
  await tick('lisi');
  await ok();
  expect(emitted).toEqual(['lisi']);
});

it('searches an account from page one, and resets (W-U4)', async () => {
  open();
  await openDialog();
  await userEvent.type(screen.getByPlaceholderText('请输入账号'), 'zhang');
  await userEvent.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(pages.at(-1)?.get('username')).toBe('zhang'));
  expect(pages.at(-1)?.get('pageNo')).toBe('1');
  await userEvent.click(screen.getByRole('button', { name: '重置' }));
  await waitFor(() => expect(pages.at(-1)?.has('username')).toBe(false));
  expect(pages.at(-1)?.has('departId')).toBe(false);
});

it('shows the users of a department (W-U5)', async () => {
  open();
  await openDialog();
  await userEvent.click(screen.getByText('招聘部'));
  await waitFor(() => expect(pages.at(-1)?.get('departId')).toBe('d2'));
  expect(pages.at(-1)?.get('pageNo')).toBe('1');
});

it('does not follow a cycle of departments', async () => {
  open();
  await openDialog();
  const turn = async (name: string) =>
    userEvent.click(
      (await screen.findByText(name)).closest('.ant-tree-treenode')!.querySelector('.ant-tree-switcher')!,
    );
  await turn('招聘部');
  await turn('前台');
  await waitFor(() => expect(document.querySelectorAll('.ant-tree-switcher-noop')).toHaveLength(1));
  expect([...document.querySelectorAll('.ant-tree-title')].map((node) => node.textContent)).toEqual(['招聘部', '前台']);
});

it('emits an empty selection as an empty string (W-U6)', async () => {
  open({ start: 'zhangsan' });
  await waitFor(() => expect(names).toHaveLength(1));
  await openDialog();
  await tick('zhangsan');
  await ok();
  expect(emitted).toEqual(['']);
});

it('emits ids when those are stored (W-U7)', async () => {
  open({ store: 'id' });
  await openDialog();
  await tick('zhangsan');
  await ok();
  expect(emitted).toEqual(['u1']);
});

it('shows an unknown sex unchanged (W-U8)', async () => {
  open({ users: [user('u1', 'zhangsan', '张三', 3)] });
  await openDialog();
  expect(within(row('zhangsan')).getByText('3')).toBeTruthy();
});

const chosenList = () => within(document.querySelector<HTMLElement>('.picker-chosen')!);

it('toggles a user by a click on the row, and lists the selection of all pages with its count (C6)', async () => {
  open();
  await openDialog();
  await userEvent.click(screen.getByText('zhangsan'));
  await turn('2', 'lisi');
  await userEvent.click(screen.getByText('lisi'));
  expect(chosenList().getByText('已选择 2 项')).toBeTruthy();
  expect(chosenList().getByTitle('张三（zhangsan）')).toBeTruthy();
  await userEvent.click(screen.getByText('lisi'));
  expect(chosenList().getByText('已选择 1 项')).toBeTruthy();
  await userEvent.click(chosenList().getByRole('button', { name: '删除' }));
  expect(chosenList().getByText('已选择 0 项')).toBeTruthy();
  await turn('1', 'zhangsan');
  expect((mark('zhangsan') as HTMLInputElement).checked).toBe(false);
});

it('searches a name or its pinyin', async () => {
  open();
  await openDialog();
  await userEvent.type(screen.getByPlaceholderText('请输入姓名或拼音'), 'zhangs{Enter}');
  await waitFor(() => expect(pages.at(-1)?.get('quickFind')).toBe('zhangs'));
});

it('removes one user by the tag in the field', async () => {
  open({ start: 'zhangsan,lisi' });
  await waitFor(() => expect(fieldTags()).toEqual(['张三', '李四']));
  await removeTag('张三');
  expect(emitted).toEqual(['lisi']);
});

it('offers recent choices first when they are still selectable', async () => {
  open({ store: 'id' });
  await openDialog();
  await tick('zhangsan');
  await turn('2', 'lisi');
  await tick('lisi');
  await ok();
  emptyPage();
  open({ users: [user('u1', 'zhangsan', '张三'), { ...user('u2', 'lisi', '李四'), status: 2 } as User] });
  await openDialog();
  const recent = within(await screen.findByRole('region', { name: '最近选择' }));
  expect(recent.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['张三']);
  await userEvent.click(recent.getByRole('button', { name: '张三' }));
  await ok();
  expect(emitted.at(-1)).toBe('zhangsan');
});

it('clears recent choices when the session ends', () => {
  store('recent-choices/lin/user', ['u1']);
  clearUserStorage();
  expect(readStored('recent-choices/lin/user')).toBeUndefined();
});
