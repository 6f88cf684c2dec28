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

test('connects as the user with the token as sub-protocol, never in the address', () => {
  expect(latest().url).toBe('ws://localhost:3000/server/websocket/7');
  expect(latest().protocols).toEqual(['a.b.c']);
});

test('beats every 20 s and connects again 5 s after a loss', () => {
  latest().onopen?.();
  vi.advanceTimersByTime(60_000);
  expect(latest().sent).toHaveLength(3);
  latest().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(4_999);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(2);
});

test('waits longer after each attempt that fails, up to a minute, and not at all longer once it has been heard', () => {
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

test('tells of a connection that stands again: at once after a loss, once the server speaks after an undecided one', () => {
  let connected = 0;
  const deaf = onPush('connected', () => {
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
  deaf();
});

test.each([4401, 4403])('does not knock again after %i', (code) => {
  latest().onclose?.({ code });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('hands each kind of frame to those who hear it and ignores what is none', () => {
  const heard: PushFrame[] = [];
  const deaf = onPush('progress', (frame) => heard.push(frame));
  for (const data of ['{"cmd":"progress","taskId":"1","done":5}', '{"cmd":"topic"}', 'alert(1)', '[]', 'null']) {
    latest().onmessage?.({ data });
  }
  deaf();
  latest().onmessage?.({ data: '{"cmd":"progress"}' });
  expect(heard).toEqual([{ cmd: 'progress', taskId: '1', done: 5 }]);
});

test('closes for good when it is no longer wanted', () => {
  stop();
  expect(latest().isClosed).toBe(true);
  latest().onclose?.({ code: 1005 });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
