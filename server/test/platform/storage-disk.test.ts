import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseRange } from '../../src/platform/storage/byte-range.ts';
import { openDiskStore } from '../../src/platform/storage/disk-store.ts';
import type { FileStore } from '../../src/platform/storage/file-store.ts';
import { storeUpload } from '../../src/platform/storage/store-upload.ts';
import { png } from './storage-samples.ts';

let folder: string;
let root: string;
let store: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campus-store-'));
  root = join(folder, 'files');
  store = await openDiskStore(root, { minFreeBytes: 0 });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const pieces = async function* (...parts: (string | Buffer)[]) {
  for (const part of parts) yield Buffer.from(part);
};
const put = (path: string, ...parts: (string | Buffer)[]) => store.put(path, pieces(...parts), { maxBytes: 100 });
const filesOnDisk = async () =>
  (await readdir(root, { recursive: true, withFileTypes: true })).filter((e) => e.isFile()).length;
const paths = async (from?: string) => {
  const found: string[] = [];
  for await (const { path } of store.list(from)) found.push(path);
  return found.sort();
};

describe('disk store', () => {
  it('stores, tells about, reads, lists and removes files', async () => {
    const stored = await put('temp/合同_1.txt', '你好', '，世界');
    expect(stored).toEqual({
      path: 'temp/合同_1.txt',
      size: 15,
      sha256: createHash('sha256').update('你好，世界').digest('hex'),
    });
    await put('resume/2026/a.txt', 'a');
    expect(await store.stat('temp/合同_1.txt')).toMatchObject({ size: 15 });
    expect((await buffer((await store.open('temp/合同_1.txt')).stream)).toString()).toBe('你好，世界');
    expect(await paths()).toEqual(['resume/2026/a.txt', 'temp/合同_1.txt']);
    expect(await paths('resume')).toEqual(['resume/2026/a.txt']);
    expect(await paths('nowhere')).toEqual([]);
    expect(await store.remove('temp/合同_1.txt')).toBe(true);
    expect(await store.remove('temp/合同_1.txt')).toBe(false);
    expect(await store.stat('temp/合同_1.txt')).toBeUndefined();
    await expect(store.open('temp/合同_1.txt')).rejects.toMatchObject({
      reason: 'notFound',
      http: 404,
      message: '文件不存在',
    });
    await expect(store.open('temp')).rejects.toMatchObject({ reason: 'notFound' });
    expect(await store.stat('temp')).toBeUndefined();
  });

  it('never replaces a file, not even when two arrive at once', async () => {
    await put('temp/a.txt', 'first');
    await expect(put('temp/a.txt', 'second')).rejects.toMatchObject({ reason: 'uploadFailed', message: '上传失败！' });
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, at) => put('temp/b.txt', `number ${at}`)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await filesOnDisk()).toBe(2);
    expect(await readFile(join(root, 'temp/a.txt'), 'utf8')).toBe('first');
  });

  it('leaves nothing of an upload that grows too large, breaks off or does not fit its type', async () => {
    await expect(put('temp/a.txt', 'x'.repeat(60), 'x'.repeat(60))).rejects.toMatchObject({ reason: 'tooLarge' });
    const broken = async function* () {
      yield Buffer.from('half');
      throw new Error('the client went away');
    };
    await expect(store.put('temp/b.txt', broken(), { maxBytes: 100 })).rejects.toThrow('the client went away');
    const page = { name: 'a.png', content: pieces('<html>', 'x'.repeat(9000)) };
    await expect(storeUpload(store, page, 0)).rejects.toMatchObject({ message: '文件内容与类型不符' });
    expect(await filesOnDisk()).toBe(0);
  });

  it('stores an upload under a name of its own in the folder asked for', async () => {
    const stored = await storeUpload(
      store,
      { name: '头像 1.PNG', biz: 'carousel', content: pieces(png(10, 10)) },
      1_767_225_600_000,
    );
    expect(stored.path).toMatch(/^carousel\/头像1_1767225600000_[0-9a-z]{4}\.png$/);
    expect(stored).toMatchObject({ name: '头像 1.PNG', kind: 'image', mime: 'image/png', size: 57 });
    await expect(
      storeUpload(store, { name: 'a.png', biz: '../x', content: pieces(png(1, 1)) }, 0),
    ).rejects.toMatchObject({
      message: '上传路径不合法',
    });
  });

  it('counts an image over 10 MB while it arrives', async () => {
    let sent = 0;
    const endless = async function* () {
      yield png(10, 10);
      for (;;) {
        sent += 65_536;
        yield Buffer.alloc(65_536);
      }
    };
    await expect(storeUpload(store, { name: 'a.png', content: endless() }, 0)).rejects.toMatchObject({
      message: '文件大小超出10MB限制, 请压缩或降低文件质量! ',
    });
    expect(sent).toBeLessThan(11 * 1024 * 1024);
    expect(await filesOnDisk()).toBe(0);
  });

  it('follows no link out of its folder, neither to a file nor through a folder', async () => {
    await mkdir(join(folder, 'outside/inner'), { recursive: true });
    await writeFile(join(folder, 'outside/secret.txt'), 'secret');
    await put('temp/a.txt', 'a');
    await symlink(join(folder, 'outside/secret.txt'), join(root, 'temp/link.txt'));
    await symlink(join(folder, 'outside'), join(root, 'linked'));
    await expect(store.open('temp/link.txt')).rejects.toMatchObject({ name: 'StorageError' });
    await expect(store.open('linked/secret.txt')).rejects.toMatchObject({ reason: 'badPath' });
    await expect(put('linked/new.txt', 'x')).rejects.toMatchObject({ reason: 'badPath' });
    await expect(put('linked/made/new.txt', 'x')).rejects.toMatchObject({ reason: 'badPath' });
    await expect(put('temp/link.txt', 'x')).rejects.toMatchObject({ reason: 'uploadFailed' });
    await expect(store.remove('linked/secret.txt')).rejects.toMatchObject({ reason: 'badPath' });
    expect(await store.remove('temp/link.txt')).toBe(false);
    expect(await paths()).toEqual(['temp/a.txt']);
    expect(await readdir(join(folder, 'outside'))).toEqual(['inner', 'secret.txt']);
  });

  it('refuses every operation on a path outside', async () => {
    for (const path of ['../a.txt', '/etc/passwd', 'temp/../../a', '.temp/x']) {
      await expect(put(path, 'x')).rejects.toMatchObject({ reason: 'badPath', message: '上传路径不合法' });
      await expect(store.open(path)).rejects.toMatchObject({ reason: 'badPath' });
      await expect(store.stat(path)).rejects.toMatchObject({ reason: 'badPath' });
      await expect(store.remove(path)).rejects.toMatchObject({ reason: 'badPath' });
      await expect(paths(path)).rejects.toMatchObject({ reason: 'badPath' });
    }
  });

  it('gives the bytes that a range header asks for', async () => {
    await put('temp/a.txt', '0123456789');
    const read = async (header: string) => {
      const { start, end, stream } = await store.open('temp/a.txt', parseRange(header));
      return `${start}-${end} ${(await buffer(stream)).toString()}`;
    };
    expect(await read('bytes=2-4')).toBe('2-4 234');
    expect(await read('bytes=7-')).toBe('7-9 789');
    expect(await read('bytes=7-100')).toBe('7-9 789');
    expect(await read('bytes=-3')).toBe('7-9 789');
    expect(await read('bytes=-30')).toBe('0-9 0123456789');
    for (const whole of ['bytes=4-2', 'bytes=0-1,3-4', 'items=0-1', 'bytes=-', 'bytes=a-b', 'bytes=1-1e3']) {
      expect(await read(whole), whole).toBe('0-9 0123456789');
    }
    for (const outside of ['bytes=10-', 'bytes=10-20', 'bytes=-0']) {
      await expect(read(outside), outside).rejects.toMatchObject({ reason: 'badRange', http: 416 });
    }
  });

  it('reads an empty file', async () => {
    await put('temp/empty.txt');
    const { size, stream } = await store.open('temp/empty.txt');
    expect(size).toBe(0);
    expect((await buffer(stream)).length).toBe(0);
  });

  it('refuses new files when the disk is nearly full', async () => {
    const full = await openDiskStore(root, { minFreeBytes: Number.MAX_SAFE_INTEGER });
    await expect(full.put('temp/a.txt', pieces('x'), { maxBytes: 10 })).rejects.toMatchObject({ reason: 'noSpace' });
  });

  it('clears away what a crash left more than a day ago', async () => {
    const temp = join(root, '.temp');
    await writeFile(join(temp, 'old'), 'x');
    await writeFile(join(temp, 'new'), 'x');
    await utimes(join(temp, 'old'), 0, 0);
    await openDiskStore(root, { minFreeBytes: 0 });
    expect(await readdir(temp)).toEqual(['new']);
  });
});
