import { type Draft, fieldFailure, type Row, refusal } from '@campus/contract/kit';
import { type LiveStream, liveOwners, liveSources, liveWords, streamFlow } from '@campus/contract/live';
import { preach, preachFlow, preachLive, preachTypes, preachLiveWords as words } from '@campus/contract/preach';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { listen } from '../../kit/listener.ts';
import { ownerOf } from '../../kit/write/lock-rows.ts';
import { addSystemLine } from '../../platform/live/chat.ts';
import { tellViewers } from '../../platform/live/live-frames.ts';
import {
  addRecordedPart,
  createStream,
  findStream,
  isWatchable,
  moveStream,
  stampStream,
  streamLost,
  streamPublished,
  streamRecorded,
} from '../../platform/live/streams.ts';
import { loadTenantLive } from '../../platform/live/tenant-live.ts';
import { endVisits } from '../../platform/live/watch.ts';
import { addSeconds, hour, minute } from '../../platform/sign-in/moments.ts';
import { chatOf } from './live-access.ts';
import { creditWatchers } from './live-attendance.ts';
import { preachApproved, preachClosed } from './preach-events.ts';
import type { Preach } from './preach-parts.ts';

type Stream = Row<typeof preachLive>;
type Step = 'start' | 'interrupt' | 'resume' | 'end';
const owner = liveOwners.preach;
const [earlySeconds, lateSeconds] = [30 * minute, 2 * hour];
const { states } = streamFlow;

/** The session of a stream, locked: it comes before its stream. */
export async function lockSession({ preachId }: { readonly preachId: string | null }, context: Context) {
  return (await context.engine.lock(preach, preachId ?? '', context)) as Preach;
}
const hasAddress = ({
  source,
  pullHls,
  pullFlv,
  videoFile,
}: Pick<Stream, 'source' | 'pullHls' | 'pullFlv' | 'videoFile'>) =>
  source === liveSources.push || Boolean(source === liveSources.file ? videoFile : pullHls || pullFlv);

/** Throws unless the session can be on the air now. */
async function assertInTime(stream: Stream, context: Context): Promise<void> {
  const { status, startTime, endTime } = await lockSession(stream, context);
  if (status !== preachFlow.states.approved.code || !startTime || !endTime)
    throw refusal(words.notApproved, 'RC_STATE');
  if (context.now < addSeconds(startTime, -earlySeconds)) throw refusal(words.tooEarly, 'RC_STATE');
  if (context.now > addSeconds(endTime, lateSeconds)) throw refusal(words.over, 'RC_STATE');
  if (!hasAddress(stream)) throw refusal(words.notConfigured, 'RC_STATE');
}
const stamp = (step: Step) => (row: Stream, _input: unknown, context: Context) => stampStream(step, row, context.now);
const goOn = (step: 'start' | 'resume') => async (row: Stream, _input: unknown, context: Context) => {
  await assertInTime(row, context);
  return stampStream(step, row, context.now);
};

const lines = {
  start: liveWords.lines.started,
  interrupt: liveWords.lines.interrupted,
  resume: liveWords.lines.resumed,
  end: liveWords.lines.ended,
} as const;
/** The end of a stream: the publisher and the viewers leave, those who watched enough have attended. */
async function end(row: Preach, stream: LiveStream, context: Context): Promise<void> {
  await endVisits({ owner, ownerId: row.id }, context);
  context.later(async () => context.services.live.media.kick(stream.streamName));
  await creditWatchers(row, stream, context);
  await context.engine.set(preach, row.id, { watchCount: stream.uv, likeCount: stream.likeCount }, context);
}

function assertSource(draft: Draft<typeof preachLive>): void {
  const { source, pullHls, pullFlv, videoFile } = draft;
  if (source === liveSources.manual && !pullHls && !pullFlv) throw fieldFailure('pullHls', words.noAddress);
  if (source === liveSources.file && !videoFile) throw fieldFailure('videoFile', words.noFile);
}
const sourceFields = ['source', 'pullHls', 'pullFlv', 'videoFile'] as const;

/** Streams of sessions: started by their company, the school or the publisher, ended with the session at the latest. */
export const preachLiveBehaviour = behaviour(preachLive, {
  lockFirst: (id, context) => [ownerOf(preachLive, id, 'ownerId', preach, context)],
  validate(draft, { before }) {
    assertSource(draft);
    const isChanged = before && sourceFields.some((name) => draft[name] !== before[name]);
    if (isChanged && before.liveState !== states.idle.code && before.liveState !== states.interrupted.code)
      throw fieldFailure('source', words.sourceFixed, 'RC_STATE');
  },
  afterSave(row, context) {
    if (context.before) announceSettings(row, context);
  },
  steps: { start: goOn('start'), interrupt: stamp('interrupt'), resume: goOn('resume'), end: stamp('end') },
  async afterStep(step, { preachId }, context) {
    const row = await lockSession({ preachId }, context);
    const stream = (await findStream(owner, row.id, context)) as LiveStream;
    await addSystemLine(await chatOf(row, stream, context), lines[step], context);
    if (step === 'end') await end(row, stream, context);
    const { later, engine } = context;
    later(() => tellViewers(owner, row.id, 'status', { status: stream.liveState }, engine));
  },
});
/** Tells the viewers of the switches. */
export function announceSettings(
  row: Pick<Stream, 'preachId' | 'liveState' | 'allowChat' | 'noticeText'>,
  context: Context,
) {
  const { preachId, liveState: status, allowChat, noticeText } = row;
  const data = { status, chatEnabled: allowChat === 1, noticeText };
  context.later(() => tellViewers(owner, preachId as string, 'status', data, context.engine));
}

const isOnline = ({ type }: Preach): boolean => type !== preachTypes.onSite;
/** An approved session that is held online gets its stream. */
export const prepareStream = listen(preachApproved, async ({ id }, context) => {
  const row = await context.engine.lock(preach, id, context);
  if (!row || !isOnline(row) || (await findStream(owner, id, context))) return;
  const { provider, isManual } = await loadTenantLive(context);
  const source = isManual ? liveSources.manual : liveSources.push;
  const values = { ownerId: id, companyId: row.companyId, provider, source };
  await createStream(preachLive, values, owner, context);
});
/** A session that is over ends its stream. */
export const endStream = listen(preachClosed, async ({ id }, context) => {
  const stream = await findStream(owner, id, context, true);
  if (stream && isWatchable(stream)) await moveStream(preachLive, stream, 'end', context);
});

/** A publisher starts the stream, or brings it back; an ended one is refused. */
export const startWithPublisher = listen(streamPublished, async ({ stream, reply }, context) => {
  if (stream.ownerType !== owner) return;
  await lockSession({ preachId: stream.ownerId }, context);
  const known = await findStream(owner, stream.ownerId, context, true);
  if (!known || known.source !== liveSources.push || known.liveState === states.ended.code)
    throw refusal(words.over, 'RC_STATE');
  reply.record = true;
  if (known.liveState === states.live.code) return;
  await moveStream(preachLive, known, known.liveState === states.idle.code ? 'start' : 'resume', context);
});
/** A lost publisher interrupts the stream. */
export const interruptWithPublisher = listen(streamLost, async ({ stream }, context) => {
  if (stream.ownerType !== owner) return;
  await lockSession({ preachId: stream.ownerId }, context);
  const known = await findStream(owner, stream.ownerId, context, true);
  if (known) await moveStream(preachLive, known, 'interrupt', context);
});
export const keepRecordedPart = listen(streamRecorded, async ({ stream, name, seconds }, context) => {
  if (stream.ownerType === owner) await addRecordedPart(stream, { name, seconds }, context);
});
