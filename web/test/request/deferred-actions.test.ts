import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferAct, flushActs, sendAct, undoAct, undoMs, useDeferredActs } from '../../src/request/deferred-acts.ts';

const done: string[] = [];
const waiting = () => useDeferredActs.getState().acts.map(({ key }) => key);
const defer = (key: string, more: object = {}) =>
  deferAct({
    key,
    label: key,
    entity: 'book',
    rowId: key,
    call: { method: 'POST', path: `/test/${key}`, body: { id: key }, idempotencyKey: key },
    run: async () => void done.push(key),
    ...more,
  });

beforeEach(() => {
  vi.useFakeTimers();
  done.length = 0;
});
afterEach(() => {
  while (undoAct());
  vi.useRealTimers();
});

it('sends each act when its own time is over', async () => {
  defer('a');
  await vi.advanceTimersByTimeAsync(undoMs / 2);
  defer('b');
  await vi.advanceTimersByTimeAsync(undoMs / 2);
  expect(done).toEqual(['a']);
  expect(waiting()).toEqual(['b']);
  await vi.advanceTimersByTimeAsync(undoMs / 2);
  expect(done).toEqual(['a', 'b']);
});

it('takes back the last one, or the one that is named, and never sends it', async () => {
  const undone: string[] = [];
  for (const key of ['a', 'b', 'c']) defer(key, { onUndo: () => undone.push(key) });
  expect(undoAct()).toBe(true);
  expect(undoAct('a')).toBe(true);
  expect(undoAct('a')).toBe(false);
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(undone).toEqual(['c', 'a']);
  expect(done).toEqual(['b']);
});

it('sends once what is sent before its time', async () => {
  defer('a');
  await Promise.all([sendAct('a'), sendAct('a')]);
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(done).toEqual(['a']);
});

it('waits for everything when the session ends, also for what is on its way', async () => {
  let answer: () => void = () => undefined;
  defer('slow', { run: () => new Promise<void>((resolve) => (answer = resolve)).then(() => void done.push('slow')) });
  defer('b');
  void sendAct('slow');
  const flushed = flushActs().then(() => done.push('flushed'));
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['b']);
  expect(useDeferredActs.getState().sent.map(({ key }) => key)).toEqual(['slow']);
  answer();
  await flushed;
  expect(done).toEqual(['b', 'slow', 'flushed']);
});

it('lets the browser send what waits when the page goes away', () => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  defer('a');
  defer('b');
  window.dispatchEvent(new Event('pagehide'));
  expect(fetched.mock.calls.map(([address, init]) => [address, init.keepalive, init.body])).toEqual([
    [expect.stringContaining('/test/a'), true, '{"id":"a"}'],
    [expect.stringContaining('/test/b'), true, '{"id":"b"}'],
  ]);
  expect(waiting()).toEqual([]);
  expect(done).toEqual([]);
  vi.unstubAllGlobals();
});
