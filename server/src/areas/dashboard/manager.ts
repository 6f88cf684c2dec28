import {
  type Bar,
  type CohortFigure,
  type Compared,
  type ManagerRate,
  managerCategory,
  managerNature,
  managerRate,
  type WeekPoint,
} from '@campus/contract/dashboard';
import { failure, type StatisticsAnswer, type StatisticsNumber } from '@campus/contract/kit';
import { dayNumber, destGroups, getDay } from '@campus/contract/rules';
import { employment, employmentStatistics, placedGroups } from '@campus/contract/statistics';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { readStatistics } from '../../kit/read/statistics/answer.ts';
import { setting } from '../../platform/settings.ts';
import { type Cohort, cohortBefore, loadCohort, loadCohorts, yearBefore } from '../statistics/cohort.ts';
import { type PastCount, pastCounts, placedAt, sumOfGroups } from '../statistics/cohort-past.ts';
import { getCached } from './cache.ts';
import { mayList } from './counts.ts';

/** The cohort of a call. Throws noPermission for a caller who may not list destinations. */
export async function askedCohort(gradYear: number | null, context: Context): Promise<Cohort> {
  if (!mayList(context, employment)) throw failure('noPermission');
  return loadCohort(gradYear, context);
}
/** Numbers over a cohort, with the lists of what they count. */
export const readCohort = (
  { query }: Cohort,
  measures: readonly string[],
  context: Context,
  more: { readonly by?: readonly string[]; readonly filter?: Readonly<Record<string, string>> } = {},
): Promise<StatisticsAnswer> =>
  readStatistics(
    employmentStatistics,
    { measures, ...(more.by && { by: more.by }), filter: { ...query, ...more.filter } },
    context,
  );
export const compareNumbers = (number: StatisticsNumber | undefined, previous: number | null): Compared => ({
  value: number?.value ?? null,
  previous,
  link: { path: employmentStatistics.list, query: number?.query ?? {} },
});
/** A share in percent with one digit; null of nothing. */
export const getPercent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 1000) / whole) / 10;

const weekDays = 7;
const weeksOfSeason = 52;
/** Ends of the weeks of the season of a cohort. */
async function weekEnds(gradYear: number, context: Context): Promise<string[]> {
  const first = dayNumber(`${gradYear - 1}-${await setting(context, 'dest.cohortSwitch')}`);
  return Array.from({ length: weeksOfSeason }, (_, i) => `${getDay(first + (i + 1) * weekDays - 1)} 23:59:59`);
}
async function loadWeeks(cohort: Cohort, totals: readonly [number, number], context: Context): Promise<WeekPoint[]> {
  const { now } = context;
  const series = async (of: Pick<Cohort, 'gradYear' | 'states'>, total: number) => {
    const ends = await weekEnds(of.gradYear, context);
    const begun = ends.filter((_end, i) => i === 0 || (ends[i - 1] as string) < now);
    const placed = await placedAt(
      of,
      begun.map((end) => (end < now ? end : now)),
      context,
    );
    return { ends, rates: placed.map((n) => getPercent(n, total)) };
  };
  const current = await series(cohort, totals[0]);
  const previous = await series(cohortBefore(cohort), totals[1]);
  return current.ends.map((end, i) => ({
    day: end.slice(0, 10),
    current: current.rates[i] ?? null,
    previous: previous.rates[i] ?? null,
  }));
}

interface Shown {
  readonly key: string;
  readonly measure: string;
  readonly label: string;
  readonly unit: string;
  readonly better: CohortFigure['better'];
  /** The groups whose share the journal knows for the cohort before; numbers of cohorts of another size say nothing. */
  readonly groups?: readonly number[];
}
const shown: readonly Shown[] = [
  {
    key: 'contract',
    measure: 'contractRate',
    label: '协议和合同就业率',
    unit: '%',
    better: 'more',
    groups: [destGroups.contract],
  },
  { key: 'study', measure: 'studyRate', label: '升学率', unit: '%', better: 'more', groups: [destGroups.study] },
  { key: 'business', measure: 'businessRate', label: '创业率', unit: '%', better: null, groups: [destGroups.business] },
  { key: 'seeking', measure: 'seeking', label: '待就业', unit: '人', better: 'fewer' },
  { key: 'employers', measure: 'employers', label: '签约单位', unit: '家', better: 'more' },
  { key: 'salary', measure: 'salary', label: '月薪中位数', unit: '元', better: 'more' },
  { key: 'matching', measure: 'matchingRate', label: '专业对口率', unit: '%', better: 'more' },
];
function getFigures({ total }: StatisticsAnswer, past: readonly PastCount[]): CohortFigure[] {
  const before = sumOfGroups(past, undefined);
  return shown.map(({ measure, groups, ...figure }) => {
    const part = groups ? sumOfGroups(past, groups) : 0;
    const previous = groups ? getPercent(part, before) : null;
    return { ...figure, ...compareNumbers(total[measure], previous) };
  });
}
/** 省内就业率: with the province of the school only. */
async function nearbyFigure(cohort: Cohort, whole: number, context: Context): Promise<CohortFigure[]> {
  const region = await setting(context, 'dest.regionCode');
  if (region === '') return [];
  const { total } = await readCohort(cohort, ['contract'], context, { filter: { unitRegion: region } });
  const compared = compareNumbers(total.contract, null);
  const value = getPercent(compared.value ?? 0, whole);
  return [{ ...compared, key: 'nearby', label: '省内就业率', unit: '%', better: null, value }];
}

const rateMeasures = ['graduates', 'placed', 'placedRate', 'contract', ...shown.map(({ measure }) => measure)];
async function loadRate(cohort: Cohort, context: Context): Promise<ManagerRate> {
  const found = await readCohort(cohort, rateMeasures, context);
  const past = await pastCounts(cohortBefore(cohort), yearBefore(context.now), 'all', context);
  const before = sumOfGroups(past, undefined);
  const placedBefore = before === 0 ? null : sumOfGroups(past, placedGroups);
  const { graduates, placed, placedRate, contract } = found.total;
  return {
    asOf: context.now,
    gradYear: cohort.gradYear,
    cohorts: await loadCohorts(context),
    graduates: compareNumbers(graduates, before === 0 ? null : before),
    placed: compareNumbers(placed, placedBefore),
    rate: compareNumbers(placedRate, getPercent(placedBefore ?? 0, before)),
    figures: [...getFigures(found, past), ...(await nearbyFigure(cohort, contract?.value ?? 0, context))],
    weeks: await loadWeeks(cohort, [graduates?.value ?? 0, before], context),
  };
}
const rateAnswer = answer(managerRate, async ({ gradYear }, context) => {
  const cohort = await askedCohort(gradYear, context);
  return getCached(`managerRate|${cohort.gradYear}`, context, () => loadRate(cohort, context));
});

/** Groups of a dimension as bars, the largest first. */
async function loadBars(cohort: Cohort, measure: string, by: string, context: Context): Promise<Bar[]> {
  const { groups, list } = await readCohort(cohort, [measure], context, { by: [by] });
  return groups
    .flatMap(({ key, text, numbers }): Bar[] => {
      const { value = null, query = {} } = numbers[measure] ?? {};
      return key === null || !value ? [] : [{ name: text, value, link: { path: list, query } }];
    })
    .toSorted((a, b) => b.value - a.value);
}
const categoryAnswer = answer(managerCategory, async ({ gradYear }, context) => {
  const cohort = await askedCohort(gradYear, context);
  return getCached(`managerCategory|${cohort.gradYear}`, context, async () => ({
    asOf: context.now,
    categories: await loadBars(cohort, 'approved', 'category', context),
    levels: await loadBars(cohort, 'placedRate', 'eduLevel', context),
  }));
});
const natureAnswer = answer(managerNature, async ({ gradYear }, context) => {
  const cohort = await askedCohort(gradYear, context);
  return getCached(`managerNature|${cohort.gradYear}`, context, async () => ({
    asOf: context.now,
    bars: await loadBars(cohort, 'contract', 'nature', context),
  }));
});

export const managerAnswers = [rateAnswer, categoryAnswer, natureAnswer];
