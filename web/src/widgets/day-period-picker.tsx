import { controlTexts } from '@campus/contract/rules';
import { type KeyboardEvent, useRef, useState } from 'react';
import './day-period-picker.css';

const texts = controlTexts.ruler;
/** The ruler shows 08:00 to 22:00 in half hours. */
const [firstMinute, lastMinute, slotMinutes] = [8 * 60, 22 * 60, 30];
const starts = Array.from(
  { length: (lastMinute - firstMinute) / slotMinutes },
  (_, i) => firstMinute + i * slotMinutes,
);

/** Minutes after midnight, the end excluded. */
export interface DayPeriod {
  readonly from: number;
  readonly to: number;
}
export interface BusyPeriod extends DayPeriod {
  /** What occupies it; without a title the period is closed. */
  readonly title?: string;
}
interface DayPeriodPickerProps {
  readonly label: string;
  readonly busy: readonly BusyPeriod[];
  readonly value: DayPeriod | undefined;
  readonly disabled?: boolean;
  readonly onChange: (period: DayPeriod) => void;
}

export const getClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const overlaps = (one: DayPeriod, other: DayPeriod): boolean => one.from < other.to && other.from < one.to;
const slotAt = (start: number): DayPeriod => ({ from: start, to: start + slotMinutes });

/** The period after a click: extended to the slot when it begins before it and all between is free, else begun again. */
export function extendPeriod(value: DayPeriod | undefined, start: number, busy: readonly BusyPeriod[]): DayPeriod {
  const slot = slotAt(start);
  if (!value || value.to - value.from > slotMinutes || start < value.from) return slot;
  const whole = { from: value.from, to: slot.to };
  return busy.some((one) => overlaps(one, whole)) ? slot : whole;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The half hours of a day, free or busy; a click on the first and one on the last choose a period. */
export function DayPeriodPicker({ label, busy, value, disabled = false, onChange }: DayPeriodPickerProps) {
  const slots = useRef<(HTMLButtonElement | null)[]>([]);
  const [current, setCurrent] = useState(0);
  const moveFocus = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = step === undefined ? undefined : Math.min(Math.max(current + step, 0), starts.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    slots.current[next]?.focus();
  };
  return (
    <div className="slot-ruler">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no keyboard handling of its own */}
      <div className="slot-ruler-slots" role="group" aria-label={label} onKeyDown={moveFocus}>
        {starts.map((start, i) => {
          const slot = slotAt(start);
          const taken = busy.find((one) => overlaps(one, slot));
          const isChosen = value !== undefined && overlaps(value, slot);
          const state = taken
            ? taken.title === undefined
              ? texts.closed
              : texts.taken(taken.title)
            : isChosen
              ? texts.chosen
              : texts.free;
          const text = texts.slot(getClock(slot.from), getClock(slot.to), state);
          return (
            <button
              key={start}
              ref={(node) => {
                slots.current[i] = node;
              }}
              type="button"
              className={`ruler-slot${taken ? (taken.title === undefined ? ' closed' : ' taken') : ''}`}
              title={text}
              data-clock={getClock(start)}
              aria-label={text}
              aria-pressed={isChosen}
              aria-disabled={disabled || taken !== undefined}
              tabIndex={i === current ? 0 : -1}
              onFocus={() => setCurrent(i)}
              onClick={() => !disabled && !taken && onChange(extendPeriod(value, start, busy))}
            />
          );
        })}
      </div>
      <div className="slot-ruler-hours" aria-hidden>
        {starts
          .filter((start) => start % 120 === 0)
          .map((start) => (
            <span key={start}>{getClock(start)}</span>
          ))}
        <span>{getClock(lastMinute)}</span>
      </div>
    </div>
  );
}
