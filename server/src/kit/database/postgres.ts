import { sql } from 'kysely';
import { Channels, checkPayload } from './channel.ts';
import { type Database, type DatabaseOptions, defaults } from './database.ts';
import { createKysely } from './dialect.ts';
import { clientConfig } from './postgres-config.ts';
import { PostgresListener } from './postgres-listener.ts';
import { ServerPool } from './postgres-pool.ts';
import { SlowStatements } from './slow-statements.ts';
import { LaggingPool, Standby } from './standby.ts';

const minVersion = 150_000;

/** Opens a PostgreSQL pool. Throws when the server cannot be reached or is older than version 15. */
export async function openPostgres(databaseUrl: string, options: DatabaseOptions): Promise<Database> {
  const limits = { ...defaults, ...options };
  const pool = openPool(databaseUrl, limits);
  const slow = new SlowStatements();
  const db = createKysely(pool, slow);
  const channels = new Channels();
  const listener = new PostgresListener(clientConfig(databaseUrl, limits), channels);
  const replica = openReplica(pool, limits);
  const lagging = replica && createKysely(replica.pool, slow);

  const database: Database = {
    kind: 'postgres',
    db,
    lagging,
    slow,
    isShortOfSpace: async () => false,
    async ping() {
      await sql`select 1`.execute(db);
    },
    async vacuum() {
      // Autovacuum runs a minute later; until then the planner has no statistics of rows written in bulk.
      await sql`analyze`.execute(db);
    },
    async publish(channel, payload) {
      checkPayload(payload);
      // Subscribers of this process must be active before it publishes.
      await listener.sync();
      await sql`select pg_notify(${channel}, ${payload})`.execute(db);
    },
    notification(channel, payload) {
      checkPayload(payload);
      return sql`select pg_notify(${channel}, ${payload})`;
    },
    notificationRun: () => listener.run,
    subscribed: () => listener.sync(),
    subscribe(channel, handler, missed) {
      const end = channels.subscribe(channel, handler, missed);
      void listener.sync();
      return () => {
        end();
        void listener.sync();
      };
    },
    async sizes() {
      const { rows } = await sql<{ size: number; connections: number }>`
        select pg_database_size(current_database()) as size,
               (select count(*) from pg_stat_activity where datname = current_database()) as connections`.execute(db);
      return { database: rows[0]?.size ?? 0, connections: rows[0]?.connections ?? 0 };
    },
    async close() {
      await listener.close();
      await lagging?.destroy();
      await db.destroy();
      await pool.end();
    },
  };

  try {
    await assertServerVersion(database);
    await replica?.standby.verify();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Limits = DatabaseOptions & Readonly<Record<keyof typeof defaults, number>>;
function openPool(databaseUrl: string, limits: Limits & { isReadOnly?: boolean }): ServerPool {
  const { poolSize: max, statementTimeoutMs, silenceMs } = limits;
  return new ServerPool({ ...clientConfig(databaseUrl, limits), max }, statementTimeoutMs, silenceMs);
}
/** Connections to the standby; they can only read, also after it has become a primary. */
function openReplica(primary: ServerPool, limits: Limits) {
  if (!limits.replicaUrl) return undefined;
  const own = openPool(limits.replicaUrl, { ...limits, isReadOnly: true });
  const standby = new Standby(primary, own, limits);
  return { standby, pool: new LaggingPool(primary, own, standby) };
}

async function assertServerVersion({ db }: Database): Promise<void> {
  const { rows } = await sql<{ number: number; name: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as name`.execute(db);
  const [version] = rows;
  if (version && version.number < minVersion) throw new Error(`需要 PostgreSQL 15 或更高版本，当前为 ${version.name}`);
}
