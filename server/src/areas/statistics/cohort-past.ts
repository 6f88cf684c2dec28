import type { DestGroup } from '@campus/contract/rules';
import { employmentFlow, placedGroups } from '@campus/contract/statistics';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { type Cohort, loadGraduates } from './cohort.ts';

const passed = employmentFlow.states.passed.code;
const seeking: DestGroup = 5;

/** Graduates by their group at a time of the past, as the journal has it. */
export interface PastCount {
  readonly key: string | null;
  readonly group: number;
  readonly n: number;
}
const keys = {
  all: sql`null::text`,
  college: sql`e.depart_id`,
  major: sql`e.major_code`,
  eduLevel: sql`e.edu_level`,
  origin: sql`rpad(left(e.origin_code, 2), 6, '0')`,
  nature: sql`s.unit_nature`,
  industry: sql`s.unit_industry`,
  region: sql`rpad(left(s.unit_region, 2), 6, '0')`,
  home: sql`case when left(s.unit_region, 2) = left(e.origin_code, 2) then 'yes'
    when left(s.unit_region, 2) <> left(e.origin_code, 2) then 'no' end`,
} as const;
export type PastKey = keyof typeof keys;

/** The present members of a cohort, in the state that the journal gives them at a time. */
export async function pastCounts(
  cohort: Pick<Cohort, 'gradYear' | 'states'>,
  at: string,
  by: PastKey,
  context: Context,
): Promise<PastCount[]> {
  const { rows } = await sql<PastCount>`
    select nullif(${keys[by]}, '') as key, coalesce(case when s.audit = ${passed}::int then s.dest_group end, ${seeking}::int) as group,
      count(*)::int as n
    from rc_employment m join rc_employ_user e on e.id = m.employ_id
    left join lateral (
      select l.audit, l.dest_group, l.unit_nature, l.unit_industry, l.unit_region from rc_employment_log l
      where l.employ_id = m.employ_id and l.occur_time <= ${at}::timestamptz order by l.seq desc limit 1) s on true
    where ${await loadGraduates(cohort, context)} group by 1, 2`.execute(context.db);
  return rows;
}
export const sumOfGroups = (
  counts: readonly PastCount[],
  groups: readonly number[] | undefined,
  key?: string | null,
): number =>
  counts.reduce(
    (sum, one) => sum + ((groups?.includes(one.group) ?? true) && (key === undefined || one.key === key) ? one.n : 0),
    0,
  );

/** Placed graduates of a cohort at each of the times. */
export async function placedAt(
  cohort: Pick<Cohort, 'gradYear' | 'states'>,
  times: readonly string[],
  context: Context,
): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`
    with states as (
      select l.occur_time as since, lead(l.occur_time) over (partition by l.employ_id order by l.seq) as until,
        l.audit = ${passed}::int and l.dest_group = any(${[...placedGroups]}::int[]) as placed
      from rc_employment m join rc_employ_user e on e.id = m.employ_id
      join rc_employment_log l on l.employ_id = m.employ_id
      where ${await loadGraduates(cohort, context)})
    select count(s.since)::int as n from unnest(${[...times]}::timestamptz[]) with ordinality as t(at, place)
    left join states s on s.placed and s.since <= t.at and (s.until is null or s.until > t.at)
    group by t.place order by t.place`.execute(context.db);
  return rows.map(({ n }) => n);
}
