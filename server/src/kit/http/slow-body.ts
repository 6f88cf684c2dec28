import type { FastifyRequest } from 'fastify';

const checkMs = 60_000;
const leastBytes = 64 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a request's body may take as long as it keeps coming: uploads, imports. */
    readonly mayTakeLong?: (request: FastifyRequest) => boolean;
  }
}

/**
 * Ends a request whose body comes too slowly to be meant: not complete after `limitMs`, or for a body that may take
 * long less than 64 KiB in a minute.
 */
export function limitBody(request: FastifyRequest, limitMs: number, end: (raw: FastifyRequest['raw']) => void): void {
  const { raw } = request;
  if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return;
  const mayTakeLong = request.routeOptions.config.mayTakeLong?.(request) ?? false;
  let before = raw.socket.bytesRead;
  const check = (): void => {
    const now = raw.socket.bytesRead;
    if (raw.complete || raw.readableEnded || raw.destroyed) clearInterval(timer);
    else if (!mayTakeLong || now - before < leastBytes) end(raw);
    before = now;
  };
  const timer = setInterval(check, mayTakeLong ? checkMs : limitMs).unref();
  raw.once('close', () => clearInterval(timer));
}
