import type { Log } from '../../kit/log.ts';
import type { Ports } from '../../kit/ports.ts';
import type { PushHub } from './push-hub.ts';

const atMostEveryMs = 500;
/** Tasks that never report completion are dropped together. */
const maxTasks = 1_000;

/** The last frame of a task: when it was sent, and when its publishing ended. */
interface Sent {
  readonly at: number;
  readonly published: Promise<void>;
}

/**
 * `Ports.progress`: at most two frames per second and task, and always the last one. Frames of a task are published one
 * after another: on two connections the end could overtake the frame before it, and the task would look unfinished.
 */
export function createProgress(push: Pick<PushHub, 'toUser'>, log: Log): Ports['progress'] {
  const tasks = new Map<string, Sent>();
  return (session, taskId, done, total, failed) => {
    const now = Date.now();
    const finished = total > 0 && done >= total;
    const last = tasks.get(taskId);
    if (!finished && last && now - last.at < atMostEveryMs) return;
    const published = (last?.published ?? Promise.resolve())
      .then(() => push.toUser(session.userId, { cmd: 'progress', taskId, done, total, failed, msgTxt: '' }))
      .catch((error: unknown) => log.error('progress not told', error, { taskId }));
    if (finished) tasks.delete(taskId);
    else tasks.size < maxTasks ? tasks.set(taskId, { at: now, published }) : tasks.clear();
  };
}
