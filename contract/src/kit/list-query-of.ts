import { type QueryPart, readSuperQuery, superQueryText } from '../rules/super-query.ts';
import type { AnyEntity } from './entity.ts';
import { findField, searchItems } from './entity-fields.ts';
import { type Filter, isLeaf, type Operator } from './filter.ts';

type Query = Readonly<Record<string, string>>;
const rules: Partial<Record<Operator, string>> = {
  under: 'eq',
  member: 'in',
  eq: 'eq',
  ne: 'ne',
  in: 'in',
  gt: 'gt',
  ge: 'ge',
  lt: 'lt',
  le: 'le',
  empty: 'empty',
  filled: 'filled',
  week_hour: 'week_hour',
};
function getPart(filter: Filter): QueryPart {
  if (!isLeaf(filter)) {
    if ('all' in filter) return { group: 'and', rules: filter.all.map(getPart) };
    if ('any' in filter) return { group: 'or', rules: filter.any.map(getPart) };
    throw new Error(`a list cannot be searched by the rows of ${filter.some.entity}`);
  }
  const [field, operator, value] = filter;
  const rule = rules[operator];
  if (!rule) throw new Error(`a list cannot be searched by ${operator}`);
  const val = Array.isArray(value) ? value.join(',') : value === null ? undefined : String(value);
  return { field, rule, ...(val !== undefined && { val }) } as QueryPart;
}
const getLeaves = (filter: Filter): Filter[] =>
  !isLeaf(filter) && 'all' in filter ? filter.all.flatMap(getLeaves) : [filter];

/** The search parameter of a condition, when the search form of the list has it. */
function findParameter(e: AnyEntity, filter: Filter): readonly [string, string] | undefined {
  if (!isLeaf(filter)) return undefined;
  const [name, operator, value] = filter;
  const item = searchItems(e).find((one) => one.name === name);
  if (!item || value === null) return undefined;
  if (item.as === 'range' && operator === 'ge') return [`${name}_begin`, String(value).replace(/ 00:00:00$/, '')];
  if (item.as === 'range' && operator === 'le') return [`${name}_end`, String(value).replace(/ 23:59:59$/, '')];
  const isTree = findField(e, name)?.tree !== undefined;
  if (item.as === 'eq' && operator === (isTree ? 'under' : 'eq')) return [name, String(value)];
  if (item.as !== 'in' || isTree) return undefined;
  if (operator === 'eq') return [name, String(value)];
  return operator === 'in' ? [name, (value as unknown[]).join(',')] : undefined;
}
/** The advanced query of list parameters as parts that can be joined by AND. */
function parseAdvanced({ superQueryParams, superQueryMatchType }: Query): readonly QueryPart[] {
  const query = readSuperQuery(superQueryParams ?? null, superQueryMatchType ?? null);
  if (!query) return [];
  return query.matchType === 'or' ? [{ group: 'or', rules: query.conditions }] : query.conditions;
}
/**
 * The query of the list of `e` that shows the rows of a filter, among those of the list parameters `base`: fields of its
 * search form where they can say it, an advanced query for the rest. Throws for conditions on other rows.
 */
export function listQueryOf(e: AnyEntity, filter: Filter, base: Query = {}): Query {
  const { superQueryParams: _params, superQueryMatchType: _type, ...query }: Record<string, string> = { ...base };
  const rest: QueryPart[] = [...parseAdvanced(base)];
  for (const leaf of getLeaves(filter)) {
    const [name, value] = findParameter(e, leaf) ?? [];
    if (name === undefined || value === undefined || name in query) rest.push(getPart(leaf));
    else query[name] = value;
  }
  return rest.length === 0 ? query : { ...query, superQueryParams: superQueryText(rest), superQueryMatchType: 'and' };
}
