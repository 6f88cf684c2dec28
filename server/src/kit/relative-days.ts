import { chinaTime, fromChinaTime } from '@campus/contract/kit';

const dayMs = 24 * 3600_000;
const day = (at: Date): string => chinaTime(at).slice(0, 10);
const moved = (from: string, days: number): string => day(new Date(fromChinaTime(from).getTime() + days * dayMs));
/** 0 for Monday. */
const weekday = (of: string): number => (new Date(`${of}T00:00:00Z`).getUTCDay() + 6) % 7;
const monthEnd = (of: string): string => {
  const [year, month] = of.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

const ranges: Readonly<Record<string, (today: string) => readonly [from: string, to: string]>> = {
  today: (today) => [today, today],
  thisWeek: (today) => [moved(today, -weekday(today)), moved(today, 6 - weekday(today))],
  last7Days: (today) => [moved(today, -6), today],
  thisMonth: (today) => [`${today.slice(0, 8)}01`, monthEnd(today)],
  last30Days: (today) => [moved(today, -29), today],
  thisYear: (today) => [`${today.slice(0, 5)}01-01`, `${today.slice(0, 5)}12-31`],
};

/**
 * First and last day (`YYYY-MM-DD`, China time) of a relative range: today, thisWeek (from Monday), last7Days and
 * last30Days (today included), thisMonth, thisYear. Undefined for any other word.
 */
export function relativeDays(word: string, now: Date): readonly [from: string, to: string] | undefined {
  return Object.hasOwn(ranges, word) ? ranges[word]?.(day(now)) : undefined;
}
