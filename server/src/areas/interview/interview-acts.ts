import {
  checkInInterview,
  interview,
  interviewFlow,
  myInterviews,
  openInterviews,
  remindInterviews,
  studentCheckInCode,
  studentInterviews,
  interviewSentences as words,
} from '@campus/contract/interview';
import { failure, getState, isEnterprise, refusal } from '@campus/contract/kit';
import { delivery } from '@campus/contract/resume';
import { bizQrCode } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { actAsStudent } from '../../kit/http/student-calls.ts';
import { parseIds } from '../../kit/read/parse-ids.ts';
import { batch } from '../../kit/write/step.ts';
import { loadQrAddress, qrCodeIn } from '../../platform/qr/qr-codes.ts';
import { setting } from '../../platform/settings.ts';
import { addSeconds, day, minute } from '../../platform/sign-in/moments.ts';
import { readCheckInCode } from './check-in-code.ts';
import { appendLog, noteOnDelivery } from './interview-journal.ts';
import { loadPlaces, notifyInterview } from './interview-notices.ts';
import { type Interview, withParties } from './interview-parties.ts';
import { visibleInterview } from './interview-queries.ts';
import { isToCome } from './interview-times.ts';
import { lacksOwnEvaluation } from './own-evaluations.ts';

/** Reminds the participants of one interview; at most once a minute. */
async function remind(id: string, context: Context): Promise<void> {
  const row = await visibleInterview(id, context);
  if (!isToCome(row, context)) throw refusal(words.noneToRemind, 'RC_STATE');
  await notifyInterview('I09', row, context, { seq: context.now.slice(0, 16) });
}
export const remindAnswer = answer(
  remindInterviews,
  async ({ ids }, context, call) =>
    batch(
      parseIds(ids),
      async (id) => loadName(id, context),
      (id) => context.engine.transaction(call, (each) => remind(id, each)),
    ),
  { transaction: false },
);
async function loadName(id: string, context: Context): Promise<string> {
  const [row] = await context.engine.find(interview, ['id', 'eq', id], ['realname', 'title'], context, 1);
  return row ? `${row.realname ?? ''} · ${row.title ?? ''}` : id;
}

/** The interview of a typed code, or of the address in a scanned QR code, among those the caller sees. */
async function interviewOfCode(typed: string, context: Context): Promise<{ readonly id: string } | undefined> {
  const scanned = qrCodeIn(typed);
  const code = scanned ? undefined : readCheckInCode(typed);
  if (!scanned && !code) return undefined;
  const condition = scanned
    ? sql<boolean>`id = (select biz_id from biz_qr_code where ${context.live(bizQrCode)} and status = 1
        and biz_type = ${interview.qr?.type ?? ''} and code = ${scanned})`
    : sql<boolean>`checkin_code = ${code}`;
  const { rows } = await sql<{ id: string }>`
    select id from rc_interview where ${await context.visible(interview)} and ${condition}`.execute(context.db);
  return rows[0];
}

/** Students check in from some minutes before the start until the end; a second time changes nothing. */
export const checkInAnswer = answer(
  checkInInterview,
  async ({ code: typed }, context) => {
    const { engine, session, now } = context;
    const found = await interviewOfCode(typed, context);
    if (!found || !isEnterprise(session)) throw refusal(words.noCode, 'RC_NOT_FOUND');
    const locked = await engine.lockRows(withParties(sql`id = ${found.id}`, context), context);
    const row = locked.at(-1)?.[0] as Interview;
    const early = await setting(context, 'interview.checkinEarlyMinutes');
    const state = getState(interviewFlow, row.status);
    if (state !== 'asked' && state !== 'agreed')
      throw failure('wrongState', interviewFlow.states[state].label, words.checkIn);
    if (row.checkinTime) throw refusal(words.checkedIn, 'RC_STATE');
    if (now < addSeconds(row.startTime, -early * minute) || now > row.endTime)
      throw refusal(words.checkinWindow(early), 'RC_STATE');
    await engine.set(interview, row.id, { checkinTime: now }, context, row);
    await appendLog(row.id, { action: 'checkIn' }, context);
    const of = await engine.lock(delivery, row.deliveryId, context);
    if (of) await noteOnDelivery(of, 'checkIn', row, {}, context);
    const [shown] = await engine.find(interview, ['id', 'eq', row.id], ['realname'], context, 1);
    return { id: row.id, realname: String(shown?.realname ?? ''), title: row.title ?? '', startTime: row.startTime };
  },
  { transaction: true },
);

const weekDays = 7;
interface Mine extends Interview {
  readonly realname: string | null;
  readonly schoolName: string | null;
  readonly majorCode: string | null;
  readonly postName: string;
  readonly isEvaluated: boolean;
}
const mostMine = 200;

async function mineBetween(condition: ReturnType<typeof sql<boolean>>, context: Context) {
  const { rows } = await sql<Mine>`
    select i.*, e.realname, e.school_name, e.major_code, p.name as post_name, exists (
      select 1 from rc_interview_evaluation v
      where v.interview_id = i.id and v.user_id = ${context.session.userId} and v.del_flag = 0) as is_evaluated
    from rc_interview i join rc_employ_user e on e.id = i.employ_id join rc_company_post p on p.id = i.post_id
    join rc_interview_user u on u.interview_id = i.id and u.user_id = ${context.session.userId} and u.del_flag = 0
    where ${await context.visible(interview, 'i')} and ${condition}
    order by i.start_time, i.id limit ${mostMine}::int`.execute(context.db);
  const majors = await context.engine.ports.tree('major', context.session.tenantId);
  const getPlace = await loadPlaces(rows, context);
  return rows.map((row) => ({
    ...{ id: row.id, deliveryId: row.deliveryId, realname: row.realname, schoolName: row.schoolName },
    ...{ postName: row.postName, type: row.type, status: row.status, startTime: row.startTime, endTime: row.endTime },
    ...{ meetingUrl: row.meetingUrl, checkinTime: row.checkinTime, isEvaluated: row.isEvaluated },
    major: majors.get(row.majorCode ?? '')?.text ?? row.majorCode,
    title: row.title ?? '',
    place: getPlace(row),
  }));
}
/** Past interviews without the own evaluation, and those of the next week. */
export const mineAnswer = answer(myInterviews, async (_input, context) => {
  const { now } = context;
  const today = `${now.slice(0, 10)} 00:00:00`;
  const until = addSeconds(today, (weekDays + 1) * day);
  const open = await context.meets(interview, openInterviews, 'i');
  const late = await mineBetween(lacksOwnEvaluation(context), context);
  const coming = await mineBetween(
    sql<boolean>`${open} and i.end_time >= ${now}::timestamptz and i.start_time < ${until}::timestamptz`,
    context,
  );
  return { late, coming };
});

export const studentInterviewsAnswer = answer(studentInterviews, async ({ state }, own, call) => {
  const context = await actAsStudent(interview, call, own);
  const { employId } = context.session;
  const which = state === 'all' ? sql`true` : await context.meets(interview, openInterviews, 'i');
  const { rows } = await sql<Interview & { postName: string; companyName: string }>`
    select i.*, p.name as post_name, c.company_name from rc_interview i
    join rc_company_post p on p.id = i.post_id join rc_company c on c.id = i.company_id
    where ${context.live(interview, 'i')} and i.employ_id = ${employId} and ${which} order by i.start_time desc, i.id`.execute(
    context.db,
  );
  const getPlace = await loadPlaces(rows, context);
  return rows.map((row) => ({
    ...{ id: row.id, version: row.version, postName: row.postName, companyName: row.companyName },
    ...{ type: row.type, status: row.status },
    ...{ startTime: row.startTime, endTime: row.endTime, contact: row.contact, contactMobile: row.contactMobile },
    ...{ note: row.note, confirmDeadline: row.confirmDeadline, title: row.title ?? '' },
    place: getPlace(row),
  }));
});

export const checkInCodeAnswer = answer(
  studentCheckInCode,
  async ({ id }, own, call) => {
    const context = await actAsStudent(interview, call, own);
    const { rows } = await sql<{ code: string }>`
    select checkin_code as code from rc_interview i
    where ${context.live(interview, 'i')} and i.id = ${id} and i.employ_id = ${context.session.employId}
      and ${await context.meets(interview, openInterviews, 'i')}`.execute(context.db);
    if (!rows[0]) throw failure('notFound');
    const bizType = interview.qr?.type ?? '';
    const url = await loadQrAddress({ bizType, bizId: id }, context, call);
    return { code: rows[0].code, url };
  },
  { transaction: true },
);
