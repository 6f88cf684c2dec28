import type { RawBuilder } from 'kysely';
import type { Handle } from '../handle.ts';
import type { SlowStatements } from './slow-statements.ts';

export interface DatabaseOptions {
  /** PostgreSQL 15 or newer; without it, the embedded database is used. */
  databaseUrl?: string;
  /** A hot standby of `databaseUrl`, for reads that may lag. */
  replicaUrl?: string | undefined;
  /** How far behind the standby may be. */
  replicaLagMs?: number;
  /** How long a standby that is away or too far behind is left alone before the next look. */
  replicaRetryMs?: number;
  /**
   * Folder of the embedded database, stored in its `db`; without it, the database is in memory and ends with the
   * process.
   */
  dataDir?: string;
  /** A `dump()` of another embedded database, used to create a new one. */
  template?: Uint8Array;
  /** Time limit of one statement; `set local statement_timeout` changes it for one transaction, on both databases. */
  statementTimeoutMs?: number;
  /** How long PostgreSQL may be silent beyond that limit before its connection is given up. */
  silenceMs?: number;
  /** PostgreSQL connections of this process; the embedded database has one. */
  poolSize?: number;
  /** How long a caller waits for one of them. */
  poolWaitMs?: number;
  /** Free space below which the embedded database rejects writes. */
  minimumFreeBytes?: number;
  /** Reads the free space of the embedded database; default: of the file system of `dataDir`. */
  freeBytes?: () => Promise<number>;
  /** How long an open transaction can wait for its next statement before it is rolled back. */
  idleInTransactionMs?: number;
  /** How many callers can wait for the one connection of the embedded database. */
  maxWaiting?: number;
}

/** An open database. SQL, values and error codes are the same on both kinds. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Handle;
  /**
   * For reads that may be seconds old: a hot standby, or the primary while the standby is away or too far behind. Absent
   * when there is none.
   */
  readonly lagging?: Handle | undefined;
  ping(): Promise<void>;
  /** Whether writes are rejected because the disk is nearly full; always false on PostgreSQL. */
  isShortOfSpace(): Promise<boolean>;
  /** Embedded: VACUUM ANALYZE table by table, with other statements in between; PostgreSQL: ANALYZE, the rest is autovacuum's. */
  vacuum(): Promise<void>;
  /** Embedded only: the data folder as a compressed archive, for `template`. */
  dump?(): Promise<Uint8Array>;
  /** Notifies every subscriber in every process of this database; the payload has less than 8000 bytes. */
  publish(channel: string, payload: string): Promise<void>;
  /**
   * A select that publishes with the commit of its transaction. Undefined where this is the only process: it publishes
   * after the commit itself.
   */
  notification(channel: string, payload: string): RawBuilder<unknown> | undefined;
  /**
   * Number of the current notification connection; a different number means that notifications may have been lost in
   * between. Undefined while the connection is not known to be alive.
   */
  notificationRun(): number | undefined;
  /**
   * Returns the unsubscribe function. `missed` is called when notifications may have been lost, and the channel is listened to
   * again: what is kept from them is read again. Neither may throw.
   */
  subscribe(channel: string, handler: (payload: string) => void, missed?: () => void): () => void;
  /** Resolves when every subscription is active, or when the database cannot be reached. */
  subscribed(): Promise<void>;
  /** Bytes of the database and, on PostgreSQL, its open connections. */
  sizes(): Promise<{ database: number; connections?: number }>;
  readonly slow: SlowStatements;
  /** Waits for running statements, then closes. */
  close(): Promise<void>;
}

export const defaults = {
  statementTimeoutMs: 30_000,
  lockTimeoutMs: 5_000,
  idleInTransactionMs: 30_000,
  replicaLagMs: 10_000,
  replicaRetryMs: 5_000,
  silenceMs: 5_000,
  poolWaitMs: 5_000,
  poolSize: 10,
  maxWaiting: 500,
  minimumFreeBytes: 512 * 1024 * 1024,
} as const;
