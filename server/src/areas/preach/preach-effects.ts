import { violationTypes } from '@campus/contract/enterprise';
import { isEnterprise, type StepName } from '@campus/contract/kit';
import { liveOwners } from '@campus/contract/live';
import { type preach, preachCompany, preachFlow, preachWords as words } from '@campus/contract/preach';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { findStream } from '../../platform/live/streams.ts';
import { addSeconds, hour } from '../../platform/sign-in/moments.ts';
import { recordViolation } from '../enterprise/violation.ts';
import { promoteWaiting } from './attendee-seats.ts';
import { cancelAttendance, closeAttendance } from './attendee-sweep.ts';
import { preachApproved, preachClosed, preachMoved } from './preach-events.ts';
import { describeTime, listHolders, notifyPreach, notifyStudents } from './preach-notices.ts';
import { isOnSite, type Preach } from './preach-parts.ts';
import { holdRooms, occupyRooms, releaseRooms } from './preach-rooms.ts';

type Input = Readonly<Record<string, unknown>>;
type StepContext = Context & { before: Preach; input: Input };
const lateCancel = 24 * hour;

/** A cancellation by the company at short notice counts as a violation. */
async function recordLateCancel(row: Preach, context: StepContext): Promise<void> {
  const { session, now, before } = context;
  if (!isEnterprise(session) || before.status !== preachFlow.states.approved.code) return;
  if (addSeconds(now, lateCancel) <= (row.startTime as string)) return;
  const description = words.cancelledLate(row.title);
  const of = { companyId: row.companyId, type: violationTypes.cancelledLate, description };
  await recordViolation({ ...of, refType: 'preach', refId: row.id }, context);
}

async function wasLive({ id }: Preach, context: Context): Promise<boolean> {
  const stream = await findStream(liveOwners.preach, id, context);
  return stream?.startAt !== undefined && stream.startAt !== null;
}
/** A company that did not come to its session. */
async function recordAbsence(row: Preach, context: Context): Promise<void> {
  if (!isOnSite(row)) return;
  const { rows } = await sql<{ checkinTime: string | null }>`
    select checkin_time from rc_preach_company where ${context.live(preachCompany)} and preach_id = ${row.id}
      and company_id = ${row.companyId}`.execute(context.db);
  if (rows[0]?.checkinTime || (await wasLive(row, context))) return;
  const description = words.absent(row.title);
  await recordViolation(
    { companyId: row.companyId, type: violationTypes.preachMissed, refType: 'preach', refId: row.id, description },
    context,
  );
}

async function close(row: Preach, context: StepContext): Promise<void> {
  // The end of the stream checks those in who watched it.
  await context.engine.emit(preachClosed, { id: row.id }, context);
  await closeAttendance(row.id, context);
  await recordAbsence(row, context);
}
async function cancel(row: Preach, context: StepContext): Promise<void> {
  await releaseRooms(row.id, context);
  const students = await listHolders(row.id, context);
  await cancelAttendance(row.id, context);
  const reason = { reason: row.cancelReason };
  await notifyPreach('H06', row, context, reason);
  await notifyStudents('H06', row, students, context, { ...reason, isUrgent: isSoon(row, context) });
  await recordLateCancel(row, context);
  await context.engine.emit(preachClosed, { id: row.id }, context);
}
/** A message about a session that starts this soon does not wait for the morning. */
const isSoon = ({ startTime }: Preach, { now }: Context): boolean =>
  startTime !== null && startTime <= addSeconds(now, 14 * hour);

async function announceMove(row: Preach, context: StepContext): Promise<void> {
  const { before } = context;
  const said = {
    reason: row.timeChangeReason,
    old: await describeTime(before, context),
    next: await describeTime(row, context),
  };
  await notifyPreach('H05', row, context, said);
  const students = await listHolders(row.id, context);
  await notifyStudents('H05', row, students, context, { ...said, isUrgent: isSoon(before, context) });
  await context.engine.emit(preachMoved, { id: row.id }, context);
}

type Effect = (row: Preach, names: { readonly holder: string }, context: StepContext) => Promise<void>;
const hold: Effect = async (row, names, context) => {
  await holdRooms(row, names, 'held', context);
  await notifyPreach('H02', row, context);
};
/** What each step causes: rooms, messages, attendance, violations. */
export const stepEffects: Partial<Record<StepName<typeof preach>, Effect>> = {
  create: hold,
  submit: hold,
  turnDown: (row, _names, context) => notifyPreach('H03', row, context, { reason: row.auditReason }),
  async approve(row, names, context) {
    await occupyRooms(row, names, context);
    await notifyPreach('H04', row, context);
    await context.engine.emit(preachApproved, { id: row.id }, context);
  },
  async reject(row, _names, context) {
    await releaseRooms(row.id, context);
    await notifyPreach('H03', row, context, { reason: row.auditReason });
  },
  async updateTime(row, names, context) {
    await holdRooms(row, names, 'occupied', context);
    await announceMove(row, context);
  },
  changeSeats: async (row, _names, context) => void (await promoteWaiting(row.id, context)),
  cancel: (row, _names, context) => cancel(row, context),
  drop: (row, _names, context) => cancel(row, context),
  finish: (row, _names, context) => close(row, context),
  settle: (row, _names, context) => close(row, context),
  resubmit: (row, _names, context) => notifyPreach('H01', row, context),
};
