import { text } from '@campus/contract/messages';
import { type KeyboardEvent, type PointerEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import './slider.css';

/** Imperative handle, to reset the slider after a failed submission. */
export interface SliderHandle {
  reset(): void;
}
interface SliderProps {
  /** Whether it has been slid to the end. */
  readonly value: boolean;
  readonly onChange: (isVerified: boolean) => void;
  readonly ref?: Ref<SliderHandle>;
}

const stepPx = 20;
const handlePx = 40;

/** The offset of the handle, moved by pointer and keyboard; at the end of the track it is verified. */
function useSliding({ value, onChange, ref }: SliderProps) {
  const track = useRef<HTMLDivElement>(null);
  const drag = useRef<{ from: number; max: number }>(undefined);
  const [offset, setOffset] = useState(0);
  const widest = () => Math.max((track.current?.clientWidth ?? 0) - handlePx, 0);
  const moveTo = (to: number, max: number) => {
    const next = Math.min(Math.max(to, 0), max);
    setOffset(next);
    if (next < max) return;
    drag.current = undefined;
    onChange(true);
  };
  const rest = () => {
    drag.current = undefined;
    if (!value) setOffset(0);
  };
  useImperativeHandle(ref, () => ({
    reset: () => {
      drag.current = undefined;
      setOffset(0);
      onChange(false);
    },
  }));

  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (value) return;
    drag.current = { from: event.clientX - offset, max: widest() };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const follow = ({ clientX }: PointerEvent) => {
    if (drag.current && !value) moveTo(clientX - drag.current.from, drag.current.max);
  };
  const press = (event: KeyboardEvent) => {
    const to = keyTarget(event.key, offset, widest());
    if (value || to === undefined) return;
    event.preventDefault();
    moveTo(to, widest());
  };
  const handlers = {
    onPointerDown: start,
    onPointerMove: follow,
    onPointerUp: rest,
    onPointerCancel: rest,
    onKeyDown: press,
    onBlur: rest,
  };
  return { track, offset, widest, handlers };
}

/**
 * Slide-to-verify bar. It proves nothing to the server and does not exclude keyboard users: arrow keys move
 * it, too.
 */
export function Slider(props: SliderProps) {
  const { value } = props;
  const { track, offset, widest, handlers } = useSliding(props);
  const label = value ? text.slider.done : text.slider.idle;
  const place = value ? `calc(100% - ${handlePx}px)` : `${offset}px`;
  return (
    <div ref={track} className="slider" data-widget="slider" data-verified={value || undefined}>
      <div className="slider-fill" style={{ width: value ? '100%' : offset }} />
      <span className="slider-text">{label}</span>
      <div
        role="slider"
        tabIndex={0}
        className="slider-handle"
        style={{ left: place }}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value ? 100 : Math.round((offset / Math.max(widest(), 1)) * 100)}
        aria-valuetext={label}
        {...handlers}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
          {value ? <path d="M3 8.5l3.5 3.5L13 5" /> : <path d="M3 4l4 4-4 4M8 4l4 4-4 4" />}
        </svg>
      </div>
    </div>
  );
}

function keyTarget(key: string, offset: number, max: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return offset + stepPx;
    case 'ArrowLeft':
      return offset - stepPx;
    case 'End':
      return max;
    case 'Home':
      return 0;
    default:
      return undefined;
  }
}
