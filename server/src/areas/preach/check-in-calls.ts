import { checkinMethods } from '@campus/contract/jobfair';
import { failure, fieldFailure, refusal } from '@campus/contract/kit';
import {
  checkAttendee,
  checkInAtGate,
  checkInByStudent,
  type PreachCheck,
  preach,
  preachAttendee,
  preachCodes,
  preachGatePath,
  attendeeWords as words,
} from '@campus/contract/preach';
import { employUser } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, withMessage } from '../../kit/http/answer.ts';
import { siteAddress } from '../../kit/http/site-address.ts';
import { actAsStudent, auditBehalf } from '../../kit/http/student-calls.ts';
import { withWholeTenant } from '../../kit/whole-tenant.ts';
import { getGateToken, isGateToken } from '../../platform/qr/gate-codes.ts';
import { loadQrAddress } from '../../platform/qr/qr-codes.ts';
import { qrPng } from '../../platform/qr/qr-png.ts';
import { readCheckInCode } from '../interview/check-in-code.ts';
import { assertCorrectable, assertDoorOpen } from './attendee-rules.ts';
import { checkIn } from './check-in.ts';
import { checkCompanyIn } from './preach-companies.ts';
import { type Preach, tenantOfPreach } from './preach-parts.ts';

const gateOf = (preachId: string): string => `preach|${preachId}`;
async function lockPreach(id: string, context: Context): Promise<Preach> {
  const row = await context.engine.lock(preach, id, context);
  if (!row) throw failure('notFound');
  return row;
}
export const checkInByStudentAnswer = answer(checkInByStudent, async ({ preachId, code }, own, call) => {
  const context = await actAsStudent(preachAttendee, call, own);
  const row = await lockPreach(preachId, context);
  const token = /[?&]t=([\w.-]{1,30})$/.exec(code)?.[1] ?? code;
  if (!isGateToken(gateOf(preachId), token, context)) throw refusal(words.wrongCode, 'RC_CODE');
  await assertDoorOpen(row, context);
  const { employId = '' } = context.session;
  const { attendee, isRepeated } = await checkIn(
    row,
    employId,
    { method: checkinMethods.scanned },
    withWholeTenant(context),
  );
  await auditBehalf(preachAttendee, { step: 'checkIn', id: attendee.id, remark: call.body.remark }, context);
  return isRepeated ? withMessage(null, words.checkedIn(attendee.checkinTime as string)) : null;
});

interface Shown {
  readonly id: string;
}
/** The student of a code that was scanned or typed. */
async function findByCode(preachId: string, typed: string, context: Context): Promise<string> {
  const code = readCheckInCode(typed);
  const { rows } = code
    ? await sql<{ employId: string }>`
        select employ_id from rc_preach_attendee where ${context.live(preachAttendee)} and preach_id = ${preachId}
          and checkin_code = ${code}`.execute(context.db)
    : { rows: [] };
  if (!rows[0]) throw refusal(words.wrongCode, 'RC_CODE');
  return rows[0].employId;
}

interface Checked {
  readonly preachId: string;
  readonly code: string | null;
  readonly employId: string | null;
  readonly companyId: string | null;
  readonly reason: string | null;
}
async function check({ preachId, code, employId, companyId, reason }: Checked, context: Context): Promise<PreachCheck> {
  if ([code, employId, companyId].filter(Boolean).length !== 1) throw refusal(words.onlyOne, 'RC_FIELD');
  await context.engine.one<Shown>(preach, preachId, context);
  const row = await lockPreach(preachId, context);
  if (companyId) return checkCompanyIn(row, companyId, context);
  if (!code && (reason ?? '').trim() === '') throw fieldFailure('reason', words.noReason);
  const student = code ? await findByCode(preachId, code, context) : (employId as string);
  if (code) await assertDoorOpen(row, context);
  else await assertCorrectable(row, context);
  const method = code ? checkinMethods.scanned : checkinMethods.manual;
  const { attendee, isRepeated } = await checkIn(row, student, { method, reason }, withWholeTenant(context));
  const { rows } = await sql<{ realname: string; studentNo: string }>`
    select realname, student_no from rc_employ_user where id = ${student}`.execute(context.db);
  return {
    id: attendee.id,
    name: rows[0]?.realname ?? '',
    detail: rows[0]?.studentNo ?? '',
    checkinTime: attendee.checkinTime as string,
    isRepeated,
  };
}
export const checkAttendeeAnswer = answer(checkAttendee, async (input, context) => {
  const done = await check(input, context);
  return done.isRepeated ? withMessage(done, words.checkedIn(done.checkinTime)) : done;
});

const png = (url: string): string => `data:image/png;base64,${qrPng(url, 400).toString('base64')}`;
export const preachCodesAnswer = answer(
  preachCodes,
  async ({ preachId }, context, call) => {
    await context.engine.one<Shown>(preach, preachId, context);
    const signUpUrl = await loadQrAddress({ bizType: preach.qr?.type ?? '', bizId: preachId }, context, call);
    const { token, secondsLeft } = getGateToken(gateOf(preachId), context);
    const gate = `${siteAddress(call, context.services.siteUrl)}${preachGatePath(preachId, token)}`;
    return { signUp: signUpUrl, signUpPng: png(signUpUrl), gate, gatePng: png(gate), secondsLeft };
  },
  { transaction: true },
);

export const checkInAtGateAnswer = answer(
  checkInAtGate,
  async ({ preachId, token, studentNo, realname, mobileTail }, context) => {
    const row = await lockPreach(preachId, context);
    if (!isGateToken(gateOf(preachId), token, context)) throw refusal(words.wrongCode, 'RC_CODE');
    await assertDoorOpen(row, context);
    const { rows } = await sql<{ id: string }>`
      select id from rc_employ_user where ${context.live(employUser)} and student_no = ${studentNo}
        and realname = ${realname} and right(mobile, 4) = ${mobileTail} and merged_into = ''`.execute(context.db);
    if (!rows[0]) throw refusal(words.visitorMismatch, 'RC_FIELD');
    const { attendee, isRepeated } = await checkIn(
      row,
      rows[0].id,
      { method: checkinMethods.scanned },
      withWholeTenant(context),
    );
    const checkinTime = attendee.checkinTime as string;
    return isRepeated ? withMessage({ checkinTime }, words.checkedIn(checkinTime)) : { checkinTime };
  },
  { tenantOf: ({ preachId }, db) => tenantOfPreach(preachId, db as Context['db']) },
);
