import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSecrets } from '../../server/src/platform/secrets/load-secrets.ts';
import { createSigner } from '../../server/src/platform/storage/signature.ts';
import { form } from '../../server/test/http/http-fixture.ts';
import { noise, rawZip, xlsxPartsWith } from '../../server/test/kit/excel-samples.ts';
import { drawnPng } from '../../server/test/platform/drawn-images.ts';
import { securityFixture } from '../../server/test/support/security-fixture.ts';

/* Uploads are stored below one folder with their real type and are readable by permitted users only. */
let at = Date.now();
const fixture = securityFixture({}, { now: () => new Date(at) });
const png = drawnPng();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const page = Buffer.from('<html><script>probe()</script></html>');
const mark = 'MARK-BESIDE-THE-STORE';
beforeAll(() => {
  writeFileSync(join(fixture.app.dataDir, 'canary.txt'), mark);
  writeFileSync(join(fixture.app.dataDir, '..', `${mark}.txt`), mark);
});

interface Sent {
  readonly as?: string | undefined;
  readonly biz?: string;
  readonly to?: string;
}
const upload = (name: string, content: Buffer, { as, biz, to = '/sys/common/upload' }: Sent = {}) => {
  const { payload, headers } = form(biz === undefined ? {} : { biz }, [{ name, content }]);
  return fixture.ask('POST', to, { as, body: payload, headers });
};
const uploadCalls = ['/sys/common/upload', '/sys/upload/uploadMinio', '/sys/oss/file/upload'];
const ofTickets = ['/companyRegister/upload', '/company/accountAlteration/upload'];
/** Everything in the folder of the installation, and how many files the store knows. */
async function listStored(): Promise<readonly unknown[]> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from sys_oss_file`.execute(fixture.app.engine.db);
  return [rows[0]?.n, ...readdirSync(fixture.app.dataDir, { recursive: true }).map(String).sort()];
}
const read = (path: string, as?: string) => fixture.ask('GET', `/sys/common/static/${path}`, { as });

describe('an upload', () => {
  it.each([
    ['a.html', page, '上传失败，存在非法文件类型：html'],
    ['a.svg', Buffer.from('<svg onload="probe()"/>'), '上传失败，存在非法文件类型：svg'],
    ['a.js', Buffer.from('probe()'), '上传失败，存在非法文件类型：js'],
    ['a.jsp', Buffer.from('<% probe(); %>'), '上传失败，存在非法文件类型：jsp'],
    ['a.php', Buffer.from('<?php probe(); ?>'), '上传失败，存在非法文件类型：php'],
    ['a.exe', Buffer.from('MZ'), '上传失败，存在非法文件类型：exe'],
    ['a.png.html', png, '上传失败，存在非法文件类型：html'],
    ['a.html%00.png', png, '上传失败，存在非法文件类型：html'],
    ['a.png', page, '文件内容与类型不符'],
  ])('S-J47: named %s is refused and leaves nothing', async (name, content, message) => {
    const before = await listStored();
    for (const to of uploadCalls)
      expect(await upload(name, content, { as: 'admin', to }), to).toMatchObject({
        http: 200,
        success: false,
        code: 500,
        message,
      });
    expect(await listStored()).toEqual(before);
  });
  it.each(['..', '../x', '..\\x', '%2e%2e', '/abs', 'a/../../b', 'x'.repeat(300)])(
    'S-J48: into the folder %s is refused and leaves nothing',
    async (biz) => {
      const before = await listStored();
      for (const to of uploadCalls)
        expect(await upload('a.png', png, { as: 'admin', biz, to }), to).toMatchObject({
          http: 200,
          success: false,
          code: 500,
          message: '上传路径不合法',
        });
      const inAddress = await upload('a.png', png, {
        as: 'admin',
        to: `/sys/common/upload?biz=${encodeURIComponent(biz)}`,
      });
      expect(inAddress).toMatchObject({ http: 200, success: false, code: 500 });
      expect(await listStored()).toEqual(before);
    },
  );
  it('S-J48: has no call of comments', async () => {
    for (const as of [undefined, 'admin'])
      expect((await upload('a.png', png, { as, biz: '..', to: '/sys/comment/addFile' })).http).toBe(404);
  });
  it('S-J49: needs a token at every call that stores one', async () => {
    const before = await listStored();
    const taking = fixture.app.routes.filter(({ multipart }) => multipart).map(({ path }) => path);
    expect(taking.length).toBeGreaterThan(20);
    for (const path of taking) {
      const { http, code } = await upload('a.png', png, { to: path });
      // Registration and account changes run before the sign-in: their calls carry a ticket, not a token.
      expect([path, http, code]).toEqual([path, ...(ofTickets.includes(path) ? [200, 500] : [401, 401])]);
    }
    expect(await listStored()).toEqual(before);
  });
  it.each([...uploadCalls, '/airag/chat/upload'])('S-J55: at %s needs a token and rejects SVG', async (to) => {
    const before = await listStored();
    const absent = to.startsWith('/airag');
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="probe()"/>');
    expect((await upload('a.png', png, { to })).http).toBe(absent ? 404 : 401);
    const answer = await upload('a.svg', drawing, { as: 'admin', to });
    expect([answer.http, answer.code]).toEqual(absent ? [404, 404] : [200, 500]);
    expect(await listStored()).toEqual(before);
  });
});

describe('a stored file', () => {
  it('S-J50: of a résumé is readable only for five minutes and by the session that got its address', async () => {
    const { success, message: path } = await upload('简历.pdf', pdf, { as: 'hr01', biz: 'resume' });
    expect(success).toBe(true);
    const { fileKey } = await loadSecrets({ dataDir: fixture.app.dataDir, mayGenerate: false, env: {} });
    const address = (signed: string) => encodeURI(signed);
    expect(await read(address(path), 'qiye003')).toMatchObject({ http: 403 });
    const { rows } = await sql<{ id: string }>`
      select s.id from sys_session s join sys_user u on u.id = s.user_id where u.username = 'qiye003'
      order by s.create_time desc limit 1`.execute(fixture.app.engine.db);
    const denied = { http: 403, code: 403, message: '拒绝访问' };
    expect(await read(address(path))).toMatchObject(denied);
    const signed = createSigner(fileKey, () => at).bind(path, `session ${rows[0]?.id}`);
    expect((await read(address(signed), 'qiye003')).http).toBe(200);
    expect(await read(address(signed))).toMatchObject(denied);
    expect(await read(address(signed), 'viewer')).toMatchObject(denied);
    const altered = [
      signed.replace(/t=(.)/, (_all, first) => `t=${first === 'A' ? 'B' : 'A'}`),
      signed.replace(/t=.*/, 't='),
      signed.replace('t=', 's='),
      signed.replace(/e=(\d)/, (_all, first) => `e=${(Number(first) + 1) % 10}`),
      signed.replace('resume/', 'contract/'),
      createSigner('another key of thirty-two bytes!', () => at).bind(path, `session ${rows[0]?.id}`),
    ];
    for (const one of altered) expect(await read(address(one), 'qiye003'), one).toMatchObject(denied);
    at += 6 * 60_000;
    expect(await read(address(signed), 'qiye003')).toMatchObject(denied);
    at -= 6 * 60_000;
    expect((await read(address(signed), 'qiye003')).text).toBe(pdf.toString());
  });
  it.each([
    '..%2f..%2fcanary.txt',
    '..%2fcanary.txt',
    '../canary.txt',
    '....//canary.txt',
    '....//....//canary.txt',
    '%252e%252e/canary.txt',
    '%252e%252e%252fcanary.txt',
    'temp/..%2f..%2fcanary.txt',
    'temp%5c..%5c..%5ccanary.txt',
    '%2fetc%2fpasswd',
    'C:/x.png',
    'avatar/missing.png',
  ])('S-J51: lies below its folder: %s is none', async (path) => {
    for (const as of [undefined, 'admin']) {
      const { http, text } = await read(path, as);
      expect(http).toBe(404);
      expect(text).not.toContain(mark);
      expect(text).not.toContain('root:');
    }
  });
  it.each(['', 'temp', 'temp/', '.', '%2e', '.parts', 'temp?download=1'])(
    'S-J52: is no folder: %j is not listed',
    async (path) => {
      expect((await upload('a.png', png, { as: 'admin' })).success).toBe(true);
      for (const as of [undefined, 'viewer', 'admin']) {
        const { http, text } = await read(path, as);
        expect([as, http]).toEqual([as, 404]);
        expect(text).not.toContain('.png');
      }
    },
  );
});

it('S-J53: refuses a workbook of ten megabytes that claims two gigabytes before unpacking it', async () => {
  const filling = Array.from({ length: 17 }, (_, at) => noise(600_000, at));
  const parts = filling.map((content, n) => ({ name: `xl/media/${n}.xml`, content, declaredSize: 126_000_000 }));
  const bomb = rawZip([...xlsxPartsWith('<row><c t="str"><v>x</v></c></row>'), ...parts]);
  expect(bomb.length).toBeGreaterThan(10_000_000);
  const { payload, headers } = form({}, [{ name: 'a.xlsx', content: bomb }]);
  const send = () => fixture.ask('POST', '/sys/position/importExcel', { as: 'admin', body: payload, headers });
  await fixture.token('admin');
  const memory = process.memoryUsage().rss;
  const answer = await send();
  const grown = process.memoryUsage().rss - memory;
  expect(answer).toMatchObject({ http: 200, success: false, code: 500 });
  expect(answer.message).toMatch(/^文件导入失败/);
  // Garbage of earlier tests may be among it; the workbook unpacked would be four times as much.
  expect(grown).toBeLessThan(500 * 1024 * 1024);
});
