import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
// biome-ignore lint/correctness/useImportExtensions: the declarations next to a script end in .d.mts
import { openReplicated } from '../../../scripts/postgres-standby.mjs';
import { type Database, type DatabaseOptions, openDatabase } from '../../src/kit/database/open.ts';
import { readLagging } from '../../src/kit/database/standby.ts';
import type { Handle } from '../../src/kit/handle.ts';
import { DatabaseProxy } from '../support/database-proxy.ts';

/* A server of its own with a standby that follows it: that of the run has none. */
let servers: Awaited<ReturnType<typeof openReplicated>>;
/** The standby as the product reaches it, which a test can take away. */
let link: DatabaseProxy;
/** For what an operator does on the standby. */
let onStandby: Database;
const opened: Database[] = [];

beforeAll(async () => {
  servers = await openReplicated();
  link = await DatabaseProxy.open(servers.standby.url);
  onStandby = await openDatabase({ databaseUrl: servers.standby.url });
}, 120_000);
afterEach(async () => {
  await sql`select pg_wal_replay_resume()`.execute(onStandby.db);
  for (const database of opened.splice(0)) await database.close();
});
afterAll(async () => {
  await onStandby.close();
  await link.stop();
  await servers.stop();
});

async function open(options: DatabaseOptions = {}) {
  const urls = { databaseUrl: servers.primary.url, replicaUrl: link.url };
  const database = await openDatabase({ ...urls, replicaRetryMs: 100, ...options });
  opened.push(database);
  return { ...database, lagging: database.lagging as Handle };
}
async function isOnStandby(db: Handle): Promise<boolean | undefined> {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db);
  return rows[0]?.is;
}
/** Waits for the first look at the standby, which a busy machine may need more than its second for. */
async function openNear(options?: DatabaseOptions) {
  const database = await open(options);
  await expect.poll(() => isOnStandby(database.lagging)).toBe(true);
  return database;
}
/** A table with one row, which the standby shows. */
async function makeTable({ db }: { db: Handle }, name: string): Promise<(from: Handle) => Promise<number[]>> {
  await sql`create table ${sql.id(name)} (n int)`.execute(db);
  await sql`insert into ${sql.id(name)} values (1)`.execute(db);
  const read = async (from: Handle) =>
    (await sql<{ n: number }>`select n from ${sql.id(name)} order by n`.execute(from)).rows.map(({ n }) => n);
  await expect.poll(() => read(onStandby.db).catch(() => [])).toEqual([1]);
  return read;
}

describe('reads that may lag', () => {
  it('run on the standby, all others on the primary', async () => {
    const { db, lagging } = await openNear();
    expect(await isOnStandby(lagging)).toBe(true);
    expect(await isOnStandby(db)).toBe(false);
    expect(await lagging.transaction().execute(isOnStandby)).toBe(true);
  });

  it('show the rows of the standby while its lag is below the limit', async () => {
    const database = await openNear({ replicaLagMs: 3_600_000 });
    const read = await makeTable(database, 'behind');
    await sql`select pg_wal_replay_pause()`.execute(onStandby.db);
    await sql`insert into behind values (2)`.execute(database.db);
    expect(await read(database.lagging)).toEqual([1]);
    expect(await read(database.db)).toEqual([1, 2]);
    await sql`select pg_wal_replay_resume()`.execute(onStandby.db);
    await expect.poll(() => read(database.lagging)).toEqual([1, 2]);
    expect(await isOnStandby(database.lagging)).toBe(true);
  });

  it('run on the primary when the standby is further behind than the limit, and return to it', async () => {
    const database = await open({ replicaLagMs: 1_500 });
    const read = await makeTable(database, 'too_late');
    await sql`select pg_wal_replay_pause()`.execute(onStandby.db);
    await sql`insert into too_late values (2)`.execute(database.db);
    await expect.poll(() => read(database.lagging)).toEqual([1, 2]);
    expect(await isOnStandby(database.lagging)).toBe(false);
    await sql`select pg_wal_replay_resume()`.execute(onStandby.db);
    await expect.poll(() => isOnStandby(database.lagging)).toBe(true);
  });

  it('run on the primary while the standby is away, and return to it', async () => {
    const { lagging } = await openNear();
    await link.stop();
    try {
      expect(await isOnStandby(lagging)).toBe(false);
    } finally {
      await link.start();
    }
    await expect.poll(() => isOnStandby(lagging)).toBe(true);
  });

  it('run on the primary when the standby was away at the start', async () => {
    await link.stop();
    try {
      expect(await isOnStandby((await open()).lagging)).toBe(false);
    } finally {
      await link.start();
    }
  });

  it('run on the primary what the standby refuses, in a transaction too', async () => {
    const database = await openNear();
    // A standby has no rows of unlogged tables.
    await sql`create unlogged table only_there as select 1 as n`.execute(database.db);
    const count = async (db: Handle) =>
      (await sql<{ n: number }>`select count(*) as n from only_there`.execute(db)).rows[0]?.n;
    expect(await count(database.lagging)).toBe(1);
    expect(await isOnStandby(database.lagging)).toBe(true);
    expect(await readLagging(database, (db) => db.transaction().execute(count))).toBe(1);
  });

  it('are not repeated when they take too long', async () => {
    const database = await openNear();
    const places: (boolean | undefined)[] = [];
    const sleep = async (tx: Handle) => {
      places.push(await isOnStandby(tx));
      await sql`set local statement_timeout = 50`.execute(tx);
      await sql`select pg_sleep(60)`.execute(tx);
    };
    await expect(readLagging(database, (db) => db.transaction().execute(sleep))).rejects.toMatchObject({
      code: '57014',
    });
    expect(places).toEqual([true]);
  });

  it('cannot write', async () => {
    const { db, lagging } = await openNear();
    const read = await makeTable({ db }, 'untouched');
    await expect(
      lagging.transaction().execute((tx) => sql`insert into untouched values (2)`.execute(tx)),
    ).rejects.toMatchObject({ code: '25006' });
    expect(await read(db)).toEqual([1]);
  });
});

it('refuses a standby of another database', async () => {
  await expect(open({ replicaUrl: process.env.DATABASE_URL })).rejects.toThrow('不是 DATABASE_URL 的备库');
});
