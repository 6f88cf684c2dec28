import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { prepareData } from '../src/app/prepare-data.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

let app: TestApp;
const seed = vi.fn(async () => undefined);
const start = (version: string | undefined) => prepareData(app.engine, { seed, version });
beforeAll(async () => {
  app = await createTestApp({ filled: 'system' });
});
afterAll(() => app.close());

it('prepares the data once for a version, again for an older one that starts after it, and always without one', async () => {
  const expected: readonly (readonly [string | undefined, number])[] = [
    ['a', 1],
    ['a', 1],
    ['b', 2],
    ['a', 3],
    [undefined, 4],
    ['a', 5],
    ['a', 5],
  ];
  for (const [version, times] of expected) {
    await start(version);
    expect(seed, `${version}`).toHaveBeenCalledTimes(times);
  }
});

it('keeps no version when the preparation fails', async () => {
  const failing = { seed: () => Promise.reject(new Error('disk full')), version: 'c' };
  await expect(prepareData(app.engine, failing)).rejects.toThrow('disk full');
  seed.mockClear();
  await start('c');
  expect(seed).toHaveBeenCalledOnce();
});

it('adds rows of a newer version that are missing, and loads them', async () => {
  await sql`delete from sys_quartz_job where job_class_name = 'LogClean'`.execute(app.database.db);
  await start('c');
  const jobs = () => sql`select 1 from sys_quartz_job where job_class_name = 'LogClean'`.execute(app.database.db);
  expect((await jobs()).rows).toHaveLength(0);
  await start('d');
  expect((await jobs()).rows).toHaveLength(1);
});
