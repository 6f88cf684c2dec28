import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/src/config.ts';
import { isPublicAddress, Outgoing } from '../../server/src/platform/outgoing.ts';
import { canary } from '../../server/test/support/canary.ts';
import { createTestApp, type TestApp } from '../../server/test/support/test-app.ts';

/* However an address of this machine, of its neighbours or of the cloud around it is spelt, nothing connects to it. */
let listener: Awaited<ReturnType<typeof canary>>;
beforeAll(async () => {
  listener = await canary();
});
afterAll(() => listener.close());
beforeEach(() => () => expect(listener.calls()).toBe(0));

/** Spellings of loopback addresses; the last one is the name that every machine has for itself. */
const spellings = [
  '127.0.0.1',
  '127.1',
  '0',
  '0.0.0.0',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  'localhost',
  'localhost.',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:7f00:0001]',
  '[64:ff9b::7f00:1]',
  '[fe80::1]',
  '[fc00::1]',
  '169.254.169.254',
  '100.64.0.1',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '198.18.0.1',
  'LOCALHOST',
];
const signIn = async (app: TestApp) => {
  const as = await app.signIn('admin');
  return async (method: 'GET' | 'POST', url: string, payload?: object) =>
    (await app.call({ method, url, as, ...(payload && { payload }) })).body;
};
const routeTo = (uri: string, routerId = 'probe') => ({
  router: { routerId, name: '探测', uri, predicates: [{ name: 'Path', args: ['/p/**'] }], filters: [] },
});
const database = (dbUrl: string, dbType = '6') => ({
  dbType,
  dbUrl,
  dbName: 'jw',
  dbUsername: 'reader',
  dbPassword: 'Secret-77',
});
const test = '/server/online/cgreport/api/testConnection';

describe.each(spellings)('S-N1: %s', (host) => {
  it('is not called by the outgoing client, listed or not', async () => {
    const url = `http://${host}:${listener.port}`;
    for (const allowed of [[], [{ url }], [{ url: 'https://service.example.edu.cn' }]])
      await expect(new Outgoing(allowed).send(`${url}/ok`)).rejects.toThrow(/^(address not allowed|name not found)$/);
  });
});

it.each(spellings.filter((host) => /^[\d.]+$|^\[/.test(host)))('S-N1: %s is no public address', (host) => {
  expect(isPublicAddress(host.replace(/^\[|\]$/g, ''))).toBe(false);
});

describe('an installation whose operator listed other places', () => {
  let app: TestApp;
  let ask: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    const env = { GATEWAY_HOSTS: 'https://service.example.edu.cn', DATASOURCE_HOSTS: 'db.example.edu.cn' };
    app = await createTestApp({ filled: 'tiny', env });
    ask = await signIn(app);
  });
  afterAll(() => app.close());

  it.each(spellings)('S-N1: accepts no gateway route to %s', async (host) => {
    const answer = await ask('POST', '/server/sys/gatewayRoute/updateAll', routeTo(`http://${host}:${listener.port}`));
    expect(answer).toMatchObject({ success: false, code: 500, message: '路由地址不允许' });
  });
  it('S-N1: follows no route that bypassed the check', async () => {
    for (const [i, host] of spellings.entries()) {
      const predicates = JSON.stringify([{ name: 'Path', args: [`/c${i}`] }]);
      await sql`
        insert into sys_gateway_route (id, tenant_id, create_by, create_time, router_id, name, uri, status, open, predicates, filters)
        values (${`probe${i}`}, 0, 'admin', now(), ${`probe${i}`}, '探测', ${`http://${host}:${listener.port}`}, 1, 0,
          ${predicates}::jsonb, '[]'::jsonb)`.execute(app.engine.db);
    }
    expect((await ask('POST', '/server/sys/gatewayRoute/clearRedis', {})).success).toBe(true);
    for (const [i, host] of spellings.entries())
      expect(await ask('GET', `/gateway/c${i}`), host).toMatchObject({ success: false, code: 504 });
    const health = await ask('GET', '/server/sys/gatewayRoute/health');
    expect(health.result.map(({ state }: { state: string }) => state)).toEqual(spellings.map(() => 'refused'));
  });
  it.each(spellings)('S-N1: accepts no data source at %s', async (host) => {
    for (const [dbUrl, dbType] of [
      [`jdbc:postgresql://${host}:${listener.port}/jw`, '6'],
      [`jdbc:mysql://${host}:${listener.port}/jw`, '1'],
    ] as const) {
      const answer = await ask('POST', test, database(dbUrl, dbType));
      expect(answer).toMatchObject({ success: false, code: 500 });
      expect(answer.message).toMatch(/^数据源地址(不允许访问|格式不正确)/);
    }
  });
});

describe('an installation as it comes', () => {
  let app: TestApp;
  let ask: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    app = await createTestApp({ filled: 'tiny' });
    ask = await signIn(app);
  });
  afterAll(() => app.close());

  it.each(['', ...spellings, 'db', 'metadata.internal'])('S-N42: has no gateway to %j either', async (host) => {
    const uri = host ? `http://${host}:${listener.port}` : 'https://service.example.edu.cn';
    const saved = await ask('POST', '/server/sys/gatewayRoute/updateAll', routeTo(uri, `probe${host.length}`));
    // A place in the open internet may be kept for later, when the operator lists it.
    expect([saved.success, saved.message]).toEqual(host ? [false, '路由地址不允许'] : [true, expect.any(String)]);
    expect((await ask('GET', '/server/sys/gatewayRoute/state')).result).toEqual({ isOn: false, origins: [] });
    expect(await ask('GET', '/gateway/p/x')).toMatchObject({ success: false, code: 404 });
  });
  it.each(['db.example.edu.cn', '127.0.0.1', '1.1.1.1'])('S-N42: connects to no database at %s', async (host) => {
    const answer = await ask('POST', test, database(`jdbc:postgresql://${host}:${listener.port}/jw`));
    expect(answer).toMatchObject({ success: false, code: 500, message: '数据源地址不允许访问' });
  });
  it.each([
    ['/pcwxlogin/config', '微信登录未配置，请联系管理员！'],
    ['/pcwxlogin/callback?state=x&code=y', '微信登录未配置，请联系管理员！'],
    ['/sys/cas/client/validateLogin?ticket=ST-1&service=http://127.0.0.1:1/', '单点登录未配置，请联系管理员'],
  ])('S-N42: %s says that nothing is configured', async (path, message) => {
    expect(await ask('GET', `/server${path}`)).toMatchObject({ success: false, code: 500, message });
  });
  it('S-N42: sends messages to the outbox and questions to the built-in assistant, without outgoing connections', () => {
    const { sms, mail, chatService, wechat, cas, mainSite, gatewayHosts, dataSourceHosts } = readConfig({});
    expect([sms, mail, chatService, wechat, cas, mainSite]).toEqual(Array(6).fill(undefined));
    expect([gatewayHosts.isOff, dataSourceHosts.lists('127.0.0.1', 5432)]).toEqual([true, false]);
  });
});
