import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatClient } from '../../server/test/assistant/chat-client.ts';
import { data, events, fakeDify } from '../../server/test/assistant/fake-dify.ts';
import { canary } from '../../server/test/support/canary.ts';
import { securityFixture } from '../../server/test/support/security-fixture.ts';
import { createTestApp, type TestApp } from '../../server/test/support/test-app.ts';

/* No request makes the server open a connection: a listener on loopback receives none. */
const fixture = securityFixture({
  DATASOURCE_HOSTS: 'db.example.edu.cn',
  GATEWAY_HOSTS: 'https://service.example.edu.cn',
});
let listener: Awaited<ReturnType<typeof canary>>;
beforeAll(async () => {
  listener = await canary();
});
afterAll(() => {
  expect(listener.calls()).toBe(0);
  listener.close();
});
beforeEach(() => expect(listener.calls()).toBe(0));
const here = (scheme = 'http') => `${scheme}://127.0.0.1:${listener.port}`;

describe('a data source', () => {
  const source = {
    code: 'probe',
    name: '探测',
    dbType: '6',
    dbDriver: 'org.postgresql.Driver',
    dbUrl: 'jdbc:postgresql://db.example.edu.cn:5432/jw',
    dbName: 'jw',
    dbUsername: 'reader',
    dbPassword: 'Secret-77',
  };
  const wrongForm = '数据源地址格式不正确，形如 jdbc:postgresql://主机:5432/数据库，不能带其他参数';
  const places = (dbUrl: string, dbType = '6') => {
    const { code: _code, name: _name, dbDriver: _driver, ...tested } = { ...source, dbUrl, dbType };
    return Promise.all([
      fixture.ask('POST', '/sys/dataSource/add', { as: 'admin', body: { ...source, dbUrl, dbType } }),
      fixture.ask('POST', '/online/cgreport/api/testConnection', { as: 'admin', body: tested }),
    ]);
  };
  it.each([
    ['jdbc:postgresql://db.example.edu.cn:5432/jw;INIT=RUNSCRIPT', '6'],
    ["jdbc:h2:mem:jw;INIT=RUNSCRIPT FROM 'http://x/a.sql'", '6'],
    ['jdbc:postgresql://db.example.edu.cn:5432/jw?socketFactory=x&socketFactoryArg=y', '6'],
    [' jdbc:postgresql://db.example.edu.cn:5432/jw?loggerFile=/tmp/x', '6'],
    ['jdbc:postgresql://a:b@db.example.edu.cn:5432/jw', '6'],
  ])('S-J17: is not %j', async (dbUrl, dbType) => {
    for (const answer of await places(dbUrl, dbType))
      expect(answer).toMatchObject({ http: 200, success: false, code: 500, message: wrongForm });
  });
  it('S-J17: on this machine is never connected to, with an open or a closed port', async () => {
    const refusal = { http: 200, success: false, code: 500, message: '数据源地址不允许访问' };
    for (const port of [listener.port, 9])
      expect((await places(`jdbc:postgresql://127.0.0.1:${port}/jw`))[1]).toMatchObject(refusal);
    // It may be kept, and is used by no report.
    const body = { sql: 'select 1 as a', dbKey: source.code };
    expect(await fixture.ask('POST', '/online/cgreport/head/parseSql', { as: 'admin', body })).toMatchObject(refusal);
  });
  it('S-J39: never returns its password or another stored secret', async () => {
    const { result } = await fixture.ask('POST', '/sys/dataSource/add', {
      as: 'admin',
      body: { ...source, code: 'kept' },
    });
    for (const path of ['list', `queryById?id=${result.id}`, 'options']) {
      const { success, text } = await fixture.ask('GET', `/sys/dataSource/${path}`, { as: 'admin' });
      expect(success, text).toBe(true);
      expect(text).not.toContain(source.dbPassword);
      expect(text).not.toMatch(/"(dbPassword|password|secret\w*)":(?!"\*{6}")/i);
    }
  });
});

describe('a route of the gateway', () => {
  const save = (as: string, uri: string) =>
    fixture.ask('POST', '/sys/gatewayRoute/updateAll', {
      as,
      body: {
        router: { routerId: 'probe', name: '探测', uri, predicates: [{ name: 'Path', args: ['/p/**'] }], filters: [] },
      },
    });
  it.each(['viewer', 'school', 'hr01'])('S-J40: cannot be written by %s', async (as) => {
    expect(await save(as, 'https://service.example.edu.cn')).toMatchObject({
      http: 200,
      code: 510,
      result: { errorCode: 'RC_PERMISSION' },
    });
  });
  it('S-J40: leads to listed places, never to this machine', async () => {
    expect(await save('admin', here())).toMatchObject({
      http: 200,
      success: false,
      code: 500,
      message: '路由地址不允许',
    });
    expect((await fixture.ask('GET', '/sys/gatewayRoute/list', { as: 'admin' })).result).toEqual([]);
    expect((await fixture.app.server.inject('/gateway/p/x')).statusCode).toBe(404);
    expect((await save('admin', 'https://service.example.edu.cn')).success).toBe(true);
  });
});

it.each([undefined, 'viewer', 'admin'])('S-J60: no call fetches an address for %s', async (as) => {
  const address = `${here()}/a.png`;
  for (const [method, path] of [
    ['GET', `/sys/common/transitRESTful?url=${encodeURIComponent(address)}`],
    ['POST', '/sys/common/transitRESTful'],
    ['POST', '/sys/common/uploadImgByHttp'],
  ] as const) {
    const body = { url: address, fileUrl: address, filename: 'a.png' };
    const answer = await fixture.ask(method, path, { as, ...(method === 'POST' && { body }) });
    expect(answer, path).toMatchObject({ http: 404, code: 404 });
  }
});

describe('an announcement', () => {
  const body = {
    titile: '通告',
    msgAbstract: '摘要',
    msgContent: '<p>文</p>',
    priority: 'M',
    msgType: 'ALL',
    msgCategory: '1',
    startTime: '2026-11-20 08:00:00',
    endTime: '2027-11-20 08:00:00',
  };
  const add = (more: object) =>
    fixture.ask('POST', '/sys/annountCement/add', { as: 'admin', body: { ...body, ...more } });
  const countStored = async () =>
    (await fixture.ask('GET', '/sys/annountCement/list', { as: 'admin' })).result.total as number;
  it.each([
    ['S-J54', () => '../canary.txt'],
    ['S-J54', () => 'announcement/../../canary.txt'],
    ['S-J61', () => `${here()}/a.pdf`],
  ])('%s: takes no address for an attachment, by either name', async (_id, files) => {
    const before = await countStored();
    expect(await add({ files: files() })).toMatchObject({ http: 200, code: 500, message: '不支持的字段：files' });
    const named = await add({ attachments: files() });
    expect(named).toMatchObject({ http: 200, success: false, code: 500 });
    expect(Object.keys(named.result.fields)).toEqual(['attachments']);
    expect(await countStored()).toBe(before);
    // Everything else about it is right.
    expect((await add({})).success).toBe(true);
  });
  it('S-J54: has no call to read attachments by name', async () => {
    const path = '/sys/annountCement/downLoadFiles?id=1&files=../canary.txt';
    for (const as of [undefined, 'admin']) expect((await fixture.ask('GET', path, { as })).http).toBe(404);
  });
});

describe('the assistant', () => {
  let dify: Awaited<ReturnType<typeof fakeDify>>;
  let app: TestApp;
  let chat: Awaited<ReturnType<typeof chatClient>>;
  let hr = '';
  beforeAll(async () => {
    dify = await fakeDify();
    app = await createTestApp({ filled: 'tiny', env: { AI_BASE_URL: dify.url, AI_API_KEY: 'key-of-the-service' } });
    chat = await chatClient(app);
    hr = await app.signIn('hr01');
  });
  afterAll(async () => {
    await app.close();
    await dify.close();
  });
  it('S-J62: receives no file, model or address named by a browser', async () => {
    dify.state.script = (_asked, response) =>
      void events(response).end(
        data({ event: 'message', task_id: 't', message_id: 'm', conversation_id: 'c', answer: '好' }) +
          data({ event: 'message_end', task_id: 't', message_id: 'm', conversation_id: 'c', metadata: {} }),
      );
    const url = `${here()}/a.pdf`;
    const more = { files: [{ type: 'document', transfer_method: 'remote_url', url }], baseUrl: url, image: url };
    const { text } = await chat.ask(hr, '不在问答库里的银河系问题', more as object);
    expect(text).toBe('好');
    expect(dify.asked).toHaveLength(1);
    expect(JSON.stringify(dify.asked)).not.toContain(String(listener.port));
    expect(dify.asked[0]?.body).not.toHaveProperty('files');
    expect(listener.calls()).toBe(0);
  });
  it.each([301, 302, 303, 307, 308])('S-J63: follows no redirect: %d', async (status) => {
    dify.state.script = (_asked, response) => void response.writeHead(status, { location: `${here()}/canary` }).end();
    const answer = await chat.ask(hr, '不在问答库里的另一个问题');
    expect(answer).toMatchObject({ status: 503, events: [], body: { code: 'service_unavailable' } });
    expect(listener.calls()).toBe(0);
  });
});
