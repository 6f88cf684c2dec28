import {
  type AnyEntity,
  type Field,
  type Filter,
  failure,
  isList,
  nothing,
  type Operator,
  queryField,
  type Session,
} from '@campus/contract/kit';
import { parseQuery } from '../http/query-string.ts';
import { assertSafeQuery } from '../write/safe-input.ts';
import { FilterValues, isTree } from './filter-value.ts';
import { mayBePinyin } from './pinyin.ts';
import { superQuery } from './super-query.ts';

/** Parameters of a list that travel inside one parameter of another call: read and checked as those of the list. */
export function listParameters(filter: string | null | undefined): Record<string, string> {
  const query = parseQuery(filter ?? '');
  assertSafeQuery(query);
  return query;
}

/** A list request: filter, order and page. */
export interface ListQuery {
  readonly filter: Filter;
  readonly sort: readonly { readonly name: string; readonly order: 'asc' | 'desc' }[];
  readonly pageNo: number;
  readonly pageSize: number;
}
type Query = Readonly<Record<string, string>>;
/** Dependencies of a list request; the clock resolves relative days. */
interface QueryOptions {
  readonly now: () => Date;
}
const reserved = new Set([
  'pageNo',
  'pageSize',
  'column',
  'order',
  'field',
  'superQueryParams',
  'superQueryMatchType',
  'selections',
  '_t',
  'token',
  'sign',
  'sortInfoString',
  'defSortString',
  'quickFind',
]);
/** Maximum number of sort columns. */
const maxSortColumns = 10;

const comparisonOperators: Readonly<Record<string, Operator>> = {
  '>=': 'ge',
  '<=': 'le',
  '>': 'gt',
  '<': 'lt',
  '!=': 'ne',
};

/** Parses one query parameter into a condition: wildcards, lists, negation, comparisons, members. */
function parameterFilter(name: string, field: Field, raw: string): Filter | undefined {
  const value = raw.trim();
  if (value === '') return undefined;
  const values = new FilterValues(name, field, () => failure('badFilter', field.label));
  const comparison = /^(>=|<=|>|<|!=|ge|le|gt|lt|ne) (.+)$/s.exec(value);
  if (comparison) {
    const [, word = '', rest = ''] = comparison;
    return values.compare(comparisonOperators[word] ?? (word as Operator), rest);
  }
  if (/^,.*,$/s.test(value)) return values.members(value.split(','));
  if (value.startsWith('!') && value.length > 1) return values.compare('ne', value.slice(1));
  if (value.length > 1 && (value.startsWith('*') || value.endsWith('*'))) return wildcardFilter(value, values);
  const items = value.split(',');
  if (isList(field) && field.kind !== 'areas' && field.kind !== 'categories') return values.members(items);
  if (isTree(field)) return values.under(items);
  return items.length > 1 ? values.oneOf(items) : values.compare('eq', value);
}
function wildcardFilter(value: string, values: FilterValues): Filter | undefined {
  const open = value.startsWith('*');
  const close = value.endsWith('*');
  const inner = value.slice(open ? 1 : 0, close ? -1 : undefined);
  if (inner === '') return undefined;
  return values.like(open && close ? 'like' : close ? 'right_like' : 'left_like', inner);
}

function rangeFilter(e: AnyEntity, key: string, raw: string, session: Session): Filter | undefined {
  const found = /^(.+)_(begin|end|MultiString)$/.exec(key);
  if (!found || raw.trim() === '') return undefined;
  const [, name = '', end] = found;
  const field = queryField(e, name, session);
  if (!field) return undefined;
  const values = new FilterValues(name, field, () => failure('badFilter', field.label));
  if (end === 'MultiString') return values.oneOf(raw.split(','));
  return values.end(end === 'begin' ? 'ge' : 'le', raw);
}

/**
 * Quick find: rows whose name contains the word or sounds like it. Matches nothing when this session cannot read the
 * name.
 */
function quickFilter(e: AnyEntity, query: Query, session: Session): Filter | undefined {
  const word = query.quickFind?.trim();
  if (!word) return undefined;
  const name = e.display as string;
  const field = queryField(e, name, session);
  if (!field || field.encrypted) return nothing;
  const holds: Filter = [name, 'like', word];
  return field.pinyin && mayBePinyin(word) ? { any: [holds, [name, 'sounds_like', word]] } : holds;
}

/**
 * The query string of a list as a filter. Ignores parameters that are not fields, or not readable unmasked by this
 * session; never echoes them.
 */
export function listFilter(parts: QueryOptions, e: AnyEntity, query: Query, session: Session): Filter {
  const filters: Filter[] = [];
  for (const [key, raw] of Object.entries(query)) {
    if (reserved.has(key)) continue;
    const field = queryField(e, key, session);
    const part = field ? parameterFilter(key, field, raw) : rangeFilter(e, key, raw, session);
    if (part) filters.push(part);
  }
  const asking = { entity: e, session, now: parts.now() };
  const advanced = superQuery(query.superQueryParams, query.superQueryMatchType, asking);
  const quick = quickFilter(e, query, session);
  return { all: [...filters, advanced, quick].filter((part) => part !== undefined) };
}

const getDirection = (order: unknown): 'asc' | 'desc' =>
  typeof order === 'string' && order.toLowerCase().includes('asc') ? 'asc' : 'desc';

function usualSort(e: AnyEntity): ListQuery['sort'] {
  const newest = { name: 'createTime', order: 'desc' as const };
  if (!e.sort) return [newest];
  const { column, order, pinned } = e.sort;
  return [
    ...(pinned === undefined ? [] : [{ name: pinned, order: 'desc' as const }]),
    { name: column, order },
    ...(e.ordered ? [newest] : []),
  ];
}
function getSort(e: AnyEntity, query: Query, session: Session): ListQuery['sort'] {
  const wished = query.column
    ? query.column.split(',').map((c) => ({ column: c.trim(), order: getDirection(query.order) }))
    : multiSort(query);
  const asked = wished.filter((s) => s.column !== '');
  const usual = usualSort(e);
  if (asked.length === 0) return usual;
  if (asked.length > maxSortColumns) throw failure('badSort', (asked[maxSortColumns]?.column ?? '').slice(0, 60));
  const sorts = asked.map(({ column, order }) => {
    const name = column.replace(/_dictText$/, '');
    const field = queryField(e, name, session);
    if (!field || field.encrypted) throw failure('badSort', column.slice(0, 60));
    return { name, order };
  });
  // A list that asks for its usual order gets it with pinned rows and its tie-break.
  const [first] = sorts;
  const isUsual = sorts.length === 1 && !!e.sort && first?.name === e.sort.column && first?.order === e.sort.order;
  return isUsual ? usual : sorts;
}
function multiSort(query: Query): { column: string; order: 'asc' | 'desc' }[] {
  try {
    const list: unknown = JSON.parse(query.sortInfoString || query.defSortString || '[]');
    if (!Array.isArray(list)) return [];
    return list.flatMap((s: { column?: unknown; order?: unknown } | null) =>
      typeof s?.column === 'string' ? [{ column: s.column, order: getDirection(s.order) }] : [],
    );
  } catch {
    return [];
  }
}
const positiveInteger = (value: string | undefined, otherwise: number): number =>
  value && /^\d{1,9}$/.test(value) && Number(value) >= 1 ? Number(value) : otherwise;

/** Parses query parameters into a list request. Throws badFilter, badSort, badSuperQuery. */
export function listQuery(parts: QueryOptions, e: AnyEntity, query: Query, session: Session): ListQuery {
  return {
    filter: listFilter(parts, e, query, session),
    sort: getSort(e, query, session),
    pageNo: positiveInteger(query.pageNo, 1),
    pageSize: Math.min(positiveInteger(query.pageSize, 10), 1000),
  };
}
