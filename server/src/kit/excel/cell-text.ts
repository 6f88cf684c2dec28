import { unguardText } from './sheet-content.ts';

const DAY_MS = 86_400_000;
/** 31 December 9999, the last day of a spreadsheet. */
const LAST_SERIAL = 2_958_466;

const builtInDates = (index: number) =>
  (index >= 14 && index <= 22) ||
  (index >= 27 && index <= 36) ||
  (index >= 45 && index <= 47) ||
  (index >= 50 && index <= 58);

/** Whether numbers with this format are dates or times. `code` is the format's own text when the file defines one. */
export function isDateFormat(index: number, code: string | undefined): boolean {
  if (code === undefined) return builtInDates(index);
  const positive = code.split(';', 1)[0] ?? '';
  const bare = positive.replace(/"[^"]*"|\\.|_.|\*./g, '').replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  if (/general/i.test(bare)) return false;
  return /[ymdhs]/i.test(bare.replace(/e[+-]/gi, ''));
}

const two = (value: number) => String(value).padStart(2, '0');

/**
 * `YYYY-MM-DD`, with ` HH:mm:ss` when the serial number has a time of day; only the time for a serial below one day.
 */
export function dateText(serial: number, since1904: boolean): string | undefined {
  if (!(serial >= 0 && serial < LAST_SERIAL)) return undefined;
  // The 1900 calendar counts a 29 February 1900 that did not exist.
  const days = since1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const moment = new Date(Math.round((days - 25_569) * 86_400) * 1000);
  const time = `${two(moment.getUTCHours())}:${two(moment.getUTCMinutes())}:${two(moment.getUTCSeconds())}`;
  if (serial < 1 && serial > 0) return time;
  const date = `${moment.getUTCFullYear()}-${two(moment.getUTCMonth() + 1)}-${two(moment.getUTCDate())}`;
  return moment.getTime() % DAY_MS === 0 ? date : `${date} ${time}`;
}

/** Converts an ISO date cell (type `d`) to our format. */
export function isoDateText(text: string): string {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::(\d{2}))?.*)?$/.exec(text.trim());
  if (!match) return text;
  const time = match[2] === undefined ? '00:00:00' : `${match[2]}:${match[3] ?? '00'}`;
  return time === '00:00:00' ? `${match[1]}` : `${match[1]} ${time}`;
}

/** The number in plain digits: no exponent, rounded to the fifteen digits that a spreadsheet keeps. */
export function numberText(value: number): string {
  if (!Number.isFinite(value)) return '';
  if (Number.isSafeInteger(value)) return String(value);
  const text = String(Number(value.toPrecision(15)));
  const match = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!match) return text;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return (
    sign +
    (point >= digits.length
      ? digits + '0'.repeat(point - digits.length)
      : `${digits.slice(0, point)}.${digits.slice(point)}`)
  );
}

/** The text of a numeric cell. */
export function numericText(value: number, isDate: boolean, since1904: boolean): string {
  return (isDate ? dateText(value, since1904) : undefined) ?? numberText(value);
}

/** The text of a text cell without the apostrophe that our exports add to formula-like texts. */
export function plainText(text: string): string {
  return unguardText(text);
}

const escaped = /_x([0-9A-Fa-f]{4})_/g;

/** Resolves the `_x000D_` escapes of an .xlsx text. */
export function unescapeText(text: string): string {
  return text.includes('_x')
    ? text.replace(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}
