import type { BoundValue } from './report-query.ts';

const pad = (n: number): string => String(n).padStart(2, '0');
/** A value of a driver as JSON carries it: moments as `YYYY-MM-DD HH:mm:ss`, what is no text or number as text. */
function plainValue(value: unknown): unknown {
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

/** A row of a driver as JSON carries it. */
export const plainRow = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plainValue(value)]));
/** Values as they are bound: as text, which every engine reads as the type it wants. */
export const boundTexts = (values: readonly BoundValue[]): (string | null)[] =>
  values.map((value) => (value === null ? null : String(value)));
