import { chinaTime, type Session } from '@campus/contract/kit';
import { runStates } from '@campus/contract/system';
import type { Job } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import type { Log } from '../../kit/log.ts';
import { logTypes, writeLog } from '../log/operation-log.ts';
import {
  claimRun,
  endSeconds,
  finishRun,
  listStartedJobs,
  type Outcome,
  recordHeartbeat,
  releaseAllRuns,
  releaseLostRuns,
  type StoredJob,
} from './job-store.ts';
import { findSchedule, getParameters, type JobTypes } from './job-types.ts';

const tickMs = 1_000;
/** Ticks between two heartbeats of a process. */
const ticksPerHeartbeat = 5;
/** An older due time is a misfire and skipped: the next run works on the stored state. */
const misfireMs = 60_000;
/** Consecutive failures before the administrators are notified. */
const failuresToNotify = 3;

/** Session of the system itself: every row of the tenant, no permission codes. */
export const systemSession = (tenantId: number): Session => ({
  userId: 'system',
  username: 'system',
  realname: '系统',
  audience: 'staff',
  tenantId,
  roles: [],
  codes: new Set(),
});

interface ActiveRun {
  readonly controller: AbortController;
  readonly done: Promise<void>;
}
interface JobRunnerOptions {
  readonly engine: EngineApi;
  readonly types: JobTypes;
  readonly log: Log;
  /** Identifies this process in the installation. */
  readonly process: string;
  /** Called when a job failed several times in a row. */
  readonly onFailing?: (job: Job, error: string) => Promise<void>;
}

/**
 * Runs the scheduled jobs in this process. Among processes on one database, one claims each due time; a job never runs
 * concurrently with itself.
 */
export class JobRunner {
  readonly types: JobTypes;
  readonly #options: JobRunnerOptions;
  readonly #running = new Map<string, ActiveRun>();
  #timer: NodeJS.Timeout | undefined;
  #ticking: Promise<void> | undefined;
  #ticks = 0;

  constructor(parts: JobRunnerOptions) {
    this.#options = parts;
    this.types = parts.types;
  }

  async start(): Promise<void> {
    const { database } = this.#options.engine;
    if (database.kind === 'embedded') await releaseAllRuns(this.#db, this.#now());
    this.#timer = setInterval(() => {
      this.#ticking ??= this.tick()
        .catch((error: unknown) => this.#options.log.error('jobs could not be looked at', error))
        .finally(() => {
          this.#ticking = undefined;
        });
    }, tickMs).unref();
  }
  /** Starts every due job in the background. */
  async tick(): Promise<void> {
    if (this.#ticks % ticksPerHeartbeat === 0) await this.#sendHeartbeat();
    this.#ticks += 1;
    const at = this.#options.engine.now();
    for (const stored of await listStartedJobs(this.#db)) {
      const due = findSchedule(stored.cronExpression)?.last(at);
      if (!due || at.getTime() - due.getTime() > misfireMs) continue;
      const dueTime = chinaTime(due);
      if (stored.lastDueTime !== null && stored.lastDueTime >= dueTime) continue;
      await this.#startRun(stored, dueTime, false);
    }
  }
  /** Starts a run now; undefined while the job is running. */
  async runNow(stored: StoredJob): Promise<{ readonly done: Promise<void> } | undefined> {
    const id = await this.#startRun(stored, this.#now(), true);
    return id === undefined ? undefined : { done: this.#running.get(id)?.done ?? Promise.resolve() };
  }
  /** Starts no more runs; aborts the running ones and waits a while for them. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#ticking;
    for (const { controller } of this.#running.values()) controller.abort();
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, endSeconds * 1000);
    });
    await Promise.race([this.waitForRuns(), patience]);
    clearTimeout(timer);
  }
  /** Resolves when all runs of this process have ended. */
  async waitForRuns(): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ done }) => done));
  }
  /** Sends a heartbeat, aborts runs on request, and releases runs of dead processes. */
  async #sendHeartbeat(): Promise<void> {
    if (this.#running.size > 0) {
      const toEnd = await recordHeartbeat(this.#db, this.#options.process, this.#now());
      for (const id of toEnd) this.#running.get(id)?.controller.abort();
    }
    await releaseLostRuns(this.#db, this.#now());
  }

  async #startRun(stored: StoredJob, due: string, byHand: boolean): Promise<string | undefined> {
    const job = this.types.find(stored.jobClassName);
    if (!job) return undefined;
    const claim = { due, process: this.#options.process, now: this.#now(), byHand };
    const id = await claimRun(this.#db, stored, claim);
    if (id === undefined) return undefined;
    const controller = new AbortController();
    const done = this.#run(id, job, stored, controller.signal)
      .catch((error: unknown) => this.#options.log.error('a run could not be noted', error, { job: job.name }))
      .finally(() => this.#running.delete(id));
    this.#running.set(id, { controller, done });
    return id;
  }

  async #run(id: string, job: Job, stored: StoredJob, signal: AbortSignal): Promise<void> {
    const { engine, log, onFailing } = this.#options;
    const started = performance.now();
    const outcome = await this.#outcome(job, stored, signal);
    const costTime = Math.round(performance.now() - started);
    const next = findSchedule(stored.cronExpression)?.next(engine.now());
    const run = { id, jobId: stored.id };
    const failures = await finishRun(
      this.#db,
      run,
      { ...outcome, costTime },
      this.#now(),
      next ? chinaTime(next) : null,
    );
    if (outcome.status === runStates.failed) log.error('job failed', outcome.error, { job: job.name });
    if (failures === failuresToNotify) await onFailing?.(job, outcome.message);
    // A run without effect is only in the job's own log.
    if (outcome.status === runStates.done && outcome.rows === 0) return;
    const row = { logType: logTypes.job, content: outcome.message, method: 'JOB', path: job.name, costMs: costTime };
    await writeLog(this.#db, row, this.#now());
  }
  async #outcome(
    job: Job,
    stored: StoredJob,
    signal: AbortSignal,
  ): Promise<Omit<Outcome, 'costTime'> & { message: string; error?: unknown }> {
    try {
      const parameters = getParameters(job, stored.parameter);
      const rows = await job.run(this.#options.engine, systemSession, { signal, parameters });
      if (signal.aborted) return { status: runStates.ended, rows, message: `${job.title}已结束，处理${rows}条` };
      return { status: runStates.done, rows, message: `${job.title}执行成功，处理${rows}条` };
    } catch (error) {
      if (signal.aborted) return { status: runStates.ended, rows: null, message: `${job.title}已结束` };
      // The error goes to the process log only: it can contain paths and values.
      return { status: runStates.failed, rows: null, message: `${job.title}执行失败`, error };
    }
  }
  #now(): string {
    return chinaTime(this.#options.engine.now());
  }
  get #db() {
    return this.#options.engine.db;
  }
}
