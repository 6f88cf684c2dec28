import type { FigureLink } from '@campus/contract/dashboard';
import { employUser, evaluationTypes } from '@campus/contract/resume';
import { isDay, type Period, type Span } from '@campus/contract/rules';
import {
  type CompanyDimension,
  companyDimensions,
  type UserMeasure,
  type UserStage,
  type UserState,
  unfilledKey,
  userMeasures,
  userStages,
  userStates,
  userStatPage,
} from '@campus/contract/statistics';
import { sysLog } from '@campus/contract/system';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { listFilter } from '../../kit/read/query.ts';
import { requestedPeriod } from '../../kit/read/statistics/answer.ts';
import { dailyMetrics } from './daily-metrics.ts';
import { cityOfCompany } from './daily-sources.ts';

type Sql = RawBuilder<unknown>;
type Query = Readonly<Record<string, string>>;
export const measureNames = Object.keys(userMeasures) as UserMeasure[];

/** What a call asks for: students, the days of their facts, and the figures that a student must have. */
export interface Asked {
  readonly period: Period;
  readonly students: Sql;
  /** Values of the companies whose facts count; empty for all. */
  readonly companies: Readonly<Record<CompanyDimension, readonly string[]>>;
  readonly having: Sql;
  /** The facts of each source that the caller sees. */
  readonly facts: ReadonlyMap<UserMeasure, Sql>;
  /** Parameters of the page that choose students and facts, for links. */
  readonly base: Query;
}

/** The page with the students of a question. */
export const linkTo = ({ base }: Asked, more: Query = {}): FigureLink => ({
  path: userStatPage,
  query: { ...base, ...more },
});

const stateConditions: Readonly<Record<UserState, Sql>> = {
  delivered: sql`g.delivery > 0`,
  noDelivery: sql`g.delivery = 0`,
  noInterview: sql`g.interview = 0`,
  signed: sql`g.sign > 0`,
  withResume: sql`g.has_resume`,
};
const stageNames = Object.keys(userStages) as UserStage[];
const stageFacts: Readonly<Record<UserStage, Sql>> = {
  resume: sql`g.has_resume`,
  delivery: sql`g.delivery > 0`,
  interview: sql`g.interview > 0`,
  offer: sql`g.offer > 0`,
  sign: sql`g.sign > 0`,
};
/** Whether a student has come to the stage or a later one. */
export const hasReached = (stage: UserStage): Sql =>
  sql`(${sql.join(
    stageNames.slice(stageNames.indexOf(stage)).map((name) => stageFacts[name]),
    sql` or `,
  )})`;
const stageCondition = ({ stage = '' }: Query): Sql =>
  Object.hasOwn(userStages, stage) ? hasReached(stage as UserStage) : sql`true`;
const wholeNumber = (raw: string | undefined): number | undefined =>
  raw !== undefined && /^\d{1,6}$/.test(raw) ? Number(raw) : undefined;
/** Bounds of a measure; of evaluations the mean in tenths, and `none` for students without one. */
function measureCondition({ measure, least, most }: Query): Sql {
  const [from, to] = [wholeNumber(least), wholeNumber(most)];
  if (measure === 'evaluation') {
    if (least === 'none') return sql`g.evaluation is null`;
    return sql`g.evaluation is not null and round(g.evaluation * 10) between ${from ?? 0}::int and ${to ?? 1000}::int`;
  }
  if (!measure || !Object.hasOwn(userMeasures, measure)) return sql`true`;
  return sql`${sql.ref(`g.${measure}`)} between ${from ?? 0}::int and ${to ?? 1_000_000}::int`;
}

const notBase = new Set([
  'pageNo',
  'pageSize',
  'column',
  'order',
  'state',
  'measure',
  'least',
  'most',
  'stage',
  'range',
  'from',
  'to',
  '_t',
]);
/** The source of a measure's facts, which have a student and a time. */
function getSource(name: UserMeasure) {
  const metric = dailyMetrics.find((one) => one.name === name);
  const { of, when = sql`true` } = metric ?? {};
  if (!of?.at || !of.student) throw new Error(`${name} does not count facts of students`);
  return { of, at: of.at, student: of.student, when };
}
/** Facts count for those who list them; entries of the log count for those who list their students. */
async function getVisibleFacts(context: Context): Promise<ReadonlyMap<UserMeasure, Sql>> {
  const conditions = measureNames.map(async (name): Promise<[UserMeasure, Sql]> => {
    const { of } = getSource(name).of;
    return [name, of === sysLog ? context.live(of, 'f') : await context.visible(of, 'f')];
  });
  return new Map(await Promise.all(conditions));
}
const getKeys = (raw = ''): string[] => raw.split(',').filter((key) => /^[\w-]{1,20}$/.test(key));
/** Parses the parameters of the list. Names that are not known are ignored. Throws for a reversed or too long period. */
export async function parseQuery(query: Query, context: Context): Promise<Asked> {
  const { range = '', from = '', to = '', state = '' } = query;
  const today = context.now.slice(0, 10);
  const isCustom = range === 'custom' && isDay(from) && isDay(to);
  const known = ['today', 'week', 'month', 'year'].includes(range) ? range : 'month';
  const period = requestedPeriod({ range: isCustom ? 'custom' : known, from, to }, today) as Period;
  const among = listFilter(context.engine, employUser, query, context.session);
  const condition = Object.hasOwn(userStates, state) ? stateConditions[state as UserState] : sql`true`;
  return {
    period,
    companies: { industry: getKeys(query.industry), city: getKeys(query.city) },
    students: sql`${await context.visible(employUser, 'e')} and e.merged_into = '' and ${await context.meets(employUser, among, 'e')}`,
    facts: await getVisibleFacts(context),
    having: sql`${condition} and ${measureCondition(query)} and ${stageCondition(query)}`,
    base: {
      ...Object.fromEntries(
        Object.entries(query).flatMap(([name, value]) =>
          notBase.has(name) || value === '' ? [] : [[name, /^\*.+\*$/.test(value) ? value.slice(1, -1) : value]],
        ),
      ),
      ...(isCustom ? { range: 'custom', from, to } : { range: known }),
    },
  };
}

type Asks = Pick<Asked, 'companies' | 'facts'>;
type Keys = Readonly<Record<CompanyDimension, Sql>>;
/** Whether the company of a fact has one of the wanted values; a fact without a value is of `unfilledKey`. */
function ofCompanies({ companies }: Asks, keys: Keys): Sql {
  const conditions = companyDimensions
    .filter((name) => companies[name].length > 0)
    .map(
      (name) => sql`coalesce(nullif(${keys[name]}::text, ''), ${unfilledKey}) = any(${[...companies[name]]}::text[])`,
    );
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
const nothing = sql`null`;
/** The facts of a measure within days: student, measure, value, time, industry and city of the company. */
function getFacts(name: UserMeasure, { from, to }: Span, asked: Asks): Sql {
  const { of, at, student, when } = getSource(name);
  const keys: Keys = { industry: of.dims.industry ?? nothing, city: of.dims.city ?? nothing };
  return sql`
    select ${student} as employ_id, ${name}::text as measure, 1::numeric as value, ${at} as at,
      ${keys.industry}::text as industry, ${keys.city}::text as city
    from ${sql.table(of.of.table)} f ${of.joins([])}
    where ${asked.facts.get(name)} and ${when} and ${at} >= ${from}::date::timestamptz
      and ${at} < (${to}::date + 1)::timestamptz and ${ofCompanies(asked, keys)}`;
}
const evaluations = ({ from, to }: Span, asked: Asks, { session }: Context): Sql => sql`
  select f.employ_id, 'evaluation' as measure, f.total::numeric as value, f.evaluate_time as at,
    c.industry::text as industry, ${cityOfCompany}::text as city
  from rc_evaluation f left join rc_company c on c.id = f.company_id
  where f.tenant_id = ${session.tenantId}::int and f.del_flag = 0 and f.type = ${evaluationTypes.ofStudent}::int
    and f.evaluate_time >= ${from}::date::timestamptz and f.evaluate_time < (${to}::date + 1)::timestamptz
    and ${ofCompanies(asked, { industry: sql`c.industry`, city: cityOfCompany })}`;

/**
 * `with` list of every question: `student` are the chosen students, `fact` what they did and got within the days, `g` the
 * figures of each student.
 */
export function figuresWith(asked: Asked, span: Span, context: Context): Sql {
  const { students } = asked;
  const facts = measureNames.map((name) => getFacts(name, span, asked));
  const counts = measureNames.map((name) => sql`count(*) filter (where t.measure = ${name})::int as ${sql.ref(name)}`);
  return sql`with student as (select e.* from rc_employ_user e where ${students}),
    fact as (select t.* from (${sql.join([...facts, evaluations(span, asked, context)], sql` union all `)}) t
      where t.employ_id in (select id from student)),
    g as (select s.id, s.depart_id, s.major_code, s.edu_level, s.grad_year, s.student_no, s.realname,
        coalesce(s.resume_id, '') <> '' as has_resume, ${sql.join(counts)},
        avg(t.value) filter (where t.measure = 'evaluation') as evaluation,
        count(*) filter (where t.measure = 'evaluation')::int as evaluations,
        max(t.at) filter (where t.measure in ('delivery', 'ai')) as last_active
      from student s left join fact t on t.employ_id = s.id
      group by s.id, s.depart_id, s.major_code, s.edu_level, s.grad_year, s.student_no, s.realname, s.resume_id)`;
}
