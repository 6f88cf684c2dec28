/** A value taken from the session when the filter runs; a missing one matches no row. */
export interface FromSession {
  readonly session: 'userId' | 'username' | 'companyId' | 'employId' | 'orgCode' | 'tenantId' | 'postScope';
}
export const me = (session: FromSession['session']): FromSession => ({ session });

/** The time at which the filter runs, in China time: `now` compares with dateTime fields, `today` with dates. */
export interface FromClock {
  readonly clock: 'now' | 'today';
  readonly minutesAgo?: number;
}
export const now: FromClock = { clock: 'now' };
export const today: FromClock = { clock: 'today' };
/** The time so many minutes before the filter runs. */
export const minutesAgo = (minutes: number): FromClock => ({ clock: 'now', minutesAgo: minutes });

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
  /** A time falls into one of these hours of the week in China: `1-09` is Monday from 9:00 to 9:59. */
  'week_hour',
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
/** Until the end, which still belongs to it; without one always. */
export const until = <K extends string>(end: K, at: FromClock = now): { readonly any: Filter<K>[] } => ({
  any: [
    [end, 'empty', null],
    [end, 'ge', at],
  ],
});
/**
 * Matches rows whose period contains the time of the clock. An empty end is open; the last second (for `today`: the last
 * day) belongs to the period.
 */
export const during = <K extends string>(start: K, end: K, at: FromClock = now): { readonly all: Filter<K>[] } => ({
  all: [
    {
      any: [
        [start, 'empty', null],
        [start, 'le', at],
      ],
    },
    until(end, at),
  ],
});
export const isLeaf = (filter: Filter): filter is readonly [string, Operator, unknown] => Array.isArray(filter);
