import type { FastifyInstance } from 'fastify';
import type { CacheUsage } from '../cache-usage.ts';
import { HttpWatch } from './http-watch.ts';
import { RuntimeFigures } from './runtime-figures.ts';
import { Sampler } from './sampler.ts';

export interface MonitorOptions {
  /** Open push connections of this process. */
  readonly connections: () => number;
  /** Total usage of the caches of this process. */
  readonly caches: () => CacheUsage;
}

/** Percentage with one digit; 0 of 0 is 0. */
const percentage = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);

/** Monitoring of this process: sampled metrics and HTTP statistics. */
export class Monitor {
  readonly http = new HttpWatch();
  readonly sampler: Sampler;
  readonly #runtime = new RuntimeFigures();
  #requests = 0;

  constructor({ connections, caches }: MonitorOptions) {
    this.sampler = new Sampler(() => {
      const http = this.http.figures();
      const since = http.total - this.#requests;
      this.#requests = http.total;
      const cache = caches();
      return {
        ...this.#runtime.sample(),
        'http.requests.total': http.total,
        'http.requests.rate': since / 2,
        'http.requests.active': http.inFlight,
        'http.2xx': http.byClass[2],
        'http.4xx': http.byClass[4],
        'http.5xx': http.byClass[5],
        'http.bytes': http.bytes,
        'http.mean': Math.round(http.mean * 10) / 10,
        'http.max': http.max,
        'http.p50': http.p50,
        'http.p95': http.p95,
        'http.p99': http.p99,
        'push.connections': connections(),
        'cache.keys': cache.keys,
        'cache.memory': Math.round(cache.bytes / 102.4) / 10,
        'cache.reads': cache.reads,
        'cache.hits': cache.reads - cache.misses,
        'cache.misses': cache.misses,
        'cache.hitRate': percentage(cache.reads - cache.misses, cache.reads),
        'cache.loads': cache.loads,
        'cache.evictions': cache.evictions,
      };
    });
  }
  watch(app: FastifyInstance): void {
    this.http.watch(app);
  }
  start(): void {
    this.sampler.start();
  }
  end(): void {
    this.sampler.end();
    this.#runtime.end();
  }
}
