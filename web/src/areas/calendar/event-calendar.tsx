import { type CalendarName, type CalendarSide, calendarNames } from '@campus/contract/kit';
import { useLocation } from 'react-router';
import { EventCalendar } from '../../kit/calendar/event-calendar.tsx';
import { ScreenMissing } from '../../request/load-chunk.ts';

/** The calendar of the address: `/calendar/{side}/{name}`. */
export function EventCalendarPage() {
  const { pathname } = useLocation();
  const [, , side, name = ''] = pathname.split('/');
  if (!Object.hasOwn(calendarNames, name)) throw new ScreenMissing(pathname);
  return (
    <EventCalendar
      key={pathname}
      side={side as CalendarSide}
      name={name as CalendarName}
      initialView={name === 'interview' ? 'week' : 'month'}
    />
  );
}
