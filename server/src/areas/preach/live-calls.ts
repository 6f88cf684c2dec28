import { failure, type Row, refusal } from '@campus/contract/kit';
import { type LiveStream, liveOwners, liveSources } from '@campus/contract/live';
import {
  controlPreachLive,
  mutePreachChat,
  preach,
  preachChat,
  preachHeartbeat,
  preachLive,
  preachLiveStat,
  preachMute,
  preachMutes,
  preachPushUrl,
  resetPreachKey,
  savePull,
  unmutePreachChat,
  preachLiveWords as words,
} from '@campus/contract/preach';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { answer, withMessage } from '../../kit/http/answer.ts';
import type { Call } from '../../kit/http/route.ts';
import { announceModeration, moderationSteps, mute, unmute } from '../../platform/live/muting.ts';
import { issuePush, loadConsole, loadStatistics } from '../../platform/live/publishing.ts';
import { findStream, renewStream } from '../../platform/live/streams.ts';
import { chatOf, isOver } from './live-access.ts';
import { announceSettings, lockSession } from './preach-live.ts';

const owner = liveOwners.preach;

/** The stream of an own row with its session, both locked. */
async function lockOwn(id: string, context: Context) {
  const { preachId } = await context.engine.one<{ preachId: string }>(preachLive, id, context);
  const row = await lockSession({ preachId }, context);
  const stream = (await findStream(owner, preachId, context, true)) as LiveStream;
  return { row, stream };
}
async function loadOwn(id: string, context: Context): Promise<LiveStream> {
  const { preachId } = await context.engine.one<{ preachId: string }>(preachLive, id, context);
  return (await findStream(owner, preachId, context)) as LiveStream;
}

/** Whether the address of a stream answers; null when it is on a host that the console may not fetch from. */
async function tryAddress(address: string, { services }: Context): Promise<boolean | null> {
  if (!services.live.isMediaHost(address)) return null;
  return services.live.probe(address);
}
/** Saves the settings of an own stream; one that is over takes few of them. */
async function savePullRow(id: string, body: Call['body'], context: Context): Promise<Row<typeof preachLive>> {
  const { stream } = await lockOwn(id, context);
  if (isOver(stream) && Object.keys(body).some((name) => !afterEnd.includes(name)))
    throw refusal(words.ended, 'RC_STATE');
  return (await context.engine.edit(preachLive, { ...body, id }, context)) as Row<typeof preachLive>;
}
export const savePullAnswer = answer(
  savePull,
  async ({ id }, context, call) => {
    const row = await context.engine.transaction(call, (own) => savePullRow(id, call.body, own));
    // The address is tried after the commit: no lock waits for another host.
    const address = row.source === liveSources.manual ? (row.pullHls ?? row.pullFlv) : null;
    if (!address) return { id, reachable: null };
    const reachable = await tryAddress(address, context);
    if (reachable === null) return withMessage({ id, reachable }, words.foreign(new URL(address).host));
    return reachable ? { id, reachable } : withMessage({ id, reachable }, words.unreachable);
  },
  { rowOf: preachLive, transaction: false },
);
/** What the school still sets when the stream is over. */
const afterEnd: readonly string[] = ['id', 'version', 'replayUrl', 'coverImg', 'needSignUp'];

async function issue(id: string, context: Context, call: Call) {
  const { row, stream } = await lockOwn(id, context);
  assertPush(stream);
  return issuePush(preachLive, stream, row.endTime ?? context.now, context, call);
}
function assertPush(stream: LiveStream): void {
  if (stream.source !== liveSources.push) throw refusal(words.noPush, 'RC_STATE');
  if (isOver(stream)) throw refusal(words.ended, 'RC_STATE');
}
export const preachPushUrlAnswer = answer(preachPushUrl, ({ id }, context, call) => issue(id, context, call));
export const resetPreachKeyAnswer = answer(resetPreachKey, async ({ id }, context, call) => {
  const { stream } = await lockOwn(id, context);
  assertPush(stream);
  await renewStream(preachLive, stream, context);
  return issue(id, context, call);
});
const toFlag = (value: number): 0 | 1 => (value === 1 ? 1 : 0);
export const controlPreachLiveAnswer = answer(
  controlPreachLive,
  async ({ id, allowChat, needSignUp, noticeText }, context, { body }) => {
    const { row, stream } = await lockOwn(id, context);
    if (isOver(stream)) throw refusal(words.ended, 'RC_STATE');
    const given = {
      ...(allowChat !== null && { allowChat: toFlag(allowChat) }),
      ...(needSignUp !== null && { needSignUp: toFlag(needSignUp) }),
      ...('noticeText' in body && { noticeText }),
    };
    await context.engine.set(preachLive, stream.id, given, context);
    announceSettings({ ...stream, ...given, preachId: row.id }, context);
    return null;
  },
);
export const preachHeartbeatAnswer = answer(
  preachHeartbeat,
  async ({ id }, context) => loadConsole(await loadOwn(id, context), context),
  { transaction: false },
);
export const preachLiveStatAnswer = answer(preachLiveStat, async ({ id }, context) =>
  loadStatistics(await loadOwn(id, context), context),
);

/** Messages: moderated in place; every change reaches the listeners. */
export const preachChatBehaviour = behaviour(preachChat, {
  steps: moderationSteps,
  async afterStep(step, { id, preachId }, context) {
    const row = await lockSession({ preachId }, context);
    const stream = await findStream(owner, row.id, context);
    if (stream) await announceModeration(step, id, await chatOf(row, stream, context), context);
  },
  /** Messages after one that the client has. */
  listFilter: ({ afterId }) => (afterId ? ['id', 'gt', afterId] : undefined),
});

/** Throws unless the session is the caller's or the school's. */
async function assertOwn(preachId: string, context: Context): Promise<void> {
  await context.engine.one(preach, preachId, context);
  const { companyId } = await lockSession({ preachId }, context);
  const { session } = context;
  if (session.companyId !== undefined && session.companyId !== companyId) throw failure('notFound');
}
export const mutePreachChatAnswer = answer(mutePreachChat, async ({ preachId, ...of }, context) => {
  await assertOwn(preachId, context);
  await mute(preachMute, { owner, ownerId: preachId }, of, context);
  return null;
});
export const unmutePreachChatAnswer = answer(unmutePreachChat, async ({ preachId, userId }, context) => {
  await assertOwn(preachId, context);
  await unmute(preachMute, { owner, ownerId: preachId }, userId, context);
  return null;
});
export const preachMutesAnswer = answer(preachMutes, async ({ preachId }, context) => {
  const { rows } = await sql<{ userId: string; userName: string; muteUntil: string | null; reason: string }>`
    select user_id, user_name, mute_until, reason from live_mute
    where ${await context.visible(preachMute)} and owner_id = ${preachId}
      and (mute_until is null or mute_until > ${context.now}::timestamptz)
    order by create_time desc limit 500`.execute(context.db);
  return rows;
});
