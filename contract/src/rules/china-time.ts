const offsetMs = 8 * 3600_000;
const dayMs = 24 * 3600_000;
const toChina = (at: Date): Date => new Date(at.getTime() + offsetMs);

/** The hour 0-23 in China (fixed +8; no daylight saving time since 1991). */
export const chinaHour = (at: Date): number => toChina(at).getUTCHours();

/** The date of `at` in China as `YYYY-MM-DD`. */
export const chinaDay = (at: Date): string => toChina(at).toISOString().slice(0, 10);

/** Days since 1970-01-01 of a `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`; RangeError for an invalid date. */
export function dayNumber(day: string): number {
  const [, date] = /^(\d{4}-\d{2}-\d{2})(?:$|[ T])/.exec(day) ?? [];
  const at = date === undefined ? Number.NaN : Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date) throw new RangeError(`no such day: ${day}`);
  return at / dayMs;
}

/** `YYYY-MM-DD` of a day number. */
export const dayOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);
