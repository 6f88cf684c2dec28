import type { FigureState, MonitorFigure } from '@campus/contract/monitor';
import type { Sample, Sampler } from '../../platform/monitor/sampler.ts';
import type { OtherProcess } from '../../platform/monitor/shared-samples.ts';

/** Label, unit and warning threshold of a metric. */
interface Measure {
  readonly label: string;
  readonly unit: string;
  readonly warn?: number;
  readonly bad?: number;
  /** Has a sparkline of the last minute. */
  readonly moves?: boolean;
  /** Aggregation over several processes; absent: a machine metric, taken from the answering process. */
  readonly across?: 'sum' | 'max';
}
const measure = (label: string, unit = '', more: Omit<Measure, 'label' | 'unit'> = {}): Measure => ({
  label,
  unit,
  ...more,
});
const moves = { moves: true } as const;
const sum = { across: 'sum' } as const;
const max = { across: 'max' } as const;
const sums = { ...sum, ...moves } as const;

export const hostMeasures = {
  'system.cpu.count': measure('CPU数量', '核'),
  'system.cpu.usage': measure('系统CPU使用率', '%', { warn: 80, bad: 95, moves: true }),
  'system.load.1': measure('系统负载（1分钟）', '', moves),
  'system.load.5': measure('系统负载（5分钟）'),
  'system.load.15': measure('系统负载（15分钟）'),
  'system.memory.total': measure('内存总量', 'MB'),
  'system.memory.free': measure('空闲内存', 'MB', moves),
  'system.memory.usage': measure('内存使用率', '%', { warn: 85, bad: 95, moves: true }),
  'process.start.time': measure('应用启动时间', ''),
  'process.uptime': measure('应用已运行时间', '秒'),
  'process.cpu.usage': measure('应用CPU使用率', '%', { warn: 80, bad: 95, ...sums }),
} as const;
export const processMeasures = {
  'process.rss': measure('常驻内存', 'MB', sums),
  'jvm.memory.max': measure('堆内存上限', 'MB', sum),
  'jvm.memory.committed': measure('堆内存总量', 'MB', sums),
  'jvm.memory.used': measure('已用堆内存', 'MB', sums),
  'process.external': measure('堆外内存', 'MB', sums),
  'process.arrayBuffers': measure('缓冲区', 'MB', sums),
  'nodejs.eventloop.lag': measure('事件循环延迟（平均）', 'ms', { warn: 50, bad: 200, moves: true, ...max }),
  'nodejs.eventloop.lag.p99': measure('事件循环延迟（p99）', 'ms', { warn: 100, bad: 500, moves: true, ...max }),
  'nodejs.eventloop.utilization': measure('事件循环利用率', '%', { warn: 80, bad: 95, moves: true, ...max }),
  'process.handles': measure('活动句柄', '个', sums),
  'jvm.gc.pause.count': measure('垃圾回收次数', '次', sum),
  'jvm.gc.pause.time': measure('垃圾回收总时间', 'ms', sum),
} as const;
export const httpMeasures = {
  'http.requests.total': measure('请求总数', '次', sum),
  'http.requests.rate': measure('请求速率', '次/秒', sums),
  'http.requests.active': measure('处理中的请求', '个', sums),
  'http.2xx': measure('成功应答（2xx）', '次', sum),
  'http.4xx': measure('客户端错误（4xx）', '次', sum),
  'http.5xx': measure('服务端错误（5xx）', '次', { warn: 1, ...sum }),
  'http.bytes': measure('已发送', '字节', sum),
  'http.mean': measure('平均耗时', 'ms'),
  'http.max': measure('最长耗时', 'ms', max),
  'http.p50': measure('耗时 p50', 'ms', { ...moves, ...max }),
  'http.p95': measure('耗时 p95', 'ms', { warn: 500, bad: 2_000, moves: true, ...max }),
  'http.p99': measure('耗时 p99', 'ms', { warn: 1_000, bad: 5_000, moves: true, ...max }),
  'push.connections': measure('推送连接', '个', sums),
} as const;
export const pushMeasures = { 'push.connections': httpMeasures['push.connections'] } as const;
export const cacheMeasures = {
  'cache.keys': measure('键数', '个', sums),
  'cache.memory': measure('缓存占用内存（估算）', 'KB', sums),
  'cache.reads': measure('缓存读取', '次', sums),
  'cache.hits': measure('命中', '次', sums),
  'cache.misses': measure('未命中', '次', sum),
  'cache.hitRate': measure('命中率', '%'),
  'cache.loads': measure('缓存加载', '次', sums),
  'cache.evictions': measure('淘汰', '次', sum),
} as const;

function getState(value: number, { warn, bad }: Pick<Measure, 'warn' | 'bad'>): FigureState {
  if (bad !== undefined && value >= bad) return 'bad';
  return warn !== undefined && value >= warn ? 'warn' : 'ok';
}

const add = (values: readonly number[]): number => Math.round(values.reduce((all, value) => all + value, 0) * 10) / 10;
/** Aggregates a number over several processes; the first is the answering one. */
function across({ across: how }: Measure, values: readonly number[]): number {
  if (how === 'max') return Math.max(...values);
  return how === 'sum' ? add(values) : (values[0] ?? 0);
}
/** The last minute aggregated over processes per sample; a process counts from its first sample. */
function acrossMinute(measure: Measure, own: readonly number[], others: readonly (readonly number[])[]): number[] {
  if (!measure.across) return [...own];
  const all = [own, ...others];
  const moments = Math.max(...all.map(({ length }) => length));
  return Array.from({ length: moments }, (_, moment) =>
    across(
      measure,
      all.flatMap((values) => values[values.length - moments + moment] ?? []),
    ),
  );
}
/** Shifts a minute that ended some samples ago to now; missing samples repeat the last value. */
function shiftMinute(minute: readonly number[], since: number): readonly number[] {
  const last = minute.at(-1);
  return last === undefined ? [] : [...minute, ...Array.from({ length: since }, () => last)].slice(since);
}
const sumFigures = (samples: readonly Sample[], key: string): number => samples.reduce((n, s) => n + (s[key] ?? 0), 0);
/** Mean response time weighted by the number of responses of each process. */
function getMean(samples: readonly Sample[]): number {
  const answers = sumFigures(samples, 'http.requests.total');
  const time = samples.reduce((ms, s) => ms + (s['http.requests.total'] ?? 0) * (s['http.mean'] ?? 0), 0);
  return answers === 0 ? 0 : Math.round((time / answers) * 10) / 10;
}
/** Cache hit rate over all processes. */
function getHitRate(samples: readonly Sample[]): number {
  const reads = sumFigures(samples, 'cache.reads');
  return reads === 0 ? 0 : Math.round((sumFigures(samples, 'cache.hits') / reads) * 1000) / 10;
}
/** Metrics aggregated by a weighted mean. */
const weighed: Readonly<Record<string, (samples: readonly Sample[]) => number>> = {
  'http.mean': getMean,
  'cache.hitRate': getHitRate,
};

/** Sampled metrics of a group with their last minute; `others` adds those of all processes. */
export function readSampled(
  sampler: Sampler,
  group: Readonly<Record<string, Measure>>,
  others: readonly OtherProcess[] = [],
): MonitorFigure[] {
  const all = [sampler.latest(), ...others.map(({ latest }) => latest)];
  return Object.entries(group).map(([key, measure]) => {
    const values = all.map((sample) => sample[key] ?? 0);
    const value = others.length > 0 && weighed[key] ? weighed[key](all) : across(measure, values);
    const minutes = () => others.map(({ minute, since }) => shiftMinute(minute[key] ?? [], since));
    const history = measure.moves ? acrossMinute(measure, sampler.history(key), minutes()) : [];
    return { key, label: measure.label, value, unit: measure.unit, state: getState(value, measure), history };
  });
}

/** A metric read on demand. */
export const figure = (
  key: string,
  label: string,
  value: number | string | null,
  unit = '',
  limits: Pick<Measure, 'warn' | 'bad'> = {},
): MonitorFigure => ({
  key,
  label,
  value,
  unit,
  state: typeof value === 'number' ? getState(value, limits) : 'ok',
  history: [],
});
