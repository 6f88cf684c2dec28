import { isEnterprise } from '@campus/contract/kit';
import { closeReasons } from '@campus/contract/post';
import { getAccess, isDelaying } from '@campus/contract/resume';
import {
  type Applicant,
  deliveryStatuses,
  deliverySteps,
  requiredCompleteness,
  resumeProblem,
  studentProblem,
} from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { markWaits } from '../../platform/waits.ts';
import { daysBetween } from './delivery-times.ts';
import { maskSnapshot } from './resume-snapshot.ts';

type Data = Record<string, unknown>;
type Student = Applicant & { readonly id: string };
async function loadStudents(ids: readonly string[], { db }: Context): Promise<ReadonlyMap<string, Student>> {
  const { rows } = await sql<Student>`
    select e.id, e.status, e.merged_into, r.completeness, r.status as resume_status
    from rc_employ_user e left join rc_resume r on r.employ_id = e.id and r.del_flag = 0
    where e.id = any(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

const atInterviewOrHire: readonly unknown[] = [deliverySteps.interview, deliverySteps.hire];
/** Posts that ended because they are full, of deliveries that go on all the same. */
async function loadFullPosts(rows: readonly Data[], { db }: Context): Promise<ReadonlySet<unknown>> {
  const going = rows.filter(
    ({ status, step }) => status === deliveryStatuses.active && atInterviewOrHire.includes(step),
  );
  if (going.length === 0) return new Set();
  const ids = [...new Set(going.map(({ postId }) => postId as string))];
  const found = await sql<{ id: string }>`
    select id from rc_company_post where id = any(${ids}::text[]) and close_reason = ${closeReasons.full}`.execute(db);
  return new Set(found.rows.map(({ id }) => id));
}

/** Reason that excludes the student from every transfer; null when there is none. */
const transferRefusal = (student: Student | undefined): string | null =>
  student ? (studentProblem(student) ?? resumeProblem(student, requiredCompleteness.deliver, false) ?? null) : null;

const isGone = (row: Data): boolean =>
  getAccess([{ status: Number(row.status), studentConfirm: row.studentConfirm as number | null }]) === 'gone';

/** Adds the days a row has been in its state, whether that is overdue, a post that is full and what rules out a transfer. */
export async function presentDeliveries(rows: Data[], context: Context): Promise<void> {
  const ids = [...new Set(rows.map((row) => row.employId as string))];
  if (ids.length === 0) return;
  const students = await loadStudents(ids, context);
  const full = await loadFullPosts(rows, context);
  const outside = isEnterprise(context.session);
  const since = (row: Data): string => String(row.stepTime ?? row.deliverTime);
  const waits = (row: Data): unknown => (isDelaying(row.waitFor) ? row.waitSince : undefined);
  await markWaits(rows, 'delivery.staleDays', waits, context);
  for (const row of rows) {
    row.stayedDays = daysBetween(since(row), context.now);
    if (full.has(row.postId) && row.status === deliveryStatuses.active && atInterviewOrHire.includes(row.step))
      row.postFull = 1;
    if (Object.hasOwn(row, 'resumeSnapshot')) row.resumeSnapshot = maskSnapshot(row.resumeSnapshot, context);
    row.transferRefusal = outside && isGone(row) ? null : transferRefusal(students.get(row.employId as string));
  }
}
