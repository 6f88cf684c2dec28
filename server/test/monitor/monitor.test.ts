import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppWorld } from '../support/app-world.ts';

let world: AppWorld;
let admin: { token: string };
beforeAll(async () => {
  world = await AppWorld.open();
  admin = { token: await world.token('admin') };
}, 60_000);
afterAll(() => world.close());

interface Figure {
  readonly key: string;
  readonly value: number;
  readonly state: string;
}
const raw = async (path: string, token = admin.token) => {
  const { statusCode, body } = await world.app.server.inject({
    url: `/server${path}`,
    headers: { 'x-access-token': token },
  });
  return { status: statusCode, body: JSON.parse(body) };
};
async function figures(groups: string): Promise<Map<string, Figure>> {
  const { result } = await world.get(`/sys/monitor/overview?groups=${groups}`, admin);
  return new Map(result.groups.flatMap((g: { figures: Figure[] }) => g.figures.map((f) => [f.key, f] as const)));
}

it('tells of the machine, the process, HTTP, caches, disk, database, queue and versions', async () => {
  const { result } = await world.get('/sys/monitor/overview', admin);
  expect(result.groups.map((g: { key: string }) => g.key)).toEqual([
    'host',
    'process',
    'http',
    'trace',
    'cache',
    'disk',
    'database',
    'queue',
    'versions',
  ]);
  const all = await figures('host,process,disk,database,versions');
  expect(all.get('system.cpu.count')?.value).toBeGreaterThan(0);
  expect(all.get('jvm.memory.used')?.value).toBeGreaterThan(1);
  expect(all.get('disk.total')?.value).toBeGreaterThan(all.get('disk.free')?.value ?? Infinity);
  expect(all.get('database.engine')?.value).toBe(world.database.kind === 'embedded' ? 'PGlite' : 'PostgreSQL');
  expect(all.get('versions.node')?.value).toBe(process.versions.node);
});

it('counts what is asked, by class and by route, but not itself', async () => {
  const before = await figures('http');
  for (let i = 0; i < 5; i += 1) await world.get('/sys/position/list', admin);
  await raw('/no/such/path');
  world.app.engine.parts.now();
  // The next sample is taken by hand: a test does not wait for the clock.
  const { monitor } = (await import('../../src/platform/services.ts')).servicesOf(world.app.engine);
  monitor.sampler.sample();
  const after = await figures('http');
  const grown = (key: string) => (after.get(key)?.value ?? 0) - (before.get(key)?.value ?? 0);
  expect(grown('http.requests.total')).toBeGreaterThanOrEqual(6);
  expect(grown('http.4xx')).toBeGreaterThanOrEqual(1);
  const { result } = await world.get('/sys/monitor/overview?groups=http', admin);
  const routes = result.groups[0].rows.map((row: { route: string }) => row.route);
  expect(routes.some((route: string) => route.includes('/sys/position/list'))).toBe(true);
  expect(routes.some((route: string) => route.includes('monitor'))).toBe(false);
});

it('traces requests without a token, a body or a query', async () => {
  await world.get('/sys/position/list?keyWord=secret', admin);
  const { body } = await raw('/actuator/httptrace');
  const text = JSON.stringify(body);
  expect(body.traces[0]).toMatchObject({
    request: { method: 'GET', headers: {} },
    response: { status: 200, headers: {} },
  });
  expect(body.traces.length).toBeLessThanOrEqual(200);
  for (const hidden of [admin.token, 'secret', 'Campus@2026']) expect(text).not.toContain(hidden);
});

it('answers the metrics that the framework’s pages ask for, and 404 to others', async () => {
  for (const name of ['system.cpu.count', 'process.uptime', 'jvm.memory.used', 'nodejs.eventloop.lag']) {
    const { status, body } = await raw(`/actuator/metrics/${name}`);
    expect([status, body.name, body.measurements[0].statistic]).toEqual([200, name, 'VALUE']);
  }
  for (const name of ['constructor', '__proto__', 'no.such'])
    expect((await raw(`/actuator/metrics/${name}`)).status, name).toBe(404);
  expect((await raw('/actuator/health', '')).body).toEqual({ status: 'UP' });
  const { result } = await world.get('/sys/actuator/redis/queryDiskInfo', admin);
  expect(result[0]).toMatchObject({ name: '数据目录', max: expect.any(Number), restPPT: expect.any(Number) });
});

it('keeps slow statements without their values', async () => {
  await sql`select pg_sleep(0.6), ${'a person’s number'}::text`.execute(world.db);
  const { result } = await world.get('/sys/monitor/overview?groups=database', admin);
  const slow = result.groups[0].rows.filter((row: { kind: string }) => row.kind === 'slow');
  expect(slow[0]).toMatchObject({ sql: expect.stringContaining('pg_sleep'), ms: expect.any(Number) });
  expect(JSON.stringify(slow)).not.toContain('a person');
});

it('loads a cache anew, and refuses one there is not', async () => {
  const { result } = await world.get('/sys/monitor/overview?groups=cache', admin);
  const [{ name, loads }] = result.groups[0].rows;
  expect((await world.post('/sys/monitor/clearCache', { namespace: name }, admin)).message).toBe('清除成功！');
  const again = await world.get('/sys/monitor/overview?groups=cache', admin);
  expect(again.result.groups[0].rows[0].loads).toBeGreaterThan(loads);
  expect((await world.post('/sys/monitor/clearCache', { namespace: 'constructor' }, admin)).message).toBe('没有该缓存');
});

it('is for holders of its code alone', async () => {
  const viewer = await world.token('viewer');
  expect((await world.get('/sys/monitor/overview', { token: viewer })).code).toBe(510);
  expect((await raw('/actuator/httptrace', viewer)).body.code).toBe(510);
});
