import type { Tables } from '@campus/contract';
import type { AnyEntity, Session } from '@campus/contract/kit';
import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import type { Handle } from './handle.ts';
import type { Condition } from './read/where.ts';

/** What the platform offers to hooks and endpoints. The kit knows none of it: `platform/services.ts` declares the members. */
// biome-ignore lint/suspicious/noEmptyInterface: completed by declaration merging
export interface Services {}

/**
 * What hooks, steps and endpoints can use. `db` is the open transaction (in reads: a connection) and sees every row of
 * every tenant: each query on it needs `visible(entity)` or `live(entity)`, or a reason in review.
 */
export interface Context {
  readonly db: Kysely<Tables>;
  readonly session: Session;
  /** `YYYY-MM-DD HH:mm:ss` in China time; the clock is always passed in. */
  readonly now: string;
  /** Condition for the rows this user can see: tenant, visibility, data rules, not deleted. */
  visible(entity: AnyEntity, alias?: string): Promise<Condition>;
  /** Condition for all live rows of the session's tenant, regardless of visibility: uniqueness, counters. */
  live(entity: AnyEntity, alias?: string): Condition;
  /** Runs after the commit: push, mail, files. A failure is logged and not returned to the caller. */
  later(job: () => Promise<void>): void;
  readonly services: Services;
  /** The whole engine, to read and write other entities under their own rules. */
  readonly engine: Engine;
  readonly call: RequestInfo;
}
/** Request data that hooks may log but never branch on. */
export interface RequestInfo {
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** Token by which sign-in recognizes a browser. */
  readonly device?: string | undefined;
  /** Present when the call can be repeated under its idempotency key. */
  readonly once?: Once | undefined;
}
/** Records the outcome as the last statement of the transaction, so both are committed or neither. */
export interface Once {
  settle(tx: Handle, outcome: unknown): Promise<void>;
}
