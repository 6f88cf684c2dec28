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
  const statementTimeoutMs = options.statementTimeoutMs ?? defaults.statementTimeoutMs;
  const idleInTransactionMs = options.idleInTransactionMs ?? defaults.idleInTransactionMs;
  const config = clientConfig(databaseUrl, { statementTimeoutMs, idleInTransactionMs });
  const max = options.poolSize ?? defaults.poolSize;
  const pool = new ServerPool({ ...config, max }, statementTimeoutMs);
  const slow = new SlowStatements();
  const db = createKysely(pool, slow);
  const channels = new Channels();
  const listener = new PostgresListener(config, channels);
  const replica = openReplica(pool, max, options);
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

/** Connections to the standby; they can only read, also after it has become a primary. */
function openReplica(primary: ServerPool, max: number, options: DatabaseOptions) {
  if (!options.replicaUrl) return undefined;
  const statementTimeoutMs = options.statementTimeoutMs ?? defaults.statementTimeoutMs;
  const idleInTransactionMs = options.idleInTransactionMs ?? defaults.idleInTransactionMs;
  const config = clientConfig(options.replicaUrl, { statementTimeoutMs, idleInTransactionMs, isReadOnly: true });
  const own = new ServerPool({ ...config, max }, statementTimeoutMs);
  const standby = new Standby(primary, own, options.replicaLagMs ?? defaults.replicaLagMs);
  return { standby, pool: new LaggingPool(primary, own, standby) };
}

async function assertServerVersion({ db }: Database): Promise<void> {
  const { rows } = await sql<{ number: number; name: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as name`.execute(db);
  const [version] = rows;
  if (version && version.number < minVersion) throw new Error(`需要 PostgreSQL 15 或更高版本，当前为 ${version.name}`);
}
