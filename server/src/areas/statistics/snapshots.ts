import { dayNumber, destGroups, getDay, seasonCohort } from '@campus/contract/rules';
import { employment, employmentFlow } from '@campus/contract/statistics';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { setting } from '../../platform/settings.ts';
import { graduateStates } from './cohort.ts';

const passed = employmentFlow.states.passed.code;

/**
 * Claims a day: of runs at the same time one inserts its row, the unique key makes the others wait and find it. Returns
 * whether this run has to keep the day.
 */
async function claimDay(day: string, takenTime: string, { db, session }: Context): Promise<boolean> {
  const { rows } = await sql`
    insert into rc_dest_cutoff (id, tenant_id, create_by, create_time, day, taken_time)
    values (md5(concat_ws('|', 'cutoff', ${session.tenantId}::text, ${day}::text)), ${session.tenantId}::int, ${session.username}, ${takenTime}::timestamptz, ${day}::date,
      ${takenTime}::timestamptz)
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}

/**
 * Keeps the destinations of the graduates of the year, and of the cohort in its season, as they were at the end of a
 * past day: the journal tells category, audit and what the employer is, the row salary and match where it still has that
 * category. Does nothing for a day that is kept. Returns the number of graduates.
 */
export async function keepDay(day: string, context: Context, takenTime = context.now): Promise<number> {
  const { db, session, live } = context;
  if (!(await claimDay(day, takenTime, context))) return 0;
  const [year, switchDay] = [Number(day.slice(0, 4)), await setting(context, 'dest.cohortSwitch')];
  const region = await setting(context, 'dest.regionCode');
  const states = await graduateStates(context);
  const end = sql`(${day}::date + 1)::timestamptz`;
  const { numAffectedRows } = await sql`
    insert into rc_dest_snapshot (id, tenant_id, sys_org_code, create_by, create_time, day, employ_id, grad_year, depart_id,
      major_code, edu_level, origin_code, audit, dest_category, dest_group, unit_nature, unit_industry, unit_region,
      is_match, salary, is_nearby, is_signed)
    select md5(concat_ws('|', 'snapshot', ${day}::text, m.id)), m.tenant_id, m.sys_org_code, ${session.username},
      ${takenTime}::timestamptz, ${day}::date, m.employ_id, e.grad_year, e.depart_id, e.major_code, e.edu_level, e.origin_code,
      s.audit, s.category, case when s.audit = ${passed}::int then s.dest_group else ${destGroups.seeking}::int end,
      s.unit_nature, s.unit_industry, s.unit_region, u.is_match, u.salary,
      (${region} <> '' and left(coalesce(s.unit_region, ''), 2) = left(${region}, 2))::int,
      exists (select 1 from rc_agreement a where a.employ_id = m.employ_id and a.del_flag = 0
        and a.effective_time < ${end} and (a.end_time is null or a.end_time >= ${end}))::int
    from rc_employment m join rc_employ_user e on e.id = m.employ_id
    join lateral (
      select l.audit, l.category, l.dest_group, l.unit_nature, l.unit_industry, l.unit_region from rc_employment_log l
      where l.employ_id = m.employ_id and l.occur_time < ${end} order by l.seq desc limit 1) s on true
    left join rc_employment u on u.id = m.id and u.dest_category is not distinct from s.category
    where ${live(employment, 'm')} and e.del_flag = 0 and e.merged_into = '' and e.status = any(${states}::int[])
      and e.grad_year = any(${[year, seasonCohort(day, switchDay)]}::int[])`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Days of the setting `dest.snapshotDays` within a span, of any year. */
export function listDays(wanted: string, from: string, to: string): string[] {
  const monthDays = new Set(wanted.split(','));
  const days: string[] = [];
  for (let at = dayNumber(from); at <= dayNumber(to); at += 1)
    if (monthDays.has(getDay(at).slice(5))) days.push(getDay(at));
  return days;
}
