import {
  enterRoom,
  type LiveStream,
  leaveRoom,
  likeRoom,
  liveOwners,
  livePlayUrls,
  liveRoom,
  noticeRoom,
  type OpenPlayback,
  playbackFlow,
  viewLimits,
  watchRoom,
} from '@campus/contract/live';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { tenantOfRow } from '../../kit/http/visitor.ts';
import { enter, getPlayUrls, leave, like, report, setNotice } from '../../platform/live/broadcast.ts';
import { findStream } from '../../platform/live/streams.ts';
import { loadCompanyName } from '../enterprise/company-name.ts';
import { openRoom, type Room } from './room-access.ts';

const ofRoom = { tenantOf: tenantOfRow(liveRoom, 'id') };

async function listPlaybacks(room: Room, { db }: Context): Promise<OpenPlayback[]> {
  const { rows } = await sql<OpenPlayback>`
    select id, title, cover, duration_seconds from live_playback
    where room_id = ${room.id} and del_flag = 0 and status = ${playbackFlow.states.published.code}
    order by sort_order nulls last, create_time`.execute(db);
  return rows;
}
async function describeRoom(room: Room, context: Context) {
  const { id, title, coverImg, anchorName, summary, intro, planStartTime, planEndTime, viewLimit } = room;
  return {
    ...{ id, title, coverImg, anchorName, summary, intro, planStartTime, planEndTime },
    companyName: (await loadCompanyName(room.companyId, context)) ?? null,
    needsPassword: viewLimit === viewLimits.password,
    playbacks: await listPlaybacks(room, context),
  };
}

export const enterRoomAnswer = answer(
  enterRoom,
  async ({ id, password, watchId }, context, call) => {
    const broadcast = await openRoom(id, context, call, password);
    const entered = await enter(broadcast, watchId, context, call);
    return { ...(await describeRoom(broadcast.room, context)), ...entered };
  },
  ofRoom,
);
export const leaveRoomAnswer = answer(
  leaveRoom,
  async ({ id, watchId }, context, call) => leave(await openRoom(id, context, call), watchId, context, call),
  ofRoom,
);
export const watchRoomAnswer = answer(
  watchRoom,
  async ({ id, watchId }, context, call) => report(await openRoom(id, context, call), watchId, context, call),
  ofRoom,
);
export const likeRoomAnswer = answer(
  likeRoom,
  async ({ id, ...of }, context, call) => like(await openRoom(id, context, call), of, context),
  ofRoom,
);
export const playUrlsAnswer = answer(
  livePlayUrls,
  async ({ id, password }, context, call) => getPlayUrls(await openRoom(id, context, call, password), context, call),
  ofRoom,
);

export const noticeRoomAnswer = answer(noticeRoom, async ({ id, noticeText }, context) => {
  await context.engine.one(liveRoom, id, context);
  await setNotice((await findStream(liveOwners.room, id, context)) as LiveStream, noticeText, context);
  return null;
});
