import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { failure } from '@campus/contract/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthenticatedCaller } from '../../kit/http/gate.ts';
import type { Log } from '../../kit/log.ts';
import { OutgoingError } from '../outgoing.ts';
import { forward, limitBytes } from './forward.ts';
import type { GatewayHosts } from './gateway-hosts.ts';
import type { GatewayRoute } from './gateway-route.ts';
import { answerHeadersForCaller, requestHeadersForTarget } from './headers.ts';

/** Path prefix served by the gateway. */
export const prefix = '/gateway';
const probeTimeoutMs = 3_000;
/** Limits of a forwarded request and its answer. */
export const defaultLimits = { connectMs: 5_000, totalMs: 30_000, bytes: 10 * 1024 * 1024 };

/** A request being forwarded through a route. */
export interface ProxiedRequest {
  readonly route: GatewayRoute;
  readonly path: string;
  readonly query: string;
  readonly method: string;
  readonly who: AuthenticatedCaller | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface ProxyOptions {
  readonly hosts: GatewayHosts;
  readonly limits: typeof defaultLimits;
  readonly log: Log;
  readonly now: () => Date;
}

/** Forwards requests to targets and their answers back. */
export class GatewayProxy {
  readonly #options: ProxyOptions;

  constructor(parts: ProxyOptions) {
    this.#options = parts;
  }

  /** Sends the request to its target and resolves with the target's headers. Throws OutgoingError. */
  async send({ route, path, query, method, request, reply }: ProxiedRequest): Promise<IncomingMessage> {
    const target = route.target as URL;
    if (!this.#options.hosts.allows(target)) throw new OutgoingError('address not allowed');
    const started = performance.now();
    const note = (status: number | null): void =>
      route.recordResult(status, this.#options.now(), performance.now() - started);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    try {
      const answer = await forward({
        method,
        target,
        pinned: await this.#options.hosts.pin(target),
        path: route.targetPath(path) + query,
        headers: {
          ...requestHeadersForTarget(request.headers, request.id),
          ...Object.fromEntries(route.requestHeaders.map(({ name, value }) => [name, value])),
        },
        body: method === request.method ? this.#bodyOf(request) : undefined,
        connectMs: this.#options.limits.connectMs,
        signal: AbortSignal.any([gone.signal, AbortSignal.timeout(this.#options.limits.totalMs)]),
      });
      note(answer.statusCode ?? null);
      return answer;
    } catch (error) {
      if (error instanceof OutgoingError && !gone.signal.aborted) note(null);
      throw error;
    }
  }
  /** The body as a stream of limited length; a larger content-length is rejected at once. */
  #bodyOf(request: FastifyRequest) {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && (length === undefined || length === '0')) return undefined;
    const { bytes } = this.#options.limits;
    const tooLarge = (): Error => failure('bodyTooLarge', bytes / 1024 / 1024);
    if (Number(length ?? 0) > bytes) throw tooLarge();
    return request.raw.pipe(limitBytes(bytes, tooLarge));
  }

  /** Answers with the target's answer, filtered for the caller. Throws targetDown. */
  reply({ route, path, reply }: ProxiedRequest, answer: IncomingMessage): FastifyReply {
    const { bytes } = this.#options.limits;
    const location = this.#locationOf(route, path, answer);
    const isTooLong = Number(answer.headers['content-length'] ?? 0) > bytes;
    if (location === null || isTooLong) {
      answer.destroy();
      const reason = isTooLong ? 'answer too large' : 'redirect to another place refused';
      this.#options.log.warn('gateway answer refused', { route: route.stored.routerId, reason });
      throw failure('targetDown');
    }
    const body = limitBytes(bytes, () => new OutgoingError('answer too large'));
    // The caller already has the start of the answer, so an error ends his connection.
    pipeline(answer, body, (error) => {
      if (error) this.#options.log.warn('gateway answer broke off', { route: route.stored.routerId });
    });
    return reply
      .code(answer.statusCode ?? 502)
      .headers(answerHeadersForCaller(answer.headers) as Record<string, string>)
      .headers(Object.fromEntries(route.answerHeaders.map(({ name, value }) => [name, value])))
      .headers(location === undefined ? {} : { location })
      .send(body);
  }
  /** Maps a redirect of the target to the caller's path; null when it leads to another origin. */
  #locationOf(route: GatewayRoute, path: string, answer: IncomingMessage): string | null | undefined {
    const { location } = answer.headers;
    if (location === undefined) return undefined;
    const target = route.target as URL;
    const to = URL.parse(location, new URL(route.targetPath(path), target).href);
    if (to?.origin !== target.origin) return null;
    return `${prefix}${route.callerPath(to.pathname, path)}${to.search}${to.hash}`;
  }
  /** Probes the target's root: any answer means that it is up. */
  async probe(route: GatewayRoute, target: URL): Promise<void> {
    const started = performance.now();
    const answer = await this.#options.hosts
      .pin(target)
      .then((pinned) =>
        forward({
          method: 'HEAD',
          target,
          pinned,
          path: '/',
          headers: {},
          body: undefined,
          connectMs: probeTimeoutMs,
          signal: AbortSignal.timeout(probeTimeoutMs),
        }),
      )
      .catch((error: unknown) => {
        if (error instanceof OutgoingError) return undefined;
        throw error;
      });
    answer?.destroy();
    route.recordResult(answer?.statusCode ?? null, this.#options.now(), performance.now() - started);
  }
}
