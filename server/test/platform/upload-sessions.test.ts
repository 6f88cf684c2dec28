import { createHash } from 'node:crypto';
import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Session } from '@campus/contract/kit';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileClean } from '../../src/platform/files/file-clean.ts';
import { partBytes } from '../../src/platform/storage/part-store.ts';
import { Clock, someone } from '../support/bare-engine.ts';
import { runJob } from '../support/run-job.ts';
import { type FilesFixture, filesFixture } from './files-fixture.ts';

const clock = new Clock('2026-11-20T10:00:00+08:00');
const people: Record<string, Session> = { anna: someone('anna'), ben: someone('ben') };
let fixture: FilesFixture;
beforeAll(async () => {
  fixture = await filesFixture(clock, people);
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await sql`truncate sys_oss_file`.execute(fixture.database.db);
  rmSync(join(fixture.root, 'parts'), { recursive: true, force: true });
  clock.set('2026-11-20T10:00:00+08:00');
});

const call = async ({ as = 'anna', headers, ...options }: InjectOptions & { as?: string }) => {
  const response = await fixture.app.inject({ ...options, headers: { 'x-access-token': as, ...headers } });
  return { status: response.statusCode, body: response.json() };
};
const base = '/server/sys/upload/session';
const begin = (file: object, as = 'anna') => call({ method: 'POST', url: base, payload: { biz: 'temp', ...file }, as });
const put = (id: string, part: number | string, payload: Buffer, more: { as?: string; headers?: object } = {}) =>
  call({
    method: 'PUT',
    url: `${base}/${id}/${part}`,
    payload,
    ...(more.as && { as: more.as }),
    headers: { 'content-type': 'application/octet-stream', ...more.headers },
  });
const complete = (id: string, payload: object = {}, as = 'anna') =>
  call({ method: 'POST', url: `${base}/${id}/complete`, payload, as });
const state = (id: string, as = 'anna') => call({ method: 'GET', url: `${base}/${id}`, as });

const size = 2 * partBytes + 1234;
const video = Buffer.alloc(size, 7);
video.write('ftypisom', 4, 'latin1');
const pieces = (content: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(content.length / partBytes) }, (_, i) =>
    content.subarray(i * partBytes, (i + 1) * partBytes),
  );
const sha = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');
const getDigest = (content: Buffer): string => sha(pieces(content).map(sha).join(''));
const file = { name: '宣传片.mp4', size, lastModified: 1_763_000_000_000 };
/** A session that has all its parts. */
async function filled(content = video, facts: object = {}): Promise<string> {
  const { body } = await begin({ ...file, size: content.length, ...facts });
  for (const [i, piece] of pieces(content).entries()) await put(body.result.uploadId, i + 1, piece);
  return body.result.uploadId;
}
const left = (): string[] => {
  try {
    return readdirSync(join(fixture.root, 'parts'), { recursive: true }) as string[];
  } catch {
    return [];
  }
};
/** The only session's lock, as an end left it that many minutes ago. */
function lockLeft(minutesAgo: number): void {
  const facts = left().find((name) => name.endsWith('file.json')) as string;
  const lock = join(fixture.root, 'parts', dirname(facts), 'merging');
  writeFileSync(lock, '');
  const seconds = clock.now().getTime() / 1000 - minutesAgo * 60;
  utimesSync(lock, seconds, seconds);
}

describe('a file that comes in parts', () => {
  it('is stored whole, whatever the order of its parts', async () => {
    const { body } = await begin(file);
    const { uploadId } = body.result;
    expect(body.result).toEqual({
      uploadId: expect.stringMatching(/^[0-9a-f]{32}$/),
      partSize: partBytes,
      received: [],
    });
    const [first, second, third] = pieces(video) as [Buffer, Buffer, Buffer];
    for (const [part, piece] of [
      [3, third],
      [1, first],
      [2, second],
    ] as const) {
      const answer = await put(uploadId, part, piece, { headers: { 'x-part-sha256': sha(piece) } });
      expect(answer.body.success).toBe(true);
    }
    const done = await complete(uploadId, { digest: getDigest(video) });
    expect(done.body).toMatchObject({ success: true, result: { name: '宣传片.mp4', size, mime: 'video/mp4' } });
    expect(done.body.message).toMatch(/^temp\/宣传片_\d{13}_[0-9a-z]{4}\.mp4$/);
    const stored = await fixture.files.options.store.open(done.body.message);
    const chunks: Buffer[] = [];
    for await (const chunk of stored.stream) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(video)).toBe(true);
    const { rows } = await sql`select uploader, size_bytes, sha256 from sys_oss_file`.execute(fixture.database.db);
    expect(rows).toEqual([{ uploader: 'anna', sizeBytes: size, sha256: sha(video) }]);
  });

  it('is found again by the same person with the same file, and goes on where it was', async () => {
    const first = (await begin(file)).body.result.uploadId;
    await put(first, 2, pieces(video)[1] as Buffer);
    expect((await begin(file)).body.result).toMatchObject({ uploadId: first, received: [2] });
    expect((await state(first)).body.result.received).toEqual([2]);
    expect((await begin({ ...file, lastModified: 5 })).body.result.uploadId).not.toBe(first);
    expect((await begin(file, 'ben')).body.result.uploadId).not.toBe(first);
  });

  it('takes the same part twice', async () => {
    const id = await filled();
    expect((await put(id, 1, pieces(video)[0] as Buffer)).body.success).toBe(true);
    expect((await complete(id, { digest: getDigest(video) })).body.success).toBe(true);
  });

  it('answers the same file to a second end, and needs no part when it is sent again', async () => {
    const id = await filled();
    const [one, two] = [await complete(id), await complete(id)];
    expect(two.body.message).toBe(one.body.message);
    expect((await begin(file)).body.result.received).toEqual([1, 2, 3]);
    const { rows } = await sql`select 1 from sys_oss_file`.execute(fixture.database.db);
    expect(rows).toHaveLength(1);
  });

  it('starts over when the stored parts are gone', async () => {
    const id = await filled();
    await fixture.files.options.store.remove((await complete(id)).body.message);
    expect((await begin(file)).body.result.received).toEqual([]);
  });

  it.each([
    ['at the same moment', undefined],
    ['after a merge that was cut off', 16],
  ])('is merged once by many ends %s', async (_when, lockedMinutesAgo) => {
    const id = await filled();
    if (lockedMinutesAgo) lockLeft(lockedMinutesAgo);
    const ends = await Promise.all(Array.from({ length: 8 }, () => complete(id)));
    expect(ends.filter(({ body }) => body.success).length).toBeGreaterThan(0);
    for (const { body } of ends) if (!body.success) expect(body.message).toBe('文件正在合并，请稍候');
    const { rows } = await sql`select 1 from sys_oss_file`.execute(fixture.database.db);
    expect(rows).toHaveLength(1);
  });

  it('is not merged while another end is at it', async () => {
    const id = await filled();
    lockLeft(14);
    expect((await complete(id)).body.message).toBe('文件正在合并，请稍候');
  });

  it('can be given up', async () => {
    const id = await filled();
    expect((await call({ method: 'DELETE', url: `${base}/${id}` })).body.success).toBe(true);
    expect((await state(id)).body.message).toBe('上传任务不存在或已过期');
    expect(left().filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('is forgotten after a day, and its parts go with the next clean-up', async () => {
    const id = await filled();
    clock.pass(24 * 60 + 1);
    expect((await state(id)).body.message).toBe('上传任务不存在或已过期');
    expect((await complete(id)).body.message).toBe('上传任务不存在或已过期');
    expect(await runJob(fixture.engine, fileClean(fixture.files, fixture.parts))).toBe(1);
    expect(left().filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('is refused before a byte is sent:', () => {
  it.each([
    ['a type that is not stored', { name: 'a.exe' }, '上传失败，存在非法文件类型：exe'],
    ['a double extension', { name: 'a.php.mp4' }, '上传失败，存在非法文件类型：php'],
    ['a document of more than 20 MB', { name: 'a.pdf', size: 21 * 1024 * 1024 }, '文件大小超出20MB限制'],
    ['a video of more than 500 MB', { size: 501 * 1024 * 1024 }, '文件大小超出500MB限制'],
    ['an empty file', { size: 0 }, '请选择文件'],
    ['a folder above', { biz: '../x' }, '上传路径不合法'],
    ['a folder with a dot', { biz: '.parts' }, '上传路径不合法'],
    ['a negative size', { size: -1 }, '文件大小'],
    ['no name', { name: '' }, '文件名'],
  ])('%s', async (_name, wrong, sentence) => {
    const { status, body } = await begin({ ...file, ...wrong });
    expect([status, body.success]).toEqual([200, false]);
    expect(body.message).toContain(sentence);
    expect(left()).toEqual([]);
  });

  it('a call without a token', async () => {
    expect((await begin(file, 'nobody')).status).toBe(401);
    expect((await put('0'.repeat(32), 1, Buffer.from('x'), { as: 'nobody' })).status).toBe(401);
  });

  it('the eleventh file that one person leaves unfinished', async () => {
    for (let n = 1; n <= 10; n += 1) await begin({ ...file, lastModified: n });
    expect((await begin({ ...file, lastModified: 11 })).body.message).toContain('未完成的上传任务过多');
    expect((await begin({ ...file, lastModified: 10 })).body.success).toBe(true);
    expect((await begin(file, 'ben')).body.success).toBe(true);
  });

  it('more unfinished bytes than 2 GB', async () => {
    const large = { ...file, size: 500 * 1024 * 1024 };
    for (let n = 1; n <= 4; n += 1) expect((await begin({ ...large, lastModified: n })).body.success).toBe(true);
    expect((await begin({ ...large, lastModified: 5 })).body.message).toContain('未完成的上传任务过多');
  });
});

describe('a part is refused when', () => {
  const piece = pieces(video)[0] as Buffer;
  it.each([
    ['it is short', 1, piece.subarray(1), '分片大小不正确'],
    ['it is long', 1, Buffer.concat([piece, Buffer.from('x')]), '分片大小不正确'],
    ['the last one is long', 3, piece, '分片大小不正确'],
    ['it has no bytes', 1, Buffer.alloc(0), '分片大小不正确'],
    ['its number is 0', 0, piece, '分片大小不正确'],
    ['its number is beyond the file', 4, piece, '分片大小不正确'],
    ['its number is none', 'x', piece, '分片大小不正确'],
    ['its number is a path', '..%2f1', piece, '分片大小不正确'],
  ])('%s', async (_name, part, bytes, message) => {
    const { uploadId } = (await begin(file)).body.result;
    const { body } = await put(uploadId, part, bytes);
    expect(body).toMatchObject({ success: false, message });
    expect((await state(uploadId)).body.result.received).toEqual([]);
    expect(left().filter((name) => /\.(part|tmp)$/.test(name))).toEqual([]);
  });

  it('its checksum is another', async () => {
    const { uploadId } = (await begin(file)).body.result;
    const { body } = await put(uploadId, 1, piece, { headers: { 'x-part-sha256': sha('x') } });
    expect(body.message).toBe('文件校验未通过，请重新上传');
    expect((await state(uploadId)).body.result.received).toEqual([]);
  });

  it('the session is another user’s, unknown, or no id', async () => {
    const { uploadId } = (await begin(file)).body.result;
    expect((await put(uploadId, 1, piece, { as: 'ben' })).body.message).toBe('上传任务不存在或已过期');
    for (const id of ['0'.repeat(32), '..%2f..', 'x'.repeat(64)])
      expect((await put(id, 1, piece)).body.message).toBe('上传任务不存在或已过期');
    expect((await state(uploadId)).body.result.received).toEqual([]);
  });

  it('the file is stored already', async () => {
    const id = await filled();
    await complete(id);
    expect((await put(id, 1, piece)).body.message).toBe('上传任务不存在或已过期');
  });

  it('it comes as JSON or as a form', async () => {
    const { uploadId } = (await begin(file)).body.result;
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain']) {
      const { status } = await put(uploadId, 1, piece, { headers: { 'content-type': type } });
      expect(status).toBe(415);
    }
  });
});

describe('other calls', () => {
  it('take no bare bytes', async () => {
    const headers = { 'content-type': 'application/octet-stream' };
    const { status } = await call({ method: 'POST', url: base, payload: Buffer.from('{}'), headers });
    expect(status).toBe(415);
  });
});

describe('the end is refused when', () => {
  it('a part is missing, and the rest stays', async () => {
    const { uploadId } = (await begin(file)).body.result;
    await put(uploadId, 1, pieces(video)[0] as Buffer);
    expect((await complete(uploadId)).body.message).toBe('文件未上传完整');
    expect((await state(uploadId)).body.result.received).toEqual([1]);
  });

  it('the session is another user’s', async () => {
    const id = await filled();
    expect((await complete(id, {}, 'ben')).body.message).toBe('上传任务不存在或已过期');
    expect((await call({ method: 'DELETE', url: `${base}/${id}`, as: 'ben' })).body.success).toBe(true);
    expect((await state(id)).body.result.received).toEqual([1, 2, 3]);
  });

  it.each([
    ['the content is not what the name says', Buffer.alloc(partBytes + 5, 1), {}, '文件内容与类型不符'],
    ['the checksum is another', video, { digest: sha('x') }, '文件校验未通过，请重新上传'],
  ])('%s; nothing of it stays', async (_name, content, input, message) => {
    const id = await filled(content);
    expect((await complete(id, input)).body).toMatchObject({ success: false, message });
    expect((await state(id)).body.message).toBe('上传任务不存在或已过期');
    expect(left().filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(readdirSync(join(fixture.root, 'files', '.temp'))).toEqual([]);
    const { rows } = await sql`select 1 from sys_oss_file`.execute(fixture.database.db);
    expect(rows).toEqual([]);
  });

  it('a part was cut on the disk', async () => {
    const id = await filled();
    const part = left().find((name) => name.endsWith('2.part')) as string;
    writeFileSync(join(fixture.root, 'parts', part), 'x');
    expect((await complete(id, { digest: getDigest(video) })).body.message).toBe('文件校验未通过，请重新上传');
  });
});
