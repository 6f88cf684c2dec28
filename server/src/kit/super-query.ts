import type { Session } from '@campus/contract/kit';
import {
  type AnyEntity,
  type Field,
  type Filter,
  failure,
  isSeveral,
  type Operator,
  queryField,
} from '@campus/contract/kit';
import { FilterValues, isOrdered, isTree, leaf } from './filter-value.ts';
import { relativeDays } from './relative-days.ts';

/** Most conditions of one query, all groups together. */
const mostConditions = 50;
/** Most levels of groups inside the outermost one. */
const mostLevels = 3;
const longestValue = 2000;
const mostItems = 500;

const operators: Readonly<Record<string, Operator>> = {
  '=': 'eq',
  '!=': 'ne',
  '>': 'gt',
  '>=': 'ge',
  '<': 'lt',
  '<=': 'le',
  ...Object.fromEntries(
    (
      [
        'eq',
        'ne',
        'gt',
        'ge',
        'lt',
        'le',
        'like',
        'left_like',
        'right_like',
        'not_left_like',
        'not_right_like',
        'in',
        'empty',
        'filled',
      ] as const
    ).map((word) => [word, word]),
  ),
};

/** What conditions are read against. */
export interface Asking {
  readonly entity: AnyEntity;
  readonly session: Session;
  readonly now: Date;
}
type Item = Readonly<Record<string, unknown>>;

function parseItems(raw: string): Item[] {
  try {
    let text = raw;
    for (let i = 0; i < 3 && /^%(25)*5B/i.test(text); i += 1) text = decodeURIComponent(text);
    return itemsOf(JSON.parse(text), 'superQueryParams');
  } catch {
    throw failure('badSuperQuery', 'superQueryParams');
  }
}
function itemsOf(value: unknown, name: string): Item[] {
  if (Array.isArray(value) && value.every((c) => typeof c === 'object' && c !== null && !Array.isArray(c)))
    return value as Item[];
  throw failure('badSuperQuery', name);
}

/** The value of a condition as texts: a scalar is a list of one. Throws badSuperQuery for any other shape. */
function textsOf(name: string, val: unknown): string[] {
  const list = Array.isArray(val) ? val : val === null || val === undefined ? [] : [val];
  if (list.some((v) => typeof v !== 'string' && typeof v !== 'number' && typeof v !== 'boolean'))
    throw failure('badSuperQuery', name);
  const texts = list.map(String);
  if (texts.reduce((sum, text) => sum + text.length, 0) > longestValue) throw failure('badSuperQuery', name);
  return texts;
}

function relative(field: Field, values: FilterValues, word: string, now: Date): Filter | undefined {
  const range = field.kind === 'date' || field.kind === 'dateTime' ? relativeDays(word.trim(), now) : undefined;
  return range && { all: [values.end('ge', range[0]), values.end('le', range[1])] };
}
function between(field: Field, values: FilterValues, ends: readonly string[]): Filter | undefined {
  const [from = '', to = '', ...more] = ends;
  if (!isOrdered(field) || more.length > 0) return undefined;
  const parts = [
    ...(from.trim() === '' ? [] : [values.end('ge', from)]),
    ...(to.trim() === '' ? [] : [values.end('le', to)]),
  ];
  return { all: parts };
}

/** One condition with an ordinary operator. */
function compared(field: Field, operator: Operator, val: string, values: FilterValues): Filter {
  if (operator.includes('like')) return values.like(operator, val);
  if (operator === 'in') return values.oneOf(val.split(',').slice(0, mostItems + 1));
  if (operator === 'eq' && isTree(field)) return values.under([val]);
  if (operator === 'eq' && isSeveral(field)) return values.members([val]);
  if (operator === 'eq') return values.equal(val);
  if (operator === 'ne') return values.compare('ne', val);
  return values.end(operator as 'ge', val);
}

function condition(item: Item, { entity, session, now }: Asking): Filter | undefined {
  const name = typeof item.field === 'string' ? item.field : '';
  const word = typeof item.rule === 'string' ? item.rule.toLowerCase() : '';
  const refused = () => failure('badSuperQuery', name.slice(0, 60));
  const texts = textsOf(name.slice(0, 60), item.val);
  const val = texts.join(',');
  if (!name || !word || (val.trim() === '' && word !== 'empty' && word !== 'filled')) return undefined;
  const field = queryField(entity, name, session);
  if (!field) throw refused();
  const values = new FilterValues(name, field, refused);
  if (word === 'between' || word === 'relative') {
    const ends = texts.length === 1 ? val.split(',') : texts;
    const filter = word === 'between' ? between(field, values, ends) : relative(field, values, val, now);
    if (!filter) throw refused();
    return filter;
  }
  const operator = Object.hasOwn(operators, word) ? operators[word] : undefined;
  if (!operator) throw refused();
  if (operator === 'empty' || operator === 'filled') return leaf(name, operator, null);
  if (field.encrypted && operator !== 'eq' && operator !== 'in') throw refused();
  if (operator === 'in' && val.split(',').length > mostItems) throw refused();
  return compared(field, operator, val, values);
}

const join = (isOr: boolean, parts: readonly Filter[]): Filter => (isOr ? { any: parts } : { all: parts });

/** Conditions at any depth; what is no condition counts as one. */
const countConditions = (items: readonly unknown[]): number =>
  items.reduce<number>((sum, item) => {
    const rules = (item as Item | null)?.rules;
    return sum + (Array.isArray(rules) ? countConditions(rules) : 1);
  }, 0);

/**
 * The advanced query of `superQueryParams` as one filter; undefined when it says nothing. The parameter is a JSON list,
 * its parts joined by `superQueryMatchType` (`and`, `or`). A part is
 * - a condition `{ field, rule, val }` with rule eq, ne, gt, ge, lt, le (or their signs), like, left_like, right_like,
 *   not_left_like, not_right_like, in (`val` a list or a comma list), empty, filled (both without `val`),
 *   between (`val: [from, to]`, either end may be empty), relative (`val`: today, thisWeek, last7Days, thisMonth,
 *   last30Days, thisYear; resolved here, in China time), or
 * - a group `{ "group": "and" | "or", "rules": [part, …] }`, at most 3 levels deep.
 * At most 50 conditions in all. Incomplete conditions are dropped; a field that this session does not see plain, an
 * unknown rule or a value that is not of the field's kind throws badSuperQuery.
 */
export function superQuery(raw: string | undefined, matchType: string | undefined, asking: Asking): Filter | undefined {
  if (!raw) return undefined;
  const readPart = (item: Item, level: number): Filter | undefined => {
    if (item.group === undefined) return condition(item, asking);
    if ((item.group !== 'and' && item.group !== 'or') || level >= mostLevels) throw failure('badSuperQuery', 'group');
    const parts = readAll(itemsOf(item.rules, 'rules'), level + 1);
    return parts.length === 0 ? undefined : join(item.group === 'or', parts);
  };
  const readAll = (items: readonly Item[], level: number): Filter[] =>
    items.map((item) => readPart(item, level)).filter((part) => part !== undefined);
  const items = parseItems(raw);
  if (countConditions(items) > mostConditions) throw failure('badSuperQuery', String(mostConditions));
  const parts = readAll(items, 0);
  return parts.length === 0 ? undefined : join(matchType?.toLowerCase() === 'or', parts);
}
