import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Handle } from '../handle.ts';
import type { Database, DatabaseOptions } from './database.ts';
import type { ServerPool } from './postgres-pool.ts';
import { statementFault } from './statement-error.ts';
import { endsTransaction } from './statement-limit.ts';

/** How long the last look at a near standby serves. */
const nearMs = 1_000;
/** How long a caller waits for a look. */
const waitMs = 1_000;

interface Position {
  readonly cluster: string;
  readonly name: string;
}
interface PrimaryPosition extends Position {
  readonly written: string;
  readonly now: number;
}
interface StandbyPosition extends Position {
  readonly isStandby: boolean;
  readonly hasAll: boolean | null;
  /** When the last replayed transaction was committed, by the clock of the primary. */
  readonly replayed: number | null;
}
const ofPrimary = `select (select system_identifier from pg_control_system())::text as cluster, current_database()::text as name,
  pg_current_wal_lsn()::text as written, extract(epoch from clock_timestamp()) * 1000 as now`;
const ofStandby = `select (select system_identifier from pg_control_system())::text as cluster, current_database()::text as name,
  pg_is_in_recovery() as "isStandby", pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasAll",
  extract(epoch from pg_last_xact_replay_timestamp()) * 1000 as replayed`;

/** Knows how far a standby is behind its primary. */
export class Standby {
  readonly #primary: PostgresPool;
  readonly #pool: PostgresPool;
  readonly #mostLagMs: number;
  readonly #retryMs: number;
  /** The standby shows everything that the primary had committed at this time, or later; of `performance.now()`. */
  #shows = Number.NEGATIVE_INFINITY;
  #asked = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> = Promise.resolve();

  constructor(
    primary: PostgresPool,
    pool: PostgresPool,
    { replicaLagMs, replicaRetryMs }: Required<Pick<DatabaseOptions, 'replicaLagMs' | 'replicaRetryMs'>>,
  ) {
    this.#primary = primary;
    this.#pool = pool;
    this.#mostLagMs = replicaLagMs;
    this.#retryMs = replicaRetryMs;
  }

  /** A connection to the standby; undefined while it is away or further behind than the limit. */
  async connect(): Promise<PostgresPoolClient | undefined> {
    if (!(await this.#isNear())) return undefined;
    return this.#pool.connect().catch(() => {
      this.distrust();
      return undefined;
    });
  }
  /** Leaves the standby alone until the next look. */
  distrust(): void {
    this.#shows = Number.NEGATIVE_INFINITY;
  }
  /** Throws when the standby answers and belongs to another database. One that does not answer may come back. */
  async verify(): Promise<void> {
    const primary = await this.#read<PrimaryPosition>(this.#primary, ofPrimary);
    const standby = await this.#read<StandbyPosition>(this.#pool, ofStandby, primary.written).catch(() => undefined);
    if (standby && !isSame(primary, standby)) throw new Error('DATABASE_REPLICA_URL 不是 DATABASE_URL 的备库');
  }

  async #isNear(): Promise<boolean> {
    const now = performance.now();
    if (now - this.#asked > (this.#isWithin(now) ? nearMs : this.#retryMs)) {
      this.#asked = now;
      this.#asking = this.#look(now).catch(() => undefined);
    }
    const rest = this.#asked + waitMs - now;
    if (!this.#isWithin(now) && rest > 0) await this.#waitForLook(rest);
    return this.#isWithin(performance.now());
  }
  #isWithin(now: number): boolean {
    return now - this.#shows <= this.#mostLagMs;
  }
  async #waitForLook(mostMs: number): Promise<void> {
    const given = new AbortController();
    await Promise.race([this.#asking, delay(mostMs, undefined, { signal: given.signal }).catch(() => undefined)]);
    given.abort();
  }
  /**
   * Compares positions in the log instead of clocks: a standby that has replayed what the primary had written shows
   * everything, also when nothing has been committed for hours. One that has not is as old as its last transaction.
   */
  async #look(begun: number): Promise<void> {
    const primary = await this.#read<PrimaryPosition>(this.#primary, ofPrimary);
    const standby = await this.#read<StandbyPosition>(this.#pool, ofStandby, primary.written);
    if (!standby.isStandby || !isSame(primary, standby)) return this.distrust();
    if (standby.hasAll) this.#shows = begun;
    else if (standby.replayed !== null)
      this.#shows = Math.max(this.#shows, begun - (Number(primary.now) - Number(standby.replayed)));
  }
  async #read<T>(pool: PostgresPool, text: string, ...values: readonly unknown[]): Promise<T> {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<T>(text, [...values]);
      return rows[0] as T;
    } finally {
      client.release();
    }
  }
}
const isSame = (one: Position, other: Position): boolean => one.cluster === other.cluster && one.name === other.name;

/** SQLSTATEs of a server that ends, starts or has no connection left. */
const isAway = /^(08|53|57P)/;
/** A statement that took too long would take as long on the primary. */
const isOutOfTime = (error: unknown): boolean => statementFault(error)?.code === '57014';

/** Connections for reads that may lag: to the standby, or to the primary while the standby is away or too far behind. */
export class LaggingPool implements PostgresPool {
  readonly options: object;
  readonly #primary: ServerPool;
  readonly #own: ServerPool;
  readonly #standby: Standby;

  constructor(primary: ServerPool, own: ServerPool, standby: Standby) {
    this.options = own.options;
    this.#primary = primary;
    this.#own = own;
    this.#standby = standby;
  }
  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#standby.connect();
    return client ? new LaggingConnection(client, this.#primary, this.#standby) : this.#primary.connect();
  }
  end(): Promise<void> {
    return this.#own.end();
  }
}

/** A connection to the standby. A statement outside of a transaction that fails there runs on the primary, as do those after it. */
class LaggingConnection implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  readonly #pool: ServerPool;
  readonly #standby: Standby;
  #primary: PostgresPoolClient | undefined;
  #inTransaction = false;

  constructor(client: PostgresPoolClient, pool: ServerPool, standby: Standby) {
    this.#client = client;
    this.#pool = pool;
    this.#standby = standby;
  }
  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: unknown, parameters?: readonly unknown[]): unknown {
    return this.#run(String(sql), parameters ?? []);
  }
  release(): void {
    this.#client.release();
    this.#primary?.release();
  }

  async #run(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    if (this.#primary) return this.#primary.query(sql, parameters);
    try {
      const result = await this.#client.query(sql, parameters);
      if (/^\s*(begin|start)\b/i.test(sql)) this.#inTransaction = true;
      else if (endsTransaction(sql)) this.#inTransaction = false;
      return result;
    } catch (error) {
      if (this.#inTransaction || isOutOfTime(error)) throw error;
      if (isAway.test(statementFault(error)?.code ?? '')) this.#standby.distrust();
      this.#primary = await this.#pool.connect();
      return this.#primary.query(sql, parameters);
    }
  }
}

/** Runs a read transaction that may lag; once more on the primary when the standby could not finish it. */
export async function readLagging<T>({ db, lagging }: Database, read: (db: Handle) => Promise<T>): Promise<T> {
  if (!lagging) return read(db);
  try {
    return await read(lagging);
  } catch (error) {
    if (isOutOfTime(error)) throw error;
    return read(db);
  }
}
