import { monitorTexts } from '@campus/contract/monitor';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
let admin: { token: string };
beforeAll(async () => {
  fixture = await AppFixture.open();
  admin = { token: await fixture.token('admin') };
});
afterAll(() => fixture.close());

interface Figure {
  readonly key: string;
  readonly value: number;
  readonly state: string;
}
const raw = async (path: string, token = admin.token) => {
  const { statusCode, body } = await fixture.app.server.inject({
    url: `/server${path}`,
    headers: { 'x-access-token': token },
  });
  return { status: statusCode, body: JSON.parse(body) };
};
async function figures(groups: string): Promise<Map<string, Figure>> {
  const { result } = await fixture.get(`/sys/monitor/overview?groups=${groups}`, admin);
  return new Map(result.groups.flatMap((g: { figures: Figure[] }) => g.figures.map((f) => [f.key, f] as const)));
}

it('tells of the machine, the process, HTTP, caches, disk, database, queue and versions', async () => {
  const { result } = await fixture.get('/sys/monitor/overview', admin);
  expect(result.groups.map((g: { key: string }) => g.key)).toEqual([
    'host',
    'process',
    'http',
    'trace',
    'cache',
    'disk',
    'database',
    'queue',
    'push',
    'versions',
  ]);
  const all = await figures('host,process,disk,database,versions');
  expect(all.get('system.cpu.count')?.value).toBeGreaterThan(0);
  expect(all.get('jvm.memory.used')?.value).toBeGreaterThan(1);
  expect(all.get('disk.total')?.value).toBeGreaterThan(all.get('disk.free')?.value ?? Infinity);
  expect(all.get('database.engine')?.value).toBe(fixture.database.kind === 'embedded' ? 'PGlite' : 'PostgreSQL');
  expect(all.get('versions.node')?.value).toBe(process.versions.node);
  expect(all.get('versions.fastify')?.value).toMatch(/^\d+\.\d+\.\d+$/);
});

it('counts requests by class and by route, but not its own', async () => {
  const before = await figures('http');
  for (let i = 0; i < 5; i += 1) await fixture.get('/sys/position/list', admin);
  await raw('/no/such/path');
  fixture.app.engine.now();
  // The next sample is taken by hand: a test does not wait for the clock.
  const { monitor } = fixture.app.engine.services;
  monitor.sampler.sample();
  const after = await figures('http');
  const grown = (key: string) => (after.get(key)?.value ?? 0) - (before.get(key)?.value ?? 0);
  expect(grown('http.requests.total')).toBeGreaterThanOrEqual(6);
  expect(grown('http.4xx')).toBeGreaterThanOrEqual(1);
  const { result } = await fixture.get('/sys/monitor/overview?groups=http', admin);
  const routes = result.groups[0].rows.map((row: { route: string }) => row.route);
  expect(routes.some((route: string) => route.includes('/sys/position/list'))).toBe(true);
  expect(routes.some((route: string) => route.includes('monitor'))).toBe(false);
});

it('traces requests without a token, a body or a query', async () => {
  await fixture.get('/sys/position/list?keyWord=secret', admin);
  const { body } = await raw('/actuator/httptrace');
  const text = JSON.stringify(body);
  expect(body.traces[0]).toMatchObject({
    request: { method: 'GET', headers: {} },
    response: { status: 200, headers: {} },
  });
  expect(body.traces.length).toBeLessThanOrEqual(200);
  for (const hidden of [admin.token, 'secret', 'Campus@2026']) expect(text).not.toContain(hidden);
});

/** The metric names that the framework's pages read. */
const frameworkMetrics = `
  system.cpu.count system.cpu.usage process.start.time process.uptime process.cpu.usage
  jvm.memory.max jvm.memory.committed jvm.memory.used jvm.buffer.memory.used jvm.buffer.count
  jvm.threads.live jvm.threads.daemon jvm.threads.peak jvm.classes.loaded jvm.classes.unloaded
  jvm.gc.pause jvm.gc.memory.allocated jvm.gc.memory.promoted jvm.gc.max.data.size jvm.gc.live.data.size
  tomcat.sessions.created tomcat.sessions.expired tomcat.sessions.active.current tomcat.sessions.active.max
  tomcat.sessions.rejected nodejs.eventloop.lag`
  .trim()
  .split(/\s+/);

it('answers the metrics that the framework’s pages ask for, and 404 to others', async () => {
  for (const name of ['system.cpu.count', 'process.uptime', 'jvm.memory.used', 'nodejs.eventloop.lag']) {
    const { status, body } = await raw(`/actuator/metrics/${name}`);
    expect([status, body.name, body.measurements[0].statistic]).toEqual([200, name, 'VALUE']);
  }
  for (const name of frameworkMetrics) expect((await raw(`/actuator/metrics/${name}`)).status, name).toBe(200);
  const read = async (name: string): Promise<number> =>
    (await raw(`/actuator/metrics/${name}`)).body.measurements[0].value;
  // Bytes and shares of one: the framework's pages make megabytes and percents of them.
  expect(await read('jvm.memory.used')).toBeGreaterThan(1024 * 1024);
  expect(await read('jvm.memory.max')).toBeGreaterThan(await read('jvm.memory.used'));
  expect(await read('system.cpu.usage')).toBeLessThanOrEqual(1);
  expect(await read('process.start.time')).toBeLessThanOrEqual(Date.now() / 1000);
  expect(await read('jvm.threads.live')).toBeGreaterThan(0);
  expect(await read('tomcat.sessions.active.max')).toBeGreaterThanOrEqual(await read('tomcat.sessions.active.current'));
  expect((await raw('/actuator/metrics/jvm.gc.pause')).body.measurements).toEqual([
    { statistic: 'COUNT', value: expect.any(Number) },
    { statistic: 'TOTAL_TIME', value: expect.any(Number) },
  ]);
  for (const name of ['constructor', '__proto__', 'no.such'])
    expect((await raw(`/actuator/metrics/${name}`)).status, name).toBe(404);
  expect((await raw('/actuator/health', '')).body).toEqual({ status: 'UP' });
  const { result } = await fixture.get('/sys/actuator/redis/queryDiskInfo', admin);
  expect(result[0]).toMatchObject({ name: '数据目录', max: expect.any(Number), restPPT: expect.any(Number) });
});

it('keeps slow statements without their values', async () => {
  await sql`select pg_sleep(0.6), ${'a person’s number'}::text`.execute(fixture.db);
  const { result } = await fixture.get('/sys/monitor/overview?groups=database', admin);
  const slow = result.groups[0].rows.filter((row: { kind: string }) => row.kind === 'slow');
  const slept = { sql: expect.stringContaining('pg_sleep'), ms: expect.any(Number) };
  expect(slow).toContainEqual(expect.objectContaining(slept));
  expect(JSON.stringify(slow)).not.toContain('a person');
});

it('names every registered cache, bell, carousel, dashboard and knowledge included', () => {
  const names = fixture.app.engine.services.caches.listUsage().map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['bell', 'carousel', 'dashboard', 'knowledge', 'gateway', 'tree region']),
  );
  for (const name of names)
    expect(monitorTexts.caches, name).toHaveProperty([name], expect.stringMatching(/\p{Script=Han}/u));
  expect(Object.keys(monitorTexts.caches).sort()).toEqual([...names].sort());
});

it('counts and clears what bells answered', async () => {
  const bell = async () => {
    const { result } = await fixture.get('/sys/monitor/overview?groups=cache', admin);
    return result.groups[0].rows.find(({ name }: { name: string }) => name === 'bell');
  };
  for (let i = 0; i < 3; i += 1) await fixture.get('/sys/annountCement/listByUser', admin);
  const read = await bell();
  expect(read.keys).toBeGreaterThan(0);
  expect(read.bytes).toBeGreaterThan(0);
  expect(read.hits).toBeGreaterThanOrEqual(2);
  expect((await fixture.post('/sys/monitor/clearCache', { namespace: 'bell' }, admin)).success).toBe(true);
  expect(await bell()).toMatchObject({ keys: 0, bytes: 0, evictions: read.evictions + read.keys });
});

it('names every route, traced request, table and package in Chinese', async () => {
  await fixture.get('/sys/position/queryById?id=none', admin);
  for (const url of ['/no/such/page', '/healthz', '/gateway/none'])
    await fixture.app.server.inject({ url, headers: { 'x-access-token': admin.token } });
  const { result } = await fixture.get('/sys/monitor/overview?groups=http,trace,database,versions', admin);
  const [http, trace, database, versions] = result.groups;
  const named: Record<string, string> = Object.fromEntries(
    trace.rows.map(({ url, name }: Record<string, string>) => [url, name]),
  );
  expect(named['/server/sys/position/queryById']).toBe('职务详情');
  expect([named['/healthz'], named['/gateway/none'], named['/no/such/page']]).toEqual([
    '存活检查',
    '网关转发',
    '控制台页面与静态文件',
  ]);
  const han = expect.stringMatching(/\p{Script=Han}/u);
  for (const row of [...http.rows, ...trace.rows]) expect(row).toMatchObject({ name: han });
  for (const row of database.rows.filter(({ kind }: { kind: string }) => kind === 'table'))
    expect(row, row.name).toMatchObject({ title: han });
  for (const { key, label } of versions.figures.slice(2))
    expect({ key, label }).toMatchObject({ label: expect.not.stringMatching(/^[@\w/-]+$/) });
});

it('reloads a cache and rejects an unknown one', async () => {
  const { result } = await fixture.get('/sys/monitor/overview?groups=cache', admin);
  const [{ name, evictions }] = result.groups[0].rows;
  expect((await fixture.post('/sys/monitor/clearCache', { namespace: name }, admin)).message).toBe('清除成功！');
  const again = await fixture.get('/sys/monitor/overview?groups=cache', admin);
  expect(again.result.groups[0].rows[0].evictions).toBeGreaterThan(evictions);
  expect((await fixture.post('/sys/monitor/clearCache', { namespace: 'constructor' }, admin)).message).toBe(
    '没有该缓存',
  );
});

it('tells what each cache holds and how it is used, and the same of all together', async () => {
  const { sampler } = fixture.app.engine.services.monitor;
  type CacheRow = Record<'keys' | 'bytes' | 'hits' | 'misses' | 'evictions', number> & { readonly name: string };
  const rowsNow = async (): Promise<CacheRow[]> =>
    (await fixture.get('/sys/monitor/overview?groups=cache', admin)).result.groups[0].rows;
  const sum = (rows: readonly CacheRow[], of: Exclude<keyof CacheRow, 'name'>) =>
    rows.reduce((n, row) => n + row[of], 0);
  const dictionaries = (rows: readonly CacheRow[]) => rows.find(({ name }) => name === 'dictionaries');
  const before = await rowsNow();
  await fixture.get('/sys/dict/queryAllDictItems', admin);
  sampler.sample();
  const rows = await rowsNow();
  expect(dictionaries(rows)?.hits).toBeGreaterThan(dictionaries(before)?.hits ?? Infinity);
  expect(dictionaries(rows)?.keys).toBeGreaterThan(20);
  expect(dictionaries(rows)?.bytes).toBeGreaterThan(5_000);

  const all = await figures('cache');
  expect(all.get('cache.keys')?.value).toBe(sum(rows, 'keys'));
  expect(all.get('cache.memory')?.value).toBeCloseTo(sum(rows, 'bytes') / 1024, 0);
  expect(all.get('cache.hitRate')?.value).toBeGreaterThan(50);
  expect(all.get('cache.hitRate')?.value).toBeLessThanOrEqual(100);
  // The framework's calls tell the same.
  expect((await raw('/sys/actuator/redis/keysSize')).body.dbSize).toBe(sum(rows, 'keys'));
  expect((await raw('/sys/actuator/redis/memoryInfo')).body.used_memory).toBe(sum(rows, 'bytes'));
});

it('is for holders of its code alone', async () => {
  const viewer = await fixture.token('viewer');
  expect((await fixture.get('/sys/monitor/overview', { token: viewer })).code).toBe(510);
  expect((await raw('/actuator/httptrace', viewer)).body.code).toBe(510);
});

it('traces the user of a request when there is one', async () => {
  await fixture.get('/sys/position/list', admin);
  await raw('/no/such/path', '');
  const { result } = await fixture.get('/sys/monitor/overview?groups=trace', admin);
  const [anonymous, signedIn] = result.groups[0].rows;
  expect([anonymous.user, signedIn.user]).toEqual([null, 'admin']);
});

describe('under load', () => {
  const sampler = () => fixture.app.engine.services.monitor.sampler;
  // Samples are taken by hand here, so that no other comes in between.
  beforeAll(() => sampler().end());
  const ofProcess = (process: string) =>
    fixture.get(`/sys/monitor/overview?groups=host,process,http,cache,push&process=${process}`, admin);
  type Groups = { readonly groups: readonly { readonly figures: readonly Figure[] }[]; readonly processes: number };
  const getValues = ({ groups }: Groups) =>
    new Map(groups.flatMap(({ figures }) => figures.map(({ key, value }) => [key, value] as const)));

  it('figures move, and Prometheus tells the same', async () => {
    sampler().sample();
    const before = getValues((await ofProcess('own')).result);
    const held: Buffer[] = [];
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 20 }, () => fixture.get('/sys/position/list', admin)));
      await fixture.get('/no/such/call', admin);
      held.push(Buffer.alloc(4 * 1024 * 1024, 1));
      // Blocks the event loop.
      for (const until = performance.now() + 30; performance.now() < until; );
    }
    await new Promise((done) => setTimeout(done, 30));
    sampler().sample();
    const after = getValues((await ofProcess('own')).result);
    const grown = (key: string): number => (after.get(key) ?? 0) - (before.get(key) ?? 0);
    expect(grown('http.requests.total')).toBe(210);
    expect(grown('http.2xx')).toBe(200);
    expect(grown('http.4xx')).toBe(10);
    expect(after.get('http.requests.rate')).toBe(105);
    // Not the growth: buffers of earlier tests may be collected meanwhile.
    expect(after.get('process.arrayBuffers')).toBeGreaterThanOrEqual(40);
    expect(grown('cache.reads')).toBeGreaterThan(0);
    expect(after.get('nodejs.eventloop.lag.p99')).toBeGreaterThan(20);
    expect(after.get('process.cpu.usage')).toBeGreaterThan(0);
    expect(held).toHaveLength(10);

    const { body } = await fixture.app.server.inject('/metrics');
    const reported = new Map(
      [...body.matchAll(/^campus_figure\{key="([^"]+)"\} (\S+)$/gm)].map(([, key, value]) => [key, Number(value)]),
    );
    const shown = [...after].filter(([key]) => !key.startsWith('tomcat.'));
    expect(shown.length).toBeGreaterThan(20);
    for (const [key, value] of shown) expect([key, reported.get(key)]).toEqual([key, value]);
  });

  const write = (process: string, ago: string, latest: object, minute: object = {}) =>
    sql`
      insert into sys_monitor_sample (id, tenant_id, create_by, create_time, process, taken_time, sample)
      values (${process}, 0, 'system', now(), ${process}, now() - ${ago}::interval,
        ${JSON.stringify({ latest, minute })}::jsonb)
      on conflict (id) do update set taken_time = excluded.taken_time, sample = excluded.sample`.execute(fixture.db);

  it('of all processes are added up, the longest kept, means weighed', async () => {
    expect((await ofProcess('all')).result.processes).toBe(1);
    const other = {
      'http.requests.total': 1000,
      'http.mean': 50,
      'http.max': 99_999,
      'push.connections': 7,
      'nodejs.eventloop.lag.p99': 9_999,
      'cache.reads': 10_000,
      'cache.hits': 4_000,
    };
    await write('elsewhere#1', '3 seconds', other);
    await write('dead#2', '5 minutes', other);
    const own = getValues((await ofProcess('own')).result);
    const { result } = await ofProcess('all');
    const all = getValues(result);
    expect(result.processes).toBe(2);
    expect(all.get('http.requests.total')).toBe((own.get('http.requests.total') ?? 0) + 1000);
    expect(all.get('push.connections')).toBe(7);
    expect(all.get('http.max')).toBe(99_999);
    expect(all.get('nodejs.eventloop.lag.p99')).toBe(9_999);
    const [n, mean] = [own.get('http.requests.total') ?? 0, own.get('http.mean') ?? 0];
    expect(all.get('http.mean')).toBeCloseTo((n * mean + 50_000) / (n + 1000), 1);
    const [reads, hits] = [own.get('cache.reads') ?? 0, own.get('cache.hits') ?? 0];
    expect(all.get('cache.hitRate')).toBeCloseTo(((hits + 4_000) / (reads + 10_000)) * 100, 0);
    expect(own.get('push.connections')).toBe(0);
    expect((await fixture.get('/sys/monitor/overview?process=some', admin)).success).toBe(false);
  });

  it('of all processes have one last minute, in which each counts while it ran', async () => {
    const histories = async (process: string) => {
      const { groups } = (await ofProcess(process)).result as {
        groups: { figures: { key: string; history: number[] }[] }[];
      };
      return new Map(groups.flatMap(({ figures }) => figures.map(({ key, history }) => [key, history] as const)));
    };
    for (let i = 0; i < 4; i += 1) sampler().sample();
    // Written two samples ago: its two last moments are not known yet.
    const minute = { 'push.connections': [5, 6, 7], 'http.p95': [90_000, 80_000], 'system.cpu.usage': [1, 1, 1] };
    await write('elsewhere#1', '3.5 seconds', {}, minute);
    const [own, all] = [await histories('own'), await histories('all')];
    const idle = (own.get('push.connections') ?? []).map(() => 0);
    expect(idle.length).toBeGreaterThan(3);
    expect(all.get('push.connections')).toEqual([...idle.slice(0, -3), 7, 7, 7]);
    expect(all.get('http.p95')?.slice(-3)).toEqual([own.get('http.p95')?.at(-3), 80_000, 80_000]);
    expect(all.get('system.cpu.usage')).toEqual(own.get('system.cpu.usage'));
    expect(all.get('http.requests.total')).toEqual([]);
  });

  it('are written for the others under the name of the process', async () => {
    await fixture.app.engine.services.samples.write();
    await fixture.app.engine.services.samples.write();
    const { rows } = await sql<{
      process: string;
      sample: { latest: Record<string, number>; minute: Record<string, number[]> };
    }>`
      select process, sample from sys_monitor_sample where process like ${`%#${process.pid}`}`.execute(fixture.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sample.latest['http.requests.total']).toBeGreaterThan(0);
    expect(rows[0]?.sample.minute['push.connections']?.length).toBeGreaterThan(3);
    expect(rows[0]?.process).toContain(`#${process.pid}`);
  });
});
