/** What begins on a day ends on it. */
export const lastOfDay = 24 * 60 - 1;
/** `HH:mm:ss` of a minute of the day. */
export const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(Math.floor(minute % 60)).padStart(2, '0')}:00`;

interface Span {
  readonly from: number;
  readonly to: number;
}
const hour = 60;
/** From nine to four. */
export const usualHours: Span = { from: 9 * hour, to: 16 * hour };
/**
 * Hours of a fair that runs at a minute of its day, whatever the hour of seeding: the usual ones where they allow. It has
 * been open for an hour and stays open for another, except around midnight, which no fair crosses.
 */
export function getRunningHours(minute: number): Span {
  const now = minute - (minute % hour);
  const from = Math.max(Math.min(usualHours.from, now - hour), now - 5 * hour, 0);
  return { from, to: Math.min(Math.max(usualHours.to, from + 7 * hour), lastOfDay) };
}

/** The minute at which something began that a minute of the day finds running, `before` minutes earlier where it is late enough. */
export function getBegin(minute: number, before: number): number {
  const began = Math.max(0, minute - before);
  return began - (began % 5);
}
