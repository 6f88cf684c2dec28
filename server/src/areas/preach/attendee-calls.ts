import { failure, fieldFailure, refusal } from '@campus/contract/kit';
import {
  attendanceSummary,
  attendeeFlow,
  attendeeSources,
  cancelPreachSignUp,
  checkAttendee,
  checkInAtGate,
  checkInByStudent,
  checkinMethods,
  type OwnPreach,
  type PreachCheck,
  preach,
  preachAttendee,
  preachCodes,
  preachFlow,
  preachGatePath,
  promoteAttendees,
  publicPreaches,
  saveAttendees,
  signUpForPreach,
  studentPreachCode,
  studentPreaches,
  attendeeWords as words,
} from '@campus/contract/preach';
import { employUser } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, withMessage } from '../../kit/http/answer.ts';
import { siteAddress } from '../../kit/http/site-address.ts';
import { actAsStudent, auditBehalf } from '../../kit/http/student-calls.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { getGateToken, isGateToken } from '../../platform/qr/gate-codes.ts';
import { loadQrAddress } from '../../platform/qr/qr-codes.ts';
import { qrPng } from '../../platform/qr/qr-png.ts';
import { readCheckInCode } from '../interview/check-in-code.ts';
import { signUpEach } from '../resume/sign-up-each.ts';
import { withWholeTenant } from '../resume/whole-tenant.ts';
import { signUp } from './attendee.ts';
import { type Attendee, assertCorrectable, assertDoorOpen, findAttendee, isSignUpOpen } from './attendee-rules.ts';
import { promoteWaiting } from './attendee-seats.ts';
import { checkIn } from './check-in.ts';
import { checkCompanyIn } from './preach-companies.ts';
import type { Preach } from './preach-parts.ts';

const { cancelled } = attendeeFlow.states;
const gateOf = (preachId: string): string => `preach|${preachId}`;
const toAnswer = ({ id, status, waitNo }: Attendee) => ({ id, status, waitNo });

/** Signs the student of the session up; what staff do is audited. */
async function signUpOwn(
  preachId: string,
  { answers, remark }: { readonly answers?: Parameters<typeof signUp>[3]; readonly remark: unknown },
  context: Context,
): Promise<Attendee> {
  const row = await signUp(preachId, context.session.employId as string, withWholeTenant(context), answers);
  await auditBehalf(preachAttendee, { step: 'signUp', id: row.id, remark }, context);
  return row;
}
export const signUpAnswer = answer(signUpForPreach, async ({ preachId, answers }, own, call) => {
  const context = await actAsStudent(preachAttendee, call, own);
  const row = await signUpOwn(preachId, { answers: answers ?? {}, remark: call.body.remark }, context);
  return row.waitNo === null ? toAnswer(row) : withMessage(toAnswer(row), words.queued(row.waitNo));
});

async function findOwn(preachId: string, context: Context): Promise<Attendee> {
  const row = await findAttendee(preachId, context.session.employId as string, context);
  if (!row || row.status === cancelled.code) throw refusal(words.notSigned, 'RC_NOT_FOUND');
  return row;
}
export const cancelSignUpAnswer = answer(cancelPreachSignUp, async ({ preachId }, own, call) => {
  const context = await actAsStudent(preachAttendee, call, own);
  await context.engine.lock(preach, preachId, context);
  const row = await findOwn(preachId, context);
  await context.engine.step(preachAttendee, 'cancel', row.id, { bySystem: true }, withWholeTenant(context), true);
  await auditBehalf(preachAttendee, { step: 'cancel', id: row.id, remark: call.body.remark }, context);
  return null;
});

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
    { method: checkinMethods.scan },
    withWholeTenant(context),
  );
  await auditBehalf(preachAttendee, { step: 'checkIn', id: attendee.id, remark: call.body.remark }, context);
  return isRepeated ? withMessage(null, words.checkedIn(attendee.checkinTime as string)) : null;
});
export const studentCodeAnswer = answer(studentPreachCode, async ({ preachId }, own, call) => {
  const context = await actAsStudent(preachAttendee, call, own);
  return { code: (await findOwn(preachId, context)).checkinCode ?? '' };
});

interface Shown {
  readonly id: string;
}
export const studentPreachesAnswer = answer(studentPreaches, async ({ state }, own, call) => {
  const context = await actAsStudent(preachAttendee, call, own);
  const { rows } = await sql<Preach & { companyName: string; place: string | null }>`
    select p.*, c.company_name, v.name as place from rc_preach p join rc_company c on c.id = p.company_id
    left join rc_venue v on v.id = p.venue_id
    where ${context.live(preach, 'p')} and ${await context.meets(preach, publicPreaches, 'p')}
      and (${state === 'all'} or p.end_time > ${context.now}::timestamptz)
    order by p.top_flag desc, p.sort nulls last, p.start_time, p.id limit 200`.execute(context.db);
  const { rows: signed } = await sql<Attendee>`
    select * from rc_preach_attendee where ${context.live(preachAttendee)} and employ_id = ${context.session.employId}
      and status <> ${cancelled.code}`.execute(context.db);
  const byPreach = new Map(signed.map((row) => [row.preachId, row]));
  return rows.map((row): OwnPreach => {
    const mine = byPreach.get(row.id);
    return {
      ...{ id: row.id, title: row.title, companyName: row.companyName, type: row.type },
      ...{ startTime: row.startTime ?? '', endTime: row.endTime ?? '', place: row.place ?? words.online },
      seatsLeft: row.seatLimit ? Math.max(0, row.seatLimit - (row.seatTaken ?? 0)) : null,
      isOpen: isSignUpOpen(row, context.now),
      signUp: mine ? toAnswer(mine) : null,
    };
  });
});

export const saveAttendeesAnswer = answer(
  saveAttendees,
  ({ preachId, employIds, remark }, context, call) =>
    signUpEach(employIds, context, call, (own) => signUpOwn(preachId, { remark }, own)),
  { transaction: false },
);

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
  const method = code ? checkinMethods.scan : checkinMethods.manual;
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

export const promoteAttendeesAnswer = answer(promoteAttendees, async ({ preachId }, context) => {
  await context.engine.one<Shown>(preach, preachId, context);
  const promoted = await promoteWaiting(preachId, withWholeTenant(context));
  if (promoted === 0) throw refusal(words.full, 'RC_CAPACITY');
  return withMessage({ promoted }, words.promoted(promoted));
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

interface Figures {
  readonly signUp: number;
  readonly checkin: number;
  readonly fromSignUp: number;
  readonly waiting: number;
  readonly absent: number;
  readonly walkIn: number;
  readonly watch: number;
  readonly seconds: number;
}
export const attendanceSummaryAnswer = answer(attendanceSummary, async ({ preachId }, context) => {
  const came = inStates(attendeeFlow, ['checkedIn']);
  const signedUp = sql`source = ${attendeeSources.signUp}`;
  const { rows } = await sql<Figures>`
    select count(*) filter (
        where ${inStates(attendeeFlow, ['signedUp', 'checkedIn', 'absent'])} and ${signedUp})::int as sign_up,
      count(*) filter (where ${came})::int as checkin,
      count(*) filter (where ${came} and ${signedUp})::int as from_sign_up,
      count(*) filter (where ${inStates(attendeeFlow, ['waiting'])})::int as waiting,
      count(*) filter (where ${inStates(attendeeFlow, ['absent'])})::int as absent,
      count(*) filter (where ${came} and source = ${attendeeSources.walkIn})::int as walk_in,
      count(*) filter (where watch_seconds > 0)::int as watch, coalesce(sum(watch_seconds), 0)::int as seconds
    from rc_preach_attendee where ${await context.visible(preachAttendee)} and preach_id = ${preachId}`.execute(
    context.db,
  );
  const { fromSignUp, seconds, ...all } = rows[0] as Figures;
  return {
    ...all,
    rate: all.signUp > 0 ? Math.round((fromSignUp * 1000) / all.signUp) / 10 : null,
    averageWatch: all.watch > 0 ? Math.round(seconds / all.watch / 60) : null,
  };
});

/** The tenant of a session that everybody may read. */
export async function tenantOfPreach(id: string, db: Context['db']): Promise<number> {
  const { rows } = await sql<{ tenantId: number }>`
    select tenant_id from rc_preach
    where id = ${id} and del_flag = 0 and ${inStates(preachFlow, ['approved', 'finished'])}`.execute(db);
  if (!rows[0]) throw failure('notFound');
  return rows[0].tenantId;
}
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
      { method: checkinMethods.scan },
      withWholeTenant(context),
    );
    const checkinTime = attendee.checkinTime as string;
    return isRepeated ? withMessage({ checkinTime }, words.checkedIn(checkinTime)) : { checkinTime };
  },
  { tenantOf: ({ preachId }, db) => tenantOfPreach(preachId, db as Context['db']) },
);
