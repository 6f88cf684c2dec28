import { text as messages } from '../../messages/index.ts';
import { type CronField, type CronRule, type CronTexts, cronBounds, cronFields, everySecond } from './fields.ts';

const texts = messages.cron;
const monthNames = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const dayNames = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

type Numbers = Extract<CronRule, { kind: 'numbers' }>;

/** A syntax error with a message of the catalogue. */
class CronSyntaxError extends Error {}
const syntaxError = (detail: string): CronSyntaxError => new CronSyntaxError(texts.error.syntax(detail));

/** Last year of an open-ended loop. */
const lastYear = 2199;
const range = (from: number, to: number, step = 1): number[] => {
  const out: number[] = [];
  for (let n = from; n <= to; n += step) out.push(n);
  return out;
};
const sortAscending = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** A number of a field, in digits or by name; 7 is Sunday too. */
function parseNumber(field: CronField, token: string): number {
  const [min, max] = cronBounds[field];
  const named = field === 'month' ? monthNames.indexOf(token) + 1 : field === 'week' ? dayNames.indexOf(token) : -1;
  const isNamed = field === 'month' ? named > 0 : named >= 0;
  if (!isNamed && !/^\d{1,4}$/.test(token))
    throw field === 'year' ? new CronSyntaxError(texts.error.year(token)) : syntaxError(texts.error.token(token));
  const n = isNamed ? named : Number(token);
  if (field === 'week' && n === 7) return 0;
  if (n < min || n > max) throw syntaxError(texts.error.bounds(texts.tab[field], min, max));
  return n;
}

/**
 * Numbers of `a-b`; a range of weekdays can wrap around, because the field starts with Sunday but the week with Monday.
 */
function parseRange(field: CronField, from: string, to: string): Numbers {
  const [first, last] = [parseNumber(field, from), parseNumber(field, to)];
  if (first <= last)
    return { kind: 'numbers', numbers: range(first, last), written: { as: 'range', from: first, to: last } };
  if (field !== 'week') throw syntaxError(texts.error.reversed(texts.tab[field]));
  return { kind: 'numbers', numbers: sortAscending([...range(first, 6), ...range(0, last)]), written: { as: 'list' } };
}

/** Parses `a`, `*` or `a-b`, each with an optional step. */
function parsePart(field: CronField, token: string): CronRule {
  const [part = '', stepText, ...rest] = token.split('/');
  if (rest.length > 0 || part === '' || stepText === '') throw syntaxError(texts.error.token(token));
  if (stepText !== undefined && !/^\d{1,4}$/.test(stepText)) throw syntaxError(texts.error.token(token));
  const step = stepText === undefined ? undefined : Number(stepText);
  if (step === 0) throw syntaxError(texts.error.step(texts.tab[field]));
  const [min, max] = cronBounds[field];
  const [from = '', to, ...more] = part.split('-');
  if (more.length > 0) throw syntaxError(texts.error.token(token));
  if (to !== undefined) {
    const all = parseRange(field, from, to);
    return step === undefined ? all : { ...all, numbers: all.numbers.filter((_, i) => i % step === 0) };
  }
  const first = from === '*' ? min : parseNumber(field, from);
  if (step === undefined)
    return from === '*' ? { kind: 'every' } : { kind: 'numbers', numbers: [first], written: { as: 'list' } };
  const numbers = range(first, field === 'year' ? lastYear : max, step);
  return { kind: 'numbers', numbers, written: { as: 'loop', from: first, step } };
}

/** Parses the special rules of days and weekdays. */
function parseSpecial(field: CronField, token: string): CronRule | undefined {
  if (token === '?') return field === 'day' || field === 'week' ? { kind: 'unset' } : { kind: 'every' };
  if (field === 'day') {
    if (token === 'L') return { kind: 'lastDay' };
    if (token === 'LW') return { kind: 'lastWorkday' };
    const [, near] = /^(\d+)W$/.exec(token) ?? [];
    if (near !== undefined) return { kind: 'nearWorkday', n: parseNumber('day', near) };
    const [, before] = /^L-(\d+)$/.exec(token) ?? [];
    if (before !== undefined) return { kind: 'beforeEnd', n: parseNumber('day', before) };
  }
  if (field === 'week') {
    const [, last] = /^(\w+)L$/.exec(token) ?? [];
    if (last !== undefined) return { kind: 'lastWeekday', n: parseNumber('week', last) };
    const [, weekday, nth] = /^(\w+)#([1-5])$/.exec(token) ?? [];
    if (weekday !== undefined) return { kind: 'nthWeekday', n: Number(nth), weekday: parseNumber('week', weekday) };
  }
  return undefined;
}

/** Parses one field. Throws with the message of the problem. */
function parseRule(field: CronField, text: string): CronRule {
  const token = field === 'year' ? text : text.toUpperCase();
  const own = parseSpecial(field, token);
  if (own) return own;
  const pieces = token.split(',').map((part) => parsePart(field, part));
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const numbers = pieces.flatMap((one) => (one.kind === 'numbers' ? one.numbers : range(...cronBounds[field])));
  return { kind: 'numbers', numbers: sortAscending(numbers), written: { as: 'list' } };
}

/** Names, Sunday as 7, and wrapping weekday ranges are rewritten in digits. */
const isRewritten = (field: CronField, text: string, { written }: Numbers): boolean =>
  (field === 'month' && /[a-z]/i.test(text)) ||
  (field === 'week' && (/[a-z7]/i.test(text) || (text.includes('-') && written.as === 'list')));

/** The normalized text of a field, with `*` for a `?` without meaning. */
function normalize(field: CronField, text: string, rule: CronRule): string {
  if (rule.kind === 'every') return text === '?' ? '*' : text;
  if (rule.kind === 'lastWeekday') return `${rule.n}L`;
  if (rule.kind === 'nthWeekday') return `${rule.weekday}#${rule.n}`;
  if (rule.kind !== 'numbers' || !isRewritten(field, text, rule)) return text.toUpperCase();
  const { written, numbers } = rule;
  if (written.as === 'range' && !text.includes('/')) return `${written.from}-${written.to}`;
  return written.as === 'loop' ? `${written.from}/${written.step}` : numbers.join(',');
}

/** Day and week exclude each other: the day takes precedence, and one of them is always set. */
function excludeDayOrWeek(texts: CronTexts): CronTexts {
  const { day, week } = texts;
  if (week === '*' || week === '?') return { ...texts, week: '?', day: day === '?' ? '*' : day };
  return day === '*' || day === '?' ? { ...texts, day: '?' } : { ...texts, week: '?' };
}

function padFields(parts: readonly string[]): readonly string[] {
  if (parts.length > 7) throw new CronSyntaxError(texts.error.tooMany);
  if (parts.length < 5) throw syntaxError(texts.error.fields);
  if (parts.length === 5) return ['0', ...parts, '*'];
  return parts.length === 6 ? [...parts, '*'] : parts;
}

export type CronReading =
  | { readonly texts: CronTexts; readonly problem?: undefined }
  | { readonly texts?: undefined; readonly problem: string };

/** Parses an expression of five to seven fields; an empty one means every second. */
export function readCron(expression: string): CronReading {
  const trimmed = expression.trim();
  if (trimmed === '') return { texts: everySecond };
  try {
    const parts = padFields(trimmed.split(/\s+/));
    const read = cronFields.map((field, i): [CronField, string] => {
      const part = parts[i] as string;
      return [field, normalize(field, part, parseRule(field, part))];
    });
    return { texts: excludeDayOrWeek(Object.fromEntries(read) as CronTexts) };
  } catch (error) {
    if (!(error instanceof CronSyntaxError)) throw error;
    return { problem: error.message };
  }
}

/** The rule of each field of a parsed schedule. */
export const cronRules = (texts: CronTexts): Readonly<Record<CronField, CronRule>> =>
  Object.fromEntries(cronFields.map((field) => [field, parseRule(field, texts[field])])) as Record<CronField, CronRule>;
