const offsetMs = 8 * 3600_000;
const dayMs = 24 * 3600_000;
const toChina = (at: Date): Date => new Date(at.getTime() + offsetMs);

/** The hour 0-23 in China (fixed +8; no daylight saving time since 1991). */
export const chinaHour = (at: Date): number => toChina(at).getUTCHours();

/** The date of `at` in China as `YYYY-MM-DD`. */
export const chinaDay = (at: Date): string => toChina(at).toISOString().slice(0, 10);

/** Whether the text is a day of the calendar as `YYYY-MM-DD`: 2025-02-30 is none. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/** Days since 1970-01-01 of a `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`; RangeError for an invalid date. */
export function dayNumber(day: string): number {
  const [, date] = /^(\d{4}-\d{2}-\d{2})(?:$|[ T])/.exec(day) ?? [];
  if (date === undefined || !isDay(date)) throw new RangeError(`no such day: ${day}`);
  return Date.parse(`${date}T00:00:00Z`) / dayMs;
}

/** `YYYY-MM-DD` of a day number. */
export const getDay = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);
