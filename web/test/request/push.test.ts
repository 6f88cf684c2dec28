import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPush, openPush, type PushFrame } from '../../src/request/push.ts';
import { FakeSocket } from '../support/fake-socket.ts';

const latest = (): FakeSocket => FakeSocket.all.at(-1) ?? expect.unreachable();
let stop = () => undefined as void;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  stop = openPush('7', 'a.b.c');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('connects as the user with the token as sub-protocol, never in the URL', () => {
  expect(latest().url).toBe('ws://localhost:3000/server/websocket/7');
  expect(latest().protocols).toEqual(['a.b.c']);
});

test('sends a heartbeat every 20 s and reconnects 5 s after a loss', () => {
  latest().onopen?.();
  vi.advanceTimersByTime(60_000);
  expect(latest().sent).toHaveLength(3);
  latest().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(4_999);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(2);
});

test('waits longer after each failed attempt, up to a minute, and starts again at 5 s after a frame', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const waits = [5_000, 11_250, 22_500, 45_000, 67_500, 67_500];
  for (const [i, wait] of waits.entries()) {
    latest().onopen?.();
    latest().onclose?.({ code: 4503 });
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all).toHaveLength(i + 1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(i + 2);
  }
  latest().onopen?.();
  latest().onmessage?.({ data: '{"cmd":"heartcheck"}' });
  latest().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(5_000);
  expect(FakeSocket.all).toHaveLength(waits.length + 2);
});

test('emits connected at once after a loss, but after an unverified attempt only with the first frame', () => {
  let connected = 0;
  const unsubscribe = onPush('connected', () => {
    connected += 1;
  });
  latest().onopen?.();
  latest().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(5_000);
  latest().onopen?.();
  expect(connected).toBe(1);
  latest().onclose?.({ code: 4503 });
  vi.advanceTimersByTime(60_000);
  latest().onopen?.();
  expect(connected).toBe(1);
  latest().onmessage?.({ data: '{"cmd":"heartcheck"}' });
  expect(connected).toBe(2);
  unsubscribe();
});

test.each([4401, 4403])('does not reconnect after %i', (code) => {
  latest().onclose?.({ code });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('passes each kind of frame to its subscribers and ignores other data', () => {
  const received: PushFrame[] = [];
  const unsubscribe = onPush('progress', (frame) => received.push(frame));
  for (const data of ['{"cmd":"progress","taskId":"1","done":5}', '{"cmd":"topic"}', 'alert(1)', '[]', 'null']) {
    latest().onmessage?.({ data });
  }
  unsubscribe();
  latest().onmessage?.({ data: '{"cmd":"progress"}' });
  expect(received).toEqual([{ cmd: 'progress', taskId: '1', done: 5 }]);
});

test('stays closed when it is closed by its caller', () => {
  stop();
  expect(latest().isClosed).toBe(true);
  latest().onclose?.({ code: 1005 });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
