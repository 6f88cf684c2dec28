import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../src/request/session-store.ts';
import type { GridColumn } from '../../../src/widgets/grid/column.ts';
import { listen, serve, signIn } from '../../kit/support.tsx';
import { cell, choose, columns, leave, showGrid, shown } from './grid-fixture.tsx';

beforeEach(() => {
  listen();
  signIn();
});
const { sex, tags } = columns;

describe('linked columns', () => {
  const places: Readonly<Record<string, { value: string; text: string }[]>> = {
    '': [
      { value: 'js', text: '江苏' },
      { value: 'zj', text: '浙江' },
    ],
    js: [{ value: 'nj', text: '南京' }],
    zj: [{ value: 'hz', text: '杭州' }],
  };
  const linked: GridColumn[] = ['province', 'city'].map((key) => ({ key, title: key, type: 'select' }));
  it('loads their options once per parent value and clears them when it changes', async () => {
    const asked: string[] = [];
    const load = async (parent: string) => {
      asked.push(parent);
      return places[parent] ?? [];
    };
    const { handle } = showGrid({
      columns: linked,
      linkage: [{ keys: ['province', 'city'], load }],
      dataSource: [
        { id: '1', province: 'js', city: 'nj' },
        { id: '2', province: 'js' },
      ],
    });
    await waitFor(() => expect(cell(0, 'city').textContent).toBe('南京'));
    await userEvent.click(cell(0, 'province'));
    await choose('浙江');
    expect((await handle.getAll()).values[0]).toEqual({ id: '1', province: 'zj', city: '' });
    await leave();
    await userEvent.click(cell(0, 'city'));
    await choose('杭州');
    expect((await handle.getAll()).values[0]?.city).toBe('hz');
    expect(asked.toSorted()).toEqual(['', 'js', 'zj']);
  });
});

describe('choices', () => {
  it('adds a custom option, and drops one that was typed but not selected', async () => {
    const { handle } = showGrid({ columns: [{ ...sex, allowInput: true }], dataSource: [{ id: '1' }] });
    await userEvent.click(cell(0, 'sex'));
    await userEvent.type(screen.getByRole('combobox'), '其他');
    await leave();
    expect((await handle.getAll()).values[0]?.sex).toBe('');
    await userEvent.click(cell(0, 'sex'));
    await userEvent.type(screen.getByRole('combobox'), '其他');
    await choose('其他');
    expect((await handle.getAll()).values[0]?.sex).toBe('其他');
  });
  it('shows unknown values unchanged, and dictionary items after the column’s own options', async () => {
    useSession.setState({
      dictionaries: {
        grade: [
          { value: '1', text: '一' },
          { value: '3', text: '三' },
        ],
      },
    });
    const graded = { ...sex, dictCode: 'grade' };
    showGrid({
      columns: [graded],
      dataSource: [
        { id: '1', sex: 1 },
        { id: '2', sex: '3' },
        { id: '3', sex: '9' },
      ],
    });
    expect([shown(0, 'sex'), shown(1, 'sex'), shown(2, 'sex')]).toEqual(['男', '三', '9']);
  });
  it('shows several values as one tag and a number while the cell is closed', () => {
    showGrid({
      columns: [tags],
      dataSource: [
        { id: '1', tags: 'a,b,c' },
        { id: '2', tags: 'b' },
      ],
    });
    expect([cell(0, 'tags').textContent, cell(1, 'tags').textContent]).toEqual(['甲 +2', '乙']);
  });
});

describe('names from the server', () => {
  const depart = (id: string, departName: string) => ({
    id,
    departName,
    title: departName,
    orgCode: id,
    isLeaf: true,
    children: null,
  });
  const user = (username: string, realname: string) => ({
    id: `id-${username}`,
    username,
    realname,
    sex: 1,
    phone: '',
    orgCodeTxt: '',
  });
  it('W-G16 shows the names of departments and emits their ids', async () => {
    const asked = serve({
      'GET /sys/sysDepart/queryTreeList': () => ({ result: [depart('d2', '招聘部'), depart('d3', '服务部')] }),
    });
    const { handle } = showGrid({
      columns: [columns.dep],
      dataSource: [
        { id: '1', dep: 'd2,d3' },
        { id: '2', dep: 'd2' },
      ],
    });
    await waitFor(() => expect(shown(0, 'dep')).toBe('招聘部,服务部'));
    expect((await handle.getAll()).values[0]?.dep).toBe('d2,d3');
    expect(asked).toHaveLength(1);
  });
  it('W-G17 replaces the selected user in single mode', async () => {
    const people = [user('zhang', '张三'), user('li', '李四')];
    vi.stubGlobal('fetch', async (address: string) => {
      const url = new URL(address, 'http://localhost');
      const page = { records: people, total: 2 };
      const body = url.pathname.endsWith('getMultiUser')
        ? people.filter(({ username }) => (url.searchParams.get('username') ?? '').split(',').includes(username))
        : { success: true, code: 200, message: '', result: url.pathname.includes('queryUser') ? page : [] };
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    });
    const { handle } = showGrid({ columns: [columns.usr], dataSource: [{ id: '1' }] });
    for (const realname of ['张三', '李四']) {
      await userEvent.click(cell(0, 'usr'));
      const dialog = await screen.findByRole('dialog');
      await userEvent.click(await within(dialog).findByRole('radio', { name: new RegExp(realname) }));
      await userEvent.click(within(dialog).getByRole('button', { name: /确\s?[定认]/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await leave();
    }
    expect((await handle.getAll()).values[0]?.usr).toBe('li');
    expect(shown(0, 'usr')).toBe('李四');
  });
  it('W-G25 shows a hint, sends one request after a pause, and says when nothing is found', async () => {
    const asked = serve({
      'GET /sys/dict/loadDict/rc_company,name,id': () => ({ result: [] }),
      'GET /sys/dict/loadDict/rc_company%2Cname%2Cid': () => ({ result: [] }),
    });
    showGrid({ columns: [columns.comp], dataSource: [{ id: '1' }] });
    await userEvent.click(cell(0, 'comp'));
    expect(await screen.findByText('请输入搜索内容')).toBeTruthy();
    expect(asked).toHaveLength(0);
    vi.useFakeTimers();
    const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
    type('z');
    await act(() => vi.advanceTimersByTimeAsync(200));
    type('zz');
    await act(() => vi.advanceTimersByTimeAsync(290));
    expect(asked).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(asked).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText('没有查询到任何数据')).toBeTruthy();
    vi.useRealTimers();
    expect(asked.map(({ query }) => query.keyword)).toEqual(['zz']);
  });
});
