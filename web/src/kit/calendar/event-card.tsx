import { CloseOutlined } from '@ant-design/icons';
import { type CalendarEvent, type CalendarKind, calendarTexts } from '@campus/contract/calendar';
import { text } from '@campus/contract/messages';
import { Button, DatePicker, Popover } from 'antd';
import dayjs from 'dayjs';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../widgets/icon-button.tsx';
import { StatusTag } from '../../widgets/status.tsx';
import { getAddress } from '../figures/figure-link.ts';
import { getTime } from './calendar-input.ts';
import './event-card.css';

const texts = calendarTexts;

interface EventCardProps {
  readonly event: CalendarEvent;
  readonly kinds: readonly CalendarKind[];
  /** The element of the event, to which the card points and focus returns. */
  readonly anchor: HTMLElement;
  readonly onMove: (start: string) => void;
  readonly onClose: () => void;
  /** Further actions of the page. */
  readonly actions?: ReactNode;
}

/** What an event is about, with the way to its record and, where it may be moved, a day to move it to. */
export function EventCard({ event, kinds, anchor, onMove, onClose, actions }: EventCardProps) {
  const card = useRef<HTMLElement>(null);
  const title = useId();
  const [box] = useState(() => anchor.getBoundingClientRect());
  const close = () => {
    anchor.focus();
    onClose();
  };
  useEffect(() => {
    const leave = (pointed: PointerEvent) => {
      const target = pointed.target as Element;
      if (!card.current?.contains(target) && !target.closest('.ant-picker-dropdown')) onClose();
    };
    const isEscape = (pressed: KeyboardEvent) => pressed.key === 'Escape' && close();
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', isEscape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', isEscape);
    };
  });
  const content = (
    <section ref={card} className="event-card" tabIndex={-1} aria-labelledby={title}>
      <header>
        <h3 id={title}>{event.title}</h3>
        <IconButton label={text.common.close} onClick={close}>
          <CloseOutlined aria-hidden />
        </IconButton>
      </header>
      <Facts event={event} kind={kinds.find(({ kind }) => kind === event.kind)?.title ?? ''} />
      {event.movable && <MoveField event={event} onMove={onMove} />}
      <footer>
        {actions}
        <Link to={getAddress(event.link)} onClick={onClose}>
          {event.count === null ? texts.detail : texts.list}
        </Link>
      </footer>
    </section>
  );
  const { left, top, width, height } = box;
  return (
    <Popover
      open
      content={content}
      arrow={false}
      placement="bottomLeft"
      afterOpenChange={(isOpen) => isOpen && card.current?.focus()}
    >
      <span className="event-card-anchor" style={{ left, top, width, height }} />
    </Popover>
  );
}

function Facts({ event, kind }: { event: CalendarEvent; kind: string }) {
  return (
    <dl>
      <div>
        <dt>{texts.states}</dt>
        <dd>
          <StatusTag tone={event.color}>{event.statusText}</StatusTag>
        </dd>
      </div>
      <div>
        <dt>{texts.kind}</dt>
        <dd>{kind}</dd>
      </div>
      <div>
        <dt>{texts.time}</dt>
        <dd>{getTime(event)}</dd>
      </div>
      {event.place !== null && (
        <div>
          <dt>{texts.place}</dt>
          <dd>{event.place}</dd>
        </div>
      )}
      {event.companyName !== null && event.companyName !== event.title && (
        <div>
          <dt>{texts.company}</dt>
          <dd>{event.companyName}</dd>
        </div>
      )}
    </dl>
  );
}

const dayForm = 'YYYY-MM-DD';
/** The keyboard's way to move an event; its time of day stays. */
function MoveField({ event, onMove }: { event: CalendarEvent; onMove: (start: string) => void }) {
  const [day, setDay] = useState(event.start.slice(0, 10));
  const id = useId();
  return (
    <div className="event-card-move">
      <label htmlFor={id}>{texts.moveTo}</label>
      <DatePicker id={id} allowClear={false} value={dayjs(day)} onChange={(at) => at && setDay(at.format(dayForm))} />
      <Button disabled={day === event.start.slice(0, 10)} onClick={() => onMove(`${day}${event.start.slice(10)}`)}>
        {texts.move}
      </Button>
    </div>
  );
}
