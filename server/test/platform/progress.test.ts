import { expect, it } from 'vitest';
import { createProgress } from '../../src/platform/push/progress.ts';
import { ListLog } from '../http/http-fixture.ts';
import { someone } from '../support/bare-engine.ts';

/** Reports the first and the last item of a task, whose first frame is published when `first` resolves. */
function reportTask(first: Promise<void>) {
  const [sent, log]: [unknown[], ListLog] = [[], new ListLog()];
  const toUser = async (_userId: string, frame: { done?: unknown }) => {
    if (frame.done === 1) await first;
    sent.push(frame.done);
  };
  const report = createProgress({ toUser } as never, log);
  for (const done of [1, 10]) report(someone('anna'), 't1', done, 10, 0);
  return { sent, log };
}

it('sends the end of a task after the frame before it, however long that one takes', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { sent } = reportTask(promise);
  resolve();
  await expect.poll(() => sent).toEqual([1, 10]);
});

it('sends the end of a task whose frame before it was not published', async () => {
  const { sent, log } = reportTask(Promise.reject(new Error('connection lost')));
  await expect.poll(() => sent).toEqual([10]);
  expect(JSON.stringify(log)).toContain('progress not told');
});
