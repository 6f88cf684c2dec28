import { type CalendarEvent, calendarTexts } from '@campus/contract/calendar';
import { dayNumber, getDay } from '@campus/contract/rules';
import { isLong, isOn } from './calendar-input.ts';
import { type CalendarView, getRange, getTitle } from './calendar-range.ts';
import './calendar-paper.css';

const daysOfWeek = 7;
/** From Monday. */
const weekdays = Array.from({ length: daysOfWeek }, (_, i) =>
  calendarTexts.weekdayOf(calendarTexts.weekday[(i + 1) % daysOfWeek]),
);

function listDays(view: CalendarView, day: string): string[] {
  const { start, end } = getRange(view, day);
  return Array.from({ length: dayNumber(end) - dayNumber(start) + 1 }, (_, i) => getDay(dayNumber(start) + i));
}
const isPeriod = ({ start, end }: CalendarEvent): boolean => end !== null && isLong(start, end);
/** The clock of an event that begins and ends on the same day. */
function getClock(event: CalendarEvent, hasEnd = false): string {
  if (event.allDay || isPeriod(event)) return '';
  return [event.start, ...(hasEnd && event.end ? [event.end] : [])].map((time) => time.slice(11, 16)).join('–');
}
/** In the order of the screen: periods come after what is due on a day. */
const compare = (a: CalendarEvent, b: CalendarEvent): number =>
  Number(isPeriod(a)) - Number(isPeriod(b)) || a.start.localeCompare(b.start) || a.title.localeCompare(b.title, 'zh');

interface CalendarPaperProps {
  readonly view: CalendarView;
  readonly day: string;
  readonly events: readonly CalendarEvent[];
  readonly kindTitle: (kind: string) => string;
}

/** The events of a view on paper: all of them, whole, without the hours in which nothing takes place. */
export function CalendarPaper({ view, day, events, kindTitle }: CalendarPaperProps) {
  const sorted = [...events].sort(compare);
  const days = listDays(view, day);
  if (view === 'month' || view === 'week') return <Weeks days={days} events={sorted} />;
  return <Days days={days} events={sorted} kindTitle={kindTitle} />;
}

interface DaysProps {
  readonly days: readonly string[];
  readonly events: readonly CalendarEvent[];
}
function Weeks({ days, events }: DaysProps) {
  const mondays = days.filter((_, i) => i % daysOfWeek === 0);
  return (
    <table className="calendar-paper">
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mondays.map((monday, week) => (
          <tr key={monday}>
            {days.slice(week * daysOfWeek, (week + 1) * daysOfWeek).map((day) => (
              <td key={day}>
                <b>{day.slice(5)}</b>
                <ul>
                  {events
                    .filter((event) => isOn(day, event))
                    .map((event) => (
                      <li key={event.id} className={`calendar-event tone-${event.color}`}>
                        <time>{getClock(event)}</time>
                        {event.title}
                      </li>
                    ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Events by day; a period is named once, on its first day. */
function Days({ days, events, kindTitle }: DaysProps & Pick<CalendarPaperProps, 'kindTitle'>) {
  const [first = ''] = days;
  const startsOn = (day: string, event: CalendarEvent) =>
    isOn(day, event) && (day === first || event.start.slice(0, 10) === day);
  const groups = days
    .map((day) => ({ day, own: events.filter((event) => startsOn(day, event)) }))
    .filter(({ own }) => own.length > 0);
  if (groups.length === 0) return <p>{calendarTexts.noEvents}</p>;
  return (
    <table className="calendar-paper of-days">
      {groups.map(({ day, own }) => (
        <tbody key={day}>
          <tr>
            <th colSpan={4}>{getTitle('day', day)}</th>
          </tr>
          {own.map((event) => (
            <tr key={event.id} className="calendar-event">
              <td>{getClock(event, true) || calendarTexts.allDay}</td>
              <td>{event.statusText}</td>
              <td>{event.title}</td>
              <td>{[kindTitle(event.kind), event.companyName].filter(Boolean).join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
