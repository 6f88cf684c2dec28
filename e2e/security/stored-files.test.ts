import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { form } from '../../server/test/http/http-fixture.ts';
import { drawnPng } from '../../server/test/platform/drawn-images.ts';
import { securityFixture } from '../../server/test/support/security-fixture.ts';

/* A stored file has a name of ours, is written once, is read as what it is and closed again; a broken upload breaks nothing. */
const fixture = securityFixture();
const png = drawnPng();
let origin: URL;
beforeAll(async () => {
  origin = new URL(await fixture.app.server.listen({ port: 0, host: '127.0.0.1' }));
});
interface Sent {
  readonly as?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly to?: string;
  readonly type?: string;
}
const upload = (name: string, content: Buffer | string, { as = 'hr01', fields = {}, to, type }: Sent = {}) => {
  const { payload, headers } = form(fields, [{ name, content, ...(type && { type }) }]);
  return fixture.ask('POST', to ?? '/sys/common/upload', { as, body: payload, headers });
};
const read = async (path: string, as?: string) =>
  fixture.app.server.inject({
    url: `/server/sys/common/static/${path}`,
    headers: { ...(as && { 'x-access-token': await fixture.token(as) }) },
  });
const loadBytes = async (path: string, as?: string) => (await read(encodeURI(path), as)).rawPayload;
const onDisk = () => readdirSync(fixture.app.dataDir, { recursive: true }).map(String).sort();
const alive = async () => {
  const { statusCode, body } = await fixture.app.server.inject('/server/actuator/health');
  expect([statusCode, body]).toEqual([200, expect.stringContaining('UP')]);
};

describe('a page', () => {
  it.each([
    ['notice.html', '<script>probe()</script>', '上传失败，存在非法文件类型：html'],
    ['notice.htm', '<script>probe()</script>', '上传失败，存在非法文件类型：htm'],
    ['notice.xhtml', '<script>probe()</script>', '上传失败，存在非法文件类型：xhtml'],
    ['notice.png', '<html><script>probe()</script></html>', '文件内容与类型不符'],
  ])('S-Y4: called %s is stored by no call of the administration', async (name, content, message) => {
    const before = onDisk();
    for (const to of ['/sys/common/upload', '/sys/upload/uploadMinio', '/sys/oss/file/upload'])
      expect(await upload(name, content, { as: 'admin', to, type: 'image/png' })).toMatchObject({
        success: false,
        message,
      });
    expect(onDisk()).toEqual(before);
  });
});

describe('reading', () => {
  it.each([
    '/etc/passwd',
    '%2fetc%2fpasswd',
    '/abs/canary.txt',
    '%2Fproc%2Fself%2Fenviron',
    'file:%2f%2f%2fetc%2fpasswd',
    'C:%5cWindows%5cwin.ini',
    '..%2f..%2fsecrets.json',
    '....//....//secrets.json',
    '%252e%252e%252fsecrets.json',
  ])('S-Y3: of the absolute path %s finds nothing', async (path) => {
    const secrets = readFileSync(`${fixture.app.dataDir}/secrets.json`, 'utf8').slice(0, 60);
    for (const as of [undefined, 'hr01', 'admin']) {
      const { statusCode, body } = await read(path, as);
      expect([statusCode, JSON.parse(body).code]).toEqual([404, 404]);
      expect(body).not.toContain('root:');
      expect(body).not.toContain(secrets);
    }
  });
  it('S-Y3: answers a delete by a foreign file id like one of a missing file', async () => {
    const { result, message } = await upload('licence.png', png, { fields: { biz: 'company-license' } });
    for (const as of ['hr02', 'viewer', 'school'])
      for (const [method, call] of [
        ['GET', 'queryById'],
        ['DELETE', 'delete'],
      ] as const) {
        const ask = async (id: string) => {
          const {
            http,
            code,
            message: text,
            success,
          } = await fixture.ask(method, `/sys/oss/file/${call}?id=${id}`, { as });
          return { http, code, text, success };
        };
        const theirs = await ask(result.id);
        expect(theirs).toEqual(await ask('1790000000000000009'));
        expect(theirs.success).toBe(false);
      }
    expect((await read(encodeURI(message), 'hr02')).statusCode).toBe(403);
    expect((await loadBytes(message, 'hr01')).equals(png)).toBe(true);
  });
  it('S-N12: leaves no file open after five hundred aborted downloads', { timeout: 90_000 }, async () => {
    const { message } = await upload('big.txt', Buffer.alloc(1_000_000, '校园招聘 '), { as: 'admin' });
    const url = new URL(`/server/sys/common/static/${encodeURI(message)}`, origin);
    const headers = { 'x-access-token': await fixture.token('admin') };
    const open = () => readdirSync('/proc/self/fd').length;
    const breakOff = async () => {
      const stop = new AbortController();
      const response = await fetch(url, { signal: stop.signal, headers });
      expect((await response.body?.getReader().read())?.done).toBe(false);
      stop.abort();
    };
    await breakOff();
    const before = open();
    for (let at = 0; at < 500; at += 1) await breakOff();
    await expect.poll(() => Math.abs(open() - before)).toBeLessThanOrEqual(5);
    await alive();
  });
  it('S-N16: serves a file named like a script with its own type and without permissions', async () => {
    const { success, message } = await upload('code.txt', 'globalThis.probed = true;', { type: 'text/javascript' });
    expect(success).toBe(true);
    const { headers } = await read(encodeURI(message), 'hr01');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(String(headers['content-security-policy'])).toMatch(/default-src 'none'.*sandbox/);
    expect(String(headers['content-disposition'])).toMatch(/^attachment/);
  });
});

describe('a stored file', () => {
  it('S-N14: never comes from the upload', async () => {
    const old = Buffer.concat([png]);
    const first = await upload('mine.png', old, { as: 'admin' });
    const path = first.message;
    const files = async () =>
      (await sql`select * from sys_oss_file where id = ${first.result.id}`.execute(fixture.app.engine.db)).rows;
    const before = await files();
    const other = drawnPng([]);
    for (const [name, fields] of [
      ['../../x.png', {}],
      ['x.png', { path }],
      ['x.png', { id: first.result.id, url: path, fileName: path }],
      ['x.png', { name: '../../x', filename_disk: path, storage: path }],
      [path, {}],
    ] as const) {
      const answer = await upload(name, other, { fields });
      if (!answer.success) continue;
      expect([answer.message === path, answer.result.id === first.result.id]).toEqual([false, false]);
      expect(answer.message).toMatch(/^temp\/[^/]+_\d{13}_[0-9a-z]{4}\.png$/);
    }
    expect(await files()).toEqual(before);
    expect((await loadBytes(path, 'admin')).equals(old)).toBe(true);
    expect(onDisk().filter((name) => /(^|\/)x(\.png)?$/.test(name))).toEqual([]);
  });
});

describe('a broken upload', () => {
  const boundary = 'x0boundary0x';
  const part = (name: string, content: Buffer) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`,
      ),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
  it.each([
    ['a name of ten thousand characters', part(`${'a'.repeat(10_000)}.png`, png)],
    ['a name that ends in nothing', part('a.png%00', png)],
    ['a name with line breaks', part('a\r\nx: 1.png', png)],
    [
      'a name that is not UTF-8',
      Buffer.concat([part('a', png).subarray(0, 20), Buffer.from([0xff, 0xfe]), part('a.png', png)]),
    ],
    ['no end', part('a.png', png).subarray(0, 140)],
    ['no part', Buffer.from(`--${boundary}--\r\n`)],
    ['no bytes', part('a.png', Buffer.alloc(0))],
    ['garbage', Buffer.from('\u0000\u0001\u0002')],
  ])('S-N32: with %s is answered, and the server stays up', async (_name, body) => {
    const before = onDisk();
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const { http, success } = await fixture.ask('POST', '/sys/common/upload', { as: 'admin', body, headers });
    expect(http).toBeLessThan(500);
    if (!success) expect(onDisk()).toEqual(before);
    await alive();
  });
  it('S-N32: leaves nothing when it ends in the middle, and the server stays up', async () => {
    const before = onDisk();
    const token = await fixture.token('admin');
    const body = part('half.png', Buffer.concat([png, Buffer.alloc(200_000)]));
    for (const sent of [0, 60, 200, 100_000])
      await new Promise<void>((done) => {
        const socket = connect(Number(origin.port), '127.0.0.1', () => {
          const head = `POST /server/sys/common/upload HTTP/1.1\r\nHost: x\r\nX-Access-Token: ${token}\r\n`;
          socket.write(
            `${head}Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${body.length}\r\n\r\n`,
          );
          socket.write(body.subarray(0, sent));
          setTimeout(() => socket.destroy(), 50);
        });
        socket.on('error', () => undefined).on('close', () => done());
      });
    await expect.poll(onDisk).toEqual(before);
    await alive();
  });
});
