import type { Duplex } from 'node:stream';
import { failure } from '@campus/contract/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The socket of a client error in Node. */
type FaultySocket = Duplex & { readonly bytesRead?: number };

const answers: Readonly<Record<string, readonly [status: number, title: string, key: 'badBody' | 'requestTimeout']>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'badBody'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'requestTimeout'],
};

/**
 * Answers requests that never became complete: slow headers or bodies, and data that is not HTTP. A connection without
 * any bytes is a browser's spare one: it would take an answer for that of its next request.
 */
export class ConnectionFaults {
  readonly #answering = new WeakMap<object, FastifyReply['raw']>();

  watch({ server }: FastifyInstance): void {
    server.prependListener('request', (request: FastifyRequest['raw'], response: FastifyReply['raw']) =>
      this.#answering.set(request.socket, response),
    );
  }

  handle(error: NodeJS.ErrnoException, socket: FaultySocket): void {
    const answering = this.#answering.get(socket);
    const isInAnswer = answering?.headersSent === true && !answering.writableFinished;
    if (!socket.writable || error.code === 'ECONNRESET' || socket.bytesRead === 0 || isInAnswer) {
      socket.destroy();
      return;
    }
    const [status, title, key] = answers[error.code ?? ''] ?? [400, 'Bad Request', 'badBody'];
    const { message } = failure(key);
    const body = JSON.stringify({ success: false, message, code: status, result: null, timestamp: Date.now() });
    socket.end(
      `HTTP/1.1 ${status} ${title}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
      () => socket.destroy(),
    );
  }
}
