import { CalendarOutlined, FilterOutlined } from '@ant-design/icons';
import { calendarEventKinds } from '@campus/contract';
import {
  type CalendarAnswer,
  type CalendarEvent,
  calendarTexts,
  eventFilePath,
  feedTexts,
} from '@campus/contract/calendar';
import { type CalendarName, type CalendarSide, calendarTitle, type Tone } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { saveFile } from '../../request/save-file.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { usePrinting } from '../../theme/use-printing.ts';
import { usePrintAlone } from '../../widgets/use-print-alone.ts';
import { useCaller } from '../call/caller.ts';
import { LoadError } from '../detail/load-error.tsx';
import { SaveButton } from '../list/sheet-button.tsx';
import { CalendarFilterFields, KindChips } from './calendar-filters.tsx';
import { CalendarPaper } from './calendar-paper.tsx';
import type { CalendarView } from './calendar-range.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { EventCard } from './event-card.tsx';
import { EventGrid } from './event-grid.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { shownEvents, useCalendarEvents } from './use-calendar-events.ts';
import { type CalendarState, type FilterName, useCalendarState } from './use-calendar-state.ts';
import { useEventMove } from './use-event-move.tsx';
import '../list/list.css';
import '../list/list-search.css';
import './calendar.css';

/** The code without which the values of a filter cannot be looked up; departments are open to staff. */
const lookUpCodes: Readonly<Partial<Record<FilterName, string>>> = {
  companyId: 'company:company:list',
  postId: 'post:companyPost:list',
};
const filterOrder: readonly FilterName[] = ['companyId', 'postId', 'departId'];
const toneOrder: readonly Tone[] = ['waiting', 'progress', 'done', 'bad', 'neutral'];
/** The states that the events have, by their colour, and the state in the address. */
function listStates(events: readonly CalendarEvent[], chosen: string): string[] {
  const words = toneOrder.flatMap((tone) =>
    events.filter(({ color }) => color === tone).map(({ statusText }) => statusText),
  );
  return [...new Set(chosen === '' ? words : [...words, chosen])];
}
const getFile = ({ kind, refId }: CalendarEvent) => ({
  method: 'GET' as const,
  path: eventFilePath,
  query: { kind, id: refId },
});
const findMove = (kind: string) => calendarEventKinds.find((one) => one.kind === kind)?.move;

interface EventCalendarProps {
  readonly side: CalendarSide;
  readonly name: CalendarName;
  readonly initialView?: CalendarView;
}

/** A calendar of one side: month, week, day and list over the events of its kinds. */
export function EventCalendar({ side, name, initialView = 'month' }: EventCalendarProps) {
  const state = useCalendarState(initialView);
  const { data, error, isFetching, refetch } = useCalendarEvents(side, name, state);
  const [isSubscribing, setSubscribing] = useState(false);
  const body = usePrintAlone<HTMLElement>();
  const kinds = data?.kinds ?? [];
  const cut = data?.cut ?? [];
  const kindTitle = (kind: string) => kinds.find((one) => one.kind === kind)?.title ?? '';
  return (
    <section ref={body} className="surface event-calendar">
      <CalendarToolbar
        title={calendarTitle(name)}
        state={state}
        onRefresh={() => void refetch()}
        tools={
          <Button icon={<CalendarOutlined aria-hidden />} onClick={() => setSubscribing(true)}>
            {feedTexts.title}
          </Button>
        }
      />
      <Choices side={side} kinds={kinds} events={data?.events ?? []} cut={cut} state={state} />
      {isFetching && data && <div className="list-progress" role="progressbar" aria-label={text.common.loading} />}
      {cut.length > 0 && (
        <Alert className="calendar-cut" type="warning" showIcon title={calendarTexts.cut(cut.map(kindTitle))} />
      )}
      {error && !data ? (
        <LoadError error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 12 }} />
      ) : (
        <Events data={data} state={state} kindTitle={kindTitle} />
      )}
      {isSubscribing && <FeedDialog side={side} name={name} onClose={() => setSubscribing(false)} />}
    </section>
  );
}

interface ChoicesProps {
  readonly side: CalendarSide;
  readonly kinds: CalendarAnswer['kinds'];
  readonly events: readonly CalendarEvent[];
  readonly cut: readonly string[];
  readonly state: CalendarState;
}

/** Kinds and filters, folded on narrow screens. */
function Choices({ side, kinds, events, cut, state }: ChoicesProps) {
  const caller = useCaller();
  const isMobile = useIsMobile();
  const [isOpen, setOpen] = useState(false);
  const isOffered = (filter: FilterName) =>
    kinds.some(({ filters }) => filters.includes(filter)) &&
    caller.codes.has(lookUpCodes[filter] ?? 'calendar:school:list') &&
    !(filter === 'companyId' && side === 'enterprise');
  const states = listStates(
    events.filter(({ isBand }) => !isBand),
    state.chosen,
  );
  return (
    <>
      {isMobile && (
        <Button
          className="calendar-fold"
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {text.listPage.filter}
        </Button>
      )}
      <div className="calendar-choices" hidden={isMobile && !isOpen}>
        <KindChips kinds={kinds} events={events} cut={cut} state={state} />
        <CalendarFilterFields names={filterOrder.filter(isOffered)} states={states} state={state} />
      </div>
    </>
  );
}

interface EventsProps {
  readonly data: CalendarAnswer;
  readonly state: CalendarState;
  readonly kindTitle: (kind: string) => string;
}

/** The events of the view, with the card of the opened one. */
function Events({ data, state, kindTitle }: EventsProps) {
  const [opened, setOpened] = useState<{ event: CalendarEvent; anchor: HTMLElement }>();
  const mover = useEventMove(findMove);
  const isPrinting = usePrinting();
  const shown = { view: state.view, day: state.day, events: shownEvents(data.events, state), kindTitle };
  return (
    <>
      {isPrinting && <CalendarPaper {...shown} />}
      <div className="calendar-grid">
        <EventGrid
          {...shown}
          holidays={data.holidays}
          onOpen={(event, anchor) => setOpened({ event, anchor })}
          onMove={mover.move}
          onDay={(day) => state.change({ view: 'day', date: day })}
        />
      </div>
      {opened && (
        <EventCard
          key={opened.event.id}
          {...opened}
          kinds={data.kinds}
          actions={
            opened.event.count === null && (
              <SaveButton label={feedTexts.export} save={() => saveFile(getFile(opened.event))} />
            )
          }
          onMove={(start) => {
            setOpened(undefined);
            mover.move(opened.event, start, opened.event.end, () => undefined);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
      {mover.dialog}
    </>
  );
}
