import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { interruptions, StatementError, statementFault } from './statement-error.ts';
import { StatementLimit } from './statement-limit.ts';

/** Time to wait beyond the server's own limit before the connection is given up. */
const graceMs = 5_000;

/**
 * SQLSTATEs after which the server closes the connection: shutdown or administrator, protocol, idle in a transaction.
 */
const connectionEnded = /^(57P|08|25P03)/;

/** A `pg` pool that survives lost and unresponsive connections and reports when none is left. */
export class ServerPool implements PostgresPool {
  readonly options: PoolConfig;
  readonly #pool: Pool;
  readonly #statementTimeoutMs: number;
  #end: Promise<void> | undefined;

  constructor(config: PoolConfig, statementTimeoutMs: number) {
    this.options = config;
    this.#statementTimeoutMs = statementTimeoutMs;
    this.#pool = new Pool(config);
    // A lost connection fails its statement and leaves the pool by itself; without a listener the event would end the
    // process.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  async connect(): Promise<PostgresPoolClient> {
    try {
      return new ServerConnection(await this.#pool.connect(), this.#statementTimeoutMs);
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('timeout exceeded'))) throw error;
      throw new StatementError({ code: '53300', message: '系统繁忙，请稍后再试' }, { cause: error });
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
  readonly #limit: StatementLimit;
  #broken = false;

  constructor(client: PoolClient, statementTimeoutMs: number) {
    this.#client = client;
    this.#limit = new StatementLimit(statementTimeoutMs);
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: unknown, parameters?: readonly unknown[]): unknown {
    if (typeof sql !== 'string') throw new Error('rows are not streamed: read by keyset pages');
    return this.#run(sql, parameters ?? []);
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#broken);
  }

  async #run(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    const limitMs = this.#limit.ms;
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      if (limitMs === 0) return;
      timer = setTimeout(() => reject(new Error('no answer')), limitMs + graceMs);
    });
    try {
      const result = await Promise.race([this.#client.query(sql, [...parameters]), silence]);
      this.#limit.observe(sql);
      return result;
    } catch (error) {
      throw this.#translateError(error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** An error that the server did not send means that the connection is lost. */
  #translateError(error: unknown): unknown {
    const fault = statementFault(error);
    this.#broken ||= !fault || connectionEnded.test(fault.code);
    return fault ? error : new StatementError(interruptions.byLostStore, { cause: error });
  }
}
