import { calendarTexts } from '@campus/contract/calendar';
import { chinaDay, dayNumber } from '@campus/contract/rules';
import { useIsPhone } from '../../theme/use-media.ts';
import { useAddress } from '../list/use-address.ts';
import type { CalendarView } from './calendar-range.ts';

const filterNames = ['companyId', 'postId', 'departId'] as const;
export type FilterName = (typeof filterNames)[number];
export type CalendarFilters = Readonly<Partial<Record<FilterName, string>>>;

const isDay = (day: string): boolean => {
  try {
    return dayNumber(day) > 0 && day.length === 10;
  } catch {
    return false;
  }
};

/** View, day and filters of a calendar, kept in the address. */
export function useCalendarState(initial: CalendarView) {
  const [address, change] = useAddress();
  const isPhone = useIsPhone();
  const asked = address.get('view') ?? '';
  const view: CalendarView = Object.hasOwn(calendarTexts.views, asked)
    ? (asked as CalendarView)
    : isPhone
      ? 'list'
      : initial;
  const day = address.get('date') ?? '';
  const filters: CalendarFilters = Object.fromEntries(
    filterNames.flatMap((name) => (address.get(name) ? [[name, address.get(name)]] : [])),
  );
  return {
    view,
    day: isDay(day) ? day : chinaDay(new Date()),
    filters,
    hidden: (address.get('hide') ?? '').split(',').filter(Boolean),
    /** The state that the shown events have; empty: any. */
    chosen: address.get('state') ?? '',
    change,
  };
}
export type CalendarState = ReturnType<typeof useCalendarState>;
