import { chinaDay, dayNumber, getDay } from './china-time.ts';

type DayRange = readonly [from: string, to: string];
const shift = (day: string, days: number): string => getDay(dayNumber(day) + days);
const monday = (day: string): string => shift(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
const weekFrom = (from: string): DayRange => [from, shift(from, 6)];
function month(day: string, offset: number): DayRange {
  const [year, number] = day.split('-').map(Number) as [number, number];
  const at = (months: number, date: number) => new Date(Date.UTC(year, number - 1 + months, date));
  const text = (date: Date) => date.toISOString().slice(0, 10);
  return [text(at(offset, 1)), text(at(offset + 1, 0))];
}

const ranges = {
  today: (today) => [today, today],
  yesterday: (today) => [shift(today, -1), shift(today, -1)],
  thisWeek: (today) => weekFrom(monday(today)),
  lastWeek: (today) => weekFrom(shift(monday(today), -7)),
  thisMonth: (today) => month(today, 0),
  lastMonth: (today) => month(today, -1),
  last7Days: (today) => [shift(today, -6), today],
  last30Days: (today) => [shift(today, -29), today],
  thisYear: (today) => [`${today.slice(0, 5)}01-01`, `${today.slice(0, 5)}12-31`],
} as const satisfies Readonly<Record<string, (today: string) => DayRange>>;

/** Relative ranges without a number, in display order. */
export type RelativeRange = keyof typeof ranges;
export const relativeRanges = Object.keys(ranges) as readonly RelativeRange[];
const isRange = (word: string): word is RelativeRange => Object.hasOwn(ranges, word);

/** Relative days with a number: `daysAgo:3` is the day three days before today. */
export const countedDays = ['daysAgo', 'daysAhead'] as const;
export type CountedDays = (typeof countedDays)[number];
export const maxDays = 3660;

export type RelativeWord = RelativeRange | { readonly counted: CountedDays; readonly days: number };
/** Parses a relative range. Undefined for an unknown word and for a number outside 1 to `mostDays`. */
export function parseRelative(word: string): RelativeWord | undefined {
  if (isRange(word)) return word;
  const [, counted, number] = /^(daysAgo|daysAhead):(\d{1,4})$/.exec(word) ?? [];
  const days = Number(number);
  return counted && days >= 1 && days <= maxDays ? { counted: counted as CountedDays, days } : undefined;
}

/**
 * First and last day (`YYYY-MM-DD`, China time) of a relative range such as `thisWeek` (from Monday), `last7Days`
 * (including today) or `daysAgo:3`. Undefined for any other word.
 */
export function relativeDays(word: string, now: Date): DayRange | undefined {
  const read = parseRelative(word);
  const today = chinaDay(now);
  if (read === undefined) return undefined;
  if (typeof read === 'string') return ranges[read](today);
  const day = shift(today, read.counted === 'daysAgo' ? -read.days : read.days);
  return [day, day];
}
