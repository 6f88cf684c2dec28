import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestFailed } from '../../../src/request/request-failed.ts';
import type { SaveCell, ValueChange } from '../../../src/widgets/grid/grid-settings.ts';
import { loadRows } from '../../../src/widgets/grid/load-rows.ts';
import { resetCells, resetRange } from '../../../src/widgets/grid/range-commands.ts';
import { listen } from '../../kit/support.tsx';
import { at, columns, grid, people } from './store-fixture.ts';

beforeEach(() => {
  listen();
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
    loadRows(store, [
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
    loadRows(store, [{ ...people[0], age: 7 }, ...people.slice(2)]);
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
    loadRows(store, [{ ...people[0], age: 7 }]);
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
