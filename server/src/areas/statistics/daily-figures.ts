import { dayNumber, getDay, seasonCohort } from '@campus/contract/rules';
import { unfilled, wholeDay } from '@campus/contract/statistics';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { setting } from '../../platform/settings.ts';
import { graduateStates } from './cohort.ts';
import { type DailyMetric, dailyMetrics } from './daily-metrics.ts';
import type { DailySource } from './daily-sources.ts';

type Sql = RawBuilder<unknown>;
/** A figure of a day; `dim` and `dimKey` are empty for the whole day. */
export interface DailyFigure {
  readonly day: string;
  readonly metric: string;
  readonly dim: string;
  readonly dimKey: string;
  readonly value: number;
}

/** The days of a span, first and last included; none when it is reversed. */
export const getDays = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, dayNumber(to) - dayNumber(from) + 1) }, (_, i) => getDay(dayNumber(from) + i));

/** The rows that a fact adds to: the whole day and each dimension of each metric that counts it. */
function additions({ name, of, when, value, dims }: DailyMetric): Sql[] {
  const keys: readonly (readonly [string, Sql])[] = [
    [wholeDay, sql`${wholeDay}::text`],
    ...dims.map((dim) => [dim, sql`coalesce(nullif(${of.dims[dim] as Sql}::text, ''), ${unfilled})`] as const),
  ];
  return keys.map(
    ([dim, key]) => sql`(${name}::text, ${dim}::text, ${key}, ${value ?? sql`1`}::numeric, ${when ?? sql`true`})`,
  );
}
/** Counts the facts of one source. */
async function countSource(of: DailySource, metrics: readonly DailyMetric[], days: Sql, context: Context) {
  return sql`
    select d.day, x.metric, x.dim, x.dim_key, sum(x.value) as value
    from ${days} join ${sql.table(of.of.table)} f on ${context.live(of.of, 'f')} and ${of.during}
    ${of.joins(await graduateStates(context))}
    cross join lateral (values ${sql.join(metrics.flatMap(additions))}) as x (metric, dim, dim_key, value, holds)
    where x.holds group by 1, 2, 3, 4`;
}

/** The figures of days from the facts, as a query: kept days and the present one are counted by it alike. */
async function countDays(days: readonly string[], metrics: readonly DailyMetric[], context: Context): Promise<Sql> {
  const switchDay = await setting(context, 'dest.cohortSwitch');
  const cohorts = days.map((day) => seasonCohort(day, switchDay));
  const asked = sql`unnest(${[...days]}::date[], ${cohorts}::int[]) as d (day, cohort)`;
  const counts: Sql[] = [];
  for (const [of, own] of Map.groupBy(metrics, (metric) => metric.of))
    counts.push(await countSource(of, own, asked, context));
  return sql.join(counts, sql` union all `);
}

/**
 * Counts past days again and keeps the figures. A day that was counted has a row for each metric, also without a fact.
 * Rebuilds of a tenant take turns, and a repeated one leaves the same rows. Returns their number.
 */
export async function rebuildDays(days: readonly string[], context: Context): Promise<number> {
  const { db, session, now } = context;
  await sql`select pg_advisory_xact_lock(hashtextextended('stat daily', ${session.tenantId}))`.execute(db);
  await sql`delete from rc_stat_daily where tenant_id = ${session.tenantId}::int and stat_date = any(${[...days]}::date[])`.execute(
    db,
  );
  const { numAffectedRows } = await sql`
    with counted as (${await countDays(days, dailyMetrics, context)}),
    shown as (
      select * from counted union all
      select d.day, m.metric, ${wholeDay}, ${wholeDay}, 0 from unnest(${[...days]}::date[]) as d (day)
      cross join unnest(${dailyMetrics.map(({ name }) => name)}::text[]) as m (metric)
      where not exists (select 1 from counted c where c.day = d.day and c.metric = m.metric and c.dim = ${wholeDay}))
    insert into rc_stat_daily (id, tenant_id, create_by, create_time, stat_date, metric, dim, dim_key, value)
    select md5(concat_ws('|', ${session.tenantId}::text, day::text, metric, dim, dim_key)), ${session.tenantId}::int, 'system',
      ${now}::timestamptz, day, metric, dim, dim_key, value from shown`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * The figures of metrics on the days of a span, by day: kept ones, and those of today and of days that were not kept,
 * counted now.
 */
export async function dailyFigures(
  names: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
  context: Context,
): Promise<DailyFigure[]> {
  const today = context.now.slice(0, 10);
  const { rows: kept } = await sql<DailyFigure>`
    select stat_date::text as day, metric, dim, dim_key, value::float8 as value from rc_stat_daily
    where tenant_id = ${context.session.tenantId}::int and del_flag = 0 and metric = any(${[...names]}::text[])
      and stat_date between ${from}::date and ${to}::date and stat_date < ${today}::date`.execute(context.db);
  const known = new Set(kept.map(({ day }) => day));
  const open = getDays(from, to).filter((day) => !known.has(day) && day <= today);
  if (open.length === 0) return kept;
  const metrics = dailyMetrics.filter(({ name }) => names.includes(name));
  const { rows: counted } = await sql<DailyFigure>`
    select day::text as day, metric, dim, dim_key, value::float8 as value
    from (${await countDays(open, metrics, context)}) as counted`.execute(context.db);
  return [...kept, ...counted];
}
