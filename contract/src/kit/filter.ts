/** A value taken from the session when the filter runs; a missing one matches no row. */
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
  /** A comma list contains at least one of the values. */
  'member',
  /**
   * The pinyin of the value contains the text from the start of a syllable on, or its initials contain it; only for
   * fields with pinyin.
   */
  'sounds_like',
  /** The value is at or below this node of its tree (department, category, region). */
  'under',
] as const;
/** `right_like` means starts with, `left_like` ends with. All `like` operators ignore case; `eq` does not. */
export type Operator = (typeof operators)[number];

/**
 * At least one row of `entity` whose `field` is this row's id (or its `of`) matches the filter; a deleted row only when
 * `deleted` is set. Only used in definitions and behaviours.
 */
export interface Some {
  readonly some: {
    readonly entity: string;
    readonly field: string;
    readonly filter: Filter;
    readonly of?: string;
    readonly deleted?: true;
  };
}
/** A condition on one row, used by search forms, advanced queries, row visibility and data rules. */
export type Filter<K extends string = string> =
  | readonly [field: K, operator: Operator, value: unknown]
  | { readonly all: readonly Filter<K>[] }
  | { readonly any: readonly Filter<K>[] }
  | Some;

export const some = (entity: string, field: string, filter: Filter, of?: string): Some => ({
  some: { entity, field, filter, ...(of !== undefined && { of }) },
});
/** The filter that matches every row. */
export const everything: Filter = { all: [] };
/** The filter that matches no row. */
export const nothing: Filter = { any: [] };
export const isLeaf = (filter: Filter): filter is readonly [string, Operator, unknown] => Array.isArray(filter);
