import type { FastifyInstance } from 'fastify';
import { HttpWatch } from './http-watch.ts';
import { RuntimeFigures } from './runtime-figures.ts';
import { Sampler } from './sampler.ts';

export interface MonitorParts {
  /** Open push connections of this process. */
  readonly connections: () => number;
  readonly cacheReads: () => { readonly reads: number; readonly loads: number };
}

/** What this process knows of itself: sampled figures and what it answered. */
export class Monitor {
  readonly http = new HttpWatch();
  readonly sampler: Sampler;
  readonly #runtime = new RuntimeFigures();
  #requests = 0;

  constructor({ connections, cacheReads }: MonitorParts) {
    this.sampler = new Sampler(() => {
      const http = this.http.figures();
      const since = http.total - this.#requests;
      this.#requests = http.total;
      const cache = cacheReads();
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
        'cache.reads': cache.reads,
        'cache.loads': cache.loads,
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
