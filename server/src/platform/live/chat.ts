import { type AnyEntity, fieldFailure, refusal, type Session } from '@campus/contract/kit';
import {
  type ChatMessage,
  type ChatPage,
  chatFlow,
  chatModes,
  type LiveOwner,
  liveLimits,
  liveRoles,
  liveWords,
  messageTypes,
} from '@campus/contract/live';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Handle } from '../../kit/handle.ts';
import { addSeconds, secondsBetween } from '../sign-in/moments.ts';
import { moderate } from './moderation.ts';
import { getOwnerField } from './streams.ts';

const words = liveWords.chat;
const { waiting, shown } = chatFlow.states;
interface ChatRefusals {
  readonly notOpen: string;
  readonly closed: string;
  readonly muted: (until: string | null) => string;
  readonly tooSoon: (seconds: number) => string;
}
const usual: ChatRefusals = { ...words, muted: () => words.muted };
/** A chat with the rules of its owner. */
export interface Chat {
  readonly entity: AnyEntity;
  readonly owner: LiveOwner;
  readonly ownerId: string;
  readonly companyId: string | null;
  /** Whether messages are taken at all now. */
  readonly isOpen: boolean;
  readonly isEnabled: boolean;
  readonly mode: number;
  /** Least seconds between two messages of a viewer. */
  readonly slowSeconds: number;
  /** Forbidden words are replaced, whatever their level. */
  readonly replacesOnly?: boolean;
  /** Refusals of this owner that differ from the engine's. */
  readonly refusals?: Partial<ChatRefusals>;
}
interface Sender {
  readonly session: Session;
  readonly role: number;
}
/** Messages of anybody within ten seconds, whatever the owner allows. */
const [burstSeconds, mostInBurst] = [10, 10];

/** Students are shown to everybody without their given name. */
const displayName = ({ audience, realname, username }: Session): string =>
  audience === 'student' ? `${realname.slice(0, 1)}同学` : realname || username;
export const topicOf = (owner: LiveOwner, ownerId: string): string => `live:${owner}:${ownerId}`;

/** Takes the next number of a chat; its row stays locked until the end of the transaction, so numbers commit in order. */
async function takeNumber({ owner, ownerId }: Chat, adds: boolean, { db, session }: Context): Promise<number> {
  const { rows } = await sql<{ chatSeq: number }>`
    update live_stream set chat_seq = chat_seq + 1, chat_count = chat_count + ${adds ? 1 : 0}::int
    where owner_type = ${owner} and owner_id = ${ownerId} and tenant_id = ${session.tenantId} and del_flag = 0
    returning chat_seq`.execute(db);
  if (!rows[0]) throw refusal(words.notOpen, 'RC_STATE');
  return rows[0].chatSeq;
}

interface Recent {
  readonly lastTime: string | null;
  readonly burst: number;
  readonly equal: number;
}
/** What the sender wrote here before. */
async function loadRecent(chat: Chat, senderId: string, content: string, { db, now }: Context): Promise<Recent> {
  const { rows } = await sql<Recent>`
    select max(send_time) as last_time,
      count(*) filter (where send_time > ${addSeconds(now, -burstSeconds)}::timestamptz)::int as burst,
      count(*) filter (where content = ${content} and send_time > ${addSeconds(now, -60)}::timestamptz)::int as equal
    from live_chat where owner_type = ${chat.owner} and owner_id = ${chat.ownerId} and sender_id = ${senderId}
      and send_time > ${addSeconds(now, -120)}::timestamptz`.execute(db);
  return rows[0] as Recent;
}
interface Mute {
  readonly muteUntil: string | null;
}
async function findMute({ owner, ownerId }: Chat, userId: string, { db, now }: Context): Promise<Mute | undefined> {
  const { rows } = await sql<Mute>`
    select mute_until from live_mute where owner_type = ${owner} and owner_id = ${ownerId} and user_id = ${userId} and del_flag = 0
      and (mute_until is null or mute_until > ${now}::timestamptz)`.execute(db);
  return rows[0];
}
export const isMuted = async (chat: Chat, userId: string, context: Context): Promise<boolean> =>
  (await findMute(chat, userId, context)) !== undefined;

/** Throws the reason this sender cannot speak now. The number of the chat is taken before, so sends take turns. */
async function assertMaySpeak(chat: Chat, { session, role }: Sender, content: string, context: Context): Promise<void> {
  const refusals = { ...usual, ...chat.refusals };
  if (!chat.isOpen) throw refusal(refusals.notOpen, 'RC_STATE');
  if (!chat.isEnabled) throw refusal(refusals.closed, 'RC_STATE');
  const isViewer = role === liveRoles.viewer;
  if (chat.mode === chatModes.silent && isViewer) throw refusal(words.silenced, 'RC_STATE');
  const mute = await findMute(chat, session.userId, context);
  if (mute) throw refusal(refusals.muted(mute.muteUntil), 'RC_STATE');
  const { lastTime, burst, equal } = await loadRecent(chat, session.userId, content, context);
  const wait = lastTime === null ? 0 : chat.slowSeconds - secondsBetween(lastTime, context.now);
  if (isViewer && wait > 0) throw refusal(refusals.tooSoon(wait), 'RC_LIMIT');
  if (burst >= mostInBurst) throw refusal(refusals.tooSoon(burstSeconds), 'RC_LIMIT');
  if (equal >= liveLimits.equalTexts) throw refusal(words.repeated, 'RC_LIMIT');
}

type Stored = Omit<ChatMessage, 'isPinned' | 'replyTo'> & {
  readonly topFlag: string;
  readonly eventSeq: number;
  readonly replyName: string | null;
  readonly replyText: string | null;
};
const columns = sql`c.id, c.seq, c.event_seq, c.sender_id, c.sender_name, c.sender_role, c.content, c.msg_type, c.status,
  c.send_time, c.top_flag, r.sender_name as reply_name, r.content as reply_text`;
const joined = sql`live_chat c left join live_chat r on r.id = c.reply_to_id and r.owner_id = c.owner_id and r.status = ${shown.code}`;
const toMessage = ({ topFlag, replyName, replyText, eventSeq: _seq, ...row }: Stored): ChatMessage => ({
  ...row,
  isPinned: topFlag === 'Y',
  replyTo: replyName === null ? null : { senderName: replyName, content: replyText ?? '' },
});

/** Stores a message and tells the listeners. Throws the refusal of the chat's rules. */
export async function sendMessage(
  chat: Chat,
  sender: Sender,
  { content, replyTo }: { readonly content: string; readonly replyTo: string | null },
  context: Context,
): Promise<ChatMessage> {
  const seq = await takeNumber(chat, true, context);
  const { action, text, hits } = await moderate(content, context, chat.replacesOnly);
  // The stored text has its words replaced already.
  await assertMaySpeak(chat, sender, text, context);
  if (action === 'block') throw fieldFailure('content', words.forbidden, 'OP_WORD');
  const needsReview = action === 'review' || (chat.mode === chatModes.reviewed && sender.role === liveRoles.viewer);
  if (replyTo) await assertReply(chat, replyTo, context);
  const row = await addMessage(
    chat,
    {
      seq,
      senderId: sender.session.userId,
      senderName: displayName(sender.session),
      senderRole: sender.role,
      content: text,
      msgType: messageTypes.text,
      hitWords: hits.join('、').slice(0, 200) || null,
      replyToId: replyTo,
      status: needsReview ? waiting.code : shown.code,
    },
    context,
  );
  const { rows } = await sql<Stored>`select ${columns} from ${joined} where c.id = ${row}`.execute(context.db);
  return toMessage(rows[0] as Stored);
}
async function assertReply({ owner, ownerId }: Chat, id: string, { db }: Context): Promise<void> {
  const { rows } = await sql`
    select 1 from live_chat where id = ${id} and owner_type = ${owner} and owner_id = ${ownerId} and status = ${shown.code}`.execute(
    db,
  );
  if (rows.length === 0) throw fieldFailure('replyTo', words.replyElsewhere);
}
async function addMessage(chat: Chat, values: Readonly<Record<string, unknown>>, context: Context): Promise<string> {
  const { entity, owner, ownerId, companyId } = chat;
  const seq = values.seq as number;
  const row = await context.engine.insert(
    entity,
    { ...values, [getOwnerField(entity)]: ownerId, companyId, eventSeq: seq, sendTime: context.now, topFlag: 'N' },
    context,
  );
  announce(owner, ownerId, seq, context);
  return row.id;
}
/** A line that the system says. */
export async function addSystemLine(chat: Chat, content: string, context: Context): Promise<void> {
  const seq = await takeNumber(chat, false, context);
  const who = { senderId: null, senderName: liveWords.lines.system, senderRole: liveRoles.system };
  await addMessage(chat, { seq, ...who, content, msgType: messageTypes.system, status: shown.code }, context);
}
/** Tells the listeners of a message that was approved, hidden, restored, deleted or pinned. */
export async function touchMessage(chat: Chat, id: string, context: Context): Promise<void> {
  const seq = await takeNumber(chat, false, context);
  await sql`update live_chat set event_seq = ${seq}::int where id = ${id}`.execute(context.db);
  announce(chat.owner, chat.ownerId, seq, context);
}
const announce = (owner: LiveOwner, ownerId: string, seq: number, { later, services }: Context): void =>
  later(() => services.live.topics.announce(topicOf(owner, ownerId), seq));

const pageSize = 200;
/** Changes of a chat after a number. A message that waits for review is only seen by its sender. */
export async function readChat(
  owner: LiveOwner,
  ownerId: string,
  after: number,
  db: Handle,
): Promise<ChatPage & { readonly hasMore: boolean }> {
  const { rows } = await sql<Stored>`
    select ${columns} from ${joined}
    where c.owner_type = ${owner} and c.owner_id = ${ownerId} and c.event_seq > ${after}::int
    order by c.event_seq limit ${pageSize}::int`.execute(db);
  return { ...toPage(rows, after), hasMore: rows.length === pageSize };
}
function toPage(rows: readonly Stored[], after: number): ChatPage {
  const isShown = ({ status }: Stored) => status === shown.code;
  return {
    seq: rows.at(-1)?.eventSeq ?? after,
    messages: rows.filter(isShown).map(toMessage),
    gone: rows.filter((row) => !isShown(row) && row.status !== waiting.code).map(({ id }) => id),
  };
}
/** The last messages, oldest first, and the pinned one. */
export async function readLastMessages(owner: LiveOwner, ownerId: string, seq: number, db: Handle): Promise<ChatPage> {
  const { rows } = await sql<Stored>`
    select * from (
      select ${columns} from ${joined} where c.owner_type = ${owner} and c.owner_id = ${ownerId} and c.status = ${shown.code}
      order by c.top_flag desc, c.seq desc limit ${liveLimits.chatPage}::int) m order by seq`.execute(db);
  return { seq, messages: rows.map(toMessage), gone: [] };
}
