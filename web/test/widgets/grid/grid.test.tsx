import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from 'antd';
import { createRef, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../src/request/session-store.ts';
import { type TableFailure, validateFormAndTables } from '../../../src/widgets/grid/form-and-tables.ts';
import { EditableGrid } from '../../../src/widgets/grid/grid.tsx';
import type { GridHandle } from '../../../src/widgets/grid/grid-handle.ts';
import { VALIDATE_NO_PASSED } from '../../../src/widgets/grid/validate-grid.ts';
import { listen, type RecordedNotices, show, signIn } from '../../kit/support.tsx';
import { button, cell, choose, columns, failed, field, fill, leave, showGrid, shown } from './grid-fixture.tsx';

let notices: RecordedNotices;
beforeEach(() => {
  notices = listen();
  signIn();
});
const { name, age, money, sex, ok, born, at, memo, tags, lv } = columns;
const people = [
  { id: 'r1', name: 'A', age: '18' },
  { id: 'r2', name: 'B', age: '20' },
  { id: 'r3', name: 'C', age: '22' },
];

it('W-G1 emits numbers as numbers', async () => {
  const { handle } = showGrid({ columns: [name, age], dataSource: [{ id: 'r1', name: 'A', age: '18' }] });
  expect(await handle.getAll()).toEqual({ values: [{ id: 'r1', name: 'A', age: 18 }], deleteIds: [] });
});

it('W-G2 leaves out the temporary id of a new row on request', async () => {
  const { handle } = showGrid({ columns: [name, age], dataSource: people.slice(0, 1), actionButton: true });
  await userEvent.click(button('新增'));
  await fill(1, 'name', 'B');
  const { values } = await handle.getAll({ deleteTempId: true });
  expect(values[1]).toEqual({ name: 'B', age: '' });
  expect(handle.getChanges().inserted).toHaveLength(1);
});

it('W-G3 rejects an empty required cell with a message', async () => {
  const { handle } = showGrid({ columns: [name], dataSource: people.slice(0, 1), actionButton: true });
  await userEvent.click(button('新增'));
  await act(async () => expect(await handle.getAll().catch((reason: unknown) => reason)).toBe(VALIDATE_NO_PASSED));
  expect(failed(1, 'name')).toBe(true);
  expect(cell(1, 'name').textContent).toContain('姓名不能为空');
  await waitFor(() => expect(notices.messages).toContain('warning: 请先修正表格中标红的内容'));
  await userEvent.hover(cell(1, 'name'));
  expect((await screen.findByRole('tooltip')).textContent).toBe('姓名不能为空');
});

it('W-G4 marks both of two equal values, and neither when they differ', async () => {
  const { handle } = showGrid({ columns: [name], dataSource: people.slice(0, 2) });
  await fill(1, 'name', 'A');
  expect([failed(0, 'name'), failed(1, 'name')]).toEqual([true, true]);
  await fill(1, 'name', 'B');
  expect([failed(0, 'name'), failed(1, 'name')]).toEqual([false, false]);
  await expect(handle.validate()).resolves.toBe(true);
});

it('W-G5 does not compare empty values', async () => {
  const lone = { ...name, validateRules: [{ unique: true }] };
  const { handle } = showGrid({ columns: [lone], dataSource: [{ id: '1', name: '' }, { id: '2' }] });
  await expect(handle.validate()).resolves.toBe(true);
});

it('W-G6 accepts only keys of a number, and marks what its preset rejects', async () => {
  showGrid({ columns: [age], dataSource: [{ id: '1', age: '' }] });
  await userEvent.click(cell(0, 'age'));
  const seen: string[] = [];
  for (const key of ['1', '2', 'a', '.', '5']) {
    await userEvent.type(field(0, 'age'), key);
    seen.push(field(0, 'age').value);
  }
  expect(seen).toEqual(['1', '12', '12', '12.', '12.5']);
  await waitFor(() => expect(failed(0, 'age')).toBe(true));
});

it.each([
  ['W-G7', '-', 7],
  ['W-G8', '1.', 1],
])('%s a number cell left with %j', async (_number, typed, expected) => {
  const { handle } = showGrid({ columns: [age], dataSource: [{ id: '1', age: 7 }] });
  await fill(0, 'age', typed);
  expect((await handle.getAll()).values[0]?.age).toBe(expected);
  expect(shown(0, 'age')).toBe(String(expected));
});

it('W-G9 sums a column while it is edited, and hides the row of an empty grid', async () => {
  const grid = showGrid({
    columns: [name, money],
    rowNumber: true,
    dataSource: [{ id: '1', money: '0.1' }, { id: '2', money: '0.2' }, { id: '3' }],
  });
  expect(document.querySelector('[data-statistics]')?.textContent).toBe('统计0.3');
  await fill(2, 'money', '1');
  expect(document.querySelector('[data-statistics]')?.textContent).toBe('统计1.3');
  act(() => grid.handle.removeRows(['1', '2', '3']));
  expect(document.querySelector('[data-statistics]')).toBeNull();
  expect(screen.getAllByText('暂无数据').length).toBeGreaterThan(0);
});

it('W-G10 marks an amount with three decimals', async () => {
  showGrid({ columns: [money], dataSource: [{ id: '1' }] });
  await fill(0, 'money', '12.345');
  expect(failed(0, 'money')).toBe(true);
  await fill(0, 'money', '12.34');
  expect(failed(0, 'money')).toBe(false);
});

it('W-G11 W-G12 checks with the values of the column', async () => {
  const plain = { key: 'plain', title: '选', type: 'checkbox' } as const;
  const { handle } = showGrid({
    columns: [{ ...ok, defaultChecked: true }, plain],
    actionButton: true,
    dataSource: [{ id: '1', ok: 'N', plain: false }],
  });
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(button('新增'));
  expect((await handle.getAll({ deleteTempId: true })).values).toEqual([
    { id: '1', ok: 'Y', plain: true },
    { ok: 'Y', plain: false },
  ]);
});

it('W-G13 shows the label of an option and clears it', async () => {
  const { handle } = showGrid({ columns: [sex], dataSource: [{ id: '1', sex: '2' }] });
  expect(shown(0, 'sex')).toBe('女');
  await userEvent.click(cell(0, 'sex'));
  await choose('男');
  expect(handle.getChanges().updated).toEqual([{ id: '1', sex: '1' }]);
  fireEvent.mouseDown(document.querySelector('.ant-select-clear') as Element);
  fireEvent.click(document.querySelector('.ant-select-clear') as Element);
  await waitFor(() => expect(handle.getChanges().updated).toEqual([{ id: '1', sex: '' }]));
});

it('W-G14 W-G15 stores dates and times as text', async () => {
  const { handle } = showGrid({ columns: [born, at], dataSource: [{ id: '1', born: '2025-01-15' }] });
  expect(Number.parseInt(cell(0, 'born').style.width, 10)).toBeGreaterThanOrEqual(135);
  expect(Number.parseInt(cell(0, 'at').style.width, 10)).toBeGreaterThanOrEqual(190);
  await userEvent.click(cell(0, 'born'));
  await userEvent.click(await waitFor(() => document.querySelector('.ant-picker-clear') ?? expect.unreachable()));
  await leave();
  await userEvent.click(cell(0, 'at'));
  const input = await waitFor(() => cell(0, 'at').querySelector('input') ?? expect.unreachable());
  fireEvent.change(input, { target: { value: '2025-01-15 08:30:05' } });
  await userEvent.click(await screen.findByRole('button', { name: /确\s?定/ }));
  await waitFor(async () =>
    expect((await handle.getAll()).values).toEqual([{ id: '1', born: '', at: '2025-01-15 08:30:05' }]),
  );
});

it('W-G18 edits several lines in a box and shows one', async () => {
  const { handle } = showGrid({ columns: [memo], dataSource: [{ id: '1' }] });
  await userEvent.click(cell(0, 'memo'));
  await userEvent.click(button('展开编辑 备注'));
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '编辑内容' });
  fireEvent.change(box, { target: { value: '第一行\n第二行' } });
  fireEvent.keyDown(box, { key: 'Escape' });
  await waitFor(async () => expect((await handle.getAll()).values[0]?.memo).toBe('第一行\n第二行'));
  expect(field(0, 'memo').value).toBe('第一行 第二行');
});

it('W-G24 shows one tag and counts the others', async () => {
  const { handle } = showGrid({ columns: [tags], dataSource: [{ id: '1' }] });
  await userEvent.click(cell(0, 'tags'));
  await choose('甲', '乙', '丙');
  expect((await handle.getAll()).values[0]?.tags).toBe('a,b,c');
  await waitFor(() => expect(cell(0, 'tags').textContent).toContain('+2'));
});

it('selects with radios', async () => {
  const { handle } = showGrid({ columns: [lv], dataSource: [{ id: '1', lv: 'a' }] });
  await userEvent.click(screen.getByRole('radio', { name: '乙' }));
  expect((await handle.getAll()).values[0]?.lv).toBe('b');
});

it('W-G32 shows text until a cell is clicked, and again after it is left', async () => {
  showGrid({ columns: [name], alwaysEdit: false, dataSource: people });
  expect(document.querySelectorAll('input')).toHaveLength(0);
  await userEvent.click(cell(0, 'name'));
  expect(document.activeElement).toBe(field(0, 'name'));
  await userEvent.clear(field(0, 'name'));
  await userEvent.type(field(0, 'name'), 'Z');
  await leave();
  expect(document.querySelectorAll('input')).toHaveLength(0);
  expect(cell(0, 'name').textContent).toBe('Z');
});

it('W-G33 hides buttons and columns without permission', () => {
  const entry = (action: string) => ({ action, type: '1', status: '1' }) as const;
  useSession.setState({
    permissions: {
      menu: [],
      auth: [entry('fair:age')],
      allAuth: ['add', 'deleteBatch', 'age', 'name'].map((code) => entry(`fair:${code}`)),
      sysSafeMode: false,
    },
  });
  showGrid({ columns: [name, age], actionButton: true, rowSelection: true, authPre: 'fair', dataSource: people });
  expect(screen.queryByRole('button', { name: '新增' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: '选择第1行' }));
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
  expect(button('清空选择')).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toContain('年龄');
  expect(screen.queryByText('姓名')).toBeNull();
});
it('disables a column without edit permission', () => {
  useSession.setState({
    permissions: {
      menu: [],
      auth: [],
      allAuth: [{ action: 'fair:name', type: '2', status: '1' }],
      sysSafeMode: false,
    },
  });
  showGrid({ columns: [name, age], authPre: 'fair:', dataSource: people });
  expect(cell(0, 'name').getAttribute('aria-readonly')).toBe('true');
  expect(cell(0, 'age').getAttribute('aria-readonly')).toBe('false');
});

it('W-G36 opens the tab of the first failing table', async () => {
  const grids = [createRef<GridHandle>(), createRef<GridHandle>()] as const;
  let rejected: TableFailure | undefined;
  function Form() {
    const [tab, setTab] = useState('t1');
    const check = () =>
      validateFormAndTables(
        async () => ({}),
        grids.map(({ current }, i) => ({ grid: current ?? expect.unreachable(), paneKey: `t${i + 1}` })),
      ).catch((reason: TableFailure) => {
        rejected = reason;
        if (reason.paneKey) setTab(reason.paneKey);
      });
    return (
      <>
        <Tabs
          activeKey={tab}
          items={grids.map((ref, i) => ({
            key: `t${i + 1}`,
            label: `表${i + 1}`,
            forceRender: true,
            children: <EditableGrid ref={ref} columns={[name]} dataSource={i === 0 ? people : [{ id: 'x' }]} />,
          }))}
        />
        <button type="button" onClick={check}>
          提交
        </button>
      </>
    );
  }
  show(<Form />);
  await userEvent.click(screen.getByText('提交'));
  await waitFor(() => expect(screen.getByRole('tab', { name: '表2' }).getAttribute('aria-selected')).toBe('true'));
  expect(rejected).toEqual({ error: VALIDATE_NO_PASSED, index: 1, paneKey: 't2' });
});
it('validates the form before its tables, and returns all values', async () => {
  const grid = { getAll: vi.fn(async () => ({ values: [], deleteIds: ['1'] })) };
  await expect(validateFormAndTables(() => Promise.reject(new Error('x')), [{ grid }])).rejects.toEqual({
    error: VALIDATE_NO_PASSED,
  });
  expect(grid.getAll).not.toHaveBeenCalled();
  await expect(validateFormAndTables(async () => ({ a: 1 }), [{ grid }])).resolves.toEqual({
    formValue: { a: 1 },
    tablesValue: [{ values: [], deleteIds: ['1'] }],
  });
});
