import { PlusOutlined } from '@ant-design/icons';
import {
  bookingFlow,
  interviewTexts,
  type TimelineBooking,
  type TimelineVenue,
  venueFlow,
} from '@campus/contract/interview';
import { IconButton } from '../../widgets/icon-button.tsx';
import { closedBoxes, getBox, getSteps, type Scale } from './timeline-scale.ts';
import { type ChosenTime, findObstacle, type useChoiceOfTime } from './use-choice-of-time.ts';

const texts = interviewTexts.timeline;
const percent = ({ left, width }: { left: number; width: number }) => ({ left: `${left}%`, width: `${width}%` });

interface TimelineRowProps {
  readonly venue: TimelineVenue;
  readonly bookings: readonly TimelineBooking[];
  readonly scale: Scale;
  readonly choice: ReturnType<typeof useChoiceOfTime>;
  /** Absent: this user may not book. */
  readonly onAdd: (() => void) | undefined;
  readonly onOpen: (booking: TimelineBooking) => void;
  readonly hintId: string;
}
/** A venue with its bookings; a free period is chosen on its track. */
export function TimelineRow({ venue, bookings, scale, choice, onAdd, onOpen, hintId }: TimelineRowProps) {
  const isBookable = onAdd !== undefined && venue.status === venueFlow.states.enabled.code;
  const chosen = choice.chosen?.venueId === venue.id ? choice.chosen : undefined;
  return (
    <li className="timeline-row">
      <div className="timeline-venue">
        <b title={venue.name}>{venue.name}</b>
        <small>
          {texts.seats(venue.capacity)} · {venue.building}
          {venue.status === venueFlow.states.disabled.code && <em> {texts.disabled}</em>}
        </small>
        {isBookable && (
          <IconButton label={texts.addIn(venue.name)} onClick={onAdd}>
            <PlusOutlined aria-hidden />
          </IconButton>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a track of times has no element of its own */}
      <div
        className="timeline-track"
        role="group"
        aria-label={texts.track(venue.name)}
        style={{ '--steps': getSteps(scale), '--days': scale.days.length } as React.CSSProperties}
        {...(isBookable && { tabIndex: 0, 'aria-describedby': hintId, ...choice.track(venue.id) })}
      >
        {closedBoxes(scale, venue).map((box) => (
          <span key={box.left} className="timeline-closed" style={percent(box)} title={texts.closed} />
        ))}
        {bookings.map((booking) => (
          <Booking key={booking.id} booking={booking} scale={scale} onOpen={() => onOpen(booking)} />
        ))}
        {chosen && <Choice venue={venue} chosen={chosen} bookings={bookings} scale={scale} />}
      </div>
    </li>
  );
}

function Booking({ booking, scale, onOpen }: { booking: TimelineBooking; scale: Scale; onOpen: () => void }) {
  const { startTime, endTime, title, holder, status, refType } = booking;
  const isHeld = status === bookingFlow.states.held.code;
  const state = isHeld ? bookingFlow.states.held : bookingFlow.states.occupied;
  const time = texts.period(startTime.slice(5, 16), endTime.slice(5, 16));
  return (
    <button
      type="button"
      className={`timeline-booking of-${refType}${isHeld ? ' held' : ''}`}
      style={percent(getBox(scale, startTime, endTime))}
      title={`${title} · ${holder} · ${time} · ${state.label}`}
      onClick={onOpen}
    >
      <b>{title}</b>
      <small>
        {isHeld && `${state.label} · `}
        {startTime.slice(11, 16)}–{endTime.slice(11, 16)}
      </small>
    </button>
  );
}

interface ChoiceProps {
  readonly venue: TimelineVenue;
  readonly chosen: ChosenTime;
  readonly bookings: readonly TimelineBooking[];
  readonly scale: Scale;
}
function Choice({ venue, chosen, bookings, scale }: ChoiceProps) {
  const obstacle = findObstacle(venue, chosen, bookings);
  const said = obstacle === 'clash' ? texts.clashes : obstacle === 'closed' ? texts.outside : undefined;
  return (
    <output
      className={`timeline-choice${obstacle ? ' refused' : ''}`}
      style={percent(getBox(scale, chosen.start, chosen.end))}
    >
      <span>
        {texts.chosen(chosen.start.slice(11, 16), chosen.end.slice(11, 16))}
        {said && `，${said}`}
      </span>
    </output>
  );
}
