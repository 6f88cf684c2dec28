import { check, date, dateTime } from '../../kit/index.ts';
import { hasControlCharacters, linearPattern } from '../../rules/index.ts';
import { type FillField, fillTypes, type Read } from './fill-field.ts';
import { fillTexts } from './fill-texts.ts';

const texts = fillTexts.answer;
const fault = (sentence: string): Read => ({ fault: sentence });
/** Lengths are counted in Unicode code points. */
const [longestLine, longestText] = [200, 2000];

export function readText(field: FillField, value: unknown): Read {
  const { label, fieldType, minLength, maxLength, regex, regexMessage } = field;
  if (typeof value !== 'string' || hasControlCharacters(value)) return fault(texts.format(label));
  const isLine = fieldType === fillTypes.line;
  if (isLine && /[\n\r]/.test(value)) return fault(texts.format(label));
  const length = [...value].length;
  const most = maxLength ?? (isLine ? longestLine : longestText);
  if (length < (minLength ?? 0)) return fault(texts.tooShort(label, minLength ?? 0));
  if (length > most) return fault(texts.tooLong(label, most));
  if (isLine && regex && !linearPattern(regex)?.matches(value)) return fault(regexMessage ?? texts.format(label));
  return { value };
}

/** The sentence for a value outside of its bounds, of which one may be open. */
function boundSentence<T extends number | string>(
  label: string,
  value: T,
  a: T | null,
  b: T | null,
): string | undefined {
  const isOutside = (a !== null && value < a) || (b !== null && value > b);
  if (!isOutside) return undefined;
  if (a !== null && b !== null) return texts.between(label, a, b);
  return a !== null ? texts.least(label, a) : texts.most(label, b as T);
}

const largest = 9_999_999_999;
/** Digits after the point of the shortest form; tiny numbers, written with an exponent, have too many. */
function getDecimals(value: number): number {
  const [, fraction = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
}

export function readNumber({ label, decimals, minValue, maxValue }: FillField, value: unknown): Read {
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number) || Math.abs(number) > largest)
    return fault(texts.format(label));
  const digits = decimals ?? 0;
  if (getDecimals(number) > digits) return fault(texts.decimals(label, digits));
  const outside = boundSentence(label, number, minValue, maxValue);
  // Minus zero is not a value of JSON.
  return outside === undefined ? { value: number + 0 } : fault(outside);
}

const [day, instant] = [date({ label: '' }), dateTime({ label: '' })];

/** A date or a time; the bounds are dates that belong to the range. */
export function readTime({ label, fieldType, minDate, maxDate }: FillField, value: unknown): Read {
  if (typeof value !== 'string' || check(fieldType === fillTypes.date ? day : instant, value))
    return fault(texts.format(label));
  const outside = boundSentence(label, value.slice(0, 10), minDate, maxDate);
  return outside === undefined ? { value } : fault(outside);
}
