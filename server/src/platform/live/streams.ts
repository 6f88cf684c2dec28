import { randomInt } from 'node:crypto';
import type { AnyEntity } from '@campus/contract/kit';
import type { LiveOwner, LiveStream, RecordedPart, StreamEntity } from '@campus/contract/live';
import { streamFlow } from '@campus/contract/live';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { domainEvent } from '../../kit/domain-event.ts';
import type { Handle } from '../../kit/handle.ts';

const digits = '0123456789abcdefghijklmnopqrstuvwxyz';
const suffix = (): string => Array.from({ length: 6 }, () => digits[randomInt(digits.length)]).join('');
const prefixes: Readonly<Record<LiveOwner, string>> = { room: 'r', preach: 'p' };
/** A new name for the stream of an owner; a reset gives another one, so old addresses end. */
const newStreamName = (owner: LiveOwner, ownerId: string): string => `${prefixes[owner]}${ownerId}x${suffix()}`;

/** A publisher began to send a stream; a listener that throws a Failure refuses it, and says whether it is recorded. */
export const streamPublished = domainEvent<{ readonly stream: LiveStream; readonly reply: { record: boolean } }>(
  'streamPublished',
);
/** A stream stopped without an order. */
export const streamLost = domainEvent<{ readonly stream: LiveStream }>('streamLost');
/** A recording of a stream is complete; `name` is its file below the folder of recordings. */
export const streamRecorded = domainEvent<{
  readonly stream: LiveStream;
  readonly name: string;
  readonly seconds: number;
  readonly bytes: number;
}>('streamRecorded');

const columns = sql`id, tenant_id, owner_type, owner_id, company_id, provider, source, stream_name, stream_version, pull_hls,
  pull_flv, video_file, live_state, start_at, end_at, lost_at, chat_seq, like_count, peak_online, view_count, chat_count,
  notice_text, client_id, push_hash, replay_url, cover_img, allow_chat, need_sign_up, duration_sec, uv, record_parts`;

/** The stream of a name, whatever its tenant: the name comes from a stream server. */
export async function findStreamByName(name: string, db: Handle): Promise<LiveStream | undefined> {
  const { rows } = await sql<LiveStream>`
    select ${columns} from live_stream where stream_name = ${name} and del_flag = 0`.execute(db);
  return rows[0];
}
/** The stream of an owner of the session's tenant; `lock` keeps others from changing it until the transaction ends. */
export async function findStream(
  owner: LiveOwner,
  ownerId: string,
  { db, session }: Context,
  lock = false,
): Promise<LiveStream | undefined> {
  const { rows } = await sql<LiveStream>`
    select ${columns} from live_stream where owner_type = ${owner} and owner_id = ${ownerId} and del_flag = 0
      and tenant_id = ${session.tenantId} ${lock ? sql`for no key update` : sql``}`.execute(db);
  return rows[0];
}

/** Adds the stream of a new owner. */
export async function createStream(
  entity: StreamEntity,
  values: {
    /** Absent: a new one. */
    readonly id?: string | null;
    readonly ownerId: string;
    readonly companyId: string | null;
    readonly provider: string;
    readonly source: number;
  },
  owner: LiveOwner,
  context: Context,
): Promise<{ readonly id: string }> {
  const zero = { peakOnline: 0, viewCount: 0, uv: 0, likeCount: 0, chatCount: 0, chatSeq: 0, streamVersion: 1 };
  const { id, ownerId, ...more } = values;
  const streamName = newStreamName(owner, ownerId);
  const own = { [getOwnerField(entity)]: ownerId, streamName, allowChat: 1, needSignUp: 0 };
  return context.engine.insert(entity, { ...zero, ...more, ...own, ...(id && { id }) }, context);
}
/** The field of an entity that names the room or the session. */
export const getOwnerField = ({ fields }: AnyEntity): string =>
  Object.entries(fields).find(([, field]) => field.column === 'ownerId')?.[0] ?? 'ownerId';

/** Another name and version: addresses that were issued before are refused, and the publisher is disconnected. */
export async function renewStream(entity: StreamEntity, stream: LiveStream, context: Context): Promise<void> {
  const { media } = context.services.live;
  const streamVersion = stream.streamVersion + 1;
  const streamName = newStreamName(stream.ownerType, stream.ownerId);
  await context.engine.set(entity, stream.id, { streamName, streamVersion, clientId: null, pushHash: null }, context);
  context.later(async () => media.kick(stream.streamName));
}
/** Notes a complete recording behind those before it, once: a stream server repeats a call whose answer it missed. */
export async function addRecordedPart(stream: LiveStream, part: RecordedPart, { db }: Context): Promise<void> {
  await sql`
    update live_stream set record_parts = coalesce(record_parts, '[]'::jsonb) || ${JSON.stringify([part])}::jsonb
    where id = ${stream.id}
      and not coalesce(record_parts, '[]'::jsonb) @> ${JSON.stringify([{ name: part.name }])}::jsonb`.execute(db);
}

type StreamStep = 'start' | 'interrupt' | 'resume' | 'end';
const { states, steps } = streamFlow;
/** Moves a stream with its owner; nothing happens when it is there already. */
export async function moveStream(
  entity: StreamEntity,
  stream: LiveStream,
  step: StreamStep,
  context: Context,
): Promise<void> {
  const isOpen = (steps[step].from as readonly (keyof typeof states)[]).some(
    (name) => states[name].code === stream.liveState,
  );
  if (isOpen) await context.engine.step(entity, step as never, stream.id, {}, context, true);
}
/** What a step writes besides the state. */
export function stampStream(step: StreamStep, { startAt }: { readonly startAt: string | null }, now: string) {
  if (step === 'start') return { startAt: startAt ?? now, lostAt: null };
  if (step === 'interrupt') return { lostAt: now, clientId: null };
  if (step === 'resume') return { lostAt: null };
  const started = startAt ? Date.parse(`${startAt.replace(' ', 'T')}Z`) : undefined;
  const durationSec =
    started === undefined ? 0 : Math.round((Date.parse(`${now.replace(' ', 'T')}Z`) - started) / 1000);
  return { endAt: now, durationSec, clientId: null };
}
export const isWatchable = ({ liveState }: Pick<LiveStream, 'liveState'>): boolean =>
  liveState === states.live.code || liveState === states.interrupted.code;
