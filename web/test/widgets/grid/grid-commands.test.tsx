import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../src/request/session-store.ts';
import type { GridColumn } from '../../../src/widgets/grid/column.ts';
import { EditableGrid, type EditableGridProps } from '../../../src/widgets/grid/grid.tsx';
import type { ValueChange } from '../../../src/widgets/grid/grid-settings.ts';
import { listen, type RecordedNotices, serve, show, signIn } from '../../kit/support.tsx';
import {
  button,
  cell,
  choose,
  columns,
  copy,
  failed,
  field,
  fill,
  leave,
  paste,
  rowsShown,
  showGrid,
  shown,
} from './grid-fixture.tsx';

let notices: RecordedNotices;
beforeEach(() => {
  notices = listen();
  signIn();
});
const { name, age, money, sex, ok, born, memo, tags } = columns;
const people = [
  { id: 'r1', name: 'A', age: 1, sex: '1' },
  { id: 'r2', name: 'B', age: 2, sex: '2' },
  { id: 'r3', name: 'C', age: 3, sex: '1' },
];
const press = (keys: string) => userEvent.keyboard(keys);
const activeAt = () => {
  const found = document.querySelector<HTMLElement>('.grid-cell.active');
  const row = found?.closest('.grid-row');
  return found && row ? `${rowsShown().indexOf(row as HTMLElement)} ${found.dataset.key}` : undefined;
};

describe('the keyboard', () => {
  it('moves by Tab through the editable cells in reading order, and back', async () => {
    const text = { key: 'shown', title: '只读', type: 'input', disabled: true } as const;
    showGrid({ columns: [name, text, age], dataSource: people });
    await userEvent.click(cell(0, 'name'));
    const seen: (string | undefined)[] = [];
    for (const key of ['{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
      await press(key);
      seen.push(activeAt());
    }
    expect(seen).toEqual(['0 age', '1 name', '0 age', '0 name']);
    expect(document.activeElement).toBe(field(0, 'name'));
  });
  it('enters the grid by Tab and leaves it after the last cell', async () => {
    show(
      <>
        <EditableGrid columns={[name]} dataSource={people.slice(0, 1)} />
        <button type="button">后面</button>
      </>,
    );
    await press('{Tab}');
    expect(activeAt()).toBe('0 name');
    await press('{Tab}');
    expect(document.activeElement?.textContent).toBe('后面');
    await waitFor(() => expect(activeAt()).toBeUndefined());
  });
  it('confirms and moves down with Enter; arrows move up and down', async () => {
    showGrid({ columns: [name, age], dataSource: people });
    await userEvent.click(cell(0, 'age'));
    await userEvent.clear(field(0, 'age'));
    await press('9{Enter}');
    expect(activeAt()).toBe('1 age');
    expect(shown(0, 'age')).toBe('9');
    await press('{ArrowDown}');
    expect(activeAt()).toBe('2 age');
    await press('{ArrowUp}{ArrowUp}');
    expect(activeAt()).toBe('0 age');
  });
  it('restores the entered value with Escape', async () => {
    const { handle } = showGrid({ columns: [name], dataSource: people });
    await userEvent.click(cell(0, 'name'));
    await press('xyz');
    await waitFor(() => expect(handle.getChanges().updated).toHaveLength(1));
    await press('{Escape}');
    expect(shown(0, 'name')).toBe('A');
    expect(handle.getChanges().updated).toEqual([]);
  });
  it('moves the active cell with all arrows while no editor is open, and opens it by F2, Enter or typing', async () => {
    showGrid({ columns: [name, age, ok], alwaysEdit: false, dataSource: people });
    await userEvent.click(cell(0, 'name'));
    await press('{Escape}');
    expect(cell(0, 'name').querySelector('input')).toBeNull();
    await press('{ArrowRight}{ArrowDown}');
    expect(activeAt()).toBe('1 age');
    await press('{F2}');
    expect(field(1, 'age').value).toBe('2');
    await press('{Escape}{ArrowLeft}x');
    expect(field(1, 'name').value).toBe('x');
    await press('{Enter}{Enter}');
    expect(field(2, 'name').value).toBe('C');
    expect(shown(1, 'name')).toBe('x');
  });
  it('moves through always-edited and read-only cells after F2 has closed an editor', async () => {
    const fixed = { key: 'shown', title: '只读', type: 'input', disabled: true } as const;
    showGrid({ columns: [name, fixed, age], dataSource: people });
    await userEvent.click(cell(0, 'name'));
    await press('xy{F2}');
    expect(cell(0, 'name').querySelector('input')).toBeNull();
    expect(shown(0, 'name')).toBe('Axy');
    await press('{ArrowRight}{ArrowDown}');
    expect(activeAt()).toBe('1 shown');
    expect(document.activeElement).toBe(cell(1, 'shown'));
    await press('{ArrowRight}');
    expect(cell(1, 'age').querySelector('input')).toBeNull();
    await press('{F2}');
    expect(document.activeElement).toBe(field(1, 'age'));
  });
  it('leaves a closed select by left and right', async () => {
    showGrid({ columns: [name, columns.sex, age], dataSource: people });
    await userEvent.click(cell(0, 'name'));
    await press('{Tab}');
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'));
    await press('{ArrowRight}');
    expect(activeAt()).toBe('0 age');
    await press('{Shift>}{Tab}{/Shift}');
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'));
    await press('{ArrowLeft}');
    expect(activeAt()).toBe('0 name');
  });
  it('leaves the arrows to radios entered by Tab, and skips them after F2', async () => {
    const rows = [{ id: 'r1', name: 'A', lv: 'b' }, { id: 'r2' }];
    showGrid({ columns: [name, columns.lv], dataSource: rows });
    await userEvent.click(cell(0, 'name'));
    await press('{Tab}');
    const chosen = document.activeElement as HTMLInputElement;
    expect([chosen.type, chosen.checked]).toEqual(['radio', true]);
    // Not handled: the browser moves to the next radio.
    expect(fireEvent.keyDown(chosen, { key: 'ArrowLeft' })).toBe(true);
    expect(activeAt()).toBe('0 lv');
    fireEvent.keyDown(chosen, { key: 'F2' });
    fireEvent.keyDown(chosen, { key: 'ArrowDown' });
    expect(activeAt()).toBe('1 lv');
  });
  it('checks with Space', async () => {
    const { handle } = showGrid({ columns: [name, ok], dataSource: people });
    await userEvent.click(cell(0, 'name'));
    await press('{Tab} ');
    expect((await handle.getAll()).values[0]?.ok).toBe('Y');
  });
});

describe('the clipboard', () => {
  it('pastes a range to the right and down, and appends missing rows', async () => {
    const { handle } = showGrid({ columns: [name, age, sex], actionButton: true, dataSource: people });
    await userEvent.click(cell(2, 'name'));
    paste('张三\t18\t女\r\n李四\t1,020\t男\r\n王五\t20\t2\r\n');
    expect((await handle.getAll({ deleteTempId: true })).values.slice(2)).toEqual([
      { id: 'r3', name: '张三', age: 18, sex: '2' },
      { name: '李四', age: 1020, sex: '1' },
      { name: '王五', age: 20, sex: '2' },
    ]);
    await waitFor(() => expect(notices.messages).toEqual(['success: 已粘贴 9 个单元格，0 个未采用，0 个有误']));
  });
  it('keeps unparsed text, marks it, and counts the skipped cells', async () => {
    showGrid({
      columns: [name, { ...sex, disabled: true }, age, born],
      disabledRows: { name: 'C' },
      dataSource: people,
    });
    await userEvent.click(cell(1, 'name'));
    paste('X\t男\tabc\t2025/2/30\nY\t男\t5\t2025/1/5\nZ\t女\t1\t2025-01-01');
    expect([shown(1, 'name'), shown(1, 'sex'), shown(1, 'age'), shown(1, 'born')]).toEqual([
      'X',
      '女',
      expect.stringContaining('abc'),
      expect.stringContaining('2025/2/30'),
    ]);
    expect([failed(1, 'age'), failed(1, 'born'), failed(1, 'name')]).toEqual([true, true, false]);
    expect([shown(2, 'name'), shown(2, 'age')]).toEqual(['C', '3']);
    await waitFor(() => expect(notices.messages).toEqual(['warning: 已粘贴 3 个单元格，9 个未采用，2 个有误']));
  });
  it('leaves text without tab or line break to the open field', async () => {
    const { handle } = showGrid({ columns: [name], dataSource: people });
    await userEvent.click(cell(0, 'name'));
    paste('一段文字');
    expect(handle.getChanges().updated).toEqual([]);
    expect(notices.messages).toEqual([]);
  });
  it('undoes a whole paste with its rows, and other edits one by one', async () => {
    const { handle } = showGrid({ columns: [name, ok], actionButton: true, dataSource: people });
    await fill(0, 'name', 'Q');
    await userEvent.click(cell(2, 'name'));
    paste('1\n2\n3\n4');
    expect(rowsShown()).toHaveLength(6);
    await userEvent.click(cell(1, 'ok').querySelector('input') as Element);
    const names = async () => (await handle.getAll({ validate: false })).values.map((row) => row.name);
    await press('{Control>}z{/Control}');
    expect(await names()).toEqual(['Q', 'B', '1', '2', '3', '4']);
    await press('{Control>}z{/Control}');
    expect(await names()).toEqual(['Q', 'B', 'C']);
    await press('{Control>}z{/Control}');
    expect(await names()).toEqual(['A', 'B', 'C']);
    expect(handle.getChanges()).toEqual({ inserted: [], updated: [], removed: [] });
  });
  it('undoes a new row and keeps what others have saved meanwhile', async () => {
    const { handle } = showGrid({ columns: [name, age], actionButton: true, alwaysEdit: false, dataSource: people });
    await userEvent.click(button('新增'));
    act(() => handle.merge({ id: 'r2', name: '别人' }));
    await userEvent.click(cell(0, 'age'));
    await press('{Escape}{Control>}z{/Control}');
    expect(rowsShown()).toHaveLength(3);
    expect(shown(1, 'name')).toBe('别人');
    expect(handle.getChanges()).toEqual({ inserted: [], updated: [], removed: [] });
  });
  it('does not undo stored edits', async () => {
    const { handle } = showGrid({ columns: [name, age], alwaysEdit: false, dataSource: people });
    act(() => handle.removeRows(['r3']));
    act(() => handle.markSaved());
    await userEvent.click(cell(0, 'age'));
    await press('{Escape}{Control>}z{/Control}');
    expect(rowsShown()).toHaveLength(2);
  });
  it('copies the displayed texts of a range selected by Shift', async () => {
    showGrid({ columns: [name, age, sex], alwaysEdit: false, dataSource: people });
    await userEvent.click(cell(0, 'name'));
    await press('{Escape}{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}');
    expect(copy()).toBe('A\t1\t男\r\nB\t2\t女');
    expect(document.querySelectorAll('.in-range')).toHaveLength(6);
    fireEvent.mouseDown(cell(2, 'age'), { shiftKey: true });
    expect(copy()).toBe('A\t1\r\nB\t2\r\nC\t3');
  });
  it('copies a range selected by dragging and pastes it at the active cell', async () => {
    const { handle } = showGrid({ columns: [name, memo], alwaysEdit: false, dataSource: people });
    fireEvent.mouseDown(cell(0, 'name'));
    fireEvent.mouseMove(cell(1, 'name'), { buttons: 1 });
    fireEvent.mouseUp(cell(1, 'name'));
    const taken = copy();
    expect(taken).toBe('A\r\nB');
    await userEvent.click(cell(0, 'memo'));
    await press('{Escape}');
    paste(taken);
    expect((await handle.getAll()).values.map((row) => row.memo)).toEqual(['A', 'B', '']);
  });
  it('accepts a megabyte in one cell and stays responsive', async () => {
    const large = '长'.repeat(1_000_000);
    const { handle } = showGrid({ columns: [name, memo], dataSource: people });
    await userEvent.click(cell(0, 'name'));
    paste(`A\t"${large}"`);
    expect(String((await handle.getAll()).values[0]?.memo)).toHaveLength(1_000_000);
    expect(cell(0, 'memo').textContent?.length).toBeLessThan(400);
  });
  it('pastes at most ten thousand rows', async () => {
    const { handle } = showGrid({ columns: [age], actionButton: true, dataSource: [{ id: '1' }] });
    await userEvent.click(cell(0, 'age'));
    paste(Array.from({ length: 10_050 }, (_, i) => String(i)).join('\n'));
    expect((await handle.getAll()).values).toHaveLength(10_000);
    expect(rowsShown().length).toBeLessThan(40);
  });
});

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
