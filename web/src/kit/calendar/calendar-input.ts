import type { CalendarEvent } from '@campus/contract/calendar';
import { text } from '@campus/contract/messages';
import { dayNumber, getDay } from '@campus/contract/rules';
import type { EventInput } from '@fullcalendar/react';

const dayAfter = (day: string): string => getDay(dayNumber(day.slice(0, 10)) + 1);
/** China time as the calendar takes it: it shows the clock as written, without a zone. */
const clock = (time: string): string => time.replace(' ', 'T');
/** Whether a period takes more than one day. */
export const isLong = (start: string, end: string): boolean => dayNumber(end) > dayNumber(start);

/** Whether an event takes place on a day, at least in part. */
export const isOn = (day: string, { start, end }: CalendarEvent): boolean =>
  start.slice(0, 10) <= day && day <= (end ?? start).slice(0, 10);

/** The whole days of an event. */
const getDays = ({ start, end }: Pick<CalendarEvent, 'start' | 'end'>) => ({
  allDay: true,
  start: start.slice(0, 10),
  end: dayAfter(end ?? start),
});

/** Dates of an event: what lasts several days takes the row of whole days; a list names it once, on its first day. */
function getDates({ start, end, allDay }: CalendarEvent, firstOfList: string | undefined) {
  const isPeriod = end !== null && isLong(start, end);
  if (!allDay && !isPeriod) return { allDay: false, start: clock(start), ...(end !== null && { end: clock(end) }) };
  const first = start.slice(0, 10);
  if (firstOfList === undefined) return getDays({ start, end });
  return { allDay: true, start: first < firstOfList ? firstOfList : first };
}

interface Shown {
  /** The first day of a list. */
  readonly firstOfList?: string | undefined;
  /** Bands fill the cells of their days, whose heads name them: what lies behind events cannot be read. */
  readonly isMonth?: boolean;
}
/** An event as the calendar library takes it. */
export function toInput(event: CalendarEvent, { firstOfList, isMonth = false }: Shown = {}): EventInput {
  const fillsCells = isMonth && event.isBand;
  return {
    id: event.id,
    title: fillsCells ? '' : event.title,
    ...(fillsCells ? getDays(event) : getDates(event, firstOfList)),
    // Periods come after what is due on a day, which they would hide.
    rank: event.end !== null && isLong(event.start, event.end) ? 1 : 0,
    ...(event.isBand && { display: 'background' }),
    startEditable: event.movable,
    durationEditable: false,
    color: `var(--${event.color}-${event.isBand ? 'dot' : 'bg'})`,
    contrastColor: `var(--${event.color}-fg)`,
    extendedProps: { event },
  };
}
/** The event behind one of the calendar library. */
export const getEvent = (shown: { readonly extendedProps: Record<string, unknown> }): CalendarEvent =>
  shown.extendedProps.event as CalendarEvent;

/** The date or time of the event in words. */
export function getTime({ start, end, allDay }: CalendarEvent): string {
  const length = allDay ? 10 : 16;
  const [from, to] = [start.slice(0, length), end?.slice(0, length)];
  if (to === undefined || to === from) return from;
  return text.common.period(from, to.slice(0, 10) === from.slice(0, 10) ? to.slice(11) : to);
}
