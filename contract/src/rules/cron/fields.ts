/** The seven fields of a schedule, in order. */
export const cronFields = ['second', 'minute', 'hour', 'day', 'month', 'week', 'year'] as const;
export type CronField = (typeof cronFields)[number];
/** A schedule by field, normalized: numbers for names, 0 for Sunday, one of day and week unset (`?`). */
export type CronTexts = Readonly<Record<CronField, string>>;

/** Lowest and highest number of a field; any year. */
export const cronBounds: Readonly<Record<CronField, readonly [number, number]>> = {
  second: [0, 59],
  minute: [0, 59],
  hour: [0, 23],
  day: [1, 31],
  month: [1, 12],
  week: [0, 6],
  year: [0, 9999],
};

/** Meaning of an empty text: every second. */
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

/** The rule of a field: any number, some numbers, or a special rule of days and weekdays. */
export type CronRule =
  | { readonly kind: 'every' | 'unset' | 'lastDay' | 'lastWorkday' }
  /** Numbers, ascending. `written` tells whether they were written as a list, a range or a loop. */
  | { readonly kind: 'numbers'; readonly numbers: readonly number[]; readonly written: CronWriting }
  | { readonly kind: 'nearWorkday' | 'beforeEnd' | 'lastWeekday'; readonly n: number }
  | { readonly kind: 'nthWeekday'; readonly n: number; readonly weekday: number };
export type CronWriting =
  | { readonly as: 'list' }
  | { readonly as: 'range'; readonly from: number; readonly to: number }
  | { readonly as: 'loop'; readonly from: number; readonly step: number };
