import { calendarTexts } from '@campus/contract/calendar';
import { type Holiday, isWorkingDay } from '@campus/contract/rules';

/** What the calendar says about a day: free of work, and its holiday or the replacement working day. */
export interface DayMark {
  readonly isOff: boolean;
  /** 休 or 班; only for days of the holiday calendar. */
  readonly sign: string | undefined;
  readonly name: string | undefined;
}
export function getMark(day: string, holidays: readonly Holiday[]): DayMark {
  const own = holidays.find(({ date }) => date === day);
  const sign = own && (own.kind === 1 ? calendarTexts.off : calendarTexts.working);
  return { isOff: !isWorkingDay(day, holidays), sign, name: own?.name };
}
/** The day of a cell: the library counts in UTC. */
export const dayOfCell = (date: Date): string => date.toISOString().slice(0, 10);
