import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { request } from '../../src/request/client.ts';
import { ignoreReported } from '../../src/request/request-failed.ts';
import { useSession } from '../../src/request/session-store.ts';
import { beforeSignOut, signOut } from '../../src/request/sign-out.ts';
import { tell } from '../../src/request/tell.ts';

const success = () => new Response(JSON.stringify({ success: true, code: 200, message: '', result: null }));
/** Paths in the order of sending; calls below `/slow` are answered by `answerSlow`. */
const sent: string[] = [];
let answerSlow: () => void = () => undefined;

/** A server that takes its time for `/slow`, and breaks off when the browser does. */
function fetchFromServer(address: string, { signal }: RequestInit): Promise<Response> {
  const path = address.replace(/^\/server|\?.*$/g, '');
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    sent.push(path);
    signal?.addEventListener('abort', () => reject(signal.reason));
    if (path.startsWith('/slow')) answerSlow = () => resolve(success());
    else resolve(success());
  });
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', fetchFromServer);
  useSession.setState({ token: 'a.b.c' });
});
afterEach(() => vi.unstubAllGlobals());

const outcome = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (failure: unknown) => {
      ignoreReported(failure);
      return 'failed';
    },
  );

it('cancels the running reads, and shows no failure of theirs', async () => {
  const shown = vi.spyOn(tell, 'notify');
  const read = outcome(request({ method: 'GET', path: '/slow/list' }));
  const left = signOut();
  expect(await read).toBe('failed');
  await left;
  expect(sent).toEqual(['/slow/list', '/sys/logout']);
  expect(shown).not.toHaveBeenCalled();
});

it('awaits a write before the server forgets the session', async () => {
  const write = outcome(request({ method: 'POST', path: '/slow/save', body: {} }));
  const left = signOut();
  await vi.waitFor(() => expect(sent).toEqual(['/slow/save']));
  answerSlow();
  expect(await write).toBe('answered');
  await left;
  expect(sent).toEqual(['/slow/save', '/sys/logout']);
});

it('sends nothing while it closes the session, and everything in the next one', async () => {
  const write = outcome(request({ method: 'POST', path: '/slow/save', body: {} }));
  const left = signOut();
  await vi.waitFor(async () => expect(await outcome(request({ method: 'GET', path: '/poll' }))).toBe('failed'));
  answerSlow();
  await Promise.all([write, left]);
  expect(await outcome(request({ method: 'GET', path: '/next' }))).toBe('answered');
  expect(sent.slice(-2)).toEqual(['/sys/logout', '/next']);
});

it('runs preparations while calls still succeed', async () => {
  const unregister = beforeSignOut(() => request({ method: 'PUT', path: '/theme', body: {} }));
  await signOut();
  expect(sent).toEqual(['/theme', '/sys/logout']);
  unregister();
  useSession.setState({ token: 'a.b.c' });
  await signOut();
  expect(sent).toEqual(['/theme', '/sys/logout', '/sys/logout']);
});
