import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GridColumn } from '../../../src/widgets/grid/column.ts';
import { handlePaste } from '../../../src/widgets/grid/paste-cells.ts';
import { clearRange, fillDown, fillRange, fillToEnd, findRange } from '../../../src/widgets/grid/range-commands.ts';
import { listen, type RecordedNotices } from '../../kit/support.tsx';
import { allFailing, at, columns, figures, grid, people, values } from './store-fixture.ts';

let notices: RecordedNotices;
beforeEach(() => {
  notices = listen();
});

describe('statistics', () => {
  it('counts the valid numbers', () => {
    const store = grid({}, [...people, { id: 'e', age: '1.5' }, { id: 'f', age: 'x' }]);
    expect(figures(store)).toEqual(['6', '2']);
  });
  it('follows edits from valid to invalid and back', () => {
    const store = grid();
    expect(figures(store)).toEqual(['6', '2']);
    store.commands.set('a', 'age', '7.5');
    expect(figures(store)).toEqual(['3', '1.5']);
    store.commands.set('a', 'age', 6);
    expect(figures(store)).toEqual(['9', '3']);
    store.commands.set('d', 'age', 3);
    expect(figures(store)).toEqual(['12', '3']);
  });
  it('counts the rows that no filter hides', () => {
    const store = grid();
    store.arranger.filter('sex', { values: ['男'] });
    expect(figures(store)).toEqual(['5', '2.5']);
  });
});

describe('a range', () => {
  it('clears editable cells as one edit and validates them', () => {
    const store = grid({ disabledRows: { name: ['C'] } });
    store.cursor.span(at('a', 'name'), at('c', 'locked'));
    expect(clearRange(store)).toBe(true);
    expect(values(store, 'name')).toEqual(['', '', 'C', 'D']);
    expect(values(store, 'ok')).toEqual(['N', 'N', 'Y', 'N']);
    expect(values(store, 'locked')).toEqual(['x', 'y', 'z', '']);
    expect(allFailing(store)).toEqual(['a name', 'b name']);
    expect(store.cursor.range).toEqual({ top: 0, bottom: 2, left: 0, right: 5 });
    expect(store.commands.undo()).toBe(true);
    expect(store.table.rows).toEqual(people);
    expect([allFailing(store), store.hasChanges]).toEqual([[], false]);
    expect(store.commands.redo()).toBe(true);
    expect(values(store, 'age')).toEqual(['', '', 2, '']);
  });
  it('fills down as a series, with copies of other values, and validates them', async () => {
    const store = grid({}, [...people.slice(0, 2), { id: 'c', name: 'C' }, { id: 'd', name: 'D' }]);
    store.cursor.span(at('a', 'name'), at('b', 'sex'));
    const source = findRange(store) ?? expect.unreachable();
    fillRange(store, source, { side: 'down', range: { ...source, top: 2, bottom: 3 } });
    expect(values(store, 'age')).toEqual([3, 1, -1, -3]);
    expect(values(store, 'born').slice(2)).toEqual(['2026-11-03', '2026-11-04']);
    expect(values(store, 'sex').slice(2)).toEqual(['1', '2']);
    expect(allFailing(store)).toEqual(['a name', 'b name', 'c name', 'd name']);
    await vi.waitFor(() => expect(notices.messages).toEqual(['warning: 已填充 8 个单元格，0 个未采用，2 个有误']));
    expect(store.cursor.range).toEqual({ top: 0, bottom: 3, left: 0, right: 3 });
    store.commands.undo();
    expect(values(store, 'age')).toEqual([3, 1, undefined, undefined]);
    expect(allFailing(store)).toEqual([]);
  });
  it('fills up and skips read-only cells', async () => {
    const store = grid({ disabledRows: { name: 'B' } });
    store.cursor.span(at('c', 'age'), at('c', 'age'));
    const source = findRange(store) ?? expect.unreachable();
    fillRange(store, source, { side: 'up', range: { ...source, top: 0, bottom: 1 } });
    expect(values(store, 'age')).toEqual([2, 1, 2, '']);
    await vi.waitFor(() => expect(notices.messages).toEqual(['warning: 已填充 1 个单元格，1 个未采用，0 个有误']));
  });
  it('fills to the right through the texts of its cells', () => {
    const store = grid({}, [{ id: 'a', name: '女', age: 5, born: '', sex: '1' }]);
    store.cursor.go(at('a', 'name'));
    const source = findRange(store) ?? expect.unreachable();
    fillRange(store, source, { side: 'right', range: { ...source, left: 1, right: 3 } });
    expect(store.table.rows[0]).toMatchObject({ age: '女', born: '女', sex: '2' });
    expect(allFailing(store)).toEqual(['a age', 'a born']);
  });
  it('fills to the end of the adjacent data on double-click', () => {
    const store = grid();
    store.cursor.go(at('a', 'age'));
    fillToEnd(store);
    expect(values(store, 'age')).toEqual([3, 3, 3, 3]);
  });
  it('copies its first row, or the row above a single row, on Ctrl+D', () => {
    const store = grid();
    store.cursor.span(at('a', 'age'), at('c', 'born'));
    fillDown(store);
    expect([values(store, 'age'), values(store, 'born')]).toEqual([
      [3, 3, 3, ''],
      ['2026-11-01', '2026-11-01', '2026-11-01', ''],
    ]);
    store.cursor.go(at('d', 'sex'));
    fillDown(store);
    expect(values(store, 'sex').at(-1)).toBe('1');
    store.commands.undo();
    store.commands.undo();
    expect(store.table.rows).toEqual(people);
  });
});

describe('dependents of a cleared or pasted cell', () => {
  const linkage = [{ keys: ['name', 'locked2'], load: () => Promise.resolve([]) }];
  const linked: readonly GridColumn[] = [...columns, { key: 'locked2', title: '市', type: 'input' }];
  it('clears them with it, and restores them with it', () => {
    const store = grid({ linkage, columns: linked }, [{ id: 'a', name: '省', locked2: '市' }]);
    store.cursor.go(at('a', 'name'));
    clearRange(store);
    expect(store.table.rows[0]).toMatchObject({ name: '', locked2: '' });
    store.commands.undo();
    expect(store.table.rows[0]).toMatchObject({ name: '省', locked2: '市' });
  });
});

describe('undo and redo', () => {
  it('goes through all edits and back, until another edit', () => {
    const store = grid();
    store.commands.set('a', 'age', 9);
    store.commands.add(1, -1);
    store.commands.remove(['b']);
    store.commands.move(0, 1);
    const states = [JSON.stringify(store.table.rows)];
    while (store.commands.undo()) states.push(JSON.stringify(store.table.rows));
    expect(states).toHaveLength(5);
    expect(store.hasChanges).toBe(false);
    for (const state of states.slice(0, 4).toReversed()) {
      store.commands.redo();
      expect(JSON.stringify(store.table.rows)).toBe(state);
    }
    expect(store.commands.redo()).toBe(false);
    store.commands.undo();
    store.commands.set('c', 'age', 1);
    expect(store.commands.redo()).toBe(false);
  });
  it('keeps the mark of unparsed text', () => {
    const store = grid();
    store.cursor.go(at('c', 'born'));
    handlePaste(store, 'x\ty');
    expect(allFailing(store)).toEqual(['c born', 'c sex']);
    clearRange(store);
    expect(allFailing(store)).toEqual(['c sex']);
    store.commands.undo();
    expect(allFailing(store)).toEqual(['c born', 'c sex']);
    store.commands.undo();
    expect(allFailing(store)).toEqual([]);
    store.commands.redo();
    expect(allFailing(store)).toEqual(['c born', 'c sex']);
  });
  it('restores rows added by a paste, with their values', () => {
    const store = grid();
    store.cursor.go(at('d', 'name'));
    handlePaste(store, 'X\nY\nZ');
    store.commands.undo();
    expect(store.rows).toHaveLength(4);
    store.commands.redo();
    expect(values(store, 'name')).toEqual(['A', 'B', 'C', 'X', 'Y', 'Z']);
    expect(store.changes().inserted).toHaveLength(2);
  });
});
