/** The seven fields of a schedule, in the order they are written. */
export const cronFields = ['second', 'minute', 'hour', 'day', 'month', 'week', 'year'] as const;
export type CronField = (typeof cronFields)[number];
/** A schedule field by field, normalised: numbers for names, 0 for Sunday, one of day and week unset (`?`). */
export type CronTexts = Readonly<Record<CronField, string>>;

/** The lowest and the highest number that a field may hold; years are any. */
export const cronBounds: Readonly<Record<CronField, readonly [number, number]>> = {
  second: [0, 59],
  minute: [0, 59],
  hour: [0, 23],
  day: [1, 31],
  month: [1, 12],
  week: [0, 6],
  year: [0, 9999],
};

/** What an empty text means: every second. */
export const everySecond: CronTexts = {
  second: '*',
  minute: '*',
  hour: '*',
  day: '*',
  month: '*',
  week: '?',
  year: '*',
};

/** The seven fields as one text. */
export const cronText = (texts: CronTexts): string => cronFields.map((field) => texts[field]).join(' ');

/** What a field says of its numbers: any of them, some, or one of the rules of days and week days. */
export type CronRule =
  | { readonly kind: 'every' | 'unset' | 'lastDay' | 'lastWorkday' }
  /** Numbers, ascending. `step` and `from` where it was written as a loop, `to` where it was written as a range. */
  | { readonly kind: 'numbers'; readonly numbers: readonly number[]; readonly written: CronWriting }
  | { readonly kind: 'nearWorkday' | 'beforeEnd' | 'lastWeekday'; readonly n: number }
  | { readonly kind: 'nthWeekday'; readonly n: number; readonly weekday: number };
export type CronWriting =
  | { readonly as: 'list' }
  | { readonly as: 'range'; readonly from: number; readonly to: number }
  | { readonly as: 'loop'; readonly from: number; readonly step: number };
