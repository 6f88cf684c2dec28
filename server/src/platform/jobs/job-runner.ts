import { chinaTime, type Session } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import type { Engine } from '../../kit/engine.ts';
import type { Log } from '../../kit/log.ts';
import { logTypes, writeLog } from '../log/operation-log.ts';
import { Schedule } from './schedule.ts';

const tickMs = 1_000;

/** The system itself as a caller: every row of the tenant, no permission code of a person. */
export const systemSession = (tenantId: number): Session => ({
  userId: 'system',
  username: 'system',
  realname: '系统',
  audience: 'staff',
  tenantId,
  roles: [],
  codes: new Set(),
});

interface Planned {
  readonly job: Job;
  readonly schedule: Schedule;
  running: Promise<void> | undefined;
  lastTried: number;
}

/**
 * Runs the product's jobs in this process. A due time is claimed by writing it into the job's row: of several processes
 * on one database one succeeds. A time missed while nothing ran is made up by the next, since jobs work on stored state.
 */
export class JobRunner {
  readonly #engine: Engine;
  readonly #log: Log;
  readonly #planned: readonly Planned[];
  #timer: NodeJS.Timeout | undefined;

  constructor(engine: Engine, jobs: readonly Job[], log: Log) {
    this.#engine = engine;
    this.#log = log;
    this.#planned = jobs.map((job) => ({ job, schedule: new Schedule(job.cron), running: undefined, lastTried: 0 }));
    if (new Set(jobs.map((job) => job.name)).size !== jobs.length) throw new Error('two jobs carry one name');
  }

  start(): void {
    this.#timer = setInterval(() => this.tick(), tickMs).unref();
  }
  /** The job of that name, to be run by hand. Throws when there is none. */
  named(name: string): Job {
    const found = this.#planned.find(({ job }) => job.name === name);
    if (!found) throw new Error(`there is no job ${name}`);
    return found.job;
  }
  /** Looks once whether anything is due; what is due runs in the background. */
  tick(): void {
    const now = this.#engine.parts.now();
    for (const planned of this.#planned) {
      const due = planned.schedule.lastDue(now);
      if (!due || planned.running || due.getTime() <= planned.lastTried) continue;
      planned.lastTried = due.getTime();
      planned.running = this.#runIfFirst(planned.job, due)
        .catch((error: unknown) => this.#log.error('job could not be claimed', error, { job: planned.job.name }))
        .finally(() => {
          planned.running = undefined;
        });
    }
  }
  /** No further runs; answers when those that run have ended. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.settled();
  }
  async settled(): Promise<void> {
    await Promise.all(this.#planned.map(({ running }) => running));
  }

  async #runIfFirst(job: Job, due: Date): Promise<void> {
    if (await this.#claim(job, due)) await this.run(job);
  }
  async #claim(job: Job, due: Date): Promise<boolean> {
    const dueTime = chinaTime(due);
    const { rows } = await sql`
      insert into sys_job_claim (id, tenant_id, create_by, create_time, due_time) values (${job.name}, 0, 'system', now(), ${dueTime}::timestamptz)
      on conflict (id) do update set due_time = excluded.due_time, update_time = now()
        where sys_job_claim.due_time < excluded.due_time
      returning id`.execute(this.#engine.db);
    return rows.length > 0;
  }

  /** Runs a job now, whatever its schedule says; notes the outcome, logs rows touched or the error (type 5). */
  async run(job: Job): Promise<void> {
    const started = performance.now();
    const outcome = await job.run(this.#engine, systemSession).then(
      (rows) => ({ rows, error: undefined }),
      (error: unknown) => ({ rows: 0, error }),
    );
    const failed = outcome.error !== undefined;
    if (failed) this.#log.error('job failed', outcome.error, { job: job.name });
    const text = failed ? `${job.title}执行失败` : `${job.title}执行成功，处理${outcome.rows}条`;
    await sql`
      update sys_job_claim set outcome = ${text}, failures = ${failed ? sql`coalesce(failures, 0) + 1` : sql`0`} where id = ${job.name}`.execute(
      this.#engine.db,
    );
    if (!failed && outcome.rows === 0) return;
    const now = chinaTime(this.#engine.parts.now());
    const costMs = Math.round(performance.now() - started);
    await writeLog(
      this.#engine.db,
      { logType: logTypes.job, content: text, method: 'JOB', path: job.name, costMs },
      now,
    );
  }
}
