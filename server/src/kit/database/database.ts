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
  /** How long an open transaction may wait for its next statement before it is rolled back. */
  idleInTransactionMs?: number;
}

/** One open store. The same SQL, values and error codes on both kinds. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Handle;
  ping(): Promise<void>;
  /** Embedded: VACUUM ANALYZE table by table, letting others in between; PostgreSQL has autovacuum. */
  vacuum(): Promise<void>;
  /** Embedded only: the data folder as a compressed archive, for `template`. */
  dump?(): Promise<Uint8Array>;
  /** Tells every subscriber in every process on this store; the payload has less than 8000 bytes. */
  publish(channel: string, payload: string): Promise<void>;
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
  minimumFreeBytes: 512 * 1024 * 1024,
} as const;
