import { isWithinHours, type TimelineVenue } from '@campus/contract/interview';
import { dayNumber, getDay } from '@campus/contract/rules';

/** Length of a step of the ruler. */
export const stepMinutes = 30;
const dayMinutes = 24 * 60;

/** The shown days, and the shown part of each in minutes. */
export interface Scale {
  readonly days: readonly string[];
  readonly first: number;
  readonly last: number;
}
const getMinutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const pad = (n: number): string => String(n).padStart(2, '0');
const getClock = (minutes: number): string => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}:00`;
export const getHour = (minutes: number): string => getClock(minutes).slice(0, 5);

/** The scale from the earliest opening to the latest closing, in whole hours. */
export function getScale(days: readonly string[], venues: readonly TimelineVenue[]): Scale {
  const opens = venues.map(({ openTime }) => getMinutes(openTime));
  const closes = venues.map(({ closeTime }) => getMinutes(closeTime));
  const first = Math.floor(Math.min(8 * 60, ...opens) / 60) * 60;
  const last = Math.ceil(Math.max(18 * 60, ...closes) / 60) * 60;
  return { days, first, last: Math.min(last, dayMinutes) };
}
/** Number of steps of a day and of the whole scale. */
export const stepsOfDay = ({ first, last }: Scale): number => (last - first) / stepMinutes;
export const getSteps = (scale: Scale): number => stepsOfDay(scale) * scale.days.length;

/** Time at the start of a step; at the end of a day's last step when `isEnd`. */
export function timeAt(scale: Scale, step: number, isEnd = false): string {
  const perDay = stepsOfDay(scale);
  const at = isEnd ? step - 1 : step;
  const day = scale.days[Math.floor(at / perDay)] ?? (scale.days[0] as string);
  const minutes = scale.first + ((at % perDay) + (isEnd ? 1 : 0)) * stepMinutes;
  return minutes >= dayMinutes ? `${getDay(dayNumber(day) + 1)} 00:00:00` : `${day} ${getClock(minutes)}`;
}

/** Place of a time on the scale, 0 to 100; a time outside of the shown hours is at their edge. */
function getPlace({ days, first, last }: Scale, time: string): number {
  const start = days[0] as string;
  const day = dayNumber(time) - dayNumber(start);
  if (day < 0) return 0;
  if (day >= days.length) return 100;
  const within = Math.min(Math.max(getMinutes(time.slice(11)), first), last) - first;
  return ((day + within / (last - first)) / days.length) * 100;
}
interface Box {
  readonly left: number;
  readonly width: number;
}
export function getBox(scale: Scale, start: string, end: string): Box {
  const left = getPlace(scale, start);
  return { left, width: getPlace(scale, end) - left };
}
/** Parts of the scale in which a venue is closed. */
export function closedBoxes(scale: Scale, venue: TimelineVenue): readonly Box[] {
  const boxes = scale.days.flatMap((day) => {
    const [from, to] = [`${day} ${getClock(scale.first)}`, `${day} ${getClock(Math.min(scale.last, dayMinutes - 1))}`];
    const [open, close] = [`${day} ${venue.openTime}`, `${day} ${venue.closeTime}`];
    if (!isWithinHours(venue, open, open)) return [getBox(scale, from, to)];
    return [getBox(scale, from, open), getBox(scale, close, to)];
  });
  return boxes.filter(({ width }) => width > 0);
}
