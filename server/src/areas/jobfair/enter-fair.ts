import {
  checkinMethods,
  enterFair,
  fairApply,
  fairStudent,
  fairTypes,
  jobFair,
  publicFairs,
  studentEnterFair,
  attendanceWords as words,
} from '@campus/contract/jobfair';
import { failure, refusal } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { actAsStudent, auditBehalf } from '../../kit/http/student-calls.ts';
import { withWholeTenant } from '../../kit/whole-tenant.ts';
import type { Apply } from './apply-parties.ts';
import { checkInApply, checkInStudent } from './check-in.ts';

const arrival = { method: checkinMethods.online, gate: null };

/** Throws unless the fair is public and online. */
async function assertOnline(fairId: string, context: Context): Promise<void> {
  const filter = { all: [['id', 'eq', fairId] as const, publicFairs] };
  const [fair] = await context.engine.find<{ type: number }>(jobFair, filter, ['type'], withWholeTenant(context), 1);
  if (!fair) throw failure('notFound');
  if (fair.type !== fairTypes.online) throw refusal(words.onlyOnline, 'RC_STATE');
}

export const enterFairAnswer = answer(enterFair, async ({ id }, context) => {
  const { fairId } = await context.engine.one<Apply>(fairApply, id, context);
  await assertOnline(fairId, context);
  return checkInApply(id, arrival, context);
});

export const studentEnterFairAnswer = answer(studentEnterFair, async ({ fairId }, own, call) => {
  const context = await actAsStudent(fairStudent, call, own);
  await assertOnline(fairId, context);
  const employId = context.session.employId as string;
  const done = await checkInStudent({ fairId, employId }, arrival, withWholeTenant(context));
  await auditBehalf(fairStudent, { step: 'enter', id: done.attendanceId, remark: call.body.remark }, context);
  return done;
});
