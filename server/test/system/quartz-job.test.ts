import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
let admin: string;
const base = '/sys/quartzJob';
beforeAll(async () => {
  fixture = await AppFixture.open();
  admin = await fixture.token('admin');
});
afterAll(() => fixture.close());

const by = () => ({ token: admin });
const loadId = async (name: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`select id from sys_quartz_job where job_class_name = ${name}`.execute(
    fixture.db,
  );
  return rows[0]?.id as string;
};
const edit = async (name: string, more: Record<string, unknown>) => {
  const { result } = await fixture.get(`${base}/queryById?id=${await loadId(name)}`, by());
  return fixture.post(`${base}/edit`, { ...result, ...more }, by());
};

describe('the list of jobs', () => {
  it('holds every job of the product, with the words the specification gives', async () => {
    const { result } = await fixture.get(`${base}/list?pageSize=100`, by());
    const { result: types } = await fixture.get(`${base}/types`, by());
    expect(result.records.map((r: { jobClassName: string }) => r.jobClassName).sort()).toEqual(
      types.map((t: { key: string }) => t.key).sort(),
    );
    expect(result.records.find((r: { jobClassName: string }) => r.jobClassName === 'AuditVerify')).toMatchObject({
      cronExpression: '0 20 4 * * ? *',
      status: 0,
      status_dictText: '已启动',
      nextRunTime: expect.stringMatching(/ 04:20:00$/),
    });
  });
  it('is stopped, started and run by hand', async () => {
    const id = await loadId('SessionClean');
    expect((await fixture.post(`${base}/pause`, { id }, by())).message).toBe('暂停定时任务成功');
    const read = async () => (await fixture.get(`${base}/queryById?id=${id}`, by())).result;
    expect(await read()).toMatchObject({ status: -1, nextRunTime: null });
    expect(await fixture.get(`${base}/resume?id=${id}`, by())).toMatchObject({
      success: true,
      message: '恢复定时任务成功',
    });
    expect(await read()).toMatchObject({ status: 0, nextRunTime: expect.any(String) });
    expect((await fixture.post(`${base}/execute`, { id }, by())).message).toBe('执行成功!');
    const { result } = await fixture.get(`${base}/runs?jobId=${id}`, by());
    expect(result).toMatchObject({ total: 1, records: [{ status: 1, status_dictText: '成功', jobId: id }] });
    expect((await fixture.post(`${base}/endRun`, { id: result.records[0].id }, by())).message).toBe('该次执行已结束');
    for (const call of ['pause', 'resume', 'execute'])
      expect((await fixture.post(`${base}/${call}`, { id: 'none' }, by())).message).toBe('定时任务不存在！');
  });
  it('says that a run failed', async () => {
    const id = await loadId('AuditVerify');
    await sql`update sys_quartz_job set parameter = '{"x":1}' where id = ${id}`.execute(fixture.db);
    expect((await fixture.post(`${base}/execute`, { id }, by())).message).toBe('执行失败!');
    const { result } = await fixture.get(`${base}/queryById?id=${id}`, by());
    expect(result.lastResult).toMatch(/执行失败$/);
    await sql`update sys_quartz_job set parameter = null where id = ${id}`.execute(fixture.db);
  });
});

describe('a schedule from outside', () => {
  it.each([
    ['0 0 25 * * ? *', 'Cron表达式错误：时的取值范围为0到23'],
    ['0/5 * * * * ? *', '执行频率过高'],
    ['* * * * * ? *', '执行频率过高'],
    ['0 0 0 30 2 ? *', '该表达式没有执行时间'],
    ['0 0 0 1 1 ? 2020', '该表达式没有执行时间'],
    ['', '请输入cron表达式!'],
  ])('%s is refused: %s', async (cronExpression, message) => {
    expect((await edit('SessionClean', { cronExpression })).message).toBe(message);
  });
  it('is taken, planned from now on, and versioned', async () => {
    expect(await edit('SessionClean', { cronExpression: '0 30 5 ? * 1 *' })).toMatchObject({
      success: true,
      message: '更新定时任务成功!',
      result: { nextRunTime: expect.stringMatching(/ 05:30:00$/) },
    });
    const { rows } = await sql`select 1 from sys_data_log where data_table = 'sys_quartz_job'`.execute(fixture.db);
    expect(rows.length).toBeGreaterThan(0);
  });
  it.each(['constructor', '__proto__', 'toString', 'no.such.Job'])('never names a class: %s', async (jobClassName) => {
    const body = { jobClassName, cronExpression: '0 0 1 * * ? *' };
    expect((await fixture.post(`${base}/add`, body, by())).message).toBe(`后台找不到该类名：${jobClassName}`);
  });
  it.each(['{', '[]', '1', '{"unknown":1}'])('takes parameters of the job alone: %s', async (parameter) => {
    expect((await edit('SessionClean', { parameter })).message).toBe('参数格式不正确!');
  });
  it('is previewed for anybody who is signed in', async () => {
    const { result } = await fixture.get(`${base}/nextTimes?cron=${encodeURIComponent('0 0 8 * * ? *')}&count=3`, {
      token: await fixture.token('viewer'),
    });
    expect(result).toHaveLength(3);
    expect(result[0]).toMatch(/ 08:00:00$/);
  });
});

it('schedules one job several times, with the same or other parameters', async () => {
  const list = async () => {
    const { result } = await fixture.get(`${base}/list?jobClassName=LogClean&pageSize=100`, by());
    return result.records.map(({ parameter, cronExpression }: Record<string, unknown>) => [parameter, cronExpression]);
  };
  const body = { jobClassName: 'LogClean', cronExpression: '0 10 2 * * ? *', status: -1 };
  const before = await list();
  for (const parameter of [null, '{"days":365}', '{"days":365}'])
    expect(await fixture.post(`${base}/add`, { ...body, parameter }, by())).toMatchObject({
      success: true,
      message: '创建定时任务成功',
    });
  expect(await list()).toEqual([
    ...before,
    [null, body.cronExpression],
    ['{"days":365}', body.cronExpression],
    ['{"days":365}', body.cronExpression],
  ]);
});

it('is visible to administrators only', async () => {
  const id = await loadId('SessionClean');
  for (const name of ['school', 'content01', 'viewer']) {
    const token = await fixture.token(name);
    expect((await fixture.get(`${base}/list`, { token })).code, name).toBe(510);
    expect((await fixture.post(`${base}/execute`, { id }, { token })).code, name).toBe(510);
  }
});
