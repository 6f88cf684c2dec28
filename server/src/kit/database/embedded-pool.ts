import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { EmbeddedEngine, LostReply } from './embedded-engine.ts';
import type { StatementResult, StoreReply, StoreRequest } from './embedded-protocol.ts';
import type { FreeSpaceGuard } from './free-space.ts';
import { interruptions, StatementError, type StatementFault } from './statement-error.ts';
import { endsTransaction, StatementLimit } from './statement-limit.ts';

export interface EmbeddedLimits {
  readonly statementTimeoutMs: number;
  readonly idleInTransactionMs: number;
  /** How many callers can wait for the connection; further ones are rejected. */
  readonly maxWaiting: number;
}

/**
 * The embedded database as a pool of one connection, so that Kysely's PostgreSQL dialect serves both databases. The
 * holder of the connection has the database exclusively; others wait in order of arrival.
 */
export class EmbeddedPool implements PostgresPool {
  readonly options = {};
  readonly #engine: EmbeddedEngine;
  readonly #limits: EmbeddedLimits;
  readonly #guard: FreeSpaceGuard | undefined;
  readonly #waiting: ((lease: Lease) => void)[] = [];
  #held = false;
  #end: Promise<void> | undefined;

  constructor(engine: EmbeddedEngine, limits: EmbeddedLimits, guard: FreeSpaceGuard | undefined) {
    this.#engine = engine;
    this.#limits = limits;
    this.#guard = guard;
  }

  connect(): Promise<Lease> {
    if (this.#end) return Promise.reject(new Error('the database is closed'));
    if (this.#waiting.length >= this.#limits.maxWaiting)
      return Promise.reject(new StatementError(interruptions.byFullQueue));
    return this.#lease();
  }

  /** Runs one request with its own time limit when its turn comes. */
  async run(request: StoreRequest, limitMs: number): Promise<StoreReply> {
    const lease = await this.connect();
    const reply = await this.#engine.run(request, limitMs);
    lease.release();
    return unwrapReply(reply);
  }

  /** Serves the waiting callers, then closes the database. */
  end(): Promise<void> {
    this.#end ??= this.#lease().then(() => this.#engine.close());
    return this.#end;
  }

  #lease(): Promise<Lease> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (!this.#held) this.#next();
    });
  }

  #next(): void {
    const give = this.#waiting.shift();
    this.#held = give !== undefined;
    give?.(new Lease(this.#engine, this.#limits, this.#guard, () => this.#next()));
  }
}

/** The connection while one caller holds it. */
class Lease implements PostgresPoolClient {
  readonly #engine: EmbeddedEngine;
  readonly #guard: FreeSpaceGuard | undefined;
  readonly #limit: StatementLimit;
  readonly #idleInTransactionMs: number;
  readonly #onRelease: () => void;
  #queue: Promise<unknown> = Promise.resolve();
  #inTransaction = false;
  #idle: NodeJS.Timeout | undefined;
  /** Why the transaction ended before its holder knows. */
  #abortFault: StatementFault | undefined;
  #released = false;

  constructor(engine: EmbeddedEngine, limits: EmbeddedLimits, guard: FreeSpaceGuard | undefined, giveBack: () => void) {
    this.#engine = engine;
    this.#guard = guard;
    this.#limit = new StatementLimit(limits.statementTimeoutMs);
    this.#idleInTransactionMs = limits.idleInTransactionMs;
    this.#onRelease = giveBack;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: unknown, parameters?: readonly unknown[]): unknown {
    if (typeof sql !== 'string') throw new Error('the embedded store has no cursors: read by keyset pages');
    const result = this.#queue.then(() => this.#run(sql, (parameters ?? []) as readonly (string | null)[]));
    this.#queue = result.catch(() => undefined);
    return result;
  }

  release(): void {
    if (this.#released) return;
    this.#released = true;
    this.#queue = this.#queue.then(async () => {
      clearTimeout(this.#idle);
      if (this.#inTransaction) await this.#rollback();
      // The next caller has the database from here on; a late statement must not run in between.
      this.#abortFault ??= interruptions.byRelease;
      this.#onRelease();
    });
  }

  async #run(sql: string, parameters: readonly (string | null)[]): Promise<StatementResult> {
    if (this.#abortFault) return this.#answerAborted(sql, this.#abortFault);
    clearTimeout(this.#idle);
    try {
      await this.#guard?.check(sql);
      const reply = await this.#engine.run({ kind: 'run', sql, parameters }, this.#limit.ms);
      if (reply.kind === 'lost' && this.#inTransaction) this.#abortFault = interruptions.byAbortedTransaction;
      this.#inTransaction = 'inTransaction' in reply && reply.inTransaction;
      const answer = unwrapReply(reply);
      this.#limit.observe(sql);
      return (answer as StoreReply & { kind: 'ran' }).result;
    } finally {
      if (this.#inTransaction) this.#idle = setTimeout(() => this.#expire(), this.#idleInTransactionMs);
    }
  }

  /** Like PostgreSQL in an aborted transaction: accepts only its end, which is a rollback. */
  #answerAborted(sql: string, fault: StatementFault): StatementResult {
    if (!endsTransaction(sql)) throw new StatementError(fault);
    if (!this.#released) this.#abortFault = undefined;
    this.#limit.observe(sql);
    return { command: 'ROLLBACK', rowCount: 0, rows: [] };
  }

  /** Ends an idle transaction, for example one that waits for `db` itself: it would block every other caller. */
  #expire(): void {
    this.#abortFault = interruptions.byIdleTransaction;
    this.release();
  }

  async #rollback(): Promise<void> {
    this.#inTransaction = false;
    await this.#engine.run({ kind: 'run', sql: 'rollback', parameters: [] }, this.#limit.ms);
  }
}

function unwrapReply(reply: StoreReply | LostReply): StoreReply {
  if (reply.kind === 'failed') throw new StatementError(reply.fault);
  if (reply.kind === 'lost') throw new StatementError(reply.fault, { cause: reply.cause });
  return reply;
}
