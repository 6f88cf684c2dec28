import { chinaTime } from '@campus/contract/kit';
import { type MonitorGroup, type MonitorGroupKey, monitorGroups, monitorTexts } from '@campus/contract/monitor';
import { sql } from 'kysely';
import type { Context, EngineApi } from '../../kit/context.ts';
import { diskFigures } from '../../platform/monitor/disk-figures.ts';
import { packageVersions } from '../../platform/monitor/package-versions.ts';
import type { OtherProcess } from '../../platform/monitor/shared-samples.ts';
import {
  cacheMeasures,
  figure,
  hostMeasures,
  httpMeasures,
  processMeasures,
  pushMeasures,
  readSampled,
} from './figures.ts';
import { sessionCounts, sessionMetrics } from './framework-metrics.ts';

const slowRoutes = 10;
const tablesShown = 30;
const mb = 1024 * 1024;
type Content = Omit<MonitorGroup, 'key' | 'title'>;

/** Title of a table, as its screens show it. */
const tableTitle = (engine: EngineApi, name: string): string =>
  engine.registry.entities.find(({ table }) => table === name)?.title ??
  monitorTexts.ownTables[name] ??
  monitorTexts.otherTable;

async function database({ engine, db }: Context): Promise<Content> {
  const { database: store } = engine;
  const { rows: tables } = await sql<{ name: string; rows: number; bytes: number }>`
    select coalesce(pg_partition_root(c.oid), c.oid)::regclass::text as name, sum(greatest(c.reltuples, 0))::float8 as rows,
      sum(pg_total_relation_size(c.oid))::float8 as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = 'public' group by 1 order by bytes desc limit ${tablesShown}`.execute(db);
  const { rows: counts } = await sql<{ commits: number; rollbacks: number; waiting: number }>`
    select coalesce(xact_commit, 0)::float8 as commits, coalesce(xact_rollback, 0)::float8 as rollbacks,
      (select count(*) from pg_locks where not granted)::int as waiting
    from pg_stat_database where datname = current_database()`.execute(db);
  const { rows: version } = await sql<{ version: string }>`select split_part(version(), ' ', 2) as version`.execute(db);
  const { database: bytes, connections } = await store.sizes();
  const [count] = counts;
  return {
    figures: [
      figure('database.engine', '引擎', store.kind === 'embedded' ? 'PGlite' : 'PostgreSQL'),
      figure('database.version', '版本', version[0]?.version ?? ''),
      figure('database.size', '数据库大小', Math.round((Number(bytes) / mb) * 10) / 10, 'MB'),
      ...(connections === undefined ? [] : [figure('database.connections', '连接', Number(connections), '个')]),
      figure('database.commits', '提交的事务', count?.commits ?? 0, '个'),
      figure('database.rollbacks', '回滚的事务', count?.rollbacks ?? 0, '个'),
      figure('database.waiting', '等待中的锁', count?.waiting ?? 0, '个', { warn: 1, bad: 10 }),
      figure('database.slow', '慢语句', store.slow.all().length, '条', { warn: 10 }),
    ],
    rows: [
      ...tables.map((table) => ({ kind: 'table', title: tableTitle(engine, table.name), ...table })),
      ...store.slow
        .all()
        .map(({ at, sql: statement, ms }) => ({ kind: 'slow', time: chinaTime(at), sql: statement, ms })),
    ],
  };
}

/** Data volume and the product's share of it. Machine paths are not exposed. */
async function disk({ engine }: Context): Promise<Content> {
  const { dataDir } = engine.services;
  const { total, free, files } = await diskFigures(dataDir);
  const used = Math.round((1 - free / total) * 1000) / 10;
  const { database: bytes } = await engine.database.sizes();
  return {
    figures: [
      figure('disk.usage', '磁盘使用率', used, '%', { warn: 85, bad: 95 }),
      figure('disk.total', '磁盘总量', Math.round(total / mb), 'MB'),
      figure('disk.free', '可用空间', Math.round(free / mb), 'MB'),
      figure('disk.uploads', '上传文件', Math.round((files / mb) * 10) / 10, 'MB'),
      figure('disk.database', '数据库', Math.round((Number(bytes) / mb) * 10) / 10, 'MB'),
    ],
    rows: [],
  };
}

async function queue({ db }: Context): Promise<Content> {
  const { rows } = await sql<Record<'started' | 'running' | 'failed' | 'outbox' | 'waiting' | 'abandoned', number>>`
    select (select count(*) from sys_quartz_job where status = 0 and del_flag = 0)::int as started,
      (select count(*) from sys_job_run where status = 0)::int as running,
      (select count(*) from sys_job_run where status = 2 and start_time > now() - interval '1 day')::int as failed,
      (select count(*) from rc_outbox where done_time is null)::int as outbox,
      (select count(*) from sys_sms where es_send_status = 0 and del_flag = 0)::int as waiting,
      (select count(*) from sys_sms where es_send_status in (2, -1) and del_flag = 0)::int as abandoned`.execute(db);
  const [row] = rows;
  return {
    figures: [
      figure('queue.jobs', '已启动的任务', row?.started ?? 0, '个'),
      figure('queue.running', '执行中的任务', row?.running ?? 0, '个'),
      figure('queue.failed', '24小时内失败的执行', row?.failed ?? 0, '次', { warn: 1, bad: 10 }),
      figure('queue.outbox', '待处理的发件', row?.outbox ?? 0, '条', { warn: 100, bad: 1_000 }),
      figure('queue.waiting', '待发送的消息', row?.waiting ?? 0, '条', { warn: 100, bad: 1_000 }),
      figure('queue.unsent', '未能发送的消息', row?.abandoned ?? 0, '条', { warn: 1 }),
    ],
    rows: [],
  };
}

/** Samples of the other processes, if all are requested. */
type Others = readonly OtherProcess[] | undefined;
const readers: Readonly<Record<MonitorGroupKey, (context: Context, others: Others) => Promise<Content>>> = {
  async host({ engine }, others) {
    return { figures: readSampled(engine.services.monitor.sampler, hostMeasures, others), rows: [] };
  },
  async process({ engine }, others) {
    return { figures: readSampled(engine.services.monitor.sampler, processMeasures, others), rows: [] };
  },
  async http(context, others) {
    const { monitor } = context.services;
    const counts = await sessionCounts(context.db);
    return {
      figures: [
        ...readSampled(monitor.sampler, httpMeasures, others),
        ...Object.entries(sessionMetrics).map(([key, [label, name]]) => figure(key, label, counts[name], '个')),
      ],
      rows: monitor.http.slowest(slowRoutes).map((route) => ({ ...route })),
    };
  },
  async trace({ engine }) {
    const rows = engine.services.monitor.http
      .trace()
      .map(({ timestamp, timeTaken, request, response, ip, user, name }) => ({
        name,
        time: chinaTime(new Date(timestamp)),
        method: request.method,
        url: request.uri,
        status: response.status,
        ms: timeTaken,
        user,
        ip,
      }));
    return { figures: [], rows };
  },
  async cache({ engine }, others) {
    const { caches, monitor } = engine.services;
    return {
      figures: readSampled(monitor.sampler, cacheMeasures, others),
      rows: caches.listUsage().map(({ name, keys, bytes, reads, misses, evictions }) => ({
        name,
        keys,
        bytes,
        hits: reads - misses,
        misses,
        evictions,
      })),
    };
  },
  disk,
  database,
  queue,
  async push({ engine }, others) {
    return { figures: readSampled(engine.services.monitor.sampler, pushMeasures, others), rows: [] };
  },
  async versions() {
    const { node, v8 } = process.versions;
    return {
      figures: [
        figure('versions.node', 'Node.js运行环境', node),
        figure('versions.v8', 'V8引擎', v8),
        ...Object.entries(packageVersions()).map(([name, version]) =>
          figure(`versions.${name}`, monitorTexts.packages[name] ?? name, version),
        ),
      ],
      rows: [],
    };
  },
};

/** Reads a group of metrics. */
export async function loadGroup(key: MonitorGroupKey, context: Context, others?: Others): Promise<MonitorGroup> {
  return { key, title: monitorGroups[key], ...(await readers[key](context, others)) };
}
