import { buffer } from 'node:stream/consumers';
import { setImmediate as tick } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { attachment, getFileName } from '../../src/platform/files/file-name.ts';
import { type ZipEntry, zipStream } from '../../src/platform/files/zip-stream.ts';
import { zipFiles } from '../support/zip-files.ts';

const megabyte = 1024 * 1024;
/** Entries that count how many of them were made, and whether the maker was ended. */
function counted(count: number, fail = -1) {
  const state = { made: 0, ended: false };
  async function* make(): AsyncGenerator<ZipEntry> {
    try {
      for (let i = 0; i < count; i++) {
        if (i === fail) throw new Error('not made');
        state.made += 1;
        yield { name: 'a.bin', bytes: Buffer.alloc(megabyte, i) };
      }
    } finally {
      state.ended = true;
    }
  }
  return { state, stream: zipStream(make()) };
}
const settle = async () => {
  for (let i = 0; i < 200; i++) await tick();
};

describe('an archive of many files', () => {
  it('contains each under a name of its own', async () => {
    const { stream } = counted(3);
    const files = await zipFiles(await buffer(stream));
    expect([...files.keys()]).toEqual(['a.bin', 'a(2).bin', 'a(3).bin']);
    expect([...files.values()].map((file) => [file.length, file[0]])).toEqual([0, 1, 2].map((i) => [megabyte, i]));
  });
  it('is made no faster than it is read', async () => {
    const { state, stream } = counted(200);
    await settle();
    expect(state.made).toBeLessThanOrEqual(2);
    for await (const chunk of stream) {
      if ((chunk as Buffer).length > 0 && state.made >= 20) break;
    }
    expect(state.made).toBeLessThanOrEqual(23);
  });
  it('is made no further when the reader leaves', async () => {
    const { state, stream } = counted(200);
    stream.once('data', () => stream.destroy());
    await settle();
    expect(state.made).toBeLessThanOrEqual(2);
    expect(state.ended).toBe(true);
  });
  it('breaks off when a file cannot be made', async () => {
    const { stream } = counted(5, 2);
    await expect(buffer(stream)).rejects.toThrow('not made');
  });
});

describe('a file name', () => {
  it.each([
    [['张三', '云湖/大学', 'C:\\x'], '张三_云湖大学_Cx'],
    [['a\u202egpj.exe', null, ' '], 'agpj.exe'],
    [['..'], '_'],
    [['con'], '_con'],
    [['甲'.repeat(200)], '甲'.repeat(80)],
  ])('of %j is %s', (parts, name) => expect(getFileName(...parts)).toBe(name));
  it('is sent in the form that every browser reads', () => {
    expect(attachment("张('1').zip", 'a.zip')).toBe(
      `attachment; filename="a.zip"; filename*=UTF-8''%E5%BC%A0%28%271%27%29.zip`,
    );
  });
});
