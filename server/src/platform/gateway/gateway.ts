import type { IncomingMessage } from 'node:http';
import { failure } from '@campus/contract/kit';
import { monitorTexts } from '@campus/contract/monitor';
import { type GatewayHealth, isSafePath } from '@campus/contract/system';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findHeader, findTenant } from '../../kit/http/build-call.ts';
import type { AuthenticatedCaller, Gate } from '../../kit/http/gate.ts';
import { setCaller } from '../../kit/http/known-caller.ts';
import { assertOrigin } from '../../kit/http/origin.ts';
import { addressKey, RateLimiter } from '../../kit/http/rate-limit.ts';
import type { Log } from '../../kit/log.ts';
import { OutgoingError } from '../outgoing.ts';
import type { GatewayHosts } from './gateway-hosts.ts';
import { defaultLimits, GatewayProxy, type ProxiedRequest, prefix } from './gateway-proxy.ts';
import { GatewayRoute, type StoredRoute } from './gateway-route.ts';
import type { RouteRequest } from './match.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
const perMinute = 600;
/** Lifetime of a probe result. */
const freshMs = 10_000;
export interface GatewayOptions {
  readonly hosts: GatewayHosts;
  readonly routes: () => Promise<readonly StoredRoute[]>;
  readonly gate: Gate;
  readonly log: Log;
  readonly now: () => Date;
  readonly corsOrigins: readonly string[];
  readonly rateLimits: boolean;
  readonly limits?: Partial<typeof defaultLimits>;
}
/**
 * Reverse proxy under `/gateway`: the first matching route forwards a request to its target, which the operator must
 * have listed. The caller's credentials are not forwarded, and nothing in the answer affects this server's origin.
 */
export class Gateway {
  readonly hosts: GatewayHosts;
  readonly #options: GatewayOptions;
  readonly #proxy: GatewayProxy;
  readonly #limiter = new RateLimiter();
  #stored: readonly StoredRoute[] = [];
  #routes: readonly GatewayRoute[] = [];

  constructor(parts: GatewayOptions) {
    this.#options = parts;
    this.hosts = parts.hosts;
    this.#proxy = new GatewayProxy({ ...parts, limits: { ...defaultLimits, ...parts.limits } });
  }

  /** Serves `/gateway`; bodies are passed on unparsed. */
  serve(app: FastifyInstance): void {
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
      scope.route({
        method: methods,
        url: `${prefix}/*`,
        // The target decides about compression; its stream is not buffered here.
        compress: false,
        config: { mayTakeLong: () => true, labelOf: () => monitorTexts.otherRoutes.gateway },
        handler: (request, reply) => this.#answer(request, reply),
      });
    });
  }
  /** Health of every route's target; probes targets without a recent result. */
  async health(): Promise<readonly GatewayHealth[]> {
    return Promise.all((await this.#current()).map((route) => this.#healthOf(route)));
  }

  /** The stored routes; an unchanged one keeps its counts. */
  async #current(): Promise<readonly GatewayRoute[]> {
    const stored = await this.#options.routes();
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
    const asked = this.#toRouteRequest(request, path, query);
    const route = (await this.#current()).find((one) => one.accepts(asked));
    if (!route) throw failure('pathUnknown');
    assertOrigin(request, this.#options.corsOrigins, route.isOpen);
    const who = route.isOpen ? undefined : await this.#authenticate(request);
    this.#assertRateLimit(route, who, asked, reply);
    return this.#forward({ route, path, query, method: request.method, who, request, reply });
  }
  #toRouteRequest(request: FastifyRequest, path: string, query: string): RouteRequest {
    return {
      method: request.method,
      path,
      host: request.host,
      ip: request.ip,
      at: this.#options.now(),
      query: new URLSearchParams(query),
      header: (name) => findHeader(request, name),
    };
  }
  async #authenticate(request: FastifyRequest): Promise<AuthenticatedCaller> {
    const admitted = await this.#options.gate.authenticate({
      token: findHeader(request, 'x-access-token'),
      tenant: findTenant(request),
      ip: request.ip,
      userAgent: findHeader(request, 'user-agent') ?? '',
      shell: false,
    });
    setCaller(request, admitted.session.username);
    return admitted;
  }
  #assertRateLimit(
    { stored, limit }: GatewayRoute,
    who: AuthenticatedCaller | undefined,
    asked: RouteRequest,
    reply: FastifyReply,
  ): void {
    const now = Date.now();
    const caller = who?.session.userId ?? addressKey(asked.ip);
    const key = { ip: addressKey(asked.ip), user: caller, api: asked.path };
    const wait = Math.max(
      this.#options.rateLimits ? this.#limiter.take(`${stored.id} ${caller}`, perMinute, now) : 0,
      limit?.buckets.take(key[limit.by], now) ?? 0,
    );
    if (wait === 0) return;
    void reply.header('retry-after', String(wait));
    throw failure('tooFrequent');
  }

  /** Forwards a request, or falls back when its target fails or the breaker is open. */
  async #forward(passing: ProxiedRequest): Promise<FastifyReply> {
    const { route } = passing;
    if (route.breaker && !route.breaker.tryAcquire(Date.now())) return this.#fallBack(passing);
    let answer: IncomingMessage;
    try {
      answer = await this.#proxy.send(passing);
      route.breaker?.report((answer.statusCode ?? 500) < 500, Date.now());
    } catch (error) {
      const isTarget = error instanceof OutgoingError && !passing.reply.raw.destroyed;
      if (isTarget) route.breaker?.report(false, Date.now());
      else route.breaker?.release();
      if (!(error instanceof OutgoingError)) throw error;
      this.#options.log.warn('gateway target failed', { route: route.stored.routerId, reason: error.message });
      return this.#fallBack(passing);
    }
    return this.#proxy.reply(passing, answer);
  }
  /** A fallback is another route, called once without the body; it has no fallback of its own. */
  async #fallBack({ route, request, reply, who }: ProxiedRequest): Promise<FastifyReply> {
    if (route.fallback === undefined || reply.raw.destroyed) throw failure('targetDown');
    const asked = { ...this.#toRouteRequest(request, route.fallback, ''), method: 'GET' };
    const other = (await this.#current()).find((one) => one !== route && one.accepts(asked));
    if (!other || !(other.isOpen || who)) throw failure('targetDown');
    const passing: ProxiedRequest = {
      route: other,
      path: route.fallback,
      query: '',
      method: 'GET',
      who,
      request,
      reply,
    };
    try {
      return this.#proxy.reply(passing, await this.#proxy.send(passing));
    } catch (error) {
      if (error instanceof OutgoingError) throw failure('targetDown');
      throw error;
    }
  }

  async #healthOf(route: GatewayRoute): Promise<GatewayHealth> {
    const { now } = this.#options;
    const { target, stored } = route;
    const isAllowed = target !== undefined && this.hosts.allows(target);
    const isUsed = route.isOn && !this.hosts.isOff;
    if (isAllowed && isUsed && !route.hasRecentResult(now(), freshMs)) await this.#proxy.probe(route, target);
    const seen = route.health(now());
    const isUp = seen.status !== null && seen.status < 500;
    const state = !isUsed ? 'off' : !isAllowed ? 'refused' : isUp ? 'up' : 'down';
    return { id: stored.id, routerId: stored.routerId, state, ...seen };
  }
}
