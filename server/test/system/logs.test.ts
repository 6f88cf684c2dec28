import { position } from '@campus/contract/system';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemSession } from '../../src/platform/jobs/job-runner.ts';
import { AppFixture } from '../support/app-fixture.ts';
import { runJob } from '../support/run-job.ts';

let fixture: AppFixture;
let admin: { token: string };
beforeAll(async () => {
  fixture = await AppFixture.open();
  admin = { token: await fixture.token('admin') };
});
afterAll(() => fixture.close());

const logs = async (query: string) => (await fixture.get(`/sys/log/list?pageSize=50&${query}`, admin)).result.records;

it('lists sign-ins and operations by kind, word and time', async () => {
  const body = { code: 'LOG-1', name: '日志测试', postRank: '1' };
  expect((await fixture.post('/sys/position/add', body, admin)).success).toBe(true);
  expect(await logs('logType=1')).toMatchObject([{ logType: 1, userid: 'admin' }]);
  expect(await logs('logType=2&operateType=2')).toMatchObject([
    { logType: 2, operateType_dictText: '添加', userid: 'admin', logContent: '职务-添加' },
  ]);
  expect(await logs(`keyWord=${encodeURIComponent('职务')}`)).toHaveLength(1);
  expect(await logs('keyWord=%25')).toHaveLength(0);
  expect(await logs('createTime_begin=2025-10-16')).toEqual([]);
  const [row] = await logs('logType=2');
  // As the framework's screen shows it below the row.
  expect(row).toMatchObject({ requestType: 'POST', requestUrl: '/sys/position/add' });
  expect(row.method).toBe('POST /sys/position/add');
  expect(JSON.parse(row.requestParam)).toMatchObject(body);
  const { result } = await fixture.get(`/sys/log/queryById?id=${row.id}`, admin);
  expect(JSON.parse(result.requestParam)).toMatchObject(body);
});

it('notes a call that broke as an error, by its kind and number alone', async () => {
  await sql`alter table sys_position rename to sys_position_gone`.execute(fixture.db);
  const broken = await fixture.get('/sys/position/list', admin);
  await sql`alter table sys_position_gone rename to sys_position`.execute(fixture.db);
  expect(broken).toMatchObject({ http: 500, message: '操作失败，系统异常，请联系管理员' });
  const [row] = await logs('logType=4');
  expect(row.logContent).toMatch(/^职务，失败：系统异常（.*42P01，请求号.+）$/);
  expect(JSON.stringify(row)).not.toContain('sys_position');
});

it('deletes rows, and clears what is older than half a year, saying so', async () => {
  const [row] = await logs('logType=4');
  expect(await fixture.call('DELETE', `/sys/log/deleteBatch?ids=${row.id}`, admin)).toMatchObject({ success: true });
  expect(await logs('logType=4')).toEqual([]);
  await sql`update sys_log set create_time = create_time - interval '181 days' where log_type = 2`.execute(fixture.db);
  expect(await fixture.call('DELETE', '/sys/log/deleteBatch?ids=allclear', admin)).toMatchObject({
    message: '清除成功!',
  });
  const left = (await logs('logType=2')).map((row: { logContent: string }) => row.logContent);
  expect(left.filter((content: string) => /^清理日志，共\d+条$/.test(content))).toHaveLength(1);
  expect(left.filter((content: string) => content.startsWith('职务'))).toEqual([]);
  expect(await logs('logType=1')).toHaveLength(1);
  expect((await fixture.call('DELETE', '/sys/log/deleteBatch?ids=x', admin)).message).toBe('数据不存在或无权访问');
  expect((await fixture.call('DELETE', '/sys/log/deleteBatch?ids=', admin)).success).toBe(false);
});

it('are kept as long as is chosen, but for half a year at least', async () => {
  const clear = (days: number) => fixture.call('DELETE', `/sys/log/deleteBatch?ids=allclear&days=${days}`, admin);
  const old = async () => (await logs('logType=3')).length;
  await fixture.post('/sys/log/addAILog', { logType: 3, logContent: 'AI客服', requestParam: '问' }, admin);
  await sql`update sys_log set create_time = create_time - interval '200 days' where log_type = 3`.execute(fixture.db);
  expect((await clear(30)).success).toBe(false);
  expect((await clear(365)).success).toBe(true);
  expect(await old()).toBe(1);
  const job = fixture.app.engine.services.jobs.types.find('LogClean');
  expect(job?.parameters?.days).toMatchObject({ min: 180 });
  expect(await runJob(fixture.app.engine, job)).toBe(1);
  expect(await old()).toBe(0);
});

it('counts visits of today and of seven days, days without one among them', async () => {
  await fixture.token('viewer');
  expect((await fixture.get('/sys/loginfo', admin)).result).toEqual({
    totalVisitCount: 2,
    todayVisitCount: 2,
    todayIp: 1,
  });
  const { result } = await fixture.get('/sys/visitInfo', admin);
  expect(result).toHaveLength(7);
  expect(result[0]).toEqual({ tian: '2025-10-09', type: '10-09', visit: 0, ip: 0 });
  expect(result[6]).toEqual({ tian: '2025-10-15', type: '10-15', visit: 2, ip: 1 });
});

it('shows two versions of a row, and none of a row that has none', async () => {
  const session = systemSession(1);
  const content = (name: string) => ({ id: 'row-1', name, postRank: name === '甲' ? '1' : '2', version: 0 });
  await fixture.app.engine.runAs(session, async ({ endWrites }) => {
    for (const name of ['甲', '乙']) endWrites.addVersion(position, content(name), session);
  });
  const of = 'dataTable=sys_position&dataId=row-1';
  const { result } = await fixture.get(`/sys/dataLog/queryDataVerList?${of}`, admin);
  expect(result.map((v: { dataVersion: string }) => v.dataVersion)).toEqual(['1', '0']);
  const [newer, older] = result;
  const pair = await fixture.get(`/sys/dataLog/queryCompareList?dataId1=${older.id}&dataId2=${newer.id}`, admin);
  expect(pair.result.map((v: { dataContent: string }) => JSON.parse(v.dataContent).name)).toEqual(['甲', '乙']);
  const { result: ranks } = await fixture.get('/sys/dict/getDictItems/position_rank', admin);
  const texts = ranks.slice(0, 2).map(({ title }: { title: string }) => title);
  expect(new Set(texts).size).toBe(2);
  expect(pair.result.map((v: { texts: Record<string, string> }) => v.texts.postRank)).toEqual(texts);
  expect((await fixture.get('/sys/dataLog/queryDataVerList?dataTable=sys_position&dataId=none', admin)).message).toBe(
    '未找到版本信息',
  );
  expect((await fixture.get(`/sys/dataLog/queryCompareList?dataId1=${older.id}&dataId2=x`, admin)).success).toBe(false);
  const viewer = { token: await fixture.token('viewer') };
  for (const path of ['/sys/log/list', '/sys/dataLog/list', `/sys/dataLog/queryDataVerList?${of}`])
    expect((await fixture.get(path, viewer)).code).toBe(510);
});
