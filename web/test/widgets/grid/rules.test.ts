import { text } from '@campus/contract/messages';
import { expect, it } from 'vitest';
import {
  isChecked,
  mergeOptions,
  nextOrder,
  rowOut,
  toCheckedValue,
  valueOut,
} from '../../../src/widgets/grid/cell-value.ts';
import { type CellNeighbours, checkCell } from '../../../src/widgets/grid/check-cell.ts';
import { type CellRule, type GridColumn, minWidth, takesSeveral } from '../../../src/widgets/grid/column.ts';
import { getLayout } from '../../../src/widgets/grid/layout.ts';
import { acceptNumberInput, parseNumberOnBlur } from '../../../src/widgets/grid/number-input.ts';
import { parsePasted } from '../../../src/widgets/grid/parse-pasted.ts';
import { RowTable } from '../../../src/widgets/grid/row-table.ts';
import { isSheet, parseSheet, sheetText } from '../../../src/widgets/grid/sheet-text.ts';
import { tagText } from '../../../src/widgets/grid/tag-text.ts';
import { Tallies } from '../../../src/widgets/grid/tally.ts';

const column = (type: string, more: Partial<GridColumn> = {}): GridColumn => ({ key: 'k', title: '列', type, ...more });
const getSum = (values: readonly unknown[]) => new Tallies().of('k', () => values);
const alone: CellNeighbours = { isTaken: () => false };
const verdict = (rules: readonly CellRule[], value: unknown, type = 'input', near = alone) =>
  checkCell(column(type, { validateRules: rules }), value, { id: '1' }, 'change', near);

const presetRows: readonly (readonly [preset: string, accepted: readonly string[], refused: readonly string[]])[] = [
  ['n6-16', ['123456', '1234567890123456'], ['12345', '12345678901234567', '12345a']],
  ['*6-16', ['abc123', '中文也可以六', 'a b c d'], ['abc12', '12345678901234567']],
  ['s6-18', ['abcdef', 'ABCdefGHIjklMNOpqr'], ['abcde', 'abc123', 'abc|def']],
  [
    'url',
    [
      'https://www.example.com/a?b=1#c',
      'http://localhost:8080',
      'www.example.com',
      'ftp://files.example.com/x',
      'http://192.168.1.10:8080/p',
    ],
    ['abc', 'http://', 'http://a b.com', 'https//example.com'],
  ],
  ['e', ['a@b.cn', 'first.last+tag@mail.example.com'], ['a@b', 'a b@c.com', '@c.com', 'a@b..com']],
  ['m', ['13800138000', '19912345678'], ['12800138000', '1380013800', '138001380000', '+8613800138000']],
  ['p', ['518000', '100000'], ['018000', '51800', '5180000', '51800a']],
  ['s', ['abc', 'Z'], ['abc1', 'a b', '中文', 'a|b']],
  ['n', ['0', '-12', '3.14', '007'], ['1.', '.5', '1e3', '--1', '1,000']],
  ['z', ['0', '-5', '007'], ['1.0', '5-', 'abc', ' 1']],
  ['*', ['x', '0'], ['', ' ']],
  ['money', ['0', '0.5', '12.34', '100', '1000000.00'], ['1.234', '01', '-1', '12.', '.5', '1,000']],
];
it.each(presetRows)('preset %s accepts and rejects the values of its row', (pattern, accepted, refused) => {
  for (const value of accepted) expect(verdict([{ pattern }], value), value).toBeUndefined();
  for (const value of refused) expect(verdict([{ pattern }], value), value).toBeTypeOf('string');
});
it('W-G35 rejects a postcode with a leading 0', () => {
  expect(verdict([{ pattern: 'p' }], '018000')).toBe(text.grid.preset.p);
  expect(verdict([{ pattern: 'p' }], '518000')).toBeUndefined();
});
it('W-G10 rejects a third decimal of an amount', () => {
  expect(verdict([{ pattern: 'money' }], '12.345', 'inputNumber')).toBe(text.grid.preset.money);
  expect(verdict([{ pattern: 'money' }], '12.34', 'inputNumber')).toBeUndefined();
});

it('returns the first failing rule, and fills placeholders of its message', () => {
  const rules: CellRule[] = [
    { required: true, message: '请填写${title}(${key})' },
    { pattern: /^a/, message: '以a开头' },
    { pattern: /b$/, message: '以b结尾' },
  ];
  expect(verdict(rules, ' ')).toBe('请填写列(k)');
  expect(verdict(rules, 'x')).toBe('以a开头');
  expect(verdict(rules, 'ax')).toBe('以b结尾');
  expect(verdict(rules, 'ab')).toBeUndefined();
});
it('has a default message for each rule', () => {
  expect(verdict([{ required: true }], '')).toBe('列不能为空');
  expect(verdict([{ unique: true }], 'a', 'input', { isTaken: () => true })).toBe('列不能重复');
  expect(verdict([{ pattern: 'only' }], 'a', 'input', { isTaken: () => true })).toBe('列不能重复');
  expect(verdict([{ pattern: '^\\d$' }], 'a')).toBe('列格式不正确');
});
it('calls a handler, synchronous or not, before the rules after it', async () => {
  const says = (passes: boolean | null, message?: string, later = false): CellRule => ({
    handler: (_type, _value, _row, _column, callback) =>
      later ? void Promise.resolve().then(() => callback(passes, message)) : callback(passes, message),
  });
  expect(verdict([says(false, '不行')], 'x')).toBe('不行');
  expect(verdict([says(null)], 'x')).toBeUndefined();
  expect(await verdict([says(true, undefined, true), { pattern: /b/ }], 'x')).toBe('列格式不正确');
  expect(await verdict([says(false, undefined, true)], 'x')).toBe('列格式不正确');
});
it('does not match a pattern against a megabyte', () => {
  expect(verdict([{ pattern: /^(a+)+$/ }], `${'a'.repeat(1_000_000)}!`)).toBe('列格式不正确');
});
it('resets the state of a global pattern', () => {
  const rules = [{ pattern: /a/g }];
  for (let i = 0; i < 3; i += 1) expect(verdict(rules, 'a')).toBeUndefined();
});

it('W-G6 allows typing only the beginning of a number', () => {
  const typed = ['1', '12', '12a', '12.', '12.5'];
  const seen: string[] = [];
  let now = '';
  for (const next of typed) {
    now = acceptNumberInput(now, next);
    seen.push(now);
  }
  expect(seen).toEqual(['1', '12', '12', '12.', '12.5']);
  expect(acceptNumberInput('', '-')).toBe('-');
  expect(acceptNumberInput('-', '--')).toBe('-');
  expect(acceptNumberInput('1.', '1..')).toBe('1.');
});
it.each([
  ['W-G8 1.', '1.', 5, 1],
  ['W-G7 -', '-', 12, 12],
  ['empty', '', 12, ''],
  ['007', '007', 0, 7],
  ['12.50', '12.50', 0, 12.5],
  ['.5', '.5', 3, 3],
  ['-3', '-3', 0, -3],
  ['too long for a number', '12345678901234567890', 0, '12345678901234567890'],
])('a number cell after blur: %s', (_name, typed, lastValid, expected) => {
  expect(parseNumberOnBlur(typed, lastValid)).toBe(expected);
});

it('W-G9 adds decimals exactly, blanks as 0', () => {
  expect(getSum(['0.1', '0.2', '', null, 'x']).sum).toBe('0.3');
  expect(getSum([1, 2]).sum).toBe('3');
  expect(getSum(['-0.5', '0.25']).sum).toBe('-0.25');
  expect(getSum(['1.50', '1.50']).sum).toBe('3');
  expect(getSum(Array.from({ length: 10_000 }, () => '0.01')).sum).toBe('100');
  expect(getSum(['99999999999999999999.99', '0.01']).sum).toBe('100000000000000000000');
});
it('removes values from a sum, and computes the average', () => {
  const tally = getSum(['1', '2.5', '4']);
  tally.count('2.5', -1);
  expect([tally.sum, tally.average]).toEqual(['5', '2.5']);
  expect(getSum(['1', '1', '2']).average).toBe('1.3333');
  expect(getSum(['2', '2', '1']).average).toBe('1.6667');
  expect(getSum([]).average).toBe('0');
});

it('W-G11 converts a checkbox to the column’s values', () => {
  const yn = column('checkbox', { customValue: ['Y', 'N'] });
  expect([isChecked(yn, 'N'), isChecked(yn, 'Y'), toCheckedValue(yn, true)]).toEqual([false, true, 'Y']);
  const plain = column('checkbox');
  expect([isChecked(plain, true), toCheckedValue(plain, true), toCheckedValue(plain, false)]).toEqual([
    true,
    true,
    false,
  ]);
});
it.each([
  ['inputNumber', '18', 18],
  ['inputNumber', '', ''],
  ['inputNumber', '12.', 12],
  ['input', undefined, ''],
  ['input', '0', '0'],
  ['date', null, ''],
  ['file', '', null],
  ['image', 'a,b', 'a,b'],
  ['list_multi', ['a', 'b'], 'a,b'],
  ['hidden', undefined, undefined],
  ['strange', 5, 5],
])('%s emits %j as %j', (type, value, expected) => {
  expect(valueOut(column(type), value)).toEqual(expected);
});
it('selects one user unless several are allowed', () => {
  expect(takesSeveral(column('sel_user'))).toBe(true);
  expect(takesSeveral(column('sel_user', { multi: false }))).toBe(false);
  expect(takesSeveral(column('sel_depart', { fieldExtendJson: '{"multiSelect":false}' }))).toBe(false);
  expect(takesSeveral(column('sel_depart', { fieldExtendJson: '{broken' }))).toBe(true);
  expect(valueOut(column('sel_user', { multi: false }), 'u1,u2')).toBe('u1');
});
it('drops options with duplicate values', () => {
  expect(mergeOptions([{ value: 1, text: '一' }], [{ value: '1', text: 'I' }, { value: 2 }])).toEqual([
    { value: 1, text: '一' },
    { value: 2 },
  ]);
});
it('W-G34 numbers a new row after the largest', () => {
  expect(nextOrder([{ id: 'a', n: 3 }, { id: 'b', n: '7' }, { id: 'c' }], 'n')).toBe(8);
});
it('does not touch object prototypes when a column has such a name', () => {
  const evil = [column('input', { key: '__proto__' }), column('input', { key: 'constructor' })];
  const out = rowOut(evil, JSON.parse('{"id":"1","__proto__":{"x":1},"constructor":"c"}'));
  expect(({} as Record<string, unknown>).x).toBeUndefined();
  expect(Object.getPrototypeOf(out)).toBe(Object.prototype);
  expect(Object.hasOwn(out, '__proto__')).toBe(true);
});

it('W-G14 W-G15 keeps the minimum widths of dates, times and people', () => {
  expect(['date', 'datetime', 'sel_depart', 'sel_user'].map((type) => minWidth(column(type, { width: 20 })))).toEqual([
    135, 190, 190, 190,
  ]);
  const narrow = getLayout([column('date', { width: 100 }), column('datetime', { width: '10%' })], [], 400);
  expect(narrow.columns.map(({ width }) => width >= 135)).toEqual([true, true]);
});
it('shares the width among columns without one, and fills the grid', () => {
  const four = Array.from({ length: 4 }, (_, i) => column('input', { key: `c${i}` }));
  const { columns, total } = getLayout(four, ['number', 'select'], 1000);
  expect(total).toBe(1000);
  expect(new Set(columns.map(({ width }) => width)).size).toBeLessThanOrEqual(2);
  expect(
    getLayout([column('input', { width: '25%' }), column('input', { width: 300 })], [], 1000).columns[0]?.width,
  ).toBe(475);
});
it('places fixed columns first with their offsets', () => {
  const placed = getLayout(
    [column('input', { key: 'a' }), column('input', { key: 'b', fixed: true, width: 120 })],
    ['number'],
    1000,
  );
  expect(placed.columns.map(({ column: { key }, fixedAt }) => [key, fixedAt])).toEqual([
    ['b', 60],
    ['a', undefined],
  ]);
});

it.each<[name: string, source: string, cells: string[][]]>([
  [
    'a range',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'no break at the end',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'empty cells',
    '\t\n\t',
    [
      ['', ''],
      ['', ''],
    ],
  ],
  ['an empty row between', 'a\n\nb', [['a'], [''], ['b']]],
  ['quotes', '"say ""hi"""\tb', [['say "hi"', 'b']]],
  ['a break and a tab in quotes', '"a\r\nb\tc"\td\n', [['a\nb\tc', 'd']]],
  ['an inch', '5" pipe\t3"', [['5" pipe', '3"']]],
  ['a quote that never closes', '"open\tb', [['"open', 'b']]],
  ['a quote in front of text', '"a"b\tc', [['"a"b', 'c']]],
  ['emoji', '👩‍🎓\t测试😀', [['👩‍🎓', '测试😀']]],
  ['an old break', 'a\rb', [['a'], ['b']]],
])('parses %s in spreadsheet format', (_name, source, cells) => {
  expect(parseSheet(source)).toEqual(cells);
});
it('parses its own output', () => {
  const rows = [
    ['a\tb', 'say "x"', 'line\nbreak'],
    ['', '😀', '"'],
  ];
  expect(parseSheet(sheetText(rows))).toEqual(rows);
});
it('parses a megabyte in one cell, and at most the requested rows', () => {
  const large = 'x'.repeat(1_000_000);
  expect(parseSheet(`"${large}"\tb`)).toEqual([[large, 'b']]);
  expect(parseSheet('a\nb\nc\nd', 2)).toEqual([['a'], ['b']]);
  const many = Array.from({ length: 10_000 }, (_, i) => `"${i}\t`).join('\n');
  expect(parseSheet(many)).toHaveLength(10_000);
});
it('distinguishes a range from the content of one cell', () => {
  expect([isSheet('a b'), isSheet('a\tb'), isSheet('a\nb')]).toEqual([false, true, true]);
});

const sexes = [
  { value: '1', text: '男' },
  { value: '2', text: '女' },
  { value: '3', text: '保密', disabled: true },
];
it.each<[type: string, pasted: string, value: unknown, unread?: boolean, more?: Partial<GridColumn>]>([
  ['input', ' 张 三 ', '张 三'],
  ['input_pop', 'a\nb ', 'a\nb '],
  ['inputNumber', '1,234.50', '1234.50'],
  ['inputNumber', '12', 12],
  ['inputNumber', '12a', '12a', true],
  ['inputNumber', '1,23', '1,23', true],
  ['date', '2025/1/5', '2025-01-05'],
  ['date', '2025-01-15 08:30:05', '2025-01-15'],
  ['date', '2025年1月5日', '2025-01-05'],
  ['date', '2025-02-30', '2025-02-30', true],
  ['datetime', '2025/1/5', '2025-01-05 00:00:00'],
  ['datetime', '2025-1-5 8:30', '2025-01-05 08:30:00'],
  ['datetime', '2025-1-5 25:00', '2025-1-5 25:00', true],
  ['select', '女', '2'],
  ['select', '1', '1'],
  ['select', '保密', '保密', true],
  ['select', '未知', '未知', true],
  ['select', '未知', '未知', false, { allowInput: true }],
  ['list_multi', '男、女', '1,2'],
  ['list_multi', '男,未知', '男,未知', true],
  ['checkbox', '是', 'Y', false, { customValue: ['Y', 'N'] }],
  ['checkbox', 'N', 'N', false, { customValue: ['Y', 'N'] }],
  ['checkbox', '', false],
  ['checkbox', '也许', '也许', true],
  ['radio', '', ''],
])('a pasted %s %j becomes %j', (type, pasted, value, unread, more) => {
  const read = parsePasted(column(type, more), pasted, sexes);
  expect(read.unread ?? false).toBe(unread ?? false);
  if (type === 'inputNumber' && pasted === '1,234.50') expect(Number(read.value)).toBe(1234.5);
  else expect(read.value).toBe(value);
});

it.each([
  ['ab', 'ab'],
  ['abc', 'ab;c'],
  ['abcd', 'ab;cd'],
  ['ab;cde', 'ab;cd;e'],
  ['', ''],
])('a tag cell turns %j into %j', (typed, tags) => expect(tagText(typed)).toBe(tags));

it('undoes a move with its order numbers only', () => {
  const table = new RowTable();
  table.replace([
    { id: 'a', n: 1, t: 'x' },
    { id: 'b', n: 2, t: 'y' },
  ]);
  const shape = table.shape('n');
  table.move(0, 1, 'n');
  table.set('a', 't', 'z');
  expect(table.rows.map(({ id, n }) => [id, n])).toEqual([
    ['b', 1],
    ['a', 2],
  ]);
  table.restore(shape);
  expect(table.rows).toEqual([
    { id: 'a', n: 1, t: 'z' },
    { id: 'b', n: 2, t: 'y' },
  ]);
});
