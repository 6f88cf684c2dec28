import { failure } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import {
  delivery,
  employUser,
  studentConfirm,
  studentDecline,
  studentSubmit,
  studentWithdraw,
} from '@campus/contract/resume';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import type { Call } from '../../kit/http/route.ts';
import { deliver } from './deliver.ts';
import { lockVisibleDelivery } from './delivery-calls.ts';
import { notifyContact } from './delivery-notices.ts';

/** The student from the header, if visible to the caller. Throws notFound. */
async function requireStudent(call: Call, context: Context): Promise<string> {
  const employId = call.headers['x-behalf-employ'] ?? '';
  if (!employId || (await context.engine.count(employUser, ['id', 'eq', employId], context)) === 0)
    throw failure('notFound');
  return employId;
}

const submitAnswer = answer(studentSubmit, async ({ postId, source, remark }, context, call) => {
  const employId = await requireStudent(call, context);
  if ((await context.engine.count(companyPost, ['id', 'eq', postId], context)) === 0) throw failure('notFound');
  const application = { employId, postId, source: Number(source ?? 1) };
  const row = await deliver(application, context, { remark, onBehalf: true });
  return { id: row.id };
});

/** A student's step, executed by the system; the history names the user who entered it. */
const byStudent =
  (name: 'withdraw' | 'confirm' | 'decline', code: 'D03' | 'D04' | 'D07') =>
  async (input: { id: string; remark: string }, context: Context, call: Call) => {
    const employId = await requireStudent(call, context);
    const row = await lockVisibleDelivery(input.id, context);
    if (row.employId !== employId) throw failure('notFound');
    await context.engine.step(delivery, name, input.id, { remark: input.remark, onBehalf: true }, context, true);
    await notifyContact(code, input.id, context);
    return null;
  };

/** Steps of a student, entered by the school. */
export const studentStepAnswers = [
  submitAnswer,
  answer(studentWithdraw, byStudent('withdraw', 'D07')),
  answer(studentConfirm, byStudent('confirm', 'D03')),
  answer(studentDecline, byStudent('decline', 'D04')),
];
