import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { filter, listen, prepareGateway } from './gateway-fixture.ts';

const proxy = prepareGateway();

describe('the access to a route', () => {
  it('admits signed-in callers, and visitors when the proxy.route is public', async () => {
    await proxy.start([
      proxy.route(),
      proxy.route({ routerId: 'p', open: 1, predicates: [{ name: 'Path', args: ['/public/**'] }] }),
    ]);
    for (const token of ['', 'bad']) {
      const answer = await proxy.ask('/svc/x', { headers: { 'x-access-token': token } });
      expect([answer.status, ((await answer.json()) as { code: number }).code]).toEqual([401, 401]);
    }
    expect(proxy.seen).toEqual([]);
    expect((await proxy.ask('/public/x', { headers: { 'x-access-token': '' } })).status).toBe(200);
  });

  it('refuses pages of another origin', async () => {
    await proxy.start([proxy.route()]);
    expect((await proxy.ask('/svc/x', { headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await proxy.ask('/svc/x', { headers: { 'sec-fetch-dest': 'image' } })).status).toBe(403);
    expect(proxy.seen).toEqual([]);
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
    await proxy.start([proxy.route()]);
    const { port } = new URL(proxy.base);
    const status = await rawStatus(Number(port), `/gateway${path}`);
    expect(status).toBe(404);
    expect(proxy.seen).toEqual([]);
  });

  it('limits the rate, with the wait in the header', async () => {
    await proxy.start([
      proxy.route({ filters: [filter('RequestRateLimiter', { replenishRate: '1', burstCapacity: '2' })] }),
    ]);
    const answers = [await proxy.ask('/svc/x'), await proxy.ask('/svc/x'), await proxy.ask('/svc/x')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]?.headers.get('retry-after')).toBe('1');
    // A change of another proxy.route does not reset the count.
    proxy.stored = [...proxy.stored, proxy.route({ routerId: 'x' })];
    expect((await proxy.ask('/svc/x')).status).toBe(429);
  });
});

describe('a proxy.target that fails', () => {
  it('is reported as unavailable: down, slow, another protocol or a redirect', async () => {
    const closed = createServer();
    const gone = await listen(closed);
    await new Promise((done) => closed.close(done));
    await proxy.start(
      [proxy.route(), proxy.route({ routerId: 'gone', uri: gone, predicates: [{ name: 'Path', args: ['/gone'] }] })],
      [proxy.targetUrl, gone],
    );
    const loadFailure = async (path: string) => {
      const answer = await proxy.ask(path);
      return [answer.status, ((await answer.json()) as { message: string }).message];
    };
    const sentence = [504, '目标服务暂时无法访问，请稍后再试'];
    expect(await loadFailure('/gone')).toEqual(sentence);
    proxy.behave = () => undefined;
    expect(await loadFailure('/svc/slow')).toEqual(sentence);
    proxy.behave = ({ socket }) =>
      void socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    expect(await loadFailure('/svc/other-protocol')).toEqual(sentence);
    proxy.behave = (_request, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    expect(await loadFailure('/svc/away')).toEqual(sentence);
    expect(await proxy.gateway.health()).toMatchObject([{ state: 'up' }, { state: 'down', status: null }]);
  });

  it('receives no request while its breaker is open, and its fallback answers', async () => {
    const closed = createServer();
    const gone = await listen(closed);
    await new Promise((done) => closed.close(done));
    await proxy.start(
      [
        proxy.route({
          routerId: 'gone',
          uri: gone,
          predicates: [{ name: 'Path', args: ['/gone/**'] }],
          filters: [
            filter('CircuitBreaker', { fallbackUri: 'forward:/svc/instead', failures: '2', waitSeconds: '600' }),
          ],
        }),
        proxy.route(),
      ],
      [proxy.targetUrl, gone],
    );
    for (let i = 0; i < 3; i += 1)
      expect(await (await proxy.ask('/gone/x', { method: 'POST', body: 'x' })).text()).toBe('hello');
    expect(proxy.seen.map(({ method, url }) => `${method} ${url}`)).toEqual(Array(3).fill('GET /svc/instead'));
    expect((await proxy.gateway.health())[0]).toMatchObject({ breaker: 'open', failures: 2 });
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
    await proxy.start([proxy.route()]);
    const tooLong = await proxy.ask('/svc/x', { method: 'POST', body: 'x'.repeat(20_001) });
    expect(((await tooLong.json()) as { success: boolean; message: string }).success).toBe(false);
    expect(proxy.seen).toEqual([]);
    proxy.behave = (_request, response) => void response.end('x'.repeat(30_000));
    const announced = await proxy.ask('/svc/long');
    expect(announced.status).toBe(504);
    proxy.behave = (_request, response) => {
      for (let i = 0; i < 30; i += 1) response.write('x'.repeat(1000));
      response.end();
    };
    await expect(proxy.ask('/svc/long').then((answer) => answer.text())).rejects.toThrow();
  });
});

describe('where a proxy.route may lead', () => {
  it('is refused when its name resolves to this machine, even when listed', async () => {
    const canary = createServer((_request, response) => void response.end('caught'));
    let connections = 0;
    canary.on('connection', () => {
      connections += 1;
    });
    const { port } = new URL(await listen(canary));
    await proxy.start([proxy.route({ uri: `http://localhost:${port}` })], [`http://localhost:${port}`]);
    expect((await proxy.ask('/svc/x')).status).toBe(504);
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
