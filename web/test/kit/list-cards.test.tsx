import { type AnyEntity, text as textField } from '@campus/contract/kit';
import { messageEvent, sysAnnouncement, sysAnnouncementSend } from '@campus/contract/message';
import { delivery, historyColumns } from '@campus/contract/resume';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { EntityPage } from '../../src/kit/list/entity-page.tsx';
import { ListCards } from '../../src/kit/list/list-cards.tsx';
import { listColumns } from '../../src/kit/list/list-columns.tsx';
import { createQueryClient } from '../../src/request/use-endpoint.ts';
import { book, bookRow, getPage, serve, show, signIn } from './support.tsx';

/** The list of one row as cards. */
function showCard(entity: AnyEntity, row: object, wanted = listColumns(entity, {})): void {
  const list = { entity, page: { records: [row], total: 1 }, selection: { ids: [], rows: [], set: () => undefined } };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ListCards list={{ ...list, state: {} } as never} settings={{ wanted } as never} isSelectable={false} />
    </QueryClientProvider>,
  );
}

const drawn = textField({ label: '图形', width: 252, drawing: true });

it('shows the state field of an entity without a workflow next to the name', async () => {
  const entity: AnyEntity = sysAnnouncementSend;
  const row = { id: '1', titile: '放假通知', readFlag: '0', readFlag_dictText: '未读' };
  showCard(entity, row);
  expect((await screen.findByText('未读')).closest('.list-card-state')).toBeTruthy();
});

it('omits a custom cell without content', async () => {
  const entity: AnyEntity = messageEvent;
  const row = { id: '1', eventName: '岗位到期', eventCode: 'P04E', variables: '' };
  const list = { entity, page: { records: [row], total: 1 }, selection: { ids: [], rows: [], set: () => undefined } };
  const settings = { wanted: listColumns(entity, { cells: { variables: () => null } }) };
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <ListCards list={{ ...list, state: {} } as never} settings={settings as never} isSelectable={false} />
    </QueryClientProvider>,
  );
  await screen.findByText('P04E');
  expect([...container.querySelectorAll('.list-card-line > span')].map(({ textContent }) => textContent)).toEqual([
    'P04E',
  ]);
});

it('shows whom a delivery waits for with its label: the party alone says nothing', async () => {
  const entity: AnyEntity = delivery;
  const row = { id: '1', realname: '张三', postName: '测试岗位', waitFor: 1, waitFor_dictText: '企业' };
  showCard(entity, row);
  expect((await screen.findByText('等待')).parentElement?.textContent).toBe('等待企业');
});

it('omits the item of a dictionary that stands for nothing', async () => {
  const entity: AnyEntity = delivery;
  const row = { id: '1', realname: '张三', postName: '测试岗位', waitFor: 0, waitFor_dictText: '无' };
  showCard(entity, row);
  await screen.findByText('测试岗位');
  expect(screen.queryByText('等待')).toBeNull();
  expect(screen.queryByText('无')).toBeNull();
});

it('gives a drawing a line of its own', async () => {
  const entity: AnyEntity = { ...messageEvent, fields: { ...messageEvent.fields, drawn } };
  const wanted = listColumns({ ...entity, list: [...entity.list, 'drawn'] } as AnyEntity, {
    cells: { drawn: () => <svg role="img" aria-label="柱形" /> } as never,
  });
  const row = { id: '1', eventName: '岗位到期', eventCode: 'P04E', variables: '' };
  showCard(entity, row, wanted);
  expect((await screen.findByLabelText('柱形')).closest('.list-card-line')).toBeNull();
  expect(wanted.find(({ name }) => name === 'drawn')?.least).toBe(252);
});

it('offers computed columns, hidden and without an order', () => {
  const columns = listColumns(delivery, {}).filter(({ name }) => historyColumns.some((column) => column.name === name));
  expect(columns.map(({ label }) => label)).toEqual(historyColumns.map(({ field }) => field.label));
  expect(columns.every(({ isHidden, isSortable }) => isHidden && !isSortable)).toBe(true);
});

it('does not truncate a tag of four characters', () => {
  const least = (cells: object) =>
    listColumns(sysAnnouncement, { cells }).find(({ name }) => name === 'priority')?.least;
  expect(least({})).toBeLessThan(98);
  expect(least({ priority: () => null })).toBe(98);
});

describe('layouts', () => {
  const layouts = { ...book, layouts: ['table', 'wall'] as const };
  const list = 'GET /test/book/list';
  beforeEach(() => {
    localStorage.clear();
    signIn();
    serve({ [list]: () => getPage([bookRow('1'), bookRow('2')], 2) });
  });

  it('shows the rows as a wall of pictures with their actions, and remembers it', async () => {
    show(<EntityPage entity={layouts} />);
    expect(await screen.findByRole('table')).toBeTruthy();
    await userEvent.click(screen.getByTitle('图片墙'));
    expect(screen.queryByRole('table')).toBeNull();
    const [card] = screen.getAllByRole('listitem').filter((item) => item.dataset.rowId === '1');
    expect(within(card as HTMLElement).getByText('暂无图片')).toBeTruthy();
    expect(within(card as HTMLElement).getByText('草稿')).toBeTruthy();
    expect(within(card as HTMLElement).getByRole('button', { name: /编辑/ })).toBeTruthy();
    cleanup();
    show(<EntityPage entity={layouts} />);
    expect(await screen.findAllByText('暂无图片')).toHaveLength(2);
    cleanup();
    show(<EntityPage entity={book} />);
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('selects rows of a wall for the actions on several rows', async () => {
    show(<EntityPage entity={layouts} />);
    await screen.findByRole('table');
    await userEvent.click(screen.getByTitle('图片墙'));
    await userEvent.click(screen.getByRole('checkbox', { name: '选择 书2' }));
    expect(screen.getByRole('status').textContent).toContain('1');
  });
});
