import { calendarTexts } from '@campus/contract/calendar';
import { text } from '@campus/contract/messages';
import { dayNumber, getDay } from '@campus/contract/rules';

export type CalendarView = keyof typeof calendarTexts.views;
export interface DayRange {
  readonly start: string;
  readonly end: string;
}

/** 0 Monday to 6 Sunday. */
const getWeekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
const shift = (day: string, days: number): string => getDay(dayNumber(day) + days);
const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
const lastOfMonth = (day: string): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10);
const getWeek = (day: string): DayRange => {
  const start = shift(day, -getWeekday(day));
  return { start, end: shift(start, 6) };
};

/** A list begins with the chosen day, so that what is due today comes first; `calendarTexts` names its steps. */
export const agendaDays = 14;

/** The days that a view shows; a month with the whole weeks at its ends. */
export function getRange(view: CalendarView, day: string): DayRange {
  if (view === 'day') return { start: day, end: day };
  if (view === 'week') return getWeek(day);
  if (view === 'list') return { start: day, end: shift(day, agendaDays - 1) };
  return { start: getWeek(firstOfMonth(day)).start, end: getWeek(lastOfMonth(day)).end };
}

/** The day in the period before (-1) or after (1). */
export function step(view: CalendarView, day: string, by: -1 | 1): string {
  if (view === 'day') return shift(day, by);
  if (view === 'week') return shift(day, 7 * by);
  if (view === 'list') return shift(day, agendaDays * by);
  return by < 0 ? firstOfMonth(shift(firstOfMonth(day), -1)) : shift(lastOfMonth(day), 1);
}

const [yearEnd, monthEnd] = [4, 7];
const chinese = (day: string): string =>
  text.common.date(Number(day.slice(0, yearEnd)), Number(day.slice(5, monthEnd)), Number(day.slice(8)));
/** The period in words. */
export function getTitle(view: CalendarView, day: string): string {
  if (view === 'day')
    return `${chinese(day)} ${calendarTexts.weekdayOf(calendarTexts.weekday[(getWeekday(day) + 1) % 7])}`;
  if (view === 'month') return text.common.month(Number(day.slice(0, yearEnd)), Number(day.slice(5, monthEnd)));
  const { start, end } = getRange(view, day);
  const last = chinese(end).slice(start.slice(0, yearEnd) === end.slice(0, yearEnd) ? yearEnd + 1 : 0);
  return `${chinese(start)} – ${last}`;
}
