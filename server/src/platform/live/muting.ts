import { type AnyEntity, failure, refusal } from '@campus/contract/kit';
import { type LiveOwner, liveRoles, liveWords } from '@campus/contract/live';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { addSeconds, minute } from '../sign-in/moments.ts';
import { type Chat, touchMessage } from './chat.ts';
import { tellViewers } from './live-frames.ts';
import { getOwnerField } from './streams.ts';

interface Place {
  readonly owner: LiveOwner;
  readonly ownerId: string;
}
const ofPlace = ({ owner, ownerId }: Place) => sql`owner_type = ${owner} and owner_id = ${ownerId}`;

/** Mutes a user for some minutes or, with 0, to the end; muting again moves the end. */
export async function mute(
  entity: AnyEntity,
  place: Place,
  {
    userId,
    minutes,
    reason,
  }: { readonly userId: string; readonly minutes: number | null; readonly reason: string | null },
  context: Context,
): Promise<void> {
  const muteUntil = minutes ? addSeconds(context.now, minutes * minute) : null;
  await sql`update live_mute set del_flag = 1 where ${ofPlace(place)} and user_id = ${userId} and del_flag = 0`.execute(
    context.db,
  );
  const values = { [getOwnerField(entity)]: place.ownerId, userId, muteUntil, reason: reason ?? '聊天禁言' };
  await context.engine.insert(entity, { ...values, userName: await loadUserName(place, userId, context) }, context);
  tellMute(place, userId, true, context);
}
/** Lets a user speak again. */
export async function unmute(entity: AnyEntity, place: Place, userId: string, context: Context): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from live_mute where ${ofPlace(place)} and user_id = ${userId} and del_flag = 0`.execute(context.db);
  for (const { id } of rows) await context.engine.remove(entity, id, context);
  if (rows.length > 0) tellMute(place, userId, false, context);
}
export function tellMute({ owner, ownerId }: Place, userId: string, isMuted: boolean, context: Context): void {
  context.later(() => tellViewers(owner, ownerId, 'mute', { userId, isMuted }, context.engine));
}
/** The name of a user who was seen here. Throws for one who was not, or who runs the stream. */
export async function loadUserName(place: Place, userId: string, { db }: Context): Promise<string> {
  const { rows: spoken } = await sql<{ name: string; role: number }>`
    select sender_name as name, sender_role as role from live_chat where ${ofPlace(place)} and sender_id = ${userId}
    order by seq desc limit 1`.execute(db);
  const [known] = spoken;
  if (known && known.role !== liveRoles.viewer) throw refusal(liveWords.chat.ownMute);
  if (known) return known.name;
  const { rows } = await sql<{ name: string }>`
    select user_name as name from live_watch where ${ofPlace(place)} and user_id = ${userId} limit 1`.execute(db);
  if (!rows[0]) throw failure('notFound');
  return rows[0].name;
}

const off = 'N' as const;
const stampHandler = ({ session, now }: Context) => ({ handleBy: session.username, handleTime: now });
/** What the steps of a moderator write besides the state. */
export const moderationSteps = {
  approve: (_row: unknown, _input: unknown, context: Context) => stampHandler(context),
  hide: (_row: unknown, _input: unknown, context: Context) => ({ ...stampHandler(context), topFlag: off }),
  restore: (_row: unknown, _input: unknown, context: Context) => stampHandler(context),
  remove: (_row: unknown, _input: unknown, context: Context) => ({ ...stampHandler(context), topFlag: off }),
  pin: (_row: unknown, _input: unknown, context: Context) => ({ ...stampHandler(context), topFlag: 'Y' as const }),
  unpin: (_row: unknown, _input: unknown, context: Context) => ({ ...stampHandler(context), topFlag: off }),
};
/** Tells the listeners of a moderated message; one message of a chat is pinned. */
export async function announceModeration(step: string, id: string, chat: Chat, context: Context): Promise<void> {
  if (step === 'pin') {
    const { rows } = await sql<{ id: string }>`
      update live_chat set top_flag = 'N' where ${ofPlace(chat)} and id <> ${id} and top_flag = 'Y' returning id`.execute(
      context.db,
    );
    for (const other of rows) await touchMessage(chat, other.id, context);
  }
  await touchMessage(chat, id, context);
}
