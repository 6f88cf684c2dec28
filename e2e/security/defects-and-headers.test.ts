import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpFixture, httpFixture } from '../../server/test/http/http-fixture.ts';
import { securityFixture } from '../../server/test/support/security-fixture.ts';

/* What leaves the server when something goes wrong, and what stands above every answer. */
const fixture = securityFixture();
const webRoot = mkdtempSync(join(tmpdir(), 'campus-pages-'));
let site: HttpFixture;
beforeAll(async () => {
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><html><head><script src="/a.js"></script></head></html>');
  site = await httpFixture({ settings: { webRoot, frameHosts: [] } });
});
afterAll(async () => {
  await site.close();
  rmSync(webRoot, { recursive: true });
});
/** Pages come from a console of one file, everything else from the whole product. */
const get = (url: string) => (pages.includes(url) ? site.app : fixture.app.server).inject({ url });

describe('a defect', () => {
  it('S-N11: shows the five keys of an answer and no detail, in any handler', async () => {
    const token = await fixture.token('admin');
    const broken = brokenHandlers();
    const reached = new Set<string>();
    try {
      for (const route of broken.routes) {
        for (const method of route.methods) {
          const url = `/server${route.path.replace(/:\w+|\*$/g, 'x')}`;
          const hasBody = (method === 'POST' || method === 'PUT') && !route.multipart && !route.binary;
          const headers = { 'x-access-token': token };
          const response = await fixture.app.server.inject({ method, url, headers, ...(hasBody && { payload: {} }) });
          const answer = response.json();
          expect(Object.keys(answer).sort(), `${method} ${url}`).toEqual(keys);
          expect(response.body, `${method} ${url}`).not.toMatch(/DEFECT99|select \*|server\/src|at .*:\d+:\d+|"stack"/);
          if (response.statusCode === 500) reached.add(route.path);
        }
      }
    } finally {
      broken.mend();
    }
    // The handlers themselves were reached, and threw; the log knows why.
    expect(reached.size).toBeGreaterThan(broken.routes.length * 0.9);
    expect(fixture.app.log.lines.some((line) => line.includes('DEFECT99'))).toBe(true);
  });
  const keys = ['code', 'message', 'result', 'success', 'timestamp'];
  /** Every handler throws an error whose text must not leave the server. */
  function brokenHandlers() {
    const routes = fixture.app.routes.filter(({ path }) => !/logout|randomImage/.test(path));
    const kept = routes.map(({ handle }) => handle);
    const thrown = () =>
      Promise.reject(new Error('DEFECT99 in select * from sys_user at /srv/app/server/src/x.ts:1:1'));
    for (const route of routes) Object.assign(route, { handle: thrown });
    return {
      routes,
      mend: () => {
        for (const [i, route] of routes.entries()) Object.assign(route, { handle: kept[i] });
      },
    };
  }
});

const pages = ['/', '/user/login', '/dashboard/analysis', '/user/binding?ticket=x', '/index.html', '/account/settings'];
const others = [
  '/assets/missing.js',
  '/server/sys/user/list',
  '/server/sys/randomImage/k1',
  '/server/nowhere',
  '/server/sys/common/static/temp/none.png',
  '/server/sys/login',
  '/server/test/%zz',
  '/jeecg-boot/nowhere',
  '/gateway/x',
  '/actuator/health',
  '/server/actuator/health',
  '/readyz',
];

describe('above every answer', () => {
  it.each([...pages, ...others])('S-N20: says on %s who may open its window', async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    });
  });
  it.each([...pages, ...others])('S-N13: reveals no version on %s', async (url) => {
    const { headers, body } = await get(url);
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(JSON.stringify(headers)).not.toMatch(/fastify|node\/|node\.js|express/i);
    expect(body).not.toMatch(/"version"|fastify|node\/\d|campus@\d|postgresql \d|pglite/i);
  });
  it.each(pages)('S-V1: %s runs own scripts only', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, String(headers['content-type'])]).toEqual([200, 'text/html; charset=utf-8']);
    expect(String(headers['content-security-policy'])).toBe(
      [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "media-src 'self' blob:",
        "connect-src 'self'",
        "worker-src 'self' blob:",
        "frame-src 'self' blob:",
        "frame-ancestors 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ].join('; '),
    );
    expect(body).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=/i);
  });
  it.each([
    'https://example.invalid',
    'null',
    'http://localhost.example.invalid',
    'http://sub.localhost:3000',
    'https://localhost:80.example.invalid',
    'http://notlocalhost',
  ])('S-N36: a page of %s is not let in', async (origin) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { statusCode, headers } = await fixture.app.server.inject({
        method,
        url: '/server/sys/user/getUserInfo',
        headers: { origin, 'access-control-request-method': 'GET', 'x-access-token': await fixture.token('viewer') },
      });
      expect(statusCode).toBe(403);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });
});

it('S-N33: has no endpoint that fetches an address from the request', async () => {
  const relays = fixture.app.routes.filter(({ path }) =>
    /prox(y|ied)|relay|optimi[sz]|_next|fetch-?url|imgByHttp|transit/i.test(path),
  );
  expect(relays.map(({ path }) => path)).toEqual([]);
  for (const url of ['/proxy?url=http://127.0.0.1:1/', '/_next/image?url=http://127.0.0.1:1/a.png&w=64'])
    for (const as of [undefined, 'viewer', 'admin']) {
      const { http, code } = await fixture.ask('GET', url, { as });
      expect([http, code]).toEqual([404, 404]);
    }
});
