import type { CalendarEvent } from '@campus/contract/calendar';
import { expect, it } from 'vitest';
import { isOn, toInput } from '../../src/kit/calendar/calendar-input.ts';

const fair: CalendarEvent = {
  ...{
    id: 'jobFair-1',
    kind: 'jobFair',
    title: '秋季双选会',
    start: '2025-10-15 09:00:00',
    end: '2025-10-15 17:00:00',
  },
  ...{ allDay: false, color: 'done', status: '5', statusText: '已发布', companyName: null, count: null },
  ...{ movable: false, version: null, isBand: true, refType: 'jobFair', refId: '1' },
  link: { path: '/jobFair/list', query: {} },
} as never;

it('fills the cell of a band in a month, whose head names it, however short it is', () => {
  const { title, ...cell } = toInput(fair, { isMonth: true });
  expect(title).toBe('');
  expect(cell).toMatchObject({ display: 'background', allDay: true, start: '2025-10-15', end: '2025-10-16' });
});

it('leaves a band between its hours in a week', () => {
  const shown = toInput(fair);
  expect(shown).toMatchObject({ title: '秋季双选会', allDay: false, start: '2025-10-15T09:00:00' });
});

it('keeps other events of a month at their time', () => {
  const shown = toInput({ ...fair, isBand: false }, { isMonth: true });
  expect(shown).toMatchObject({ title: '秋季双选会', allDay: false });
  expect(shown.display).toBeUndefined();
});

it('knows the days of an event, the first and last included', () => {
  const long = { ...fair, start: '2025-10-14 09:00:00', end: '2025-10-16 17:00:00' };
  const days = ['2025-10-13', '2025-10-14', '2025-10-15', '2025-10-16', '2025-10-17'];
  expect(days.filter((day) => isOn(day, long))).toEqual(days.slice(1, 4));
  expect(isOn('2025-10-14', { ...long, end: null })).toBe(true);
});
