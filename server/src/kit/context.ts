import type { Tables } from '@campus/contract';
import type {
  AnyEntity,
  AuditTask,
  Failure,
  Field,
  Filter,
  Row,
  Sequence,
  Session,
  StepName,
} from '@campus/contract/kit';
import type { Kysely, RawBuilder } from 'kysely';
import type { AnyBehaviour } from './any-behaviour.ts';
import type { QuotaCalls } from './counter/quota-calls.ts';
import type { Database } from './database/open.ts';
import type { DomainEvent } from './domain-event.ts';
import type { Handle } from './handle.ts';
import type { Ports } from './ports.ts';
import type { Condition, Scope } from './read/condition.ts';
import type { Data } from './read/texts.ts';
import type { Registry } from './schema/registry.ts';
import type { EndWrites } from './write/end-writes.ts';

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
  /** The filter as a condition for hand-written queries; combine it with `visible` or `live`. */
  meets(entity: AnyEntity, filter: Filter, alias?: string): Promise<Condition>;
  /**
   * Asks the caller to acknowledge a sentence: the transaction is undone and answered with all its warnings, unless the
   * call says that they are confirmed. Jobs and imports have no user to ask and proceed.
   */
  warn(sentence: string): void;
  /** Versions of rows for the data log, and what else can wait for the end of the transaction. */
  readonly endWrites: EndWrites;
  /** Runs after the commit: push, mail, files. A failure is logged and not returned to the caller. */
  later(job: () => Promise<void>): void;
  /**
   * Runs a part of the transaction that may be refused: then its writes, jobs and warnings are undone and its failure is
   * returned. Throws what ends the whole transaction.
   */
  attempt<T>(work: () => Promise<T>): Promise<T | Failure>;
  /** The same call as another session, with that session's visibility. */
  withSession(session: Session): Context;
  readonly services: Services;
  /** The whole engine, to read and write other entities under their own rules. */
  readonly engine: EngineApi;
  readonly call: RequestInfo;
}
/** The part of a context that is the same in all calls of a session: statements that are made of it are kept. */
export type SessionContext = Pick<Context, 'session' | 'live' | 'engine'>;
/** Request data that hooks may log but never branch on. */
export interface RequestInfo {
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** Token by which sign-in recognizes a browser. */
  readonly device?: string | undefined;
  /** Whether the caller has confirmed the warnings; absent when there is no user to ask. */
  readonly isConfirmed?: boolean | undefined;
  /** Present when the call can be repeated under its idempotency key. */
  readonly once?: Once | undefined;
}
/** Records the outcome as the last statement of the transaction, so both are committed or neither. */
export interface Once {
  settle(tx: Handle, outcome: unknown): Promise<void>;
}

/** Live rows of one table to lock, or only to read in the same statement. */
export interface WantedRows<E extends AnyEntity = AnyEntity> {
  readonly entity: E;
  readonly where: RawBuilder<unknown>;
  readonly isOnlyRead?: boolean;
}
/** The rows of an entity that were locked, or read, before a new row or the row of an edit or a step. */
export type LockedFirst = <E extends AnyEntity>(entity: E) => readonly Row<E>[];
/** The context of a save or a step, with these rows. */
export type LockedContext = Context & { readonly first: LockedFirst };

/** The rows of each table that was wanted. */
export type LockedRows<W extends readonly WantedRows[]> = { [K in keyof W]: Row<W[K]['entity']>[] };

/** The rows of the child tables by key, in their order. */
export type ChildRows = Readonly<Record<string, readonly Data[]>>;
/** The children of a row as its save leaves them. `T` is the shape that the definition of their entity gives them. */
export type ChildReader = <T = ChildRows>() => Promise<T>;

/** A change of a row's workflow state. */
export interface Transition {
  readonly id: string;
  /** Default: the session's tenant. */
  readonly tenantId?: number;
  readonly from: number;
  readonly to: number;
  /** Name of the step; `add` or `edit` for a save. */
  readonly action: string;
  readonly reason: string | null;
}
/** Whom a message reaches: usernames of receivers with an account, mobiles of those without. */
export interface Receivers {
  readonly usernames?: readonly string[];
  readonly mobiles?: readonly string[];
}
/** Receivers and parameters of a message about a row. */
export interface RowNotice {
  readonly receivers: Receivers;
  readonly params?: Readonly<Record<string, string | number | null | undefined>>;
  /** Distinguishes repeated messages about the row; default: its version. */
  readonly seq?: string | number | null;
}
/** Ports that need the context of the call. */
export interface ContextPorts {
  /** Queues a message of a declared event in the transaction of the change. */
  notify(context: Context, notice: RowNotice & { readonly code: string; readonly refId: string }): void;
  /** The time limit of an audit, as a value of the statement that reads its rows. */
  waitLimit(context: SessionContext, task: AuditTask): RawBuilder<unknown>;
  /** Adds the waiting marks to rows that wait for an audit; `limit` is the value of `waitLimit`. */
  markWaiting(context: Context, entity: AnyEntity, task: AuditTask, rows: Data[], limit: unknown): void;
  /** Adds changes of state to the history of workflows, in the transaction of the change. */
  transition(context: Context, entity: AnyEntity, ...changes: readonly Transition[]): Promise<void>;
  /** Audits a sensitive action at the end of its transaction: when the entry fails, the action fails. */
  audit(context: Context, act: string, content: Readonly<Record<string, unknown>>): void;
  /** The statement that takes the next `number` of a field; `code` names the rule that administrators can change. */
  sequence(context: Context, code: string, declared: Sequence): Promise<RawBuilder<unknown>>;
  /** The value that a fill rule generates for a field of this form. */
  fillRule(context: Context, code: string, form: Readonly<Record<string, unknown>>): Promise<string>;
  /** The reason a check rule rejects a value; undefined when it passes. */
  checkRule(context: Context, code: string, value: string): Promise<string | undefined>;
}

type Values = Readonly<Record<string, unknown>>;
/** Values of a new row; an expression is computed by the statement that inserts it. */
export type NewValues<E extends AnyEntity> = {
  readonly [K in keyof Row<E>]?: Row<E>[K] | RawBuilder<unknown>;
} & Values;
/** A session with the data of its request. */
export type Caller = RequestInfo & { readonly session: Session | undefined };

/** What hooks, steps and endpoints use of the engine. */
export interface EngineApi {
  readonly database: Database;
  readonly registry: Registry;
  readonly ports: Ports & ContextPorts;
  readonly services: Services;
  readonly db: Handle;
  readonly now: () => Date;
  readonly reportDefect: (error: unknown, what: string) => void;
  behaviour(e: AnyEntity): AnyBehaviour;
  present(e: AnyEntity, rows: Data[], context: Context): Promise<void>;
  notice<E extends AnyEntity>(e: E, name: string, row: Row<E>, context: Context): Promise<void>;
  scope(session: Session): Scope;
  readScope(context: Context): Scope;
  context(caller: Caller, options?: { readonly mayLag?: boolean }): Context;
  transaction<T>(caller: Caller, work: (context: Context) => Promise<T> | T): Promise<T>;
  runAs<T>(session: Session, work: (context: Context) => Promise<T> | T): Promise<T>;
  add<E extends AnyEntity>(e: E, draft: Values, context: Context): Promise<Row<E>>;
  edit<E extends AnyEntity>(e: E, draft: Values & { id: string }, context: Context): Promise<Row<E>>;
  remove(e: AnyEntity, id: string, context: Context): Promise<void>;
  insert<E extends AnyEntity>(e: E, values: NewValues<E>, context: Context): Promise<Row<E>>;
  set<E extends AnyEntity>(
    e: E,
    id: string,
    values: Partial<Row<E>>,
    context: Context,
    known?: Row<E>,
  ): Promise<Row<E>>;
  step<E extends AnyEntity>(
    e: E,
    name: StepName<E>,
    id: string,
    input: Values,
    context: Context,
    asSystem?: boolean,
  ): Promise<Row<E>>;
  lock<E extends AnyEntity>(e: E, id: string, context: Context): Promise<Row<E> | undefined>;
  lockRows<const W extends readonly WantedRows[]>(wanted: W, context: Context): Promise<LockedRows<W>>;
  quota(e: AnyEntity, name: string, context: Context): QuotaCalls;
  recount(e: AnyEntity, ids: readonly string[], context: Context): Promise<void>;
  one<T = Data>(e: AnyEntity, id: string, context: Context): Promise<T>;
  find<T = Data>(
    e: AnyEntity,
    filter: Filter,
    names: readonly string[],
    context: Context,
    limit?: number,
    offset?: number,
    order?: 'asc' | 'desc',
  ): Promise<T[]>;
  count(e: AnyEntity, filter: Filter, context: Context): Promise<number>;
  readCounts<R>(count: RawBuilder<R>, context: Context): Promise<readonly R[]>;
  visibleSql(e: AnyEntity, filter: Filter, session: Session, alias?: string): Promise<RawBuilder<boolean>>;
  from(e: AnyEntity, filter: Filter, context: Context): Promise<RawBuilder<unknown>>;
  checkExistence(fields: Readonly<Record<string, Field>>, draft: Data, context: Context): Promise<void>;
  emit<T>(event: DomainEvent<T>, payload: NoInfer<T>, context: Context): Promise<void>;
  assertPermission(session: Session, code: string): void;
}
