import { fieldFailure, type Row, refusal, type Session } from '@campus/contract/kit';
import {
  type LiveStream,
  livePlayback,
  liveRoom,
  playbackFlow,
  playPlayback,
  roomFlow,
  liveWords as words,
} from '@campus/contract/live';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { tenantOfRow } from '../../kit/http/visitor.ts';
import { assertMayWatch, findViewer, openStatuses, type Room } from './room-access.ts';

type Playback = Row<typeof livePlayback>;
const { processing, published, ready } = playbackFlow.states;
const emptyPlayback = { clipStart: 0, playCount: 0 };

/** The replay of a room that has ended; its recordings follow when they are complete. */
export async function createPlayback(room: Room, context: Context): Promise<void> {
  const { id: roomId, title, coverImg: cover, companyId } = room;
  const { rows } = await sql`
    select 1 from live_playback where room_id = ${roomId} and del_flag = 0 and status <> ${processing.code}
      and record_name is not null limit 1`.execute(context.db);
  // A recording that was complete before the end has its replay already.
  if (rows.length > 0 || room.provider === 'demo') return;
  const waiting = await findProcessing(roomId, context);
  if (!waiting)
    await context.engine.insert(
      livePlayback,
      { ...emptyPlayback, roomId, title, cover, companyId, status: processing.code },
      context,
    );
}
async function findProcessing(roomId: string, { db }: Context): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from live_playback where room_id = ${roomId} and del_flag = 0 and status = ${processing.code}
    order by create_time limit 1 for no key update`.execute(db);
  return rows[0]?.id;
}
type Known = Pick<Playback, 'id' | 'recordParts' | 'durationSeconds' | 'sizeBytes'>;
/** The replay that has the recordings of the room so far. */
async function findRecorded(roomId: string, { db }: Context): Promise<Known | undefined> {
  const { rows } = await sql<Known>`
    select id, record_parts, duration_seconds, size_bytes from live_playback where room_id = ${roomId} and del_flag = 0
      and record_name is not null and status <> ${processing.code} order by create_time limit 1 for no key update`.execute(
    db,
  );
  return rows[0];
}

interface Recorded {
  readonly stream: LiveStream;
  readonly name: string;
  readonly seconds: number;
  readonly bytes: number;
}
/** Puts a complete recording into the replay of the room: it begins one, or follows the recordings before it. */
export async function addRecording({ stream, name, seconds, bytes }: Recorded, context: Context): Promise<void> {
  const { engine } = context;
  const room = await engine.lock(liveRoom, stream.ownerId, context);
  if (!room) return;
  const kilobytes = Math.ceil(bytes / 1024);
  const recorded = await findRecorded(room.id, context);
  if (recorded) {
    // A stream server repeats a call that it believes lost.
    if (recorded.recordParts?.some((part) => part.name === name)) return;
    const more = {
      recordParts: [...(recorded.recordParts ?? []), { name, seconds }],
      durationSeconds: (recorded.durationSeconds ?? 0) + seconds,
      sizeBytes: (recorded.sizeBytes ?? 0) + kilobytes,
    };
    await engine.set(livePlayback, recorded.id, more, context);
    return;
  }
  const recordParts = [{ name, seconds }];
  const facts = { recordName: name, recordParts, durationSeconds: seconds, sizeBytes: kilobytes, clipEnd: null };
  const waiting = await findProcessing(room.id, context);
  if (waiting) {
    await engine.set(livePlayback, waiting, facts, context);
    await engine.step(livePlayback, 'complete', waiting, {}, context, true);
    return;
  }
  const { id: roomId, title, coverImg: cover, companyId } = room;
  const values = { ...emptyPlayback, ...facts, roomId, title, cover, companyId, status: ready.code };
  await engine.insert(livePlayback, values, context);
}

/** Fails replays whose recording did not come within the time a stream may be late. Returns how many. */
export async function failLatePlaybacks(before: string, context: Context): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from live_playback where ${context.live(livePlayback)} and status = ${processing.code}
      and coalesce(update_time, create_time) < ${before}::timestamptz`.execute(context.db);
  for (const { id } of rows) await context.engine.step(livePlayback, 'fail', id, {}, context, true);
  return rows.length;
}

async function assertRoomOpen({ roomId }: Playback, context: Context): Promise<void> {
  const room = await context.engine.lock(liveRoom, roomId, context);
  if (room?.status === roomFlow.states.banned.code) throw refusal(words.banned, 'RC_STATE');
  if (!room || !openStatuses.includes(room.status)) throw refusal(words.notAudited, 'RC_STATE');
}
/** Replays: the room lends title, cover and company. */
export const livePlaybackBehaviour = behaviour(livePlayback, {
  validate({ clipStart, clipEnd, durationSeconds }) {
    if (clipEnd !== null && clipEnd !== undefined && clipEnd <= (clipStart ?? 0))
      throw fieldFailure('clipEnd', words.clipOrder);
    if (durationSeconds && (clipStart ?? 0) >= durationSeconds) throw fieldFailure('clipStart', words.clipOrder);
  },
  async beforeSave(draft, context) {
    if (context.before) return;
    const room = await context.engine.lock(liveRoom, draft.roomId ?? '', context);
    draft.companyId = room?.companyId ?? null;
    draft.cover ??= room?.coverImg ?? null;
  },
  steps: { publish: (row, _input, context) => assertRoomOpen(row, context) },
});

/** Those who edit a replay see it before it is published: each side its own. */
async function mayEdit({ id }: Playback, viewer: Session | undefined, context: Context): Promise<boolean> {
  if (!viewer?.codes.has(livePlayback.can.edit)) return false;
  return (await context.engine.count(livePlayback, ['id', 'eq', id], context.withSession(viewer))) > 0;
}

/** Counts a play and answers where the replay is. */
export const playPlaybackAnswer = answer(
  playPlayback,
  async ({ id, password }, context, call) => {
    const row = await context.engine.lock(livePlayback, id, context);
    const room = row && (await context.engine.lock(liveRoom, row.roomId, context));
    const viewer = findViewer(call, context);
    const isPublic = row?.status === published.code && room && openStatuses.includes(room.status);
    if (!row || !room || !(isPublic || (await mayEdit(row, viewer, context))))
      throw refusal(words.notWatchable, 'RC_STATE');
    if (room.status === roomFlow.states.banned.code) throw refusal(words.notWatchable, 'RC_STATE');
    await assertMayWatch(room, viewer, password, context);
    await sql`update live_playback set play_count = play_count + 1 where id = ${id}`.execute(context.db);
    const { live } = context.services;
    const clip = { clipStart: row.clipStart ?? 0, clipEnd: row.clipEnd };
    const recorded = row.recordParts ?? (row.recordName ? [{ name: row.recordName, seconds: 0 }] : []);
    if (recorded.length > 0) return { ...live.signRecordings(recorded), ...clip };
    const { ports } = context.engine;
    const url = ports.sign(row.videoPath, context.session, false) ?? '';
    return { url, kind: 'mp4' as const, parts: [], ...clip };
  },
  { transaction: true, tenantOf: tenantOfRow(livePlayback, 'id') },
);
