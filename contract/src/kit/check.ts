import { hasControlCharacters } from '../rules/control-characters.ts';
import { isDay, isTime } from './china-time.ts';
import { clean, members } from './clean.ts';
import { Failure, failure } from './failure.ts';
import { type Field, type Fields, isList, isPicked, isUpload, type Values } from './field.ts';

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
