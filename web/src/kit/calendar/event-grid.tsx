import { type CalendarEvent, calendarTexts } from '@campus/contract/calendar';
import { chinaTime } from '@campus/contract/kit';
import type { Holiday } from '@campus/contract/rules';
import FullCalendar, { type EventDisplayInfo } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import zh from '@fullcalendar/react/locales/zh-cn';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import { useMemo } from 'react';
import { StateView } from '../../widgets/state-view.tsx';
import { StatusTag } from '../../widgets/status.tsx';
import { getEvent, isOn, toInput } from './calendar-input.ts';
import { agendaDays, type CalendarView, getRange } from './calendar-range.ts';
import { dayOfCell, getMark } from './day-marks.ts';
import './day-marks.css';

const texts = calendarTexts;
const plugins = [dayGrid, timeGrid, list, interaction, classic];
const viewNames: Readonly<Record<CalendarView, string>> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'agenda',
};
/** The library begins a list of whole weeks on a Monday otherwise. */
const views = {
  agenda: {
    type: 'list',
    duration: { days: agendaDays },
    dateAlignment: 'day',
    listDayFormat: { year: 'numeric', month: 'long', day: 'numeric' },
    listDayAltFormat: { weekday: 'long' },
  },
} as const;
const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
const mostPerDay = 3;
/** Next to each other in the wide column of a single day. */
const mostPerHour = 12;

interface EventGridProps {
  readonly view: CalendarView;
  readonly day: string;
  readonly events: readonly CalendarEvent[];
  readonly holidays: readonly Holiday[];
  readonly kindTitle: (kind: string) => string;
  readonly onOpen: (event: CalendarEvent, element: HTMLElement) => void;
  /** A drop on another day or time, in China time. */
  readonly onMove: (event: CalendarEvent, start: string, end: string | null, revert: () => void) => void;
  readonly onDay: (day: string) => void;
}

const stamp = (text: string, isDay: boolean): string =>
  isDay ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');

/**
 * The calendar itself. Times are shown as they are written, in China time, whatever the zone of the browser: the library
 * counts in UTC.
 */
export function EventGrid(props: EventGridProps) {
  const { view, day, events, holidays, kindTitle, onOpen, onMove, onDay } = props;
  const firstOfList = view === 'list' ? getRange(view, day).start : undefined;
  const isMonth = view === 'month';
  const inputs = useMemo(
    () => events.map((event) => toInput(event, { firstOfList, isMonth })),
    [events, firstOfList, isMonth],
  );
  const bands = useMemo(() => (isMonth ? events.filter((event) => event.isBand) : []), [events, isMonth]);
  return (
    <FullCalendar
      // The library keeps its own place: another view or day starts a new one.
      key={`${view} ${day}`}
      plugins={plugins}
      locale={zh}
      timeZone="UTC"
      now={chinaTime(new Date()).replace(' ', 'T')}
      views={views}
      initialView={viewNames[view]}
      initialDate={day}
      headerToolbar={false}
      height={view === 'week' || view === 'day' ? 'calc(100vh - 320px)' : 'auto'}
      events={inputs}
      eventDisplay="block"
      eventOrder="rank,start,-duration,title"
      defaultTimedEventDuration="00:30"
      displayEventEnd={!isMonth}
      eventTimeFormat={clock}
      slotHeaderFormat={clock}
      scrollTime="08:00:00"
      nowIndicator
      navLinks
      navLinkDayClick={(date) => onDay(dayOfCell(date))}
      navLinkHint={(text) => texts.dayOf(text)}
      dayMaxEvents={mostPerDay}
      eventMaxStack={view === 'week' ? mostPerDay : mostPerHour}
      moreLinkText={texts.more}
      allDayText={texts.allDay}
      eventClass={({ event }) =>
        `calendar-event tone-${getEvent(event).color}${getEvent(event).movable ? ' movable' : ''}`
      }
      listItemEventBeforeClass="list-dot"
      eventContent={(shown) => <EventContent shown={shown} view={view} kindTitle={kindTitle} />}
      dayCellClass={({ date }) => (getMark(dayOfCell(date), holidays).isOff ? 'day-off' : '')}
      dayLaneClass={({ date }) => (getMark(dayOfCell(date), holidays).isOff ? 'day-off' : '')}
      dayCellTopContent={({ date, dayNumberText, inPopover, text }) =>
        inPopover ? (
          text
        ) : (
          <span className="day-head">
            <BandNames names={bands.filter((band) => isOn(dayOfCell(date), band)).map(({ title }) => title)} />
            <DayMarkText day={dayOfCell(date)} text={dayNumberText} holidays={holidays} />
          </span>
        )
      }
      dayHeaderContent={({ date, text, weekdayText, dayNumberText }) =>
        isMonth ? (
          text
        ) : (
          <DayMarkText day={dayOfCell(date)} text={`${weekdayText} ${dayNumberText}`} holidays={holidays} />
        )
      }
      listDayHeaderContent={({ date, text }) => <DayMarkText day={dayOfCell(date)} text={text} holidays={holidays} />}
      noEventsContent={() => <StateView title={texts.noEvents} text={texts.noEventsHint} />}
      eventClick={({ event, el, jsEvent }) => {
        jsEvent.preventDefault();
        onOpen(getEvent(event), el);
      }}
      eventDrop={({ event, revert }) => {
        const own = getEvent(event);
        const end = own.end === null ? null : event.endStr;
        onMove(own, stamp(event.startStr, own.allDay), end && stamp(end, own.allDay), revert);
      }}
    />
  );
}

interface EventContentProps {
  readonly shown: EventDisplayInfo;
  readonly view: CalendarView;
  readonly kindTitle: (kind: string) => string;
}
function EventContent({ shown: { event, timeText }, view, kindTitle }: EventContentProps) {
  const own = getEvent(event);
  const time = own.allDay ? '' : timeText;
  if (view === 'list')
    return (
      <div className="calendar-line">
        <time>{time || texts.allDay}</time>
        <StatusTag tone={own.color}>{own.statusText}</StatusTag>
        <b>{own.title}</b>
        <small>{[kindTitle(own.kind), own.companyName].filter((part) => part && part !== own.title).join(' · ')}</small>
      </div>
    );
  const words = [kindTitle(own.kind), time, own.title, own.statusText].filter(Boolean).join(' · ');
  // Between the hours of a day the place says when: the room is for the name.
  const isPlaced = !own.allDay && (view === 'week' || view === 'day');
  return (
    <div className={`calendar-chip${isPlaced ? ' is-placed' : ''}`} title={words}>
      {time && !isPlaced && <time>{time}</time>}
      <span>{own.title}</span>
    </div>
  );
}

/** What takes place behind the events of a day. */
function BandNames({ names }: { names: readonly string[] }) {
  const [first, ...others] = names;
  if (first === undefined) return null;
  return (
    <span className="day-bands" title={names.join('、')}>
      <span>{first}</span>
      {others.length > 0 && <small>{texts.moreBands(names.length)}</small>}
    </span>
  );
}

function DayMarkText({ day, text, holidays }: { day: string; text: string; holidays: readonly Holiday[] }) {
  const { sign, name } = getMark(day, holidays);
  return (
    <span className="day-mark">
      {sign && (
        <small data-sign={sign} title={name}>
          {sign}
          <i>{name}</i>
        </small>
      )}
      <span>{text}</span>
    </span>
  );
}
