import { company } from '@campus/contract/enterprise';
import {
  cancelReasons,
  fairApply,
  fairApplyFlow,
  fairAttendee,
  jobFair,
  refusalReasons,
  applyWords as words,
} from '@campus/contract/jobfair';
import {
  type Draft,
  failure,
  fieldFailure,
  getState,
  isEnterprise,
  refusal,
  type Session,
  type StepName,
} from '@campus/contract/kit';
import { sql } from 'kysely';
import { behaviour, type SaveContext } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { rejectionText, undecided } from '../../kit/write/audit.ts';
import { setting } from '../../platform/settings.ts';
import { addSeconds, day, hour } from '../../platform/sign-in/moments.ts';
import { newCheckInCode } from '../interview/check-in-code.ts';
import { allocateBooths, attachBooths, boothNosOf, freeBooths, hasBooths, splitIds } from './apply-booths.ts';
import {
  assertBoothCount,
  assertFairOpens,
  assertNotListed,
  assertSubmittable,
  choosesBooths,
  loadPosts,
} from './apply-checks.ts';
import { notifyAuditors, notifyCompany } from './apply-notices.ts';
import { type Apply, type Fair, fairOf, lockParties, partiesNamed, partiesOf } from './apply-parties.ts';
import { admitByHand, isPlaced, leavePlace, promoteQueue, takePlace } from './apply-places.ts';
import { removePosts, writePosts } from './apply-posts.ts';
import { recordAbsence, recordLateCancel, revokeAbsence } from './apply-violations.ts';
import { writeArrival } from './attendance-write.ts';
import { removeAttendees } from './fair-attendee.ts';

type Step = StepName<typeof fairApply>;
type Input = Readonly<Record<string, unknown>>;
type Applied = Draft<typeof fairApply>;
const { states } = fairApplyFlow;
const excuseDays = 7;

const applicant = ({ companyId }: Applied, session: Session): string =>
  (isEnterprise(session) ? session.companyId : companyId) ?? '';
/** What the server decides of a new or changed application. */
async function prepare(draft: Applied, context: SaveContext<typeof fairApply>): Promise<void> {
  const { session, before } = context;
  if (!before) draft.companyId = applicant(draft, session);
  const { companyId, fairId } = draft;
  if (!companyId || !fairId) throw failure('notFound');
  const [[firm], [held]] = [context.first(company), context.first(jobFair)];
  const isHeld = firm?.id === companyId && held?.id === fairId;
  const fair = isHeld ? held : (await lockParties({ companyId, fairId }, context)).fair;
  assertFairOpens(fair, context);
  const boothIds = splitIds(draft.boothIds);
  if (!choosesBooths(fair)) draft.boothIds = null;
  else if (boothIds.length > 0) {
    draft.boothIds = boothIds.join(',');
    draft.boothCount = boothIds.length;
  }
  await assertBoothCount(draft, context);
  const posts = await loadPosts({ companyId, postIds: draft.postIds ?? null }, context);
  draft.postCount = posts.length;
  draft.totalHeadcount = posts.reduce((sum, { headcount }) => sum + headcount, 0);
}

async function submit(row: Apply, context: Context) {
  const parties = await lockParties(row, context);
  await assertSubmittable(row, parties, context);
  const { fair } = parties;
  const boothIds = splitIds(row.boothIds);
  const chooses = choosesBooths(fair);
  if (chooses && boothIds.length === 0 && (await hasBooths(fair, row, 0, context)))
    throw fieldFailure('boothIds', words.noBooth);
  const got = await takePlace(fair, row, context);
  if (!got) throw refusal(words.full, 'RC_FAIR_FULL');
  const isIn = got.kind === 'in';
  const boothNos = isIn && chooses ? await attachBooths(row, boothIds, context) : null;
  return {
    ...undecided,
    to: isIn ? ('waiting' as const) : ('queued' as const),
    waitNo: isIn ? null : got.number,
    submitTime: context.now,
    boothNos,
    boothDeadline: null,
    confirmDeadline: null,
    rejectReason: null,
  };
}

async function approve(row: Apply, context: Context) {
  const { firm, fair } = await lockParties(row, context);
  await assertNotListed(firm, context);
  await allocateBooths(fair, row, context);
  await writePosts(row, context);
  const until = addSeconds(context.now, (await setting(context, 'fair.confirmHours')) * hour);
  const latest = fair.confirmEnd ?? fair.startTime;
  const confirmDeadline = latest !== null && latest < until ? latest : until;
  return { confirmDeadline, boothDeadline: null, boothNos: await boothNosOf(row.id, context) };
}

async function confirm(row: Apply, context: Context) {
  const { rows } = await sql<{ leaders: number; people: number }>`
    select count(*) filter (where is_leader = 1)::int as leaders, count(*)::int as people from rc_fair_attendee
    where ${context.live(fairAttendee)} and apply_id = ${row.id}`.execute(context.db);
  const most = await setting(context, 'fair.maxAttendee');
  if (!rows[0] || rows[0].people === 0 || rows[0].people > most || rows[0].leaders !== 1)
    throw refusal(words.noAttendees, 'RC_STATE');
  return { confirmTime: context.now, entryCode: row.entryCode ?? newCheckInCode() };
}

const cancel = (_row: Apply, input: Input, { now }: Context) => ({
  cancelReason: Number(input.reasonCode),
  cancelRemark: (input.reason as string | null) ?? null,
  cancelTime: now,
});

/** A company that comes from the waiting list chooses its booths, where companies choose. */
async function promote(row: Apply, input: Input, context: Context) {
  const fair = await fairOf(row, context);
  if (input.isAdmitted !== true) {
    const got = await admitByHand(row, fair, context);
    if (got === 'later') throw refusal(words.notFirst, 'RC_STATE');
    if (got === 'full') throw refusal(words.noPlace, 'RC_FAIR_FULL');
  }
  return { waitNo: null, ...(choosesBooths(fair) && { boothDeadline: await boothDeadline(fair, context) }) };
}
async function boothDeadline(fair: Fair, context: Context): Promise<string> {
  const until = addSeconds(context.now, (await setting(context, 'fair.confirmHours')) * hour);
  return fair.startTime !== null && fair.startTime < until ? fair.startTime : until;
}

async function chooseBooths(row: Apply, input: Input, context: Context) {
  const fair = await fairOf(row, context);
  const ids = splitIds(String(input.boothIds ?? ''));
  await assertBoothCount({ boothCount: ids.length }, context);
  await freeBooths(row.id, context);
  const boothNos = await attachBooths({ ...row, fairId: fair.id }, ids, context);
  return { boothIds: ids.join(','), boothCount: ids.length, boothNos, boothDeadline: null };
}

async function excuse(row: Apply, input: Input, context: Context) {
  if (addSeconds(row.missTime ?? context.now, excuseDays * day) < context.now)
    throw refusal(words.excuseLate, 'RC_EXPIRED');
  const to = input.result === 'arrived' ? ('arrived' as const) : ('cancelled' as const);
  const cancelled = { cancelReason: cancelReasons.other, cancelRemark: String(input.reason), cancelTime: context.now };
  return { to, ...(to === 'arrived' ? { checkinTime: context.now } : cancelled) };
}

const dropped = (reason: number, remark: string, { now }: Context) => ({
  cancelReason: reason,
  cancelRemark: remark,
  cancelTime: now,
});

/** Places, booths and those who wait, after an application has moved. */
async function settlePlaces(step: Step, row: Apply, before: Apply, context: Context): Promise<void> {
  if (step === 'promote' || step === 'submit') return;
  const hadPlace = isPlaced(before.status) || before.status === states.queued.code;
  const hasPlace = isPlaced(row.status) || row.status === states.queued.code;
  if (!hadPlace || hasPlace) return;
  await leavePlace(before, context);
  await removeAttendees(row.id, context);
  await removePosts(row, context);
  const freed = await freeBooths(row.id, context);
  if (isPlaced(before.status) || freed > 0) await promoteQueue(row.fairId, context);
}

/** What the company reads about the end of its application. */
async function cancelText({ cancelRemark, cancelReason }: Apply, { engine }: Context): Promise<string> {
  if (cancelRemark) return cancelRemark;
  const reasons = await engine.ports.dictionary('rc_cancel_reason');
  return reasons?.get(String(cancelReason)) ?? '';
}
type StepContext = Context & { before: Apply; input: Input };
async function notifyStep(step: Step, row: Apply, context: StepContext): Promise<void> {
  if (step === 'submit') return row.status === states.waiting.code ? notifyAuditors(row, context) : undefined;
  if (step === 'approve')
    return notifyCompany('F07', row, context, { deadline: (row.confirmDeadline ?? '').slice(0, 16) });
  if (step === 'reject' || step === 'refuseQueued' || step === 'dismiss') {
    const reason =
      step === 'dismiss'
        ? String(context.input.reason ?? '')
        : await rejectionText(fairApply, String(context.input.reasonCodes ?? ''), row.auditReason, context);
    return notifyCompany('F09', row, context, { reason });
  }
  if (step === 'confirm') return notifyCompany('F10', row, context);
  if (step === 'lapse') {
    const deadline = (context.before.confirmDeadline ?? '').slice(0, 16);
    return notifyCompany('F11', row, context, { deadline });
  }
  if (step === 'promote') {
    await notifyCompany('F13', row, context);
    return notifyAuditors(row, context);
  }
  if (step === 'miss') return notifyCompany('F14', row, context);
  const isEnd = row.status === states.cancelled.code && context.before.status !== states.draft.code;
  if (!isEnd || step === 'excuse') return;
  const { fairReason } = context.input;
  if (typeof fairReason === 'string') return notifyCompany('F05', row, context, { reason: fairReason });
  return notifyCompany('F12', row, context, { reason: await cancelText(row, context) });
}

/** The points of coming too late to a cancellation, or not at all. */
async function settlePoints(step: Step, row: Apply, { before, input, ...context }: StepContext): Promise<void> {
  if (step === 'miss') await recordAbsence(row, context);
  if (step === 'excuse') {
    await revokeAbsence(row, String(input.reason), context);
    if (row.status === states.arrived.code) await writeArrival(row, { reason: String(input.reason) }, context);
  }
  if (step !== 'cancel' || before.status !== states.confirmed.code || row.freeCancel === 1) return;
  if (context.now > (await lastFreeCancel(row, context))) await recordLateCancel(row, context);
}
/** Until when a confirmed company can cancel without points. */
async function lastFreeCancel(row: Apply, context: Context): Promise<string> {
  const fair = await fairOf(row, context);
  return (
    fair.freeCancelEnd ?? addSeconds(String(fair.startTime), -(await setting(context, 'fair.freeCancelHours')) * hour)
  );
}

/** Applications of companies: within the places of the fair, with a waiting list. */
export const fairApplyBehaviour = behaviour(fairApply, {
  lockFirst: (id, context) => partiesOf(fairApply, id, context),
  lockForNew: (draft, { session }) => partiesNamed(applicant(draft, session), draft.fairId ?? ''),
  beforeSave: prepare,
  steps: {
    submit: (row, _input, context) => submit(row, context),
    approve: (row, _input, context) => approve(row, context),
    reject: (_row, { reasonCodes }) => ({ rejectReason: reasonCodes, waitNo: null }),
    refuseQueued: (_row, { reasonCodes }) => ({ rejectReason: reasonCodes, waitNo: null }),
    confirm: (row, _input, context) => confirm(row, context),
    cancel,
    promote,
    chooseBooths,
    excuse,
    miss: (_row, _input, { now }) => ({ missTime: now }),
    lapse: (_row, _input, context) => dropped(cancelReasons.unconfirmed, words.confirmLapsed, context),
    lapseBooths: (_row, _input, context) => dropped(cancelReasons.unconfirmed, words.boothLapsed, context),
    drop: (_row, input: Input, context) =>
      dropped(Number(input.reasonCode ?? cancelReasons.organizer), String(input.reason ?? ''), context),
    dismiss: (_row, input: Input, { now }) => ({
      auditReason: String(input.reason ?? ''),
      auditTime: now,
      rejectReason: String(input.reasonCode ?? refusalReasons.other),
      waitNo: null,
    }),
    undoArrive: () => ({ checkinTime: null }),
  },
  async afterStep(step, row, context) {
    await settlePlaces(step, row, context.before, context);
    await settlePoints(step, row, context);
    await notifyStep(step, row, context);
  },
  async preview(step, row, context) {
    if (step !== 'cancel' || getState(fairApplyFlow, row.status) !== 'confirmed' || row.freeCancel === 1) return {};
    const free = await lastFreeCancel(row, context);
    const minute = free.slice(0, 16);
    return { sentence: context.now > free ? words.cancelCosts(minute) : words.cancelIsFree(minute) };
  },
});
