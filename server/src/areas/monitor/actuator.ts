import { failure } from '@campus/contract/kit';
import { rawRoutes } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import { ok, type Route } from '../../kit/http/route.ts';
import { runtimeMetrics, sessionCounts, sessionMetrics } from './framework-metrics.ts';
import { loadGroup } from './groups.ts';

const view = 'system:monitor:view';
const read = { methods: ['GET'], access: view, title: '系统监控' } as const;
const raw = (body: unknown) => ({ kind: 'raw', body }) as const;
const clock = (): string => new Date(Date.now() + 8 * 3600_000).toISOString().slice(11, 19);

/** Samples of the process and counts of sessions, under the names of the framework. */
function metricRoutes(engine: EngineApi): Route[] {
  const { sampler, http } = engine.services.monitor;
  async function metricNamed(name: string) {
    if (Object.hasOwn(sessionMetrics, name)) {
      const [description, key] = sessionMetrics[name] as (typeof sessionMetrics)[string];
      const counts = await sessionCounts(engine.db);
      return { description, baseUnit: 'sessions', values: { VALUE: counts[key] } };
    }
    const metric = Object.hasOwn(runtimeMetrics, name) ? runtimeMetrics[name] : undefined;
    return metric && { ...metric, values: metric.read(sampler.latest()) };
  }
  return [
    {
      ...read,
      path: '/actuator/metrics/:name',
      handle: async ({ params }) => {
        const name = params.name ?? '';
        const metric = await metricNamed(name);
        if (!metric) throw failure('pathUnknown');
        const { description, baseUnit, values } = metric;
        const measurements = Object.entries(values).map(([statistic, value]) => ({ statistic, value }));
        return raw({ name, description, baseUnit, measurements, availableTags: [] });
      },
    },
    { ...read, path: '/actuator/httptrace', handle: async () => raw({ traces: http.trace() }) },
    {
      methods: ['GET'],
      access: 'anyone',
      title: '健康检查',
      path: '/actuator/health',
      handle: async () => raw({ status: 'UP' }),
    },
  ];
}

/** Usage of the caches, which take the place of Redis. */
function cacheRoutes({ services: { caches } }: EngineApi): Route[] {
  const entries = (): number => caches.totalUsage().keys;
  const bytes = (): number => caches.totalUsage().bytes;
  return [
    {
      ...read,
      path: '/sys/actuator/redis/info',
      handle: async () =>
        ok(
          caches.listUsage().map(({ name, keys, reads, misses }) => ({
            key: name,
            value: `${keys}/${reads - misses}/${misses}`,
            description: '键数/命中/未命中',
          })),
        ),
    },
    {
      ...read,
      path: '/sys/actuator/redis/keysSize',
      handle: async () => raw({ create_time: Date.now(), dbSize: entries() }),
    },
    {
      ...read,
      path: '/sys/actuator/redis/memoryInfo',
      handle: async () => raw({ create_time: Date.now(), used_memory: bytes() }),
    },
    {
      ...read,
      path: '/sys/actuator/redis/keysSizeForReport',
      handle: async () => raw({ data: [{ name: clock(), value: entries() }] }),
    },
    {
      ...read,
      path: '/sys/actuator/redis/memoryForReport',
      handle: async () => raw({ data: [{ name: clock(), value: bytes() }] }),
    },
    {
      ...read,
      path: '/sys/actuator/redis/infoForReport',
      handle: async () => raw({ data: [{ name: clock(), value: caches.totalUsage().reads }] }),
    },
  ];
}

function diskRoutes(engine: EngineApi): Route[] {
  return [
    {
      ...read,
      path: '/sys/actuator/redis/queryDiskInfo',
      handle: async (call) => {
        const { figures } = await loadGroup('disk', engine.context(call));
        const of = (key: string): number => Number(figures.find((one) => one.key === key)?.value ?? 0);
        const size = 1024 * 1024;
        const volume = {
          name: '数据目录',
          max: of('disk.total') * size,
          rest: of('disk.free') * size,
          restPPT: of('disk.usage') * 10,
        };
        return ok([volume], '查询成功');
      },
    },
  ];
}

/** Endpoints of the framework's monitoring pages, from the same samples as our own. */
const createActuatorRoutes = (engine: EngineApi): Route[] => [
  ...metricRoutes(engine),
  ...cacheRoutes(engine),
  ...diskRoutes(engine),
];

export const actuatorRoutes = rawRoutes(createActuatorRoutes);
