import { failure, refusal, type Session } from '@campus/contract/kit';
import {
  enterRoom,
  type LiveStream,
  leaveRoom,
  likeRoom,
  liveOwners,
  livePlayUrls,
  liveRoom,
  noticeRoom,
  type OpenPlayback,
  playbackFlow,
  viewLimits,
  type WatchedRoom,
  watchRoom,
  liveWords as words,
} from '@campus/contract/live';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import type { Call } from '../../kit/http/route.ts';
import { tenantOfRow } from '../../kit/http/visitor.ts';
import { isMuted, readLastMessages, topicOf } from '../../platform/live/chat.ts';
import { tellViewers } from '../../platform/live/live-frames.ts';
import { isProvider } from '../../platform/live/live-service.ts';
import { beginVisit, continueVisit, countOnline, endVisit, raisePeak } from '../../platform/live/watch.ts';
import { assertMayWatch, chatOf, findViewer, getRole, isOnAir, loadRoom, type Room } from './room-access.ts';

const owner = liveOwners.room;
const ofRoom = { tenantOf: tenantOfRow(liveRoom, 'id') };
const placeOf = ({ id, tenantId }: Room) => ({ owner, ownerId: id, tenantId });
const viewerOf = (call: Call, context: Context) => ({
  session: findViewer(call, context),
  ip: call.ip,
  userAgent: call.userAgent,
});

/** Throws unless the viewer has entered the room, where the right to watch was checked. */
export async function assertVisit(
  roomId: string,
  session: Session | undefined,
  { db }: Context,
  watchId: string | null = null,
): Promise<void> {
  const who = session ? sql`user_id = ${session.userId}` : sql`id = ${watchId} and user_id is null`;
  const { rows } = await sql`
    select 1 from live_watch where owner_type = ${owner} and owner_id = ${roomId} and ${who} limit 1`.execute(db);
  if (rows.length === 0) throw failure('notFound');
}

async function listPlaybacks(room: Room, { db }: Context): Promise<OpenPlayback[]> {
  const { rows } = await sql<OpenPlayback>`
    select id, title, cover, duration_seconds from live_playback
    where room_id = ${room.id} and del_flag = 0 and status = ${playbackFlow.states.published.code}
    order by sort_order nulls last, create_time`.execute(db);
  return rows;
}
async function describeRoom(
  room: Room,
  stream: LiveStream,
  viewer: Session | undefined,
  context: Context,
): Promise<Omit<WatchedRoom, 'watchId' | 'chat' | 'online'>> {
  const { rows } = await sql<{ name: string }>`
    select company_name as name from rc_company where id = ${room.companyId}`.execute(context.db);
  const { id, title, coverImg, anchorName, summary, intro, planStartTime, planEndTime, status } = room;
  return {
    ...{ id, title, coverImg, anchorName, summary, intro, planStartTime, planEndTime, status },
    companyName: rows[0]?.name ?? null,
    noticeText: stream.noticeText,
    likeCount: stream.likeCount,
    seq: stream.chatSeq,
    chatEnabled: room.chatEnabled === 'Y',
    chatMode: room.chatMode ?? 1,
    slowModeSeconds: room.slowModeSeconds ?? 0,
    needsPassword: room.viewLimit === viewLimits.password,
    role: getRole(room, viewer),
    isMuted: viewer ? await isMuted(chatOf(room), viewer.userId, context) : false,
    playbacks: await listPlaybacks(room, context),
  };
}

/** Begins a visit, or joins again after a lost connection. */
export const enterRoomAnswer = answer(
  enterRoom,
  async ({ id, password, watchId }, context, call) => {
    const { room, stream } = await loadRoom(id, context);
    const viewer = viewerOf(call, context);
    assertMayWatch(room, viewer.session, password);
    const isKnown = watchId !== null && (await continueVisit(placeOf(room), watchId, viewer, context));
    const visit = isKnown ? watchId : await beginVisit(placeOf(room), viewer, context);
    const { session } = viewer;
    if (session) context.later(() => context.services.live.topics.join(topicOf(owner, id), session.userId));
    return {
      ...(await describeRoom(room, stream, session, context)),
      online: await countOnline(placeOf(room), context),
      watchId: visit,
      chat: await readLastMessages(owner, id, stream.chatSeq, context.db),
    };
  },
  ofRoom,
);
export const leaveRoomAnswer = answer(
  leaveRoom,
  async ({ id, watchId }, context, call) => {
    const { room } = await loadRoom(id, context);
    const viewer = viewerOf(call, context);
    if (watchId) await endVisit(placeOf(room), watchId, viewer, context);
    const { session } = viewer;
    if (session) context.later(() => context.services.live.topics.leave(topicOf(owner, id), session.userId));
    return null;
  },
  ofRoom,
);
export const watchRoomAnswer = answer(
  watchRoom,
  async ({ id, watchId }, context, call) => {
    const { room, stream } = await loadRoom(id, context);
    if (!(await continueVisit(placeOf(room), watchId ?? '', viewerOf(call, context), context)))
      throw failure('notFound');
    const online = await raisePeak(placeOf(room), context);
    return { status: room.status, online, likeCount: stream.likeCount, seq: stream.chatSeq };
  },
  ofRoom,
);
export const likeRoomAnswer = answer(
  likeRoom,
  async ({ id, watchId, count }, context, call) => {
    const { room } = await loadRoom(id, context);
    await assertVisit(room.id, findViewer(call, context), context, watchId);
    if (!isOnAir(room)) throw refusal(words.notWatchable, 'RC_STATE');
    const { rows } = await sql<{ likeCount: number }>`
      update live_stream set like_count = like_count + ${count ?? 1}::int
      where owner_type = ${owner} and owner_id = ${id} and del_flag = 0 returning like_count`.execute(context.db);
    const likeCount = rows[0]?.likeCount ?? 0;
    context.later(() => tellViewers(owner, id, 'like', { likeCount }, context.engine));
    return likeCount;
  },
  ofRoom,
);
/** Addresses of a running stream; they end two hours later, and the player renews them before. */
export const playUrlsAnswer = answer(
  livePlayUrls,
  async ({ id, password }, context, call) => {
    const { room, stream } = await loadRoom(id, context);
    assertMayWatch(room, findViewer(call, context), password);
    if (!isOnAir(room) || !isProvider(stream.provider)) throw refusal(words.notWatchable, 'RC_STATE');
    return context.services.live.createPlay(stream.provider, stream.streamName, stream.startAt, hostOf(call));
  },
  ofRoom,
);
/** The host by which the caller reaches the site, without its port. */
export const hostOf = (call: Call): string => (call.headers.host ?? '127.0.0.1').replace(/:\d+$/, '');

export const noticeRoomAnswer = answer(noticeRoom, async ({ id, noticeText }, context) => {
  await context.engine.one(liveRoom, id, context);
  await sql`
    update live_stream set notice_text = ${noticeText} where owner_type = ${owner} and owner_id = ${id} and del_flag = 0`.execute(
    context.db,
  );
  context.later(() => tellViewers(owner, id, 'notice', { noticeText }, context.engine));
  return null;
});
