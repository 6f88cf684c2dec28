import { failure, refusal, type Session } from '@campus/contract/kit';
import {
  type ChatMessage,
  type ChatPage,
  type LiveState,
  type LiveStream,
  liveRoles,
  liveWords,
  type PlayAddress,
  type WatchedLive,
} from '@campus/contract/live';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Call } from '../../kit/http/route.ts';
import { type Chat, isMuted, readChat, readLastMessages, sendMessage, topicOf } from './chat.ts';
import { tellViewers } from './live-frames.ts';
import { isProvider } from './live-service.ts';
import { loadStreamService } from './tenant-live.ts';
import { beginVisit, continueVisit, countOnline, endVisit, raisePeak } from './watch.ts';

/** A room or session with its stream, as one caller meets it. */
export interface Broadcast {
  readonly stream: LiveStream;
  readonly chat: Chat;
  /** State that viewers see: that of the owner. */
  readonly status: number;
  readonly isOnAir: boolean;
  readonly viewer: Session | undefined;
  /** Role of the viewer in the chat; null for a visitor, who cannot speak. */
  readonly role: number | null;
  /** Why this viewer may not watch; undefined: he may. `isInside`: he has entered, and gives no password again. */
  readonly obstacle: (isInside: boolean) => Promise<Error | undefined>;
}
const placeOf = ({ stream: { ownerType: owner, ownerId, tenantId } }: Broadcast) => ({ owner, ownerId, tenantId });
const viewerOf = ({ viewer: session }: Broadcast, { ip, userAgent }: Call) => ({ session, ip, userAgent });
/** The host by which the caller reaches the site, without its port. */
export const hostOf = (call: Call): string => (call.headers.host ?? '127.0.0.1').replace(/:\d+$/, '');

export async function assertMayWatch({ obstacle }: Broadcast, isInside = false): Promise<void> {
  const reason = await obstacle(isInside);
  if (reason) throw reason;
}
/** Throws unless the viewer has entered and may still watch. */
async function assertVisit(broadcast: Broadcast, { db }: Context, watchId: string | null = null): Promise<void> {
  const { viewer } = broadcast;
  const { owner, ownerId } = placeOf(broadcast);
  const who = viewer ? sql`user_id = ${viewer.userId}` : sql`id = ${watchId} and user_id is null`;
  const { rows } = await sql`
    select 1 from live_watch where owner_type = ${owner} and owner_id = ${ownerId} and ${who} limit 1`.execute(db);
  if (rows.length === 0) throw failure('notFound');
  await assertMayWatch(broadcast, true);
}

type Entered = Pick<
  WatchedLive,
  'status' | 'online' | 'likeCount' | 'seq' | 'noticeText' | 'chatEnabled' | 'chatMode' | 'slowModeSeconds'
> &
  Pick<WatchedLive, 'role' | 'isMuted' | 'watchId' | 'chat'>;
/** Begins a visit, or joins again after a lost connection. */
export async function enter(
  broadcast: Broadcast,
  watchId: string | null,
  context: Context,
  call: Call,
): Promise<Entered> {
  await assertMayWatch(broadcast);
  const { stream, chat, status, viewer, role } = broadcast;
  const place = placeOf(broadcast);
  const who = viewerOf(broadcast, call);
  const isKnown = watchId !== null && (await continueVisit(place, watchId, who, context));
  const visit = isKnown ? watchId : await beginVisit(place, who, context);
  const { owner, ownerId } = place;
  if (viewer) context.later(() => context.services.live.topics.join(topicOf(owner, ownerId), viewer.userId));
  return {
    ...{ status, role, watchId: visit, likeCount: stream.likeCount, seq: stream.chatSeq },
    ...{ noticeText: stream.noticeText, chatEnabled: chat.isEnabled, chatMode: chat.mode },
    slowModeSeconds: chat.slowSeconds,
    isMuted: viewer ? await isMuted(chat, viewer.userId, context) : false,
    online: await countOnline(place, context),
    chat: await readLastMessages(owner, ownerId, stream.chatSeq, context.db),
  };
}
export async function leave(broadcast: Broadcast, watchId: string | null, context: Context, call: Call): Promise<null> {
  const { owner, ownerId, ...place } = placeOf(broadcast);
  const { viewer } = broadcast;
  if (watchId) await endVisit({ owner, ownerId, ...place }, watchId, viewerOf(broadcast, call), context);
  if (viewer) context.later(() => context.services.live.topics.leave(topicOf(owner, ownerId), viewer.userId));
  return null;
}
/** Notes that the viewer is still there. */
export async function report(broadcast: Broadcast, watchId: string, context: Context, call: Call): Promise<LiveState> {
  await assertMayWatch(broadcast, true);
  const place = placeOf(broadcast);
  if (!(await continueVisit(place, watchId, viewerOf(broadcast, call), context))) throw failure('notFound');
  const { status, stream } = broadcast;
  return { status, online: await raisePeak(place, context), likeCount: stream.likeCount, seq: stream.chatSeq };
}
export async function like(
  broadcast: Broadcast,
  { watchId, count }: { readonly watchId: string | null; readonly count: number | null },
  context: Context,
): Promise<number> {
  await assertVisit(broadcast, context, watchId);
  if (!broadcast.isOnAir) throw refusal(liveWords.notWatchable, 'RC_STATE');
  const { owner, ownerId } = placeOf(broadcast);
  const { rows } = await sql<{ likeCount: number }>`
    update live_stream set like_count = like_count + ${count ?? 1}::int
    where id = ${broadcast.stream.id} returning like_count`.execute(context.db);
  const likeCount = rows[0]?.likeCount ?? 0;
  context.later(() => tellViewers(owner, ownerId, 'like', { likeCount }, context.engine));
  return likeCount;
}
/** Addresses of a running stream; they end two hours later, and the player renews them before. */
export async function getPlayUrls(broadcast: Broadcast, context: Context, call: Call): Promise<PlayAddress> {
  await assertMayWatch(broadcast);
  const { stream, isOnAir } = broadcast;
  if (!isOnAir || !isProvider(stream.provider)) throw refusal(liveWords.notWatchable, 'RC_STATE');
  const service = await loadStreamService(stream.provider, context);
  return context.services.live.createPlay(service, stream.streamName, stream.startAt, hostOf(call));
}

export async function speak(
  broadcast: Broadcast,
  message: { readonly content: string; readonly replyTo: string | null },
  context: Context,
): Promise<ChatMessage> {
  const { viewer } = broadcast;
  if (!viewer) throw failure('expired', liveWords.signIn);
  const role = broadcast.role ?? liveRoles.viewer;
  if (role === liveRoles.viewer) await assertVisit(broadcast, context);
  return sendMessage(broadcast.chat, { session: viewer, role }, message, context);
}
export async function poll(
  broadcast: Broadcast,
  { watchId, afterSeq }: { readonly watchId: string | null; readonly afterSeq: number | null },
  context: Context,
): Promise<ChatPage> {
  await assertVisit(broadcast, context, watchId);
  const { owner, ownerId } = placeOf(broadcast);
  const { hasMore: _more, ...page } = await readChat(owner, ownerId, afterSeq ?? 0, context.db);
  return page;
}

/** Shows a notice to the viewers, or takes it away. */
export async function setNotice(stream: LiveStream, noticeText: string | null, context: Context): Promise<void> {
  await sql`update live_stream set notice_text = ${noticeText} where id = ${stream.id}`.execute(context.db);
  const { ownerType, ownerId } = stream;
  context.later(() => tellViewers(ownerType, ownerId, 'notice', { noticeText }, context.engine));
}
