import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { EntityPage } from '../../../src/kit/list/entity-page.tsx';
import {
  type Asked,
  book,
  bookRow,
  currentSearch,
  getPage,
  listen,
  type RecordedNotices,
  type Reply,
  serve,
  show,
  signIn,
} from '../../kit/support.tsx';

const list = 'GET /test/book/list';
let notices: RecordedNotices;
let asked: Asked[];
beforeEach(() => {
  localStorage.clear();
  notices = listen();
  signIn();
});

const lists = () => asked.filter(({ path }) => path === '/test/book/list');
const counts = () => lists().filter(({ query }) => query.pageSize === '1');
const sent = (call: Asked | undefined) => JSON.parse(decodeURI(call?.query.superQueryParams ?? 'null'));
async function open(at = '/books', answer: (call: Asked) => Reply = () => getPage([bookRow('1')], 40)) {
  asked = serve({ [list]: answer, 'GET /sys/superQuery/list': () => ({ result: [] }) });
  show(<EntityPage entity={book} />, at);
  await screen.findByRole('button', { name: '书1' });
}
async function openDialog(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: '高级查询' }));
  return (await screen.findByText('高级查询构造器')).closest<HTMLElement>('[role="dialog"]')!;
}
const query = (conditions: unknown, type = 'and') =>
  `/books?superQueryMatchType=${type}&superQueryParams=${encodeURIComponent(encodeURI(JSON.stringify(conditions)))}`;
const press = (within_: HTMLElement, name: string, at = 0) =>
  userEvent.click(within(within_).getAllByRole('button', { name })[at]!);
const name = (val: string) => ({ field: 'name', rule: 'eq', val, type: 'string' });
const nested = [name('甲'), { group: 'or', rules: [name('乙'), { group: 'and', rules: [name('丙')] }] }];
const values = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole<HTMLInputElement>('textbox', { name: '请输入值' })
    .map(({ value }) => value);
async function choose(dialog: HTMLElement, control: string, option: string, at = 0) {
  await userEvent.click(within(dialog).getAllByRole('combobox', { name: control })[at]!);
  const shown = await waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option-content, .ant-select-tree-title')];
    const found = all.filter((node) => node.textContent === option).at(-1);
    expect(found).toBeTruthy();
    return found!;
  });
  await userEvent.click(shown);
}

describe('groups', () => {
  it('shows, sends and describes them as nested', async () => {
    await open(query(nested));
    expect(screen.getByText('高级查询：书名等于“甲”，且（书名等于“乙”，或书名等于“丙”）')).toBeTruthy();
    const dialog = await openDialog();
    expect(within(dialog).getAllByRole('group', { name: '条件组' })).toHaveLength(2);
    expect(values(dialog)).toEqual(['甲', '乙', '丙']);
    await press(dialog, '查询');
    await waitFor(() => expect(sent(lists().at(-1))).toEqual(nested));
  });

  it('adds them with a focused line, joined the other way', async () => {
    await open();
    const dialog = await openDialog();
    // Found by class: computing the accessible names of all controls at each level takes long.
    const groups = () => [...dialog.querySelectorAll<HTMLElement>('.query-group')];
    await userEvent.click(within(dialog).getByText('新增条件组'));
    const [group] = groups();
    expect(group?.contains(document.activeElement)).toBe(true);
    expect(group?.querySelector('.ant-segmented-item-selected')?.textContent).toBe('或');
    await userEvent.click(within(group!).getByText('新增条件组'));
    await userEvent.click(within(groups()[1]!).getByText('新增条件组'));
    const deepest = groups()[2]!;
    expect(within(deepest).queryByText('新增条件组')).toBeNull();
    expect(within(deepest).getByText('条件组最多嵌套3层')).toBeTruthy();
    await userEvent.click(group!.querySelector('[aria-label="移除条件组"]')!);
    expect(groups()).toEqual([]);
  });

  it('moves lines by keyboard together with the focus', async () => {
    await open(query([name('甲'), { group: 'or', rules: [name('乙')] }]));
    const dialog = await openDialog();
    within(dialog).getAllByRole('textbox', { name: '请输入值' })[0]!.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(values(dialog)).toEqual(['乙', '甲']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('更多操作');
    await press(dialog, '查询');
    await waitFor(() => expect(sent(lists().at(-1))).toEqual([{ group: 'or', rules: [name('乙'), name('甲')] }]));
  });
});

describe('hit count', () => {
  it('follows typing together with the list’s conditions, in one call', async () => {
    await open('/books?name=书');
    const dialog = await openDialog();
    await choose(dialog, '选择查询字段', '书名');
    expect(counts()).toEqual([]);
    await userEvent.type(within(dialog).getByRole('textbox', { name: '请输入值' }), '张三');
    expect(await within(dialog).findByText('符合 40 条')).toBeTruthy();
    expect(counts()).toHaveLength(1);
    expect(counts()[0]?.query).toMatchObject({ name: '*书*', pageNo: '1', superQueryMatchType: 'and' });
    expect(sent(counts()[0])).toEqual([name('张三')]);
    // An incomplete line changes nothing.
    await press(dialog, '添加条件');
    expect(within(dialog).getByText('符合 40 条')).toBeTruthy();
    expect(within(dialog).queryByRole('alert')).toBeNull();
    expect(counts()).toHaveLength(1);
  });

  it('counts an opened query only on request', async () => {
    await open(query([name('甲')]));
    const dialog = await openDialog();
    expect(within(dialog).queryByRole('status')).toBeNull();
    await press(dialog, '查看符合条数');
    expect(await within(dialog).findByText('符合 40 条')).toBeTruthy();
  });

  it('shows a failure instead of a number', async () => {
    await open('/books', ({ query: { pageSize } }) =>
      pageSize === '1' ? { success: false, code: 500, message: '坏了' } : getPage([bookRow('1')], 40),
    );
    const dialog = await openDialog();
    await choose(dialog, '选择查询字段', '书名');
    await userEvent.type(within(dialog).getByRole('textbox', { name: '请输入值' }), '张三');
    expect(await within(dialog).findByText('暂时无法统计')).toBeTruthy();
    expect(notices.messages).toEqual([]);
  });
});

describe('a line', () => {
  it('accepts relative dates, and shows the resulting days', async () => {
    await open();
    const dialog = await openDialog();
    await choose(dialog, '选择查询字段', '购入时间');
    await choose(dialog, '匹配规则', '相对日期');
    await choose(dialog, '请输入值', 'N 天前');
    const days = within(dialog).getByRole('spinbutton', { name: '天数' });
    await userEvent.clear(days);
    await userEvent.type(days, '7');
    expect(within(dialog).getByText(/^即 \d{4}-\d{2}-\d{2}$/)).toBeTruthy();
    await press(dialog, '查询');
    await waitFor(() => expect(sent(lists().at(-1))?.[0]).toMatchObject({ rule: 'relative', val: 'daysAgo:7' }));
    expect(await screen.findByText('高级查询：购入时间为7天前')).toBeTruthy();
  });

  it('filters empty values without a value', async () => {
    await open();
    const dialog = await openDialog();
    await choose(dialog, '选择查询字段', '书号');
    await choose(dialog, '匹配规则', '为空');
    expect(within(dialog).queryByRole('textbox', { name: '请输入值' })).toBeNull();
    await press(dialog, '查询');
    await waitFor(() => expect(sent(lists().at(-1))).toEqual([{ field: 'isbn', rule: 'empty', type: 'string' }]));
  });

  it('rejects a reversed range next to it and does not run', async () => {
    await open();
    const dialog = await openDialog();
    await choose(dialog, '选择查询字段', '册数');
    await choose(dialog, '匹配规则', '介于');
    await userEvent.type(within(dialog).getByRole('spinbutton', { name: '起始值' }), '10');
    await userEvent.type(within(dialog).getByRole('spinbutton', { name: '结束值' }), '9');
    expect(within(dialog).getByRole('alert').textContent).toBe('起始值不能大于结束值');
    const before = lists().length;
    await press(dialog, '查询');
    await waitFor(() => expect(notices.messages).toEqual(['warning: 请先修改有误的条件']));
    expect(lists()).toHaveLength(before);
    await userEvent.type(within(dialog).getByRole('spinbutton', { name: '结束值' }), '9');
    expect(within(dialog).queryByRole('alert')).toBeNull();
    await press(dialog, '查询');
    await waitFor(() => expect(sent(lists().at(-1))?.[0]).toMatchObject({ rule: 'between', val: '10,99' }));
  });

  it('says that it is ignored when the query has run', async () => {
    await open(query([name('甲')]));
    const dialog = await openDialog();
    await press(dialog, '添加条件');
    await choose(dialog, '选择查询字段', '册数', 1);
    await choose(dialog, '匹配规则', '介于', 1);
    expect(within(dialog).queryByRole('alert')).toBeNull();
    await press(dialog, '查询');
    expect(within(dialog).getByRole('alert').textContent).toBe('请填写起始值和结束值，否则该条件不参与查询');
    await waitFor(() => expect(sent(lists().at(-1))).toEqual([name('甲')]));
  });
});

describe('a query cleared outside the dialog', () => {
  it.each(['while the dialog is closed', 'while it is open'])('leaves one blank line and AND %s', async (when) => {
    await open();
    let dialog = await openDialog();
    await choose(dialog, '选择查询字段', '书名');
    await userEvent.type(within(dialog).getByRole('textbox', { name: '请输入值' }), '张三');
    await choose(dialog, '过滤条件匹配', 'OR（条件中的任意一个匹配）');
    await press(dialog, '查询');
    await waitFor(() => expect(currentSearch().get('superQueryMatchType')).toBe('or'));
    const isClosed = when.includes('closed');
    if (isClosed) await userEvent.click(within(dialog).getAllByRole('button', { name: '关闭' }).at(-1)!);
    await userEvent.hover(screen.getByRole('button', { name: '高级查询' }));
    await userEvent.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: '清空' }));
    await waitFor(() => expect(currentSearch().toString()).toBe(''));
    if (isClosed) dialog = await openDialog();
    expect(values(dialog)).toEqual(['']);
    expect(within(dialog).getByText('AND（所有条件都要求匹配）')).toBeTruthy();
    expect(within(dialog).queryByTitle('书名')).toBeNull();
  });
});
