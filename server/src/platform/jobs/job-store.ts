import { jobStates, runStates } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Handle } from '../../kit/handle.ts';
import { newId } from '../../kit/new-id.ts';

/** A job as its row says; times are China time. */
export interface StoredJob {
  readonly id: string;
  readonly jobClassName: string;
  readonly cronExpression: string;
  readonly parameter: string | null;
  readonly lastDueTime: string | null;
  readonly status: number;
}
/** What became of a run. */
export interface Outcome {
  readonly status: number;
  readonly rows: number | null;
  readonly message: string | null;
  readonly costTime: number;
}

/** A process that gave no sign for so long is thought dead. */
const silentSeconds = 60;
/** How long a run may take to end once it is asked to. */
export const endSeconds = 10;

const columns = sql`id, job_class_name, cron_expression, parameter, last_due_time, status`;

export async function startedJobs(db: Handle): Promise<readonly StoredJob[]> {
  const { rows } = await sql<StoredJob>`
    select ${columns} from sys_quartz_job where status = ${jobStates.running} and del_flag = 0 order by id`.execute(db);
  return rows;
}

/**
 * Claims a run under the lock of the schedule's row: of several processes one gets it. Answers nothing when another has
 * it, when the schedule was stopped meanwhile, when `due` was claimed before, or while the job runs, for this schedule or
 * for another one of the same job: jobs are written to run alone.
 */
export function claimRun(
  db: Handle,
  job: Pick<StoredJob, 'id'>,
  { due, process, now, byHand }: { due: string; process: string; now: string; byHand: boolean },
): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<StoredJob>`
      select ${columns} from sys_quartz_job where id = ${job.id} and del_flag = 0 for update skip locked`.execute(tx);
    const [row] = rows;
    if (!row) return undefined;
    if (!byHand && (row.status !== jobStates.running || (row.lastDueTime !== null && row.lastDueTime >= due)))
      return undefined;
    // Schedules of one job claim one after the other, so that each sees the run of the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`job|${row.jobClassName}`}, 0))`.execute(tx);
    const running = await sql`
      select 1 from sys_job_run r join sys_quartz_job j on j.id = r.job_id
      where j.job_class_name = ${row.jobClassName} and r.status = ${runStates.running} limit 1`.execute(tx);
    if (running.rows.length > 0) return undefined;
    const id = newId();
    await sql`
      insert into sys_job_run (id, tenant_id, create_by, create_time, job_id, due_time, start_time, process, status, seen_time)
      values (${id}, 0, 'system', ${now}::timestamptz, ${job.id}, ${due}::timestamptz, ${now}::timestamptz,
              ${process}, ${runStates.running}::int, ${now}::timestamptz)`.execute(tx);
    if (!byHand)
      await sql`update sys_quartz_job set last_due_time = ${due}::timestamptz where id = ${job.id}`.execute(tx);
    return id;
  });
}

/** Writes what became of a run that still stands as running, and into its job; answers how often it failed in a row. */
export function finishRun(
  db: Handle,
  run: { readonly id: string; readonly jobId: string },
  outcome: Outcome,
  now: string,
  nextRunTime: string | null,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update sys_job_run set status = ${outcome.status}::int, end_time = ${now}::timestamptz, cost_time = ${outcome.costTime}::int,
        rows = ${outcome.rows}::int, message = ${outcome.message}
      where id = ${run.id} and status = ${runStates.running} returning id`.execute(tx);
    if (rows.length === 0) return 0;
    const failed = outcome.status === runStates.failed;
    const { rows: jobs } = await sql<{ failures: number }>`
      update sys_quartz_job set last_run_time = ${now}::timestamptz, last_result = ${outcome.message?.slice(0, 255) ?? null},
        next_run_time = ${nextRunTime}::timestamptz, failures = ${failed ? sql`coalesce(failures, 0) + 1` : sql`0`}
      where id = ${run.jobId} returning failures`.execute(tx);
    return Number(jobs[0]?.failures ?? 0);
  });
}

/** Says that a process lives; answers which of its runs somebody wants to end. */
export async function signOfLife(db: Handle, process: string, now: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; stopTime: string | null }>`
    update sys_job_run set seen_time = ${now}::timestamptz
    where process = ${process} and status = ${runStates.running} returning id, stop_time`.execute(db);
  return rows.filter(({ stopTime }) => stopTime !== null).map(({ id }) => id);
}

/** Gives up runs that did not end when asked and those of processes that fell silent: their jobs may run again. */
export async function giveUpLost(db: Handle, now: string): Promise<void> {
  await sql`
    update sys_job_run set status = ${runStates.lost}::int, end_time = ${now}::timestamptz,
      message = case when stop_time is null then '执行进程失去响应' else '未能在10秒内结束' end
    where status = ${runStates.running}
      and (seen_time < ${now}::timestamptz - make_interval(secs => ${silentSeconds}::int)
        or stop_time < ${now}::timestamptz - make_interval(secs => ${endSeconds}::int))`.execute(db);
}

/** The embedded store has one process: what ran when it was left has ended. */
export async function giveUpAll(db: Handle, now: string): Promise<void> {
  await sql`
    update sys_job_run set status = ${runStates.lost}::int, end_time = ${now}::timestamptz, message = '执行进程失去响应'
    where status = ${runStates.running}`.execute(db);
}
