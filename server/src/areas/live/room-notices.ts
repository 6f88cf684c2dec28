import { roomFlow } from '@campus/contract/live';
import type { Context } from '../../kit/context.ts';
import { notify } from '../../platform/messages/notify.ts';
import { companyMembers, usersWithRight, usersWithRole } from '../../platform/messages/receivers.ts';
import { loadCompanyName } from '../enterprise/company-name.ts';
import { openStatuses, type Room } from './room-access.ts';
import { listApplicants } from './room-applicants.ts';

export type RoomEvent =
  | 'LIVE_SUBMIT'
  | 'LIVE_PASS'
  | 'LIVE_REJECT'
  | 'LIVE_START'
  | 'LIVE_CANCEL'
  | 'LIVE_MISSED'
  | 'L01';
async function loadReceivers(code: RoomEvent, room: Room, context: Context): Promise<string[]> {
  if (code === 'LIVE_SUBMIT') return usersWithRight('live:liveRoom:audit', context);
  if (code === 'L01') return [room.createBy, ...(await usersWithRole('school_admin', context))];
  if (code === 'LIVE_START') return listApplicants(room, context);
  return room.companyId === null ? [room.createBy] : companyMembers(room.companyId, context);
}

/** Tells those who run a room, or who decide about it. */
export async function notifyRoom(
  code: RoomEvent,
  room: Room,
  context: Context,
  reason = '',
  more: readonly string[] = [],
): Promise<void> {
  const all = new Set([...(await loadReceivers(code, room, context)), ...more]);
  const receivers = [...all].filter((name) => name !== context.session.username);
  const companyName = await loadHostName(room, context);
  const { title, planStartTime } = room;
  notify(context, {
    code,
    refId: room.id,
    seq: room.version,
    receivers: { usernames: receivers },
    params: { title, planStartTime: planStartTime.slice(0, 16), companyName, reason },
  });
}
/** Tells of a cancelled room: those who signed up only when it was announced. */
export async function notifyCancelled(room: Room, before: Room, context: Context): Promise<void> {
  if (before.status === roomFlow.states.draft.code) return;
  const isAnnounced = openStatuses.includes(before.status);
  const applicants = isAnnounced ? await listApplicants(room, context) : [];
  await notifyRoom('LIVE_CANCEL', room, context, room.reason ?? '', applicants);
}
async function loadHostName({ companyId }: Room, context: Context): Promise<string> {
  return companyId === null ? '学校' : ((await loadCompanyName(companyId, context)) ?? '');
}
