import { failure, type Row, refusal } from '@campus/contract/kit';
import {
  liveChat,
  liveMute,
  liveOwners,
  liveRoles,
  liveRoom,
  muteChat,
  pollChat,
  sendChat,
  unmuteChat,
  liveWords as words,
} from '@campus/contract/live';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { tenantOfRow } from '../../kit/http/visitor.ts';
import { readChat, sendMessage, touchMessage } from '../../platform/live/chat.ts';
import { tellViewers } from '../../platform/live/live-frames.ts';
import { addSeconds, minute } from '../../platform/sign-in/moments.ts';
import { chatOf, findViewer, getRole, loadRoom, type Room } from './room-access.ts';
import { assertVisit } from './room-watch.ts';

type Message = Row<typeof liveChat>;
const off = 'N' as const;
async function loadOwnRoom(id: string, context: Context): Promise<Room> {
  await context.engine.one(liveRoom, id, context);
  return (await context.engine.lock(liveRoom, id, context)) as Room;
}
const stampHandler = ({ session, now }: Context) => ({ handleBy: session.username, handleTime: now });

/** Messages: moderated in place; every change reaches the listeners. */
export const liveChatBehaviour = behaviour(liveChat, {
  steps: {
    approve: (_row, _input, context) => stampHandler(context),
    hide: (_row, _input, context) => ({ ...stampHandler(context), topFlag: off }),
    restore: (_row, _input, context) => stampHandler(context),
    remove: (_row, _input, context) => ({ ...stampHandler(context), topFlag: off }),
    pin: (_row, _input, context) => ({ ...stampHandler(context), topFlag: 'Y' as const }),
    unpin: (_row, _input, context) => ({ ...stampHandler(context), topFlag: off }),
  },
  async afterStep(step, row, context) {
    const room = await context.engine.lock(liveRoom, row.roomId as string, context);
    if (!room) return;
    if (step === 'pin') await unpinOthers(row, room, context);
    await touchMessage(chatOf(room), row.id, context);
  },
});
/** One message of a room is pinned. */
async function unpinOthers({ id, roomId }: Message, room: Room, context: Context): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update live_chat set top_flag = 'N' where owner_type = ${liveOwners.room} and owner_id = ${roomId} and id <> ${id}
      and top_flag = 'Y' returning id`.execute(context.db);
  for (const other of rows) await touchMessage(chatOf(room), other.id, context);
}

export const sendChatAnswer = answer(
  sendChat,
  async ({ roomId, content, replyTo }, context, call) => {
    const viewer = findViewer(call, context);
    if (!viewer) throw failure('expired', words.signIn);
    const { room } = await loadRoom(roomId, context);
    const role = getRole(room, viewer) ?? liveRoles.viewer;
    if (role === liveRoles.viewer) await assertVisit(room.id, viewer, context);
    return sendMessage(chatOf(room), { session: viewer, role }, { content, replyTo }, context);
  },
  { tenantOf: tenantOfRow(liveRoom, 'roomId') },
);
export const pollChatAnswer = answer(
  pollChat,
  async ({ roomId, watchId, afterSeq }, context, call) => {
    const { room } = await loadRoom(roomId, context);
    await assertVisit(room.id, findViewer(call, context), context, watchId);
    const { hasMore: _more, ...page } = await readChat(liveOwners.room, roomId, afterSeq ?? 0, context.db);
    return page;
  },
  { tenantOf: tenantOfRow(liveRoom, 'roomId') },
);

export const muteChatAnswer = answer(muteChat, async ({ roomId, userId, minutes, reason }, context) => {
  await loadOwnRoom(roomId, context);
  const muteUntil = minutes ? addSeconds(context.now, minutes * minute) : null;
  // Muting again moves the end.
  await sql`update live_mute set del_flag = 1 where owner_type = ${liveOwners.room} and owner_id = ${roomId}
    and user_id = ${userId} and del_flag = 0`.execute(context.db);
  await context.engine.add(liveMute, { roomId, userId, muteUntil, reason: reason ?? '聊天禁言' }, context);
  return null;
});
export const unmuteChatAnswer = answer(unmuteChat, async ({ roomId, userId }, context) => {
  const { engine } = context;
  await loadOwnRoom(roomId, context);
  const filter = { all: [['roomId', 'eq', roomId] as const, ['userId', 'eq', userId] as const] };
  for (const { id } of await engine.find<{ id: string }>(liveMute, filter, ['id'], context))
    await engine.remove(liveMute, id, context);
  return null;
});

/** Mutes: a room of the own side, a user who was seen there, and no one who runs the room. */
export const liveMuteBehaviour = behaviour(liveMute, {
  async beforeSave(draft, context) {
    const room = await loadOwnRoom(draft.roomId as string, context);
    const { rows } = await sql<{ name: string; role: number }>`
      select sender_name as name, sender_role as role from live_chat
      where owner_type = ${liveOwners.room} and owner_id = ${room.id} and sender_id = ${draft.userId}
      order by seq desc limit 1`.execute(context.db);
    const known = rows[0];
    if (known && known.role !== liveRoles.viewer) throw refusal(words.chat.ownMute);
    draft.userName = known?.name ?? (await loadViewerName(room.id, draft.userId as string, context));
  },
  afterSave: (row, context) => tellMute(row, true, context),
  beforeDelete: (row, context) => tellMute(row, false, context),
});
async function loadViewerName(roomId: string, userId: string, { db }: Context): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select user_name as name from live_watch where owner_type = ${liveOwners.room} and owner_id = ${roomId}
      and user_id = ${userId} limit 1`.execute(db);
  if (!rows[0]) throw failure('notFound');
  return rows[0].name;
}
function tellMute(row: Row<typeof liveMute>, isMuted: boolean, { later, engine }: Context): void {
  const data = { userId: row.userId, isMuted };
  later(() => tellViewers(liveOwners.room, row.roomId as string, 'mute', data, engine));
}
