import type { Field } from '../kit/field.ts';
import { type Filter, isLeaf, type Operator } from '../kit/filter.ts';
import { filterTexts } from '../messages/filter-words.ts';

/** What a filter needs to be read out: the fields it speaks of, and the texts of their coded values. */
export interface FieldWords {
  field(name: string): Pick<Field, 'kind' | 'label'> | undefined;
  text?(name: string, value: string): string | undefined;
}

const { variables, operators } = filterTexts;
const snake = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);
const variableLabel = (name: string): string =>
  variables[snake(name) as keyof typeof variables] ?? filterTexts.unknownVariable;

/** A value as it is read: a variable by its name, a coded value by its text, in quotation marks. */
function valueInWords(name: string, value: unknown, words: FieldWords): string {
  const plain = String(value);
  const whole = /^#\{(\w+)\}$/.exec(plain)?.[1];
  if (whole !== undefined) return variableLabel(whole);
  const text = words.text?.(name, plain) ?? plain;
  return `“${text.replace(/#\{(\w+)\}/g, (_all, variable: string) => `〔${variableLabel(variable)}〕`)}”`;
}

const isTime = (kind: Field['kind'] | undefined): boolean => kind === 'date' || kind === 'dateTime' || kind === 'time';

function leafInWords([name, operator, raw]: readonly [string, Operator, unknown], words: FieldWords): string {
  const field = words.field(name);
  const label = field?.label ?? name;
  const values = (Array.isArray(raw) ? raw : [raw]).map((value) => valueInWords(name, value, words)).join('、');
  const phrase = isTime(field?.kind)
    ? (operators.time[operator as 'gt'] ?? operators.plain[operator])
    : operators.plain[operator];
  return label + phrase(values);
}

/** A filter in plain Chinese: what an export was asked for, and which rows a data rule lets through. */
export function filterInWords(filter: Filter, words: FieldWords): string {
  if (isLeaf(filter)) return leafInWords(filter, words);
  if ('some' in filter) return '';
  const isAll = 'all' in filter;
  const parts = (isAll ? filter.all : filter.any).map((part) => bracketed(part, isAll, words)).filter(Boolean);
  return parts.join(isAll ? filterTexts.and : filterTexts.or);
}
/** Alternatives among conditions stand in brackets. */
function bracketed(part: Filter, isAll: boolean, words: FieldWords): string {
  const said = filterInWords(part, words);
  const isNested =
    !isLeaf(part) && (isAll ? 'any' in part && part.any.length > 1 : 'all' in part && part.all.length > 1);
  return isNested && said !== '' ? `（${said}）` : said;
}
