import type { BoundValue } from './report-query.ts';

const pad = (n: number): string => String(n).padStart(2, '0');
/** Converts a driver's value to JSON: times as `YYYY-MM-DD HH:mm:ss`, other objects as text. */
function toJsonValue(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Date) return moment(value);
  if (value instanceof Uint8Array) return '[二进制数据]';
  if (typeof value === 'object') return JSON.stringify(value);
  return value;
}
function moment(at: Date): string {
  if (Number.isNaN(at.getTime())) return '';
  const day = `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
  const time = `${pad(at.getHours())}:${pad(at.getMinutes())}:${pad(at.getSeconds())}`;
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/** Converts a driver's row to JSON values. */
export const toJsonRow = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toJsonValue(value)]));
/** Binds values as text, which every engine converts to the type it needs. */
export const bindTexts = (values: readonly BoundValue[]): (string | null)[] =>
  values.map((value) => (value === null ? null : String(value)));
