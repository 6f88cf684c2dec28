import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/kit/database/open.ts';
import { type OwnStore, ownStore } from '../support/own-store.ts';
import { ServerProcess } from '../support/server-process.ts';

/*
 * Three processes as `npm start` runs them, on one PostgreSQL, with a job that is due every two seconds. (The same on a
 * clock that the test moves, for a whole minute of which no due time is left out: platform/jobs.test.ts.)
 */
const seconds = 2;
const schedule = `0/${seconds} * * * * ? *`;
const job = 'SessionClean';

interface Run {
  readonly id: string;
  readonly due: number;
  readonly process: string;
  readonly status: number;
}
let store: OwnStore;
let database: Database;
let processes: ServerProcess[];
const loadRuns = async (): Promise<Run[]> => {
  const { rows } = await sql<Run>`
    select r.id, extract(epoch from r.due_time)::float8 as due, r.process, r.status
    from sys_job_run r join sys_quartz_job j on j.id = r.job_id
    where j.job_class_name = ${job} order by r.due_time, r.id`.execute(database.db);
  return rows;
};
/** Looks again until the runs are the wanted ones. */
async function until(wanted: (runs: readonly Run[]) => boolean, mostMs: number): Promise<readonly Run[]> {
  for (const end = performance.now() + mostMs; ; ) {
    const runs = await loadRuns();
    if (wanted(runs) || performance.now() > end) return runs;
    await new Promise((done) => setTimeout(done, 100));
  }
}
const getPid = ({ process }: Run): number => Number(process.split('#').at(-1));

beforeAll(async () => {
  store = await ownStore('none');
  database = await store.open();
  // No other job runs meanwhile. The screen rejects so short an interval; the runner accepts the stored one.
  await sql`update sys_quartz_job set status = -1`.execute(database.db);
  processes = Array.from({ length: 3 }, () => new ServerProcess(store.env));
  await Promise.all(processes.map((one) => one.address()));
  await sql`
    update sys_quartz_job set status = 0, cron_expression = ${schedule}, last_due_time = now()
    where job_class_name = ${job}`.execute(database.db);
});
afterAll(async () => {
  for (const one of processes ?? []) await one.crash();
  await database?.close();
  await store?.remove();
});

it('claims each due time once, whichever of three processes does', async () => {
  const runs = await until((all) => all.filter(({ status }) => status === 1).length >= 3, 25_000);
  const dues = runs.map(({ due }) => due);
  expect(runs.length).toBeGreaterThanOrEqual(3);
  expect(new Set(dues).size).toBe(dues.length);
  for (const due of dues) expect(due % seconds).toBe(0);
  const pids = new Set(processes.map(({ child }) => child.pid));
  for (const run of runs) expect(pids).toContain(getPid(run));
});

it('runs the next due time elsewhere when the process that ran one is killed', async () => {
  // The run waits for a table that the test holds, until its process is gone.
  let running: Run | undefined;
  await database.db.transaction().execute(async (tx) => {
    await sql`lock table sys_captcha in access exclusive mode`.execute(tx);
    running = (await until((all) => all.at(-1)?.status === 0, 15_000)).at(-1);
    expect(running?.status).toBe(0);
    const victim = processes.find(({ child }) => child.pid === getPid(running as Run));
    await victim?.crash();
  });
  // A minute of silence, without waiting for it.
  await sql`update sys_job_run set seen_time = now() - interval '2 minutes' where id = ${running?.id}`.execute(
    database.db,
  );
  const runs = await until((all) => all.some(({ due, status }) => due > (running as Run).due && status === 1), 25_000);
  expect(runs.find(({ id }) => id === running?.id)?.status).toBe(4);
  const after = runs.filter(({ due }) => due > (running as Run).due);
  expect(after.length).toBeGreaterThan(0);
  for (const run of after) expect(run.process).not.toBe(running?.process);
  expect(new Set(runs.map(({ due }) => due)).size).toBe(runs.length);
});
