import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/kit/database/open.ts';
import type { Handle } from '../../src/kit/handle.ts';
import type { DataLog } from '../../src/kit/ports.ts';
import { EndWrites } from '../../src/kit/write/end-writes.ts';
import { Caches } from '../../src/platform/caches.ts';
import { cutListeners } from '../support/cut-listeners.ts';
import { type OwnStore, ownStore } from '../support/own-store.ts';

/** A process that keeps what a table of the database says. */
interface Process {
  readonly database: Database;
  readonly caches: Caches;
  readonly failures: unknown[];
  readonly word: () => Promise<string>;
  /** Makes the next load fail. */
  failOnce(): void;
}
/** What is kept of each owner for as long as the process lives. */
const lists = { name: 'lists', lifeMs: Number.POSITIVE_INFINITY, most: 10 };
let store: OwnStore;
let [writer, reader]: Process[] = [];
beforeAll(async () => {
  store = await ownStore('system');
});
afterAll(() => store?.remove());
beforeEach(async () => {
  const database = await store.open();
  await sql`create table if not exists kept_word (word text)`.execute(database.db);
  await setWord(database, 'first');
  await database.close();
  [writer, reader] = [await openProcess(), await openProcess()];
  return async () => {
    for (const one of [writer, reader]) {
      one?.caches.end();
      await one?.database.close();
    }
  };
});

async function openProcess(): Promise<Process> {
  const database = await store.open();
  const failures: unknown[] = [];
  const caches = new Caches(database, (error) => failures.push(error));
  let fails = false;
  const kept = caches.addValue('word', async () => {
    if (fails) {
      fails = false;
      throw new Error('the database is away');
    }
    const { rows } = await sql<{ word: string }>`select word from kept_word`.execute(database.db);
    return rows[0]?.word ?? '';
  });
  caches.addValue('other', async () => '');
  await caches.reload();
  return {
    database,
    caches,
    failures,
    word: () => kept.get(),
    failOnce: () => {
      fails = true;
    },
  };
}
const setWord = (database: Database, word: string) =>
  sql`with gone as (delete from kept_word) insert into kept_word values (${word})`.execute(database.db);

type Change = Parameters<Caches['changed']>[0];
/** A transaction as a call has it; what it does later is left to the test, as when its process ends right after the commit. */
const transaction = (
  { database }: Process,
  act: (change: Change, tx: Handle) => unknown,
  later: Change['later'] = () => undefined,
): Promise<void> =>
  database.db.transaction().execute(async (tx) => {
    const endWrites = new EndWrites({} as DataLog);
    await act({ endWrites, later }, tx);
    await endWrites.write(tx);
  });

describe('what a process keeps in memory', () => {
  it('is read again when another process has committed a change, whatever happens to that process then', async () => {
    const process = writer as Process;
    await transaction(process, async (change, tx) => {
      process.caches.changed(change, 'word');
      await sql`update kept_word set word = 'second'`.execute(tx);
    });
    await expect.poll(() => reader?.word()).toBe('second');
  });

  it('is not read again for a transaction that was undone', async () => {
    const process = writer as Process;
    const { caches, database } = process;
    const loads = () => reader?.caches.listUsage().map((one) => one.loads);
    const before = loads();
    const undone = database.db.transaction().execute(async (tx) => {
      const endWrites = new EndWrites({} as DataLog);
      caches.changed({ endWrites, later: () => undefined }, 'word');
      await endWrites.write(tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    // Notifications arrive in the order of their commits.
    await caches.invalidate('other');
    const [words = 0, others = 0] = before ?? [];
    await expect.poll(loads).toEqual([words, others + 1]);
  });

  it('is read again after a time in which no change could arrive', async () => {
    const { database } = writer as Process;
    await setWord(database, 'unheard');
    expect(await reader?.word()).toBe('first');
    await cutListeners(database);
    await expect.poll(() => reader?.word()).toBe('unheard');
  });

  it('is forgotten for its owner when a transaction has changed that', async () => {
    const process = writer as Process;
    const [first, other] = [41, 42];
    const keep = (owner: number, value: string) =>
      reader?.caches.timed(lists).get(owner, '', Date.now(), async () => value);
    await keep(first, 'old');
    await keep(other, 'old');
    await transaction(process, (change) => process.caches.ownerChanged(change, lists, first));
    await expect.poll(() => keep(first, 'new')).toBe('new');
    expect(await keep(other, 'new')).toBe('old');
  });

  it('is read once for all the rows of a transaction', async () => {
    const process = writer as Process;
    const { caches } = process;
    const loads = () => caches.listUsage()[0]?.loads ?? 0;
    const before = loads();
    const jobs: (() => Promise<void>)[] = [];
    const act = (change: Change) => {
      for (let row = 0; row < 3; row += 1) caches.changed(change, 'word');
    };
    await transaction(process, act, (job) => void jobs.push(job));
    for (const job of jobs) await job();
    expect(loads()).toBe(before + 1);
    const readerLoads = () => reader?.caches.listUsage()[0]?.loads;
    await expect.poll(readerLoads).toBe(2);
  });

  it('is read once more when that failed', async () => {
    const { caches, database, failures, failOnce } = reader as Process;
    await setWord(database, 'third');
    failOnce();
    await caches.invalidate('word');
    expect(failures).toHaveLength(1);
    await expect.poll(() => reader?.word()).toBe('third');
  });
});
