import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SheetRow } from '../../src/kit/excel/read-options.ts';
import type { Call } from '../../src/kit/http/route.ts';
import { rowBatches, withImport } from '../../src/kit/spreadsheet/import-files.ts';

afterEach(() => void vi.unstubAllEnvs());

describe('rowBatches', () => {
  const sizes = [7, 64, 3, 500, 1, 1, 130, 64];
  const total = sizes.reduce((sum, size) => sum + size, 0);
  function sheet() {
    const seen = { read: 0 };
    async function* batches() {
      for (const size of sizes) {
        const rows = Array.from({ length: size }, (_, i): SheetRow => ({ row: seen.read + i + 1, cells: ['x'] }));
        seen.read += size;
        yield { sheet: 0, rows };
      }
    }
    return { seen, batches: batches() };
  }
  it.each([1, 50, 200, 1000])('gives every row once and in order in batches of %i', async (size) => {
    const given: SheetRow[][] = [];
    for await (const rows of rowBatches(sheet(), size)) given.push(rows);
    expect(given.flat().map(({ row }) => row)).toEqual(Array.from({ length: total }, (_, i) => i + 1));
    expect(given.slice(0, -1).every((rows) => rows.length === size)).toBe(true);
    expect(given.at(-1)?.length).toBeLessThanOrEqual(size);
  });
  it.each([50, 200])('holds at most one batch of the reader and one of %i of its own', async (size) => {
    const { seen, batches } = sheet();
    let given = 0;
    let most = 0;
    for await (const rows of rowBatches({ batches }, size)) {
      most = Math.max(most, seen.read - given);
      given += rows.length;
    }
    expect(given).toBe(total);
    expect(most).toBeLessThanOrEqual(Math.max(...sizes) + size);
  });
});

describe('withImport', () => {
  const call = (parts: readonly unknown[]) => ({ parts: () => Readable.from(parts) }) as Partial<Call> as Call;
  const file = (name: string, stream: Readable) => ({ field: 'file', filename: name, mimetype: '', stream });
  it('has the files on disk while it works, and removes them when the work fails', async () => {
    const paths: string[] = [];
    const parts = [file('a.xlsx', Readable.from([Buffer.from('first')])), { field: 'taskId', value: 't1' }];
    const work = withImport(call(parts), async ({ uploads, taskId }) => {
      paths.push(...uploads.map(({ path }) => path));
      expect(await readFile(paths[0] as string, 'utf8')).toBe('first');
      expect(taskId).toBe('t1');
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
    expect(paths.map((path) => existsSync(path))).toEqual([false]);
  });
  it('passes on what ends a file that is too large', async () => {
    const stream = new Readable({
      read() {
        this.destroy(new Error('too large'));
      },
    });
    await expect(withImport(call([file('a.xlsx', stream)]), async () => undefined)).rejects.toThrow('too large');
  });
  it('removes the file of a broken upload after it was closed', async () => {
    // A folder of its own: imports of other files run meanwhile.
    const own = await mkdtemp(join(tmpdir(), 'campus-files-'));
    vi.stubEnv('TMPDIR', own);
    const broken = async () => {
      // The parser of the request listens to what ends a file, also before anything reads it.
      const stream = new Readable({ read: () => undefined }).on('error', () => undefined);
      const work = withImport(call([file('a.xlsx', stream)]), async () => undefined);
      stream.destroy(new Error('cancelled'));
      return work.then(
        () => 'done',
        (error: Error) => error.message,
      );
    };
    const outcomes = await Promise.all(Array.from({ length: 200 }, broken));
    expect(new Set(outcomes)).toEqual(new Set(['cancelled']));
    expect(await readdir(own)).toEqual([]);
    await rm(own, { recursive: true });
  });
});
