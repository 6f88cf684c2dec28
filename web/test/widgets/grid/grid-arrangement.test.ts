import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterNextFault } from '../../../src/widgets/grid/keyboard.ts';
import { replaceRows } from '../../../src/widgets/grid/load-rows.ts';
import { copyRange, handlePaste } from '../../../src/widgets/grid/paste-cells.ts';
import { clearRange, fillDown } from '../../../src/widgets/grid/range-commands.ts';
import { readValues, validateGrid } from '../../../src/widgets/grid/validate-grid.ts';
import { listen, type RecordedNotices } from '../../kit/support.tsx';
import { at, grid, order, values } from './store-fixture.ts';

let notices: RecordedNotices;
beforeEach(() => {
  notices = listen();
});

describe('sorted and filtered rows', () => {
  it('shows that order and keeps the rows’ own', async () => {
    const store = grid();
    store.arranger.toggleSort('age');
    expect(order(store)).toBe('bcad');
    store.arranger.toggleSort('age');
    expect(order(store)).toBe('acbd');
    expect((await readValues(store, { validate: false })).values.map(({ id }) => id).join('')).toBe('abcd');
    store.arranger.toggleSort('age');
    expect(order(store)).toBe('abcd');
    expect(store.hasChanges).toBe(false);
  });
  it('does not move rows while they are edited, until they are sorted again', () => {
    const store = grid();
    store.arranger.toggleSort('age');
    store.commands.set('b', 'age', 99);
    expect(order(store)).toBe('bcad');
    expect(store.rows[0]?.age).toBe(99);
    store.arranger.apply();
    expect(order(store)).toBe('cabd');
  });
  it('pastes, fills and copies in display order', () => {
    const store = grid();
    store.arranger.toggleSort('age');
    store.arranger.filter('sex', { values: ['男'] });
    expect(order(store)).toBe('ca');
    store.cursor.go(at('c', 'name'));
    handlePaste(store, 'P\nQ\nR');
    expect(values(store, 'name')).toEqual(['Q', 'B', 'P', 'D', 'R']);
    expect(store.rows.map(({ name }) => name)).toEqual(['P', 'Q', 'R']);
    store.commands.undo();
    expect([order(store), values(store, 'name')]).toEqual(['ca', ['A', 'B', 'C', 'D']]);
    store.cursor.span(at('c', 'age'), at('a', 'age'));
    expect(copyRange(store)).toBe('2\r\n3');
    fillDown(store);
    expect(values(store, 'age')).toEqual([2, 1, 2, '']);
  });
  it('inserts new rows where the user adds them', () => {
    const store = grid();
    store.arranger.toggleSort('age');
    const [below] = store.commands.insert(1);
    expect(order(store)).toBe(`b${below?.id}cad`);
    expect(store.table.rows.map(({ id }) => id)).toEqual(['a', 'b', below?.id, 'c', 'd']);
    const [last] = store.commands.add(1, -1);
    expect(store.rows.at(-1)?.id).toBe(last?.id);
    expect(store.table.rows.at(-1)?.id).toBe(last?.id);
    store.commands.undo();
    store.commands.undo();
    expect(order(store)).toBe('bcad');
  });
  it('returns rows to their position when their deletion is undone', () => {
    const store = grid();
    store.commands.remove(['d']);
    store.arranger.toggleSort('age');
    store.commands.remove(['c']);
    expect(order(store)).toBe('ba');
    store.commands.undo();
    expect(order(store)).toBe('bca');
    store.commands.undo();
    expect([...order(store)].sort().join('')).toBe('abcd');
  });
  it('selects visible rows only, and deselects rows that a filter hides', () => {
    const store = grid();
    store.arranger.filter('sex', { values: ['女'] });
    store.selection.setAll(true);
    expect(store.selection.ids).toEqual(['b', 'd']);
    store.arranger.filter('age', { blank: 'without' });
    expect(store.selection.ids).toEqual(['b']);
  });
  it('cannot be moved', () => {
    const store = grid();
    store.arranger.toggleSort('age');
    store.commands.move(0, 2);
    expect(store.table.rows.map(({ id }) => id).join('')).toBe('abcd');
  });
  it('shows a hidden row again when its failing cell is activated', async () => {
    const store = grid();
    store.commands.set('b', 'name', '');
    store.arranger.filter('sex', { values: ['男'] });
    expect(await validateGrid(store)).toBe(false);
    expect([order(store), store.cursor.cell]).toEqual(['abcd', at('b', 'name')]);
    await vi.waitFor(() => expect(notices.messages).toContain('info: 已清除筛选，以显示有误的行'), 30_000);
    store.arranger.toggleSort('age');
    store.arranger.toggleSort('age');
    store.commands.set('a', 'name', '');
    enterNextFault(store, undefined);
    expect(store.cursor.cell).toEqual(at('a', 'name'));
  });
  it('is arranged again when the page sets other rows', () => {
    const store = grid();
    store.arranger.toggleSort('age');
    replaceRows(store, [
      { id: 'x', age: 5 },
      { id: 'y', age: 4 },
    ]);
    expect(order(store)).toBe('yx');
  });
  it('sorts ten thousand rows of twelve columns fast', () => {
    const wide = Array.from({ length: 12 }, (_, i) => ({
      key: `c${i}`,
      title: `C${i}`,
      type: i % 3 ? 'input' : 'inputNumber',
    }));
    const many = Array.from({ length: 10_000 }, (_, i) => ({
      id: String(i),
      ...Object.fromEntries(wide.map(({ key }, c) => [key, (i * 7919 + c) % 10_000])),
    }));
    const store = grid({ columns: wide }, many);
    store.arranger.toggleSort('c0');
    store.arranger.filter('c3', { from: '5000' });
    const shown = store.rows.length;
    expect([store.rows[0]?.c0, shown]).toEqual([expect.any(Number), 5000]);
    store.cursor.span(at(store.rows[0]?.id ?? '', 'c0'), at(store.rows.at(-1)?.id ?? '', 'c11'));
    clearRange(store);
    expect(store.rows.every((row) => row.c5 === '')).toBe(true);
    expect(store.table.rows.filter((row) => row.c5 === '')).toHaveLength(5000);
    store.commands.undo();
    expect(store.hasChanges).toBe(false);
  });
});
