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
import type { AnyBehaviour } from './behaviour.ts';
import type { CallFacts, Context } from './context.ts';
import type { Database } from './database/open.ts';
import { isRepeatable, translateDatabaseError } from './database-failure.ts';
import { checkExistence } from './existence.ts';
import type { Handle } from './handle.ts';
import { countRows, fromVisible, oneRow, someRows } from './list.ts';
import type { Ports } from './ports.ts';
import type { Registry } from './registry.ts';
import { remove } from './remove.ts';
import { add, edit } from './save.ts';
import { takeStep } from './step.ts';
import { fromColumns, insertRow, update } from './stored-row.ts';
import type { Data } from './texts.ts';
import { liveWhere, type Scope, visibleWhere, where } from './where.ts';

export interface EngineParts {
  readonly database: Database;
  readonly registry: Registry;
  readonly ports: Ports;
  readonly behaviours: readonly AnyBehaviour[];
  readonly now: () => Date;
  /** Told of `later` jobs that failed; nobody is answered any more. */
  readonly reportDefect: (error: unknown, what: string) => void;
  /** Told of every committed transaction, so that figures read before it are forgotten. */
  readonly wrote?: (tenantId: number) => void;
}
type Caller = CallFacts & { readonly session: Session | undefined };
const mostTries = 3;
const nobody: Session = {
  userId: '',
  username: 'anonymous',
  realname: '',
  audience: 'student',
  tenantId: 0,
  roles: [],
  codes: new Set(),
};

/** Reads and writes of all entities through their definitions and behaviours. */
export class Engine {
  readonly parts: EngineParts;
  readonly #behaviours: ReadonlyMap<string, AnyBehaviour>;

  constructor(parts: EngineParts) {
    this.parts = parts;
    const special = new Map(parts.behaviours.map((b) => [b.entity.name, b]));
    this.#behaviours = new Map(parts.registry.entities.map((e) => [e.name, special.get(e.name) ?? { entity: e }]));
  }
  behaviour(e: AnyEntity): AnyBehaviour {
    return this.#behaviours.get(e.name) as AnyBehaviour;
  }
  scope(session: Session): Scope {
    return { registry: this.parts.registry, ports: this.parts.ports, session };
  }
  get db(): Handle {
    return this.parts.database.db;
  }

  /** A context for reads, outside any transaction. */
  context(caller: Caller): Context {
    return this.#context(this.db, caller, []);
  }
  /**
   * Runs `work` in one transaction; `later` jobs follow the commit. A deadlock or a serialisation failure repeats it, at
   * most twice. Database refusals become Failures.
   */
  async transaction<T>(caller: Caller, work: (context: Context) => Promise<T>): Promise<T> {
    const { result, jobs } = await this.#committed(caller, work);
    this.parts.wrote?.(caller.session?.tenantId ?? 0);
    for (const job of jobs) await job().catch((error: unknown) => this.parts.reportDefect(error, 'later job'));
    return result;
  }
  /** Work has no effect outside its transaction, so that a victim of a deadlock is run again. */
  async #committed<T>(
    caller: Caller,
    work: (context: Context) => Promise<T>,
  ): Promise<{ result: T; jobs: readonly (() => Promise<void>)[] }> {
    for (let tries = 1; ; tries += 1) {
      const jobs: (() => Promise<void>)[] = [];
      try {
        const result = await this.db.transaction().execute(async (tx) => {
          const made = await work(this.#context(tx, caller, jobs));
          await caller.once?.settle(tx, made);
          return made;
        });
        return { result, jobs };
      } catch (error) {
        if (tries >= mostTries || !isRepeatable(error)) throw translateDatabaseError(error);
      }
    }
  }
  /** A context for jobs, seeds and tests: the given session, no request behind it. */
  as<T>(session: Session, work: (context: Context) => Promise<T>): Promise<T> {
    return this.transaction({ session, ip: '', userAgent: '', requestId: '' }, work);
  }

  #context(db: Handle, caller: Caller, jobs: (() => Promise<void>)[]): Context {
    const session = caller.session ?? nobody;
    const scope = this.scope(session);
    return {
      db: db as Context['db'],
      session,
      now: chinaTime(this.parts.now()),
      visible: (e, alias) => visibleWhere(e, scope, alias),
      live: (e, alias) => liveWhere(e, session, alias),
      later: (job) => void jobs.push(job),
      engine: this,
      call: {
        ip: caller.ip,
        userAgent: caller.userAgent,
        requestId: caller.requestId,
        device: caller.device,
        once: caller.once,
      },
    };
  }

  /** Adds a row through all rules of its entity, as if the session had sent it. */
  add<E extends AnyEntity>(e: E, draft: Readonly<Record<string, unknown>>, context: Context): Promise<Row<E>> {
    return add(this.behaviour(e), draft, true, context, this.scope(context.session)) as Promise<Row<E>>;
  }
  edit<E extends AnyEntity>(
    e: E,
    draft: Readonly<Record<string, unknown>> & { id: string },
    context: Context,
  ): Promise<Row<E>> {
    return edit(this.behaviour(e), draft, true, context, this.scope(context.session)) as Promise<Row<E>>;
  }
  remove(e: AnyEntity, id: string, context: Context): Promise<void> {
    return remove(this.behaviour(e), id, context, this.scope(context.session));
  }
  /** Writes a row past the form: columns the server decides (history, counters, rows of registrations). No hooks run. */
  insert<E extends AnyEntity>(
    e: E,
    values: Partial<Row<E>> & Record<string, unknown>,
    context: Context,
  ): Promise<Row<E>> {
    const state = e.workflow ? (values[e.workflow.column as string] as number | undefined) : undefined;
    return insertRow(e, values as Data, context, this.scope(context.session), state) as Promise<Row<E>>;
  }
  /** Sets columns of one row past the form and raises its version. No hooks run, the state is the caller's business. */
  set<E extends AnyEntity>(e: E, id: string, values: Partial<Row<E>>, context: Context): Promise<Row<E>> {
    return update(e, id, values as Data, context, this.scope(context.session)) as Promise<Row<E>>;
  }
  /** Takes a step as the session, or as the system (state still checked). */
  step<E extends AnyEntity>(
    e: E,
    name: StepName<E>,
    id: string,
    input: Readonly<Record<string, unknown>>,
    context: Context,
    asSystem = false,
  ): Promise<Row<E>> {
    return takeStep(this.behaviour(e), name, id, input, context, this.scope(context.session), asSystem) as Promise<
      Row<E>
    >;
  }
  /** The stored row, locked when in a transaction, if it lives in the session's tenant; visibility is not asked. */
  async lock<E extends AnyEntity>(e: E, id: string, context: Context): Promise<Row<E> | undefined> {
    const { rows } =
      await sql<Data>`select * from ${sql.table(e.table)} where id = ${id} and ${liveWhere(e, context.session)} for no key update`.execute(
        context.db,
      );
    return rows[0] ? (fromColumns(e, rows[0], this.scope(context.session)) as Row<E>) : undefined;
  }
  /** The visible row with texts, masks and children, as `queryById` answers it. Throws notFound. */
  async one(e: AnyEntity, id: string, context: Context): Promise<Data> {
    const row = await oneRow(context.db, e, id, this.scope(context.session));
    await this.behaviour(e).present?.([row], context);
    return row;
  }
  /** Visible rows under a filter, with texts and masks. */
  async find(
    e: AnyEntity,
    filter: Filter,
    names: readonly string[],
    context: Context,
    limit = 1000,
    offset = 0,
    order: 'asc' | 'desc' = 'desc',
  ): Promise<Data[]> {
    const rows = await someRows(
      context.db,
      e,
      names,
      { filter, sort: [{ name: 'createTime', order }] },
      limit,
      offset,
      this.scope(context.session),
    );
    await this.behaviour(e).present?.(rows, context);
    return rows;
  }
  count(e: AnyEntity, filter: Filter, context: Context): Promise<number> {
    return countRows(context.db, e, filter, this.scope(context.session));
  }
  /** The filter as SQL on the entity's table, for hand-written queries that must keep the visibility. */
  async visibleSql(e: AnyEntity, filter: Filter, session: Session, alias?: string) {
    const scope = this.scope(session);
    return sql<boolean>`(${await visibleWhere(e, scope, alias)} and ${await where(e, filter, scope, alias)})`;
  }
  /** `from … where …` over the visible rows under a filter: what hand-written aggregates of the entity's table select from. */
  from(e: AnyEntity, filter: Filter, context: Context): Promise<RawBuilder<unknown>> {
    return fromVisible(e, filter, this.scope(context.session));
  }
  checkExistence(fields: Parameters<typeof checkExistence>[0], draft: Data, context: Context): Promise<void> {
    return checkExistence(fields, draft, context, this.scope(context.session));
  }
  /** Permission beyond the route's own: throws noPermission. */
  need(session: Session, code: string): void {
    if (!session.codes.has(code)) throw failure('noPermission');
  }
}
