import { act, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { EditableGrid } from '../../../src/widgets/grid/grid.tsx';
import { listen, type RecordedNotices, show, signIn } from '../../kit/support.tsx';
import {
  activeAt,
  button,
  cell,
  columns,
  copy,
  failed,
  field,
  fill,
  paste,
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
const { name, age, sex, ok, born, memo } = columns;

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
