import {
  canUndo,
  checkInAtFair,
  checkInByGate,
  fairApply,
  fairApplyFlow,
  fairAttendance,
  fairGateCode,
  fairGatePage,
  fairStudent,
  fairStudentFlow,
  jobFair,
  type KeptScan,
  publicFairs,
  type SyncedScan,
  studentCheckIn,
  syncCheckIns,
  undoCheckIn,
  attendanceWords as words,
} from '@campus/contract/jobfair';
import { Failure, failure, refusal } from '@campus/contract/kit';
import { employUser } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, withMessage } from '../../kit/http/answer.ts';
import { actAsStudent } from '../../kit/http/student-calls.ts';
import { tenantOfRow } from '../../kit/http/visitor.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { parseIds } from '../../kit/read/parse-ids.ts';
import { isTransient } from '../../kit/schema/database-failure.ts';
import { withWholeTenant } from '../../kit/whole-tenant.ts';
import { lockVisible } from '../../kit/write/lock-visible.ts';
import { getGateToken, isGateToken } from '../../platform/qr/gate-codes.ts';
import { loadQrAddress } from '../../platform/qr/qr-codes.ts';
import { setting } from '../../platform/settings.ts';
import { addSeconds, hour, minute } from '../../platform/sign-in/moments.ts';
import { type Arrival, clearArrival } from './attendance-write.ts';
import { checkInApply, checkInStudent, sayCheckedIn } from './check-in.ts';
import { findEntry } from './entry-codes.ts';
import { announceDay } from './fair-wall.ts';

const oldestHours = 12;
/** What the codes at the gate of a fair are about. */
const gateOf = (fairId: string): string => `fair|${fairId}`;

/** Checks in whose code this is. Throws for a code of another fair. */
async function checkInByCode(
  fairId: string,
  code: string,
  arrival: Arrival & { readonly attendeeIds?: readonly string[] },
  context: Context,
) {
  const entry = await findEntry(code, context);
  if (!entry) throw refusal(words.noCode, 'RC_NOT_FOUND');
  if (entry.fairId !== fairId) {
    const [other] = await context.engine.find<{ title: string }>(
      jobFair,
      ['id', 'eq', entry.fairId],
      ['title'],
      context,
      1,
    );
    throw refusal(words.otherFair(other?.title ?? ''), 'RC_STATE');
  }
  if (entry.kind === 'apply') return checkInApply(entry.id, arrival, context);
  const { rows } = await sql<{ employId: string; status: number }>`
    select employ_id, status from rc_fair_student where ${context.live(fairStudent)} and id = ${entry.id}`.execute(
    context.db,
  );
  if (!rows[0]) throw refusal(words.noCode, 'RC_NOT_FOUND');
  if (rows[0].status === fairStudentFlow.states.cancelled.code) throw refusal(words.cancelled, 'RC_STATE');
  await assertWay('staff', context);
  return checkInStudent({ fairId, employId: rows[0].employId }, arrival, context);
}

/** The application of a company at a fair, for a check-in by hand. */
async function findApply(fairId: string, companyId: string, context: Context): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from rc_fair_apply where ${context.live(fairApply)} and fair_id = ${fairId} and company_id = ${companyId}
      and not ${inStates(fairApplyFlow, ['cancelled'])}`.execute(context.db);
  if (!rows[0]) throw failure('notFound');
  return rows[0].id;
}

export const checkAnswer = answer(checkInAtFair, async (input, context) => {
  const { fairId, code, companyId, employId, reason, gate } = input;
  if (code) {
    const arrival = { gate, reason: null, attendeeIds: parseIds(input.attendeeIds ?? '') };
    const done = await checkInByCode(fairId, code, arrival, context);
    return withMessage(done, sayCheckedIn(done));
  }
  if (!companyId && !employId) throw refusal(words.noCode, 'RC_NOT_FOUND');
  if (!reason) throw refusal(words.reason, 'RC_FIELD');
  const arrival = { gate, reason, attendeeIds: parseIds(input.attendeeIds ?? '') };
  const done = companyId
    ? await checkInApply(await findApply(fairId, companyId, context), arrival, context)
    : await checkInStudent({ fairId, employId: employId as string }, arrival, context);
  return withMessage(done, sayCheckedIn(done));
});

export const undoAnswer = answer(undoCheckIn, async ({ id, reason }, context) => {
  const { engine, now } = context;
  const all = withWholeTenant(context);
  const seen = await lockVisible(fairAttendance, id, context);
  if (seen.undone === 1) throw refusal(words.undone, 'RC_STATE');
  if (!canUndo(seen, now)) throw refusal(words.undoLate, 'RC_EXPIRED');
  if (seen.applyId) {
    await engine.step(fairApply, 'undoArrive', seen.applyId, { bySystem: true }, all, true);
    await clearArrival(seen.applyId, context);
  } else {
    const { rows } = await sql<{ id: string }>`
      select id from rc_fair_student where ${context.live(fairStudent)} and fair_id = ${seen.fairId}
        and employ_id = ${seen.employId} and ${inStates(fairStudentFlow, ['arrived'])}`.execute(context.db);
    if (rows[0]) {
      await engine.step(fairStudent, 'undoArrive', rows[0].id, { bySystem: true }, all, true);
      await engine.set(fairStudent, rows[0].id, { checkinTime: null }, context);
    }
  }
  await engine.set(fairAttendance, id, { undone: 1, undoReason: reason }, context);
  announceDay(seen.fairId, context);
  return null;
});

/** One kept scan, judged by the time at which it was made. */
async function syncOne(
  { fairId, deviceId, gate }: { fairId: string; deviceId: string; gate: string | null },
  { seq, code, scannedAt }: KeptScan,
  context: Context,
): Promise<SyncedScan> {
  const { rows } = await sql`
    select 1 from rc_fair_attendance where ${context.live(fairAttendance)} and device_id = ${deviceId}
      and seq = ${seq}::int`.execute(context.db);
  if (rows.length > 0) return { seq, state: 'done', message: words.success };
  if (scannedAt > addSeconds(context.now, minute)) throw refusal(words.future);
  if (scannedAt < addSeconds(context.now, -oldestHours * hour)) throw refusal(words.tooOld, 'RC_EXPIRED');
  const done = await checkInByCode(fairId, code, { at: scannedAt, gate, device: { id: deviceId, seq } }, context);
  return { seq, state: done.isRepeated ? 'repeated' : 'done', message: sayCheckedIn(done) };
}
export const syncAnswer = answer(
  syncCheckIns,
  async ({ rows, ...of }, context, call) => {
    const answers: SyncedScan[] = [];
    for (const row of rows)
      try {
        answers.push(await context.engine.transaction(call, (each) => syncOne(of, row, each)));
      } catch (error) {
        // The device forgets answered scans: one that met a busy database comes again with all of them.
        if (!(error instanceof Failure) || isTransient(error)) throw error;
        answers.push({ seq: row.seq, state: 'refused', message: error.message });
      }
    return answers;
  },
  { transaction: false },
);

export const gateCodeAnswer = answer(
  fairGateCode,
  async ({ fairId }, context, call) => {
    const fair = await context.engine.one<{ title: string }>(jobFair, fairId, context);
    const { token, secondsLeft } = getGateToken(gateOf(fairId), context);
    const address = await loadQrAddress({ bizType: fairAttendance.qr?.type ?? '', bizId: fairId }, context, call);
    return { url: `${address}?t=${token}`, secondsLeft, title: fair.title };
  },
  { transaction: true },
);

/** Throws when students of the tenant check in by the other way only. */
async function assertWay(way: 'staff' | 'gate', context: Context): Promise<void> {
  const allowed = await setting(context, 'fair.studentCheckinWay');
  if (allowed === 'both' || allowed === way) return;
  throw refusal(way === 'staff' ? words.onlyGate : words.onlyStaff, 'RC_STATE');
}

interface OpenFair {
  readonly title: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly venueText: string | null;
  readonly venueId: string | null;
  readonly venueId_dictText?: string;
}
async function findOpenFair(fairId: string, token: string, context: Context): Promise<OpenFair> {
  await assertWay('gate', context);
  if (!isGateToken(gateOf(fairId), token, context)) throw refusal(words.expiredCode, 'RC_EXPIRED');
  const all = withWholeTenant(context);
  const filter = { all: [['id', 'eq', fairId] as const, publicFairs] };
  const names = ['title', 'startTime', 'endTime', 'venueText', 'venueId'];
  const [fair] = await context.engine.find<OpenFair>(jobFair, filter, names, all, 1);
  if (!fair) throw failure('notFound');
  return fair;
}
export const gatePageAnswer = answer(
  fairGatePage,
  async ({ fairId, t }, context) => {
    const { title, startTime, endTime, venueText, venueId_dictText } = await findOpenFair(fairId, t, context);
    return { title, startTime, endTime, place: venueId_dictText ?? venueText ?? '' };
  },
  { tenantOf: tenantOfRow(jobFair, 'fairId') },
);
export const gateCheckAnswer = answer(
  checkInByGate,
  async ({ fairId, t, studentNo, realname, mobileTail }, context) => {
    await findOpenFair(fairId, t, context);
    const { rows } = await sql<{ id: string }>`
      select id from rc_employ_user where ${context.live(employUser)} and merged_into = '' and student_no = ${studentNo}
        and realname = ${realname} and right(mobile, 4) = ${mobileTail}`.execute(context.db);
    if (!rows[0]) throw refusal(words.noStudent, 'RC_NOT_FOUND');
    const done = await checkInStudent({ fairId, employId: rows[0].id }, { gate: null }, withWholeTenant(context));
    return withMessage(done, sayCheckedIn(done));
  },
  { tenantOf: tenantOfRow(jobFair, 'fairId') },
);
export const studentCheckInAnswer = answer(studentCheckIn, async ({ fairId, t }, own, call) => {
  const context = await actAsStudent(fairStudent, call, own);
  await findOpenFair(fairId, t, context);
  const employId = context.session.employId as string;
  const done = await checkInStudent({ fairId, employId }, {}, withWholeTenant(context));
  return withMessage(done, sayCheckedIn(done));
});
