import { failure } from '@campus/contract/kit';
import { agreementFlow } from '@campus/contract/resume';
import { destGroups, isDay } from '@campus/contract/rules';
import { type Cutoff, destCutoff, destSnapshot, employmentFlow, type Report } from '@campus/contract/statistics';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { setting } from '../../platform/settings.ts';
import { type Cohort, loadCohort, loadCohorts, loadGraduates } from './cohort.ts';

type Sql = RawBuilder<unknown>;
const passed = employmentFlow.states.passed.code;
/** Agreements in force, those included whose end is not decided yet. */
export const isSigned = sql`exists (
  select 1 from rc_agreement a where a.employ_id = m.employ_id and a.del_flag = 0
    and ${inStates(agreementFlow, ['effective', 'ending'], 'a')})`;

/** What a report looks at: a cohort, now or at the end of a kept day. */
export interface Asked {
  readonly cohort: Cohort;
  readonly cutoff: Cutoff | null;
  readonly cutoffs: readonly Cutoff[];
  /** The time until which facts count. */
  readonly until: string;
}
/** Kept days that have graduates of the cohort, newest first. */
async function loadCutoffs(gradYear: number, context: Context): Promise<Cutoff[]> {
  const { rows } = await sql<Cutoff>`
    select c.day::text as day, to_char(c.taken_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as taken_time
    from rc_dest_cutoff c where ${context.live(destCutoff, 'c')} and exists (
      select 1 from rc_dest_snapshot s
      where s.tenant_id = c.tenant_id and s.day = c.day and s.grad_year = ${gradYear}::int)
    order by c.day desc`.execute(context.db);
  return rows;
}
/** Throws for a cut-off day that was not kept for the cohort. */
export async function parseAsked(
  { year, cutoff: day }: { readonly year: number | null; readonly cutoff: string | null },
  context: Context,
): Promise<Asked> {
  const cohort = await loadCohort(year, context);
  const cutoffs = await loadCutoffs(cohort.gradYear, context);
  if (day !== null && !isDay(day)) throw failure('notFound');
  const cutoff = day === null ? null : cutoffs.find((one) => one.day === day);
  if (cutoff === undefined) throw failure('notFound');
  return { cohort, cutoffs, cutoff, until: cutoff ? `${cutoff.day} 23:59:59` : context.now };
}

/**
 * The graduates of a question that the caller sees, as a query with one row for each: what it counts by, the group that
 * counts, and the marks of the rates.
 */
export async function selectGraduates({ cohort, cutoff }: Asked, context: Context): Promise<Sql> {
  if (cutoff)
    return sql`
      select s.employ_id, s.depart_id, s.major_code, s.edu_level, s.origin_code, s.dest_group, s.unit_nature, s.unit_industry,
        s.unit_region, s.is_match, s.salary, s.is_nearby = 1 as is_nearby, s.is_signed = 1 as is_signed
      from rc_dest_snapshot s where ${await context.visible(destSnapshot, 's')} and s.day = ${cutoff.day}::date
        and s.grad_year = ${cohort.gradYear}::int`;
  const region = await setting(context, 'dest.regionCode');
  return sql`
    select m.employ_id, e.depart_id, e.major_code, e.edu_level, e.origin_code,
      case when m.audit = ${passed}::int then m.dest_group else ${destGroups.seeking}::int end as dest_group,
      m.unit_nature, m.unit_industry, m.unit_region, m.is_match, m.salary,
      (${region} <> '' and left(m.unit_region, 2) = left(${region}, 2)) as is_nearby, ${isSigned} as is_signed
    from rc_employment m join rc_employ_user e on e.id = m.employ_id where ${await loadGraduates(cohort, context)}`;
}

/** Parameters of every report. */
export interface ReportInput {
  readonly year: number | null;
  readonly cutoff: string | null;
  readonly dimension: string | null;
}
/** The dimension with a name; the first one for other names. */
export const pickDimension = <D extends string>(known: Readonly<Record<D, string>>, name: string | null): D =>
  name !== null && Object.hasOwn(known, name) ? (name as D) : (Object.keys(known)[0] as D);

/** A report with what every report says of its question. */
export const frameReport = async (
  { cohort, cutoff, cutoffs }: Asked,
  made: Pick<Report, 'dimension' | 'columns' | 'lines' | 'total'> & { readonly asOf?: string },
  context: Context,
): Promise<Report> => ({
  asOf: context.now,
  gradYear: cohort.gradYear,
  cohorts: [...new Set([...(await loadCohorts(context)), cohort.gradYear])].toSorted((a, b) => b - a),
  cutoffs,
  cutoff,
  ...made,
});
