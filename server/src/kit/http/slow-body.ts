import type { FastifyRequest } from 'fastify';

const checkMs = 60_000;
const minBytes = 64 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body can take any time as long as data keeps coming: uploads, imports. */
    readonly mayTakeLong?: (request: FastifyRequest) => boolean;
  }
}

/**
 * Ends a request whose body is too slow: incomplete after `limitMs`, or, for a body that can take long, less than 64
 * KiB per minute.
 */
export function limitBody(request: FastifyRequest, limitMs: number, end: (raw: FastifyRequest['raw']) => void): void {
  const { raw } = request;
  if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return;
  const mayTakeLong = request.routeOptions.config.mayTakeLong?.(request) ?? false;
  let before = raw.socket.bytesRead;
  const check = (): void => {
    const now = raw.socket.bytesRead;
    if (raw.complete || raw.readableEnded || raw.destroyed) clearInterval(timer);
    else if (!mayTakeLong || now - before < minBytes) end(raw);
    before = now;
  };
  const timer = setInterval(check, mayTakeLong ? checkMs : limitMs).unref();
  // A request that is injected ends without being closed.
  for (const event of ['end', 'close'] as const) raw.once(event, () => clearInterval(timer));
}
