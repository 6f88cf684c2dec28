const form = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time of day, `HH:mm`. */
export const isClockTime = (value: unknown): value is string => typeof value === 'string' && form.test(value);

/**
 * Whether `time` (`HH:mm`) is between `from` and `to`, across midnight if `to` is earlier. Equal ends are an empty
 * range.
 */
export function isWithin(time: string, from: string, to: string): boolean {
  if (from === to) return false;
  return from < to ? time >= from && time < to : time >= from || time < to;
}
