import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GridColumn } from '../../../src/widgets/grid/column.ts';
import { EditableGrid } from '../../../src/widgets/grid/grid.tsx';
import type { EditableGridProps } from '../../../src/widgets/grid/grid-props.ts';
import type { ValueChange } from '../../../src/widgets/grid/grid-settings.ts';
import { listen, type RecordedNotices, signIn } from '../../kit/support.tsx';
import {
  button,
  cell,
  columns,
  failed,
  field,
  fill,
  people,
  press,
  rowsShown,
  showGrid,
  shown,
} from './grid-fixture.tsx';

let notices: RecordedNotices;
beforeEach(() => {
  notices = listen();
  signIn();
});
const { name, age, money, ok } = columns;

describe('pages', () => {
  const many = Array.from({ length: 25 }, (_, i) => ({ id: String(i + 1), name: `N${i + 1}` }));
  it('keeps changes and failures, and validates all pages', async () => {
    const { handle } = showGrid({ columns: [name], rowNumber: true, pagination: { pageSize: 10 }, dataSource: many });
    await fill(0, 'name', '');
    await userEvent.click(screen.getByTitle('3'));
    expect(rowsShown()).toHaveLength(5);
    expect(within(rowsShown()[0] as HTMLElement).getByText('21')).toBeTruthy();
    await act(async () => expect(await handle.validate()).toBe(false));
    await waitFor(() => expect(rowsShown()).toHaveLength(10));
    expect(failed(0, 'name')).toBe(true);
    expect(handle.getChanges().updated).toHaveLength(1);
  });
});

describe('the pages of a grid', () => {
  const many = Array.from({ length: 25 }, (_, i) => ({ id: String(i + 1), name: `N${i + 1}` }));
  it('has ten rows by default, and the selected number otherwise', async () => {
    showGrid({ columns: [name], pagination: {}, dataSource: many });
    expect(rowsShown()).toHaveLength(10);
    expect(screen.getByText('1-10 共25条')).toBeTruthy();
    await userEvent.click(screen.getByTitle('3'));
    expect(rowsShown()).toHaveLength(5);
    await userEvent.click(document.querySelector('.ant-pagination-options .ant-select') as Element);
    const sizes = await waitFor(() => {
      const items = [...document.querySelectorAll('.ant-select-item-option-content')];
      expect(items.map((item) => item.textContent)).toEqual(['10 条/页', '20 条/页', '30 条/页']);
      return items;
    });
    await userEvent.click(sizes[1] as Element);
    expect(screen.getByText('1-20 共25条')).toBeTruthy();
    expect(document.querySelector('.ant-pagination-options-quick-jumper')).toBeTruthy();
  });
});

describe('rows that open', () => {
  it('expands several rows, and validates an inner grid with the row number', async () => {
    const { handle } = showGrid({
      columns: [age],
      dataSource: people,
      expandRow: (row) => (
        <EditableGrid label={`里${row.id}`} columns={[name]} dataSource={row.id === 'r2' ? empty : full} />
      ),
    });
    await userEvent.click(button('展开第1行'));
    await userEvent.click(button('展开第2行'));
    expect(screen.getByRole('grid', { name: '里r1' })).toBeTruthy();
    expect(screen.getByRole('grid', { name: '里r2' })).toBeTruthy();
    await act(async () => expect(await handle.validate()).toBe(false));
    await waitFor(() => expect(notices.messages).toEqual(['warning: 第2行的子表：请先修正标红的内容']));
    await userEvent.click(button('收起第2行'));
    await act(async () => expect(await handle.validate()).toBe(true));
  });
  const empty = [{ id: 'x' }];
  const full = [{ id: 'y', name: 'ok' }];
});

describe('a table at a row', () => {
  const fixed = { key: 'shown', title: '只读', type: 'input', disabled: true } as const;
  const rows = [{ id: 'r1', shown: 'S', name: 'A' }];
  it('opens by a click on a read-only cell, and closes by its close button or a second click', async () => {
    showGrid({ columns: [fixed, name], dataSource: rows, subTable: () => <p>子表内容</p> });
    await userEvent.click(cell(0, 'name'));
    expect(screen.queryByText('子表内容')).toBeNull();
    await userEvent.click(cell(0, 'shown'));
    expect(await screen.findByText('子表内容')).toBeTruthy();
    await userEvent.click(button('关闭'));
    expect(screen.queryByText('子表内容')).toBeNull();
    await userEvent.click(cell(0, 'shown'));
    await userEvent.click(cell(0, 'shown'));
    expect(screen.queryByText('子表内容')).toBeNull();
    await userEvent.click(cell(0, 'shown'));
    fireEvent.scroll(screen.getByRole('grid'), { target: { scrollTop: 61 } });
    await waitFor(() => expect(screen.queryByText('子表内容')).toBeNull());
    await userEvent.click(cell(0, 'shown'));
    expect(await screen.findByText('子表内容')).toBeTruthy();
    await userEvent.click(cell(0, 'name'));
    expect(screen.queryByText('子表内容')).toBeNull();
  });
  it('shows a copy of the row in a dialog when the column is configured so', async () => {
    const confirmed: unknown[] = [];
    const props: EditableGridProps = {
      columns: [{ ...fixed, showDetails: true }],
      dataSource: rows,
      details: {
        render: (row, set) => (
          <button type="button" onClick={() => set({ shown: '改' })}>
            {String(row.shown)}
          </button>
        ),
        onConfirm: (row, done) => {
          confirmed.push(row.shown);
          done(true);
        },
      },
    };
    showGrid(props);
    await userEvent.click(cell(0, 'shown'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByText('S'));
    await userEvent.click(within(dialog).getByRole('button', { name: /确\s?[定认]/ }));
    await waitFor(() => expect(confirmed).toEqual(['改']));
    expect(shown(0, 'shown')).toBe('S');
  });
});

describe('wide tables', () => {
  it('renders the visible and fixed columns', () => {
    const wide = Array.from({ length: 60 }, (_, i) => ({
      key: `c${i}`,
      title: `C${i}`,
      type: 'input',
      width: 150,
      fixed: i === 59,
    }));
    showGrid({ columns: wide, dataSource: [{ id: '1', c0: 'x', c59: 'last' }] });
    const drawn = rowsShown()[0]?.querySelectorAll('.grid-cell').length ?? 0;
    expect(drawn).toBeLessThan(20);
    expect(cell(0, 'c59').textContent).toBe('last');
    expect(cell(0, 'c0').textContent).toBe('x');
  });
  it('renders the visible rows of a hundred thousand', () => {
    const rows = Array.from({ length: 100_000 }, (_, i) => ({ id: String(i), name: `N${i}` }));
    showGrid({ columns: [name], dataSource: rows });
    expect(rowsShown().length).toBeLessThan(40);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('100001');
  });
});

describe('the page', () => {
  it('receives changes after a pause, with their validity', async () => {
    const received: Pick<ValueChange, 'key' | 'value' | 'before' | 'isFailed'>[] = [];
    showGrid({
      columns: [age],
      dataSource: people,
      onValueChange: ({ key, value, before, isFailed }) => received.push({ key, value, before, isFailed }),
    });
    await userEvent.click(cell(0, 'age'));
    await userEvent.clear(field(0, 'age'));
    await press('12');
    expect(received).toEqual([]);
    await waitFor(() => expect(received).toEqual([{ key: 'age', value: 12, before: 1, isFailed: false }]));
    await press('.5');
    await waitFor(() => expect(received.at(-1)).toEqual({ key: 'age', value: 12.5, before: 12, isFailed: true }));
  });
  it('sets values without an undo step, and scrolls to the top', async () => {
    const { handle } = showGrid({ columns: [name, money], dataSource: people });
    act(() => handle.setValues([{ rowKey: 'r1', values: { name: 'B' } }]));
    await waitFor(() => expect([failed(0, 'name'), failed(1, 'name')]).toEqual([true, true]));
    screen.getByRole('grid').scrollTop = 100;
    act(() => handle.resetScrollTop());
    expect(screen.getByRole('grid').scrollTop).toBe(0);
  });
  it('adds rows by its options and stores them', async () => {
    localStorage.clear();
    showGrid({ columns: [name], actionButton: true, addButtonSettings: true, dataSource: people });
    await userEvent.click(button('选项'));
    const count = await screen.findByRole('spinbutton', { name: '添加行数' });
    await userEvent.clear(count);
    await userEvent.type(count, '3');
    const place = screen.getByRole('spinbutton', { name: '添加位置' });
    await userEvent.clear(place);
    await userEvent.type(place, '1');
    await userEvent.click(button('保存为默认值'));
    await userEvent.click(button('新增'));
    expect(rowsShown()).toHaveLength(6);
    expect(shown(3, 'name')).toBe('A');
    expect(JSON.parse(localStorage.getItem('pro__jet-add-btn-settings') ?? '{}').value).toEqual({
      rows: 3,
      index: 1,
      scroll: true,
    });
  });
  it('is disabled as a whole', async () => {
    showGrid({ columns: [name, ok], disabled: true, actionButton: true, rowSelection: true, dataSource: people });
    await userEvent.click(cell(0, 'name'));
    expect(cell(0, 'name').querySelector('input')).toBeNull();
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').every((box) => box.disabled)).toBe(true);
    expect((button('新增') as HTMLButtonElement).disabled).toBe(true);
  });
  it('renders a custom cell, which can set the value', async () => {
    const own: GridColumn = {
      key: 'x',
      title: '自定义',
      type: 'slot',
      render: ({ value, setValue }) => (
        <button type="button" onClick={() => setValue('新')}>
          {String(value ?? '空')}
        </button>
      ),
    };
    const { handle } = showGrid({ columns: [own], dataSource: [{ id: '1' }] });
    await userEvent.click(button('空'));
    expect(button('新')).toBeTruthy();
    expect((await handle.getAll()).values).toEqual([{ id: '1', x: '新' }]);
  });
});
