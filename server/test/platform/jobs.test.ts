import { number } from '@campus/contract/kit';
import { quartzJob } from '@campus/contract/system';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Job, JobArguments } from '../../src/kit/area-server.ts';
import type { Database } from '../../src/kit/database/open.ts';
import { ensureJobs } from '../../src/platform/jobs/ensure-jobs.ts';
import { JobRunner } from '../../src/platform/jobs/job-runner.ts';
import { JobTypes } from '../../src/platform/jobs/job-types.ts';
import { ListLog } from '../http/http-fixture.ts';
import { bareEngine, Clock } from '../support/bare-engine.ts';
import { createMissingTables } from '../support/tables.ts';
import { openTestDatabase } from '../support/test-database.ts';

let database: Database;
let runs: number;
let parameters: Record<string, unknown>[];
let failures: string[];
let work: (signal: AbortSignal) => Promise<number>;
let runners: JobRunner[];
const clock = new Clock('2026-11-20T10:00:05+08:00');
const engine = () => bareEngine(database, clock);
const job: Job = {
  name: 'TestJob',
  title: '测试任务',
  cron: '0/10 * * * * ? *',
  parameters: { days: number({ label: '天数' }) },
  async run(_engine, _session, { signal, parameters: given }: JobArguments) {
    runs += 1;
    parameters.push(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)));
    return work(signal);
  },
};
const types = new JobTypes([job]);

/** One of the processes of the installation. */
function getProcess(name: string): JobRunner {
  const runner = new JobRunner({
    engine: engine(),
    types,
    log: new ListLog(),
    process: name,
    onFailing: async ({ name: failing }, error) => void failures.push(`${failing}: ${error}`),
  });
  runners.push(runner);
  return runner;
}
const tickAll = async () => {
  await Promise.all(runners.map((each) => each.tick()));
  await Promise.all(runners.map((each) => each.waitForRuns()));
};
const seconds = (n: number) => clock.pass(n / 60);
const stored = async () => {
  const { rows } = await sql<{ status: number; message: string | null; process: string }>`
    select status, message, process from sys_job_run order by start_time, id`.execute(database.db);
  return rows;
};
/** A run that lasts until it is aborted, or for ever. */
function hanging({ listens }: { listens: boolean }): void {
  work = (signal) =>
    new Promise((_, reject) => listens && signal.addEventListener('abort', () => reject(signal.reason)));
}

beforeAll(async () => {
  database = await openTestDatabase();
  await createMissingTables(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  [runs, parameters, failures, runners, work] = [0, [], [], [], async () => 3];
  clock.set('2026-11-20T10:00:05+08:00');
  await sql`truncate sys_quartz_job, sys_job_run, sys_log`.execute(database.db);
  await ensureJobs(engine(), types);
  seconds(10);
});
afterEach(() => {
  work = async () => 0;
});

it('runs once for a due time, whichever of three processes claims it', async () => {
  for (const name of ['a', 'b', 'c']) getProcess(name);
  clock.set('2026-11-20T10:00:10+08:00');
  for (let i = 0; i < 60; i += 1) {
    await tickAll();
    seconds(1);
  }
  expect(runs).toBe(6);
});

it('is taken over by another process once its own is dead', async () => {
  hanging({ listens: false });
  const dead = getProcess('dead');
  await dead.tick();
  expect(await stored()).toMatchObject([{ status: 0, process: 'dead' }]);
  // It gives no sign any more.
  runners = [];
  work = async () => 1;
  getProcess('alive');
  seconds(30);
  await tickAll();
  expect(await stored()).toMatchObject([{ status: 0 }]);
  seconds(31);
  for (let i = 0; i < 5; i += 1) await tickAll();
  seconds(10);
  await tickAll();
  expect((await stored()).map(({ status, process }) => [status, process])).toEqual([
    [4, 'dead'],
    [1, 'alive'],
    [1, 'alive'],
  ]);
});

it('never overlaps with its own last run', async () => {
  hanging({ listens: false });
  const runner = getProcess('a');
  for (let i = 0; i < 30; i += 1) {
    await runner.tick();
    seconds(1);
  }
  expect(runs).toBe(1);
  const { rows } = await sql<{ id: string }>`select id from sys_quartz_job`.execute(database.db);
  const [row] = await engine().runAs(
    { userId: 'x', username: 'x', realname: 'x', audience: 'staff', tenantId: 1, roles: [], codes: new Set() },
    (context) => context.engine.find(quartzJob, ['id', 'eq', rows[0]?.id ?? ''], [...quartzJob.list], context),
  );
  expect(
    await runner.runNow({ ...(row as never as Parameters<JobRunner['runNow']>[0]), lastDueTime: null }),
  ).toBeUndefined();
});

it('ends when it is asked to, and is given up after ten seconds when it does not', async () => {
  const ask = () =>
    sql`update sys_job_run set stop_time = ${'2026-11-20 10:00:16'}::timestamptz where status = 0`.execute(database.db);
  hanging({ listens: true });
  const runner = getProcess('a');
  await runner.tick();
  await ask();
  for (let i = 0; i < 5; i += 1) await runner.tick();
  await runner.waitForRuns();
  expect(await stored()).toMatchObject([{ status: 3, message: '测试任务已结束' }]);

  hanging({ listens: false });
  seconds(10);
  for (let i = 0; i < 5; i += 1) await runner.tick();
  await ask();
  seconds(11);
  for (let i = 0; i < 5; i += 1) await runner.tick();
  expect((await stored()).slice(0, 2)).toMatchObject([{ status: 3 }, { status: 4, message: '未能在10秒内结束' }]);
});

it('skips a due time that is older than a minute, and runs with the stored settings at the next one', async () => {
  getProcess('a');
  await sql`update sys_quartz_job set cron_expression = '0 0 3 * * ? *'`.execute(database.db);
  clock.set('2026-11-21T03:01:01+08:00');
  await tickAll();
  expect(runs).toBe(0);
  clock.set('2026-11-22T03:00:59+08:00');
  await tickAll();
  expect(runs).toBe(1);
});

it('is not run while its row is stopped, and as its row says when that was changed', async () => {
  getProcess('a');
  await sql`update sys_quartz_job set status = -1`.execute(database.db);
  await tickAll();
  expect(runs).toBe(0);
  await sql`update sys_quartz_job set status = 0, cron_expression = '0 5 10 * * ? *'`.execute(database.db);
  await tickAll();
  expect(runs).toBe(0);
  clock.set('2026-11-20T10:05:03+08:00');
  await tickAll();
  expect(runs).toBe(1);
});

it('leaves rows touched and errors in the log, and tells of the third failure in a row', async () => {
  getProcess('a');
  await tickAll();
  work = async () => {
    throw new Error('disk of /var/lib is full');
  };
  for (let i = 0; i < 4; i += 1) {
    seconds(10);
    await tickAll();
  }
  const { rows } = await sql<{ logContent: string; logType: number }>`
    select log_content, log_type from sys_log order by create_time, id`.execute(database.db);
  expect(rows).toEqual([
    { logContent: '测试任务执行成功，处理3条', logType: 5 },
    ...Array.from({ length: 4 }, () => ({ logContent: '测试任务执行失败', logType: 5 })),
  ]);
  expect(failures).toEqual(['TestJob: 测试任务执行失败']);
});

it('gets one row when the product knows it first, and none again after an administrator deleted it', async () => {
  await ensureJobs(engine(), types);
  await sql`update sys_quartz_job set del_flag = 1, cron_expression = '0 0 1 * * ? *'`.execute(database.db);
  await ensureJobs(engine(), types);
  const { rows } = await sql`select cron_expression from sys_quartz_job`.execute(database.db);
  expect(rows).toEqual([{ cronExpression: '0 0 1 * * ? *' }]);
});

it('runs every schedule of a job with its own parameters, one after the other', async () => {
  await sql`
    insert into sys_quartz_job (id, tenant_id, create_by, create_time, job_class_name, cron_expression, parameter, status, last_due_time)
    select 'second', 0, 'system', create_time, job_class_name, cron_expression, '{"days":30}', status, last_due_time
    from sys_quartz_job`.execute(database.db);
  for (const name of ['a', 'b']) getProcess(name);
  let [running, most] = [0, 0];
  work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setTimeout(done, 20));
    running -= 1;
    return 1;
  };
  // Each tick claims what is free: the second schedule follows when the first has ended.
  for (let i = 0; i < 4; i += 1) await tickAll();
  expect(parameters).toEqual([{}, { days: 30 }]);
  expect(most).toBe(1);
});
