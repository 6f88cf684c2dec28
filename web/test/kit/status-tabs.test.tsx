import { endpoint, type } from '@campus/contract/kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { EntityPage } from '../../src/kit/list/entity-page.tsx';
import type { StatusTab } from '../../src/kit/list/status-tabs.tsx';
import { type Asked, book, bookRow, currentSearch, getPage, listen, serve, show, signIn } from './support.tsx';

const counts = endpoint({
  method: 'GET',
  path: '/test/book/counts',
  title: '数量',
  needs: 'test:book:list',
  input: {},
  output: type<Record<string, number>>(),
});
const items: readonly StatusTab[] = [
  { key: 'listed', label: '已上架', query: { status: '3' } },
  {
    key: 'mine',
    label: '待我处理',
    query: { status: '2' },
    late: 'overdue',
    sort: { column: 'boughtAt', order: 'asc' },
  },
];
let asked: Asked[];
beforeEach(() => {
  localStorage.clear();
  listen();
  signIn();
  asked = serve({
    'GET /test/book/list': () => getPage([bookRow('1')]),
    'GET /test/book/counts': () => ({ result: { total: 9, mine: 4, listed: 5, overdue: 2 } }),
  });
});
const lastList = () => asked.filter(({ path }) => path.endsWith('/list')).at(-1)?.query;
const page = (initial?: string) => <EntityPage entity={book} tabs={{ items, initial, counts }} />;

describe('tabs of a list', () => {
  it('give their rows their own order until the user chooses one', async () => {
    show(page(), '/?tab=mine');
    await screen.findByRole('button', { name: '书1' });
    expect(lastList()).toMatchObject({ status: '2', column: 'boughtAt', order: 'asc' });
    await userEvent.click(screen.getByRole('tab', { name: /已上架/ }));
    await waitFor(() => expect(lastList()).toMatchObject({ status: '3', column: 'createTime', order: 'desc' }));
  });
  it('keep the order that the address names', async () => {
    show(page(), '/?tab=mine&column=name&order=desc');
    await screen.findByRole('button', { name: '书1' });
    expect(lastList()).toMatchObject({ column: 'name', order: 'desc' });
  });
  it('show the overdue rows next to the count', async () => {
    show(page());
    expect((await screen.findByText('超时 2')).closest('[role="tab"]')?.textContent).toBe('待我处理4超时 2');
  });
  it('open with the initial one, which comes first, and leave it for 全部', async () => {
    show(page('mine'));
    await screen.findByRole('button', { name: '书1' });
    expect(lastList()).toMatchObject({ status: '2' });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.slice(0, 2))).toEqual(['待我', '全部', '已上']);
    await userEvent.click(screen.getByRole('tab', { name: /全部/ }));
    await waitFor(() => expect(lastList()).not.toHaveProperty('status'));
    expect(currentSearch().get('tab')).toBe('all');
  });
  it('open none by themselves for an address with conditions, so that a link shows what it counted', async () => {
    show(page('mine'), '/?name=书');
    await screen.findByRole('button', { name: '书1' });
    expect(lastList()).not.toHaveProperty('status');
  });
});
