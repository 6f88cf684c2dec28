import { type Draft, failure, fieldFailure, isEnterprise, refusal } from '@campus/contract/kit';
import {
  liveLimits,
  liveOwners,
  liveRoom,
  liveSources,
  openWhileLive,
  passwordWords,
  roomFlow,
  roomObjects,
  roomStream,
  viewLimits,
  liveWords as words,
} from '@campus/contract/live';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { newId } from '../../kit/write/new-id.ts';
import { addSystemLine } from '../../platform/live/chat.ts';
import { tellViewers } from '../../platform/live/live-frames.ts';
import { createStream, findStream, moveStream, renewStream } from '../../platform/live/streams.ts';
import { loadTenantLive } from '../../platform/live/tenant-live.ts';
import { endVisits } from '../../platform/live/watch.ts';
import { addSeconds, hour, minute, secondsBetween } from '../../platform/sign-in/moments.ts';
import { createPlayback } from './live-playback.ts';
import { chatOf, isOnAir, type Room } from './room-access.ts';
import { isAdmitted } from './room-applicants.ts';
import { notifyCancelled, notifyRoom } from './room-notices.ts';

const { states } = roomFlow;
const planFields = ['anchorMobile', 'planStartTime', 'planEndTime'] as const;

function assertPeriod({ planStartTime, planEndTime }: Draft<typeof liveRoom>): void {
  if (!planStartTime || !planEndTime) return;
  const seconds = secondsBetween(planStartTime, planEndTime);
  if (seconds <= 0)
    throw fieldFailure(
      'planEndTime',
      failure('reversed', liveRoom.fields.planEndTime.label, liveRoom.fields.planStartTime.label).message,
    );
  if (seconds > liveLimits.longestHours * hour) throw fieldFailure('planEndTime', words.tooLong);
}
const assertFuture = ({ planStartTime }: Room, { now }: Context): void => {
  if (planStartTime <= now) throw fieldFailure('planStartTime', words.planPast);
};
/** A company shows itself at the fairs that admitted it. */
async function assertOwnFair({ bizId, companyId }: Draft<typeof liveRoom>, context: Context): Promise<void> {
  if (bizId && !(await isAdmitted(bizId, companyId ?? null, context))) throw fieldFailure('bizId', words.notAdmitted);
}
/** Rooms of one anchor take turns: the lock makes the check of another approval wait. */
async function assertAnchorFree(room: Room, { db, session }: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`live:${session.tenantId}:${room.anchorMobile}`}))`.execute(db);
  const { rows } = await sql`
    select 1 from live_room where tenant_id = ${session.tenantId} and del_flag = 0 and id <> ${room.id}
      and anchor_mobile = ${room.anchorMobile} and status in (${states.planned.code}, ${states.live.code}, ${states.interrupted.code})
      and plan_start_time < ${room.planEndTime}::timestamptz and plan_end_time > ${room.planStartTime}::timestamptz`.execute(
    db,
  );
  if (rows.length > 0) throw refusal(words.sameAnchor, 'RC_STATE');
}
/** The time of an announced room is taken: a changed plan is checked like an approval. */
async function assertPlanFree(draft: Draft<typeof liveRoom>, before: Room, context: Context): Promise<void> {
  const room: Room = { ...before, ...draft };
  const isSame = planFields.every((name) => room[name] === before[name]);
  if (before.status === states.planned.code && !isSame) await assertAnchorFree(room, context);
}
function assertStartTime({ planStartTime, planEndTime }: Room, { now }: Context): void {
  if (now < addSeconds(planStartTime, -liveLimits.earlyMinutes * minute)) throw refusal(words.tooEarly, 'RC_STATE');
  if (now > planEndTime) throw refusal(words.tooLate, 'RC_STATE');
}
const streamSteps = { start: 'start', interrupt: 'interrupt', resume: 'resume', finish: 'end', ban: 'end' } as const;
const lines = {
  start: words.lines.started,
  interrupt: words.lines.interrupted,
  resume: words.lines.resumed,
  finish: words.lines.ended,
} as const;
const isKey = <T extends object>(key: PropertyKey, of: T): key is keyof T => Object.hasOwn(of, key);

/** Moves the stream with its room, says so in the chat and to the viewers. */
async function follow(step: string, room: Room, before: Room, context: Context): Promise<void> {
  const stream = await findStream(liveOwners.room, room.id, context, true);
  if (!stream) return;
  if (isKey(step, streamSteps)) await moveStream(roomStream, stream, streamSteps[step], context);
  if (isKey(step, lines)) await addSystemLine(chatOf(room), lines[step], context);
  if (step === 'finish') await finish(room, context);
  if (step === 'ban' && isOnAir(before)) await endVisits({ owner: liveOwners.room, ownerId: room.id }, context);
  const { later, engine } = context;
  later(() => tellViewers(liveOwners.room, room.id, 'status', { status: room.status }, engine));
}
async function finish(room: Room, context: Context): Promise<void> {
  await endVisits({ owner: liveOwners.room, ownerId: room.id }, context);
  const stream = await findStream(liveOwners.room, room.id, context);
  if (stream) context.later(async () => context.services.live.media.kick(stream.streamName));
  if (room.recordEnabled === 'Y') await createPlayback(room, context);
}

/** After a ban, every address from before is refused. */
async function endAddresses({ id }: Room, context: Context): Promise<void> {
  const stream = await findStream(liveOwners.room, id, context, true);
  if (stream) await renewStream(roomStream, stream, context);
}

/** Live rooms: audited, started within their time, and in step with their stream. */
export const liveRoomBehaviour = behaviour(liveRoom, {
  validate(draft, { before }) {
    assertPeriod(draft);
    if (draft.viewLimit === viewLimits.password && !draft.viewPassword)
      throw fieldFailure('viewPassword', passwordWords);
    const hasObject = Boolean(draft.bizType && draft.bizType !== roomObjects.none);
    if (!hasObject && draft.bizId) throw fieldFailure('bizId', words.noObject);
    if (draft.viewLimit === viewLimits.signedUp && !hasObject) throw fieldFailure('viewLimit', words.nothingToSignUp);
    if (!before || !isOnAir(before)) return;
    const changed = Object.keys(draft).find(
      (name) => !openWhileLive.includes(name) && draft[name as keyof typeof draft] !== before[name as keyof Room],
    );
    if (changed !== undefined) throw fieldFailure(changed, words.lockedWhileLive, 'RC_STATE');
  },
  async beforeSave(draft, context) {
    const { before, session } = context;
    if (before) return assertPlanFree(draft, before, context);
    if (isEnterprise(session)) {
      draft.companyId = session.companyId ?? null;
      await assertOwnFair(draft, context);
    }
    draft.streamId = newId();
    draft.provider = (!isEnterprise(session) && draft.provider) || (await loadTenantLive(context)).provider;
  },
  async afterSave(row, context) {
    if (!context.before) {
      const { id: ownerId, companyId, streamId: id } = row;
      const values = { id, ownerId, companyId, provider: row.provider ?? 'builtin', source: liveSources.push };
      await createStream(roomStream, values, liveOwners.room, context);
    } else if (isOnAir(row)) {
      const { chatEnabled, chatMode, slowModeSeconds, status } = row;
      const data = { status, chatEnabled: chatEnabled === 'Y', chatMode, slowModeSeconds };
      context.later(() => tellViewers(liveOwners.room, row.id, 'status', data, context.engine));
    }
  },
  steps: {
    submit: (room, _input, context) => assertFuture(room, context),
    async publish(room, _input, context) {
      assertFuture(room, context);
      await assertAnchorFree(room, context);
    },
    approve: (room, _input, context) => assertAnchorFree(room, context),
    start: (room, _input, context) => assertStartTime(room, context),
    cancel(room, { reason }) {
      if (room.status !== states.draft.code && !reason) throw fieldFailure('reason', words.noCancelReason);
      return { reason };
    },
    ban: (_room, { reason }) => ({ reason }),
    async unban(room, _input, context) {
      const isAhead = room.planEndTime > context.now;
      if (isAhead) await assertAnchorFree(room, context);
      return { to: isAhead ? 'planned' : 'ended', reason: null };
    },
  },
  async afterStep(step, room, context) {
    const { before } = context;
    await follow(step, room, before, context);
    if (step === 'ban') await endAddresses(room, context);
    if (step === 'submit') await notifyRoom('LIVE_SUBMIT', room, context);
    if (step === 'approve') await notifyRoom('LIVE_PASS', room, context);
    if (step === 'reject') await notifyRoom('LIVE_REJECT', room, context, room.auditReason ?? '');
    if (step === 'cancel') await notifyCancelled(room, before, context);
    if (step === 'start') await notifyRoom('LIVE_START', room, context);
    if (step === 'miss') await notifyRoom('LIVE_MISSED', room, context);
    if (step === 'interrupt') await notifyRoom('L01', room, context);
  },
});
