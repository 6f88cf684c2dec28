import { arrayText } from './array-text.ts';

const chinaOffsetMs = 8 * 3_600_000;

/**
 * A value as the text both stores bind. Arrays become SQL arrays (`= any(…)`), other objects JSON; a moment without an
 * offset is read as China time. A value for a `jsonb` column passes `jsonb()` first.
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
 * The text of a value for a `json` or `jsonb` column; null and undefined are SQL NULL. Needed because an array would
 * become an SQL array and a string would be read as JSON source.
 */
export function jsonb(value: unknown): string | null {
  return value === null || value === undefined ? null : json(value);
}

/** A text that was cut may end in half a character, which the database refuses inside JSON. */
function json(value: unknown): string {
  return JSON.stringify(value, (_key, item) => (typeof item === 'string' ? item.toWellFormed() : item));
}

function chinaTime(moment: Date): string {
  return new Date(moment.getTime() + chinaOffsetMs).toISOString().replace('T', ' ').replace('Z', '+08');
}
