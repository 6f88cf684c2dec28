import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveApiDocs } from '../../src/kit/http/api-docs.ts';
import { entityRoutes } from '../../src/kit/http/crud.ts';
import { openApi } from '../../src/kit/http/open-api.ts';
import { ok } from '../../src/kit/http/route.ts';
import { Metrics } from '../../src/platform/metrics/metrics.ts';
import { serveProbes } from '../../src/platform/metrics/probes.ts';
import { booth, firm } from '../support/sample-entities.ts';
import { type HttpFixture, httpFixture, testGate } from './http-fixture.ts';

let fixture: HttpFixture;
let release: () => void;
let broken: boolean;
const open = async () => {
  broken = false;
  fixture = await httpFixture({
    routes: [
      {
        methods: ['GET'],
        path: '/test/slow',
        access: 'anyone',
        title: '慢',
        handle: async () => {
          await new Promise<void>((done) => {
            release = done;
          });
          return ok('finished');
        },
      },
    ],
    prepare: async (app, engine) => {
      const metrics = new Metrics({
        connections: () => 2,
        database: () => engine.database.sizes(),
        sample: () => ({ 'http.requests.total': 5 }),
      });
      metrics.watch(app);
      serveProbes(app, {
        gate: testGate,
        metrics,
        ready: async () => {
          if (broken) throw new Error('database gone');
        },
      });
      const routes = [...entityRoutes(engine, firm), ...entityRoutes(engine, booth)];
      serveApiDocs(app, {
        document: () => openApi(routes, [firm, booth], '/server', '示例'),
        path: '/server/docs',
        open: false,
        code: 'sample:firm:list',
        gate: testGate,
      });
    },
  });
};
const close = () => fixture.close();
const get = (url: string, as?: string, remoteAddress = '127.0.0.1') =>
  fixture.call({ method: 'GET', url, remoteAddress, ...(as && { as }) });

describe('probes', () => {
  beforeAll(open);
  afterAll(close);

  it('say that the process runs, and whether it can work', async () => {
    expect((await get('/healthz')).body).toEqual({ status: 'UP' });
    expect((await get('/readyz')).body).toEqual({ status: 'UP' });
    broken = true;
    const down = await get('/readyz');
    expect([down.status, down.body]).toEqual([503, { status: 'DOWN' }]);
    expect((await get('/healthz')).status).toBe(200);
  });

  it('give figures by route to this machine, and to others only with the code', async () => {
    await get('/server/sample/firm/queryById?id=1', 'staff');
    const { text, headers } = await get('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toContain(
      'http_request_seconds_count{route="/server/sample/firm/queryById",method="GET",status="2xx"} 1',
    );
    expect(text).toContain('push_connections 2');
    expect(text).toMatch(/database_bytes \d{5,}/);
    expect((await get('/metrics', undefined, '192.0.2.1')).status).toBe(401);
    expect((await get('/metrics', 'staff', '192.0.2.1')).body.code).toBe(510);
  });
});

describe('figures asked for through a proxy on this machine', () => {
  const proxied = (trustProxy: readonly string[]) =>
    httpFixture({
      settings: { trustProxy },
      prepare: async (app, engine) => {
        const database = () => engine.database.sizes();
        const metrics = new Metrics({ connections: () => 0, database, sample: () => ({}) });
        serveProbes(app, { gate: testGate, metrics, ready: async () => undefined });
      },
    });
  const trusted = ['127.0.0.1', '::1'];

  it.each([
    [[], {}, 200],
    [[], { 'x-forwarded-for': '127.0.0.1' }, 401],
    [[], { 'x-forwarded-for': '192.0.2.1' }, 401],
    [[], { forwarded: 'for=192.0.2.1' }, 401],
    [[], { 'x-real-ip': '192.0.2.1' }, 401],
    [trusted, {}, 200],
    [trusted, { 'x-forwarded-for': '127.0.0.1' }, 200],
    [trusted, { 'x-forwarded-for': '192.0.2.1' }, 401],
    [trusted, { 'x-forwarded-for': '127.0.0.1, 192.0.2.1' }, 401],
    [trusted, { 'x-forwarded-for': '192.0.2.1, 127.0.0.1' }, 401],
    [trusted, { forwarded: 'for=127.0.0.1' }, 401],
    [['10.0.0.0/8'], { 'x-forwarded-for': '127.0.0.1' }, 401],
  ] as [string[], Record<string, string>, number][])(
    'trusting %j, with %j, are answered %i',
    async (trustProxy, headers, status) => {
      const one = await proxied(trustProxy);
      try {
        const asked = await one.call({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1', headers });
        expect(asked.status).toBe(status);
      } finally {
        await one.close();
      }
    },
  );
  it('are refused when a trusted proxy elsewhere claims this machine', async () => {
    const one = await proxied(['10.0.0.1']);
    try {
      const headers = { 'x-forwarded-for': '127.0.0.1' };
      expect((await one.call({ method: 'GET', url: '/metrics', remoteAddress: '10.0.0.1', headers })).status).toBe(401);
    } finally {
      await one.close();
    }
  });
});

describe('the description of the calls', () => {
  beforeAll(open);
  afterAll(close);

  it('is for those who hold the code', async () => {
    for (const url of ['/server/docs/json', '/server/docs/']) {
      expect((await get(url)).status).toBe(401);
      expect((await get(url, 'withoutCodes')).body.code).toBe(510);
      expect((await get(url, 'staff')).status).toBe(200);
    }
    const script = await get('/server/docs/static/swagger-ui-bundle.js', 'staff');
    expect([script.status, script.headers['content-type']]).toEqual([200, 'application/javascript; charset=utf-8']);
    expect((await get('/server/docs/static/nowhere.js', 'staff')).status).toBe(404);
  });

  it('is made from the definitions', async () => {
    const { body } = await get('/server/docs/json', 'staff');
    const add = body.paths['/sample/firm/add'].post;
    expect(add).toMatchObject({
      summary: '示例企业',
      description: '需要权限 sample:firm:add',
      security: [{ token: [] }],
    });
    expect(add.requestBody.content['application/json'].schema).toMatchObject({
      required: ['name'],
      properties: {
        name: { type: 'string', title: '名称', maxLength: 20 },
        rank: { type: 'number', minimum: 0, maximum: 9 },
      },
    });
    expect(body.paths['/sample/firm/queryById'].get.parameters).toMatchObject([{ name: 'id', in: 'query' }]);
    expect(Object.keys(body.paths['/sample/firm/edit']).sort()).toEqual(['post', 'put']);
  });
});

describe('over a socket', () => {
  beforeEach(open);
  afterEach(close);

  const listen = async (): Promise<number> => {
    await fixture.app.listen({ port: 0, host: '127.0.0.1' });
    return (fixture.app.server.address() as AddressInfo).port;
  };
  const raw = (port: number, text: string): Promise<string> =>
    new Promise((done, fail) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.setEncoding('utf8').on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('end', () => done(answer)).on('error', fail);
    });

  it('what is no HTTP is answered in the envelope and closed', async () => {
    const answer = await raw(await listen(), 'NONSENSE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"success":false');
  });

  it('headers of more than 64 KiB are refused, those of 50 KiB are not', async () => {
    const port = await listen();
    const of = (kib: number) =>
      raw(
        port,
        `GET /server/nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Long: ${'a'.repeat(kib * 1024)}\r\n\r\n`,
      );
    expect(await of(70)).toMatch(/^HTTP\/1\.1 431 /);
    expect(await of(50)).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('a stop lets running requests finish and accepts no new ones', async () => {
    const port = await listen();
    const { server } = fixture.app;
    // Neither the server nor the client gives the connection up by itself.
    server.keepAliveTimeout = 0;
    const agent = new Agent({ keepAlive: true, timeout: 0 });
    const answer = new Promise<string>((done, fail) => {
      request({ agent, port, host: '127.0.0.1', path: '/server/test/slow' }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => done(text));
      })
        .on('error', fail)
        .end();
    });
    await expect.poll(() => typeof release).toBe('function');
    const stopped = fixture.app.close();
    await new Promise((done) => setTimeout(done, 50));
    await expect(raw(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')).rejects.toThrow('ECONNREFUSED');
    release();
    expect(JSON.parse(await answer)).toMatchObject({ success: true, result: 'finished' });
    await stopped;
  });
});
