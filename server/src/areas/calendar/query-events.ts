import { calendarEventKinds } from '@campus/contract';
import { mostCalendarDays, mostCalendarEvents, queryCalendarEvents } from '@campus/contract/calendar';
import { calendarCode, failure, fieldFailure } from '@campus/contract/kit';
import { dayNumber } from '@campus/contract/rules';
import { answer } from '../../kit/http/answer.ts';
import { loadHolidays } from '../../platform/holidays.ts';
import { findSide } from './event-state.ts';
import { loadEvents, maySeeEvents } from './load-events.ts';

function assertRange(start: string, end: string): void {
  const days = dayNumber(end) - dayNumber(start) + 1;
  if (days < 1) throw failure('reversed', queryCalendarEvents.input.end.label, queryCalendarEvents.input.start.label);
  if (days > mostCalendarDays) throw fieldFailure('end', failure('tooManyDays', mostCalendarDays).message);
}

const filterNames = ['companyId', 'postId', 'departId'] as const;

/** Events of a calendar between two days, through the visibility of their lists. */
export const queryEventsAnswer = answer(queryCalendarEvents, async ({ side, kind, start, end, ...asked }, context) => {
  if (side !== findSide(context) || !context.session.codes.has(calendarCode(side, kind))) throw failure('noPermission');
  assertRange(start, end);
  const kinds = calendarEventKinds.filter(
    (events) => (events.calendar === kind || events.behind?.includes(kind)) && maySeeEvents(events, context),
  );
  const found: Awaited<ReturnType<typeof loadEvents>>[] = [];
  for (const events of kinds)
    found.push(await loadEvents(events, { from: start, to: end }, context, mostCalendarEvents, asked));
  const holidays = await loadHolidays(context);
  return {
    events: found
      .flatMap(({ events }, i) => {
        const isBand = kinds[i]?.calendar !== kind;
        return events.map(({ changed: _changed, isCancelled: _cancelled, movable, ...event }) => ({
          ...event,
          isBand,
          movable: movable && !isBand,
        }));
      })
      .sort((a, b) => a.start.localeCompare(b.start)),
    kinds: kinds.map(({ kind: name, title, filters = {} }) => ({
      kind: name,
      title,
      filters: filterNames.filter((filter) => filters[filter] !== undefined),
    })),
    holidays: holidays.filter(({ date }) => date >= start && date <= end),
    cut: kinds.filter((_events, i) => found[i]?.isCut).map((events) => events.kind),
  };
});
