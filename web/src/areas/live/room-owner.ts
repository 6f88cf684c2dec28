import { getState } from '@campus/contract/kit';
import {
  enterRoom,
  leaveRoom,
  likeRoom,
  liveChat,
  liveMute,
  livePlayUrls,
  livePushUrl,
  liveScreen,
  muteChat,
  playPlayback,
  pollChat,
  resetStreamKey,
  roomFlow,
  sendChat,
  unmuteChat,
  type WatchedRoom,
  watchRoom,
} from '@campus/contract/live';
import { readPage } from '../../kit/call/entity-calls.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { isOnAir, type LiveOwner, type LivePhase, type MutedRow, type PushCalls } from '../../kit/live/live-owner.ts';
import { call, callEnvelope } from '../../request/call.ts';

const { states } = roomFlow;
const phases: Readonly<Record<number, LivePhase>> = {
  [states.live.code]: 'live',
  [states.interrupted.code]: 'interrupted',
  [states.ended.code]: 'ended',
  [states.banned.code]: 'banned',
};
const toMuted = (row: RowData): MutedRow => ({
  userId: asText(row.userId),
  userName: asText(row.userName),
  muteUntil: asText(row.muteUntil) || null,
  reason: asText(row.reason),
});
const silent = { silent: true } as const;
const describe: LiveOwner['describe'] = (status) => {
  const { label, tone } = states[getState(roomFlow, status)];
  return { phase: phases[status] ?? 'idle', label, tone };
};

/** A room for the screens of live streams. */
export const createRoomOwner = (id: string): LiveOwner<WatchedRoom> => ({
  id,
  frames: 'liveRoom',
  isOwnFrame: ({ roomId }) => roomId === id,
  describe,
  canSpeak: ({ status }) => isOnAir(describe(status).phase),
  enter: (visit) => call(enterRoom, { id, ...visit }, silent),
  leave: (watchId) => call(leaveRoom, { id, watchId }, silent),
  report: (watchId) => call(watchRoom, { id, watchId }, silent),
  like: (watchId) => call(likeRoom, { id, watchId }),
  poll: (watchId, afterSeq) => call(pollChat, { roomId: id, watchId, afterSeq }, silent),
  send: (content, replyTo) => call(sendChat, { roomId: id, content, replyTo }, silent),
  getPlayUrls: (password) => call(livePlayUrls, { id, password }, silent),
  playReplay: (playbackId, password) => call(playPlayback, { id: playbackId, password }, silent),
  chat: liveChat,
  chatOwner: 'roomId',
  mutes: {
    name: liveMute.name,
    list: async () => {
      const { records } = await readPage<RowData>(liveMute.path, { roomId: id, pageNo: 1, pageSize: 100 });
      return records.map(toMuted);
    },
    add: (userId, minutes) => callEnvelope(muteChat, { roomId: id, userId, minutes }),
    remove: (userId) => callEnvelope(unmuteChat, { roomId: id, userId }),
    may: { add: liveMute.can.add, remove: liveMute.can.delete },
  },
});
export const createRoomPush = (id: string): PushCalls => ({
  get: () => call(livePushUrl, { id }),
  reset: () => call(resetStreamKey, { id }),
  mayReset: resetStreamKey.needs as string,
  resume: liveScreen.pushDialog.resume.room,
});
