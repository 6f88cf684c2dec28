import { describe, expect, it } from 'vitest';
import { filter, prepareGateway, type SeenRequest } from './gateway-fixture.ts';

const proxy = prepareGateway();

describe('a route', () => {
  it('forwards method, query and body to its proxy.target and returns the answer', async () => {
    await proxy.start([proxy.route()]);
    proxy.behave = (_request, response) =>
      void response.writeHead(201, { 'x-own': 'yes', 'content-type': 'text/plain' }).end('made');
    const answer = await proxy.ask('/svc/a%20b?x=1&x=2', {
      method: 'POST',
      body: '{"n":1}',
      headers: { 'content-type': 'application/x-own' },
    });
    expect([answer.status, answer.headers.get('x-own'), await answer.text()]).toEqual([201, 'yes', 'made']);
    expect(proxy.seen).toMatchObject([
      { method: 'POST', url: '/svc/a%20b?x=1&x=2', body: '{"n":1}', headers: { 'content-type': 'application/x-own' } },
    ]);
  });

  it('streams the body instead of buffering it', async () => {
    await proxy.start([proxy.route()]);
    let finish = (): void => undefined;
    proxy.behave = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: 1\n\n');
      finish = () => void response.end('data: 2\n\n');
    };
    const answer = await proxy.ask('/svc/stream');
    const reader = answer.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n');
    finish();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 2\n\n');
    expect((await reader?.read())?.done).toBe(true);
  });

  it('is the first one whose conditions match', async () => {
    const named = (routerId: string, ...predicates: object[]) =>
      proxy.route({
        routerId,
        predicates,
        filters: [filter('AddRequestHeader', { name: 'X-Route', value: routerId })],
      });
    await proxy.start([
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
      proxy.seen = [];
      const { status } = await proxy.ask(path, init);
      return proxy.seen[0]?.headers['x-route'] ?? status;
    };
    expect(await taken('/one/x')).toBe('step');
    expect(await taken('/one/x/y')).toBe(404);
    expect(await taken('/m', { method: 'POST' })).toBe('post');
    expect(await taken('/m')).toBe(404);
    expect(await taken('/x', { headers: { 'x-client': 'app-12' } })).toBe('header');
    expect(await taken('/x', { headers: { 'x-client': 'my proxy.app-12' } })).toBe(404);
    expect(await taken('/x?v=2')).toBe('query');
    expect(await taken('/x?v=22')).toBe(404);
    expect(await taken('/x', { headers: { cookie: 'a=1; group=b' } })).toBe('cookie');
    expect(await taken('/near')).toBe('near');
    expect(await taken('/now/7')).toBe('now');
    expect(await taken('/now/')).toBe(404);
  });

  it('rewrites path and headers by its filters, also in redirects to the target', async () => {
    await proxy.start([
      proxy.route({
        filters: [
          filter('StripPrefix', { parts: '1' }),
          filter('PrefixPath', { prefix: '/api' }),
          filter('AddRequestHeader', { name: 'Authorization', value: 'Bearer of-the-target' }),
          filter('AddResponseHeader', { name: 'X-Through', value: 'gateway' }),
        ],
      }),
    ]);
    proxy.behave = (_request, response) => void response.writeHead(302, { location: '/api/new?q=1#x' }).end();
    const answer = await proxy.ask('/svc/old');
    expect(proxy.seen[0]).toMatchObject({ url: '/api/old', headers: { authorization: 'Bearer of-the-target' } });
    expect([answer.status, answer.headers.get('location'), answer.headers.get('x-through')]).toEqual([
      302,
      '/gateway/svc/new?q=1#x',
      'gateway',
    ]);
  });
});

describe('between caller and target', () => {
  it('drops identity headers and hop-by-hop headers of the request', async () => {
    await proxy.start([proxy.route()]);
    await proxy.ask('/svc/x', {
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
    const { headers } = proxy.seen[0] as SeenRequest;
    expect(headers).toMatchObject({
      host: new URL(proxy.targetUrl).host,
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
    await proxy.start([proxy.route()]);
    proxy.behave = (_request, response) =>
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
    const { headers } = await proxy.ask('/svc/page');
    expect(headers.get('content-security-policy')).toMatch(/^sandbox;/);
    expect(headers.get('x-kept')).toBe('yes');
    for (const name of ['set-cookie', 'access-control-allow-origin', 'service-worker-allowed', 'clear-site-data'])
      expect(headers.get(name), name).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});
