import { chinaTime, failure, type Row, refusal } from '@campus/contract/kit';
import { CronSchedule, readCron } from '@campus/contract/rules';
import {
  endJobRun,
  executeJob,
  type JobRunRow,
  jobRefusals,
  jobRuns,
  jobStates,
  jobTypes,
  nextJobTimes,
  pauseJob,
  quartzJob,
  resumeJob,
  runStates,
} from '@campus/contract/system';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import type { StoredJob } from '../../platform/jobs/job-store.ts';
import { checkSchedule, findSchedule, getParameters } from '../../platform/jobs/job-types.ts';
import { audit } from '../../platform/log/audit.ts';

type Job = Row<typeof quartzJob>;

/** Next run of a job; its schedule starts now, so no run counts as missed. */
function plan(row: Pick<Job, 'cronExpression' | 'status'>, context: Context) {
  const at = context.engine.now();
  const next = row.status === jobStates.running ? findSchedule(row.cronExpression)?.next(at) : undefined;
  return { lastDueTime: chinaTime(at), nextRunTime: next ? chinaTime(next) : null };
}

export const quartzJobBehaviour = behaviour(quartzJob, {
  validate({ jobClassName, cronExpression, parameter }, { engine }) {
    const { jobs } = engine.services;
    const job = jobs.types.get(jobClassName ?? '');
    checkSchedule(cronExpression ?? '', engine.now());
    getParameters(job, parameter);
  },
  beforeSave(draft, context) {
    const status = draft.status ?? jobStates.running;
    const same =
      context.before && context.before.cronExpression === draft.cronExpression && context.before.status === status;
    if (!same) Object.assign(draft, plan({ cronExpression: draft.cronExpression ?? '', status }, context));
  },
  async afterSave({ jobClassName, cronExpression, parameter, status }, context) {
    const act = context.before ? 'job.edit' : 'job.add';
    audit(context, act, { jobClassName, cronExpression, parameter, status });
  },
  async beforeDelete({ id, jobClassName }, context) {
    const { rows } = await sql`
      select 1 from sys_job_run where job_id = ${id} and status = ${runStates.running} limit 1`.execute(context.db);
    if (rows.length > 0) throw refusal(jobRefusals.endFirst);
    audit(context, 'job.delete', { jobClassName });
  },
});

async function lockJob(id: string, context: Context): Promise<Job> {
  const row = await context.engine.lock(quartzJob, id, context);
  if (!row) throw refusal(jobRefusals.unknown, 'RC_NOT_FOUND');
  return row;
}
async function turn(id: string, status: number, context: Context): Promise<null> {
  const row = await lockJob(id, context);
  if (status === jobStates.running) checkSchedule(row.cronExpression, context.engine.now());
  await context.engine.set(quartzJob, id, { status, ...plan({ ...row, status }, context) }, context);
  const act = status === jobStates.running ? 'job.resume' : 'job.pause';
  audit(context, act, { jobClassName: row.jobClassName });
  return null;
}
const pause = answer(pauseJob, ({ id }, context) => turn(id, jobStates.stopped, context), { transaction: true });
const resume = answer(resumeJob, ({ id }, context) => turn(id, jobStates.running, context), { transaction: true });

/** How long a manual run is awaited; its result is in the log afterwards. */
const patienceMs = 8_000;

const execute = answer(
  executeJob,
  async ({ id }, context) => {
    const { jobs } = context.services;
    const [row] = await context.engine.find<Omit<StoredJob, 'id' | 'lastDueTime'>>(
      quartzJob,
      ['id', 'eq', id],
      ['jobClassName', 'cronExpression', 'parameter', 'status'],
      context,
      1,
    );
    if (!row) throw refusal(jobRefusals.unknown, 'RC_NOT_FOUND');
    const stored = { id, ...row, lastDueTime: null };
    jobs.types.get(stored.jobClassName);
    const begun = await jobs.runNow(stored);
    if (!begun) throw refusal(jobRefusals.running);
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([
      begun.done,
      new Promise((done) => {
        timer = setTimeout(done, patienceMs);
      }),
    ]);
    clearTimeout(timer);
    const { rows } = await sql<{ status: number }>`
      select status from sys_job_run where job_id = ${id} order by start_time desc, id desc limit 1`.execute(
      context.db,
    );
    if (rows[0]?.status === runStates.failed) throw refusal(jobRefusals.failed);
    return null;
  },
  { transaction: false, long: true },
);

const times = answer(nextJobTimes, async ({ cron, count }, { engine }) => {
  const { texts, problem } = readCron(cron);
  if (problem !== undefined) throw refusal(problem);
  const schedule = new CronSchedule(texts, { honoursYear: true });
  return schedule.nextRuns(engine.now(), count ?? 10).map(chinaTime);
});

const types = answer(jobTypes, async (_input, { engine }) =>
  engine.services.jobs.types.all().map(({ name, title, cron, parameters = {} }) => ({
    key: name,
    title,
    description: title,
    cron,
    parameters,
  })),
);

const runs = answer(jobRuns, async ({ jobId, pageNo, pageSize }, { db, engine }) => {
  const [current, size] = [Math.max(1, pageNo ?? 1), Math.min(Math.max(pageSize ?? 10, 1), 1000)];
  const of = jobId ? sql`where job_id = ${jobId}` : sql``;
  const { rows } = await sql<JobRunRow>`
    select id, job_id, due_time, start_time, end_time, cost_time, process, status, rows, message
    from sys_job_run ${of} order by start_time desc, id desc limit ${size} offset ${(current - 1) * size}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from sys_job_run ${of}`.execute(
    db,
  );
  const words = await engine.ports.dictionary('job_run_status');
  const records = rows.map((row) => ({ ...row, status_dictText: words?.get(String(row.status)) ?? '' }));
  const total = counted[0]?.total ?? 0;
  return { records, total, size, current, pages: Math.ceil(total / size) };
});

const end = answer(endJobRun, async ({ id }, context) => {
  const { rows } = await sql`
    update sys_job_run set stop_time = coalesce(stop_time, ${context.now}::timestamptz)
    where id = ${id} and status = ${runStates.running} returning id`.execute(context.db);
  if (rows.length > 0) return null;
  const { rows: known } = await sql`select 1 from sys_job_run where id = ${id}`.execute(context.db);
  throw known.length > 0 ? refusal(jobRefusals.ended) : failure('notFound');
});

export const quartzJobCalls = [pause, resume, execute, times, types, runs, end];
