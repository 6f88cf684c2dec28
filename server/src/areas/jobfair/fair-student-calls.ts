import {
  cancelFairSignUp,
  fairStudent,
  fairStudentFlow,
  jobFair,
  type OwnFair,
  publicFairs,
  saveFairStudents,
  signUpForFair,
  studentEntryCode,
  studentFairs,
  fairStudentWords as words,
} from '@campus/contract/jobfair';
import { failure, refusal } from '@campus/contract/kit';
import { employUser } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, withMessage } from '../../kit/http/answer.ts';
import { actAsStudent } from '../../kit/http/student-calls.ts';
import { parseIds } from '../../kit/read/parse-ids.ts';
import { batch } from '../../kit/write/step.ts';
import { loadQrAddress } from '../../platform/qr/qr-codes.ts';
import { studentName } from '../resume/invite.ts';
import { withWholeTenant } from '../resume/whole-tenant.ts';
import { type FairStudent, signUp } from './fair-student.ts';

const toAnswer = ({ id, status, waitNo }: FairStudent) => ({ id, status, waitNo });

export const saveStudentsAnswer = answer(
  saveFairStudents,
  async ({ fairId, employIds }, context, call) =>
    batch(
      parseIds(employIds),
      (id) => studentName(id, context),
      (id) =>
        context.engine.transaction(call, async (each) => {
          if ((await each.engine.count(employUser, ['id', 'eq', id], each)) === 0) throw failure('notFound');
          await signUp(fairId, id, each, true);
        }),
    ),
  { transaction: false },
);

/** Whose sign-up it is, with everything of the tenant in view; what staff do is audited. */
async function auditBehalf(step: string, row: FairStudent, own: Context, remark: unknown): Promise<void> {
  const { session, engine } = own;
  if (!session.isBehalf) return;
  const done = { entity: fairStudent.name, step, id: row.id, employId: row.employId, remark };
  await engine.ports.audit(own, 'student.behalf', done);
}

export const signUpAnswer = answer(signUpForFair, async ({ fairId }, own, call) => {
  const context = await actAsStudent(fairStudent, call, own);
  const { employId, isBehalf = false } = context.session;
  const row = await signUp(fairId, employId as string, withWholeTenant(context), isBehalf);
  await auditBehalf('signUp', row, context, call.body.remark);
  return row.waitNo === null ? toAnswer(row) : withMessage(toAnswer(row), words.queued(row.waitNo));
});

async function findOwn(fairId: string, context: Context): Promise<FairStudent> {
  const { rows } = await sql<FairStudent>`
    select * from rc_fair_student where ${context.live(fairStudent)} and fair_id = ${fairId}
      and employ_id = ${context.session.employId} and status <> ${fairStudentFlow.states.cancelled.code}::int`.execute(
    context.db,
  );
  if (!rows[0]) throw refusal(words.notSigned, 'RC_NOT_FOUND');
  return rows[0];
}
export const cancelSignUpAnswer = answer(cancelFairSignUp, async ({ fairId }, own, call) => {
  const context = await actAsStudent(fairStudent, call, own);
  const row = await findOwn(fairId, context);
  await context.engine.step(fairStudent, 'cancelOwn', row.id, { bySystem: true }, withWholeTenant(context), true);
  await auditBehalf('cancel', row, context, call.body.remark);
  return null;
});

export const entryCodeOfStudentAnswer = answer(
  studentEntryCode,
  async ({ fairId }, own, call) => {
    const context = await actAsStudent(fairStudent, call, own);
    const row = await findOwn(fairId, context);
    if (row.status === fairStudentFlow.states.queued.code)
      throw refusal(words.stillQueued(row.waitNo ?? 0), 'RC_STATE');
    const url = await loadQrAddress({ bizType: fairStudent.qr?.type ?? '', bizId: row.id }, context, call);
    return { code: row.entryCode ?? '', url };
  },
  { transaction: true },
);

interface Shown {
  readonly id: string;
  readonly title: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly venueText: string | null;
  readonly venueId_dictText?: string;
  readonly studentLimit: number | null;
  readonly studentCount: number | null;
}
export const studentFairsAnswer = answer(studentFairs, async (_input, own, call) => {
  const context = await actAsStudent(fairStudent, call, own);
  const all = withWholeTenant(context);
  const names = ['title', 'startTime', 'endTime', 'venueText', 'venueId', 'studentLimit', 'studentCount'];
  const coming = { all: [publicFairs, ['endTime', 'ge', context.now] as const] };
  const fairs = await context.engine.find<Shown>(jobFair, coming, names, all, 100);
  const { rows } = await sql<FairStudent>`
    select * from rc_fair_student where ${context.live(fairStudent)} and employ_id = ${context.session.employId}
      and status <> ${fairStudentFlow.states.cancelled.code}::int`.execute(context.db);
  const bySign = new Map(rows.map((row) => [row.fairId, row]));
  return fairs
    .map((fair): OwnFair => {
      const limit = fair.studentLimit ?? 0;
      const signed = bySign.get(fair.id);
      return {
        ...{ fairId: fair.id, title: fair.title, startTime: fair.startTime, endTime: fair.endTime },
        place: fair.venueId_dictText ?? fair.venueText ?? '',
        studentLimit: limit,
        placesLeft: limit === 0 ? null : Math.max(0, limit - (fair.studentCount ?? 0)),
        signUp: signed ? toAnswer(signed) : null,
      };
    })
    .toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1));
});
