import { expect, it } from 'vitest';
import { IsolatedProcess } from '../../src/kit/isolated-process.ts';

const start = (file: string) => new IsolatedProcess<string, string>(new URL(file, import.meta.url), { heapMb: 64 });
const limitMs = 60_000;

it('answers until it is closed, and rejects afterwards', async () => {
  const child = start('./greedy-worker.ts');
  expect(await child.ask('echo', limitMs)).toBe('echo');
  expect(child.hasEnded).toBe(false);
  child.close();
  await expect(child.ask('echo', limitMs)).rejects.toThrow('was closed');
});

it('ends alone when one array exhausts its heap', async () => {
  const child = start('./greedy-worker.ts');
  await expect(child.ask('exhaust', limitMs)).rejects.toThrow(/ended with SIG/);
  expect(child.hasEnded).toBe(true);
});

it('is ended at its time limit', async () => {
  const child = start('./greedy-worker.ts');
  await child.ask('echo', limitMs);
  await expect(child.ask('exhaust', 1)).rejects.toThrow('no reply within 1 ms');
});

it('cannot write files or start processes', async () => {
  const child = start('./restricted-worker.ts');
  const attempts = JSON.parse(await child.ask('try', limitMs)) as Record<string, string>;
  expect(attempts).toEqual({ write: 'ERR_ACCESS_DENIED', spawn: 'ERR_ACCESS_DENIED', thread: 'ERR_ACCESS_DENIED' });
  child.close();
});
