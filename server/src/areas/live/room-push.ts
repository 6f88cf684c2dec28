import { refusal } from '@campus/contract/kit';
import {
  type LiveStream,
  liveOwners,
  livePushUrl,
  liveRoom,
  type PushAddress,
  resetStreamKey,
  roomConsole,
  roomFlow,
  roomStatistics,
  roomStream,
  liveWords as words,
} from '@campus/contract/live';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import type { Call } from '../../kit/http/route.ts';
import { lockVisible } from '../../kit/write/lock-visible.ts';
import { issuePush, loadConsole, loadStatistics } from '../../platform/live/publishing.ts';
import { findStream, renewStream } from '../../platform/live/streams.ts';
import { isOnAir, type Room } from './room-access.ts';

const owner = liveOwners.room;
interface OwnRoom {
  readonly room: Room;
  readonly stream: LiveStream;
}
/** A room that can be published to, locked with its stream. */
async function loadOpen(id: string, context: Context): Promise<OwnRoom> {
  const room = await lockVisible(liveRoom, id, context);
  if (!isOnAir(room) && room.status !== roomFlow.states.planned.code) throw refusal(words.noPush, 'RC_STATE');
  return { room, stream: (await findStream(owner, id, context, true)) as LiveStream };
}
const issue = ({ room, stream }: OwnRoom, context: Context, call: Call): Promise<PushAddress> =>
  issuePush(roomStream, stream, room.planEndTime, context, call);
export const pushUrlAnswer = answer(livePushUrl, async ({ id }, context, call) =>
  issue(await loadOpen(id, context), context, call),
);
export const resetKeyAnswer = answer(resetStreamKey, async ({ id }, context, call) => {
  await renewStream(roomStream, (await loadOpen(id, context)).stream, context);
  return issue(await loadOpen(id, context), context, call);
});

async function loadStream(id: string, context: Context): Promise<LiveStream> {
  await context.engine.one(liveRoom, id, context);
  return (await findStream(owner, id, context)) as LiveStream;
}
export const roomConsoleAnswer = answer(roomConsole, async ({ id }, context) =>
  loadConsole(await loadStream(id, context), context),
);
export const roomStatisticsAnswer = answer(roomStatistics, async ({ id }, context) =>
  loadStatistics(await loadStream(id, context), context),
);
