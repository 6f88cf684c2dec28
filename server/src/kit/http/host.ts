import { failure } from '@campus/contract/kit';
import type { FastifyRequest } from 'fastify';

/** What service managers and proxies ask by whatever name or address they know. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

function isHostOf(host: string, { protocol, host: expected }: URL): boolean {
  try {
    return new URL(`${protocol}//${host}`).host === expected;
  } catch {
    return false; // No host at all.
  }
}

/**
 * Refuses a request that names several hosts, or another one than the console's (`CONSOLE_URL`): what is derived from
 * the name, caches and links among it, would follow the sender's choice. Throws badHost.
 */
export function assertHost(
  { rawHeaders, url = '' }: FastifyRequest['raw'],
  host: string,
  console: string | undefined,
): void {
  const names = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host');
  if (names.length > 1) throw failure('badHost');
  if (console === undefined || probes.has(url.split('?')[0] as string)) return;
  if (!isHostOf(host, new URL(console))) throw failure('badHost');
}
