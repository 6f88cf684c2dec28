const pad = (n: number): string => String(n).padStart(2, '0');
/** A value of a driver as JSON carries it: moments as `YYYY-MM-DD HH:mm:ss`, what is no text or number as text. */
export function plainValue(value: unknown): unknown {
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
