import { refusal } from '@campus/contract/kit';
import {
  type LiveStream,
  liveLimits,
  liveOwners,
  livePushUrl,
  liveRoom,
  type PushAddress,
  type RoomConsole,
  type RoomStatistics,
  resetStreamKey,
  roomConsole,
  roomFlow,
  roomStatistics,
  roomStream,
  liveWords as words,
} from '@campus/contract/live';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import type { Call } from '../../kit/http/route.ts';
import { isProvider } from '../../platform/live/live-service.ts';
import { findStream } from '../../platform/live/streams.ts';
import { getOnlineCurve } from '../../platform/live/watch.ts';
import { addSeconds, minute } from '../../platform/sign-in/moments.ts';
import { renewStream } from './live-room.ts';
import { isOnAir, type Room } from './room-access.ts';
import { hostOf } from './room-watch.ts';

const owner = liveOwners.room;
async function loadOwn(id: string, context: Context): Promise<{ room: Room; stream: LiveStream }> {
  await context.engine.one(liveRoom, id, context);
  const room = (await context.engine.lock(liveRoom, id, context)) as Room;
  const stream = (await findStream(owner, id, context, true)) as LiveStream;
  return { room, stream };
}
/** The address that publishes the stream of a room; starts the media server that takes it. */
async function issuePush(
  { room, stream }: { room: Room; stream: LiveStream },
  context: Context,
  call: Call,
): Promise<PushAddress> {
  if (!isOnAir(room) && room.status !== roomFlow.states.planned.code) throw refusal(words.noPush, 'RC_STATE');
  const { live } = context.services;
  if (stream.provider === 'demo' || !isProvider(stream.provider)) throw refusal(words.noPushForDemo, 'RC_STATE');
  if (stream.provider === 'builtin' && (await live.media.start()) !== 'running' && !(await live.media.findPlace()))
    throw refusal(words.serviceDown, 'RC_STATE');
  const { hash, ...address } = live.createPush(stream.provider, stream.streamName, room.planEndTime, hostOf(call));
  await context.engine.set(roomStream, stream.id, { pushHash: hash }, context);
  return address;
}
export const pushUrlAnswer = answer(livePushUrl, async ({ id }, context, call) =>
  issuePush(await loadOwn(id, context), context, call),
);
export const resetKeyAnswer = answer(resetStreamKey, async ({ id }, context, call) => {
  const { room } = await loadOwn(id, context);
  if (!isOnAir(room) && room.status !== roomFlow.states.planned.code) throw refusal(words.noPush, 'RC_STATE');
  await renewStream(room, context);
  return issuePush(await loadOwn(id, context), context, call);
});

const curveMinutes = 30;
export const roomConsoleAnswer = answer(roomConsole, async ({ id }, context): Promise<RoomConsole> => {
  await context.engine.one(liveRoom, id, context);
  const stream = await findStream(owner, id, context);
  const { media } = context.services.live;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from live_chat where owner_type = ${owner} and owner_id = ${id} and status = 0`.execute(
    context.db,
  );
  const from = addSeconds(context.now, -curveMinutes * minute);
  return {
    media: stream?.provider === 'builtin' ? media.state : 'external',
    isPublishing: stream?.clientId !== null && stream?.clientId !== undefined,
    bitrate: (stream && media.findBitrate(stream.streamName)) ?? null,
    curve: await getOnlineCurve({ owner, ownerId: id }, { from, to: context.now, most: curveMinutes }, context),
    waiting: rows[0]?.n ?? 0,
  };
});

const bands = [60, 300, 900, 1800] as const;
const bandNames = ['1分钟以内', '1-5分钟', '5-15分钟', '15-30分钟', '30分钟以上'] as const;
const mostMinutes = liveLimits.longestHours * 60 + 2 * liveLimits.lateMinutes;
export const roomStatisticsAnswer = answer(roomStatistics, async ({ id }, context): Promise<RoomStatistics> => {
  await context.engine.one(liveRoom, id, context);
  const place = { owner, ownerId: id };
  const { rows } = await sql<{
    viewCount: number;
    uv: number;
    peakOnline: number;
    startAt: string | null;
    endAt: string | null;
  }>`select view_count, uv, peak_online, start_at, end_at from live_stream
    where owner_type = ${owner} and owner_id = ${id} and del_flag = 0`.execute(context.db);
  const facts = rows[0] ?? { viewCount: 0, uv: 0, peakOnline: 0, startAt: null, endAt: null };
  const watched = await sql<{ band: number; n: number; seconds: number }>`
    select width_bucket(watch_seconds, ${`{${bands.join(',')}}`}::int[]) as band, count(*)::int as n, sum(watch_seconds)::int as seconds
    from live_watch where owner_type = ${owner} and owner_id = ${id} group by 1`.execute(context.db);
  const devices = await sql<{ name: string; value: number }>`
    select device as name, count(*)::int as value from live_watch where owner_type = ${owner} and owner_id = ${id}
    group by 1 order by 2 desc`.execute(context.db);
  const chats = await sql<{ time: string; count: number }>`
    select to_char(to_timestamp(floor(extract(epoch from send_time) / 300) * 300) at time zone 'Asia/Shanghai', 'HH24:MI') as time,
      count(*)::int as count
    from live_chat where owner_type = ${owner} and owner_id = ${id} and status = 1 and msg_type = 1 group by 1 order by 1`.execute(
    context.db,
  );
  const visits = watched.rows.reduce((sum, { n }) => sum + n, 0);
  const seconds = watched.rows.reduce((sum, row) => sum + row.seconds, 0);
  const { viewCount, uv, peakOnline, startAt, endAt } = facts;
  return {
    ...{ viewCount, uv, peakOnline },
    averageSeconds: visits === 0 ? 0 : Math.round(seconds / visits),
    online: startAt
      ? await getOnlineCurve(place, { from: startAt, to: endAt ?? context.now, most: mostMinutes }, context)
      : [],
    lengths: bandNames.map((name, band) => ({ name, value: watched.rows.find((row) => row.band === band)?.n ?? 0 })),
    devices: devices.rows,
    chats: chats.rows,
  };
});
