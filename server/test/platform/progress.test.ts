import { expect, it } from 'vitest';
import { createProgress } from '../../src/platform/push/progress.ts';
import { ListLog } from '../http/http-fixture.ts';
import { someone } from '../support/bare-engine.ts';

it('sends the end of a task after the frame before it, however long that one takes', async () => {
  const sent: unknown[] = [];
  let release: () => void = () => undefined;
  const first = new Promise<void>((done) => {
    release = done;
  });
  const toUser = async (_user: string, frame: { done?: unknown }) => {
    if (frame.done === 1) await first;
    sent.push(frame.done);
  };
  const tell = createProgress({ toUser } as never, new ListLog());
  tell(someone('anna'), 't1', 1, 10, 0);
  tell(someone('anna'), 't1', 10, 10, 0);
  release();
  await expect.poll(() => sent).toEqual([1, 10]);
});

it('sends the end of a task whose frame before it was not published', async () => {
  const [sent, log]: [unknown[], ListLog] = [[], new ListLog()];
  const toUser = async (_user: string, frame: { done?: unknown }) => {
    if (frame.done === 1) throw new Error('connection lost');
    sent.push(frame.done);
  };
  const tell = createProgress({ toUser } as never, log);
  tell(someone('anna'), 't1', 1, 10, 0);
  tell(someone('anna'), 't1', 10, 10, 0);
  await expect.poll(() => sent).toEqual([10]);
  expect(JSON.stringify(log)).toContain('progress not told');
});
