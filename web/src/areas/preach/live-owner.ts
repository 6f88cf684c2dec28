import { chinaTime, getState } from '@campus/contract/kit';
import { liveScreen, streamFlow } from '@campus/contract/live';
import {
  chatMinutes,
  enterPreach,
  leavePreach,
  likePreach,
  mutePreachChat,
  playPreachReplay,
  pollPreachChat,
  preachChat,
  preachMute,
  preachMutes,
  preachPlayUrls,
  preachPushUrl,
  resetPreachKey,
  sendPreachChat,
  unmutePreachChat,
  type WatchedPreach,
  watchPreach,
} from '@campus/contract/preach';
import type { LiveOwner, LivePhase, PushCalls } from '../../kit/live/live-owner.ts';
import { call, callEnvelope } from '../../request/call.ts';

const { states } = streamFlow;
const phases: Readonly<Record<keyof typeof states, LivePhase>> = {
  idle: 'idle',
  live: 'live',
  interrupted: 'interrupted',
  ended: 'ended',
};
const silent = { silent: true } as const;
const chatMs = chatMinutes * 60_000;
/** Whether the chat is open, by the clock of this machine; the server decides. */
const isChatOpen = ({ planStartTime, planEndTime }: WatchedPreach): boolean => {
  const at = (offset: number) => chinaTime(new Date(Date.now() + offset));
  return planStartTime <= at(chatMs) && planEndTime >= at(-chatMs);
};

/** A session for the screens of live streams. */
export const createPreachOwner = (preachId: string): LiveOwner<WatchedPreach> => ({
  id: preachId,
  frames: 'preachChat',
  isOwnFrame: (frame) => frame.preachId === preachId,
  describe(status) {
    const state = getState(streamFlow, status);
    return { phase: phases[state], label: states[state].label, tone: states[state].tone };
  },
  canSpeak: isChatOpen,
  enter: ({ watchId }) => call(enterPreach, { preachId, watchId }, silent),
  leave: (watchId) => call(leavePreach, { preachId, watchId }, silent),
  report: (watchId) => call(watchPreach, { preachId, watchId }, silent),
  like: (watchId) => call(likePreach, { preachId, watchId }),
  poll: (watchId, afterSeq) => call(pollPreachChat, { preachId, watchId, afterSeq }, silent),
  send: (content, replyTo) => call(sendPreachChat, { preachId, content, replyTo }, silent),
  getPlayUrls: () => call(preachPlayUrls, { preachId }, silent),
  playReplay: () => call(playPreachReplay, { preachId }, silent),
  chat: preachChat,
  chatOwner: 'preachId',
  mutes: {
    name: preachMute.name,
    list: () => call(preachMutes, { preachId }, silent),
    add: (userId, minutes) => callEnvelope(mutePreachChat, { preachId, userId, minutes }),
    remove: (userId) => callEnvelope(unmutePreachChat, { preachId, userId }),
    may: { add: mutePreachChat.needs as string, remove: unmutePreachChat.needs as string },
  },
});
export const createPreachPush = (liveId: string): PushCalls => ({
  get: () => call(preachPushUrl, { id: liveId }),
  reset: () => call(resetPreachKey, { id: liveId }),
  mayReset: resetPreachKey.needs as string,
  resume: liveScreen.pushDialog.resume.preach,
});
