import { hasControlCharacters } from '../rules/control-characters.ts';
import { Failure, failure } from './failure.ts';
import { type Field, type Fields, isList, isPicked, isUpload, type Values } from './field.ts';

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

const dayForm = /^(\d{4})-(\d{2})-(\d{2})$/;
function isDay(value: string): boolean {
  const m = dayForm.exec(value);
  if (!m) return false;
  const d = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(d.getTime()) && d.toISOString().startsWith(value) && Number(m[1]) >= 1900 && Number(m[1]) < 2200;
}
const isTime = (value: string): boolean => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(value);

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

const members = (value: string): string[] =>
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

const getLength = (value: string): number => {
  let n = 0;
  for (const _ of value) n += 1;
  return n;
};
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&(lt|gt|amp|quot|#39);/g, 'x')
    .trim();

function checkLength(field: Field, value: string): Failure | undefined {
  if (field.kind === 'richText' && value.length > 50_000) return failure('tooLong', field.label, 50_000);
  const n = getLength(field.kind === 'richText' ? plain(value) : value);
  const { max, min, rangeMessage, label } = field;
  if (max !== undefined && n > max)
    return rangeMessage ? failure('field', rangeMessage) : failure('tooLong', label, max);
  if (min !== undefined && n < min)
    return rangeMessage ? failure('field', rangeMessage) : failure('tooShort', label, min);
  return undefined;
}

function checkNumber(field: Field, value: unknown): Failure | undefined {
  const n = field.kind === 'money' && typeof value === 'string' ? Number(value) : value;
  if (typeof n !== 'number' || !Number.isFinite(n)) return failure('badPattern', field.label);
  const digits = field.kind === 'money' ? 2 : (field.digits ?? 0);
  const shifted = n * 10 ** digits;
  const fits = digits === 0 ? Number.isInteger(n) : Math.abs(shifted - Math.round(shifted)) <= 1e-6;
  if (!fits) return failure('badPattern', field.label);
  const min = field.min ?? (digits === 0 ? -2_147_483_648 : -1e12);
  const max = field.max ?? (digits === 0 ? 2_147_483_647 : 1e12);
  if (n < min || n > max)
    return field.rangeMessage ? failure('field', field.rangeMessage) : failure('outOfRange', field.label, min, max);
  return undefined;
}

function checkSeveral(field: Field, value: string): Failure | undefined {
  const n = members(value).length;
  if (field.most !== undefined && n > field.most) return failure('tooMany', field.label, field.most);
  if (field.least !== undefined && n < field.least) return failure('field', `${field.label}至少选择${field.least}项!`);
  return undefined;
}

function checkString(field: Field, value: string): Failure | undefined {
  if (hasControlCharacters(value)) return failure('badPattern', field.label);
  const length = checkLength(field, value);
  if (length) return length;
  if (isList(field)) return checkSeveral(field, value);
  if (field.kind === 'link' && !/^https?:\/\/[^\s]+$/i.test(value))
    return failure('field', '请输入以http和https开头的网址');
  if (isUpload(field) && !/^[^\s\\?#]{1,255}$/.test(value)) return failure('badPattern', field.label);
  if (field.pattern && !field.pattern.test(value))
    return field.pattern.message ? failure('field', field.pattern.message) : failure('badPattern', field.label);
  return undefined;
}

/** Dictionary values are short texts, or integers within the range of a column. */
function isItem(field: Field, value: unknown): boolean {
  if (field.numeric) return Number.isInteger(value) && Math.abs(value as number) <= 2_147_483_647;
  return typeof value === 'string' && !hasControlCharacters(value);
}

function checkStructure({ fault }: Field, value: unknown): Failure | undefined {
  const reason = fault?.(value);
  return reason === undefined ? undefined : failure('field', reason);
}

/** The failure for a missing required value. */
export function missingFailure(field: Field): Failure {
  if (field.requiredMessage) return failure('field', field.requiredMessage);
  return isUpload(field)
    ? failure('requiredUpload', field.label)
    : isPicked(field)
      ? failure('requiredPick', field.label)
      : failure('required', field.label);
}

/**
 * The first rule that a cleaned `value` breaks, or undefined. Runs in the browser's forms and on every request; the
 * server also checks that dictionary items and referenced rows exist.
 */
export function check(field: Field, value: unknown): Failure | undefined {
  if (value === undefined || value === null || value === '') return field.required ? missingFailure(field) : undefined;
  switch (field.kind) {
    case 'number':
    case 'money':
      return checkNumber(field, value);
    case 'flag':
      return value === 0 || value === 1 ? undefined : failure('notAnOption', field.label);
    case 'yesNo':
      return value === 'Y' || value === 'N' ? undefined : failure('notAnOption', field.label);
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(field.options ?? {}, value)
        ? undefined
        : failure('notAnOption', field.label);
    case 'date':
      return typeof value === 'string' && isDay(value) ? undefined : failure('badPattern', field.label);
    case 'dateTime':
      return typeof value === 'string' && isDay(value.slice(0, 10)) && value[10] === ' ' && isTime(value.slice(11))
        ? undefined
        : failure('badPattern', field.label);
    case 'time':
      return typeof value === 'string' && isTime(value) ? undefined : failure('badPattern', field.label);
    case 'dict':
      if (!isItem(field, value)) return failure('notAnOption', field.label);
      return !field.only || field.only.some((item) => item === value) ? undefined : missingFailure(field);
    case 'json':
      return typeof value === 'object' ? checkStructure(field, value) : failure('badPattern', field.label);
    default:
      return typeof value === 'string' ? checkString(field, value) : failure('badPattern', field.label);
  }
}

/** Whether a field is required, given the other values of its form. */
export function isRequired({ required, requiredWhen }: Field, values: Readonly<Record<string, unknown>>): boolean {
  if (required || !requiredWhen) return required;
  const chosen = String(values[requiredWhen.field] ?? '').split(',');
  return requiredWhen.holds.some((value) => chosen.includes(value));
}

/** `check`, including rules that depend on other values of the form. */
export function checkInForm(
  field: Field,
  value: unknown,
  values: Readonly<Record<string, unknown>>,
): Failure | undefined {
  if (field.required || !isRequired(field, values)) return check(field, value);
  const { least = 1 } = field.requiredWhen ?? {};
  if (typeof value === 'string' && getLength(value) < least) return missingFailure(field);
  return check({ ...field, required: true }, value);
}

/**
 * The values of `fields` in `body`, cleaned and checked; with `partial`, absent keys stay absent. Throws one Failure
 * that names every invalid field, with the message of the first.
 */
export function readFields<F extends Fields>(
  fields: F,
  body: Readonly<Record<string, unknown>>,
  partial = false,
): Partial<Values<F>> {
  const out: Record<string, unknown> = {};
  const broken: Record<string, string> = {};
  let first: Failure | undefined;
  for (const [name, field] of Object.entries(fields))
    if (!partial || Object.hasOwn(body, name)) out[name] = clean(field, body[name]);
  for (const [name, value] of Object.entries(out)) {
    const failed = checkInForm(fields[name] as Field, value, out);
    if (failed) {
      first ??= failed;
      broken[name] = failed.message;
    }
  }
  if (first) throw new Failure(first.key, first.message, broken);
  return out as Partial<Values<F>>;
}
