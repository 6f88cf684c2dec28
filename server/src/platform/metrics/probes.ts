import { failure } from '@campus/contract/kit';
import { monitorTexts } from '@campus/contract/monitor';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findHeader, findTenant } from '../../kit/http/build-call.ts';
import type { Gate } from '../../kit/http/gate.ts';
import type { Metrics } from './metrics.ts';

export interface ProbeOptions {
  readonly gate: Gate;
  readonly metrics: Metrics;
  /** Throws when the server is not able to work. */
  readonly ready: () => Promise<void>;
  /** Whether writes are rejected because the disk is nearly full. */
  readonly isShortOfSpace?: () => Promise<boolean>;
}
const monitorCode = 'system:monitor:view';
const withLabels = (route: 'health' | 'ready' | 'metrics') => ({
  config: { labelOf: () => monitorTexts.otherRoutes[route] },
});
const isLoopback = (ip: string): boolean => ip === '::1' || /^(::ffff:)?127\./.test(ip);
/** Headers by which a proxy names its client and which are never trusted here. */
const unreadHeaders = ['forwarded', 'x-real-ip'] as const;

/**
 * Whether a request comes from this machine. One that a proxy on this machine forwards comes from its client: that
 * counts only if the proxy is trusted and every address that it passes on is loopback, too.
 */
function isLocal(request: FastifyRequest): boolean {
  const addresses = request.ips ?? [request.ip];
  const forwarded = findHeader(request, 'x-forwarded-for')?.split(',').length ?? 0;
  if (unreadHeaders.some((name) => request.headers[name] !== undefined)) return false;
  return addresses.length === forwarded + 1 && addresses.every(isLoopback);
}

/**
 * Endpoints for service managers and monitoring, outside the API prefix: `/healthz` (the process runs), `/readyz` (it
 * is able to work), `/metrics` (from this machine, or with the monitoring code).
 */
export function serveProbes(
  app: FastifyInstance,
  { gate, metrics, ready, isShortOfSpace = async () => false }: ProbeOptions,
): void {
  app.get('/healthz', withLabels('health'), async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'UP' }),
  );
  app.get('/readyz', withLabels('ready'), async (_request, reply) => {
    const isReady = await ready().then(
      () => true,
      () => false,
    );
    const isShort = await isShortOfSpace().catch(() => false);
    return reply
      .code(isReady && !isShort ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady && !isShort ? 'UP' : 'DOWN', ...(isShort && { reason: failure('diskFull').message }) });
  });
  app.get('/metrics', withLabels('metrics'), async (request, reply) => {
    if (!isLocal(request)) {
      const { session } = await gate.authenticate({
        token: findHeader(request, 'x-access-token'),
        tenant: findTenant(request),
        ip: request.ip,
        userAgent: findHeader(request, 'user-agent') ?? '',
        shell: false,
      });
      if (!session.codes.has(monitorCode)) throw failure('noPermission');
    }
    return reply
      .header('content-type', metrics.type)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}
