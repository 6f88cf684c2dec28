import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '../../src/kit/area-server.ts';
import type { Database } from '../../src/kit/database/open.ts';
import { JobRunner } from '../../src/platform/jobs/job-runner.ts';
import { Schedule } from '../../src/platform/jobs/schedule.ts';
import { ListLog } from '../http/http-world.ts';
import { bareEngine, Clock } from '../support/bare-engine.ts';
import { createMissingTables } from '../support/tables.ts';
import { openTestDatabase } from '../support/test-database.ts';

describe('a schedule', () => {
  it.each([
    ['0/10 * * * * ? *', '2026-11-20 10:00:09', '2026-11-20 10:00:00'],
    ['0/10 * * * * ? *', '2026-11-20 10:00:10', '2026-11-20 10:00:10'],
    ['0 * * * * ? *', '2026-11-20 10:07:59', '2026-11-20 10:07:00'],
    ['0 0/5 * * * ? *', '2026-11-20 10:09:59', '2026-11-20 10:05:00'],
    ['30 0/5 * * * ? *', '2026-11-20 10:05:29', '2026-11-20 10:00:30'],
    ['0 10 0 * * ? *', '2026-11-20 00:09:59', '2026-11-19 00:10:00'],
    ['0 0 3 ? * 0 *', '2026-11-20 10:00:00', '2026-11-15 03:00:00'],
    ['0 0 0 1 * ? *', '2026-11-20 10:00:00', '2026-11-01 00:00:00'],
    ['0 0 9-17 * * ? *', '2026-11-20 20:00:00', '2026-11-20 17:00:00'],
    ['0 0,30 8,20 * * ? *', '2026-11-20 20:15:00', '2026-11-20 20:00:00'],
    ['0 0 0 29 2 ? *', '2026-11-20 10:00:00', undefined],
  ])('%s was due last before %s at %s', (expression, at, due) => {
    const found = new Schedule(expression).lastDue(new Date(`${at.replace(' ', 'T')}+08:00`));
    expect(found).toEqual(due === undefined ? undefined : new Date(`${due.replace(' ', 'T')}+08:00`));
  });

  it.each(['* * * * *', '60 * * * * ? *', '0 0 24 * * ? *', 'a * * * * ? *', '0 0 0 L * ? *', ''])(
    'refuses “%s”',
    (expression) => {
      expect(() => new Schedule(expression)).toThrow(/schedule/);
    },
  );
});

describe('the jobs of several processes', () => {
  let database: Database;
  let runs: string[];
  let fail: boolean;
  const clock = new Clock('2026-11-20T10:00:05+08:00');
  const job: Job = {
    name: 'TestJob',
    title: '测试任务',
    cron: '0/10 * * * * ? *',
    async run() {
      runs.push('run');
      if (fail) throw new Error('disk of /var/lib is full');
      return 3;
    },
  };
  let runners: JobRunner[];
  const runner = (): JobRunner => {
    const made = new JobRunner(bareEngine(database, clock), [job], new ListLog());
    runners.push(made);
    return made;
  };
  const tickAll = async () => {
    for (const each of runners) each.tick();
    await Promise.all(runners.map((each) => each.settled()));
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    await createMissingTables(database.db);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    [runs, fail, runners] = [[], false, []];
    clock.set('2026-11-20T10:00:05+08:00');
    await sql`truncate sys_job_claim, sys_log`.execute(database.db);
  });
  afterEach(() => Promise.all(runners.map((each) => each.stop())));

  it('run once for a due time', async () => {
    runner();
    runner();
    runner();
    for (let i = 0; i < 3; i += 1) await tickAll();
    expect(runs).toHaveLength(1);
    clock.pass(1 / 6);
    await tickAll();
    expect(runs).toHaveLength(2);
  });

  it('make up for a time that was missed, once', async () => {
    runner();
    await tickAll();
    clock.pass(60);
    await tickAll();
    await tickAll();
    expect(runs).toHaveLength(2);
  });

  it('leave rows touched and errors in the log, and go on', async () => {
    runner();
    await tickAll();
    fail = true;
    clock.pass(1);
    await tickAll();
    clock.pass(1);
    await tickAll();
    const { rows } = await sql<{
      logContent: string;
      logType: number;
    }>`select log_content, log_type from sys_log order by id`.execute(database.db);
    expect(rows).toEqual([
      { logContent: '测试任务执行成功，处理3条', logType: 5 },
      { logContent: '测试任务执行失败', logType: 5 },
      { logContent: '测试任务执行失败', logType: 5 },
    ]);
    const { rows: claims } = await sql<{ failures: number }>`select failures from sys_job_claim`.execute(database.db);
    expect(claims).toEqual([{ failures: 2 }]);
  });
});
