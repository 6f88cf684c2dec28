import { type CalendarEvent, calendarTexts } from '@campus/contract/calendar';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CalendarPaper } from '../../src/kit/calendar/calendar-paper.tsx';
import type { CalendarView } from '../../src/kit/calendar/calendar-range.ts';

const event = (title: string, start: string, end: string | null = null): CalendarEvent => ({
  ...{ id: title, kind: 'interview', title, start, end, allDay: start.length === 10, color: 'progress' },
  ...{ statusText: '已确认', companyName: '云湖科技', place: null, count: null, movable: false, version: null },
  ...{ isBand: false, refType: 'interview', refId: title, link: { path: '/interview/list', query: {} } },
});
const events = [
  ...Array.from({ length: 6 }, (_, i) => event(`面试${i}`, '2026-11-24 09:00:00', '2026-11-24 09:30:00')),
  event('双选周', '2026-11-20', '2026-11-26'),
  event('到期', '2026-11-24'),
];
function printed(view: CalendarView, own: readonly CalendarEvent[] = events): string[] {
  render(<CalendarPaper view={view} day="2026-11-24" events={own} kindTitle={() => '面试'} />);
  const role = view === 'month' || view === 'week' ? 'cell' : 'row';
  return screen.getAllByRole(role).map(({ textContent }) => textContent ?? '');
}

it.each(['month', 'week'] as const)('prints every event of a day in a %s, periods last', (view) => {
  const times = Array.from({ length: 6 }, (_, i) => `09:00面试${i}`).join('');
  const cells = printed(view);
  expect(cells).toHaveLength(view === 'month' ? 42 : 7);
  expect(cells).toContain(`11-24到期${times}双选周`);
  expect(cells).toContain('11-26双选周');
  expect(cells).toContain('11-27');
});

it('prints a list by day, with a period once although it began before', () => {
  const rows = printed('list', [...events, event('复试', '2026-11-27 09:00:00'), event('终试', '2026-12-08 09:00:00')]);
  expect(rows[0]).toBe('2026年11月24日 周二');
  expect(rows.filter((row) => row.includes('试')).join()).not.toContain('终试');
  expect(rows.filter((row) => row.includes('双选周'))).toEqual([`${calendarTexts.allDay}已确认双选周面试 · 云湖科技`]);
  expect(rows).toContain('09:00–09:30已确认面试5面试 · 云湖科技');
  expect(within(screen.getByRole('table')).getAllByRole('rowgroup')).toHaveLength(2);
});

it('prints a day with the periods that it belongs to', () => {
  expect(printed('day').at(-1)).toContain('双选周');
});

it('prints a sentence when there is nothing', () => {
  render(<CalendarPaper view="day" day="2026-11-24" events={[]} kindTitle={String} />);
  expect(screen.getByText(calendarTexts.noEvents)).toBeTruthy();
});
