import type { FastifyRequest } from 'fastify';

const checkMs = 60_000;
const leastBytes = 64 * 1024;

/** Ends a request whose body comes too slowly to be meant: less than 64 KiB in a minute. */
export function refuseSlowBody({ raw: request }: FastifyRequest): void {
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return;
  let before = request.socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    const now = request.socket.bytesRead;
    if (now - before < leastBytes) request.destroy();
    before = now;
  }, checkMs).unref();
  request.once('close', () => clearInterval(timer));
}
