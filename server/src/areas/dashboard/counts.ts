import { type Period, periodOf, type RangeName } from '@campus/contract/dashboard';
import { type AnyEntity, type Filter, failure } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

interface RangeInput {
  readonly range: string | null;
  readonly from: string | null;
  readonly to: string | null;
}
/** The period a dashboard was asked for. Throws when a custom one is reversed or longer than two years. */
export function askedPeriod(input: RangeInput, context: Context): Period {
  const today = context.now.slice(0, 10);
  const period = periodOf((input.range ?? 'month') as RangeName, today, input.from, input.to);
  const days = (Date.parse(period.to) - Date.parse(period.from)) / 86_400_000;
  if (days < 0) throw failure('reversed', '结束日期', '开始日期');
  if (days > 731) throw failure('outOfRange', '时间范围（天）', 1, 731);
  return period;
}
/** A value of a time field inside the days of a period. */
export const within = (field: string, from: string, to: string): Filter => ({
  all: [
    [field, 'ge', `${from} 00:00:00`],
    [field, 'le', `${to} 23:59:59`],
  ],
});
/** The same as the search form writes it into an address. */
export const rangeQuery = (field: string, from: string, to: string): Record<string, string> => ({
  [`${field}_begin`]: from,
  [`${field}_end`]: to,
});

export const countOf = (e: AnyEntity, filter: Filter, context: Context): Promise<number> =>
  context.engine.count(e, filter, context);

/** One number of an SQL expression over the visible rows of an entity under a filter. */
export async function numberOf(
  expression: RawBuilder<unknown>,
  e: AnyEntity,
  filter: Filter,
  context: Context,
): Promise<number> {
  const condition = await context.engine.visibleSql(e, filter, context.session);
  const { rows } = await sql<{
    n: number | string | null;
  }>`select ${expression} as n from ${sql.table(e.table)} where ${condition}`.execute(context.db);
  return Number(rows[0]?.n ?? 0);
}
