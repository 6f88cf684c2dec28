import { type CronField, type CronRule, type CronTexts, cronBounds } from './fields.ts';
import { cronRules } from './parse.ts';

const chinaOffsetMs = 8 * 3600_000;
const dayMs = 24 * 3600_000;
/** Search range for a run. */
const searchYears = 100;

const getLastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
const getWeekday = (year: number, month: number, day: number): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/** The weekday nearest to day `n`, within its month. */
function nearWorkday(year: number, month: number, n: number): number {
  const last = getLastDay(year, month);
  const weekday = getWeekday(year, month, n);
  if (weekday === 6) return n === 1 ? 3 : n - 1;
  if (weekday === 0) return n === last ? n - 2 : n + 1;
  return n;
}
function lastWorkday(year: number, month: number): number {
  const last = getLastDay(year, month);
  const weekday = getWeekday(year, month, last);
  return weekday === 6 ? last - 1 : weekday === 0 ? last - 2 : last;
}

/** The day of a rule that selects at most one day of a month. */
function onlyDay(rule: CronRule, year: number, month: number): number {
  const last = getLastDay(year, month);
  const back = (weekday: number): number => last - ((getWeekday(year, month, last) - weekday + 7) % 7);
  switch (rule.kind) {
    case 'lastDay':
      return last;
    case 'lastWorkday':
      return lastWorkday(year, month);
    case 'beforeEnd':
      return last - rule.n;
    case 'nearWorkday':
      return rule.n > last ? 0 : nearWorkday(year, month, rule.n);
    case 'lastWeekday':
      return back(rule.n);
    case 'nthWeekday': {
      const day = 1 + ((rule.weekday - getWeekday(year, month, 1) + 7) % 7) + (rule.n - 1) * 7;
      return day > last ? 0 : day;
    }
    default:
      return 0;
  }
}

/** The days of a month on which a schedule runs, ascending. */
function getDays({ day, week }: Readonly<Record<CronField, CronRule>>, year: number, month: number): number[] {
  const days = Array.from({ length: getLastDay(year, month) }, (_, i) => i + 1);
  if (week.kind === 'numbers') return days.filter((d) => week.numbers.includes(getWeekday(year, month, d)));
  if (week.kind === 'unset' && day.kind === 'numbers') return days.filter((d) => day.numbers.includes(d));
  if (week.kind === 'unset' && day.kind === 'every') return days;
  const only = onlyDay(week.kind === 'unset' ? day : week, year, month);
  return only >= 1 ? [only] : [];
}

function getMembers(field: CronField, rule: CronRule): readonly number[] {
  if (rule.kind === 'numbers') return rule.numbers;
  const [min, max] = cronBounds[field];
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

/** Run times of a schedule in China time, which has no daylight saving time. */
export class CronSchedule {
  readonly #rules: Readonly<Record<CronField, CronRule>>;
  readonly #months: readonly number[];
  /** Up to 86,400 seconds per day, so the three fields are searched instead. */
  readonly #clock: readonly [hours: readonly number[], minutes: readonly number[], seconds: readonly number[]];
  readonly #honoursYear: boolean;

  constructor(texts: CronTexts, { honoursYear }: { readonly honoursYear: boolean }) {
    this.#rules = cronRules(texts);
    this.#months = getMembers('month', this.#rules.month);
    const { hour, minute, second } = this.#rules;
    this.#clock = [getMembers('hour', hour), getMembers('minute', minute), getMembers('second', second)];
    this.#honoursYear = honoursYear;
  }

  /** The first run after `at`, within a hundred years. */
  next(at: Date): Date | undefined {
    const from = new Date(Math.floor((at.getTime() + chinaOffsetMs) / 1000) * 1000 + 1000);
    const year = from.getUTCFullYear();
    for (const month of this.#monthsFrom(year, from.getUTCMonth() + 1, 1)) {
      for (const midnight of this.#midnights(month)) {
        if (midnight + dayMs <= from.getTime()) continue;
        const second = this.#firstSecond(Math.max(0, from.getTime() - midnight) / 1000);
        if (second !== undefined) return new Date(midnight + second * 1000 - chinaOffsetMs);
      }
    }
    return undefined;
  }

  /** The last run at or before `at`, within a hundred years. */
  last(at: Date): Date | undefined {
    const to = new Date(Math.floor((at.getTime() + chinaOffsetMs) / 1000) * 1000);
    for (const month of this.#monthsFrom(to.getUTCFullYear(), to.getUTCMonth() + 1, -1)) {
      for (const midnight of this.#midnights(month).toReversed()) {
        if (midnight > to.getTime()) continue;
        const second = this.#lastSecond(Math.min(dayMs - 1000, to.getTime() - midnight) / 1000);
        if (second !== undefined) return new Date(midnight + second * 1000 - chinaOffsetMs);
      }
    }
    return undefined;
  }

  /** The next `count` runs after `at`, or fewer. */
  nextRuns(at: Date, count: number): Date[] {
    const runs: Date[] = [];
    for (let run = this.next(at); run && runs.length < count; run = this.next(run)) runs.push(run);
    return runs;
  }

  *#monthsFrom(year: number, month: number, direction: 1 | -1): Generator<readonly [year: number, month: number]> {
    const { year: years } = this.#rules;
    for (let n = 0, at = year * 12 + month - 1; n <= searchYears * 12; n += 1, at += direction) {
      const [y, m] = [Math.floor(at / 12), (at % 12) + 1];
      const isYear = !this.#honoursYear || years.kind !== 'numbers' || years.numbers.includes(y);
      if (isYear && this.#months.includes(m)) yield [y, m];
    }
  }
  #midnights([year, month]: readonly [number, number]): number[] {
    return getDays(this.#rules, year, month).map((day) => Date.UTC(year, month - 1, day));
  }
  /** The first due second of the day, not before `limit`. */
  #firstSecond(limit: number): number | undefined {
    const [hours, minutes, seconds] = this.#clock;
    for (const h of hours) {
      if (h * 3600 + 3599 < limit) continue;
      for (const m of minutes) {
        const minute = h * 3600 + m * 60;
        if (minute + 59 < limit) continue;
        const second = seconds.find((s) => minute + s >= limit);
        if (second !== undefined) return minute + second;
      }
    }
    return undefined;
  }
  /** The last due second of the day, not after `limit`. */
  #lastSecond(limit: number): number | undefined {
    const [hours, minutes, seconds] = this.#clock;
    for (const h of hours.toReversed()) {
      if (h * 3600 > limit) continue;
      for (const m of minutes.toReversed()) {
        const minute = h * 3600 + m * 60;
        if (minute > limit) continue;
        const second = seconds.findLast((s) => minute + s <= limit);
        if (second !== undefined) return minute + second;
      }
    }
    return undefined;
  }
}

/** Minimum interval between two runs of a scheduled job. */
const shortestGapMs = 10_000;
/** Enough runs to cross a minute, an hour and a day. */
const sampleSize = 130;

/** Whether a schedule runs more often than every ten seconds. */
export function runsTooOften(schedule: CronSchedule, from: Date): boolean {
  const runs = schedule.nextRuns(from, sampleSize);
  return runs.some((run, i) => i > 0 && run.getTime() - (runs[i - 1] as Date).getTime() < shortestGapMs);
}
