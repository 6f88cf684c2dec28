import { expect, it } from 'vitest';
import { relativeDays } from '../../src/rules/index.ts';

it.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['thisWeek', '2026-02-23', '2026-03-01'],
  ['lastWeek', '2026-02-16', '2026-02-22'],
  ['thisMonth', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['last7Days', '2026-02-23', '2026-03-01'],
  ['last30Days', '2026-01-31', '2026-03-01'],
  ['thisYear', '2026-01-01', '2026-12-31'],
  ['daysAgo:3', '2026-02-26', '2026-02-26'],
  ['daysAhead:31', '2026-04-01', '2026-04-01'],
])('counts %s from a Sunday in China', (word, from, to) => {
  expect(relativeDays(word, new Date('2026-02-28T16:00:00Z'))).toEqual([from, to]);
});

it('counts the last month across the year', () => {
  expect(relativeDays('lastMonth', new Date('2026-01-31T04:00:00Z'))).toEqual(['2025-12-01', '2025-12-31']);
});

it.each(['', 'toString', 'daysAgo', 'daysAgo:0', 'daysAgo:-1', 'daysAgo:3661', 'daysAgo:1e3', 'weeksAgo:1'])(
  'knows no %j',
  (word) => {
    expect(relativeDays(word, new Date())).toBeUndefined();
  },
);
