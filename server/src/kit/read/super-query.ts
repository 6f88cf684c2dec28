import {
  type AnyEntity,
  type Field,
  type Filter,
  failure,
  isLeaf,
  isList,
  type Operator,
  queryField,
  type Session,
} from '@campus/contract/kit';
import { isWeekHour, queryLimits, relativeDays } from '@campus/contract/rules';
import { FilterValues, isOrdered, isTree, leaf } from './filter-value.ts';

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
        'week_hour',
      ] as const
    ).map((word) => [word, word]),
  ),
};

/** The list, session and clock of a query. */
export interface QueryContext {
  readonly entity: AnyEntity;
  readonly session: Session;
  readonly now: Date;
}
type Item = Readonly<Record<string, unknown>>;

function parseItems(raw: string): Item[] {
  try {
    let text = raw;
    for (let i = 0; i < 3 && /^%(25)*5B/i.test(text); i += 1) text = decodeURIComponent(text);
    return getItems(JSON.parse(text), 'superQueryParams');
  } catch {
    throw failure('badSuperQuery', 'superQueryParams');
  }
}
function getItems(value: unknown, name: string): Item[] {
  if (Array.isArray(value) && value.every((c) => typeof c === 'object' && c !== null && !Array.isArray(c)))
    return value as Item[];
  throw failure('badSuperQuery', name);
}

/** The value of a condition as texts; a scalar gives one. Throws badSuperQuery for any other shape. */
function getTexts(name: string, val: unknown): string[] {
  const list = Array.isArray(val) ? val : val === null || val === undefined ? [] : [val];
  if (list.some((v) => typeof v !== 'string' && typeof v !== 'number' && typeof v !== 'boolean'))
    throw failure('badSuperQuery', name);
  const texts = list.map(String);
  if (texts.reduce((sum, text) => sum + text.length, 0) > queryLimits.value) throw failure('badSuperQuery', name);
  return texts;
}

function relativeFilter(field: Field, values: FilterValues, word: string, now: Date): Filter | undefined {
  const range = field.kind === 'date' || field.kind === 'dateTime' ? relativeDays(word.trim(), now) : undefined;
  return range && { all: [values.end('ge', range[0]), values.end('le', range[1])] };
}
/** Whether a range ends before it starts. Values are cleaned, so texts of one kind compare as they sort. */
function isReversed(field: Field, from: unknown, to: unknown): boolean {
  const isText = field.kind === 'date' || field.kind === 'dateTime' || field.kind === 'time';
  return isText ? String(from) > String(to) : Number(from) > Number(to);
}
function rangeFilter(field: Field, values: FilterValues, ends: readonly string[]): Filter | undefined {
  const [from = '', to = '', ...more] = ends.map((end) => end.trim());
  if (!isOrdered(field) || more.length > 0) return undefined;
  const parts = [...(from === '' ? [] : [values.end('ge', from)]), ...(to === '' ? [] : [values.end('le', to)])];
  const [first, last] = parts.map((part) => (isLeaf(part) ? part[2] : undefined));
  return parts.length === 2 && isReversed(field, first, last) ? undefined : { all: parts };
}

/** Parses the value for an operator that compares. */
function comparisonFilter(field: Field, operator: Operator, val: string, values: FilterValues): Filter {
  if (operator.includes('like')) return values.like(operator, val);
  if (operator === 'in') return values.oneOf(val.split(',').slice(0, queryLimits.items + 1));
  if (operator === 'eq' && isTree(field)) return values.under([val]);
  if (operator === 'eq' && isList(field)) return values.members([val]);
  if (operator === 'eq') return values.equal(val);
  if (operator === 'ne') return values.compare('ne', val);
  return values.end(operator as 'ge', val);
}

function parseCondition(item: Item, { entity, session, now }: QueryContext): Filter | undefined {
  const name = typeof item.field === 'string' ? item.field : '';
  const word = typeof item.rule === 'string' ? item.rule.toLowerCase() : '';
  const field = queryField(entity, name, session);
  // A field that this session cannot query is named as it was asked for, like one that does not exist.
  const said = field?.label ?? name.slice(0, 60);
  const createFailure = () => failure('badSuperQuery', said);
  const texts = getTexts(said, item.val);
  const val = texts.join(',');
  if (!name || !word || (val.trim() === '' && word !== 'empty' && word !== 'filled')) return undefined;
  if (!field) throw createFailure();
  const values = new FilterValues(name, field, createFailure);
  if (word === 'between' || word === 'relative') {
    const ends = texts.length === 1 ? val.split(',') : texts;
    const filter = word === 'between' ? rangeFilter(field, values, ends) : relativeFilter(field, values, val, now);
    if (!filter) throw createFailure();
    return filter;
  }
  const operator = Object.hasOwn(operators, word) ? operators[word] : undefined;
  if (!operator) throw createFailure();
  if (operator === 'empty' || operator === 'filled') return leaf(name, operator, null);
  if (field.encrypted && operator !== 'eq' && operator !== 'in') throw createFailure();
  if (operator === 'in' && val.split(',').length > queryLimits.items) throw createFailure();
  if (operator === 'week_hour') {
    const hours = val.split(',').map((hour) => hour.trim());
    if (field.kind !== 'dateTime' || !hours.every(isWeekHour)) throw createFailure();
    return leaf(name, operator, hours);
  }
  return comparisonFilter(field, operator, val, values);
}

const join = (isOr: boolean, parts: readonly Filter[]): Filter => (isOr ? { any: parts } : { all: parts });

/** Parses groups and conditions at any depth, within the limits of depth and number. */
class PartReader {
  readonly #context: QueryContext;
  #conditions = 0;

  constructor(asking: QueryContext) {
    this.#context = asking;
  }
  readAll(items: readonly Item[], level = 0): Filter[] {
    return items.map((item) => this.#read(item, level)).filter((part) => part !== undefined);
  }
  #read(item: Item, level: number): Filter | undefined {
    if (item.group === undefined) {
      this.#conditions += 1;
      if (this.#conditions > queryLimits.conditions) throw failure('badSuperQuery', String(queryLimits.conditions));
      return parseCondition(item, this.#context);
    }
    const isKnown = item.group === 'and' || item.group === 'or';
    if (!isKnown || level >= queryLimits.levels) throw failure('badSuperQuery', 'group');
    const parts = this.readAll(getItems(item.rules, 'rules'), level + 1);
    return parts.length === 0 ? undefined : join(item.group === 'or', parts);
  }
}

/**
 * Parses `superQueryParams` into one filter. Returns undefined when it holds no complete condition. The parameter is a
 * JSON list whose parts are joined by `superQueryMatchType` (`and`, `or`). A part is
 * - a condition `{ field, rule, val }` with rule eq, ne, gt, ge, lt, le (or their signs), like, left_like, right_like,
 *   not_left_like, not_right_like, in (`val` is a list or a comma-separated text), empty, filled (no `val`),
 *   week_hour (`val` lists hours of the week, `1-09` is Monday from 9:00; only for times),
 *   between (`val: [from, to]` or `"from,to"`; either end may be empty), relative (`val` is a word of `relativeDays`, resolved here in
 *   China time), or
 * - a group `{ "group": "and" | "or", "rules": [part, ...] }`.
 * `queryLimits` caps depth, number and size. Incomplete conditions are ignored. Throws badSuperQuery for a field that this
 * session does not read unmasked, an unknown rule, a value that does not fit the field and a reversed range.
 */
export function superQuery(
  raw: string | undefined,
  matchType: string | undefined,
  asking: QueryContext,
): Filter | undefined {
  if (!raw) return undefined;
  const parts = new PartReader(asking).readAll(parseItems(raw));
  return parts.length === 0 ? undefined : join(matchType?.toLowerCase() === 'or', parts);
}
