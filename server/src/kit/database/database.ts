import type { Handle } from '../handle.ts';
import type { SlowStatements } from './slow-statements.ts';

export interface DatabaseOptions {
  /** PostgreSQL 15 or newer; without it the embedded store is used. */
  databaseUrl?: string;
  /** Folder of the embedded store, which lives in its `db`; without it the store is in memory and ends with the process. */
  dataDir?: string;
  /** A `dump()` of another embedded database, which a store that does not exist yet starts from. */
  template?: Uint8Array;
  /** Longest run of one statement; `set local statement_timeout` changes it for one transaction, on both stores. */
  statementTimeoutMs?: number;
  /** PostgreSQL connections of this process; the embedded store has one. */
  poolSize?: number;
  /** Free space under which the embedded store refuses writes. */
  minimumFreeBytes?: number;
  /** Free space of the embedded store; default: of the file system that holds `dataDir`. */
  freeBytes?: () => Promise<number>;
  /** How long an open transaction may wait for its next statement before it is rolled back. */
  idleInTransactionMs?: number;
  /** How many may wait for the one connection of the embedded store. */
  mostWaiting?: number;
}

/** One open store. The same SQL, values and error codes on both kinds. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Handle;
  ping(): Promise<void>;
  /** Whether writes are refused because the disk of the store is nearly full; PostgreSQL looks after its own. */
  isShortOfSpace(): Promise<boolean>;
  /** Embedded: VACUUM ANALYZE table by table, letting others in between; PostgreSQL has autovacuum. */
  vacuum(): Promise<void>;
  /** Embedded only: the data folder as a compressed archive, for `template`. */
  dump?(): Promise<Uint8Array>;
  /** Tells every subscriber in every process on this store; the payload has less than 8000 bytes. */
  publish(channel: string, payload: string): Promise<void>;
  /** Publishes with the commit of the transaction `tx`, where the store can. `publish` after the commit stays necessary. */
  publishWithCommit(tx: Handle, channel: string, payload: string): Promise<void>;
  /**
   * Number of the present run of notifications; another number means that some may have been lost between. Undefined
   * while the channel is not known to be alive.
   */
  notificationRun(): number | undefined;
  /** Answers the function that ends the subscription. A handler must not throw. */
  subscribe(channel: string, handler: (payload: string) => void): () => void;
  /** Bytes of the database and, on PostgreSQL, its open connections. */
  sizes(): Promise<{ database: number; connections?: number }>;
  readonly slow: SlowStatements;
  /** Lets what has begun finish, then closes. */
  close(): Promise<void>;
}

export const defaults = {
  statementTimeoutMs: 30_000,
  lockTimeoutMs: 5_000,
  idleInTransactionMs: 30_000,
  poolWaitMs: 5_000,
  poolSize: 10,
  mostWaiting: 500,
  minimumFreeBytes: 512 * 1024 * 1024,
} as const;
