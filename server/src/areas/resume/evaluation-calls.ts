import { isEnterprise } from '@campus/contract/kit';
import {
  companyRating,
  type DeliveryEvaluation,
  delivery,
  deliveryEvaluations,
  deliveryFlow,
  evaluation,
  evaluationTypes,
  leastRatings,
  type OpenEvaluation,
  type OwnEvaluation,
  studentCriteria,
  studentEvaluate,
  studentEvaluationChange,
  studentEvaluations,
} from '@campus/contract/resume';
import { pipeline } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { actAsStudent, auditBehalf } from '../../kit/http/student-calls.ts';
import { inStates } from '../../kit/read/in-states.ts';

const shown = ['version', 'type', 'scores', 'total', 'level', 'comment', 'evaluateBy', 'evaluateTime', 'editUntil'];
export const evaluationsOfDeliveryAnswer = answer(deliveryEvaluations, ({ deliveryId }, context) =>
  context.engine.find<DeliveryEvaluation>(evaluation, ['deliveryId', 'eq', deliveryId], shown, context, 2, 0, 'asc'),
);

const mean = (name: string) => sql`round(avg((scores ->> ${name})::int), 1)::float8`;
/** Over all posts of the company, also those a recruiter does not answer for: single evaluations stay unknown. */
export const companyRatingAnswer = answer(companyRating, async (_input, context) => {
  const { companyId } = context.session;
  const none = { least: leastRatings, count: null, mean: null, scores: null };
  // The school reads the evaluations themselves.
  if (!isEnterprise(context.session) || companyId === undefined) return none;
  const criteria = Object.keys(studentCriteria);
  const means = sql.join(criteria.map((name) => sql`${sql.lit(name)}::text, ${mean(name)}`));
  const { rows } = await sql<{ count: number; mean: number; scores: Record<string, number> }>`
    select count(*)::int as count, round(avg(total), 1)::float8 as mean, json_build_object(${means}) as scores
    from rc_evaluation where ${context.live(evaluation)} and company_id = ${companyId}
      and type = ${evaluationTypes.ofCompany}`.execute(context.db);
  const [row] = rows;
  return row && row.count >= leastRatings ? { ...none, ...row } : none;
});

/** What the student has written, and what the companies have, once it is final; staff read nothing anonymous. */
async function listGiven({ db, live, now, session }: Context): Promise<OwnEvaluation[]> {
  const { rows } = await sql<OwnEvaluation>`
    select v.id, v.version, v.type, v.scores, v.total::float8 as total, v.comment, v.anonymous, v.evaluate_time, v.edit_until,
      v.delivery_id, p.name as post_name, c.company_name
    from rc_evaluation v join rc_company_post p on p.id = v.post_id join rc_company c on c.id = v.company_id
    where ${live(evaluation, 'v')} and v.employ_id = ${session.employId}
      and (v.type = ${evaluationTypes.ofCompany} or v.edit_until < ${now}) and (v.anonymous = 0 or ${!session.isBehalf})
    order by v.evaluate_time desc, v.id`.execute(db);
  return rows;
}
async function listOpen({ db, live, session }: Context): Promise<OpenEvaluation[]> {
  const { rows } = await sql<OpenEvaluation>`
    select d.id as delivery_id, p.name as post_name, c.company_name,
      case when ${inStates(deliveryFlow, ['active'], 'd')} then d.evaluate_deadline end as deadline
    from rc_delivery d join rc_company_post p on p.id = d.post_id join rc_company c on c.id = d.company_id
    where ${live(delivery, 'd')} and d.employ_id = ${session.employId} and d.step = ${pipeline.evaluation}
      and ${inStates(deliveryFlow, ['active', 'finished'], 'd')} and not exists (
        select 1 from rc_evaluation v where v.delivery_id = d.id and v.type = ${evaluationTypes.ofCompany} and v.del_flag = 0)
    order by d.step_time desc, d.id`.execute(db);
  return rows;
}
export const studentEvaluationsAnswer = answer(studentEvaluations, async (_input, given, call) => {
  const context = await actAsStudent(evaluation, call, given);
  return { open: await listOpen(context), given: await listGiven(context) };
});

export const studentEvaluateAnswer = answer(studentEvaluate, async ({ remark, ...sheet }, given, call) => {
  const context = await actAsStudent(evaluation, call, given);
  const { id } = await context.engine.add(evaluation, sheet, context);
  await auditBehalf(evaluation, { step: 'add', id: id, remark: remark }, context);
  return { id };
});
export const studentEvaluationChangeAnswer = answer(
  studentEvaluationChange,
  async ({ remark, ...sheet }, given, call) => {
    const context = await actAsStudent(evaluation, call, given);
    const { id } = await context.engine.edit(evaluation, sheet, context);
    await auditBehalf(evaluation, { step: 'edit', id: id, remark: remark }, context);
    return { id };
  },
);
