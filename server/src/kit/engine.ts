import {
  type AnyEntity,
  chinaTime,
  type Filter,
  failure,
  type Row,
  type Session,
  type StepName,
} from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { AnyBehaviour } from './any-behaviour.ts';
import type {
  Caller,
  Context,
  ContextPorts,
  EngineApi,
  LockedRows,
  NewValues,
  Services,
  WantedRows,
} from './context.ts';
import { quotaCalls } from './counter/quota.ts';
import type { QuotaCalls } from './counter/quota-calls.ts';
import { recountRows } from './counter/recount.ts';
import type { Database } from './database/open.ts';
import type { DomainEvent } from './domain-event.ts';
import { type Effects, newEffects } from './effects.ts';
import type { Handle } from './handle.ts';
import type { Listener } from './listener.ts';
import type { Ports } from './ports.ts';
import { findRelated, presentRows } from './present-rows.ts';
import type { Scope } from './read/condition.ts';
import { KeptCounts } from './read/kept-counts.ts';
import { countedRows, countRows, fromVisible, someRows } from './read/list.ts';
import { oneRow } from './read/one-row.ts';
import { Selections } from './read/selections.ts';
import type { Data } from './read/texts.ts';
import { liveWhere, visibleWhere, where } from './read/where.ts';
import type { Registry } from './schema/registry.ts';
import { createContext, runTransaction } from './transaction.ts';
import { fromColumns } from './write/columns.ts';
import { checkExistence } from './write/existence.ts';
import { lockRows } from './write/lock-rows.ts';
import { sendNotice } from './write/notices.ts';
import { remove } from './write/remove.ts';
import { add, edit } from './write/save.ts';
import { takeStep } from './write/step.ts';
import { insertRow, update } from './write/stored-row.ts';

export interface EngineOptions {
  readonly database: Database;
  readonly registry: Registry;
  /** Creates what the kit needs from the platform and what the platform offers to handlers; called once. */
  readonly provide: (engine: Engine) => { readonly ports: Ports & ContextPorts; readonly services: Services };
  readonly behaviours: readonly AnyBehaviour[];
  /** Run in their order within the transaction of the event. */
  readonly listeners?: readonly Listener[];
  readonly now: () => Date;
  /** Called for `later` jobs that fail: no caller is left to answer. */
  readonly reportDefect: (error: unknown, what: string) => void;
  /** Called after every committed transaction, to invalidate cached figures. */
  readonly wrote?: (tenantId: number) => void;
}
/** The first entity with two behaviours. */
const repeatedEntity = (behaviours: readonly AnyBehaviour[]): string | undefined =>
  behaviours.find((b, i) => behaviours.findIndex(({ entity }) => entity.name === b.entity.name) !== i)?.entity.name;

/** Reads and writes all entities by their definitions and behaviours. */
export class Engine implements EngineApi {
  readonly database: Database;
  readonly registry: Registry;
  readonly ports: Ports & ContextPorts;
  readonly services: Services;
  readonly now: () => Date;
  readonly reportDefect: EngineOptions['reportDefect'];
  readonly #wrote: EngineOptions['wrote'];
  readonly #listeners: readonly Listener[];
  readonly #behaviours: ReadonlyMap<string, AnyBehaviour>;
  readonly #counts: KeptCounts;
  readonly #selections = new Selections();

  constructor({ database, registry, provide, behaviours, listeners = [], now, reportDefect, wrote }: EngineOptions) {
    this.database = database;
    this.registry = registry;
    this.now = now;
    this.reportDefect = reportDefect;
    this.#wrote = wrote;
    this.#listeners = listeners;
    this.#counts = new KeptCounts(database.db);
    const special = new Map(behaviours.map((b) => [b.entity.name, b]));
    if (special.size !== behaviours.length) throw new Error(`two behaviours of ${repeatedEntity(behaviours)}`);
    this.#behaviours = new Map(registry.entities.map((e) => [e.name, special.get(e.name) ?? { entity: e }]));
    ({ ports: this.ports, services: this.services } = provide(this));
  }
  behaviour(e: AnyEntity): AnyBehaviour {
    return this.#behaviours.get(e.name) as AnyBehaviour;
  }
  /** Completes rows before they leave the server: waiting marks, then what the behaviour adds. */
  present(e: AnyEntity, rows: Data[], context: Context): Promise<void> {
    return presentRows(e, rows, context);
  }
  /** Sends the message that the workflow declares under this name, to the receivers that the behaviour names. */
  notice<E extends AnyEntity>(e: E, name: string, row: Row<E>, context: Context): Promise<void> {
    return sendNotice(this.behaviour(e), name, row as Data, { ...context, input: {} });
  }
  scope(session: Session): Scope {
    const { registry, ports } = this;
    return {
      registry,
      ports,
      session,
      now: chinaTime(this.now()),
      counts: this.#counts,
      selections: this.#selections,
    };
  }
  /** The scope of a read whose rows are presented. */
  readScope(context: Context): Scope {
    return { ...this.scope(context.session), related: (e) => findRelated(e, context) };
  }
  get db(): Handle {
    return this.database.db;
  }

  /** A context for reads outside a transaction; with `mayLag` they may be seconds old. */
  context(caller: Caller, { mayLag = false } = {}): Context {
    const { db, lagging = db } = this.database;
    return this.#context(mayLag ? lagging : db, caller, newEffects(this.ports.dataLog, true));
  }
  /**
   * Runs `work` in one transaction and its `later` jobs after the commit. Retries at most twice on a deadlock or
   * serialization failure. Database errors become Failures.
   */
  async transaction<T>(caller: Caller, work: (context: Context) => Promise<T> | T): Promise<T> {
    const { result, jobs } = await runTransaction(
      this.db,
      caller,
      () => this.#effects(),
      (tx, effects) => work(this.#context(tx, caller, effects)),
    );
    this.#wrote?.(caller.session?.tenantId ?? 0);
    for (const job of jobs) await job().catch((error: unknown) => this.reportDefect(error, 'later job'));
    return result;
  }
  /** Runs `work` as the given session without a request: jobs, seeds and tests. */
  runAs<T>(session: Session, work: (context: Context) => Promise<T> | T): Promise<T> {
    return this.transaction({ session, ip: '', userAgent: '', requestId: '' }, work);
  }

  #effects(): Effects {
    return newEffects(this.ports.dataLog);
  }
  #context(db: Handle, caller: Caller, effects: Effects): Context {
    return createContext(this, (session) => this.scope(session), db, caller, effects);
  }

  /** Adds a row under all rules of its entity, as if the session had sent it. */
  add<E extends AnyEntity>(e: E, draft: Readonly<Record<string, unknown>>, context: Context): Promise<Row<E>> {
    return add(this.behaviour(e), draft, true, context) as Promise<Row<E>>;
  }
  edit<E extends AnyEntity>(
    e: E,
    draft: Readonly<Record<string, unknown>> & { id: string },
    context: Context,
  ): Promise<Row<E>> {
    return edit(this.behaviour(e), draft, true, context) as Promise<Row<E>>;
  }
  remove(e: AnyEntity, id: string, context: Context): Promise<void> {
    return remove(this.behaviour(e), id, context);
  }
  /**
   * Inserts a row without the form, for columns the server decides (history, counters, registrations). Runs no hooks.
   */
  insert<E extends AnyEntity>(e: E, values: NewValues<E>, context: Context): Promise<Row<E>> {
    const state = e.workflow ? (values[e.workflow.column as string] as number | undefined) : undefined;
    return insertRow(e, values as Data, context, state) as Promise<Row<E>>;
  }
  /**
   * Sets columns of one row without the form and raises its version. Runs no hooks and does not check the state. `known` is
   * the row as this transaction locked or wrote it, which need not be read again.
   */
  set<E extends AnyEntity>(
    e: E,
    id: string,
    values: Partial<Row<E>>,
    context: Context,
    known?: Row<E>,
  ): Promise<Row<E>> {
    return update(e, id, values as Data, context, known as Data | undefined) as Promise<Row<E>>;
  }
  /** Takes a step as the session, or as the system (the state is still checked). */
  step<E extends AnyEntity>(
    e: E,
    name: StepName<E>,
    id: string,
    input: Readonly<Record<string, unknown>>,
    context: Context,
    asSystem = false,
  ): Promise<Row<E>> {
    return takeStep(this.behaviour(e), name, id, input, context, asSystem ? 'system' : 'caller') as Promise<Row<E>>;
  }
  /**
   * Returns the stored row, locked inside a transaction, if it is a live row of the session's tenant. Ignores
   * visibility.
   */
  async lock<E extends AnyEntity>(e: E, id: string, context: Context): Promise<Row<E> | undefined> {
    const { rows } =
      await sql<Data>`select * from ${sql.table(e.table)} where id = ${id} and ${liveWhere(e, context.session)} for no key update`.execute(
        context.db,
      );
    return rows[0] ? (fromColumns(e, rows[0], this.ports) as Row<E>) : undefined;
  }
  /** Locks live rows of several tables by one statement, in the order given, and returns them. */
  lockRows<const W extends readonly WantedRows[]>(wanted: W, context: Context): Promise<LockedRows<W>> {
    return lockRows(wanted, context) as Promise<LockedRows<W>>;
  }
  /** Recounts the counters of rows after a hand-written statement that changed what they count. */
  recount(e: AnyEntity, ids: readonly string[], context: Context): Promise<void> {
    return recountRows(e, ids, context);
  }
  /** Takes and gives back a declared quota of a row. */
  quota(e: AnyEntity, name: string, context: Context): QuotaCalls {
    return quotaCalls(e, name, context);
  }
  /**
   * The visible row with texts, masks and children, as `queryById` returns it. Throws notFound. `T` is the shape that
   * the entity's definition gives the row.
   */
  async one<T = Data>(e: AnyEntity, id: string, context: Context): Promise<T> {
    const row = await oneRow(context.db, e, id, this.readScope(context), await context.endWrites.take(context.db));
    await this.present(e, [row], context);
    return row as T;
  }
  /** Visible rows that match a filter, with texts and masks. `T` is the shape of the named columns. */
  async find<T = Data>(
    e: AnyEntity,
    filter: Filter,
    names: readonly string[],
    context: Context,
    limit = 1000,
    offset = 0,
    order: 'asc' | 'desc' = 'desc',
  ): Promise<T[]> {
    const rows = await someRows(
      context.db,
      e,
      names,
      { filter, sort: [{ name: 'createTime', order }] },
      limit,
      offset,
      this.readScope(context),
    );
    await this.present(e, rows, context);
    return rows as T[];
  }
  count(e: AnyEntity, filter: Filter, context: Context): Promise<number> {
    return countRows(context.db, e, filter, this.scope(context.session));
  }
  /** The rows of a hand-written count, which runs again only when what it reads has changed. */
  readCounts<R>(count: RawBuilder<R>, context: Context): Promise<readonly R[]> {
    return countedRows(context.db, count, this.scope(context.session));
  }
  /** The filter with visibility as SQL on the entity's table, for hand-written queries. */
  async visibleSql(e: AnyEntity, filter: Filter, session: Session, alias?: string) {
    const scope = this.scope(session);
    return sql<boolean>`(${await visibleWhere(e, scope, alias)} and ${await where(e, filter, scope, alias)})`;
  }
  /** `from … where …` over the visible rows that match a filter, for hand-written aggregates. */
  from(e: AnyEntity, filter: Filter, context: Context): Promise<RawBuilder<unknown>> {
    return fromVisible(e, filter, this.scope(context.session));
  }
  checkExistence(fields: Parameters<typeof checkExistence>[0], draft: Data, context: Context): Promise<void> {
    return checkExistence(fields, draft, context);
  }
  /** Runs the listeners of an event in the open transaction. */
  async emit<T>(event: DomainEvent<T>, payload: NoInfer<T>, context: Context): Promise<void> {
    for (const listener of this.#listeners) if (listener.event === event) await listener.handle(payload, context);
  }
  /** Checks a permission beyond the route's own. Throws noPermission. */
  assertPermission(session: Session, code: string): void {
    if (!session.codes.has(code)) throw failure('noPermission');
  }
}
