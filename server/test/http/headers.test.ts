import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok } from '../../src/kit/http/route.ts';
import { type HttpFixture, httpFixture } from './http-fixture.ts';

const page =
  '<!doctype html><html><head><meta name="api-prefix" content="/server" /></head><body>校园云平台管理</body></html>';
let fixture: HttpFixture;
let webRoot: string;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'campus-console-'));
  mkdirSync(join(webRoot, 'assets'));
  mkdirSync(join(webRoot, '.vite'));
  writeFileSync(join(webRoot, 'index.html'), page);
  writeFileSync(join(webRoot, 'assets', 'main-1a2b.js'), `console.log('${'x'.repeat(5000)}');`);
  writeFileSync(join(webRoot, '.vite', 'manifest.json'), '{}');
  fixture = await httpFixture({
    cameraPages: ['/jobFair/gate', '/activity/sign/:id'],
    settings: {
      webRoot,
      apiPrefix: '/api',
      imageHosts: ['https://pictures.example.edu.cn'],
      mediaHosts: ['https://live.example.edu.cn'],
    },
    routes: [
      { methods: ['GET'], path: '/test/long', access: 'anyone', title: '长', handle: async () => ok('x'.repeat(3000)) },
      { methods: ['GET'], path: '/test/short', access: 'anyone', title: '短', handle: async () => ok('x') },
      {
        methods: ['GET'],
        path: '/test/picture',
        access: 'anyone',
        navigable: true,
        title: '图',
        handle: async () => ({ kind: 'redirect', to: '/elsewhere' }),
      },
    ],
  });
});
afterAll(async () => {
  await fixture.close();
  rmSync(webRoot, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => fixture.call({ method: 'GET', url, headers });

describe('security headers', () => {
  const everywhere = [
    '/',
    '/user/login',
    '/assets/main-1a2b.js',
    '/assets/missing.js',
    '/api/sample/firm/list',
    '/api/test/long',
    '/api/test/picture',
    '/api/nowhere',
    '/jeecg-boot/test/short',
    '/api/sample/firm/add',
    '/api/test/%zz',
  ];
  it.each(everywhere)('are on %s', async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it.each([
    ['/jobFair/gate', true],
    ['/jobFair/gate?code=1', true],
    ['/activity/sign/17', true],
    ['/activity/sign/17/print', false],
    ['/activity/sign', false],
    ['/jobFair/gates', false],
    ['/api/jobFair/gate', false],
  ])('allow the camera on %s: %s', async (url, isAllowed) => {
    const { headers } = await get(url);
    expect(headers['permissions-policy']).toBe(`camera=(${isAllowed ? 'self' : ''}), microphone=(), geolocation=()`);
  });

  it('keep API answers out of every cache', async () => {
    for (const url of ['/api/test/long', '/api/sample/firm/list', '/api/nowhere'])
      expect((await get(url)).headers['cache-control']).toBe('no-store');
  });

  it('limit what a page of the console may load', async () => {
    const policy = String((await get('/user/login')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-src 'self' blob: https://frames.example.edu.cn;");
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.example.edu.cn;");
    expect(policy).toContain("media-src 'self' blob: https://live.example.edu.cn;");
    expect(policy).toContain("connect-src 'self' https://live.example.edu.cn;");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect(String((await get('/api/test/short')).headers['content-security-policy'])).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });
});

describe('the console', () => {
  it('is served under every address that is no file and no call, and names the prefix of the API', async () => {
    for (const url of ['/', '/user/login', '/post/detail/17?x=1', '/dashboard/analysis']) {
      const { status, headers, text } = await get(url);
      expect({ url, status }).toEqual({ url, status: 200 });
      expect(text).toContain('content="/api"');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  it('is not served below the prefixes, nor for missing files, hidden files and other methods', async () => {
    for (const url of [
      '/api/nowhere',
      '/jeecg-boot',
      '/assets/missing.js',
      '/.vite/manifest.json',
      '/..%2fpackage.json',
      '/%2e%2e/package.json',
    ])
      expect({ url, status: (await get(url)).status }).toEqual({ url, status: 404 });
    expect((await fixture.call({ method: 'POST', url: '/user/login', payload: {} })).status).toBe(404);
  });

  it('has files under their paths alone, for HEAD too', async () => {
    const url = '/assets/main-1a2b.js';
    const head = await fixture.app.inject({ method: 'HEAD', url: `${url}?v=1` });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    expect(head.headers['content-type']).toBe((await get(url)).headers['content-type']);
    for (const wrong of [
      '/assets',
      '/assets/',
      '/ASSETS/main-1a2b.js',
      '/assets//main-1a2b.js',
      '/assets/../index.html',
    ])
      expect((await get(wrong)).text, wrong).not.toContain('console.log');
  });

  it('has hashed files that never change, compressed for those who take it', async () => {
    const plain = await get('/assets/main-1a2b.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const packed = await fixture.app.inject({
      url: '/assets/main-1a2b.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.text);
  });
});

describe('compression', () => {
  it.each([
    ['/api/test/long', 'gzip', 'gzip'],
    ['/api/test/long', 'br, gzip', 'br'],
    ['/api/test/long', '', undefined],
    ['/api/test/short', 'gzip', undefined],
  ])('of %s for a client that takes “%s”', async (url, accepted, encoding) => {
    const { headers } = await fixture.app.inject({ url, headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
  });

  it('of a body that is sent is not undone: a small body cannot become a large one', async () => {
    const { status } = await fixture.call({
      method: 'POST',
      url: '/api/sample/firm/add',
      as: 'staff',
      payload: '{}',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    });
    expect(status).toBe(200);
  });
});

describe('other origins', () => {
  const listed = 'https://listed.example.edu.cn';
  const foreign = 'https://foreign.example.com';
  const own = { host: 'campus.example.edu.cn', origin: 'https://campus.example.edu.cn' };

  it.each([
    [
      'our own page',
      { ...own, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
      200,
    ],
    ['a listed origin', { origin: listed, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' }, 200],
    ['a program without a browser', {}, 200],
    ['a foreign origin', { origin: foreign }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['a foreign page that hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['an image', { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' }, 403],
    ['a script', { 'sec-fetch-dest': 'script' }, 403],
    ['a frame', { 'sec-fetch-dest': 'iframe' }, 403],
    ['the address bar', { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }, 403],
    ['a form or beacon', { 'sec-fetch-mode': 'no-cors' }, 403],
    ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }, 403],
  ] as [string, Record<string, string>, number][])('%s calling', async (_name, headers, status) => {
    const answer = await get('/api/test/short', headers);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body).toMatchObject({ success: false, code: 403, message: '拒绝访问' });
  });

  it('may open what the browser itself opens', async () => {
    const { status, headers } = await get('/api/test/picture', {
      'sec-fetch-dest': 'document',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-site': 'cross-site',
    });
    expect(status).toBe(302);
    expect(headers.location).toBe('/elsewhere');
  });

  it('get the allowed headers when they are listed', async () => {
    const preflight = (origin: string) =>
      fixture.call({
        method: 'OPTIONS',
        url: '/api/sample/firm/add',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const { status, headers } = await preflight(listed);
    expect(status).toBe(204);
    expect(headers['access-control-allow-origin']).toBe(listed);
    expect(headers['access-control-allow-methods']).toBe('GET, POST, PUT, DELETE, OPTIONS');
    expect(String(headers['access-control-allow-headers'])).toContain('X-Idempotency-Key');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect((await preflight(foreign)).status).toBe(403);
  });
});
