import { setTimeout as pause } from 'node:timers/promises';
import { aiTask, chatRefusals } from '@campus/contract/assistant';
import type { Session } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { EngineApi, RequestInfo } from '../../kit/context.ts';
import { ChatError } from './chat-route.ts';

const channel = 'assistant-stop';
/** A task without a heartbeat for this long belongs to a dead process. */
const staleSeconds = 60;
const aliveMs = 20_000;
const [mostTries, againMs] = [3, 150];

type Caller = RequestInfo & { readonly session: Session };

/** An answer running in this process. */
export interface Task {
  readonly signal: AbortSignal;
  /** Whether its user stopped it. */
  readonly isStopped: boolean;
  /** Registers the id under which any process can stop the task. */
  name(taskId: string): Promise<void>;
  /** Aborts the work without a request of the user. */
  abort(): void;
  /** Idempotent. */
  end(): Promise<void>;
}

/** Running answers: one per user across all processes; only that user may stop it. */
export class RunningTasks {
  readonly #engine: EngineApi;
  readonly #stops = new Map<string, () => void>();

  constructor(engine: EngineApi) {
    this.#engine = engine;
    engine.database.subscribe(channel, (taskId) => this.#stops.get(taskId)?.());
  }

  /** Starts an answer. Throws 429 while another answer of the user is running. */
  async begin(caller: Caller, upstream: boolean): Promise<Task> {
    const rowId = await this.#claimSoon(caller, upstream);
    const { db } = this.#engine;
    const controller = new AbortController();
    const state = { isStopped: false, isEnded: false, taskId: '' };
    const alive = setInterval(() => {
      sql`update ai_task set alive_at = now() where id = ${rowId}`.execute(db).catch(this.#report);
    }, aliveMs);
    return {
      signal: controller.signal,
      get isStopped() {
        return state.isStopped;
      },
      name: async (taskId) => {
        state.taskId = taskId;
        this.#stops.set(taskId, () => {
          state.isStopped = true;
          controller.abort();
        });
        await sql`update ai_task set task_id = ${taskId} where id = ${rowId}`.execute(db);
      },
      abort: () => controller.abort(),
      end: async () => {
        if (state.isEnded) return;
        state.isEnded = true;
        clearInterval(alive);
        this.#stops.delete(state.taskId);
        await sql`delete from ai_task where id = ${rowId}`.execute(db);
      },
    };
  }
  /** The user's own task with that id; undefined for any other. */
  async find(taskId: string, session: Session): Promise<{ readonly upstream: boolean } | undefined> {
    const { rows } = await sql<{ upstream: number }>`
      select upstream from ai_task where task_id = ${taskId} and user_id = ${session.userId}`.execute(this.#engine.db);
    return rows[0] && { upstream: rows[0].upstream === 1 };
  }
  /** Stops a task in whatever process it runs. */
  async stop(taskId: string): Promise<void> {
    this.#stops.get(taskId)?.();
    await this.#engine.database.publish(channel, taskId);
  }

  /** Retries briefly: the row of an answer that has just ended may not be deleted yet. */
  async #claimSoon(caller: Caller, upstream: boolean): Promise<string> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const row = await this.#claim(caller, upstream);
      if (row) return row;
      await pause(againMs);
    }
    throw new ChatError(429, 'too_many_requests', chatRefusals.running);
  }
  async #claim(caller: Caller, upstream: boolean): Promise<string | undefined> {
    return this.#engine.transaction(caller, async (context) => {
      const { userId } = caller.session;
      await sql`select pg_advisory_xact_lock(hashtextextended(${`ai ${userId}`}, 0))`.execute(context.db);
      await sql`
        delete from ai_task where user_id = ${userId} and alive_at < now() - make_interval(secs => ${staleSeconds})`.execute(
        context.db,
      );
      const { rows } = await sql`select 1 from ai_task where user_id = ${userId}`.execute(context.db);
      if (rows.length > 0) return undefined;
      const row = await context.engine.insert(
        aiTask,
        { userId, upstream: upstream ? 1 : 0, aliveAt: context.now },
        context,
      );
      await sql`update ai_task set alive_at = now() where id = ${row.id}`.execute(context.db);
      return row.id;
    });
  }
  readonly #report = (error: unknown): void => this.#engine.reportDefect(error, 'assistant task');
}
