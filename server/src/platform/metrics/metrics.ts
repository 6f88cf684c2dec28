import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { findPattern } from '../../kit/http/mount-routes.ts';

export interface MetricSources {
  /** Open push connections of this process. */
  readonly connections: () => number;
  readonly database: () => Promise<{ database: number; connections?: number }>;
  /** The latest values of the monitoring screens, by key. */
  readonly sample: () => Readonly<Record<string, number>>;
}

/** Metrics of the runtime belong to the process: their observers and timers cannot be ended with an application. */
let processMetrics: Registry | undefined;
function getProcessMetrics(): Registry {
  if (!processMetrics) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics });
  }
  return processMetrics;
}

/** Prometheus metrics of one process: runtime, HTTP by route, push and database. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #seconds: Histogram<'route' | 'method' | 'status'>;
  readonly #defects: Counter;

  constructor(figures: MetricSources) {
    const registers = [this.#registry];
    getProcessMetrics();
    this.#seconds = new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer by route',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60],
      registers,
    });
    this.#defects = new Counter({ name: 'http_defects_total', help: 'Answers with status 5xx', registers });
    new Gauge({
      name: 'push_connections',
      help: 'Open push connections',
      registers,
      collect() {
        this.set(figures.connections());
      },
    });
    new Gauge({
      name: 'campus_figure',
      help: 'Figures of the monitoring screens by key',
      labelNames: ['key'],
      registers,
      collect() {
        for (const [key, value] of Object.entries(figures.sample())) this.set({ key }, value);
      },
    });
    const connections = new Gauge({ name: 'database_connections', help: 'Connections of the database', registers });
    new Gauge({
      name: 'database_bytes',
      help: 'Size of the database',
      registers,
      async collect() {
        const sizes = await figures.database();
        this.set(sizes.database);
        if (sizes.connections !== undefined) connections.set(sizes.connections);
      },
    });
  }

  /** Measures every request under the pattern of its route, never under its URL. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      const route = findPattern(request) ?? 'other';
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      this.#seconds.observe({ route, method: request.method, status }, reply.elapsedTime / 1000);
      if (reply.statusCode >= 500) this.#defects.inc();
      done();
    });
  }
  /** The metrics in the text format of Prometheus. */
  async text(): Promise<string> {
    return (await Promise.all([getProcessMetrics(), this.#registry].map((one) => one.metrics()))).join('\n');
  }
  get type(): string {
    return this.#registry.contentType;
  }
}
