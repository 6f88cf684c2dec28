import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasDatabase } from '../../src/kit/database/data-folder.ts';
import type { Database, DatabaseOptions } from '../../src/kit/database/database.ts';
import { DirectoryInUse, lockDirectory } from '../../src/kit/database/directory-lock.ts';
import { createFromTemplate } from '../../src/kit/database/embedded.ts';
import { mayWrite } from '../../src/kit/database/free-space.ts';
import { openDatabase } from '../../src/kit/database/open.ts';
import { StatementLimit } from '../../src/kit/database/statement-limit.ts';
import { shortLife, steady } from '../support/server-process.ts';

const writer = fileURLToPath(new URL('./database-writer.ts', import.meta.url));
const opened: Database[] = [];
const spawned: ChildProcess[] = [];
let template: Uint8Array;
let prepared: string;
let dataDir: string;

beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'campus-prepared-'));
  const first = await openDatabase({ dataDir: prepared });
  await sql.raw('create table kept (id int primary key); insert into kept values (0)').execute(first.db);
  template = (await first.dump?.()) as Uint8Array;
  await first.close();
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'campus-embedded-'));
});
afterEach(async () => {
  for (const child of spawned.splice(0)) child.kill('SIGKILL');
  for (const database of opened.splice(0)) await database.close();
  await rm(dataDir, { recursive: true });
});
afterAll(() => rm(prepared, { recursive: true }));

async function open(options: DatabaseOptions): Promise<Database> {
  const database = await openDatabase(options);
  opened.push(database);
  return database;
}

async function ids({ db }: Database): Promise<number[]> {
  const rows = await db.selectFrom('kept').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

const add = ({ db }: Database, id: number) => db.insertInto('kept').values({ id }).execute();

/** Fills the test's folder with the one row 0, by a copy: that takes a third of a template. */
const fill = () => cp(join(prepared, 'db'), join(dataDir, 'db'), { recursive: true });

async function openFilled(options: DatabaseOptions = {}): Promise<Database> {
  await fill();
  return open({ ...options, dataDir });
}

/** Starts a writer; `lines` grows with the numbers it got acknowledged. */
function startWriter(from: number): { child: ChildProcess; lines: number[]; errors: string[] } {
  const child = spawn(process.execPath, [...shortLife, ...steady, writer, dataDir, String(from)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: number[] = [];
  const errors: string[] = [];
  let rest = '';
  child.stdout?.on('data', (chunk) => {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts.map(Number));
  });
  child.stderr?.on('data', (chunk) => errors.push(String(chunk)));
  spawned.push(child);
  return { child, lines, errors };
}

describe('a template', () => {
  it('is used by a folder without a database, and never replaces one', async () => {
    expect(hasDatabase(dataDir)).toBe(false);
    const first = await openDatabase({ dataDir, template });
    await add(first, 5);
    await first.close();
    expect(hasDatabase(dataDir)).toBe(true);
    expect(await ids(await open({ dataDir, template }))).toEqual([0, 5]);
  });

  it('is refused for a folder that has a database, and a half-made one is begun again', async () => {
    await fill();
    await expect(createFromTemplate(dataDir, template)).rejects.toThrow('already');
    await rm(join(dataDir, 'db', 'PG_VERSION'));
    await rm(join(dataDir, 'db'), { recursive: true });
    await writeFile(join(dataDir, 'db.new'), 'interrupted');
    await createFromTemplate(dataDir, template);
    expect(existsSync(join(dataDir, 'db.new'))).toBe(false);
    expect(await ids(await open({ dataDir }))).toEqual([0]);
  });

  it('that cannot be read is an error and leaves the folder free', async () => {
    await expect(openDatabase({ dataDir, template: new Uint8Array([1, 2, 3]) })).rejects.toThrow();
    expect(existsSync(join(dataDir, '.lock'))).toBe(false);
    expect(hasDatabase(dataDir)).toBe(false);
  });
});

describe('the watchdog', () => {
  it('ends a statement that runs too long; acknowledged rows stay and those who waited are served', async () => {
    const database = await openFilled({ statementTimeoutMs: 500 });
    await add(database, 1);
    const long = sql`select pg_sleep(6000)`.execute(database.db);
    const waiting = Promise.all([add(database, 2), ids(database)]);
    await expect(long).rejects.toMatchObject({ code: '57014' });
    expect((await waiting)[1]).toEqual([0, 1, 2]);
  });

  it('takes the transaction of the statement with it', async () => {
    const database = await openFilled({ statementTimeoutMs: 500 });
    const swallowing = database.db.transaction().execute(async (tx) => {
      await tx.insertInto('kept').values({ id: 1 }).execute();
      await sql`select pg_sleep(60)`.execute(tx).catch(() => undefined);
      await expect(tx.insertInto('kept').values({ id: 2 }).execute()).rejects.toMatchObject({ code: '25P02' });
    });
    await expect(swallowing).rejects.toThrow('rolled back');
    expect(await ids(database)).toEqual([0]);
  });

  it('ends a loop inside the engine, several times over', async () => {
    const database = await openFilled({ statementTimeoutMs: 300 });
    for (const id of [1, 2]) {
      await add(database, id);
      const endless = sql`with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n`;
      await expect(endless.execute(database.db)).rejects.toMatchObject({ code: '57014' });
    }
    expect(await ids(database)).toEqual([0, 1, 2]);
  });

  it('reads the limit of one transaction from its text, and none from anything else', () => {
    const limit = new StatementLimit(30_000);
    const limitAfter = (text: string) => {
      limit.observe(text);
      return limit.ms;
    };
    expect(limitAfter('set local statement_timeout = 3000')).toBe(3_000);
    expect(limitAfter('rollback to savepoint "a"')).toBe(3_000);
    expect(limitAfter("SET LOCAL statement_timeout TO '2s'")).toBe(2_000);
    expect(limitAfter('set local lock_timeout = 1')).toBe(2_000);
    expect(limitAfter('commit')).toBe(30_000);
    expect(limitAfter("set local statement_timeout='1min';")).toBe(60_000);
    expect(limitAfter('set local statement_timeout = 0')).toBe(0);
    expect(limitAfter('rollback')).toBe(30_000);
  });
});

describe('the lock of the folder', () => {
  it('refuses a second process and a second opening with a sentence for the person who started it', async () => {
    await openFilled();
    const sentence = `数据目录 ${dataDir} 正被另一个进程（PID ${process.pid}）使用，请先停止它，或用 DATABASE_URL 连接 PostgreSQL`;
    await expect(openDatabase({ dataDir })).rejects.toEqual(new DirectoryInUse(dataDir, process.pid));
    const { child, errors } = startWriter(1);
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(errors.join('')).toContain(sentence);
  });

  it('is free again after closing', async () => {
    const first = await openFilled();
    await first.close();
    await first.close();
    const second = await open({ dataDir });
    await first.close();
    expect(existsSync(join(dataDir, '.lock'))).toBe(true);
    expect(await ids(second)).toEqual([0]);
  });

  it('of a process that ended, or whose number another process has now, is taken over', async () => {
    const dead = spawn(process.execPath, ['--version']);
    await once(dead, 'close');
    const release = await lockDirectory(dataDir);
    const mine = JSON.parse(await readFile(join(dataDir, '.lock'), 'utf8'));
    release();
    const stale = [{ ...mine, pid: dead.pid }, ...(mine.startedAt ? [{ ...mine, startedAt: '1' }] : []), ''];
    for (const content of stale) {
      await writeFile(join(dataDir, '.lock'), content && JSON.stringify(content));
      (await lockDirectory(dataDir))();
    }
  });

  it('of another machine holds while its owner shows signs of life', async () => {
    const path = join(dataDir, '.lock');
    await writeFile(path, JSON.stringify({ pid: 4_000_000, startedAt: '1', machine: 'elsewhere', taken: 'x' }));
    await expect(lockDirectory(dataDir)).rejects.toThrow(DirectoryInUse);
    await utimes(path, new Date(), new Date(Date.now() - 60_000));
    (await lockDirectory(dataDir))();
  });

  it('is given to one of many that find the same stale one', async () => {
    await writeFile(
      join(dataDir, '.lock'),
      JSON.stringify({ pid: 4_000_000, startedAt: '1', machine: 'elsewhere', taken: 'x' }),
    );
    await utimes(join(dataDir, '.lock'), new Date(), new Date(Date.now() - 60_000));
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(dataDir)));
    const won = tries.filter((t) => t.status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const { value } of won) value();
  });
});

describe('a killed process', () => {
  it('loses nothing that was acknowledged and tears no transaction', { timeout: 60_000 }, async () => {
    await fill();
    const acknowledged: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      const { child, lines, errors } = startWriter((round + 1) * 1_000_000);
      await expect.poll(() => lines.length, { message: errors.join('') }).toBeGreaterThan(50 + round * 37);
      child.kill('SIGKILL');
      await once(child, 'close');
      acknowledged.push(...lines);

      const database = await openDatabase({ dataDir });
      // Row 0 was there before.
      const kept = new Set((await ids(database)).filter((id) => id > 0));
      const twice = await database.db.selectFrom('keptTwice').select('id').execute();
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
      expect(twice).toHaveLength(kept.size);
      await database.close();
    }
  });
});

describe('a disk that is nearly full', () => {
  it('refuses writes, not reads, and lets transactions end', async () => {
    const database = await openFilled({ minimumFreeBytes: Number.MAX_SAFE_INTEGER });
    await expect(add(database, 1)).rejects.toMatchObject({
      code: '53100',
      message: '磁盘剩余空间不足，暂停写入，请联系管理员',
    });
    await expect(database.vacuum()).rejects.toMatchObject({ code: '53100' });
    const seen = await database.db.transaction().execute((tx) => tx.selectFrom('kept').selectAll().execute());
    expect(seen).toEqual([{ id: 0 }]);
  });

  it('counts everything as a write that is not known to read', () => {
    const writes = [
      'insert into a values (1)',
      '  UPDATE a set b = 1',
      'with x as (delete from a returning *) select * from x',
      '-- note\nselect 1',
      'create table a ()',
    ];
    const reads = [
      'select 1',
      '\n SELECT 1',
      'with x as (select updated_at from a) select * from x',
      'commit',
      'rollback to savepoint "a"',
      'begin',
    ];
    expect(writes.filter((text) => !mayWrite(text))).toEqual([]);
    expect(reads.filter(mayWrite)).toEqual([]);
  });
});

describe('a held connection', () => {
  it('is taken from who leaves its transaction idle, and is not usable by them afterwards', async () => {
    const database = await openFilled({ idleInTransactionMs: 200 });
    const run = database.db.connection().execute(async (held) => {
      await sql`begin`.execute(held);
      await held.insertInto('kept').values({ id: 1 }).execute();
      expect(await ids(database)).toEqual([0]);
      await expect(held.insertInto('kept').values({ id: 2 }).execute()).rejects.toMatchObject({ code: '25P03' });
      await sql`rollback`.execute(held);
      await held.insertInto('kept').values({ id: 3 }).execute();
    });
    await expect(run).rejects.toMatchObject({ code: '25P03' });
    expect(await ids(database)).toEqual([0]);
  });

  it('counts a reply that came while the thread was busy', async () => {
    const database = await openFilled({ statementTimeoutMs: 300 });
    await database.ping();
    const reading = ids(database);
    await setImmediate();
    const until = performance.now() + 400;
    while (performance.now() < until);
    expect(await reading).toEqual([0]);
  });
});

describe('closing', () => {
  it('lets those who wait have their turn, and refuses those who come later', async () => {
    const database = await openFilled();
    const waiting = [1, 2, 3].map((id) => add(database, id));
    const closing = database.close();
    await expect(Promise.all(waiting)).resolves.toHaveLength(3);
    await closing;
    await expect(ids(database)).rejects.toThrow();
    expect(await ids(await open({ dataDir }))).toEqual([0, 1, 2, 3]);
  });
});

it('those who come when enough wait already are sent away, and the others are served', async () => {
  const database = await openFilled({ maxWaiting: 2 });
  const ping = () => sql`select 1`.execute(database.db);
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = database.db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const waiting = [ping(), ping()];
  await setImmediate();
  await expect(ping()).rejects.toMatchObject({ code: '53300' });
  release.resolve();
  await Promise.all([holding, ...waiting]);
  await ping();
});
