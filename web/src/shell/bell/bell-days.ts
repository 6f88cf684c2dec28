import { text } from '@campus/contract/messages';
import { chinaDay, dayNumber } from '@campus/contract/rules';

/** Entries of one day. */
export interface DayGroup<T> {
  /** 今天, 昨天 or the date. */
  readonly label: string;
  readonly entries: readonly T[];
}

function getLabel(day: string, today: string): string {
  const ago = dayNumber(today) - dayNumber(day);
  if (ago === 0) return text.notice.day.today;
  return ago === 1 ? text.notice.day.yesterday : day;
}

/** Groups entries by day, the latest day first; within a day they keep their order. */
export function byDay<T>(entries: readonly T[], timeOf: (entry: T) => string, now: Date = new Date()): DayGroup<T>[] {
  const today = chinaDay(now);
  const days = Map.groupBy(entries, (entry) => timeOf(entry).slice(0, 10));
  return [...days]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, those]) => ({ label: getLabel(day, today), entries: those }));
}
