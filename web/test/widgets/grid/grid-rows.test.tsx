import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { listen, type RecordedNotices, signIn } from '../../kit/support.tsx';
import { button, cell, columns, failed, fill, rowsShown, showGrid } from './grid-fixture.tsx';

let notices: RecordedNotices;
beforeEach(() => {
  notices = listen();
  signIn();
});
const { name, age, sex, sec } = columns;
const people = [
  { id: 'r1', name: 'A', age: '18' },
  { id: 'r2', name: 'B', age: '20' },
  { id: 'r3', name: 'C', age: '22' },
];

it('W-G26 neither selects nor edits disabled rows', async () => {
  const { handle } = showGrid({
    columns: [name, sex],
    rowSelection: true,
    actionButton: true,
    disabledRows: { sex: ['2'] },
    dataSource: [
      { id: '1', name: 'A', sex: '1' },
      { id: '2', name: 'B', sex: '2' },
    ],
  });
  await userEvent.click(screen.getByRole('checkbox', { name: '选择所有行' }));
  const checkedTexts = () => rowsShown().map((row) => row.getAttribute('aria-selected'));
  expect(checkedTexts()).toEqual(['true', 'false']);
  await userEvent.click(cell(1, 'name'));
  expect(cell(1, 'name').querySelector('input')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: '选择所有行' }));
  expect(checkedTexts()).toEqual(['false', 'false']);
  expect(handle.getChanges().updated).toEqual([]);
});

it('W-G27 ignores a second insertion within a moment', async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  showGrid({ columns: [name], dragSort: true, dataSource: people });
  const insert = async () => {
    await userEvent.click(button('移动第1行'));
    await userEvent.click(await screen.findByRole('menuitem', { name: '插入一行' }));
  };
  await insert();
  expect(rowsShown()).toHaveLength(4);
  vi.setSystemTime(Date.now() + 1_000);
  await insert();
  expect(rowsShown()).toHaveLength(4);
  await waitFor(() => expect(notices.messages).toEqual(['warning: 你点击的太快了，请慢点点击!']));
  vi.setSystemTime(Date.now() + 501);
  fireEvent.doubleClick(button('移动第1行'));
  expect(rowsShown()).toHaveLength(5);
  vi.useRealTimers();
});

it('W-G28 renumbers the rows when one is dragged', async () => {
  const moves: object[] = [];
  const { handle } = showGrid({
    columns: [name],
    dragSort: true,
    dataSource: people.map((row, i) => ({ ...row, orderNum: i + 1 })),
    onDragged: (move) => moves.push(move),
  });
  const point = (type: string, clientY: number) =>
    Object.assign(new MouseEvent(type, { bubbles: true, clientY, button: 0 }), { pointerId: 1 });
  await act(async () => {
    button('移动第3行').dispatchEvent(point('pointerdown', 48 + 2 * 61 + 30));
    document.dispatchEvent(point('pointermove', 48 + 61));
    document.dispatchEvent(point('pointermove', 48 + 10));
    document.dispatchEvent(point('pointerup', 48 + 10));
  });
  const { values } = await handle.getAll();
  expect(values.map((row) => [row.name, row.orderNum])).toEqual([
    ['C', 1],
    ['A', 2],
    ['B', 3],
  ]);
  expect(moves).toEqual([{ oldIndex: 2, newIndex: 0 }]);
  expect(handle.getChanges().updated).toHaveLength(3);
});

it('moves a row by its menu, whose items are disabled at the ends', async () => {
  const { handle } = showGrid({ columns: [name], dragSort: true, dataSource: people });
  await userEvent.click(button('移动第1行'));
  const up = await screen.findByRole('menuitem', { name: '向上移' });
  expect(up.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('menuitem', { name: '向下移' }));
  expect((await handle.getAll()).values.map((row) => row.name)).toEqual(['B', 'A', 'C']);
});

it('W-G29 deletes the selected rows after a confirmation', async () => {
  const deleted: (readonly string[])[] = [];
  const { handle } = showGrid({
    columns: [name],
    rowSelection: true,
    actionButton: true,
    dataSource: people,
    onDeleted: (ids) => deleted.push(ids),
  });
  for (const n of [1, 2]) await userEvent.click(screen.getByRole('checkbox', { name: `选择第${n}行` }));
  await userEvent.click(button('删除'));
  expect(await screen.findByText('确定要删除这 2 项吗?')).toBeTruthy();
  await userEvent.click(button(/确\s?定/));
  await waitFor(() => expect(rowsShown()).toHaveLength(1));
  expect((await handle.getAll()).deleteIds).toEqual(['r1', 'r2']);
  expect(handle.getChanges().removed).toEqual(['r1', 'r2']);
  expect(deleted).toEqual([['r1', 'r2']]);
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
});

it('W-G30 does not report a row that was added and deleted here', async () => {
  const { handle } = showGrid({ columns: [age], dataSource: [] });
  let id = '';
  act(() => {
    id = handle.add()[0]?.id ?? '';
  });
  act(() => handle.removeRows([id]));
  expect(handle.getChanges()).toEqual({ inserted: [], updated: [], removed: [] });
  expect((await handle.getAll()).deleteIds).toEqual([]);
});

it('W-G31 keeps the rows when the page rejects their deletion', async () => {
  showGrid({
    columns: [name],
    rowSelection: true,
    actionButton: true,
    dataSource: people,
    beforeDelete: () => Promise.reject('已被引用'),
  });
  await userEvent.click(screen.getByRole('checkbox', { name: '选择第1行' }));
  await userEvent.click(button('删除'));
  await userEvent.click(await screen.findByRole('button', { name: /确\s?定/ }));
  await waitFor(() => expect(notices.messages).toEqual(['error: 已被引用']));
  expect(rowsShown()).toHaveLength(3);
});

it('W-G34 numbers a new row unless it has a number', async () => {
  const order = { key: 'n', title: '序', type: 'inputNumber', isOrder: true } as const;
  const { handle } = showGrid({
    columns: [order],
    actionButton: true,
    dataSource: [
      { id: '1', n: 3 },
      { id: '2', n: 7 },
    ],
  });
  await userEvent.click(button('新增'));
  await userEvent.click(button('新增'));
  expect((await handle.getAll()).values.map(({ n }) => n)).toEqual([3, 7, 8, 9]);
});

it('tracks added, changed and removed rows, and ignores unchanged ones', async () => {
  const { handle } = showGrid({
    columns: [name, age, sec],
    actionButton: true,
    dataSource: people.map((row) => ({ ...row, sec: 's' })),
  });
  await fill(0, 'name', 'X');
  await fill(1, 'name', 'Y');
  await fill(1, 'name', 'B');
  act(() => handle.removeRows(['r3']));
  await userEvent.click(button('新增'));
  const { inserted, updated, removed } = handle.getChanges();
  expect(updated).toEqual([{ id: 'r1', name: 'X', age: 18, sec: 's' }]);
  expect([inserted.length, removed]).toEqual([1, ['r3']]);
  act(() => handle.markSaved());
  expect(handle.getChanges()).toEqual({ inserted: [], updated: [], removed: [] });
});

it('replaces everything when the page sets other rows', async () => {
  const grid = showGrid({ columns: [name], rowSelection: true, actionButton: true, dataSource: people });
  await userEvent.click(screen.getByRole('checkbox', { name: '选择第1行' }));
  await fill(0, 'name', '');
  expect(failed(0, 'name')).toBe(true);
  expect(button(/清空选择/)).toBeTruthy();
  expect(screen.getByText('1 处有误')).toBeTruthy();
  grid.again({ dataSource: [{ id: 'n1', name: '' }] });
  expect(rowsShown()).toHaveLength(1);
  expect(failed(0, 'name')).toBe(false);
  expect(screen.queryByRole('button', { name: '清空选择' })).toBeNull();
  expect(grid.handle.getChanges()).toEqual({ inserted: [], updated: [], removed: [] });
});
