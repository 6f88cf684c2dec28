import {
  type FairSummary,
  fairApply,
  fairAttendance,
  fairStudent,
  fairSummary,
  jobFair,
} from '@campus/contract/jobfair';
import { failure } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import type { Fair } from './fair-events.ts';

/** Companies that come, with what they have and got. */
async function listCompanies(fairId: string, context: Context): Promise<FairSummary['companies']> {
  const { rows } = await sql<FairSummary['companies'][number]>`
    select a.id as apply_id, a.company_id, c.company_name, a.booth_nos, a.status, a.checkin_time, a.post_count,
      (select count(*)::int from rc_delivery d where d.ref_id = ${fairId} and d.company_id = a.company_id
        and d.del_flag = 0 and d.status <> 6) as deliveries
    from rc_fair_apply a join rc_company c on c.id = a.company_id
    where ${await context.visible(fairApply, 'a')} and a.fair_id = ${fairId} and a.status in (4, 6, 8)
    order by a.checkin_time nulls last, c.company_name, a.id`.execute(context.db);
  return rows;
}
/** Arrivals in steps of ten minutes of China. */
async function listArrivals(fairId: string, context: Context): Promise<FairSummary['arrivals']> {
  const { rows } = await sql<FairSummary['arrivals'][number]>`
    select to_char(t at time zone 'Asia/Shanghai', 'HH24:MI') as time,
      count(*) filter (where role = 1)::int as companies, count(*) filter (where role = 2)::int as students
    from (select role, to_timestamp(floor(extract(epoch from checkin_time) / 600) * 600) as t from rc_fair_attendance
      where ${context.live(fairAttendance)} and fair_id = ${fairId} and undone = 0) x
    group by t order by t`.execute(context.db);
  return rows;
}
interface Counts {
  readonly studentsExpected: number;
  readonly studentsArrived: number;
  readonly deliveries: number;
  readonly interviews: number;
}
async function count(fairId: string, context: Context): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*)::int from rc_fair_student s where ${context.live(fairStudent, 's')} and s.fair_id = ${fairId}
        and s.status in (1, 2, 3)) as students_expected,
      (select count(*)::int from rc_fair_attendance t where ${context.live(fairAttendance, 't')} and t.fair_id = ${fairId}
        and t.role = 2 and t.undone = 0) as students_arrived,
      (select count(*)::int from rc_delivery d where d.tenant_id = ${context.session.tenantId}::int
        and d.ref_id = ${fairId} and d.del_flag = 0 and d.status <> 6) as deliveries,
      (select count(*)::int from rc_interview i join rc_delivery d on d.id = i.delivery_id
        where d.tenant_id = ${context.session.tenantId}::int and d.ref_id = ${fairId} and i.del_flag = 0
          and i.status in (1, 2, 4)) as interviews`.execute(context.db);
  return rows[0] as Counts;
}

export async function loadSummary(fairId: string, context: Context): Promise<FairSummary> {
  const { rows } = await sql<Fair>`
    select * from rc_job_fair where ${await context.visible(jobFair)} and id = ${fairId}`.execute(context.db);
  const [fair] = rows;
  if (!fair) throw failure('notFound');
  const companies = await listCompanies(fairId, context);
  return {
    companiesExpected: companies.length,
    companiesArrived: companies.filter(({ status }) => status === 6).length,
    ...(await count(fairId, context)),
    arrivals: await listArrivals(fairId, context),
    companies,
    isRunning: String(fair.startTime ?? '9') <= context.now && context.now < String(fair.endTime ?? ''),
  };
}
export const fairSummaryAnswer = answer(fairSummary, ({ fairId }, context) => loadSummary(fairId, context));
