import type { Log } from '../../kit/log.ts';
import type { Ports } from '../../kit/ports.ts';
import type { PushHub } from './push-hub.ts';

const atMostEveryMs = 500;
/** Tasks that never report completion are dropped together. */
const maxTasks = 1_000;

/** `Ports.progress`: at most two frames per second and task, and always the last one. */
export function createProgress(push: Pick<PushHub, 'toUser'>, log: Log): Ports['progress'] {
  const sentAt = new Map<string, number>();
  return (session, taskId, done, total, failed) => {
    const now = Date.now();
    const finished = total > 0 && done >= total;
    if (!finished && now - (sentAt.get(taskId) ?? 0) < atMostEveryMs) return;
    if (finished) sentAt.delete(taskId);
    else sentAt.size < maxTasks ? sentAt.set(taskId, now) : sentAt.clear();
    void push
      .toUser(session.userId, { cmd: 'progress', taskId, done, total, failed, msgTxt: '' })
      .catch((error: unknown) => log.error('progress not told', error, { taskId }));
  };
}
