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
import { refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, withMessage } from '../../kit/http/answer.ts';
import { actAsStudent, auditBehalf } from '../../kit/http/student-calls.ts';
import { withWholeTenant } from '../../kit/whole-tenant.ts';
import { loadQrAddress } from '../../platform/qr/qr-codes.ts';
import { signUpEach } from '../resume/sign-up-each.ts';
import { type FairStudent, signUp } from './fair-student.ts';

const toAnswer = ({ id, status, waitNo }: FairStudent) => ({ id, status, waitNo });

/** Signs the student of the session up; what staff do is audited. */
async function signUpOwn(fairId: string, remark: unknown, context: Context): Promise<FairStudent> {
  const { employId, isBehalf = false } = context.session;
  const row = await signUp(fairId, employId as string, withWholeTenant(context), isBehalf);
  await auditBehalf(fairStudent, { step: 'signUp', id: row.id, remark }, context);
  return row;
}
export const saveStudentsAnswer = answer(
  saveFairStudents,
  ({ fairId, employIds }, context, call) => signUpEach(employIds, context, call, (own) => signUpOwn(fairId, null, own)),
  { transaction: false },
);

export const signUpAnswer = answer(signUpForFair, async ({ fairId }, own, call) => {
  const context = await actAsStudent(fairStudent, call, own);
  const row = await signUpOwn(fairId, call.body.remark, context);
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
  await auditBehalf(fairStudent, { step: 'cancel', id: row.id, remark: call.body.remark }, context);
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
