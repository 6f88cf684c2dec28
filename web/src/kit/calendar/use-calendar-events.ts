import { type CalendarAnswer, type CalendarEvent, queryCalendarEvents } from '@campus/contract/calendar';
import type { CalendarName, CalendarSide } from '@campus/contract/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { getRange } from './calendar-range.ts';
import type { CalendarState } from './use-calendar-state.ts';

/** First part of the query keys of all calendars. */
export const calendarKey = 'calendar';

/** Events of the days that the view shows. */
export function useCalendarEvents(side: CalendarSide, name: CalendarName, { view, day, filters }: CalendarState) {
  const input = { side, kind: name, ...getRange(view, day), ...filters };
  return useQuery<CalendarAnswer, RequestFailed>({
    queryKey: [calendarKey, input],
    queryFn: ({ signal }) => call(queryCalendarEvents, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
}

/** The events that the chosen kinds and state leave. */
export const shownEvents = (
  events: readonly CalendarEvent[],
  { hidden, chosen }: Pick<CalendarState, 'hidden' | 'chosen'>,
): CalendarEvent[] =>
  events.filter(
    ({ kind, statusText, isBand }) => !hidden.includes(kind) && (isBand || chosen === '' || chosen === statusText),
  );
