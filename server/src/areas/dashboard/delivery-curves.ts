import {
  analysisFunnel,
  analysisTrend,
  type Bar,
  type Bars,
  companyFunnel,
  companyTrend,
  type Period,
  type Trend,
  type TrendPoint,
} from '@campus/contract/dashboard';
import type { Filter } from '@campus/contract/kit';
import { columnFilters, columnQueries, delivery } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { getCached } from './cache.ts';
import { both, countOf, mayList, parsePeriod, periodKey, rangeQuery, within } from './counts.ts';

/** Deliveries and approvals per day, including days without any. */
async function pointsOf(from: string, to: string, context: Context): Promise<TrendPoint[]> {
  const { rows } = await sql<TrendPoint>`
    select to_char(g.day, 'YYYY-MM-DD') as day, count(d.id)::int as deliveries,
      (count(d.id) filter (where d.status in (1, 2) and d.step > 10))::int as passed
    from generate_series(${from}::date, ${to}::date, interval '1 day') as g(day)
    left join rc_delivery d on d.deliver_time >= g.day and d.deliver_time < g.day + interval '1 day' and ${await context.visible(delivery, 'd')}
    group by g.day order by g.day`.execute(context.db);
  return rows;
}
async function trendOf(p: Period, context: Context): Promise<Trend> {
  const shown = mayList(context, delivery);
  return {
    asOf: context.now,
    current: shown ? await pointsOf(p.from, p.to, context) : null,
    previous: shown ? await pointsOf(p.previousFrom, p.previousTo, context) : null,
  };
}

const stages: readonly { name: string; filter: Filter; query: Readonly<Record<string, string>> }[] = [
  { name: '投递', filter: { all: [] }, query: {} },
  { name: '已查看', filter: ['readFlag', 'eq', 1], query: { readFlag: '1' } },
  { name: '已通过', filter: columnFilters.passed, query: columnQueries.passed },
];
/** Funnel of a period's résumés: delivered, viewed, approved. */
async function funnelOf(p: Period, context: Context): Promise<Bars> {
  if (!mayList(context, delivery)) return { asOf: context.now, bars: null };
  const bars: Bar[] = [];
  for (const { name, filter, query } of stages)
    bars.push({
      name,
      value: await countOf(delivery, both(within('deliverTime', p.from, p.to), filter), context),
      link: { path: '/resume/delivery', query: { ...rangeQuery('deliverTime', p), ...query } },
    });
  return { asOf: context.now, bars };
}

type CurveInput = Parameters<typeof parsePeriod>[0];
const ofPeriod =
  <T>(name: string, work: (p: Period, context: Context) => Promise<T>) =>
  (input: CurveInput, context: Context): Promise<T> => {
    const period = parsePeriod(input, context);
    return getCached(`${name}|${periodKey(period)}`, context, () => work(period, context));
  };
/** Curves for school and company, each over the deliveries visible to it. */
export const curveAnswers = [
  answer(analysisTrend, ofPeriod('trend', trendOf)),
  answer(companyTrend, ofPeriod('trend', trendOf)),
  answer(analysisFunnel, ofPeriod('funnel', funnelOf)),
  answer(companyFunnel, ofPeriod('funnel', funnelOf)),
];
