import { failure, isEnterprise, isStaff, type Row, refusal, type Session } from '@campus/contract/kit';
import {
  chatModes,
  type LiveStream,
  liveChat,
  liveOwners,
  liveRoles,
  liveRoom,
  liveWords,
  roomFlow,
  viewLimits,
} from '@campus/contract/live';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Call } from '../../kit/http/route.ts';
import type { Broadcast } from '../../platform/live/broadcast.ts';
import type { Chat } from '../../platform/live/chat.ts';
import { isSameSecret } from '../../platform/live/hooks.ts';
import { findStream } from '../../platform/live/streams.ts';
import { hasSignedUp } from './room-applicants.ts';

export type Room = Row<typeof liveRoom>;
const { states } = roomFlow;
export const isOnAir = ({ status }: Pick<Room, 'status'>): boolean =>
  status === states.live.code || status === states.interrupted.code;
/** A room that viewers may know of: it is announced, running or over. */
export const openStatuses: readonly number[] = [
  states.planned.code,
  states.live.code,
  states.interrupted.code,
  states.ended.code,
];

/** The room and its stream for a viewer of any side. Throws notFound for one that is not announced. */
async function loadRoom(id: string, context: Context): Promise<{ room: Room; stream: LiveStream }> {
  const { rows } = await sql<Room>`select * from live_room where ${context.live(liveRoom)} and id = ${id}`.execute(
    context.db,
  );
  const [room] = rows;
  const stream = room && openStatuses.includes(room.status) && (await findStream(liveOwners.room, id, context));
  if (!room || !stream) throw failure('notFound');
  return { room, stream };
}
/** The signed-in user of a public call, if he belongs to the tenant of the room. */
export const findViewer = ({ session }: Call, { session: { tenantId } }: Context): Session | undefined =>
  session?.tenantId === tenantId ? session : undefined;

const isOwnCompany = (room: Room, session: Session): boolean =>
  room.companyId !== null && isEnterprise(session) && room.companyId === session.companyId;
/** Role of a user in a room; null for a visitor, who cannot speak. */
function getRole(room: Room, session: Session | undefined): number | null {
  if (!session) return null;
  const isOwner = isOwnCompany(room, session) || (isStaff(session) && room.companyId === null);
  if (isOwner && room.createBy === session.username) return liveRoles.anchor;
  if (isStaff(session) && session.codes.has(liveChat.can.hide)) return liveRoles.manager;
  return isOwner ? liveRoles.company : liveRoles.viewer;
}

/**
 * The reason this viewer may not watch the room. Those who run it always may; the password is asked once, a place at the
 * object of the room each time.
 */
async function findObstacle(
  room: Room,
  session: Session | undefined,
  password: string | null | undefined,
  context: Context,
): Promise<Error | undefined> {
  const role = getRole(room, session);
  if (role !== null && role !== liveRoles.viewer) return undefined;
  if (room.viewLimit !== viewLimits.open && !session) return refusal(liveWords.signIn, 'RC_STATE');
  if (room.viewLimit === viewLimits.signedUp && !(await hasSignedUp(room, session, context)))
    return refusal(liveWords.signUp, 'RC_STATE');
  if (room.viewLimit !== viewLimits.password || password === undefined) return undefined;
  const isWrong = !isSameSecret(password ?? '', room.viewPassword ?? '');
  return isWrong ? refusal(liveWords.wrongPassword, 'OP_CODE') : undefined;
}
/** Throws when this viewer may not watch the room. */
export async function assertMayWatch(
  room: Room,
  session: Session | undefined,
  password: string | null,
  context: Context,
): Promise<void> {
  const obstacle = await findObstacle(room, session, password, context);
  if (obstacle) throw obstacle;
}
/** The room as the caller meets it. Throws notFound for one that is not announced. */
export async function openRoom(
  id: string,
  context: Context,
  call: Call,
  password: string | null = null,
): Promise<Broadcast & { readonly room: Room }> {
  const { room, stream } = await loadRoom(id, context);
  const viewer = findViewer(call, context);
  return {
    ...{ room, stream, viewer, status: room.status, isOnAir: isOnAir(room), chat: chatOf(room) },
    role: getRole(room, viewer),
    obstacle: (isInside) => findObstacle(room, viewer, isInside ? undefined : password, context),
  };
}

/** The chat of a room with its rules. */
export const chatOf = (room: Room): Chat => ({
  entity: liveChat,
  owner: liveOwners.room,
  ownerId: room.id,
  companyId: room.companyId,
  isOpen: isOnAir(room),
  isEnabled: room.chatEnabled === 'Y',
  mode: room.chatMode ?? chatModes.free,
  slowSeconds: room.slowModeSeconds ?? 0,
});
