import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type Readable, Transform } from 'node:stream';
import { Failure } from '@campus/contract/kit';
import { createLookup, OutgoingError, type PinnedAddress, setConnectTimeout } from '../outgoing.ts';

export interface ForwardRequest {
  readonly method: string;
  /** Scheme, host and port. */
  readonly target: URL;
  readonly pinned: PinnedAddress;
  /** Path with its query. */
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Readable | undefined;
  readonly connectMs: number;
  readonly signal: AbortSignal;
}

/** Sends a request to its pinned target and resolves with the target's headers. Throws OutgoingError. */
export function forward(wanted: ForwardRequest): Promise<IncomingMessage> {
  const { target, method, path, headers, body, signal } = wanted;
  const isSecure = target.protocol === 'https:';
  return new Promise((done, failed) => {
    // A Failure of the request's body stays one; any other error is the target's.
    const fail = (error: Error): void =>
      failed(error instanceof OutgoingError || error instanceof Failure ? error : new OutgoingError(error.message));
    const call = (isSecure ? httpsRequest : httpRequest)(
      target,
      { method, path, headers, agent: false, lookup: createLookup(wanted.pinned), signal },
      done,
    );
    setConnectTimeout(call, wanted.connectMs);
    call.on('error', fail);
    // Upgrades are not supported. The socket has no error listener any more, so it is destroyed without an error.
    call.on('upgrade', (_answer, socket) => {
      socket.destroy();
      fail(new OutgoingError('upgrade refused'));
    });
    if (!body) return void call.end();
    body.on('error', (error) => call.destroy(error));
    body.pipe(call);
  });
}

/** Passes on at most `bytes`; more is `tooMany`. */
export function limitBytes(bytes: number, tooMany: () => Error): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > bytes) done(tooMany());
      else done(null, chunk);
    },
  });
}
