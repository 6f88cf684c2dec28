import type { Log } from '../../kit/log.ts';
import type { Ports } from '../../kit/ports.ts';
import type { PushHub } from './push-hub.ts';

const atMostEveryMs = 500;
/** Tasks that never report completion are dropped together. */
const mostTasks = 1_000;

/** `Ports.progress`: at most two frames per second and task, and always the last one. */
export function progressTo(push: () => PushHub | undefined, log: Log): Ports['progress'] {
  const told = new Map<string, number>();
  return (session, taskId, done, total, failed) => {
    const now = Date.now();
    const finished = total > 0 && done >= total;
    if (!finished && now - (told.get(taskId) ?? 0) < atMostEveryMs) return;
    if (finished) told.delete(taskId);
    else told.size < mostTasks ? told.set(taskId, now) : told.clear();
    void push()
      ?.toUser(session.userId, { cmd: 'progress', taskId, done, total, failed, msgTxt: '' })
      .catch((error: unknown) => log.error('progress not told', error, { taskId }));
  };
}
