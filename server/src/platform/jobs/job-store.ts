import { jobStates, runStates } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Handle } from '../../kit/handle.ts';
import { newId } from '../../kit/write/new-id.ts';

/** A job as stored; times in China time. */
export interface StoredJob {
  readonly id: string;
  readonly jobClassName: string;
  readonly cronExpression: string;
  readonly parameter: string | null;
  readonly lastDueTime: string | null;
  readonly status: number;
}
/** Outcome of a run. */
export interface Outcome {
  readonly status: number;
  readonly rows: number | null;
  readonly message: string | null;
  readonly costTime: number;
}

/** A process without a heartbeat for this long is considered dead. */
const deadAfterSeconds = 60;
/** Time a run gets to end after an abort. */
export const endSeconds = 10;

const columns = sql`id, job_class_name, cron_expression, parameter, last_due_time, status`;

export async function listStartedJobs(db: Handle): Promise<readonly StoredJob[]> {
  const { rows } = await sql<StoredJob>`
    select ${columns} from sys_quartz_job where status = ${jobStates.running} and del_flag = 0 order by id`.execute(db);
  return rows;
}

/**
 * Claims a run under the lock of the schedule's row, so only one of several processes gets it. Returns undefined when
 * another process has it, the schedule was stopped, `due` was claimed before, or the job is running under this or
 * another schedule: jobs never run concurrently.
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
    // Claims of one job are serialized, so each sees the other's run.
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

/** Writes the outcome of a running run and of its job; returns the number of consecutive failures. */
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

/** Records a heartbeat; returns the ids of runs that a user wants to stop. */
export async function recordHeartbeat(db: Handle, process: string, now: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; stopTime: string | null }>`
    update sys_job_run set seen_time = ${now}::timestamptz
    where process = ${process} and status = ${runStates.running} returning id, stop_time`.execute(db);
  return rows.filter(({ stopTime }) => stopTime !== null).map(({ id }) => id);
}

/** Releases runs that did not end when aborted and runs of dead processes, so their jobs can run again. */
export async function releaseLostRuns(db: Handle, now: string): Promise<void> {
  await sql`
    update sys_job_run set status = ${runStates.lost}::int, end_time = ${now}::timestamptz,
      message = case when stop_time is null then '执行进程失去响应' else '未能在10秒内结束' end
    where status = ${runStates.running}
      and (seen_time < ${now}::timestamptz - make_interval(secs => ${deadAfterSeconds}::int)
        or stop_time < ${now}::timestamptz - make_interval(secs => ${endSeconds}::int))`.execute(db);
}

/** The embedded database has one process: every running run is left over from the last one. */
export async function releaseAllRuns(db: Handle, now: string): Promise<void> {
  await sql`
    update sys_job_run set status = ${runStates.lost}::int, end_time = ${now}::timestamptz, message = '执行进程失去响应'
    where status = ${runStates.running}`.execute(db);
}
