import { monitorTexts, type TracedRequest } from '@campus/contract/monitor';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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

/** HTTP statistics of this process: totals, recent response times and recent requests. */
export class HttpWatch {
  readonly #trace: TracedRequest[] = [];
  readonly #times: number[] = [];
  readonly #routes = new Map<string, RouteTimes>();
  #inFlight = 0;
  #total = 0;
  #bytes = 0;
  #sum = 0;
  #max = 0;
  readonly #byClass = { 2: 0, 4: 0, 5: 0 };

  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async () => {
      this.#inFlight += 1;
    });
    app.addHook('onResponse', async (request, reply) => {
      this.#inFlight -= 1;
      if (isOwn(request.url)) return;
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      const name = getLabel(request);
      this.#count(`${request.method} ${findPattern(request) ?? '*'}`, name, reply.statusCode, ms);
      this.#bytes += Number(reply.getHeader('content-length') ?? 0);
      this.#trace.push({
        timestamp: new Date().toISOString(),
        timeTaken: ms,
        request: { method: request.method, uri: maskPath(request.url.split('?')[0] as string), headers: {} },
        response: { status: reply.statusCode, headers: {} },
        ip: request.ip,
        user: findCaller(request) ?? null,
        name,
      });
      if (this.#trace.length > maxTraced) this.#trace.shift();
    });
  }
  #count(key: string, name: string, status: number, ms: number): void {
    this.#total += 1;
    this.#sum += ms;
    this.#max = Math.max(this.#max, ms);
    const group = Math.floor(status / 100);
    if (group === 2 || group === 4 || group === 5) this.#byClass[group] += 1;
    this.#times.push(ms);
    if (this.#times.length > maxTimed) this.#times.shift();
    const times = this.#routes.get(key) ?? { name, count: 0, total: 0, max: 0 };
    this.#routes.set(key, { name, count: times.count + 1, total: times.total + ms, max: Math.max(times.max, ms) });
  }

  /** The last requests, latest first. */
  trace(): readonly TracedRequest[] {
    return this.#trace.toReversed();
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
