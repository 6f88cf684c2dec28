const pad = (n: number): string => String(n).padStart(2, '0');
const chinaOffsetMs = 8 * 3600_000;

/** An instant as `YYYY-MM-DD HH:mm:ss` in China time (a fixed offset: no daylight saving time since 1991). */
export function chinaTime(at: Date): string {
  const d = new Date(at.getTime() + chinaOffsetMs);
  const day = `${d.getUTCFullYear()}-${pad(d.getUTCMonth() + 1)}-${pad(d.getUTCDate())}`;
  return `${day} ${pad(d.getUTCHours())}:${pad(d.getUTCMinutes())}:${pad(d.getUTCSeconds())}`;
}
/** The instant of a `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` in China time. */
export const fromChinaTime = (value: string): Date =>
  new Date(`${value.length === 10 ? `${value} 00:00:00` : value}+08:00`.replace(' ', 'T'));

export const dayForm = /^(\d{4})-(\d{2})-(\d{2})$/;
export function isDay(value: string): boolean {
  const m = dayForm.exec(value);
  if (!m) return false;
  const d = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(d.getTime()) && d.toISOString().startsWith(value) && Number(m[1]) >= 1900 && Number(m[1]) < 2200;
}
export const isTime = (value: string): boolean => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(value);
