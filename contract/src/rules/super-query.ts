/** The comparisons of every field, in order. */
export const queryRules = ['eq', 'like', 'right_like', 'left_like', 'in', 'ne', 'gt', 'ge', 'lt', 'le'] as const;
/** Further comparisons of some fields; `empty` and `filled` have no value. */
export const moreQueryRules = ['between', 'relative', 'week_hour', 'empty', 'filled'] as const;
export type QueryRule = (typeof queryRules)[number] | (typeof moreQueryRules)[number];
export type MatchType = 'and' | 'or';

/** Limits of one query, enforced by the server. */
export const queryLimits = {
  /** Conditions in all groups together. */
  conditions: 50,
  /** Levels of groups inside the outermost one. */
  levels: 3,
  /** Characters of a value. */
  value: 2000,
  /** Values of a list. */
  items: 500,
} as const;

/** Field properties that a condition copies. */
export interface FieldProperties {
  readonly type: string;
  readonly dbType?: string | undefined;
  readonly dictCode?: string | undefined;
  readonly dictTable?: string | undefined;
  readonly dictText?: string | undefined;
  readonly customReturnField?: string | undefined;
}
/** A condition as sent: keys in this order, without empty ones, the value always a string. */
export interface QueryCondition extends FieldProperties {
  readonly field: string;
  readonly rule: QueryRule;
  /** Absent for `empty` and `filled`; `between` has two values and `in` several, separated by commas. */
  readonly val?: string | undefined;
}
/** A group of conditions with its own AND or OR. */
export interface QueryGroup {
  readonly group: MatchType;
  readonly rules: readonly QueryPart[];
}
export type QueryPart = QueryCondition | QueryGroup;
export const isQueryGroup = (part: QueryPart): part is QueryGroup => 'group' in part;

/** An advanced query. Without groups, `conditions` is the flat list of the original wire format. */
export interface SuperQuery {
  readonly matchType: MatchType;
  readonly conditions: readonly QueryPart[];
}

/** The conditions of all groups, in order. */
export const conditionsIn = (parts: readonly QueryPart[]): QueryCondition[] =>
  parts.flatMap((part) => (isQueryGroup(part) ? conditionsIn(part.rules) : [part]));

/** Removes conditions, and the groups that become empty. */
export const filterConditions = (
  parts: readonly QueryPart[],
  isKept: (condition: QueryCondition) => boolean,
): QueryPart[] =>
  parts.flatMap((part): QueryPart[] => {
    if (!isQueryGroup(part)) return isKept(part) ? [part] : [];
    const rules = filterConditions(part.rules, isKept);
    return rules.length > 0 ? [{ ...part, rules }] : [];
  });

/** `superQueryParams` before the HTTP client encodes it again. */
export const superQueryText = (parts: readonly QueryPart[]): string =>
  // An unpaired surrogate cannot be encoded.
  encodeURI(JSON.stringify(parts).replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Parses `superQueryParams` and `superQueryMatchType`. Undefined without a valid query. */
export function readSuperQuery(params: string | null, matchType: string | null): SuperQuery | undefined {
  if (!params) return undefined;
  try {
    const conditions = asConditions(JSON.parse(decodeURI(params)));
    if (conditions?.length) return { matchType: matchType === 'or' ? 'or' : 'and', conditions };
  } catch {
    // A URL edited by hand.
  }
  return undefined;
}

/**
 * Conditions and groups from storage or a request. Undefined when the value has anything else or exceeds the limits.
 */
export function asConditions(value: unknown): QueryPart[] | undefined {
  if (!isPartList(value, 0)) return undefined;
  return conditionsIn(value).length <= queryLimits.conditions ? value : undefined;
}
const isPartList = (value: unknown, level: number): value is QueryPart[] =>
  Array.isArray(value) && value.every((part) => isPart(part, level));
function isPart(value: unknown, level: number): value is QueryPart {
  if (typeof value !== 'object' || value === null) return false;
  const { group, rules } = value as Record<string, unknown>;
  if (group === undefined) return isCondition(value as Record<string, unknown>);
  return (group === 'and' || group === 'or') && level < queryLimits.levels && isPartList(rules, level + 1);
}
const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
function isCondition({ field, rule, val, type = '' }: Record<string, unknown>): boolean {
  const isValueless = val === undefined && (rule === 'empty' || rule === 'filled');
  return (
    typeof field === 'string' &&
    [...queryRules, ...moreQueryRules].some((known) => known === rule) &&
    (isValueless || isScalar(val) || (Array.isArray(val) && val.every(isScalar))) &&
    typeof type === 'string'
  );
}
