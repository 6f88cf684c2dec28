import { dayNumber, getDay } from './china-time.ts';

/** First and last day of a period, and of the one it is compared with. */
export interface Period {
  readonly from: string;
  readonly to: string;
  readonly previousFrom: string;
  readonly previousTo: string;
}
export interface Span {
  readonly from: string;
  readonly to: string;
}
export type PeriodRange = 'today' | 'week' | 'month' | 'quarter' | 'year' | 'custom';

/** Longest period, in days. */
export const mostPeriodDays = 731;

const lastDayBefore = (day: string): string => getDay(dayNumber(day) - 1);
const getMonday = (day: string): string => getDay(dayNumber(day) - ((dayNumber(day) + 3) % 7));
const pad = (n: number): string => String(n).padStart(2, '0');
const getQuarter = (day: string): number => Math.ceil(Number(day.slice(5, 7)) / 3);
const quarterStart = (year: string, quarter: number): string => `${year}-${pad(quarter * 3 - 2)}-01`;
const nextMonth = (month: string): string => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return of === 12 ? `${year + 1}-01-01` : `${year}-${pad(of + 1)}-01`;
};

/** First and last day of a range on the China day `today`, and of the previous period up to the same point. */
export function getPeriod(range: PeriodRange, today: string, from?: string | null, to?: string | null): Period {
  const starts: Record<PeriodRange, string> = {
    today,
    week: getMonday(today),
    month: `${today.slice(0, 7)}-01`,
    quarter: quarterStart(today.slice(0, 4), getQuarter(today)),
    year: `${today.slice(0, 4)}-01-01`,
    custom: from ?? today,
  };
  const start = starts[range];
  const end = range === 'custom' ? (to ?? today) : today;
  if (range === 'month') return { from: start, to: end, ...monthBefore(start, end) };
  if (range === 'quarter') return { from: start, to: end, ...quarterBefore(start, end) };
  if (range === 'year') return { from: start, to: end, previousFrom: shiftYear(start), previousTo: shiftYear(end) };
  const length = range === 'week' ? 7 : Math.max(1, dayNumber(end) - dayNumber(start) + 1);
  return {
    from: start,
    to: end,
    previousFrom: getDay(dayNumber(start) - length),
    previousTo: getDay(dayNumber(end) - length),
  };
}
const isDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === day;
};
const shiftYear = (day: string): string => {
  const shifted = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return isDay(shifted) ? shifted : `${shifted.slice(0, 8)}28`;
};
type Previous = Pick<Period, 'previousFrom' | 'previousTo'>;
function monthBefore(start: string, end: string): Previous {
  const last = lastDayBefore(start);
  const same = `${last.slice(0, 7)}-${end.slice(8)}`;
  return { previousFrom: `${last.slice(0, 7)}-01`, previousTo: same > last ? last : same };
}
function quarterBefore(start: string, end: string): Previous {
  const last = lastDayBefore(start);
  const first = quarterStart(last.slice(0, 4), getQuarter(last));
  const same = getDay(dayNumber(first) + dayNumber(end) - dayNumber(start));
  return { previousFrom: first, previousTo: same > last ? last : same };
}

/** How a time forms groups. */
export type TimeGrouping = 'day' | 'week' | 'month' | 'quarter' | 'year' | 'weekHour';
const timeGroupings: ReadonlySet<string> = new Set(['day', 'week', 'month', 'quarter', 'year', 'weekHour']);
export const isTimeGrouping = (as: string): as is TimeGrouping => timeGroupings.has(as);
/** Calendar units, which follow each other. */
export type CalendarUnit = Exclude<TimeGrouping, 'weekHour'>;

/** Key of the unit that holds a day: the day, the Monday, `YYYY-MM`, `YYYY-Qn`, `YYYY`. */
export function getUnit(as: CalendarUnit, day: string): string {
  if (as === 'day') return day;
  if (as === 'week') return getMonday(day);
  if (as === 'month') return day.slice(0, 7);
  return as === 'quarter' ? `${day.slice(0, 4)}-Q${getQuarter(day)}` : day.slice(0, 4);
}
/** First and last day of a unit. */
export function spanOfUnit(as: CalendarUnit, key: string): Span {
  if (as === 'day') return { from: key, to: key };
  if (as === 'week') return { from: key, to: getDay(dayNumber(key) + 6) };
  if (as === 'month') return { from: `${key}-01`, to: lastDayBefore(nextMonth(key)) };
  if (as === 'year') return { from: `${key}-01-01`, to: `${key}-12-31` };
  const [year = '', quarter = '1'] = key.split('-Q');
  const first = quarterStart(year, Number(quarter));
  return { from: first, to: lastDayBefore(nextMonth(`${year}-${pad(Number(quarter) * 3)}`)) };
}
/** Every unit between two days, in order. */
export function unitsBetween(as: CalendarUnit, { from, to }: Span): string[] {
  const keys: string[] = [];
  for (let day = from; day <= to; day = getDay(dayNumber(spanOfUnit(as, getUnit(as, day)).to) + 1))
    keys.push(getUnit(as, day));
  return keys;
}

/** Weekdays with hours, `1-00` (Monday) to `7-23`, in order. */
export const weekHours: readonly string[] = Array.from(
  { length: 7 * 24 },
  (_, i) => `${Math.floor(i / 24) + 1}-${pad(i % 24)}`,
);
const knownWeekHours: ReadonlySet<string> = new Set(weekHours);
export const isWeekHour = (key: string): boolean => knownWeekHours.has(key);
/** The weekday and hour of a China time `YYYY-MM-DD HH:mm:ss`. */
export const getWeekHour = (time: string): string => `${((dayNumber(time) + 3) % 7) + 1}-${time.slice(11, 13)}`;
