import { failures } from '@campus/contract/messages';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { PreparedStatements } from './prepared-statements.ts';
import { interruptions, StatementError, statementFault } from './statement-error.ts';
import { endsTransaction, StatementLimit } from './statement-limit.ts';

/**
 * SQLSTATEs after which the server closes the connection: shutdown or administrator, protocol, idle in a transaction.
 */
const connectionEnded = /^(57P|08|25P03)/;

const namesOthers = /^\s*set\s+(local\s+)?(role|search_path)\b/i;
const serializationFailure = '40001';
/** A prepared statement whose tables have other columns than when it was prepared. */
const isOutdated = (error: unknown): boolean =>
  statementFault(error)?.code === '0A000' && error instanceof Error && error.message.includes('cached plan');

/** A `pg` pool that survives lost and unresponsive connections and reports when none is left. */
export class ServerPool implements PostgresPool {
  readonly options: PoolConfig;
  readonly #pool: Pool;
  readonly #statementTimeoutMs: number;
  readonly #silenceMs: number;
  readonly #prepared = new WeakMap<PoolClient, PreparedStatements>();
  #end: Promise<void> | undefined;

  constructor(config: PoolConfig, statementTimeoutMs: number, silenceMs: number) {
    this.options = config;
    this.#statementTimeoutMs = statementTimeoutMs;
    this.#silenceMs = silenceMs;
    this.#pool = new Pool(config);
    // A lost connection fails its statement and leaves the pool by itself; without a listener the event would end the
    // process.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  async connect(): Promise<PostgresPoolClient> {
    try {
      const client = await this.#pool.connect();
      const prepared = this.#prepared.get(client) ?? new PreparedStatements();
      this.#prepared.set(client, prepared);
      return new ServerConnection(client, prepared, this.#statementTimeoutMs, this.#silenceMs);
    } catch (error) {
      if (statementFault(error)) throw error;
      const isLate = error instanceof Error && error.message.startsWith('timeout exceeded');
      if (isLate) throw new StatementError({ code: '53300', message: failures.busy.text() }, { cause: error });
      const message =
        error instanceof Error && error.message ? error.message : interruptions.byRefusedConnection.message;
      throw new StatementError({ ...interruptions.byRefusedConnection, message }, { cause: error });
    }
  }

  end(): Promise<void> {
    this.#end ??= this.#pool.end();
    return this.#end;
  }
}

/** A connection while a caller holds it; a lost or unresponsive one is destroyed on release. */
class ServerConnection implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #prepared: PreparedStatements;
  readonly #limit: StatementLimit;
  /** Time to wait beyond the server's own limit before the connection is given up. */
  readonly #silenceMs: number;
  #broken = false;
  #inTransaction = false;
  /** The same text means other tables until the transaction ends. */
  #isPlain = false;

  constructor(client: PoolClient, prepared: PreparedStatements, statementTimeoutMs: number, silenceMs: number) {
    this.#client = client;
    this.#prepared = prepared;
    this.#limit = new StatementLimit(statementTimeoutMs);
    this.#silenceMs = silenceMs;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: unknown, parameters?: readonly unknown[]): unknown {
    if (typeof sql !== 'string') throw new Error('rows are not streamed: read by keyset pages');
    return this.#run(sql, parameters ?? []);
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#broken || this.#prepared.isFull);
  }

  async #run(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    const limitMs = this.#limit.ms;
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      if (limitMs === 0) return;
      timer = setTimeout(() => reject(new Error('no answer')), limitMs + this.#silenceMs);
    });
    try {
      const result = await Promise.race([this.#send(sql, [...parameters]), silence]);
      this.#limit.observe(sql);
      this.#observe(sql);
      return result;
    } catch (error) {
      throw this.#translateError(error);
    } finally {
      clearTimeout(timer);
    }
  }

  #observe(sql: string): void {
    if (/^\s*(begin|start)\b/i.test(sql)) this.#inTransaction = true;
    else if (namesOthers.test(sql)) this.#isPlain = true;
    else if (endsTransaction(sql)) {
      this.#inTransaction = false;
      this.#isPlain = false;
    }
  }

  async #send(text: string, values: unknown[]): Promise<unknown> {
    const name = this.#isPlain ? undefined : this.#prepared.find(text);
    if (name === undefined) return this.#client.query(text, values);
    try {
      return await this.#client.query({ name, text, values });
    } catch (error) {
      if (!isOutdated(error)) throw error;
      // A migration changed the columns: the plans of this connection are of no more use.
      this.#broken = true;
      if (!this.#inTransaction) return this.#client.query(text, values);
      throw new StatementError({ code: serializationFailure, message: 'a table has changed' }, { cause: error });
    }
  }

  /** An error that the server did not send means that the connection is lost. */
  #translateError(error: unknown): unknown {
    const fault = statementFault(error);
    this.#broken ||= !fault || connectionEnded.test(fault.code);
    return fault ? error : new StatementError(interruptions.byLostStore, { cause: error });
  }
}
