import { refusal } from '@campus/contract/kit';
import {
  chatFlow,
  type LiveConsole,
  type LiveStatistics,
  type LiveStream,
  liveLimits,
  liveWords,
  type PushAddress,
  type StreamEntity,
} from '@campus/contract/live';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Call } from '../../kit/http/route.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { addSeconds, minute } from '../sign-in/moments.ts';
import { hostOf } from './broadcast.ts';
import { isProvider } from './live-service.ts';
import { loadStreamService } from './tenant-live.ts';
import { getOnlineCurve } from './watch.ts';

/** The address that publishes a stream until its planned end; starts the media server that takes it. */
export async function issuePush(
  entity: StreamEntity,
  stream: LiveStream,
  plannedEnd: string,
  context: Context,
  call: Call,
): Promise<PushAddress> {
  const { live } = context.services;
  if (stream.provider === 'demo' || !isProvider(stream.provider)) throw refusal(liveWords.noPushForDemo, 'RC_STATE');
  if (stream.provider === 'builtin' && (await live.media.start()) !== 'running' && !(await live.media.findPlace()))
    throw refusal(liveWords.serviceDown, 'RC_STATE');
  const service = await loadStreamService(stream.provider, context);
  const { hash, ...address } = live.createPush(service, stream.streamName, plannedEnd, hostOf(call));
  await context.engine.set(entity, stream.id, { pushHash: hash }, context);
  return address;
}

const curveMinutes = 30;
/** What those who run a stream watch: the publisher, the viewers of the last minutes, messages that wait. */
export async function loadConsole(stream: LiveStream, context: Context): Promise<LiveConsole> {
  const { media } = context.services.live;
  const { ownerType: owner, ownerId } = stream;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from live_chat where owner_type = ${owner} 
      and owner_id = ${ownerId} and ${inStates(chatFlow, ['waiting'])}`.execute(context.db);
  const from = addSeconds(context.now, -curveMinutes * minute);
  return {
    media: stream.provider === 'builtin' ? media.state : 'external',
    isPublishing: stream.clientId !== null,
    bitrate: media.findBitrate(stream.streamName) ?? null,
    curve: await getOnlineCurve({ owner, ownerId }, { from, to: context.now, most: curveMinutes }, context),
    waiting: rows[0]?.n ?? 0,
  };
}

const bands = [60, 300, 900, 1800] as const;
const bandNames = ['1分钟以内', '1-5分钟', '5-15分钟', '15-30分钟', '30分钟以上'] as const;
const mostMinutes = liveLimits.longestHours * 60 + 2 * liveLimits.lateMinutes;
/** Viewers by minute, length of visits, devices and messages of a stream. */
export async function loadStatistics(stream: LiveStream, context: Context): Promise<LiveStatistics> {
  const { ownerType: owner, ownerId, viewCount, uv, peakOnline, startAt, endAt } = stream;
  const ofOwner = sql`owner_type = ${owner} and owner_id = ${ownerId}`;
  const watched = await sql<{ band: number; n: number; seconds: number }>`
    select width_bucket(watch_seconds, ${`{${bands.join(',')}}`}::int[]) as band, count(*)::int as n, sum(watch_seconds)::int as seconds
    from live_watch where ${ofOwner} group by 1`.execute(context.db);
  const devices = await sql<{ name: string; value: number }>`
    select device as name, count(*)::int as value from live_watch where ${ofOwner} group by 1 order by 2 desc`.execute(
    context.db,
  );
  const chats = await sql<{ time: string; count: number }>`
    select to_char(to_timestamp(floor(extract(epoch from send_time) / 300) * 300) at time zone 'Asia/Shanghai', 'HH24:MI') as time,
      count(*)::int as count
    from live_chat where ${ofOwner} and ${inStates(chatFlow, ['shown'])} and msg_type = 1 group by 1 order by 1`.execute(
    context.db,
  );
  const visits = watched.rows.reduce((sum, { n }) => sum + n, 0);
  const seconds = watched.rows.reduce((sum, row) => sum + row.seconds, 0);
  return {
    ...{ viewCount, uv, peakOnline },
    averageSeconds: visits === 0 ? 0 : Math.round(seconds / visits),
    online: startAt
      ? await getOnlineCurve(
          { owner, ownerId },
          { from: startAt, to: endAt ?? context.now, most: mostMinutes },
          context,
        )
      : [],
    lengths: bandNames.map((name, band) => ({ name, value: watched.rows.find((row) => row.band === band)?.n ?? 0 })),
    devices: devices.rows,
    chats: chats.rows,
  };
}
