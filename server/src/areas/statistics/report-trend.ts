import type { Bar } from '@campus/contract/dashboard';
import { company } from '@campus/contract/enterprise';
import { failure, findField, refusal, statisticsTexts } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { delivery, employUser } from '@campus/contract/resume';
import { chinaDay, dayNumber, getDay, isDay } from '@campus/contract/rules';
import {
  type DailyDimension,
  type DailyMetricName,
  type DailyTrend,
  dailyMetricTexts,
  dailyTrend,
  mostTrendDays,
  rebuildDaily,
  reportTexts as texts,
  unfilled,
  userStatTexts,
  wholeDay,
} from '@campus/contract/statistics';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { findGroupTexts } from '../../kit/read/group-texts.ts';
import { yearBefore } from './cohort.ts';
import { type DailyFigure, dailyFigures, getDays, rebuildDays } from './daily-figures.ts';
import { dailyMetrics } from './daily-metrics.ts';

const mostBars = 10;
/** Days of a rebuild in one transaction. */
const daysAtOnce = 15;
const fields = {
  college: findField(employUser, 'departId'),
  eduLevel: findField(employUser, 'eduLevel'),
  industry: findField(company, 'industry'),
  category: findField(companyPost, 'category'),
  source: findField(delivery, 'source'),
};

interface SpanInput {
  readonly from: string;
  readonly to: string;
}
/** Throws for days that are none, for a reversed span and for a too long one. */
function checkSpan({ from, to }: SpanInput): void {
  if (!isDay(from) || !isDay(to) || from > to) throw failure('reversed', statisticsTexts.end, statisticsTexts.start);
  if (dayNumber(to) - dayNumber(from) >= mostTrendDays) throw refusal(texts.tooLong(mostTrendDays), 'RC_LIMIT');
}
const isState = (name: DailyMetricName): boolean => 'isState' in dailyMetricTexts[name];
/** The sum over the days; of a state its value at the end of the last one. */
const addUp = (name: DailyMetricName, figures: readonly DailyFigure[], last: string): number =>
  figures.reduce((sum, { day, value }) => sum + (isState(name) && day !== last ? 0 : value), 0);

async function getBars(
  name: DailyMetricName,
  dim: DailyDimension,
  figures: readonly DailyFigure[],
  last: string,
  context: Context,
): Promise<Bar[]> {
  const byKey = Map.groupBy(
    figures.filter((one) => one.dim === dim),
    ({ dimKey }) => dimKey,
  );
  const groups = [...byKey]
    .map(([key, own]) => ({ key, value: addUp(name, own, last) }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value || a.key.localeCompare(b.key));
  const keys = groups.map(({ key }) => key);
  const field = fields[dim];
  const names = field && (await findGroupTexts(context.db, field, keys, context.engine.scope(context.session)));
  const bars = groups
    .slice(0, mostBars)
    .map(({ key, value }): Bar => ({ name: key === unfilled ? unfilled : (names?.get(key) ?? key), value }));
  const rest = groups.slice(mostBars);
  if (rest.length === 0) return bars;
  return [...bars, { name: userStatTexts.others(rest.length), value: rest.reduce((sum, { value }) => sum + value, 0) }];
}

const trendAnswer = answer(dailyTrend, async ({ from, to, metric }, context): Promise<DailyTrend> => {
  checkSpan({ from, to });
  const name = (metric !== null && Object.hasOwn(dailyMetricTexts, metric) ? metric : 'delivery') as DailyMetricName;
  const today = chinaDay(context.engine.now());
  const last = to < today ? to : today;
  const figures = await dailyFigures([name], { from, to: last }, context);
  const [pastFrom, pastTo] = [yearBefore(from), yearBefore(last)];
  const past = await dailyFigures([name], { from: pastFrom, to: pastTo }, context);
  const wholeOf = (of: readonly DailyFigure[]) => of.filter(({ dim }) => dim === wholeDay);
  const valueOn = (of: readonly DailyFigure[], day: string) => of.find((one) => one.day === day)?.value ?? 0;
  const [whole, pastWhole] = [wholeOf(figures), wholeOf(past)];
  const dims = (dailyMetrics.find((one) => one.name === name)?.dims ?? []) as readonly DailyDimension[];
  return {
    asOf: context.now,
    metric: name,
    points: getDays(from, to).map((day) => ({
      day,
      value: day > today ? null : valueOn(whole, day),
      previous: valueOn(pastWhole, yearBefore(day)),
    })),
    total: addUp(name, whole, last),
    previous: addUp(name, pastWhole, pastTo),
    parts: await Promise.all(
      dims.map(async (dim) => ({ dim, bars: await getBars(name, dim, figures, last, context) })),
    ),
  };
});

/** Counts past days again, a part of them in each transaction. */
const rebuildAnswer = answer(
  rebuildDaily,
  async ({ from, to }, context, call) => {
    checkSpan({ from, to });
    const yesterday = getDay(dayNumber(chinaDay(context.engine.now())) - 1);
    const days = getDays(from, to < yesterday ? to : yesterday);
    for (let at = 0; at < days.length; at += daysAtOnce)
      await context.engine.transaction(call, (each) => rebuildDays(days.slice(at, at + daysAtOnce), each));
    return { days: days.length };
  },
  { transaction: false, long: true },
);

export const trendAnswers = [trendAnswer, rebuildAnswer];
