import { chinaTime, dayForm, isTime } from './china-time.ts';
import { type Field, isList, isUpload } from './field.ts';

function cleanDate(value: unknown, withTime: boolean): unknown {
  const iso = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? new Date(value) : undefined;
  const at = typeof value === 'number' ? new Date(value) : iso;
  if (at && !Number.isNaN(at.getTime())) return withTime ? chinaTime(at) : chinaTime(at).slice(0, 10);
  if (typeof value !== 'string') return value;
  const trimmed = value.trim();
  if (withTime)
    return dayForm.test(trimmed)
      ? `${trimmed} 00:00:00`
      : /^\S+ \d{2}:\d{2}$/.test(trimmed)
        ? `${trimmed}:00`
        : trimmed;
  return trimmed.length === 19 && isTime(trimmed.slice(11)) ? trimmed.slice(0, 10) : trimmed;
}

/** Members of a comma list. */
export const members = (value: string): string[] =>
  value
    .split(',')
    .map((v) => v.trim())
    .filter(Boolean);
const removeQuery = (path: string): string => path.replace(/\?.*$/, '');

/** Query strings send booleans as words. */
const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true';
const isOff = (value: unknown): boolean => value === false || value === 0 || value === '0' || value === 'false';

function cleanDict(field: Field, value: unknown): unknown {
  if (!field.numeric)
    return typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : value;
  return typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? Number(value.trim()) : value;
}

/**
 * Framework clients send JSON columns as strings. A string without valid JSON is returned unchanged and fails its
 * check.
 */
function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** Normalizes `value` to its stored form: trimmed, `''` as null, numbers as numbers, flags as 0 or 1. */
export function clean(field: Field, value: unknown): unknown {
  if (value === undefined || value === null || value === '') {
    return field.kind === 'yesNo' || field.kind === 'flag' ? field.default : null;
  }
  switch (field.kind) {
    case 'number':
    case 'money': {
      const n = typeof value === 'string' && value.trim() !== '' ? Number(value.trim()) : value;
      if (typeof n !== 'number' || !Number.isFinite(n)) return value;
      return field.kind === 'money' ? n.toFixed(2) : n;
    }
    case 'dict':
      return cleanDict(field, typeof value === 'boolean' ? Number(value) : value);
    case 'flag':
      return isOn(value) ? 1 : isOff(value) ? 0 : value;
    case 'yesNo':
      return value === true || value === 1 || value === '1'
        ? 'Y'
        : value === false || value === 0 || value === '0'
          ? 'N'
          : value;
    case 'date':
    case 'dateTime':
      return cleanDate(value, field.kind === 'dateTime');
    case 'time':
      return typeof value === 'string' && /^\d{2}:\d{2}$/.test(value.trim()) ? `${value.trim()}:00` : value;
    case 'json':
      return parseJson(value);
    default: {
      const list = Array.isArray(value) && isList(field) ? value.join(',') : value;
      if (typeof list === 'number' && field.kind !== 'richText') return String(list);
      if (typeof list !== 'string') return list;
      const parts = isList(field) ? members(list) : [list.trim()];
      const joined = (isUpload(field) ? parts.map(removeQuery) : parts).join(',');
      return joined === '' ? null : joined;
    }
  }
}
