import {
  liveChat,
  liveMute,
  liveOwners,
  liveRoom,
  muteChat,
  pollChat,
  sendChat,
  unmuteChat,
} from '@campus/contract/live';
import { behaviour } from '../../kit/behaviour.ts';
import { answer } from '../../kit/http/answer.ts';
import { tenantOfRow } from '../../kit/http/visitor.ts';
import { lockVisible } from '../../kit/write/lock-visible.ts';
import { poll, speak } from '../../platform/live/broadcast.ts';
import {
  announceModeration,
  loadUserName,
  moderationSteps,
  mute,
  tellMute,
  unmute,
} from '../../platform/live/muting.ts';
import { chatOf, openRoom } from './room-access.ts';

const owner = liveOwners.room;
const ofRoom = { tenantOf: tenantOfRow(liveRoom, 'roomId') };

/** Messages: moderated in place; every change reaches the listeners. */
export const liveChatBehaviour = behaviour(liveChat, {
  steps: moderationSteps,
  async afterStep(step, row, context) {
    const room = await context.engine.lock(liveRoom, row.roomId as string, context);
    if (room) await announceModeration(step, row.id, chatOf(room), context);
  },
});

export const sendChatAnswer = answer(
  sendChat,
  async ({ roomId, ...message }, context, call) => speak(await openRoom(roomId, context, call), message, context),
  ofRoom,
);
export const pollChatAnswer = answer(
  pollChat,
  async ({ roomId, ...from }, context, call) => poll(await openRoom(roomId, context, call), from, context),
  ofRoom,
);

export const muteChatAnswer = answer(muteChat, async ({ roomId, ...of }, context) => {
  await lockVisible(liveRoom, roomId, context);
  await mute(liveMute, { owner, ownerId: roomId }, of, context);
  return null;
});
export const unmuteChatAnswer = answer(unmuteChat, async ({ roomId, userId }, context) => {
  await lockVisible(liveRoom, roomId, context);
  await unmute(liveMute, { owner, ownerId: roomId }, userId, context);
  return null;
});

/** Mutes: a room of the own side, a user who was seen there, and no one who runs the room. */
export const liveMuteBehaviour = behaviour(liveMute, {
  async beforeSave(draft, context) {
    const { id: ownerId } = await lockVisible(liveRoom, draft.roomId as string, context);
    draft.userName = await loadUserName({ owner, ownerId }, draft.userId as string, context);
  },
  afterSave: (row, context) => tellMute({ owner, ownerId: row.roomId as string }, row.userId, true, context),
  beforeDelete: (row, context) => tellMute({ owner, ownerId: row.roomId as string }, row.userId, false, context),
});
