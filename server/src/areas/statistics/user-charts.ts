import type { Bar } from '@campus/contract/dashboard';
import {
  userStatTexts as texts,
  type UserDimension,
  type UserMeasure,
  type UserStage,
  type UserSubject,
  type UserSummary,
  userDimensions,
  userMeasures,
  userStages,
  userStatByDimension,
  userStatDistribution,
  userStatFunnel,
  userStatSummary,
  userStatTrend,
  userSubjects,
} from '@campus/contract/statistics';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { listParameters } from '../../kit/read/query.ts';
import { type Asked, figuresWith, hasReached, linkTo, measureNames, parseQuery } from './user-figures.ts';
import { loadRanking } from './user-ranking.ts';

interface Input {
  readonly range: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly filter: string | null;
}
/** The parameters of the list: those of the filter, and the range. */
const getQuery = ({ range, from, to, filter }: Input): Record<string, string> => ({
  ...listParameters(filter),
  ...(range && { range }),
  ...(from && { from }),
  ...(to && { to }),
});
const withSome = (measure: string) => ({ measure, least: '1' });
const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 1000) / whole) / 10;

const getSubject = (name: string | null): UserSubject =>
  name !== null && Object.hasOwn(userSubjects, name) ? (name as UserSubject) : 'delivery';
const getDimension = (name: string | null): UserDimension =>
  name !== null && Object.hasOwn(userDimensions, name) ? (name as UserDimension) : 'college';

type Totals = Readonly<Record<UserMeasure | `${UserMeasure}Some`, number>> & {
  readonly students: number;
  readonly mean: number | null;
  readonly evaluations: number;
};
/** Sums over the students, and how many have at least one. */
async function loadTotals(asked: Asked, span: Asked['period'], context: Context): Promise<Totals> {
  const sums = measureNames.map(
    (name) => sql`coalesce(sum(${sql.ref(`g.${name}`)}), 0)::int as ${sql.ref(name)},
      (count(*) filter (where ${sql.ref(`g.${name}`)} > 0))::int as ${sql.ref(`${name}Some`)}`,
  );
  const { rows } = await sql<Totals>`${figuresWith(asked, span, context)}
    select count(*)::int as students, ${sql.join(sums)},
      round(sum(g.evaluation * g.evaluations) / nullif(sum(g.evaluations), 0), 1)::float8 as mean,
      coalesce(sum(g.evaluations), 0)::int as evaluations from g`.execute(context.db);
  return rows[0] as Totals;
}
/** Whether a visible student has an account, by which the log knows them. */
async function countsAssistant({ students }: Asked, { db }: Context): Promise<boolean> {
  const { rows } = await sql`select 1 from rc_employ_user e where ${students} and e.user_id <> '' limit 1`.execute(db);
  return rows.length > 0;
}
const people: ReadonlySet<UserMeasure> = new Set(['sign', 'offer']);
const summaryAnswer = answer(userStatSummary, async (input, context): Promise<UserSummary> => {
  const asked = await parseQuery(getQuery(input), context);
  const { period } = asked;
  const now = await loadTotals(asked, period, context);
  const before = await loadTotals(asked, { ...period, from: period.previousFrom, to: period.previousTo }, context);
  const hasAi = await countsAssistant(asked, context);
  return {
    asOf: context.now,
    students: now.students,
    figures: measureNames
      .filter((name) => hasAi || name !== 'ai')
      .map((key) => ({
        key,
        label: userMeasures[key],
        value: now[key],
        previous: before[key],
        unit: people.has(key) ? '人次' : '次',
        better: 'more',
        link: linkTo(asked, withSome(key)),
        some: now[`${key}Some`],
        share: percent(now[`${key}Some`], now.students),
      })),
    evaluation: { mean: now.mean, previous: before.mean, n: now.evaluations },
    hasAi,
  };
});

const trendAnswer = answer(userStatTrend, async ({ measure: wanted, granularity, ...input }, context) => {
  const measure = getSubject(wanted);
  const asked = await parseQuery(getQuery(input), context);
  const { from, to } = asked.period;
  const unit = granularity ?? 'day';
  const value = measure === 'evaluation' ? sql`round(avg(t.value), 1)` : sql`count(t.value)`;
  const { rows } = await sql<{ day: string; value: number | null }>`${figuresWith(asked, asked.period, context)}
    select to_char(p.day, 'YYYY-MM-DD') as day, ${value}::float8 as value
    from generate_series(date_trunc(${unit}, ${from}::date::timestamp), ${to}::date::timestamp, ${`1 ${unit}`}::interval) as p (day)
    left join fact t on t.measure = ${measure} and date_trunc(${unit}, t.at at time zone 'Asia/Shanghai') = p.day
    group by p.day order by p.day`.execute(context.db);
  return { points: rows };
});

/** Lowest numbers of the bands of a count, and of the levels of an evaluation in tenths. */
const bands: readonly (readonly [number, number | undefined])[] = [
  [0, 0],
  [1, 5],
  [6, 10],
  [11, 20],
  [21, 50],
  [51, undefined],
];
const levels: readonly (readonly [number, number])[] = [
  [45, 50],
  [35, 44],
  [25, 34],
  [0, 24],
];
async function loadDistribution(measure: UserSubject, asked: Asked, context: Context): Promise<Bar[]> {
  const isMean = measure === 'evaluation';
  const value = isMean ? sql`round(g.evaluation * 10)` : sql.ref(`g.${measure}`);
  const parts: readonly (readonly [number, number | undefined])[] = isMean ? levels : bands;
  const counted = parts.map(
    ([least, most], i) =>
      sql`(count(*) filter (where ${value} >= ${least}::int and ${value} <= ${most ?? 1_000_000}::int))::int as ${sql.ref(`b${i}`)}`,
  );
  const { rows } = await sql<Record<string, number>>`${figuresWith(asked, asked.period, context)}
    select ${sql.join(counted)}, (count(*) filter (where g.evaluation is null))::int as none from g`.execute(
    context.db,
  );
  const [row = {}] = rows;
  const bars = parts.map(
    ([least, most], i): Bar => ({
      name: (isMean ? texts.levels[i] : texts.counts[i]) ?? '',
      value: row[`b${i}`] ?? 0,
      link: linkTo(asked, { measure, least: String(least), ...(most !== undefined && { most: String(most) }) }),
    }),
  );
  const none: Bar = {
    name: texts.levels[4] ?? '',
    value: row.none ?? 0,
    link: linkTo(asked, { measure, least: 'none' }),
  };
  return isMean ? [...bars, none] : bars;
}
const distributionAnswer = answer(userStatDistribution, async ({ measure, ...input }, context) => ({
  bars: await loadDistribution(getSubject(measure), await parseQuery(getQuery(input), context), context),
}));

const byDimensionAnswer = answer(userStatByDimension, async ({ measure, dim, ...input }, context) => ({
  bars: await loadRanking(getSubject(measure), getDimension(dim), await parseQuery(getQuery(input), context), context),
}));

type Reached = Readonly<Record<UserStage | 'students', number>>;
const stages = Object.entries(userStages) as [UserStage, string][];
const funnelAnswer = answer(userStatFunnel, async (input, context) => {
  const asked = await parseQuery(getQuery(input), context);
  const counted = stages.map(
    ([stage]) => sql`(count(*) filter (where ${hasReached(stage)}))::int as ${sql.ref(stage)}`,
  );
  const { rows } = await sql<Reached>`${figuresWith(asked, asked.period, context)}
    select count(*)::int as students, ${sql.join(counted)} from g`.execute(context.db);
  const [row] = rows;
  return {
    bars: [
      { name: texts.allStudents, value: row?.students ?? 0, link: linkTo(asked) },
      ...stages.map(([stage, name]) => ({ name, value: row?.[stage] ?? 0, link: linkTo(asked, { stage }) })),
    ],
  };
});

export const userStatAnswers = [summaryAnswer, trendAnswer, distributionAnswer, byDimensionAnswer, funnelAnswer];
