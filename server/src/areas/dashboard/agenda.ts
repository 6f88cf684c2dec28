import { calendarEventKinds } from '@campus/contract';
import { type AgendaEntry, workplaceAgenda } from '@campus/contract/dashboard';
import type { CalendarEvents } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { addSeconds, day } from '../../platform/sign-in/moments.ts';
import type { DayRange } from '../calendar/event-conditions.ts';
import type { LoadedEvent } from '../calendar/event-state.ts';
import { loadEvents } from '../calendar/load-events.ts';
import { getCached } from './cache.ts';

const mostOfEach = 20;

/** Begins and ends on one of the days, and takes place. */
const isOfDay = ({ start, end, isCancelled }: LoadedEvent, { from }: DayRange): boolean => {
  const startDay = start.slice(0, 10);
  return !isCancelled && startDay >= from && (end === null || end.slice(0, 10) === startDay);
};

async function loadEntries(kind: CalendarEvents, range: DayRange, context: Context): Promise<AgendaEntry[]> {
  const { events } = await loadEvents(kind, range, context, mostOfEach, {}, { beginsWithin: true });
  return events
    .filter((event) => isOfDay(event, range))
    .map(({ refId, start, allDay, title, link }) => ({
      id: refId,
      day: start.slice(0, 10),
      time: allDay ? null : start.slice(11, 16),
      kind: kind.title,
      title,
      link,
    }));
}

/** Events of today and tomorrow that the caller may list; periods of several days and daily counts are shown by the calendar only. */
export const agendaAnswer = answer(workplaceAgenda, (_input, context) => {
  const today = context.now.slice(0, 10);
  const tomorrow = addSeconds(context.now, day).slice(0, 10);
  return getCached(`agenda|${today}`, context, async () => {
    const entries: AgendaEntry[] = [];
    for (const kind of calendarEventKinds.filter(({ daily }) => daily === undefined))
      entries.push(...(await loadEntries(kind, { from: today, to: tomorrow }, context)));
    const order = ({ day, time }: AgendaEntry) => `${day} ${time ?? ''}`;
    return { asOf: context.now, today, tomorrow, entries: entries.sort((a, b) => order(a).localeCompare(order(b))) };
  });
});
