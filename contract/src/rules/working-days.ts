import { chinaDay, dayNumber, getDay } from './china-time.ts';

/** A row of the holiday calendar: kind 1 休 is a day off, kind 2 班 a working weekend day. */
export interface Holiday {
  readonly date: string;
  readonly kind: 1 | 2;
  readonly name?: string | undefined;
}
/** If there is no working day within this many days, the calendar is wrong. */
const horizonDays = 3660;

const calendar = (holidays: readonly Holiday[]): Map<string, 1 | 2> =>
  new Map(holidays.map((h) => [h.date.slice(0, 10), h.kind]));

function isWorked(day: number, kinds: ReadonlyMap<string, 1 | 2>): boolean {
  const kind = kinds.get(getDay(day));
  if (kind !== undefined) return kind === 2;
  const weekday = (((day + 4) % 7) + 7) % 7; // 1970-01-01 was a Thursday
  return weekday !== 0 && weekday !== 6;
}

/** Whether `day` (`YYYY-MM-DD`) is a working day: by the holiday calendar first, else Monday to Friday. */
export const isWorkingDay = (day: string, holidays: readonly Holiday[] = []): boolean =>
  isWorked(dayNumber(day), calendar(holidays));

/** Working days after the day of `from`, up to and including the day of `to`; 0 when `to` is not later. */
export function workingDaysBetween(from: string, to: string, holidays: readonly Holiday[] = []): number {
  const kinds = calendar(holidays);
  const last = dayNumber(to);
  let count = 0;
  for (let day = dayNumber(from) + 1; day <= last; day += 1) if (isWorked(day, kinds)) count += 1;
  return count;
}

/**
 * The `count`-th working day after `from`; `from` itself when `count` is 0. RangeError when there is none within ten
 * years.
 */
export function addWorkingDays(from: string, count: number, holidays: readonly Holiday[] = []): string {
  const kinds = calendar(holidays);
  const first = dayNumber(from);
  let day = first;
  for (let left = count; left > 0; ) {
    day += 1;
    if (day - first > horizonDays) throw new RangeError(`no working day within ten years of ${from}`);
    if (isWorked(day, kinds)) left -= 1;
  }
  return getDay(day);
}

/** The last day whose submissions are overdue on `today`: every later one has waited at most `days` working days. */
export function lastOverdueDay(today: string, days: number, holidays: readonly Holiday[] = []): string {
  let day = dayNumber(today) - 1;
  while (workingDaysBetween(getDay(day), today, holidays) <= days) day -= 1;
  return getDay(day);
}

/**
 * Whether a submission at `submitTime` (China time) has waited longer than `days` working days: true from the first
 * working day after the last allowed one.
 */
export const overdue = (submitTime: string, now: Date, days: number, holidays: readonly Holiday[] = []): boolean =>
  daysOver(submitTime, now, days, holidays) > 0;

/** By how many working days a submission at `submitTime` has waited longer than `days`; 0 in time. */
export const daysOver = (submitTime: string, now: Date, days: number, holidays: readonly Holiday[] = []): number =>
  Math.max(0, workingDaysBetween(submitTime, chinaDay(now), holidays) - days);
