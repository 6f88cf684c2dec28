import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import { maskParams, maskPath } from './masking.ts';

/** One line for each request when it has been answered. No body, no header; secrets and persons' numbers masked. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    log.info('request', {
      requestId: request.id,
      method: request.method,
      path: maskPath(path),
      query: maskParams(request.query),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ip: request.ip,
      userAgent: String(request.headers['user-agent'] ?? '').slice(0, 200),
    });
  });
}
