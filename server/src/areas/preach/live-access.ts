import { failure, isEnterprise, isStaff, refusal, type Session } from '@campus/contract/kit';
import { chatModes, type LiveStream, liveOwners, liveRoles, liveWords, streamFlow } from '@campus/contract/live';
import {
  attendeeFlow,
  chatMinutes,
  preach,
  preachChat,
  preachFlow,
  preachLiveWords as words,
} from '@campus/contract/preach';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Broadcast } from '../../platform/live/broadcast.ts';
import type { Chat } from '../../platform/live/chat.ts';
import { findStream, isWatchable } from '../../platform/live/streams.ts';
import { setting } from '../../platform/settings.ts';
import { addSeconds, minute } from '../../platform/sign-in/moments.ts';
import type { Preach } from './preach-parts.ts';

const owner = liveOwners.preach;
const { approved, finished } = preachFlow.states;
const { signedUp, checkedIn } = attendeeFlow.states;

/** Whether the session is one that students know of. */
const isPublic = ({ status }: Preach): boolean => status === approved.code || status === finished.code;

/** The chat of a session with its rules. */
export async function chatOf(row: Preach, stream: LiveStream, context: Context): Promise<Chat> {
  const { now } = context;
  const opens = addSeconds(row.startTime ?? now, -chatMinutes * minute);
  const closes = addSeconds(row.endTime ?? now, chatMinutes * minute);
  return {
    entity: preachChat,
    owner,
    ownerId: row.id,
    companyId: row.companyId,
    isOpen: isPublic(row) && now >= opens && now <= closes,
    isEnabled: stream.allowChat === 1,
    mode: chatModes.free,
    slowSeconds: await setting(context, 'preach.chatIntervalSeconds'),
    replacesOnly: true,
    refusals: { ...words.chat, tooSoon: () => words.chat.tooSoon },
  };
}

/** Role of a user in a session. */
function getRole(row: Preach, session: Session): number {
  if (isStaff(session) && session.codes.has(preachChat.can.hide)) return liveRoles.manager;
  if (!isEnterprise(session) || session.companyId !== row.companyId) return liveRoles.viewer;
  return row.createBy === session.username ? liveRoles.anchor : liveRoles.company;
}

async function hasPlace(preachId: string, session: Session, { db }: Context): Promise<boolean> {
  if (isStaff(session)) return true;
  if (session.employId === undefined) return false;
  const { rows } = await sql`
    select 1 from rc_preach_attendee where preach_id = ${preachId} and employ_id = ${session.employId} and del_flag = 0
      and status in (${signedUp.code}, ${checkedIn.code})`.execute(db);
  return rows.length > 0;
}

/** The session and its stream, of the tenant. Throws notFound for one that is not published or not online. */
async function loadSession(
  preachId: string,
  context: Context,
): Promise<{ readonly row: Preach; readonly stream: LiveStream }> {
  const { rows } = await sql<Preach>`
    select * from rc_preach where ${context.live(preach)} and id = ${preachId}`.execute(context.db);
  const [row] = rows;
  const stream = row && isPublic(row) && (await findStream(owner, preachId, context));
  if (!row || !stream) throw failure('notFound');
  return { row, stream };
}

export interface OpenSession extends Broadcast {
  readonly row: Preach;
}
/** A published session as the signed-in caller meets it. */
export async function openSession(preachId: string, context: Context): Promise<OpenSession> {
  const { row, stream } = await loadSession(preachId, context);
  const { session: viewer } = context;
  const role = getRole(row, viewer);
  return {
    ...{ row, stream, viewer, role, status: stream.liveState, isOnAir: isWatchable(stream) },
    chat: await chatOf(row, stream, context),
    async obstacle() {
      const isFree = role !== liveRoles.viewer || stream.needSignUp !== 1;
      return isFree || (await hasPlace(preachId, viewer, context)) ? undefined : refusal(liveWords.signUp, 'RC_STATE');
    },
  };
}
export const isOver = ({ liveState }: Pick<LiveStream, 'liveState'>): boolean =>
  liveState === streamFlow.states.ended.code;
