import type { Tables } from '@campus/contract';
import type { AnyEntity, Session } from '@campus/contract/kit';
import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import type { Handle } from './handle.ts';
import type { Condition } from './where.ts';

/**
 * What a hook, a step or an endpoint may use. `db` is the open transaction (in reads: a connection) and sees every row
 * of every tenant: each query on it carries `visible(entity)` or `live(entity)`, or a reason in review.
 */
export interface Context {
  readonly db: Kysely<Tables>;
  readonly session: Session;
  /** `YYYY-MM-DD HH:mm:ss`, China time; the clock is an argument everywhere. */
  readonly now: string;
  /** The condition "this user may see the row": tenant, visibility, data rules, live ones only. */
  visible(entity: AnyEntity, alias?: string): Promise<Condition>;
  /** The condition "a live row of the session's tenant", whoever may see it: for uniqueness, counters and the like. */
  live(entity: AnyEntity, alias?: string): Condition;
  /** Runs after the commit: push, mail, files. A failure there is logged, never answered. */
  later(job: () => Promise<void>): void;
  /** The whole engine, for reads and writes of other entities through their own rules. */
  readonly engine: Engine;
  readonly call: CallFacts;
}
/** Facts of the request that hooks may log, never branch on. */
export interface CallFacts {
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** Token by which sign-in knows a browser again. */
  readonly device?: string | undefined;
  /** Of a call that may come again under its idempotency key. */
  readonly once?: Once | undefined;
}
/** Told of what a transaction came to as its last statement, so that both are committed or neither. */
export interface Once {
  settle(tx: Handle, outcome: unknown): Promise<void>;
}
