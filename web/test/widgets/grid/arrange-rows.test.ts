import { describe, expect, it } from 'vitest';
import {
  arrangeRows,
  type ColumnFilter,
  nextSort,
  ownOrder,
  type RowSort,
  valuesIn,
} from '../../../src/widgets/grid/arrange-rows.ts';
import { getOptionText } from '../../../src/widgets/grid/cell-value.ts';
import type { GridColumn, GridRow } from '../../../src/widgets/grid/column.ts';
import { findCells, nextMatch } from '../../../src/widgets/grid/find-cells.ts';

const options = [
  { value: '1', text: '男' },
  { value: '2', text: '女' },
];
const columns = {
  name: { key: 'name', title: '姓名', type: 'input' },
  age: { key: 'age', title: '年龄', type: 'inputNumber' },
  born: { key: 'born', title: '生日', type: 'datetime' },
  sex: { key: 'sex', title: '性别', type: 'select', options },
  tags: { key: 'tags', title: '标签', type: 'list_multi', options },
} as const satisfies Record<string, GridColumn>;
const all: readonly GridColumn[] = Object.values(columns);
const rows: readonly GridRow[] = [
  { id: 'a', name: '张三', age: 10, born: '2026-01-02 08:00:00', sex: '1', tags: '1,2' },
  { id: 'b', name: '李四', age: '9', born: '2026-01-01 23:00:00', sex: '2', tags: '2' },
  { id: 'c', name: '', age: '', born: '', sex: '', tags: '' },
  { id: 'd', name: '王五 10', age: 'x', born: '2025-12-31 00:00:00', sex: '1', tags: '1' },
  { id: 'e', name: '王五 9', age: -1.5, born: '2026-01-02 08:00:00', sex: '2', tags: '' },
];
const getText = (column: GridColumn, row: GridRow) =>
  column.options
    ? getOptionText(row[column.key], column.options, column.type === 'list_multi')
    : String(row[column.key] ?? '');
const sorted = (sort: RowSort) =>
  arrangeRows(rows, all, { ...ownOrder, sort }, getText)
    .map(({ id }) => id)
    .join('');
const filtered = (key: string, filter: ColumnFilter) =>
  arrangeRows(rows, all, { ...ownOrder, filters: new Map([[key, filter]]) }, getText)
    .map(({ id }) => id)
    .join('');

describe('sorting', () => {
  it('has three states; the third is the rows’ own order', () => {
    const first = nextSort(undefined, 'age');
    const second = nextSort(first, 'age');
    expect([first, second, nextSort(second, 'age')]).toEqual([
      { key: 'age', isDescending: false },
      { key: 'age', isDescending: true },
      undefined,
    ]);
    expect(nextSort(second, 'name')).toEqual({ key: 'name', isDescending: false });
  });
  it.each<[key: string, isDescending: boolean, order: string]>([
    ['age', false, 'ebadc'],
    ['age', true, 'dabec'],
    ['born', false, 'dbaec'],
    ['born', true, 'aebdc'],
    ['name', false, 'bedac'],
    ['sex', true, 'beadc'],
  ])('by %s (descending %s) gives %s, empty cells last, equal ones in their own order', (key, isDescending, order) => {
    // 男 and 女 are sorted by pinyin.
    expect(sorted({ key, isDescending })).toBe(key === 'sex' ? 'beadc' : order);
  });
});

describe('filtering', () => {
  it.each<[key: string, filter: ColumnFilter, order: string]>([
    ['name', { contains: '王五' }, 'de'],
    ['name', { contains: ' 9 ' }, 'e'],
    ['name', { blank: 'only' }, 'c'],
    ['name', { blank: 'without', contains: '三' }, 'a'],
    ['age', { from: '9' }, 'ab'],
    ['age', { to: '9' }, 'be'],
    ['age', { from: '-2', to: '9.5' }, 'be'],
    ['age', { blank: 'without' }, 'abde'],
    ['born', { from: '2026-01-02' }, 'ae'],
    ['born', { to: '2026-01-01' }, 'bd'],
    ['born', { from: '2025-12-31', to: '2026-01-02' }, 'abde'],
    ['sex', { values: ['女'] }, 'be'],
    ['sex', { values: ['女', ''] }, 'bce'],
    ['sex', { values: [] }, ''],
    ['tags', { values: ['男'] }, 'ad'],
    ['gone', { values: [] }, 'abcde'],
  ])('%s by %j keeps %s', (key, filter, order) => expect(filtered(key, filter)).toBe(order));

  it('applies all filters, then the sort', () => {
    const filters = new Map<string, ColumnFilter>([
      ['sex', { values: ['男', '女'] }],
      ['age', { blank: 'without' }],
    ]);
    const found = arrangeRows(rows, all, { sort: { key: 'age', isDescending: true }, filters }, getText);
    expect(found.map(({ id }) => id)).toEqual(['d', 'a', 'b', 'e']);
  });
  it('lists the values of a column with their counts, the empty one last', () => {
    expect(valuesIn(columns.tags, rows, getText)).toEqual([
      { text: '男', count: 2 },
      { text: '女', count: 2 },
      { text: '', count: 2 },
    ]);
  });
});

describe('finding', () => {
  it('finds cells by their displayed text in reading order, case-insensitive', () => {
    expect(findCells(rows, all, getText, '女').map(({ id, key }) => `${id} ${key}`)).toEqual([
      'a tags',
      'b sex',
      'b tags',
      'e sex',
    ]);
    expect(findCells([{ id: '1', name: 'aBc' }], all, getText, 'AB')).toHaveLength(1);
    expect(findCells(rows, all, getText, '')).toEqual([]);
  });
  it('continues from a cell and wraps around', () => {
    const found = [
      { id: '0', key: '1' },
      { id: '2', key: '0' },
      { id: '2', key: '3' },
    ];
    const getPlace = ({ id, key }: { id: string; key: string }) => ({ row: Number(id), column: Number(key) });
    const next = (id: string, key: string, isBackward = false) => nextMatch(found, getPlace, { id, key }, isBackward);
    expect([next('0', '0'), next('0', '1'), next('2', '1'), next('2', '3')]).toEqual([0, 1, 2, 0]);
    expect([next('0', '1', true), next('2', '3', true), next('4', '0', true)]).toEqual([2, 1, 2]);
    expect([
      nextMatch(found, getPlace, undefined),
      nextMatch(found, getPlace, undefined, true),
      nextMatch([], getPlace, undefined),
    ]).toEqual([0, 2, -1]);
  });
});
