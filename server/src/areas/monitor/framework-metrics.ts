import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8';
import { sql } from 'kysely';
import type { Handle } from '../../kit/handle.ts';
import type { Sample } from '../../platform/monitor/sampler.ts';

const mb = 1024 * 1024;

/** Sign-ins within the session retention period. */
export interface SessionCounts {
  readonly created: number;
  readonly active: number;
  readonly expired: number;
  /** Maximum open at the same time. */
  readonly peak: number;
  /** Ended because the owner opened too many. */
  readonly rejected: number;
}
export async function sessionCounts(db: Handle): Promise<SessionCounts> {
  const { rows } = await sql<SessionCounts>`
    with session as (select create_time as opened, least(expires, revoked_at) as closed, revoked_at, expires, revoke_reason
        from sys_session),
      move as (select opened as at, 1 as step from session union all select closed, -1 from session),
      open as (select sum(step) over (order by at, step) as n from move)
    select count(*)::int as created,
      (count(*) filter (where revoked_at is null and expires > now()))::int as active,
      (count(*) filter (where expires <= now()))::int as expired,
      (count(*) filter (where revoke_reason = 'limit'))::int as rejected,
      coalesce((select max(n) from open), 0)::int as peak from session`.execute(db);
  return rows[0] ?? { created: 0, active: 0, expired: 0, peak: 0, rejected: 0 };
}

/** A metric in the units of the framework's pages: bytes, fractions of one, seconds. */
export interface FrameworkMetric {
  readonly description: string;
  readonly baseUnit: string | null;
  readonly read: (sample: Sample) => Readonly<Record<string, number>>;
}
type Read = (sample: Sample) => number;
const value = (description: string, baseUnit: string | null, read: Read): FrameworkMetric => ({
  description,
  baseUnit,
  read: (sample) => ({ VALUE: read(sample) }),
});
const bytes = (description: string, read: Read): FrameworkMetric => value(description, 'bytes', read);
const readSample =
  (key: string, factor = 1): Read =>
  (sample) =>
    (sample[key] ?? 0) * factor;
const space = (name: string): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === name)?.space_used_size ?? 0;

/** Framework metrics without a counterpart are mapped to the nearest metric of ours. */
export const runtimeMetrics: Readonly<Record<string, FrameworkMetric>> = {
  'system.cpu.count': value('CPU数量', null, readSample('system.cpu.count')),
  'system.cpu.usage': value('系统CPU使用率', null, readSample('system.cpu.usage', 0.01)),
  'process.start.time': value('应用启动时间', 'seconds', readSample('process.start.time')),
  'process.uptime': value('应用已运行时间', 'seconds', readSample('process.uptime')),
  'process.cpu.usage': value('应用CPU使用率', null, readSample('process.cpu.usage', 0.01)),
  'jvm.memory.max': bytes('堆内存上限', () => getHeapStatistics().heap_size_limit),
  'jvm.memory.committed': bytes('堆内存总量', readSample('jvm.memory.committed', mb)),
  'jvm.memory.used': bytes('已用堆内存', readSample('jvm.memory.used', mb)),
  'jvm.buffer.memory.used': bytes('缓冲区内存', readSample('process.arrayBuffers', mb)),
  'jvm.buffer.count': value('活动句柄', null, readSample('process.handles')),
  'jvm.threads.live': value('线程数', null, readSample('process.threads')),
  'jvm.threads.daemon': value('后台线程数', null, (sample) => Math.max(0, (sample['process.threads'] ?? 1) - 1)),
  'jvm.threads.peak': value('线程数峰值', null, readSample('process.threads.peak')),
  'jvm.classes.loaded': value('已加载的内置模块', null, readSample('process.modules')),
  'jvm.classes.unloaded': value('已卸载的模块', null, () => 0),
  'jvm.gc.pause': {
    description: '垃圾回收',
    baseUnit: 'seconds',
    read: (sample) => ({
      COUNT: sample['jvm.gc.pause.count'] ?? 0,
      TOTAL_TIME: (sample['jvm.gc.pause.time'] ?? 0) / 1000,
    }),
  },
  'jvm.gc.memory.allocated': bytes('新生代已用', () => space('new_space')),
  'jvm.gc.memory.promoted': bytes('老生代已用', () => space('old_space')),
  'jvm.gc.max.data.size': bytes('老生代上限', () => getHeapStatistics().heap_size_limit),
  'jvm.gc.live.data.size': bytes('存活数据', () => getHeapStatistics().used_heap_size),
  'nodejs.eventloop.lag': value('事件循环延迟（平均）', 'ms', readSample('nodejs.eventloop.lag')),
};

/** Figures of `sys_session` under the framework's names. */
export const sessionMetrics: Readonly<Record<string, readonly [label: string, key: keyof SessionCounts]>> = {
  'tomcat.sessions.created': ['会话（近一周）', 'created'],
  'tomcat.sessions.active.current': ['有效会话', 'active'],
  'tomcat.sessions.active.max': ['会话峰值', 'peak'],
  'tomcat.sessions.expired': ['已过期会话', 'expired'],
  'tomcat.sessions.rejected': ['超出数量而结束的会话', 'rejected'],
};
