import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type Delivery,
  deferAction,
  flushActions,
  sendAction,
  undoAction,
  undoMs,
  useDeferredActions,
} from '../../src/request/deferred-actions.ts';

const done: string[] = [];
const waiting = () => useDeferredActions.getState().actions.map(({ key }) => key);
const defer = (key: string, more: object = {}) =>
  deferAction({
    key,
    label: key,
    entity: 'book',
    rowId: key,
    call: { method: 'POST', path: `/test/${key}`, body: { id: key }, idempotencyKey: key },
    run: async (): Promise<Delivery> => {
      done.push(key);
      return 'answered';
    },
    ...more,
  });

beforeEach(() => {
  vi.useFakeTimers();
  done.length = 0;
});
afterEach(() => {
  while (undoAction());
  vi.useRealTimers();
});

it('sends each action when its own delay is over', async () => {
  defer('a');
  await vi.advanceTimersByTimeAsync(undoMs / 2);
  defer('b');
  await vi.advanceTimersByTimeAsync(undoMs / 2);
  expect(done).toEqual(['a']);
  expect(waiting()).toEqual(['b']);
  await vi.advanceTimersByTimeAsync(undoMs / 2);
  expect(done).toEqual(['a', 'b']);
});

it('undoes the last action, or the given one, without sending it', async () => {
  const undone: string[] = [];
  for (const key of ['a', 'b', 'c']) defer(key, { onUndo: () => undone.push(key) });
  expect(undoAction()).toBe(true);
  expect(undoAction('a')).toBe(true);
  expect(undoAction('a')).toBe(false);
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(undone).toEqual(['c', 'a']);
  expect(done).toEqual(['b']);
});

it('sends an action once when it is sent before its delay', async () => {
  defer('a');
  await Promise.all([sendAction('a'), sendAction('a')]);
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(done).toEqual(['a']);
});

it('waits for all actions, including those in flight, when the session ends', async () => {
  let answer: () => void = () => undefined;
  const slow = async (): Promise<Delivery> => {
    await new Promise<void>((resolve) => (answer = resolve));
    done.push('slow');
    return 'answered';
  };
  defer('slow', { run: slow });
  defer('b');
  void sendAction('slow');
  const flushed = flushActions().then(() => done.push('flushed'));
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['b']);
  expect(useDeferredActions.getState().sent.map(({ key }) => key)).toEqual(['slow']);
  answer();
  await flushed;
  expect(done).toEqual(['b', 'slow', 'flushed']);
});

it('gives back what did not reach the server when the session ends', async () => {
  defer('a', { run: async () => 'unanswered' });
  defer('b');
  expect((await flushActions()).map(({ key }) => key)).toEqual(['a']);
  expect(done).toEqual(['b']);
  expect(waiting()).toEqual([]);
});

it('lets the browser send waiting actions when the page unloads', () => {
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
