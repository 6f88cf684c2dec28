import { interview, interviewFlow } from '@campus/contract/interview';
import {
  attendanceRoles,
  expectedAtFair,
  type FairSummary,
  type FairWall,
  fairApply,
  fairApplyFlow,
  fairAttendance,
  fairStudent,
  fairStudentFlow,
  fairSummary,
  jobFair,
} from '@campus/contract/jobfair';
import { failure, getCodes } from '@campus/contract/kit';
import { delivery } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { isCountedDelivery } from '../resume/counted-deliveries.ts';
import type { Fair } from './fair-events.ts';

const signedUp = getCodes(fairStudentFlow, 'signed', 'arrived', 'absent');

/** Companies that come, with what they have and got. */
async function listCompanies(fairId: string, context: Context): Promise<FairSummary['companies']> {
  const { rows } = await sql<FairSummary['companies'][number]>`
    select a.id as apply_id, a.company_id, c.company_name, a.booth_nos, a.status, a.checkin_time, a.post_count,
      (select count(*)::int from rc_delivery d where d.ref_id = ${fairId} and d.company_id = a.company_id
        and ${await context.visible(delivery, 'd')}
        and ${isCountedDelivery('d')}) as deliveries
    from rc_fair_apply a join rc_company c on c.id = a.company_id
    where ${await context.visible(fairApply, 'a')} and a.fair_id = ${fairId} and a.status = any(${expectedAtFair}::int[])
    order by a.checkin_time nulls last, c.company_name, a.id`.execute(context.db);
  return rows;
}
/** Arrivals in steps of ten minutes of China; of a fair within a day also the steps without any. */
async function listArrivals(fairId: string, context: Context): Promise<FairSummary['arrivals']> {
  const { rows } = await sql<FairSummary['arrivals'][number]>`
    with arrived as (
      select t, count(*) filter (where role = ${attendanceRoles.company})::int as companies,
        count(*) filter (where role = ${attendanceRoles.student})::int as students
      from (select role, to_timestamp(floor(extract(epoch from checkin_time) / 600) * 600) as t from rc_fair_attendance
        where ${await context.visible(fairAttendance)} and fair_id = ${fairId} and undone = 0) x
      group by t),
    span as (select min(t) as first, max(t) as last from arrived)
    select to_char(m at time zone 'Asia/Shanghai', 'HH24:MI') as time,
      coalesce(companies, 0) as companies, coalesce(students, 0) as students
    from span, generate_series(first, last, interval '10 minutes') m left join arrived on t = m
    where t is not null or last - first < interval '1 day' order by m`.execute(context.db);
  return rows;
}
type Counts = Pick<FairSummary, 'studentsExpected' | 'studentsArrived' | 'deliveries' | 'interviews'> &
  Pick<FairWall, 'companiesExpected' | 'companiesArrived' | 'queue'>;
/** Figures of a fair on its day, of the rows that the caller may see. */
export async function countDay(fairId: string, context: Context): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*)::int from rc_fair_apply a where ${await context.visible(fairApply, 'a')} and a.fair_id = ${fairId}
        and a.status = any(${expectedAtFair}::int[])) as companies_expected,
      (select count(*)::int from rc_fair_apply a where ${await context.visible(fairApply, 'a')} and a.fair_id = ${fairId}
        and a.status = ${fairApplyFlow.states.arrived.code}::int) as companies_arrived,
      (select count(*)::int from rc_fair_student s where ${await context.visible(fairStudent, 's')} and s.fair_id = ${fairId}
        and s.status = any(${signedUp}::int[])) as students_expected,
      (select count(*)::int from rc_fair_student s where ${await context.visible(fairStudent, 's')} and s.fair_id = ${fairId}
        and s.status = ${fairStudentFlow.states.signed.code}::int) as queue,
      (select count(*)::int from rc_fair_attendance t where ${await context.visible(fairAttendance, 't')} and t.fair_id = ${fairId}
        and t.role = ${attendanceRoles.student} and t.undone = 0) as students_arrived,
      (select count(*)::int from rc_delivery d where ${await context.visible(delivery, 'd')} and d.ref_id = ${fairId}
        and ${isCountedDelivery('d')}) as deliveries,
      (select count(*)::int from rc_interview i join rc_delivery d on d.id = i.delivery_id
        where ${await context.visible(interview, 'i')} and d.ref_id = ${fairId}
          and ${inStates(interviewFlow, ['asked', 'agreed', 'done'], 'i')}) as interviews`.execute(context.db);
  return rows[0] as Counts;
}

/** A fair the caller may see. */
export async function loadFair(fairId: string, context: Context): Promise<Fair> {
  const { rows } = await sql<Fair>`
    select * from rc_job_fair where ${await context.visible(jobFair)} and id = ${fairId}`.execute(context.db);
  if (!rows[0]) throw failure('notFound');
  return rows[0];
}

export async function loadSummary(fairId: string, context: Context): Promise<FairSummary> {
  const fair = await loadFair(fairId, context);
  const companies = await listCompanies(fairId, context);
  const { queue: _queue, ...counts } = await countDay(fairId, context);
  return {
    ...counts,
    arrivals: await listArrivals(fairId, context),
    companies,
    isRunning: String(fair.startTime ?? '9') <= context.now && context.now < String(fair.endTime ?? ''),
  };
}
export const fairSummaryAnswer = answer(fairSummary, ({ fairId }, context) => loadSummary(fairId, context));
