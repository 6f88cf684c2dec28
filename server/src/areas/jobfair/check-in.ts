import {
  attendanceRoles,
  type CheckedIn,
  fairApply,
  fairApplyFlow,
  fairFlow,
  fairStudent,
  fairStudentFlow,
  fairTypes,
  jobFair,
  attendanceWords as words,
} from '@campus/contract/jobfair';
import { failure, getState, type Row, refusal } from '@campus/contract/kit';
import { employUser } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { withWholeTenant } from '../../kit/whole-tenant.ts';
import { setting } from '../../platform/settings.ts';
import { addSeconds, minute } from '../../platform/sign-in/moments.ts';
import { type Apply, type Fair, lockParties } from './apply-parties.ts';
import {
  type Arrival,
  arrivalOfApply,
  arrivalOfStudent,
  writeArrival,
  writeStudentArrival,
} from './attendance-write.ts';

type Signed = Row<typeof fairStudent>;
const shortTime = (time: string): string => time.slice(11, 16);

/** Throws unless the fair takes place and `at` is in the window; a company may come later with a reason. */
async function assertWindow(
  fair: Fair,
  role: number,
  { at, reason }: { readonly at: string; readonly reason?: string | null | undefined },
  context: Context,
): Promise<void> {
  if (fair.status !== fairFlow.states.published.code) throw refusal(words.notHeld, 'RC_STATE');
  const start = String(fair.startTime);
  const early = addSeconds(start, -(await setting(context, 'fair.checkinEarlyMinutes')) * minute);
  const late = addSeconds(start, (await setting(context, 'fair.checkinLateMinutes')) * minute);
  const isOnline = fair.type === fairTypes.online;
  const until = role === attendanceRoles.company && !isOnline ? late : String(fair.endTime);
  if (at >= early && at <= until) return;
  if (at < early) throw refusal(words.window, 'RC_FAIR_WINDOW');
  if (!reason) throw refusal(words.window, 'RC_FAIR_WINDOW');
}

/** Checks a company in by its application; a second time changes nothing. */
export async function checkInApply(
  id: string,
  arrival: Arrival & { readonly attendeeIds?: readonly string[] },
  context: Context,
): Promise<CheckedIn> {
  const { engine } = context;
  const { rows } = await sql<Apply>`
    select * from rc_fair_apply where ${context.live(fairApply)} and id = ${id}`.execute(context.db);
  if (!rows[0]) throw failure('notFound');
  const { firm, fair } = await lockParties(rows[0], context);
  const row = (await engine.lock(fairApply, id, context)) as Apply;
  const about = { role: attendanceRoles.company, name: firm.companyName, detail: row.boothNos ?? fair.title };
  const before = await arrivalOfApply(id, context);
  if (before) return { ...about, checkinTime: before.checkinTime, isRepeated: true, attendanceId: before.id };
  const at = arrival.at ?? context.now;
  if (row.confirmTime !== null && arrival.device && at < row.confirmTime) throw refusal(words.beforeIssue);
  const state = getState(fairApplyFlow, row.status);
  if (state !== 'confirmed') throw refusal(words.notConfirmed(fairApplyFlow.states[state].label), 'RC_STATE');
  await assertWindow(fair, attendanceRoles.company, { at, reason: arrival.reason }, context);
  await engine.step(fairApply, 'arrive', id, { bySystem: true }, withWholeTenant(context), true);
  await engine.set(fairApply, id, { checkinTime: at }, context);
  const written = await writeArrival(row, arrival, context);
  return { ...about, checkinTime: at, isRepeated: false, attendanceId: written.id };
}

async function describeStudent(id: string, context: Context): Promise<{ name: string; detail: string }> {
  const [row] = await context.engine.find<Record<string, unknown>>(
    employUser,
    ['id', 'eq', id],
    ['realname', 'departId', 'majorCode'],
    withWholeTenant(context),
    1,
  );
  const text = (name: string): string => String(row?.[`${name}_dictText`] ?? '');
  return {
    name: String(row?.realname ?? ''),
    detail: [text('departId'), text('majorCode')].filter(Boolean).join(' · '),
  };
}
async function lockSignUp(fairId: string, employId: string, context: Context): Promise<Signed | undefined> {
  const { rows } = await sql<Signed>`
    select * from rc_fair_student where ${context.live(fairStudent)} and fair_id = ${fairId} and employ_id = ${employId}
      and status <> ${fairStudentFlow.states.cancelled.code}::int for no key update`.execute(context.db);
  return rows[0];
}

/** Checks a student in, with or without a sign-up; a second time changes nothing. */
export async function checkInStudent(
  { fairId, employId }: { readonly fairId: string; readonly employId: string },
  arrival: Arrival,
  context: Context,
): Promise<CheckedIn> {
  const { engine } = context;
  const fair = await engine.lock(jobFair, fairId, context);
  const student = await engine.lock(employUser, employId, context);
  if (!fair || !student) throw failure('notFound');
  const about = { role: attendanceRoles.student, ...(await describeStudent(employId, context)) };
  const before = await arrivalOfStudent(fairId, employId, context);
  if (before) return { ...about, checkinTime: before.checkinTime, isRepeated: true, attendanceId: before.id };
  const at = arrival.at ?? context.now;
  await assertWindow(fair, attendanceRoles.student, { at, reason: arrival.reason }, context);
  const signed = await lockSignUp(fairId, employId, context);
  if (signed?.signTime && arrival.device && at < signed.signTime) throw refusal(words.beforeIssue);
  if (signed) {
    if (signed.status === fairStudentFlow.states.queued.code)
      await engine.quota(jobFair, 'students', context).stopWaiting(fairId);
    await engine.step(fairStudent, 'arrive', signed.id, { bySystem: true }, withWholeTenant(context), true);
    await engine.set(fairStudent, signed.id, { checkinTime: at }, context);
  }
  const written = await writeStudentArrival({ fairId, employId, sysOrgCode: student.sysOrgCode }, arrival, context);
  return { ...about, checkinTime: at, isRepeated: false, attendanceId: written.id };
}
/** What the gate says about a check-in. */
export const sayCheckedIn = ({ isRepeated, checkinTime }: CheckedIn): string =>
  isRepeated ? words.done(shortTime(checkinTime)) : words.success;
