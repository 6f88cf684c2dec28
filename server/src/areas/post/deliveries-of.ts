import { isEnterprise } from '@campus/contract/kit';
import { delivery, deliveryFlow, employUser, getAccess, resume } from '@campus/contract/resume';
import { type Applicant, pipeline, type Qualification } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';

/** Number of deliveries of a post: all, running, and undecided. */
export async function loadDeliveries(
  postId: string,
  context: Context,
): Promise<{ all: number; active: number; undecided: number }> {
  const running = inStates(deliveryFlow, ['active']);
  const { rows } = await sql<{ all: number; active: number; undecided: number }>`
    select count(*) as "all", count(*) filter (where ${running}) as active,
           count(*) filter (where ${running} and step = ${pipeline.resume} and step_result = 0) as undecided
    from rc_delivery where ${context.live(delivery)} and post_id = ${postId}`.execute(context.db);
  const { all = 0, active = 0, undecided = 0 } = rows[0] ?? {};
  return { all: Number(all), active: Number(active), undecided: Number(undecided) };
}

/** The students behind ids of deliveries, résumés or students, limited to rows visible to the session. */
export async function resolveStudents(resumeIds: string[], employIds: string[], context: Context): Promise<string[]> {
  const found: string[] = [];
  for (const [entity, column, ids] of [
    [delivery, 'employId', resumeIds],
    [resume, 'employId', resumeIds],
    [employUser, 'id', employIds],
  ] as const) {
    if (ids.length === 0) continue;
    const rows = await context.engine.find(entity, ['id', 'in', ids], [column], context);
    found.push(...rows.map((row) => String(row[column])));
  }
  return [...new Set(found)];
}

export interface ResolvedStudent extends Applicant, Qualification {
  readonly id: string;
  readonly realname: string;
}
/** Student data needed by the delivery rules; empty for students who left. */
export async function loadApplicants(students: readonly string[], context: Context): Promise<ResolvedStudent[]> {
  const readable = isEnterprise(context.session) ? await readableTo(students, context) : students;
  if (readable.length === 0) return [];
  const { rows } = await sql<ResolvedStudent>`
    select e.id, e.realname, e.edu_level, e.grad_year, e.status, e.merged_into, r.completeness, r.status as resume_status
    from rc_employ_user e left join rc_resume r on r.employ_id = e.id and r.del_flag = 0
    where e.id = any(${[...readable]}::text[]) order by e.realname, e.id`.execute(context.db);
  return rows;
}
async function readableTo(students: readonly string[], context: Context): Promise<string[]> {
  if (students.length === 0) return [];
  const { rows } = await sql<{ employId: string; status: number; studentConfirm: number | null }>`
    select d.employ_id, d.status, d.student_confirm from rc_delivery as d
    where ${await context.visible(delivery, 'd')} and d.employ_id = any(${[...students]}::text[])`.execute(context.db);
  const byStudent = Map.groupBy(rows, ({ employId }) => employId);
  return [...byStudent].flatMap(([id, deliveries]) => (getAccess(deliveries) === 'gone' ? [] : [id]));
}

/** Those of `postIds` to which every one of the students has already delivered. */
export async function findDeliveredPosts(
  postIds: string[],
  students: string[],
  context: Context,
): Promise<ReadonlySet<string>> {
  if (postIds.length === 0 || students.length === 0) return new Set();
  const { rows } = await sql<{ postId: string }>`
    select post_id from rc_delivery
    where ${context.live(delivery)} and post_id = any(${postIds}::text[]) and employ_id = any(${students}::text[])
      and ${inStates(deliveryFlow, ['active', 'finished'])}
    group by post_id having count(distinct employ_id) = ${students.length}`.execute(context.db);
  return new Set(rows.map((row) => row.postId));
}
