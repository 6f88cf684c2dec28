import { timingSafeEqual } from 'node:crypto';
import { Failure } from '@campus/contract/kit';
import type { LiveStream } from '@campus/contract/live';
import { streamFlow } from '@campus/contract/live';
import { sql } from 'kysely';
import type { EngineApi } from '../../kit/context.ts';
import type { Log } from '../../kit/log.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { systemSession } from '../jobs/job-runner.ts';
import { type SignOptions, verifyStream } from './addresses.ts';
import { readLiveTopics } from './live-frames.ts';
import { hashSign, isProvider } from './live-service.ts';
import { findStreamByName, isWatchable, streamLost, streamPublished, streamRecorded } from './streams.ts';
import { loadStreamService } from './tenant-live.ts';

/** What a stream server says about a connection. */
export interface HookCall {
  readonly stream: string;
  /** Query of the address. */
  readonly param: string;
  readonly client: string;
}
export interface PublishVerdict {
  readonly isAllowed: boolean;
  readonly record: boolean;
}
const refused: PublishVerdict = { isAllowed: false, record: false };

/** Whether two secrets are equal, in the same time whatever they are. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.alloc(256), Buffer.alloc(256)];
  a.write(given);
  b.write(expected);
  return timingSafeEqual(a, b) && given.length === expected.length;
}

/** Whether the address of a connection was issued by us for this stream. */
async function isSigned(
  stream: LiveStream,
  { param }: HookCall,
  role: 'push' | 'play',
  engine: EngineApi,
): Promise<boolean> {
  const { live } = engine.services;
  if (!isProvider(stream.provider)) return false;
  const session = systemSession(stream.tenantId);
  const context = engine.context({ session, ip: '', userAgent: '', requestId: '' });
  const { keys, bases } = await loadStreamService(stream.provider, context);
  const path = bases.push ? new URL(bases.push).pathname.replace(/\/$/, '') : '/live';
  const options: SignOptions = { role, path };
  const query = param.replace(/^\?/, '');
  const key = role === 'push' || stream.provider === 'nms' ? keys.push : keys.play;
  if (!verifyStream(stream.provider, key, stream.streamName, query, live.nowSeconds, options)) return false;
  // NMS knows one secret: only an address that was issued for publishing publishes.
  return role === 'play' || stream.provider !== 'nms' || stream.pushHash === hashSign(query);
}

/** Answers a stream server; a refusal of the owner is an answer, anything else a defect. */
async function decide(work: () => Promise<PublishVerdict>): Promise<PublishVerdict> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) return refused;
    throw error;
  }
}

/** A publisher connected: its owner goes live, or the stream is refused. */
export async function onPublish(call: HookCall, engine: EngineApi): Promise<PublishVerdict> {
  const found = await findStreamByName(call.stream, engine.db);
  if (!found || !(await isSigned(found, call, 'push', engine))) return refused;
  return decide(() =>
    engine.runAs(systemSession(found.tenantId), async (context) => {
      const reply = { record: false };
      await context.engine.emit(streamPublished, { stream: found, reply }, context);
      const { rows } = await sql`
        update live_stream set client_id = ${call.client.slice(0, 64)}, lost_at = null
        where id = ${found.id} and stream_name = ${call.stream} returning id`.execute(context.db);
      return rows.length === 1 ? { isAllowed: true, record: reply.record } : refused;
    }),
  );
}

/** A publisher left. One that was replaced before changes nothing. */
export async function onUnpublish(
  { stream, client }: Pick<HookCall, 'stream' | 'client'>,
  engine: EngineApi,
): Promise<void> {
  const found = await findStreamByName(stream, engine.db);
  if (!found || found.clientId !== client.slice(0, 64)) return;
  await engine.runAs(systemSession(found.tenantId), async (context) => {
    await context.engine.emit(streamLost, { stream: found }, context);
    await sql`update live_stream set client_id = null where id = ${found.id} and client_id = ${found.clientId}`.execute(
      context.db,
    );
  });
}

/** A viewer connected to the stream server itself. */
export async function onPlay(call: HookCall, engine: EngineApi): Promise<boolean> {
  const found = await findStreamByName(call.stream, engine.db);
  return found !== undefined && isWatchable(found) && (await isSigned(found, call, 'play', engine));
}

/** A recording is complete. */
export async function onRecorded(
  recorded: { readonly stream: string; readonly name: string; readonly seconds: number; readonly bytes: number },
  engine: EngineApi,
): Promise<void> {
  const found = await findStreamByName(recorded.stream, engine.db);
  if (!found) return;
  await engine.runAs(systemSession(found.tenantId), (context) =>
    context.engine.emit(streamRecorded, { ...recorded, stream: found }, context),
  );
}

/** Connects chats and the embedded media server, which is started when the first stream is wanted. */
export function connectLive(engine: EngineApi, log: Log): void {
  readLiveTopics(engine);
  const { media } = engine.services.live;
  media.listen({
    published: ({ stream, query, client }) => onPublish({ stream, param: query, client }, engine),
    unpublished: (stream, client) => onUnpublish({ stream, client }, engine),
    recorded: ({ stream, name, seconds, bytes }) => onRecorded({ stream, name, seconds, bytes }, engine),
  });
  void resumeMedia(engine).catch((error: unknown) => log.error('media server', error));
}
/** Starts the media server when one of its streams is running; its connections ended with the process before. */
async function resumeMedia(engine: EngineApi): Promise<void> {
  const { rows } = await sql<{ streamName: string; clientId: string }>`
    select stream_name, client_id from live_stream where provider = 'builtin' and ${inStates(streamFlow, ['live', 'interrupted'])}
      and del_flag = 0 and client_id is not null`.execute(engine.db);
  if (rows.length === 0) return;
  const state = await engine.services.live.media.start();
  if (state !== 'running') return;
  for (const { streamName, clientId } of rows) await onUnpublish({ stream: streamName, client: clientId }, engine);
}
