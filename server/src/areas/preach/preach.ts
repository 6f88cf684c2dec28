import { venue } from '@campus/contract/interview';
import {
  type Draft,
  type Filter,
  failure,
  fieldFailure,
  getState,
  isEnterprise,
  refusal,
  type StepName,
  type StepPreview,
} from '@campus/contract/kit';
import { liveOwners } from '@campus/contract/live';
import {
  type ExtraRoom,
  overrideCode,
  preach,
  preachCompany,
  preachFlow,
  preachWords as words,
} from '@campus/contract/preach';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { rejectionText, undecided } from '../../kit/write/audit.ts';
import { stampDecision } from '../../kit/write/transition.ts';
import { findStream } from '../../platform/live/streams.ts';
import { addSeconds, hour } from '../../platform/sign-in/moments.ts';
import { recordViolation } from '../enterprise/violation.ts';
import { promoteWaiting } from './attendee-seats.ts';
import { cancelAttendance, closeAttendance } from './attendee-sweep.ts';
import { preachApproved, preachClosed, preachMoved } from './preach-events.ts';
import { describeTime, listHolders, loadHostName, notifyPreach, notifyStudents } from './preach-notices.ts';
import { isOnSite, lockHost, type Preach } from './preach-parts.ts';
import { holdRooms, occupyRooms, releaseRooms } from './preach-rooms.ts';
import { assertPeriod, assertRoomDays, assertSignUp, assertWishes, getSeats } from './preach-times.ts';

type Step = StepName<typeof preach>;
type Input = Readonly<Record<string, unknown>>;
type StepContext = Context & { before: Preach; input: Input };
const mostRequests = 3;
const [shortNotice, settleAfter, lateCancel] = [2 * hour, 2 * hour, 24 * hour];
const { requested, draft: drafted, waiting, approved } = preachFlow.states;
const violations = { cancelledLate: 2, absent: 6 } as const;

/** A company asks for a session: it may, and has not asked too often. */
async function assertRequest(companyId: string, context: Context): Promise<void> {
  if (!(await lockHost(companyId, context))) throw refusal(words.companyMayNot, 'RC_BLACKLISTED');
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rc_preach where ${context.live(preach)} and company_id = ${companyId}
      and status = any(${[requested.code, waiting.code]}::int[])`.execute(context.db);
  if ((rows[0]?.n ?? 0) >= mostRequests) throw refusal(words.tooManyRequests(mostRequests), 'RC_LIMIT');
}

function assertTargets(row: Draft<typeof preach>): void {
  const { limitTarget, targetColleges, targetMajors, targetGrad } = row;
  if (limitTarget === 1 && !targetColleges && !targetMajors && !targetGrad)
    throw fieldFailure('limitTarget', words.noTargets);
}

async function validate(row: Draft<typeof preach>, context: Context & { before: Preach | undefined }): Promise<void> {
  const { before, session } = context;
  assertTargets(row);
  if (isEnterprise(session)) {
    const isUnchanged = before && JSON.stringify(before.wishTimes) === JSON.stringify(row.wishTimes);
    if (!isUnchanged) await assertWishes(row.wishTimes, context);
    return;
  }
  const isMoved = row.startTime !== before?.startTime || row.endTime !== before?.endTime;
  if ((row.startTime || row.endTime) && isMoved) await assertPeriod(row.startTime, row.endTime, context);
  assertSignUp(row);
  if (row.startTime) assertRoomDays(row.extraRooms, row.startTime);
}

/** The columns of a session as the school decides it; throws when it cannot take place so. */
async function decide(row: Preach, context: Context): Promise<Partial<Preach>> {
  const { now, session } = context;
  const period = await assertPeriod(row.startTime, row.endTime, context);
  assertSignUp(row);
  assertRoomDays(row.extraRooms, period.startTime);
  return {
    ...period,
    ...{ venueId: row.venueId, extraRooms: row.extraRooms, signUpStart: row.signUpStart, signUpEnd: row.signUpEnd },
    seatLimit: await getSeats(row, context),
    submitBy: session.username,
    submitTime: now,
    settleTime: addSeconds(period.endTime, settleAfter),
    rejectReason: null,
    ...undecided,
  };
}

/** A new time or place of an approved session. */
async function move(row: Preach, input: Partial<Preach>, context: Context): Promise<Partial<Preach>> {
  const { now, session } = context;
  const isLate = addSeconds(now, shortNotice) > (row.startTime as string);
  if (isLate && !session.codes.has(overrideCode)) throw refusal(words.tooLateToMove, 'RC_STATE');
  const next = {
    startTime: input.startTime ?? row.startTime,
    endTime: input.endTime ?? row.endTime,
    venueId: isOnSite(row) ? (input.venueId ?? row.venueId) : null,
    extraRooms: input.extraRooms ?? row.extraRooms,
  };
  const isSame = JSON.stringify(next) === JSON.stringify({ ...pickPlace(row) });
  if (isSame) throw refusal(words.sameTime);
  const period = await assertPeriod(next.startTime, next.endTime, context);
  assertRoomDays(next.extraRooms, period.startTime);
  await getSeats({ ...row, ...next }, context);
  const signUpEnd = row.signUpEnd && row.signUpEnd > period.startTime ? period.startTime : row.signUpEnd;
  return {
    ...next,
    ...period,
    signUpEnd,
    timeChangeReason: String((input as Input).reason),
    announceTime: now,
    settleTime: addSeconds(period.endTime, settleAfter),
  };
}
const pickPlace = ({ startTime, endTime, venueId, extraRooms }: Preach) => ({
  startTime,
  endTime,
  venueId,
  extraRooms,
});

/** Notes the host among the companies of the session. */
async function keepHost(row: Preach, context: Context): Promise<void> {
  const { rows } = await sql<{ id: string; companyId: string }>`
    select id, company_id from rc_preach_company where ${context.live(preachCompany)} and preach_id = ${row.id} and main = 1`.execute(
    context.db,
  );
  const [main] = rows;
  if (main?.companyId === row.companyId) return;
  if (main) await context.engine.remove(preachCompany, main.id, context);
  const values = { preachId: row.id, companyId: row.companyId, main: 1 as const, sort: 10 };
  await context.engine.insert(preachCompany, values, context);
}

/** A cancellation by the company at short notice counts as a violation. */
async function recordLateCancel(row: Preach, context: StepContext): Promise<void> {
  const { session, now, before } = context;
  if (!isEnterprise(session) || before.status !== approved.code) return;
  if (addSeconds(now, lateCancel) <= (row.startTime as string)) return;
  const description = words.cancelledLate(row.title);
  const of = { companyId: row.companyId, type: violations.cancelledLate, description };
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
    { companyId: row.companyId, type: violations.absent, refType: 'preach', refId: row.id, description },
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
const effects: Partial<Record<Step, Effect>> = {
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

async function previewStep(step: Step, row: Preach): Promise<StepPreview> {
  if (step !== 'cancel') return {};
  return { sentence: words.cancels(row.signUpCount ?? 0, row.status === approved.code) };
}

/** The conditions of the tabs that clients name. */
function filterOfTab(tab: string | undefined, now: string): Filter | undefined {
  const day = now.slice(0, 10);
  const ofState = (code: number): Filter => ['status', 'eq', code];
  if (tab === 'toCreate') return ofState(requested.code);
  if (tab === 'toReview') return ofState(waiting.code);
  if (tab !== 'today') return undefined;
  return {
    all: [
      ['startTime', 'ge', `${day} 00:00:00`],
      ['startTime', 'le', `${day} 23:59:59`],
      ['status', 'in', [waiting.code, approved.code, preachFlow.states.finished.code]],
    ],
  };
}

/** Adds the names of the extra rooms. */
async function nameRooms(rows: readonly Record<string, unknown>[], context: Context): Promise<void> {
  const ofRow = (row: Readonly<Record<string, unknown>>) => (row.extraRooms ?? []) as readonly ExtraRoom[];
  const ids = [...new Set(rows.flatMap(ofRow).map(({ venueId }) => venueId))];
  if (ids.length === 0) return;
  const { rows: venues } = await sql<{ id: string; name: string }>`
    select id, name from rc_venue where ${context.live(venue)} and id = any(${ids}::text[])`.execute(context.db);
  for (const row of rows) {
    const own = venues.filter(({ id }) => ofRow(row).some(({ venueId }) => venueId === id));
    if (own.length > 0) row.roomNames = Object.fromEntries(own.map(({ id, name }) => [id, name]));
  }
}

/** Sessions: requested by a company, placed in a hall, audited and closed by the school. */
export const preachBehaviour = behaviour(preach, {
  /** The company comes before its sessions in the lock order. */
  async beforeLock(id, context) {
    const { rows } = await sql<{ companyId: string }>`
      select company_id from rc_preach where ${context.live(preach)} and id = ${id}`.execute(context.db);
    if (rows[0]) await lockHost(rows[0].companyId, context);
  },
  mayEdit({ status }, session) {
    const { requested: asked, rejected } = preachFlow.states;
    const open: readonly number[] = isEnterprise(session)
      ? [asked.code, rejected.code]
      : [asked.code, rejected.code, drafted.code];
    return open.includes(status) ? undefined : refusal(words.fixed, 'RC_STATE');
  },
  validate,
  async beforeSave(draft, context) {
    const { before, session } = context;
    if (before) return undefined;
    if (!isEnterprise(session)) {
      if (!(await lockHost(draft.companyId ?? '', context))) throw fieldFailure('companyId', words.companyBarred);
      return { to: 'draft' };
    }
    await assertRequest(session.companyId ?? '', context);
    draft.companyId = session.companyId ?? '';
    return { to: 'requested' };
  },
  async afterSave(row, context) {
    await keepHost(row, context);
    if (!context.before && row.status === requested.code) await notifyPreach('H01', row, context);
  },
  async beforeDelete({ id, status }, context) {
    const open: readonly number[] = Object.entries(preachFlow.states).flatMap(([name, { code }]) =>
      ['waiting', 'approved', 'finished'].includes(name) ? [] : [code],
    );
    if (!open.includes(status))
      throw failure('wrongState', preachFlow.states[getState(preachFlow, status)].label, '删除');
    const { rows } = await sql`
      select 1 from rc_preach_attendee where preach_id = ${id} and del_flag = 0 limit 1`.execute(context.db);
    if (rows.length > 0) throw refusal(words.signedUp, 'RC_STATE');
  },
  steps: {
    create: (row, input, context) => decide({ ...row, ...input }, context),
    submit: (row, _input, context) => decide(row, context),
    async turnDown(_row, { reasonCodes, reason }, context) {
      const said = await rejectionText(preach, reasonCodes, reason, context);
      return { ...stampDecision(context, said), rejectReason: reasonCodes };
    },
    async resubmit(row, _input, context) {
      await assertRequest(row.companyId, context);
      await assertWishes(row.wishTimes, context);
      return { rejectReason: null, ...undecided };
    },
    reopen: () => ({ rejectReason: null, ...undecided }),
    async approve(row, _input, context) {
      if (!(await lockHost(row.companyId, context))) throw refusal(words.companyBarred, 'RC_BLACKLISTED');
      return { announceTime: context.now };
    },
    reject: (_row, { reasonCodes }) => ({ rejectReason: reasonCodes }),
    updateTime: (row, input, context) => move(row, input as Partial<Preach>, context),
    changeSeats(row, { seatLimit }) {
      if (seatLimit > 0 && seatLimit < (row.seatTaken ?? 0))
        throw fieldFailure('seatLimit', words.fewerSeats(row.seatTaken ?? 0));
      return { seatLimit };
    },
    cancel: (_row, { reason }) => ({ cancelReason: reason }),
    drop: () => ({ cancelReason: words.suspended }),
  },
  async afterStep(step, row, context) {
    const effect = effects[step];
    if (effect) await effect(row, { holder: (await loadHostName(row, context)).slice(0, 50) }, context);
  },
  preview: previewStep,
  listFilter: ({ tab }, { now }) => filterOfTab(tab, now),
  async present(rows, context) {
    for (const row of rows) if ('checkinCount' in row) row.attendCount = row.checkinCount;
    await nameRooms(rows, context);
  },
});
