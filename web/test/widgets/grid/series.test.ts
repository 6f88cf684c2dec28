import { expect, it } from 'vitest';
import { fittingWidth } from '../../../src/widgets/grid/column-resize.ts';
import { continueSeries } from '../../../src/widgets/grid/series.ts';

it.each<[type: string, source: readonly unknown[], next: readonly unknown[], isBackward?: boolean]>([
  ['inputNumber', [1, 2], [3, 4, 5]],
  ['inputNumber', [10, 7], [4, 1, -2]],
  ['inputNumber', ['0.1', '0.2'], ['0.3', '0.4', '0.5']],
  ['inputNumber', ['12.50', '13.00'], ['13.50', '14.00', '14.50']],
  ['inputNumber', [1.1, 2.2, 3.3], [4.4, 5.5, 6.6]],
  [
    'inputNumber',
    ['9007199254740992', '9007199254740993'],
    ['9007199254740994', '9007199254740995', '9007199254740996'],
  ],
  ['inputNumber', [5], [5, 5, 5]],
  ['inputNumber', [1, 2, 4], [1, 2, 4]],
  ['inputNumber', [1, ''], [1, '', 1]],
  ['inputNumber', [3, 4], [2, 1, 0], true],
  ['date', ['2026-11-01', '2026-11-03'], ['2026-11-05', '2026-11-07', '2026-11-09']],
  ['date', ['2026-12-30', '2026-12-31'], ['2027-01-01', '2027-01-02', '2027-01-03']],
  ['date', ['2026-01-15', '2026-02-15'], ['2026-03-15', '2026-04-15', '2026-05-15']],
  ['date', ['2025-12-31', '2026-01-31'], ['2026-02-28', '2026-03-31', '2026-04-30']],
  ['date', ['2026-11-03'], ['2026-11-03', '2026-11-03', '2026-11-03']],
  ['date', ['2026-11-03', 'x'], ['2026-11-03', 'x', '2026-11-03']],
  ['date', ['2026-11-03', '2026-11-04'], ['2026-11-02', '2026-11-01', '2026-10-31'], true],
  [
    'datetime',
    ['2026-11-03 08:00:00', '2026-11-03 20:00:00'],
    ['2026-11-04 08:00:00', '2026-11-04 20:00:00', '2026-11-05 08:00:00'],
  ],
  [
    'datetime',
    ['2026-01-01 08:30:00', '2026-02-01 08:30:00'],
    ['2026-03-01 08:30:00', '2026-04-01 08:30:00', '2026-05-01 08:30:00'],
  ],
  ['input', ['甲', '乙'], ['甲', '乙', '甲']],
  ['input', ['1', '2'], ['1', '2', '1']],
  ['select', ['a'], ['a', 'a', 'a']],
])('a filled %s range %j continues with %j', (type, source, next, isBackward) => {
  expect(continueSeries(type, source, 3, isBackward)).toEqual(next);
});

it('fits a column to its longest text or title, within bounds', () => {
  const measure = (text: string) => text.length * 10;
  expect(fittingWidth('标题', ['1234567890', '1'], measure)).toBe(144);
  expect(fittingWidth('一个很长的标题', [], measure)).toBe(130);
  expect(fittingWidth('标题', ['x'.repeat(500)], measure)).toBe(600);
});
