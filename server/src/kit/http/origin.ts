import { failure } from '@campus/contract/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

const methods = 'GET, POST, PUT, DELETE, OPTIONS';
const headers =
  'Content-Type, X-Access-Token, tenant-id, X-Tenant-Id, tenant_id, X-Sign, X-TIMESTAMP, X-Version, X-Low-App-ID, X-Register-Token, X-Device-Token, X-Idempotency-Key, X-Requested-With';
const header = (request: FastifyRequest, name: string): string => String(request.headers[name] ?? '');

/** Whether a page of this origin can call the API: our own, or one that the operator listed. */
export function isAllowedOrigin(origin: string, host: string, listed: readonly string[]): boolean {
  if (listed.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false; // `null` and other values that are not a URL match no origin.
  }
}

/**
 * Rejects calls that a browser makes without intent: from pages of other origins, and by links, images, frames and
 * prefetches that point at a call. Throws forbidden.
 */
export function assertOrigin(request: FastifyRequest, listed: readonly string[], navigable: boolean): void {
  const origin = header(request, 'origin');
  const known = origin !== '' && isAllowedOrigin(origin, request.host, listed);
  if (origin !== '' && !known && !navigable) throw failure('forbidden');
  if (navigable) return;
  if (header(request, 'sec-fetch-site') === 'cross-site' && !known) throw failure('forbidden');
  const [mode, destination] = [header(request, 'sec-fetch-mode'), header(request, 'sec-fetch-dest')];
  if (mode === 'navigate' || mode === 'no-cors') throw failure('forbidden');
  if (destination !== '' && destination !== 'empty') throw failure('forbidden');
  if (/prefetch/i.test(header(request, 'sec-purpose') + header(request, 'purpose'))) throw failure('forbidden');
}

/** Allows a listed origin to read the answer. Without credentials, because all authority is in headers. */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply, listed: readonly string[]): void {
  if (listed.length === 0) return;
  void reply.header('vary', 'Origin');
  const origin = header(request, 'origin');
  if (!listed.includes(origin)) return;
  void reply
    .header('access-control-allow-origin', origin)
    .header('access-control-expose-headers', 'X-Request-Id, Content-Disposition');
}

/** Answers a CORS preflight request; returns whether it was one. */
export function answerPreflight(request: FastifyRequest, reply: FastifyReply, listed: readonly string[]): boolean {
  if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return false;
  if (!isAllowedOrigin(header(request, 'origin'), request.host, listed)) throw failure('forbidden');
  void reply
    .code(204)
    .header('access-control-allow-methods', methods)
    .header('access-control-allow-headers', headers)
    .header('access-control-max-age', '600')
    .send();
  return true;
}
