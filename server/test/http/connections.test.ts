import { Agent, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StatementError } from '../../src/kit/database/statement-error.ts';
import { addressKey } from '../../src/kit/http/rate-limit.ts';
import { ok } from '../../src/kit/http/route.ts';
import { serveProbes } from '../../src/platform/metrics/probes.ts';
import { type HttpFixture, httpFixture, testGate } from './http-fixture.ts';

const timeLimits = { headersMs: 200, bodyMs: 300, checkMs: 20 };
let fixture: HttpFixture;
let port: number;
let began: () => void = () => undefined;
beforeAll(async () => {
  fixture = await httpFixture({
    timeLimits,
    routes: [
      { methods: ['GET', 'POST'], path: '/test/open', access: 'anyone', title: '公开', handle: async () => ok('here') },
      {
        methods: ['POST'],
        path: '/test/upload',
        access: 'signed-in',
        title: '上传',
        operateType: 5,
        multipart: true,
        handle: async (call) => {
          for await (const part of call.parts({ maxFileBytes: 1e9, maxFiles: 1 })) {
            if (!('stream' in part)) continue;
            for await (const _chunk of part.stream) began();
          }
          return ok('taken');
        },
      },
      {
        methods: ['GET'],
        path: '/test/full',
        access: 'anyone',
        title: '繁忙',
        handle: () => Promise.reject(new StatementError({ code: '53300', message: 'too many' })),
      },
    ],
  });
  await fixture.app.listen({ port: 0, host: '127.0.0.1' });
  port = (fixture.app.server.address() as AddressInfo).port;
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.log.lines.length = 0;
  fixture.ports.records.length = 0;
});

/** A client's end of a connection: all it was sent, and its end. */
class Wire {
  readonly socket: Socket;
  readonly ended: Promise<void>;
  text = '';
  constructor(to = port) {
    this.socket = connect(to, '127.0.0.1');
    this.socket.setEncoding('utf8').on('data', (chunk) => {
      this.text += chunk;
    });
    this.socket.on('error', () => undefined);
    this.ended = new Promise((done) => this.socket.once('close', () => done()));
  }
  async answer(): Promise<string> {
    await this.ended;
    return this.text;
  }
}
const get = 'GET /server/test/open HTTP/1.1\r\nHost: x\r\n\r\n';
const post = (path: string, more: string) => `POST /server${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n\r\n`;
const beginning =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nxxxx';
const upload = post(
  '/test/upload',
  'X-Access-Token: staff\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000',
);

describe('a connection', () => {
  it('on which nothing comes is closed without a word', async () => {
    expect(await new Wire().answer()).toBe('');
    expect(fixture.log.lines).toEqual([]);
  });

  it.each([
    ['a line', 'GET /server/test/open HT'],
    ['half of its headers', 'GET /server/test/open HTTP/1.1\r\nHost: x\r\nX-Slow: a'],
  ])('on which only %s comes is answered 408', async (_name, text) => {
    const wire = new Wire();
    wire.socket.write(text);
    const answer = await wire.answer();
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain('"message":"请求超时，请重试"');
  });

  it('that a client keeps for later stays good', async () => {
    const wire = new Wire();
    wire.socket.write(get);
    await expect.poll(() => wire.text).toContain('here');
    await sleep(timeLimits.headersMs + 5 * timeLimits.checkMs);
    wire.text = '';
    wire.socket.write(get);
    await expect.poll(() => wire.text).toMatch(/^HTTP\/1\.1 200 /);
    wire.socket.destroy();
  });

  it('that a client keeps next to a spare one is not mixed up with it', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 2 });
    const call = () =>
      new Promise<number | undefined>((done, fail) => {
        request({ port, host: '127.0.0.1', path: '/server/test/open', agent }, (response) =>
          response.resume().once('end', () => done(response.statusCode)),
        )
          .once('error', fail)
          .end();
      });
    const spare = new Wire();
    expect(await Promise.all([call(), call()])).toEqual([200, 200]);
    expect(await spare.answer()).toBe('');
    expect(await Promise.all([call(), call(), call()])).toEqual([200, 200, 200]);
    agent.destroy();
  });

  it('on which another call stops half-way is answered 408', async () => {
    const wire = new Wire();
    wire.socket.write(get);
    await expect.poll(() => wire.text).toContain('here');
    wire.text = '';
    wire.socket.write('GET /server');
    expect(await wire.answer()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('that is gone has no address, and no limit counts it', () => {
    expect(addressKey(undefined)).toBe('');
  });
});

describe('a body', () => {
  it('that does not come is answered 408', async () => {
    const wire = new Wire();
    wire.socket.write(`${post('/test/open', 'Content-Type: application/json\r\nContent-Length: 100')}{"a":`);
    expect(await wire.answer()).toMatch(/^HTTP\/1\.1 408 /);
    expect(fixture.log.lines.join()).not.toContain('unexpected error');
  });

  it('of an upload may take longer', async () => {
    const wire = new Wire();
    wire.socket.write(upload + beginning);
    await sleep(timeLimits.bodyMs + 5 * timeLimits.checkMs);
    expect([wire.text, wire.socket.destroyed]).toEqual(['', false]);
    wire.socket.write(`${'x'.repeat(100_000 - beginning.length - 9)}\r\n--b--\r\n`);
    await expect.poll(() => wire.text).toContain('taken');
    wire.socket.destroy();
  });

  it('that its client breaks off is logged as that, not as a defect', async () => {
    const wire = new Wire();
    const reading = new Promise<void>((done) => {
      began = done;
    });
    wire.socket.write(upload + beginning);
    await reading;
    wire.socket.destroy();
    await expect.poll(() => fixture.ports.records).toMatchObject([{ title: '上传', failed: '请求已中断' }]);
    expect(fixture.ports.records[0]?.defect).toBeUndefined();
    await expect.poll(() => fixture.log.lines.join()).toContain('"aborted":true');
    expect(fixture.log.lines.join()).not.toContain('unexpected error');
  });
});

describe('the name of the host', () => {
  it('may be said once', async () => {
    const wire = new Wire();
    wire.socket.write('GET /server/test/open HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n');
    const answer = await wire.answer();
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"message":"访问的域名不正确"');
  });

  describe('where the console has one', () => {
    let named: HttpFixture;
    beforeAll(async () => {
      named = await httpFixture({
        settings: { consoleUrl: 'https://campus.example.edu.cn', trustProxy: ['10.0.0.1'] },
        routes: [
          { methods: ['GET'], path: '/test/open', access: 'anyone', title: '公开', handle: async () => ok('here') },
        ],
        prepare: async (app) =>
          serveProbes(app, { gate: testGate, metrics: undefined as never, ready: async () => undefined }),
      });
    });
    afterAll(() => named.close());

    it.each([
      ['campus.example.edu.cn', {}, 200],
      ['CAMPUS.example.edu.cn:443', {}, 200],
      ['campus.example.edu.cn:8080', {}, 400],
      ['other.example.edu.cn', {}, 400],
      ['127.0.0.1', {}, 400],
      ['campus.example.edu.cn@other.example', {}, 400],
      ['a b', {}, 400],
      ['127.0.0.1', { 'x-forwarded-host': 'campus.example.edu.cn' }, 400],
    ] as [string, Record<string, string>, number][])('%s with %j is answered %i', async (host, headers, status) => {
      for (const url of ['/server/test/open', '/server/nowhere', '/'])
        expect((await named.call({ method: 'GET', url, headers: { host, ...headers } })).status).toBe(
          status === 200 && url !== '/server/test/open' ? 404 : status,
        );
    });

    it('counts as a trusted proxy passes it on', async () => {
      const { status } = await named.call({
        method: 'GET',
        url: '/server/test/open',
        remoteAddress: '10.0.0.1',
        headers: { host: '127.0.0.1:3000', 'x-forwarded-host': 'campus.example.edu.cn' },
      });
      expect(status).toBe(200);
    });

    it.each(['/healthz', '/readyz'])('does not matter to %s', async (url) => {
      expect((await named.call({ method: 'GET', url, headers: { host: '10.1.2.3' } })).status).toBe(200);
    });
  });
});

it('answers a request line with the whole URL, as a proxy sends it', async () => {
  const wire = new Wire();
  const host = `127.0.0.1:${port}`;
  wire.socket.write(`GET http://${host}/server/test/open HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect(await wire.answer()).toContain('"result":"here"');
});

it('an overload is answered 503 with the time to come again', async () => {
  const { status, headers, body } = await fixture.call({ method: 'GET', url: '/server/test/full' });
  expect([status, headers['retry-after']]).toEqual([503, '2']);
  expect(body).toMatchObject({ success: false, code: 503, message: '系统繁忙，请稍后再试' });
  expect(fixture.log.lines.join()).not.toContain('unexpected error');
});

it('a call that comes while the server stops is answered 503 in the envelope, after the one before it', async () => {
  const [started, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const handle = async () => {
    started.resolve();
    await end.promise;
    return ok('done');
  };
  const stopping = await httpFixture({
    routes: [{ methods: ['GET'], path: '/test/slow', access: 'anyone', title: '慢', handle }],
  });
  await stopping.app.listen({ port: 0, host: '127.0.0.1' });
  const wire = new Wire((stopping.app.server.address() as AddressInfo).port);
  const send = () => wire.socket.write('GET /server/test/slow HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  send();
  await started.promise;
  const closed = stopping.close();
  send();
  await sleep(100);
  end.resolve();
  const [, first, second] = (await wire.answer()).split('HTTP/1.1 ');
  expect(first).toMatch(/^200 .*"result":"done"/s);
  expect(second).toMatch(/^503 .*retry-after: 2.*系统繁忙，请稍后再试/is);
  await closed;
});
