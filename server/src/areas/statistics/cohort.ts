import { studentStatuses } from '@campus/contract/resume';
import { shareOf } from '@campus/contract/rules';
import { employment } from '@campus/contract/statistics';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { setting } from '../../platform/settings.ts';
import { seasonYear } from './employment-journal.ts';

/** 在读 and 已毕业 are graduates of their year; 结业 by a setting. */
export async function graduateStates(context: Context): Promise<number[]> {
  const { studying, graduated, completed } = studentStatuses;
  const withCompleters = (await setting(context, 'dest.includeCompleters')) === 1;
  return [studying, graduated, ...(withCompleters ? [completed] : [])];
}
/** The cohorts with graduates that the caller sees, newest first. */
export async function loadCohorts(context: Context): Promise<number[]> {
  const { rows } = await sql<{ gradYear: number }>`
    select distinct e.grad_year from rc_employment m join rc_employ_user e on e.id = m.employ_id
    where ${await context.visible(employment, 'm')} and e.grad_year is not null and e.merged_into = '' order by 1 desc`.execute(
    context.db,
  );
  return rows.map(({ gradYear }) => gradYear);
}

/** The graduates of a year, as the list of destinations is asked for them. */
export interface Cohort {
  readonly gradYear: number;
  readonly states: readonly number[];
  readonly query: Readonly<Record<'gradYear' | 'status', string>>;
}
export const cohortBefore = ({ gradYear, ...cohort }: Cohort): Cohort => ({
  ...cohort,
  gradYear: gradYear - 1,
  query: { ...cohort.query, gradYear: String(gradYear - 1) },
});
/** The same time or day a year before; the last day of February where there is no such day. */
export function yearBefore(time: string): string {
  const day = time.slice(4, 10) === '-02-29' ? '-02-28' : time.slice(4, 10);
  return `${Number(time.slice(0, 4)) - 1}${day}${time.slice(10)}`;
}
/** A share in percent with two digits; null of nothing. */
export const getShareOf = (part: number, whole: number): number | null => shareOf(part, whole).rate;
/** The cohort of the year, or that of the season. */
export async function loadCohort(gradYear: number | null, context: Context): Promise<Cohort> {
  const year = gradYear ?? (await seasonYear(context));
  const states = await graduateStates(context);
  return { gradYear: year, states, query: { gradYear: String(year), status: states.join(',') } };
}
/** The graduates of a cohort that the caller sees: destinations under `m`, students under `e`. */
export async function loadGraduates(
  { gradYear, states }: Pick<Cohort, 'gradYear' | 'states'>,
  context: Context,
): Promise<RawBuilder<SqlBool>> {
  return sql<SqlBool>`(${await context.visible(employment, 'm')} and e.grad_year = ${gradYear}::int
    and e.merged_into = '' and e.status = any(${[...states]}::int[]))`;
}
