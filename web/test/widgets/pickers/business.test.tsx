import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { BusinessPicker } from '../../../src/widgets/pickers/business-picker.tsx';
import { positionKind, roleKind, userKind } from '../../../src/widgets/pickers/picker-kinds.ts';
import { type Asked, getPage, listen, refused, serve, show, signIn } from '../../kit/support.tsx';
import { ControlledField } from '../controlled-field.tsx';

const emitted: string[] = [];
beforeEach(() => {
  listen();
  signIn();
  emitted.length = 0;
  localStorage.clear();
});
const row = (id: string, username: string, realname: string) => ({ id, username, realname, phone: '', birthday: '' });
const all = [row('1', 'admin', '管理员'), row('2', 'zhangsan', '张三'), row('3', 'lisi', '李四')];

type Props = Partial<Parameters<typeof BusinessPicker>[0]> & { start?: string };
function open({ start = '', ...props }: Props = {}, rows: readonly object[] = all): Asked[] {
  const asked = serve({
    'GET /sys/user/list': ({ query }) => {
      const looked = query.username?.endsWith(',') ? query.username.split(',') : undefined;
      if (looked) return getPage(rows.filter((one) => looked.includes((one as { username: string }).username)));
      return getPage(query.pageNo === '2' ? rows.slice(2) : rows.slice(0, 2), 6);
    },
  });
  show(
    <ControlledField
      start={start}
      onEmit={(value) => void emitted.push(value)}
      field={(value, onChange) => <BusinessPicker kind={userKind} {...props} value={value} onChange={onChange} />}
    />,
  );
  return asked;
}
const openDialog = () => userEvent.click(screen.getByRole('button', { name: '选择' }));
const tables = () => screen.getAllByRole('table').map((table) => table.closest<HTMLElement>('.ant-table-wrapper')!);
const found = async (name: string) => within(tables()[0]!).findByText(name);
const chosen = () =>
  [...tables().at(-1)!.querySelectorAll('tbody tr[data-row-key] td:first-child')].map((cell) => cell.textContent);
const ok = () => userEvent.click(screen.getByRole('button', { name: '确定' }));

it('loads the labels of its value in one call (W-B1)', async () => {
  const asked = open({ start: 'admin,zhangsan' });
  expect(await screen.findByText('管理员')).toBeTruthy();
  expect(screen.getByText('张三')).toBeTruthy();
  expect(asked.map(({ query }) => query)).toEqual([{ username: 'admin,zhangsan,', pageNo: '1', pageSize: '2' }]);
});

it('selects rows of several pages in selection order (W-B2)', async () => {
  const asked = open();
  await openDialog();
  await userEvent.click(await found('张三'));
  await userEvent.click(await found('管理员'));
  await userEvent.click(screen.getByTitle('2'));
  await userEvent.click(await found('李四'));
  expect(chosen()).toEqual(['张三', '管理员', '李四']);
  await ok();
  expect(emitted).toEqual(['zhangsan,admin,lisi']);
  // Rows that were displayed are not loaded again.
  expect(asked.every(({ query }) => !query.username)).toBe(true);
});

it('deselects in the table what is removed from the selection (W-B3)', async () => {
  open();
  await openDialog();
  await userEvent.click(await found('张三'));
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(chosen()).toEqual([]);
  const marks = within(tables()[0]!).getAllByRole<HTMLInputElement>('checkbox');
  expect(marks.some((mark) => mark.checked)).toBe(false);
});

it('replaces the row in single mode (W-B4)', async () => {
  open({ multiple: false });
  await openDialog();
  await userEvent.click(await found('张三'));
  await userEvent.click(await found('管理员'));
  expect(chosen()).toEqual(['管理员']);
  await ok();
  expect(emitted).toEqual(['admin']);
});

it('truncates long cells with the full text as tooltip (W-B5)', async () => {
  open({}, [row('1', 'abcdefghijklm', '一二三四五六七八九十甲乙')]);
  await openDialog();
  expect((await found('abcdefghijkl…')).title).toBe('abcdefghijklm');
  expect(await found('一二三四五六七八九十甲乙')).toBeTruthy();
});

it('loads five rows and offers 5, 10, 20 and 30 (W-B6)', async () => {
  const asked = open();
  await openDialog();
  await found('张三');
  expect(asked[0]?.query).toEqual({ pageNo: '1', pageSize: '5' });
  await userEvent.click(tables()[0]!.querySelector('.ant-pagination-options .ant-select')!);
  const sizes = await waitFor(() => {
    const items = [...document.querySelectorAll('.ant-select-item-option-content')].map((item) => item.textContent);
    expect(items).toHaveLength(4);
    return items;
  });
  expect(sizes).toEqual(['5 条/页', '10 条/页', '20 条/页', '30 条/页']);
});

it('emits ids when configured (W-B7)', async () => {
  open({ returnId: true });
  await openDialog();
  await userEvent.click(await found('张三'));
  await ok();
  expect(emitted).toEqual(['2']);
});

it('loads the first page without conditions after a reset (W-B8)', async () => {
  const asked = open();
  await openDialog();
  await found('张三');
  await userEvent.click(screen.getByTitle('2'));
  await userEvent.type(screen.getByLabelText('账号'), 'zhang{Enter}');
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ username: '*zhang*', pageNo: '1', pageSize: '5' }));
  await userEvent.click(screen.getByRole('button', { name: '展开' }));
  expect(screen.getByLabelText('性别')).toBeTruthy();
  await userEvent.click(screen.getByTitle('2'));
  await userEvent.click(screen.getByRole('button', { name: '重置' }));
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ pageNo: '1', pageSize: '5' }));
});

it.each([
  [userKind, '用户', ['姓名', '账号', '电话', '出生日期']],
  [roleKind, '角色', ['角色名称', '角色编码']],
  [positionKind, '职务', ['职务名称', '职务编码', '职级']],
] as const)('has a kind for each base list', (kind, name, titles) => {
  expect(kind.name).toBe(name);
  expect(kind.columns.map(({ title }) => title)).toEqual(titles);
});

it('shows that its rows failed to load, and reloads them', async () => {
  const answer = Promise.withResolvers<void>();
  let isDown = true;
  serve({
    'GET /sys/user/list': async () => {
      await answer.promise;
      return isDown ? refused('稍后再试') : getPage(all);
    },
  });
  show(<BusinessPicker kind={userKind} value="" onChange={() => undefined} />);
  await openDialog();
  expect(screen.getByRole('status', { name: '加载中...' })).toBeTruthy();
  expect(screen.queryByText('暂无数据')).toBeNull();
  answer.resolve();
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('列表加载失败');
  expect(screen.queryByText('暂无数据')).toBeNull();
  isDown = false;
  await userEvent.click(within(failure).getByRole('button', { name: '重试' }));
  expect(await found('张三')).toBeTruthy();
});
