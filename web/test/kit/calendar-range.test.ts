import { expect, it } from 'vitest';
import { type CalendarView, getRange, getTitle, step } from '../../src/kit/calendar/calendar-range.ts';

it.each<[CalendarView, string, string, string, string, string]>([
  ['month', '2026-10-26', '2026-12-06', '2026年11月', '2026-10-01', '2026-12-01'],
  ['week', '2026-11-23', '2026-11-29', '2026年11月23日 – 11月29日', '2026-11-22', '2026-12-06'],
  ['day', '2026-11-29', '2026-11-29', '2026年11月29日 周日', '2026-11-28', '2026-11-30'],
  ['list', '2026-11-29', '2026-12-12', '2026年11月29日 – 12月12日', '2026-11-15', '2026-12-13'],
])('shows a %s around a Sunday, and the periods next to it', (view, start, end, title, before, after) => {
  const day = '2026-11-29';
  expect(getRange(view, day)).toEqual({ start, end });
  expect(getTitle(view, day)).toBe(title);
  expect([step(view, day, -1), step(view, day, 1)]).toEqual([before, after]);
});

it('names the year twice when a list ends in the next one', () => {
  expect(getTitle('list', '2026-12-25')).toBe('2026年12月25日 – 2027年1月7日');
});
