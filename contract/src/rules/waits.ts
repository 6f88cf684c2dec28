import { chinaTime, fromChinaTime } from '../kit/china-time.ts';
import { dayNumber, getDay } from './china-time.ts';
import { addWorkingDays, daysOver, type Holiday, lastOverdueDay, workingDaysBetween } from './working-days.ts';

const dayMs = 86_400_000;
const shift = (time: string, days: number): string => chinaTime(new Date(fromChinaTime(time).getTime() + days * dayMs));

/** Parameters that limit a wait: approvals count working days, everything else days of 24 hours. */
export const waitUnits = { 'register.auditDays': 'workdays', 'delivery.staleDays': 'days' } as const;
export type WaitKey = keyof typeof waitUnits;
export type WaitUnit = (typeof waitUnits)[WaitKey];
export interface WaitLimit {
  readonly days: number;
  readonly unit: WaitUnit;
  readonly holidays: readonly Holiday[];
}

/** Wait marks of a row; both counts are in the unit of its limit. */
export interface Wait {
  readonly waitedDays: number;
  /** Number of started overdue days; 0 in time. */
  readonly overdueDays: number;
  readonly overdue: 0 | 1;
  /** The last day in time. */
  readonly dueDate: string;
  readonly waitUnit: WaitUnit;
}
export const waitMarks = ['waitedDays', 'overdueDays', 'overdue', 'dueDate', 'waitUnit'] as const;

/** The wait since `since` at `now`; both in China time. */
export function computeWait(since: string, now: string, { days, unit, holidays }: WaitLimit): Wait {
  if (unit === 'workdays') {
    const over = daysOver(since, fromChinaTime(now), days, holidays);
    return {
      waitedDays: workingDaysBetween(since, now, holidays),
      overdueDays: over,
      overdue: over > 0 ? 1 : 0,
      dueDate: addWorkingDays(since, days, holidays),
      waitUnit: unit,
    };
  }
  const waited = (fromChinaTime(now).getTime() - fromChinaTime(since).getTime()) / dayMs;
  return {
    waitedDays: Math.max(0, Math.floor(waited)),
    overdueDays: Math.max(0, Math.ceil(waited - days)),
    overdue: waited > days ? 1 : 0,
    dueDate: shift(since, days).slice(0, 10),
    waitUnit: unit,
  };
}

/** A wait is overdue at `now` exactly if it started before this time. */
export function overdueBefore(now: string, { days, unit, holidays }: WaitLimit): string {
  if (unit === 'days') return shift(now, -days);
  return `${getDay(dayNumber(lastOverdueDay(now.slice(0, 10), days, holidays)) + 1)} 00:00:00`;
}

/** The first day on which a wait that is due on `day` or later can begin. */
export function firstDayDueFrom(day: string, { days, unit, holidays }: WaitLimit): string {
  if (unit === 'days') return getDay(dayNumber(day) - days);
  let first = dayNumber(day);
  while (addWorkingDays(getDay(first - 1), days, holidays) >= day && days > 0) first -= 1;
  return getDay(first);
}
