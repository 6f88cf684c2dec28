import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failure } from '@campus/contract/kit';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Gate } from '../../src/kit/http/gate.ts';
import { sendError } from '../../src/kit/http/serve.ts';
import { Gateway } from '../../src/platform/gateway/gateway.ts';
import { GatewayHosts } from '../../src/platform/gateway/gateway-hosts.ts';
import type { StoredRoute } from '../../src/platform/gateway/gateway-route.ts';
import { ListLog } from '../http/http-fixture.ts';
import { someone } from '../support/bare-engine.ts';

/* The proxy itself, over the network: a caller, the gateway, and a target on loopback that tells what it was asked. */

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
let target: Server;
let targetUrl: string;
let seen: Seen[];
let behave: (request: IncomingMessage, response: ServerResponse) => void;
let app: FastifyInstance;
let base: string;
let stored: readonly StoredRoute[];
let gateway: Gateway;
const log = new ListLog();
const gate: Gate = {
  async authenticate({ token }) {
    if (token !== 'good') throw failure('tokenMissing');
    return { session: someone('anna'), sessionId: 's' };
  },
  async registration() {
    throw failure('forbidden');
  },
};

const listening = (server: Server): Promise<string> =>
  new Promise((done) =>
    server.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );
beforeAll(async () => {
  target = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      if (method !== 'HEAD' || url !== '/') seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      behave(request, response);
    });
  });
  targetUrl = await listening(target);
});
afterAll(() => {
  target.closeAllConnections();
  target.close();
});
const route = (more: Partial<StoredRoute> = {}): StoredRoute => ({
  id: String(more.routerId ?? 'r'),
  routerId: 'r',
  uri: targetUrl,
  status: 1,
  open: 0,
  predicates: [{ name: 'Path', args: ['/svc/**'] }],
  filters: [],
  ...more,
});
const filter = (name: string, args: Record<string, string>) => ({
  name,
  args: Object.entries(args).map(([key, value]) => ({ key, value })),
});
async function start(routes: readonly StoredRoute[], hosts: readonly string[] = [targetUrl]): Promise<void> {
  stored = routes;
  gateway = new Gateway({
    hosts: new GatewayHosts(hosts),
    routes: async () => stored,
    gate,
    log,
    now: () => new Date('2026-06-01T00:00:00Z'),
    corsOrigins: [],
    rateLimits: false,
    limits: { connectMs: 300, totalMs: 600, bytes: 20_000 },
  });
  app = fastify({ logger: false, exposeHeadRoutes: false });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, log));
  app.setNotFoundHandler(() => {
    throw failure('pathUnknown');
  });
  gateway.serve(app);
  base = await app.listen({ port: 0, host: '127.0.0.1' });
}
beforeEach(() => {
  seen = [];
  behave = (_request, response) => void response.end('hello');
});
afterEach(() => app?.close());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${base}/gateway${path}`, {
    redirect: 'manual',
    ...init,
    headers: { 'x-access-token': 'good', ...(init.headers as Record<string, string>) },
  });

describe('a route', () => {
  it('forwards method, query and body to its target and returns the answer', async () => {
    await start([route()]);
    behave = (_request, response) =>
      void response.writeHead(201, { 'x-own': 'yes', 'content-type': 'text/plain' }).end('made');
    const answer = await ask('/svc/a%20b?x=1&x=2', {
      method: 'POST',
      body: '{"n":1}',
      headers: { 'content-type': 'application/x-own' },
    });
    expect([answer.status, answer.headers.get('x-own'), await answer.text()]).toEqual([201, 'yes', 'made']);
    expect(seen).toMatchObject([
      { method: 'POST', url: '/svc/a%20b?x=1&x=2', body: '{"n":1}', headers: { 'content-type': 'application/x-own' } },
    ]);
  });

  it('streams the body instead of buffering it', async () => {
    await start([route()]);
    let finish = (): void => undefined;
    behave = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: 1\n\n');
      finish = () => void response.end('data: 2\n\n');
    };
    const answer = await ask('/svc/stream');
    const reader = answer.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n');
    finish();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 2\n\n');
    expect((await reader?.read())?.done).toBe(true);
  });

  it('is the first one whose conditions match', async () => {
    const named = (routerId: string, ...predicates: object[]) =>
      route({ routerId, predicates, filters: [filter('AddRequestHeader', { name: 'X-Route', value: routerId })] });
    await start([
      named('off', { name: 'Path', args: ['/**'] }, { name: 'Before', args: ['2026-01-01 00:00:00'] }),
      named('step', { name: 'Path', args: ['/one/*'] }),
      named('post', { name: 'Path', args: ['/m'] }, { name: 'Method', args: ['POST'] }),
      named('header', { name: 'Header', args: { header: 'X-Client', regexp: 'app-\\d+' } }),
      named('query', { name: 'Query', args: { param: 'v', regexp: '2' } }),
      named('cookie', { name: 'Cookie', args: { name: 'group', regexp: 'b' } }),
      named('host', { name: 'Host', args: ['*.example.com'] }),
      named('far', { name: 'Path', args: ['/near'] }, { name: 'RemoteAddr', args: ['192.0.2.0/24'] }),
      named('near', { name: 'Path', args: ['/near'] }, { name: 'RemoteAddr', args: ['127.0.0.0/8'] }),
      named(
        'now',
        { name: 'Path', args: ['/now/{id}'] },
        { name: 'Between', args: ['2026-01-01 00:00:00', '2027-01-01 00:00:00'] },
      ),
    ]);
    const taken = async (path: string, init?: RequestInit): Promise<unknown> => {
      seen = [];
      const { status } = await ask(path, init);
      return seen[0]?.headers['x-route'] ?? status;
    };
    expect(await taken('/one/x')).toBe('step');
    expect(await taken('/one/x/y')).toBe(404);
    expect(await taken('/m', { method: 'POST' })).toBe('post');
    expect(await taken('/m')).toBe(404);
    expect(await taken('/x', { headers: { 'x-client': 'app-12' } })).toBe('header');
    expect(await taken('/x', { headers: { 'x-client': 'my app-12' } })).toBe(404);
    expect(await taken('/x?v=2')).toBe('query');
    expect(await taken('/x?v=22')).toBe(404);
    expect(await taken('/x', { headers: { cookie: 'a=1; group=b' } })).toBe('cookie');
    expect(await taken('/near')).toBe('near');
    expect(await taken('/now/7')).toBe('now');
    expect(await taken('/now/')).toBe(404);
  });

  it('rewrites path and headers by its filters, also in redirects to the target', async () => {
    await start([
      route({
        filters: [
          filter('StripPrefix', { parts: '1' }),
          filter('PrefixPath', { prefix: '/api' }),
          filter('AddRequestHeader', { name: 'Authorization', value: 'Bearer of-the-target' }),
          filter('AddResponseHeader', { name: 'X-Through', value: 'gateway' }),
        ],
      }),
    ]);
    behave = (_request, response) => void response.writeHead(302, { location: '/api/new?q=1#x' }).end();
    const answer = await ask('/svc/old');
    expect(seen[0]).toMatchObject({ url: '/api/old', headers: { authorization: 'Bearer of-the-target' } });
    expect([answer.status, answer.headers.get('location'), answer.headers.get('x-through')]).toEqual([
      302,
      '/gateway/svc/new?q=1#x',
      'gateway',
    ]);
  });
});

describe('between caller and target', () => {
  it('drops identity headers and hop-by-hop headers of the request', async () => {
    await start([route()]);
    await ask('/svc/x', {
      headers: {
        cookie: 'session=1',
        'tenant-id': '1',
        'x-register-token': 'r',
        'x-forwarded-for': '10.0.0.1',
        'x-forwarded-host': 'evil',
        forwarded: 'for=x',
        'x-real-ip': '10.0.0.1',
        x_gateway_base_path: 'http://evil',
        referer: 'http://console/secret',
        'x-kept': 'yes',
      },
    });
    const { headers } = seen[0] as Seen;
    expect(headers).toMatchObject({
      host: new URL(targetUrl).host,
      'x-kept': 'yes',
      'x-request-id': expect.any(String),
    });
    expect(Object.keys(headers).sort()).toEqual(
      expect.not.arrayContaining([
        'x-access-token',
        'cookie',
        'tenant-id',
        'x-register-token',
        'x-forwarded-for',
        'x-forwarded-host',
        'forwarded',
        'x-real-ip',
        'x_gateway_base_path',
        'referer',
      ]),
    );
    for (const name of ['x-access-token', 'cookie', 'tenant-id', 'forwarded', 'referer', 'x-forwarded-for'])
      expect(headers, name).not.toHaveProperty(name);
  });

  it('drops headers of the answer that affect the origin of the console', async () => {
    await start([route()]);
    behave = (_request, response) =>
      void response
        .writeHead(200, {
          'content-type': 'text/html',
          'set-cookie': 'x=1',
          'content-security-policy': 'default-src *',
          'access-control-allow-origin': '*',
          'service-worker-allowed': '/',
          'clear-site-data': '"*"',
          'strict-transport-security': 'max-age=1',
          'x-kept': 'yes',
        })
        .end('<script>1</script>');
    const { headers } = await ask('/svc/page');
    expect(headers.get('content-security-policy')).toMatch(/^sandbox;/);
    expect(headers.get('x-kept')).toBe('yes');
    for (const name of ['set-cookie', 'access-control-allow-origin', 'service-worker-allowed', 'clear-site-data'])
      expect(headers.get(name), name).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});

describe('the access to a route', () => {
  it('admits signed-in callers, and visitors when the route is public', async () => {
    await start([route(), route({ routerId: 'p', open: 1, predicates: [{ name: 'Path', args: ['/public/**'] }] })]);
    for (const token of ['', 'bad']) {
      const answer = await ask('/svc/x', { headers: { 'x-access-token': token } });
      expect([answer.status, ((await answer.json()) as { code: number }).code]).toEqual([401, 401]);
    }
    expect(seen).toEqual([]);
    expect((await ask('/public/x', { headers: { 'x-access-token': '' } })).status).toBe(200);
  });

  it('refuses pages of another origin', async () => {
    await start([route()]);
    expect((await ask('/svc/x', { headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await ask('/svc/x', { headers: { 'sec-fetch-dest': 'image' } })).status).toBe(403);
    expect(seen).toEqual([]);
  });

  it.each([
    '/svc/../secret',
    '/svc/%2e%2e/secret',
    '/svc//x',
    '/svc/a%2fb',
    '/svc/a\\b',
    '/svc/..;/x',
    '/other',
    '/',
    '',
  ])('leads nowhere by %s', async (path) => {
    await start([route()]);
    const { port } = new URL(base);
    const status = await rawStatus(Number(port), `/gateway${path}`);
    expect(status).toBe(404);
    expect(seen).toEqual([]);
  });

  it('limits the rate, with the wait in the header', async () => {
    await start([route({ filters: [filter('RequestRateLimiter', { replenishRate: '1', burstCapacity: '2' })] })]);
    const answers = [await ask('/svc/x'), await ask('/svc/x'), await ask('/svc/x')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]?.headers.get('retry-after')).toBe('1');
    // A change of another route does not reset the count.
    stored = [...stored, route({ routerId: 'x' })];
    expect((await ask('/svc/x')).status).toBe(429);
  });
});

describe('a target that fails', () => {
  it('is reported as unavailable: down, slow, another protocol or a redirect', async () => {
    const closed = createServer();
    const gone = await listening(closed);
    await new Promise((done) => closed.close(done));
    await start(
      [route(), route({ routerId: 'gone', uri: gone, predicates: [{ name: 'Path', args: ['/gone'] }] })],
      [targetUrl, gone],
    );
    const loadFailure = async (path: string) => {
      const answer = await ask(path);
      return [answer.status, ((await answer.json()) as { message: string }).message];
    };
    const sentence = [504, '目标服务暂时无法访问，请稍后再试'];
    expect(await loadFailure('/gone')).toEqual(sentence);
    behave = () => undefined;
    expect(await loadFailure('/svc/slow')).toEqual(sentence);
    behave = ({ socket }) =>
      void socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    expect(await loadFailure('/svc/other-protocol')).toEqual(sentence);
    behave = (_request, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    expect(await loadFailure('/svc/away')).toEqual(sentence);
    expect(await gateway.health()).toMatchObject([{ state: 'up' }, { state: 'down', status: null }]);
  });

  it('receives no request while its breaker is open, and its fallback answers', async () => {
    const closed = createServer();
    const gone = await listening(closed);
    await new Promise((done) => closed.close(done));
    await start(
      [
        route({
          routerId: 'gone',
          uri: gone,
          predicates: [{ name: 'Path', args: ['/gone/**'] }],
          filters: [
            filter('CircuitBreaker', { fallbackUri: 'forward:/svc/instead', failures: '2', waitSeconds: '600' }),
          ],
        }),
        route(),
      ],
      [targetUrl, gone],
    );
    for (let i = 0; i < 3; i += 1)
      expect(await (await ask('/gone/x', { method: 'POST', body: 'x' })).text()).toBe('hello');
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual(Array(3).fill('GET /svc/instead'));
    expect((await gateway.health())[0]).toMatchObject({ breaker: 'open', failures: 2 });
  });

  it('gets one request after the wait and is back when it succeeds', async () => {
    const { Breaker } = await import('../../src/platform/gateway/breaker.ts');
    const breaker = new Breaker({ failures: 2, waitMs: 1000 });
    for (const at of [0, 1]) {
      expect(breaker.tryAcquire(at)).toBe(true);
      breaker.report(false, at);
    }
    expect([breaker.state(2), breaker.tryAcquire(2)]).toEqual(['open', false]);
    expect([breaker.tryAcquire(1001), breaker.tryAcquire(1001)]).toEqual([true, false]);
    breaker.report(false, 1002);
    expect(breaker.tryAcquire(1500)).toBe(false);
    expect(breaker.tryAcquire(2002)).toBe(true);
    breaker.report(true, 2003);
    expect([breaker.state(2003), breaker.tryAcquire(2003), breaker.tryAcquire(2003)]).toEqual(['closed', true, true]);
  });

  it('ends a body that is too long in either direction', async () => {
    await start([route()]);
    const tooLong = await ask('/svc/x', { method: 'POST', body: 'x'.repeat(20_001) });
    expect(((await tooLong.json()) as { success: boolean; message: string }).success).toBe(false);
    expect(seen).toEqual([]);
    behave = (_request, response) => void response.end('x'.repeat(30_000));
    const announced = await ask('/svc/long');
    expect(announced.status).toBe(504);
    behave = (_request, response) => {
      for (let i = 0; i < 30; i += 1) response.write('x'.repeat(1000));
      response.end();
    };
    await expect(ask('/svc/long').then((answer) => answer.text())).rejects.toThrow();
  });
});

describe('where a route may lead', () => {
  it('is refused when its name resolves to this machine, even when listed', async () => {
    const canary = createServer((_request, response) => void response.end('caught'));
    let connections = 0;
    canary.on('connection', () => {
      connections += 1;
    });
    const { port } = new URL(await listening(canary));
    await start([route({ uri: `http://localhost:${port}` })], [`http://localhost:${port}`]);
    expect((await ask('/svc/x')).status).toBe(504);
    expect(connections).toBe(0);
    canary.close();
  });
});

/** `fetch` tidies paths up; a hostile caller does not. */
async function rawStatus(port: number, path: string): Promise<number> {
  const { connect } = await import('node:net');
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nX-Access-Token: good\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.on('error', failed);
    socket.on('close', () => done(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])));
  });
}
