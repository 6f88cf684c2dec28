import { failure } from '@campus/contract/kit';
import { companyPost, openPosts } from '@campus/contract/post';
import {
  delivery,
  deliveryFlow,
  myDeliveries,
  type OwnDelivery,
  ownStage,
  studentSubmit,
} from '@campus/contract/resume';
import { confirmStates } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import type { Call } from '../../kit/http/route.ts';
import { actAsStudent } from '../../kit/http/student-calls.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { withWholeTenant } from '../../kit/whole-tenant.ts';
import { deliver } from './deliver.ts';
import type { Occasion } from './delivery-occasion.ts';
import { sources } from './delivery-rule.ts';

/** The student of the call. */
async function loadStudent(call: Call, context: Context): Promise<{ employId: string; isBehalf: boolean }> {
  const { employId, isBehalf = false } = (await actAsStudent(delivery, call, context)).session;
  return { employId: employId as string, isBehalf };
}

/** Staff name posts they see, students the open ones. */
async function isShown(postId: string, isBehalf: boolean, context: Context): Promise<boolean> {
  if (isBehalf) return (await context.engine.count(companyPost, ['id', 'eq', postId], context)) > 0;
  return (
    (await context.engine.count(companyPost, { all: [['id', 'eq', postId], openPosts] }, withWholeTenant(context))) > 0
  );
}

function findOccasion(source: number, fairId?: string | null, preachId?: string | null): Occasion | undefined {
  if (source === sources.fair && fairId) return { type: 'jobFair', id: fairId };
  return source === sources.preach && preachId ? { type: 'preach', id: preachId } : undefined;
}

export const submitAnswer = answer(
  studentSubmit,
  async ({ postId, source, fairId, preachId, remark }, context, call) => {
    const { employId, isBehalf } = await loadStudent(call, context);
    if (!(await isShown(postId, isBehalf, context))) throw failure('notFound');
    const occasion = findOccasion(Number(source), fairId, preachId);
    const application = { employId, postId, source: Number(source ?? sources.own), occasion };
    const behalf = isBehalf ? { remark, onBehalf: true } : {};
    const { id } = await deliver(application, context, { ...behalf, ...(occasion && { origin: occasion }) });
    if (isBehalf)
      context.engine.ports.audit(context, 'student.behalf', {
        entity: delivery.name,
        step: 'submit',
        id,
        employId,
        remark,
      });
    return { id };
  },
);

export const myDeliveriesAnswer = answer(myDeliveries, async (_input, context, call) => {
  const { employId } = await loadStudent(call, context);
  const { rows } = await sql<Omit<OwnDelivery, 'stage'> & { status: number; step: number }>`
    select d.id, p.name as post_name, c.company_name, d.deliver_time, d.stage_time, d.status, d.step,
      case when ${inStates(deliveryFlow, ['active'], 'd')} and d.student_confirm = ${confirmStates.asked}
        then d.confirm_deadline end as confirm_deadline
    from rc_delivery d join rc_company_post p on p.id = d.post_id join rc_company c on c.id = d.company_id
    where d.employ_id = ${employId} and ${context.live(delivery, 'd')} order by d.deliver_time desc, d.id`.execute(
    context.db,
  );
  return rows.map(({ status, step, ...row }) => ({ ...row, stage: ownStage({ status, step }) }));
});
