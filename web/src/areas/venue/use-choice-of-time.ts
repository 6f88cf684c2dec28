import { isWithinHours, type TimelineBooking, type TimelineVenue, venueFlow } from '@campus/contract/interview';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { getSteps, type Scale, stepsOfDay, timeAt } from './timeline-scale.ts';

/** A chosen period of a venue, in steps of the scale; `to` is after the last step. */
interface Chosen {
  readonly venueId: string;
  readonly from: number;
  readonly to: number;
}
export interface ChosenTime {
  readonly venueId: string;
  readonly start: string;
  readonly end: string;
}
/** Why a period cannot be booked, as far as the timeline knows; the server decides. */
export function findObstacle(
  venue: TimelineVenue,
  { start, end }: ChosenTime,
  bookings: readonly TimelineBooking[],
): 'clash' | 'closed' | undefined {
  const isTaken = bookings.some((one) => one.venueId === venue.id && one.startTime < end && one.endTime > start);
  if (isTaken) return 'clash';
  return venue.status === venueFlow.states.disabled.code || !isWithinHours(venue, start, end) ? 'closed' : undefined;
}

/** Chooses a period on a track by dragging or with the arrow keys; Enter and the end of a drag report it. */
export function useChoiceOfTime(scale: Scale, onChosen: (chosen: ChosenTime) => void) {
  const [chosen, setChosen] = useState<Chosen>();
  const [anchor, setAnchor] = useState<number>();
  const most = getSteps(scale);
  const perDay = stepsOfDay(scale);
  const getTime = ({ venueId, from, to }: Chosen): ChosenTime => ({
    venueId,
    start: timeAt(scale, from),
    end: timeAt(scale, to, true),
  });
  const stepAt = (event: PointerEvent<HTMLElement>): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return Math.min(most - 1, Math.max(0, Math.floor(((event.clientX - left) / width) * most)));
  };
  /** A drag stays in the day in which it began. */
  const inDay = (step: number, start: number): number => {
    const first = Math.floor(start / perDay) * perDay;
    return Math.min(Math.max(step, first), first + perDay - 1);
  };
  const track = (venueId: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || event.pointerType === 'touch' || event.target !== event.currentTarget) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const step = stepAt(event);
      setAnchor(step);
      setChosen({ venueId, from: step, to: step + 1 });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (anchor === undefined || chosen?.venueId !== venueId) return;
      const step = inDay(stepAt(event), anchor);
      setChosen({ venueId, from: Math.min(step, anchor), to: Math.max(step, anchor) + 1 });
    },
    onPointerUp: () => {
      if (anchor !== undefined && chosen) onChosen(getTime(chosen));
      setAnchor(undefined);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return;
      const own = chosen?.venueId === venueId ? chosen : undefined;
      if (event.key === 'Enter' && own) return onChosen(getTime(own));
      if (event.key === 'Escape') return setChosen(undefined);
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (by === 0) return;
      event.preventDefault();
      if (!own) return setChosen({ venueId, from: 0, to: 1 });
      const to = Math.min(most, Math.max(own.from + 1, inDay(own.to - 1 + by, own.from) + 1));
      const from = Math.min(most - 1, Math.max(0, own.from + by));
      setChosen(event.shiftKey ? { ...own, to } : { venueId, from, to: from + 1 });
    },
  });
  return { chosen: chosen && getTime(chosen), track, clear: () => setChosen(undefined) };
}
