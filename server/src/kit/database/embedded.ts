import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { Channels, checkPayload } from './channel.ts';
import { hasDatabase } from './data-folder.ts';
import { type Database, type DatabaseOptions, defaults } from './database.ts';
import { createKysely } from './dialect.ts';
import { lockDirectory } from './directory-lock.ts';
import { EmbeddedEngine } from './embedded-engine.ts';
import { takeFolder } from './embedded-folder.ts';
import { EmbeddedPool } from './embedded-pool.ts';
import { FreeSpaceGuard, getFreeBytes } from './free-space.ts';
import { SlowStatements } from './slow-statements.ts';

const maintenanceLimitMs = 10 * 60_000;

/** Creates the database of a folder from a dump. Throws `DirectoryInUse`, or when there already is a database. @internal */
export async function createFromTemplate(dataDir: string, template: Uint8Array): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockDirectory(dataDir);
  try {
    if (hasDatabase(dataDir)) throw new Error(`${dataDir} holds a database already`);
    await createDatabase(dataDir, template);
  } finally {
    unlock();
  }
}

/** Opens PGlite on a worker thread: in `dataDir`, which stays locked, or in memory. */
export async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const { dataDir, template = null } = options;
  const { minimumFreeBytes = defaults.minimumFreeBytes, freeBytes } = options;
  if (!dataDir) {
    const guard = freeBytes && new FreeSpaceGuard(freeBytes, minimumFreeBytes, 0);
    return buildDatabase(await EmbeddedEngine.open({ directory: null, template }), options, guard);
  }

  await mkdir(dataDir, { recursive: true });
  const guard = new FreeSpaceGuard(freeBytes ?? getFreeBytes(dataDir), minimumFreeBytes);
  const { engine, unlock } = await takeFolder(dataDir, async () => {
    if (!hasDatabase(dataDir)) await createDatabase(dataDir, template);
  });
  return buildDatabase(engine, options, guard, unlock);
}

/** Uses a temporary folder that is renamed when complete, so an interrupted first start leaves no partial database. */
async function createDatabase(dataDir: string, template: Uint8Array | null): Promise<void> {
  const draft = join(dataDir, 'db.new');
  await rm(draft, { recursive: true, force: true });
  const engine = await EmbeddedEngine.open({ directory: draft, template });
  await engine.close();
  await rename(draft, join(dataDir, 'db'));
}

function buildDatabase(
  engine: EmbeddedEngine,
  options: DatabaseOptions,
  guard?: FreeSpaceGuard,
  unlock: () => void = () => undefined,
): Database {
  const limits = {
    statementTimeoutMs: options.statementTimeoutMs ?? defaults.statementTimeoutMs,
    idleInTransactionMs: options.idleInTransactionMs ?? defaults.idleInTransactionMs,
    maxWaiting: options.maxWaiting ?? defaults.maxWaiting,
  };
  const pool = new EmbeddedPool(engine, limits, guard);
  const slow = new SlowStatements();
  const db = createKysely(pool, slow);
  const channels = new Channels();
  return {
    kind: 'embedded',
    db,
    slow,
    isShortOfSpace: async () => (await guard?.isShort()) ?? false,
    async ping() {
      await sql`select 1`.execute(db);
    },
    async vacuum() {
      const tables = await sql<{
        name: string;
      }>`select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables`.execute(db);
      for (const { name } of tables.rows) {
        await guard?.check('vacuum');
        await pool.run({ kind: 'run', sql: `vacuum analyze ${name}`, parameters: [] }, maintenanceLimitMs);
      }
    },
    async dump() {
      const reply = await pool.run({ kind: 'dump' }, maintenanceLimitMs);
      if (reply.kind !== 'dumped') throw new Error(`a dump was answered by ${reply.kind}`);
      return reply.archive;
    },
    async publish(channel, payload) {
      checkPayload(payload);
      queueMicrotask(() => channels.deliver(channel, payload));
    },
    notification: () => undefined,
    notificationRun: () => 1,
    // Its only process misses nothing.
    subscribe: (channel, handler) => channels.subscribe(channel, handler),
    subscribed: async () => undefined,
    async sizes() {
      const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(db);
      return { database: rows[0]?.size ?? 0 };
    },
    async close() {
      // Lets statements sent just before reach the queue.
      await setImmediate();
      await pool.end();
      await db.destroy();
      unlock();
    },
  };
}
