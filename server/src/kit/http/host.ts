import { failure } from '@campus/contract/kit';
import type { FastifyRequest } from 'fastify';

/** Paths that service managers and proxies request under any host name. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

function isHostOf(host: string, { protocol, host: expected }: URL): boolean {
  try {
    return new URL(`${protocol}//${host}`).host === expected;
  } catch {
    return false; // Not a valid host.
  }
}

/** Names are at the even places. */
const isHostName = (name: string, i: number): boolean =>
  i % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host';

/**
 * Rejects a request with several Host headers or a host other than that of `CONSOLE_URL`: caches and links derive from
 * it and would be under the sender's control. Throws badHost.
 */
export function assertHost(
  { rawHeaders, url = '' }: FastifyRequest['raw'],
  host: string,
  console: string | undefined,
): void {
  if (rawHeaders.filter(isHostName).length > 1) throw failure('badHost');
  if (console === undefined || probes.has(url.split('?')[0] as string)) return;
  if (!isHostOf(host, new URL(console))) throw failure('badHost');
}
