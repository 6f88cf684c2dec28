import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { failure } from '@campus/contract/kit';
import { type GatewayHealth, isSafePath } from '@campus/contract/system';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { headerOf, tenantOf } from '../../kit/http/call-of.ts';
import type { Admitted, Gate } from '../../kit/http/gate.ts';
import { refuseForeign } from '../../kit/http/origin.ts';
import { addressKey, RateLimiter } from '../../kit/http/rate-limit.ts';
import { refuseSlowBody } from '../../kit/http/slow-body.ts';
import type { Log } from '../../kit/log.ts';
import { OutgoingFailed } from '../outgoing.ts';
import { atMost, forward } from './forward.ts';
import type { GatewayHosts } from './gateway-hosts.ts';
import { GatewayRoute, type StoredRoute } from './gateway-route.ts';
import { toCaller, toTarget } from './headers.ts';
import type { Asked } from './match.ts';

const prefix = '/gateway';
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
const perMinute = 600;
/** A look at a target is good for so long. */
const freshMs = 10_000;
const lookMs = 3_000;
/** Of the whole way there and back (`api.md` 10.18). */
const usualLimits = { connectMs: 5_000, totalMs: 30_000, bytes: 10 * 1024 * 1024 };

export interface GatewayParts {
  readonly hosts: GatewayHosts;
  readonly routes: () => Promise<readonly StoredRoute[]>;
  readonly gate: Gate;
  readonly log: Log;
  readonly now: () => Date;
  readonly corsOrigins: readonly string[];
  readonly rateLimits: boolean;
  readonly limits?: Partial<typeof usualLimits>;
}
/** A request on its way through a route. */
interface Passing {
  readonly route: GatewayRoute;
  readonly path: string;
  readonly query: string;
  readonly method: string;
  readonly who: Admitted | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * The reverse proxy under `/gateway` (`api.md` 10.18): the first route that fits a request takes it to its target, and
 * to nowhere that the operator did not list. Nothing of the caller's identity here goes along, and nothing that comes
 * back speaks for this server's origin.
 */
export class Gateway {
  readonly hosts: GatewayHosts;
  readonly #parts: GatewayParts;
  readonly #limits: typeof usualLimits;
  readonly #limiter = new RateLimiter();
  #stored: readonly StoredRoute[] = [];
  #routes: readonly GatewayRoute[] = [];

  constructor(parts: GatewayParts) {
    this.#parts = parts;
    this.hosts = parts.hosts;
    this.#limits = { ...usualLimits, ...parts.limits };
  }

  /** Answers below `/gateway`; bodies pass unread. */
  serve(app: FastifyInstance): void {
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
      scope.route({
        method: methods,
        url: `${prefix}/*`,
        handler: (request, reply) => this.#answer(request, reply),
      });
    });
  }
  /** What this process knows of every route's target; a target that was not heard of lately is looked at. */
  async health(): Promise<readonly GatewayHealth[]> {
    return Promise.all((await this.#current()).map((route) => this.#healthOf(route)));
  }

  /** The routes as they are stored now; one that did not change keeps what was counted. */
  async #current(): Promise<readonly GatewayRoute[]> {
    const stored = await this.#parts.routes();
    if (stored !== this.#stored) {
      const known = new Map(this.#routes.map((route) => [route.signature, route]));
      this.#routes = stored.map((row) => known.get(JSON.stringify(row)) ?? new GatewayRoute(row));
      this.#stored = stored;
    }
    return this.#routes;
  }

  async #answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.header('cache-control', 'no-store');
    const [whole = '', ...rest] = request.url.split('?');
    const path = whole.slice(prefix.length);
    const query = rest.length > 0 ? `?${rest.join('?')}` : '';
    if (this.hosts.isOff || !isSafePath(path)) throw failure('pathUnknown');
    const asked = this.#asked(request, path, query);
    const route = (await this.#current()).find((one) => one.takes(asked));
    if (!route) throw failure('pathUnknown');
    refuseForeign(request, this.#parts.corsOrigins, route.isOpen);
    const who = route.isOpen ? undefined : await this.#admit(request);
    this.#refuseTooMany(route, who, asked, reply);
    return this.#pass({ route, path, query, method: request.method, who, request, reply });
  }
  #asked(request: FastifyRequest, path: string, query: string): Asked {
    return {
      method: request.method,
      path,
      host: request.host,
      ip: request.ip,
      at: this.#parts.now(),
      query: new URLSearchParams(query),
      header: (name) => headerOf(request, name),
    };
  }
  async #admit(request: FastifyRequest): Promise<Admitted> {
    return this.#parts.gate.admit({
      token: headerOf(request, 'x-access-token'),
      tenant: tenantOf(request),
      ip: request.ip,
      userAgent: headerOf(request, 'user-agent') ?? '',
      shell: false,
    });
  }
  #refuseTooMany({ stored, limit }: GatewayRoute, who: Admitted | undefined, asked: Asked, reply: FastifyReply): void {
    const now = Date.now();
    const caller = who?.session.userId ?? addressKey(asked.ip);
    const key = { ip: addressKey(asked.ip), user: caller, api: asked.path };
    const wait = Math.max(
      this.#parts.rateLimits ? this.#limiter.take(`${stored.id} ${caller}`, perMinute, now) : 0,
      limit?.buckets.take(key[limit.by], now) ?? 0,
    );
    if (wait === 0) return;
    void reply.header('retry-after', String(wait));
    throw failure('tooFrequent');
  }

  /** Through the route, or to its fallback when its target fails or is held back. */
  async #pass(passing: Passing): Promise<FastifyReply> {
    const { route } = passing;
    if (route.breaker && !route.breaker.enter(Date.now())) return this.#fallBack(passing);
    let answer: IncomingMessage;
    try {
      answer = await this.#send(passing);
      route.breaker?.leave((answer.statusCode ?? 500) < 500, Date.now());
    } catch (error) {
      const isTarget = error instanceof OutgoingFailed && !passing.reply.raw.destroyed;
      if (isTarget) route.breaker?.leave(false, Date.now());
      else route.breaker?.release();
      if (!(error instanceof OutgoingFailed)) throw error;
      this.#parts.log.warn('gateway target failed', { route: route.stored.routerId, reason: error.message });
      return this.#fallBack(passing);
    }
    return this.#reply(passing, answer);
  }
  /** A fallback is another route, asked once without the body; it has no fallback of its own. */
  async #fallBack({ route, request, reply, who }: Passing): Promise<FastifyReply> {
    if (route.fallback === undefined || reply.raw.destroyed) throw failure('targetDown');
    const asked = { ...this.#asked(request, route.fallback, ''), method: 'GET' };
    const other = (await this.#current()).find((one) => one !== route && one.takes(asked));
    if (!other || !(other.isOpen || who)) throw failure('targetDown');
    const passing: Passing = { route: other, path: route.fallback, query: '', method: 'GET', who, request, reply };
    try {
      return this.#reply(passing, await this.#send(passing));
    } catch (error) {
      if (error instanceof OutgoingFailed) throw failure('targetDown');
      throw error;
    }
  }

  async #send({ route, path, query, method, request, reply }: Passing): Promise<IncomingMessage> {
    const target = route.target as URL;
    if (!this.hosts.allows(target)) throw new OutgoingFailed('address not allowed');
    const started = performance.now();
    const note = (status: number | null): void => route.note(status, this.#parts.now(), performance.now() - started);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    try {
      const answer = await forward({
        method,
        target,
        pinned: await this.hosts.pin(target),
        path: route.pathAtTarget(path) + query,
        headers: {
          ...toTarget(request.headers, request.id),
          ...Object.fromEntries(route.requestHeaders.map(({ name, value }) => [name, value])),
        },
        body: method === request.method ? this.#bodyOf(request) : undefined,
        connectMs: this.#limits.connectMs,
        signal: AbortSignal.any([gone.signal, AbortSignal.timeout(this.#limits.totalMs)]),
      });
      note(answer.statusCode ?? null);
      return answer;
    } catch (error) {
      if (error instanceof OutgoingFailed && !gone.signal.aborted) note(null);
      throw error;
    }
  }
  /** The body as it comes, at most as long as allowed; what says beforehand that it is longer is refused at once. */
  #bodyOf(request: FastifyRequest) {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && (length === undefined || length === '0')) return undefined;
    const { bytes } = this.#limits;
    const tooLarge = (): Error => failure('bodyTooLarge', bytes / 1024 / 1024);
    if (Number(length ?? 0) > bytes) throw tooLarge();
    refuseSlowBody(request);
    return request.raw.pipe(atMost(bytes, tooLarge));
  }

  #reply({ route, path, reply }: Passing, answer: IncomingMessage): FastifyReply {
    const { bytes } = this.#limits;
    const location = this.#locationOf(route, path, answer);
    const isTooLong = Number(answer.headers['content-length'] ?? 0) > bytes;
    if (location === null || isTooLong) {
      answer.destroy();
      const reason = isTooLong ? 'answer too large' : 'redirect to another place refused';
      this.#parts.log.warn('gateway answer refused', { route: route.stored.routerId, reason });
      throw failure('targetDown');
    }
    const body = atMost(bytes, () => new OutgoingFailed('answer too large'));
    // What breaks on the way ends the caller's connection: he has the beginning already.
    pipeline(answer, body, (error) => {
      if (error) this.#parts.log.warn('gateway answer broke off', { route: route.stored.routerId });
    });
    return reply
      .code(answer.statusCode ?? 502)
      .headers(toCaller(answer.headers) as Record<string, string>)
      .headers(Object.fromEntries(route.answerHeaders.map(({ name, value }) => [name, value])))
      .headers(location === undefined ? {} : { location })
      .send(body);
  }
  /** Where an answer sends the caller, as he reaches it through here; null: to a place that is not the target. */
  #locationOf(route: GatewayRoute, path: string, answer: IncomingMessage): string | null | undefined {
    const { location } = answer.headers;
    if (location === undefined) return undefined;
    const target = route.target as URL;
    const to = URL.parse(location, new URL(route.pathAtTarget(path), target).href);
    if (to?.origin !== target.origin) return null;
    return `${prefix}${route.pathHere(to.pathname, path)}${to.search}${to.hash}`;
  }

  async #healthOf(route: GatewayRoute): Promise<GatewayHealth> {
    const { now } = this.#parts;
    const { target, stored } = route;
    const isAllowed = target !== undefined && this.hosts.allows(target);
    const isUsed = route.isOn && !this.hosts.isOff;
    if (isAllowed && isUsed && !route.knows(now(), freshMs)) await this.#look(route, target);
    const seen = route.health(now());
    const state = !isAllowed ? 'refused' : !isUsed ? 'off' : seen.status !== null && seen.status < 500 ? 'up' : 'down';
    return { id: stored.id, routerId: stored.routerId, state, ...seen };
  }
  /** Asks the target for its first page: whatever it answers, it is there. */
  async #look(route: GatewayRoute, target: URL): Promise<void> {
    const started = performance.now();
    const answer = await this.hosts
      .pin(target)
      .then((pinned) =>
        forward({
          method: 'HEAD',
          target,
          pinned,
          path: '/',
          headers: {},
          body: undefined,
          connectMs: lookMs,
          signal: AbortSignal.timeout(lookMs),
        }),
      )
      .catch((error: unknown) => {
        if (error instanceof OutgoingFailed) return undefined;
        throw error;
      });
    answer?.destroy();
    route.note(answer?.statusCode ?? null, this.#parts.now(), performance.now() - started);
  }
}
