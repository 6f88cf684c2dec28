import { type Period, periodOf, type RangeName } from '@campus/contract/dashboard';
import { type AnyEntity, type Filter, failure } from '@campus/contract/kit';
import { dayNumber } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';

interface RangeInput {
  readonly range: string | null;
  readonly from: string | null;
  readonly to: string | null;
}
const mostDays = 731;

/** The requested period. Throws when a custom one is reversed or longer than two years. */
export function parsePeriod({ range, from, to }: RangeInput, context: Context): Period {
  const period = periodOf((range ?? 'month') as RangeName, context.now.slice(0, 10), from, to);
  const days = dayNumber(period.to) - dayNumber(period.from) + 1;
  if (days < 1) throw failure('reversed', '结束日期', '开始日期');
  if (days > mostDays) throw failure('outOfRange', '时间范围（天）', 1, mostDays);
  return period;
}
/** Cache key part of a period. */
export const periodKey = ({ from, to }: Period): string => `${from}|${to}`;

/** Filter on a time field within the days of a period. */
export const within = (field: string, from: string, to: string): Filter => ({
  all: [
    [field, 'ge', `${from} 00:00:00`],
    [field, 'le', `${to} 23:59:59`],
  ],
});
/** The same range as the query parameters of the search form. */
export const rangeQuery = (field: string, { from, to }: Period): Record<string, string> => ({
  [`${field}_begin`]: from,
  [`${field}_end`]: to,
});
export const both = (...all: Filter[]): Filter => ({ all });

export const countOf = (e: AnyEntity, filter: Filter, context: Context): Promise<number> =>
  context.engine.count(e, filter, context);
/** A figure is shown only to callers who may list the rows it counts. */
export const mayList = ({ session }: Context, ...counted: readonly AnyEntity[]): boolean =>
  counted.every((e) => session.codes.has(e.can.list as string));
