import { arrayText } from './array-text.ts';

const chinaOffsetMs = 8 * 3_600_000;

/**
 * Converts a value to the text that both databases bind. Arrays become SQL arrays (`= any(…)`), other objects JSON;
 * Dates are written in China time. Use `jsonb()` for a value of a `jsonb` column.
 */
export function toParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return String(value);
  if (value instanceof Date) return chinaTime(value);
  if (value instanceof Uint8Array) {
    return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
  }
  if (Array.isArray(value)) return arrayText(value, toParameter);
  return json(value);
}

/**
 * The text of a value for a `json` or `jsonb` column; null and undefined are SQL NULL. Without it, an array would
 * become an SQL array and a string would be read as JSON source.
 */
export function jsonb(value: unknown): string | null {
  return value === null || value === undefined ? null : json(value);
}

/** A truncated text can end in an unpaired surrogate, which the database rejects inside JSON. */
function json(value: unknown): string {
  return JSON.stringify(value, (_key, item) => (typeof item === 'string' ? item.toWellFormed() : item));
}

function chinaTime(moment: Date): string {
  return new Date(moment.getTime() + chinaOffsetMs).toISOString().replace('T', ' ').replace('Z', '+08');
}
