import { vi } from 'vitest';
import type { Envelope } from '../../src/request/request-failed.ts';

export interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
}
type Reply = Response | Error | DOMException;

/** The body of a success. */
export const success = <T>(result: T, message = '操作成功！'): Envelope<T> => ({
  success: true,
  code: 200,
  message,
  result,
  timestamp: 0,
});
/** The body of a refusal. */
export const refusal = (message: string, code = 500, result: unknown = null): Envelope => ({
  success: false,
  code,
  message,
  result,
  timestamp: 0,
});
export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Fake of `fetch`: answers each request and records it. */
export function network(answer: (sent: Sent) => Reply): Sent[] {
  const all: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const sent: Sent = {
      method: init.method ?? 'GET',
      url: new URL(address, window.location.href),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    };
    all.push(sent);
    init.signal?.throwIfAborted();
    const reply = answer(sent);
    if (reply instanceof Response) return reply;
    throw reply;
  });
  return all;
}
