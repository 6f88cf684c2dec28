import {
  analysisFunnel,
  analysisTrend,
  type Bars,
  companyFunnel,
  companyTrend,
  type Trend,
  type TrendPoint,
} from '@campus/contract/dashboard';
import { deliveryStatistics } from '@campus/contract/resume';
import type { Period, Span } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { readStatistics } from '../../kit/read/statistics/answer.ts';
import { getCached } from './cache.ts';
import { mayList, parsePeriod, periodKey } from './counts.ts';

/** Deliveries and approvals per day, including days without any. */
async function loadPoints(period: Span, context: Context): Promise<TrendPoint[]> {
  const question = { measures: ['deliveries', 'passed'], by: ['day'], period };
  const { groups } = await readStatistics(deliveryStatistics, question, context);
  return groups.map(({ key, numbers }) => ({
    day: key ?? '',
    deliveries: numbers.deliveries?.value ?? 0,
    passed: numbers.passed?.value ?? 0,
  }));
}
async function loadTrend({ from, to, previousFrom, previousTo }: Period, context: Context): Promise<Trend> {
  const shown = mayList(context, deliveryStatistics.of);
  return {
    asOf: context.now,
    current: shown ? await loadPoints({ from, to }, context) : null,
    previous: shown ? await loadPoints({ from: previousFrom, to: previousTo }, context) : null,
  };
}

/** Funnel of a period's résumés: delivered, viewed, approved. */
async function loadFunnel({ from, to }: Period, context: Context): Promise<Bars> {
  if (!mayList(context, deliveryStatistics.of)) return { asOf: context.now, bars: null };
  const measures = deliveryStatistics.funnel ?? [];
  const { total, list } = await readStatistics(deliveryStatistics, { measures, period: { from, to } }, context);
  const bars = measures.map((name) => ({
    name: deliveryStatistics.measures[name]?.label ?? name,
    value: total[name]?.value ?? 0,
    link: { path: list, query: total[name]?.query ?? {} },
  }));
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
  answer(analysisTrend, ofPeriod('trend', loadTrend)),
  answer(companyTrend, ofPeriod('trend', loadTrend)),
  answer(analysisFunnel, ofPeriod('funnel', loadFunnel)),
  answer(companyFunnel, ofPeriod('funnel', loadFunnel)),
];
