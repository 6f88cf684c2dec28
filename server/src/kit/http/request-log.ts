import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { maskParams, maskPath } from './masking.ts';

const requestFields = (request: FastifyRequest) => ({
  requestId: request.id,
  method: request.method,
  path: maskPath(request.url.split('?')[0] as string),
  query: maskParams(request.query),
  ip: request.ip,
  userAgent: String(request.headers['user-agent'] ?? '').slice(0, 200),
});

/**
 * Logs one line per request when it is answered or aborted. No body, no headers; secrets and personal numbers are
 * masked.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    log.info('request', { ...requestFields(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
    done();
  });
  app.addHook('onRequestAbort', async (request) => log.info('request', { ...requestFields(request), aborted: true }));
}
