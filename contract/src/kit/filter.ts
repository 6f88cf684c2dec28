/** A value that the server fills in from the session when the filter runs; a missing one matches no row. */
export interface FromSession {
  readonly session: 'userId' | 'username' | 'companyId' | 'orgCode' | 'tenantId' | 'postScope';
}
export const me = (session: FromSession['session']): FromSession => ({ session });

export const operators = [
  'eq',
  'ne',
  'like',
  'left_like',
  'right_like',
  'not_left_like',
  'not_right_like',
  'in',
  'gt',
  'ge',
  'lt',
  'le',
  'empty',
  'filled',
  /** A comma list holds at least one of the values. */
  'member',
  /** The pinyin of the value begins like this at a syllable, or its initials hold it; only where the field keeps its pinyin. */
  'sounds_like',
  /** The value lies at or below this node of its tree (department, category, region). */
  'under',
] as const;
/** `right_like` starts with, `left_like` ends with (S). All `like` forms ignore letter case; `eq` does not. */
export type Operator = (typeof operators)[number];

/** At least one live row of `entity` whose `field` is this row's id (or its `of`) meets the filter. In definitions only. */
export interface Some {
  readonly some: { readonly entity: string; readonly field: string; readonly filter: Filter; readonly of?: string };
}
/** A condition on one row: search forms, advanced queries, row visibility and data rules are all this one type. */
export type Filter<K extends string = string> =
  | readonly [field: K, operator: Operator, value: unknown]
  | { readonly all: readonly Filter<K>[] }
  | { readonly any: readonly Filter<K>[] }
  | Some;

export const some = (entity: string, field: string, filter: Filter, of?: string): Some => ({
  some: { entity, field, filter, ...(of !== undefined && { of }) },
});
/** The filter that every row meets. */
export const everything: Filter = { all: [] };
/** The filter that no row meets. */
export const nothing: Filter = { any: [] };
export const isLeaf = (filter: Filter): filter is readonly [string, Operator, unknown] => Array.isArray(filter);
