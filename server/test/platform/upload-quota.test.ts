import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Session } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UploadQuota } from '../../src/platform/files/upload-quota.ts';
import { Clock, someone } from '../support/bare-engine.ts';
import { type FilesFixture, filesFixture } from './files-fixture.ts';

const megabyte = 1024 * 1024;
const clock = new Clock('2026-11-20T10:00:00+08:00');
const people: Record<string, Session> = { anna: someone('anna'), ben: someone('ben') };
const spent = '今日上传总量超出3MB限制，请明天再试';
let fixture: FilesFixture;
beforeAll(async () => {
  fixture = await filesFixture(clock, people, [], new UploadQuota(3 * megabyte));
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await sql`truncate sys_oss_file`.execute(fixture.database.db);
  clock.set('2026-11-20T10:00:00+08:00');
});

const boundary = 'quota0boundary';
const upload = async (bytes: number, name = 'a.txt', as = 'anna') => {
  const disposition = `content-disposition: form-data; name="file"; filename="${name}"`;
  const head = `--${boundary}\r\n${disposition}\r\ncontent-type: text/plain\r\n\r\n`;
  const content = name.endsWith('.mp4') ? `\0\0\0\x18ftypmp42${'x'.repeat(bytes - 12)}` : 'x'.repeat(bytes);
  const response = await fixture.app.inject({
    method: 'POST',
    url: '/server/sys/common/upload',
    headers: { 'x-access-token': as, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${head}${content}\r\n--${boundary}--\r\n`,
  });
  return response.json();
};
const session = async (method: 'POST' | 'PUT', path: string, payload: object | Buffer) => {
  const type = Buffer.isBuffer(payload) ? 'application/octet-stream' : 'application/json';
  const headers = { 'x-access-token': 'anna', 'content-type': type };
  return (await fixture.app.inject({ method, url: `/server/sys/upload/session${path}`, headers, payload })).json();
};
const begin = (name: string, size: number) => session('POST', '', { name, size, biz: 'temp', lastModified: size });
const onDisk = () => readdirSync(join(fixture.root, 'files', 'temp')).length;

describe('daily uploads of an account', () => {
  it('is bounded, to the byte, and nothing is left of what is too much', async () => {
    expect((await upload(2 * megabyte)).success).toBe(true);
    expect((await upload(megabyte)).success).toBe(true);
    const before = onDisk();
    expect(await upload(1)).toMatchObject({ success: false, message: spent });
    expect(onDisk()).toBe(before);
    expect((await upload(1, 'a.txt', 'ben')).success).toBe(true);
  });

  it('is bounded for a file that is too much by itself', async () => {
    expect(await upload(3 * megabyte + 1)).toMatchObject({ success: false, message: spent });
    expect((await upload(3 * megabyte)).success).toBe(true);
  });

  it('starts over at midnight in China', async () => {
    clock.set('2026-11-20T23:59:50+08:00');
    expect((await upload(3 * megabyte)).success).toBe(true);
    expect((await upload(1)).message).toBe(spent);
    clock.set('2026-11-21T00:00:10+08:00');
    expect((await upload(3 * megabyte)).success).toBe(true);
  });

  it('counts files deleted since, whatever the case of the name', async () => {
    expect((await upload(2 * megabyte, 'a. T X T')).success).toBe(true);
    await sql`update sys_oss_file set del_flag = 1`.execute(fixture.database.db);
    expect((await upload(2 * megabyte)).message).toBe(spent);
  });

  it('holds for files that arrive side by side', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(megabyte)));
    expect(answers.filter(({ success }) => success)).toHaveLength(3);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from sys_oss_file`.execute(fixture.database.db);
    expect(rows[0]?.n).toBe(3);
  });

  it('counts files in parts: before the first byte, and when they are put together', async () => {
    const { uploadId } = (await begin('b.txt', 2 * megabyte)).result;
    expect((await upload(2 * megabyte)).success).toBe(true);
    expect(await begin('c.txt', megabyte + 1)).toMatchObject({ success: false, message: spent });
    expect((await session('PUT', `/${uploadId}/1`, Buffer.alloc(2 * megabyte, 'x'))).success).toBe(true);
    expect(await session('POST', `/${uploadId}/complete`, {})).toMatchObject({ success: false, message: spent });
    // Its parts are kept: tomorrow it goes on where it was.
    clock.set('2026-11-21T00:00:10+08:00');
    expect((await session('POST', `/${uploadId}/complete`, {})).success).toBe(true);
    expect((await upload(2 * megabyte)).message).toBe(spent);
  });

  it('leaves videos and archives to the limit of their type', async () => {
    expect((await upload(4 * megabyte, 'v.mp4')).success).toBe(true);
    expect((await begin('v.mp4', 499 * megabyte)).success).toBe(true);
    expect((await begin('v.zip', 499 * megabyte)).success).toBe(true);
    expect((await upload(3 * megabyte)).success).toBe(true);
  });

  it('does not count what the product makes for it', async () => {
    await fixture.files.saveGenerated('import-error', 'importError_1767225600000.xls', Buffer.alloc(2 * megabyte), {
      username: 'anna',
      tenantId: 1,
    });
    expect((await upload(3 * megabyte)).success).toBe(true);
  });
});

it('the usual bound is 200 MB', async () => {
  expect(await new UploadQuota().remaining(fixture.database.db, 'anna', '2026-11-20 10:00:00')).toBe(200 * megabyte);
});
