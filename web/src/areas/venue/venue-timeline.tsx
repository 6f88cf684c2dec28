import { LeftOutlined, PlusOutlined, ReloadOutlined, RightOutlined } from '@ant-design/icons';
import { calendarTexts } from '@campus/contract/calendar';
import {
  interviewTexts,
  type TimelineBooking,
  type TimelineVenue,
  venueBooking,
  venueTimeline,
} from '@campus/contract/interview';
import { text } from '@campus/contract/messages';
import { chinaDay, dayNumber, getDay } from '@campus/contract/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { getRange, getTitle, step } from '../../kit/calendar/calendar-range.ts';
import { useRights } from '../../kit/call/caller.ts';
import { EntityDetail } from '../../kit/detail/entity-detail.tsx';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { EntityForm } from '../../kit/form/entity-form.tsx';
import type { FormValues } from '../../kit/form/use-fields-form.ts';
import { useSteps } from '../../kit/step/steps.tsx';
import { call } from '../../request/call.ts';
import { useDict } from '../../request/dictionary.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { IconButton } from '../../widgets/icon-button.tsx';
import { Segmented } from '../../widgets/segmented.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { BookingCard } from './booking-card.tsx';
import { TimelineRow } from './timeline-row.tsx';
import { getHour, getScale, type Scale, stepMinutes } from './timeline-scale.ts';
import { useChoiceOfTime } from './use-choice-of-time.ts';
import './venue-timeline.css';

const texts = interviewTexts.timeline;
type Span = keyof typeof texts.spans;
const spans = Object.entries(texts.spans).map(([value, label]) => ({ value: value as Span, label }));
type Loaded = { readonly venues: readonly TimelineVenue[]; readonly bookings: readonly TimelineBooking[] };
type Open =
  | { readonly kind: 'add'; readonly initial: FormValues }
  | { readonly kind: 'edit' | 'detail'; readonly id: string }
  | { readonly kind: 'card'; readonly booking: TimelineBooking };

/** 场地占用: venues as rows, a day or a week as columns; a free period is booked by dragging or by keyboard. */
export function VenueTimeline({ chooser }: { chooser: ReactNode }) {
  const [span, setSpan] = useState<Span>('day');
  const [day, setDay] = useState(() => chinaDay(new Date()));
  const range = getRange(span, day);
  const found = useQuery<Loaded, RequestFailed>({
    queryKey: [venueBooking.name, 'timeline', range],
    queryFn: ({ signal }) => call(venueTimeline, range, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="surface venue-timeline">
      <div className="calendar-head">
        <div className="calendar-period">
          <IconButton label={calendarTexts.previous[span]} onClick={() => setDay(step(span, day, -1))}>
            <LeftOutlined aria-hidden />
          </IconButton>
          <Button onClick={() => setDay(chinaDay(new Date()))}>{calendarTexts.today}</Button>
          <IconButton label={calendarTexts.next[span]} onClick={() => setDay(step(span, day, 1))}>
            <RightOutlined aria-hidden />
          </IconButton>
          <h2 aria-live="polite">{getTitle(span, day)}</h2>
        </div>
        <div className="calendar-tools">
          <Segmented aria-label={texts.span} options={spans} value={span} onChange={setSpan} />
          {chooser}
          <IconButton label={text.common.refresh} onClick={() => void found.refetch()}>
            <ReloadOutlined aria-hidden />
          </IconButton>
        </div>
      </div>
      {found.error && !found.data ? (
        <LoadError error={found.error} onRetry={found.refetch} />
      ) : !found.data ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : found.data.venues.length === 0 ? (
        <StateView title={texts.none} text={texts.noneHint} />
      ) : (
        <Rows key={`${range.start}${range.end}`} loaded={found.data} range={range} />
      )}
    </section>
  );
}

function Rows({ loaded: { venues, bookings }, range }: { loaded: Loaded; range: { start: string; end: string } }) {
  const may = useRights(venueBooking);
  const steps = useSteps(venueBooking);
  const [open, setOpen] = useState<Open>();
  const hintId = useId();
  const length = dayNumber(range.end) - dayNumber(range.start) + 1;
  const days = Array.from({ length }, (_day, i) => getDay(dayNumber(range.start) + i));
  const scale = getScale(days, venues);
  const add = (initial: FormValues) => setOpen({ kind: 'add', initial });
  const choice = useChoiceOfTime(scale, ({ venueId, start, end }) => add({ venueId, startTime: start, endTime: end }));
  const close = () => {
    setOpen(undefined);
    choice.clear();
  };
  return (
    <>
      <div className="timeline-legend">
        <Sources />
        {may('add') && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => add({})}>
            {texts.add}
          </Button>
        )}
      </div>
      <p id={hintId} className="visually-hidden">
        {texts.keys}
      </p>
      <div className="timeline-scroll">
        <ul className={`timeline-rows${length > 1 ? ' of-week' : ''}`}>
          <Ruler scale={scale} />
          {venues.map((venue) => (
            <TimelineRow
              key={venue.id}
              venue={venue}
              bookings={bookings.filter(({ venueId }) => venueId === venue.id)}
              scale={scale}
              choice={choice}
              onAdd={may('add') ? () => add({ venueId: venue.id }) : undefined}
              onOpen={(booking) => setOpen({ kind: 'card', booking })}
              hintId={hintId}
            />
          ))}
        </ul>
      </div>
      {open?.kind === 'add' && <EntityForm entity={venueBooking} initial={open.initial} onClose={close} />}
      {open?.kind === 'edit' && <EntityForm entity={venueBooking} id={open.id} onClose={close} />}
      {open?.kind === 'detail' && <EntityDetail entity={venueBooking} id={open.id} onClose={close} />}
      {open?.kind === 'card' && (
        <BookingCard
          booking={open.booking}
          venueName={venues.find(({ id }) => id === open.booking.venueId)?.name ?? ''}
          steps={steps}
          onEdit={() => setOpen({ kind: 'edit', id: open.booking.id })}
          onShow={() => setOpen({ kind: 'detail', id: open.booking.id })}
          onClose={close}
        />
      )}
      {steps.dialogs}
    </>
  );
}

function Sources() {
  const sources = useDict('rc_booking_ref');
  return (
    <ul className="timeline-sources" aria-label={texts.source}>
      {sources.map(({ value, text: name }) => (
        <li key={value} className={`of-${value}`}>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The hours of a day, or the days of a week. */
function Ruler({ scale }: { scale: Scale }) {
  const hours = Array.from(
    { length: (scale.last - scale.first) / (2 * stepMinutes) },
    (_hour, i) => scale.first + i * 2 * stepMinutes,
  );
  return (
    <li className="timeline-ruler" aria-hidden>
      <div className="timeline-venue" />
      <div>
        {scale.days.length === 1
          ? hours.map((minutes) => <span key={minutes}>{getHour(minutes)}</span>)
          : scale.days.map((day) => <span key={day}>{getTitle('day', day).slice(5)}</span>)}
      </div>
    </li>
  );
}
