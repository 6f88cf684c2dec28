import { monitorTexts, type TracedRequest } from '@campus/contract/monitor';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCaller } from '../../kit/http/known-caller.ts';
import { maskPath } from '../../kit/http/masking.ts';
import { findPattern } from '../../kit/http/mount-routes.ts';

const maxTraced = 200;
/** Number of response times for the percentiles. */
const maxTimed = 5_000;
/** Excludes monitoring's own requests. */
const isOwn = (url: string): boolean => /\/(sys\/monitor|actuator|sys\/actuator)\//.test(url);

const { otherRoutes } = monitorTexts;
const getLabel = (request: FastifyRequest): string =>
  request.routeOptions.config?.labelOf?.(request) ?? otherRoutes.files;

interface RouteTimes {
  readonly name: string;
  count: number;
  total: number;
  max: number;
}
export interface HttpFigures {
  readonly total: number;
  readonly inFlight: number;
  readonly byClass: Readonly<Record<2 | 4 | 5, number>>;
  readonly bytes: number;
  readonly mean: number;
  readonly max: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}
export interface SlowRoute {
  readonly route: string;
  readonly name: string;
  readonly count: number;
  readonly mean: number;
  readonly max: number;
}

/** A request as it was; what a user may read of it is made when one asks. */
interface SeenRequest {
  readonly at: number;
  readonly ms: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ip: string;
  readonly user: string | null;
  readonly name: string;
}
const describe = ({ at, ms, method, path, status, ip, user, name }: SeenRequest): TracedRequest => ({
  timestamp: new Date(at).toISOString(),
  timeTaken: ms,
  request: { method, uri: maskPath(path), headers: {} },
  response: { status, headers: {} },
  ip,
  user,
  name,
});
/** Keeps the last `most` values; `n` were kept before. */
function keepLast<T>(values: T[], n: number, most: number, value: T): void {
  values[n % most] = value;
}

/** HTTP statistics of this process: totals, recent response times and recent requests. */
export class HttpWatch {
  readonly #trace: SeenRequest[] = [];
  readonly #times: number[] = [];
  #traced = 0;
  readonly #routes = new Map<string, RouteTimes>();
  #inFlight = 0;
  #total = 0;
  #bytes = 0;
  #sum = 0;
  #max = 0;
  readonly #byClass = { 2: 0, 4: 0, 5: 0 };

  watch(app: FastifyInstance): void {
    app.addHook('onRequest', (_request, _reply, done) => {
      this.#inFlight += 1;
      done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      this.#inFlight -= 1;
      if (!isOwn(request.url)) this.#observe(request, reply);
      done();
    });
  }
  #observe(request: FastifyRequest, reply: FastifyReply): void {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const name = getLabel(request);
    this.#count(`${request.method} ${findPattern(request) ?? '*'}`, name, reply.statusCode, ms);
    this.#bytes += Number(reply.getHeader('content-length') ?? 0);
    keepLast(this.#trace, this.#traced++, maxTraced, {
      at: Date.now(),
      ms,
      method: request.method,
      path: request.url.split('?')[0] as string,
      status: reply.statusCode,
      ip: request.ip,
      user: findCaller(request) ?? null,
      name,
    });
  }
  #count(key: string, name: string, status: number, ms: number): void {
    keepLast(this.#times, this.#total, maxTimed, ms);
    this.#total += 1;
    this.#sum += ms;
    this.#max = Math.max(this.#max, ms);
    const group = Math.floor(status / 100);
    if (group === 2 || group === 4 || group === 5) this.#byClass[group] += 1;
    const times = this.#routes.get(key) ?? { name, count: 0, total: 0, max: 0 };
    this.#routes.set(key, times);
    times.count += 1;
    times.total += ms;
    times.max = Math.max(times.max, ms);
  }

  /** The last requests, latest first. */
  trace(): readonly TracedRequest[] {
    const next = this.#traced % maxTraced;
    return [...this.#trace.slice(next), ...this.#trace.slice(0, next)].toReversed().map(describe);
  }
  figures(): HttpFigures {
    const sorted = this.#times.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return {
      total: this.#total,
      inFlight: this.#inFlight,
      byClass: { ...this.#byClass },
      bytes: this.#bytes,
      mean: this.#total > 0 ? this.#sum / this.#total : 0,
      max: this.#max,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
    };
  }
  slowest(n: number): readonly SlowRoute[] {
    return [...this.#routes]
      .map(([route, { name, count, total, max }]) => ({ route, name, count, mean: total / count, max }))
      .sort((a, b) => b.mean - a.mean)
      .slice(0, n);
  }
}
