import { failure, type Row, refusal } from '@campus/contract/kit';
import { liveOwners, liveRoom, roomFlow, roomStream } from '@campus/contract/live';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { listen } from '../../kit/listener.ts';
import { stampStream, streamLost, streamPublished, streamRecorded } from '../../platform/live/streams.ts';
import { addRecording } from './live-playback.ts';

type Stream = Row<typeof roomStream>;
const stamp = (step: Parameters<typeof stampStream>[0]) => (row: Stream, _input: unknown, context: Context) =>
  stampStream(step, row, context.now);
/** The stream of a room; its steps are taken by the room. */
export const roomStreamBehaviour = behaviour(roomStream, {
  steps: { start: stamp('start'), interrupt: stamp('interrupt'), resume: stamp('resume'), end: stamp('end') },
});

const { states } = roomFlow;
/** A publisher starts the room, or brings it back; any other state refuses the stream. */
export const startRoomWithStream = listen(streamPublished, async ({ stream, reply }, context) => {
  if (stream.ownerType !== liveOwners.room) return;
  const room = await context.engine.lock(liveRoom, stream.ownerId, context);
  if (!room) throw failure('notFound');
  reply.record = room.recordEnabled === 'Y';
  if (room.status === states.live.code) return;
  if (room.status === states.planned.code) await context.engine.step(liveRoom, 'start', room.id, {}, context, true);
  else if (room.status === states.interrupted.code)
    await context.engine.step(liveRoom, 'resume', room.id, {}, context, true);
  else throw refusal('', 'RC_STATE');
});
/** A lost stream interrupts its room. */
export const interruptRoom = listen(streamLost, async ({ stream }, context) => {
  if (stream.ownerType !== liveOwners.room) return;
  const room = await context.engine.lock(liveRoom, stream.ownerId, context);
  if (room?.status === states.live.code) await context.engine.step(liveRoom, 'interrupt', room.id, {}, context, true);
});
export const keepRecording = listen(streamRecorded, async (recorded, context) => {
  if (recorded.stream.ownerType === liveOwners.room) await addRecording(recorded, context);
});
