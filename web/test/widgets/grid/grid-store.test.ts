import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestFailed } from '../../../src/request/request-failed.ts';
import type { GridColumn } from '../../../src/widgets/grid/column.ts';
import type { GridSettings, SaveCell, ValueChange } from '../../../src/widgets/grid/grid-settings.ts';
import { GridStore } from '../../../src/widgets/grid/grid-store.ts';
import { enterNextFault } from '../../../src/widgets/grid/keyboard.ts';
import { copyRange, handlePaste } from '../../../src/widgets/grid/paste-cells.ts';
import {
  clearRange,
  fillDown,
  fillRange,
  fillToEnd,
  findRange,
  resetCells,
  resetRange,
} from '../../../src/widgets/grid/range-commands.ts';
import { listen, type RecordedNotices } from '../../kit/support.tsx';

const options = [
  { value: '1', text: '男' },
  { value: '2', text: '女' },
];
const columns: readonly GridColumn[] = [
  { key: 'name', title: '姓名', type: 'input', validateRules: [{ required: true }, { unique: true }] },
  { key: 'age', title: '年龄', type: 'inputNumber', statistics: ['sum', 'average'], validateRules: [{ pattern: 'z' }] },
  { key: 'born', title: '生日', type: 'date' },
  { key: 'sex', title: '性别', type: 'select', options },
  { key: 'ok', title: '在职', type: 'checkbox', customValue: ['Y', 'N'] },
  { key: 'locked', title: '锁定', type: 'input', disabled: true },
];
const people = [
  { id: 'a', name: 'A', age: 3, born: '2026-11-01', sex: '1', ok: 'Y', locked: 'x' },
  { id: 'b', name: 'B', age: 1, born: '2026-11-02', sex: '2', ok: 'N', locked: 'y' },
  { id: 'c', name: 'C', age: 2, born: '', sex: '1', ok: 'Y', locked: 'z' },
  { id: 'd', name: 'D', age: '', born: '', sex: '2', ok: 'N', locked: '' },
];
const settings: GridSettings = {
  columns,
  alwaysEdit: false,
  disabled: false,
  disabledRows: {},
  dragSortKey: 'orderNum',
  canAdd: true,
  linkage: [],
  pageSize: undefined,
};
let notices: RecordedNotices;
beforeEach(() => {
  notices = listen();
});
function grid(more: Partial<GridSettings> = {}, rows: readonly Record<string, unknown>[] = people): GridStore {
  const store = new GridStore({ ...settings, ...more });
  store.replace(rows);
  return store;
}
const at = (id: string, key: string) => ({ id, key });
const values = (store: GridStore, key: string) => store.table.rows.map((row) => row[key]);
const order = (store: GridStore) => store.rows.map(({ id }) => id).join('');
const figures = (store: GridStore) => [store.tally('age').sum, store.tally('age').average];
const allFailing = (store: GridStore) => store.checks.list().map(({ id, key }) => `${id} ${key}`);

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
    await vi.waitFor(
      () => expect(notices.messages).toEqual(['warning: 已填充 8 个单元格，0 个未采用，2 个有误']),
      30_000,
    );
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
    await vi.waitFor(
      () => expect(notices.messages).toEqual(['warning: 已填充 1 个单元格，1 个未采用，0 个有误']),
      30_000,
    );
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

describe('sorted and filtered rows', () => {
  it('shows that order and keeps the rows’ own', async () => {
    const store = grid();
    store.arranger.toggleSort('age');
    expect(order(store)).toBe('bcad');
    store.arranger.toggleSort('age');
    expect(order(store)).toBe('acbd');
    expect((await store.getAll({ validate: false })).values.map(({ id }) => id).join('')).toBe('abcd');
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
    expect(await store.validate()).toBe(false);
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
    store.replace([
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

describe('changed cells', () => {
  it('counts them, and reverts them one by one or together as one edit', () => {
    const store = grid();
    store.commands.set('a', 'age', 4);
    store.commands.set('a', 'name', 'Q');
    store.commands.set('b', 'age', 5);
    store.commands.set('b', 'age', 1);
    const changed = () => store.table.changedCells(columns, store.shown).map(([id, key]) => `${id} ${key}`);
    expect(changed()).toEqual(['a name', 'a age']);
    store.cursor.go(at('a', 'age'));
    resetRange(store);
    expect(changed()).toEqual(['a name']);
    store.commands.undo();
    resetCells(store, store.table.changedCells(columns, store.shown));
    expect([changed(), store.table.rows[0]]).toEqual([[], people[0]]);
    store.commands.undo();
    expect(changed()).toEqual(['a name', 'a age']);
    store.markSaved();
    expect(changed()).toEqual([]);
  });
});

describe('cells that are saved one by one', () => {
  let answers: (() => Promise<Record<string, unknown>>)[];
  let asked: { readonly value: unknown }[];
  const save: SaveCell = async (change) => {
    asked.push(change);
    const given = await (answers.shift() ?? expect.unreachable())();
    return { id: change.rowId, [change.key]: change.value, ...given };
  };
  const refuse = () => Promise.reject(new RequestFailed({ code: 0, http: 0, message: '网络异常' }));
  const rest = () => vi.advanceTimersByTimeAsync(400);
  beforeEach(() => {
    vi.useFakeTimers();
    [answers, asked] = [[], []];
    return () => vi.useRealTimers();
  });
  const live = (changes: ValueChange[] = []) => {
    const store = grid({ onValueChange: (change) => void changes.push(change) });
    store.saves.save = save;
    return store;
  };

  it('saves them after a pause; they no longer count as changes', async () => {
    const store = live();
    answers = [() => Promise.resolve({ age: 8 })];
    store.commands.set('a', 'age', 7);
    store.commands.set('a', 'age', 8);
    expect(store.saves.isPending).toBe(true);
    await rest();
    expect(asked).toEqual([{ rowId: 'a', key: 'age', value: 8 }]);
    expect([store.saves.isPending, store.hasChanges]).toEqual([false, false]);
  });
  it('keeps the user’s value when the save fails, and saves it again by 重试', async () => {
    const store = live();
    answers = [refuse, () => Promise.resolve({})];
    store.commands.set('a', 'age', 7);
    await rest();
    expect(store.saves.failureOf('a', 'age')).toBe('网络异常');
    expect([store.table.get('a')?.age, store.hasChanges]).toEqual([7, true]);
    store.saves.retry(store.saves.failures);
    await rest();
    expect([store.saves.failures, store.table.get('a')?.age, store.hasChanges]).toEqual([[], 7, false]);
  });
  it('reverts them by 还原 without another save', async () => {
    const store = live();
    answers = [refuse];
    store.commands.set('a', 'age', 7);
    await rest();
    resetCells(store, [['a', 'age']]);
    store.saves.dropResolved();
    await rest();
    expect([store.saves.failures, store.table.get('a')?.age, asked.length]).toEqual([[], 3, 1]);
  });
  it('keeps unsaved values when the rows are reloaded', async () => {
    const store = live();
    answers = [refuse];
    store.commands.set('a', 'age', 7);
    store.commands.set('b', 'name', '');
    await rest();
    store.load([
      { id: 'z', name: '新' },
      { ...people[1], sex: '1' },
      { ...people[0], age: 5, name: 'A2' },
    ]);
    expect(store.table.rows.map(({ id, name, age, sex }) => [id, name, age, sex])).toEqual([
      ['z', '新', undefined, undefined],
      ['b', '', 1, '1'],
      ['a', 'A2', 7, '1'],
    ]);
    expect(store.saves.failureOf('a', 'age')).toBe('网络异常');
    resetCells(store, [['a', 'age']]);
    expect(store.table.get('a')?.age).toBe(5);
  });
  it('keeps the active cell and what can be undone when the rows are reloaded', async () => {
    const store = live();
    answers = [async () => ({}), async () => ({})];
    store.cursor.go({ id: 'a', key: 'age' });
    store.commands.set('b', 'age', 8);
    store.commands.set('a', 'age', 7);
    await rest();
    expect(store.hasChanges).toBe(false);
    store.load([{ ...people[0], age: 7 }, ...people.slice(2)]);
    expect(store.cursor.cell).toEqual({ id: 'a', key: 'age' });
    expect([store.commands.undo(), store.table.get('a')?.age]).toEqual([true, 3]);
    // The other edit went with its row.
    expect(store.commands.undo()).toBe(false);
    expect([store.commands.redo(), store.table.get('a')?.age]).toEqual([true, 7]);
  });
  it('removes the mark when the stored value equals the user’s', async () => {
    const store = live();
    answers = [refuse];
    store.commands.set('a', 'age', 7);
    await rest();
    store.load([{ ...people[0], age: 7 }]);
    expect([store.saves.failures, store.hasChanges]).toEqual([[], false]);
  });
  it('does not save invalid values', async () => {
    const store = live();
    store.commands.set('a', 'name', '');
    await rest();
    expect([asked, store.saves.isPending]).toEqual([[], false]);
  });
  /** A cell whose save waits for its answer, and that was undone meanwhile. */
  const undoneWhileSaved = async () => {
    const store = live();
    const { promise, resolve: answer } = Promise.withResolvers<Record<string, unknown>>();
    answers = [() => promise, () => Promise.resolve({})];
    store.commands.set('a', 'age', 7);
    await rest();
    store.commands.undo();
    return { store, answer };
  };
  it('saves what is undone while the save runs', async () => {
    const { store, answer } = await undoneWhileSaved();
    await rest();
    expect(asked).toHaveLength(1);
    answer({});
    await rest();
    expect(asked.map(({ value }) => value)).toEqual([7, 3]);
    expect([store.table.get('a')?.age, store.hasChanges, store.saves.isPending]).toEqual([3, false, false]);
  });
  it('shows what is undone before the pause when the answer arrives within it', async () => {
    const { store, answer } = await undoneWhileSaved();
    answer({});
    await vi.advanceTimersByTimeAsync(1);
    expect(store.table.get('a')?.age).toBe(3);
    await rest();
    expect(asked.map(({ value }) => value)).toEqual([7, 3]);
  });
  it('uses the latest of two overlapping saves', async () => {
    const store = live();
    let fail: () => void = () => undefined;
    answers = [
      () =>
        new Promise((_, reject) => {
          fail = () => reject(new RequestFailed({ code: 0, http: 0, message: '超时' }));
        }),
      () => Promise.resolve({}),
    ];
    store.commands.set('a', 'age', 7);
    await rest();
    store.commands.set('a', 'age', 8);
    await rest();
    fail();
    await rest();
    expect([store.saves.failures, store.table.get('a')?.age, store.hasChanges]).toEqual([[], 8, false]);
  });
});
