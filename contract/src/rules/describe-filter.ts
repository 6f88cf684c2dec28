import type { Field } from '../kit/field.ts';
import { type Filter, isLeaf, type Operator } from '../kit/filter.ts';
import { filterTexts, weekHourText } from '../messages/filter-texts.ts';
import { sq } from '../messages/zh-CN/advanced-query.ts';
import { getValues } from './query-lines.ts';
import { parseRelative } from './relative-days.ts';
import { isQueryGroup, type QueryCondition, type QueryPart, type SuperQuery } from './super-query.ts';

/** The fields of a filter and the texts of their coded values. */
export interface FieldTexts {
  field(name: string): Pick<Field, 'kind' | 'label'> | undefined;
  text?(name: string, value: string): string | undefined;
}

const { variables, operators } = filterTexts;
const snake = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);
const variableLabel = (name: string): string =>
  variables[snake(name) as keyof typeof variables] ?? filterTexts.unknownVariable;

/** A quoted value: a variable by its label, a coded value by its text. */
function describeValue(name: string, value: unknown, words: FieldTexts): string {
  const plain = String(value);
  const whole = /^#\{(\w+)\}$/.exec(plain)?.[1];
  if (whole !== undefined) return variableLabel(whole);
  const text = words.text?.(name, plain) ?? plain;
  return `“${text.replace(/#\{(\w+)\}/g, (_all, variable: string) => `〔${variableLabel(variable)}〕`)}”`;
}
const getLabel = (name: string, words: FieldTexts): string => words.field(name)?.label ?? name;
const isTime = (kind: Field['kind'] | undefined): boolean => kind === 'date' || kind === 'dateTime' || kind === 'time';

function describeLeaf(name: string, operator: Operator, raw: unknown, words: FieldTexts): string {
  const all = Array.isArray(raw) ? raw : [raw];
  if (operator === 'week_hour')
    return getLabel(name, words) + operators.plain.week_hour(all.map((key) => weekHourText(String(key))).join('、'));
  const values = all.map((value) => describeValue(name, value, words)).join('、');
  const phrase = isTime(words.field(name)?.kind)
    ? (operators.time[operator as 'gt'] ?? operators.plain[operator])
    : operators.plain[operator];
  return getLabel(name, words) + phrase(values);
}
const describeBetween = (name: string, ends: readonly unknown[], words: FieldTexts): string => {
  const [from = '', to = ''] = ends.map((end) => describeValue(name, end, words));
  return getLabel(name, words) + filterTexts.between(from, to);
};

/** A phrase; `joint` joins its parts, absent for a single condition. */
interface Phrase {
  readonly text: string;
  readonly joint?: 'and' | 'or';
}
/** Joins phrases; parts with the other joint get brackets. */
function join(joint: 'and' | 'or', parts: readonly Phrase[]): Phrase {
  const said = parts.filter(({ text }) => text !== '');
  const [only] = said;
  if (only && said.length === 1) return only;
  const texts = said.map((part) => (part.joint !== undefined && part.joint !== joint ? `（${part.text}）` : part.text));
  return { text: texts.join(filterTexts[joint]), joint };
}

/** The two ends of a range on one field. */
function rangeIn(parts: readonly Filter[]): readonly [name: string, from: unknown, to: unknown] | undefined {
  const [from, to] = parts;
  if (parts.length !== 2 || !from || !to || !isLeaf(from) || !isLeaf(to)) return undefined;
  const isRange = from[0] === to[0] && from[1] === 'ge' && to[1] === 'le';
  return isRange ? [from[0], from[2], to[2]] : undefined;
}
function getPhrase(filter: Filter, words: FieldTexts): Phrase {
  if (isLeaf(filter)) return { text: describeLeaf(...filter, words) };
  if ('some' in filter) return { text: '' };
  if ('any' in filter)
    return join(
      'or',
      filter.any.map((part) => getPhrase(part, words)),
    );
  const range = rangeIn(filter.all);
  if (range) return { text: describeBetween(range[0], range.slice(1), words) };
  return join(
    'and',
    filter.all.map((part) => getPhrase(part, words)),
  );
}
/** Describes a filter in Chinese: the conditions of an export, or the rows a data rule allows. */
export const describeFilter = (filter: Filter, words: FieldTexts): string => getPhrase(filter, words).text;

function describeRelative(word: string): string {
  const read = parseRelative(word);
  if (read === undefined) return word;
  return typeof read === 'string' ? sq.relative[read] : `${read.days}${sq.relative[read.counted]}`;
}
function describeCondition({ field, rule, val }: QueryCondition, words: FieldTexts): string {
  const values = getValues(val);
  if (rule === 'relative') return getLabel(field, words) + filterTexts.relative(describeRelative(values.join()));
  if (rule === 'between') return describeBetween(field, values, words);
  return describeLeaf(field, rule, rule === 'in' || rule === 'week_hour' ? values : values.join(','), words);
}
const partPhrase = (part: QueryPart, words: FieldTexts): Phrase =>
  isQueryGroup(part)
    ? join(
        part.group,
        part.rules.map((one) => partPhrase(one, words)),
      )
    : { text: describeCondition(part, words) };
/** Describes an advanced query in Chinese, like `filterInWords` for its filter; relative dates keep their names. */
export const describeQuery = ({ matchType, conditions }: SuperQuery, words: FieldTexts): string =>
  join(
    matchType,
    conditions.map((part) => partPhrase(part, words)),
  ).text;
