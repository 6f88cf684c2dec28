import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../src/kit/database/open.ts';
import { HostList } from '../../src/platform/outgoing/host-list.ts';
import { foreignSource } from '../../src/platform/sources/foreign-source.ts';
import { ownSource } from '../../src/platform/sources/own-source.ts';
import { AppFixture } from '../support/app-fixture.ts';
import { databaseUrl, onServer } from '../support/postgres-run.ts';
import { item, Reports } from './report-fixture.ts';

/* A second database on the server of the run is the database of others; its owner is a role that may only read. */
const name = `campus_second_${randomBytes(4).toString('hex')}`;
const template = inject('template');
if (template.kind !== 'postgres') throw new Error('runs on PostgreSQL only');
const { serverUrl } = template;
const address = new URL(serverUrl);
const host = address.hostname === 'localhost' ? '127.0.0.1' : address.hostname;
const port = Number(address.port || 5432);
const described = {
  dbType: '6',
  dbUrl: `jdbc:postgresql://${host}:${port}/${name}`,
  dbName: name,
  dbUsername: decodeURIComponent(address.username || 'postgres'),
  dbPassword: decodeURIComponent(address.password) || null,
};
const hosts = new HostList([`${host}:${port}`]);

let fixture: AppFixture;
let reports: Reports;
let admin: { token: string };
beforeAll(async () => {
  await onServer(serverUrl, async ({ db }) => void (await sql`create database ${sql.id(name)}`.execute(db)));
  const other = await openDatabase({ databaseUrl: databaseUrl(serverUrl, name), poolSize: 1 });
  await sql`create table score (id int primary key, student text, course text, points numeric(5,1), taken date)`.execute(
    other.db,
  );
  await sql`insert into score select n, '学生' || n, case when n % 2 = 0 then '高等数学' else '大学英语' end, n, date '2025-09-01' + n
    from generate_series(1, 20) as n`.execute(other.db);
  await other.close();
  fixture = await AppFixture.open({ DATASOURCE_HOSTS: `${host}:${port}` });
  reports = new Reports(fixture);
  admin = { token: await fixture.token('admin') };
  const added = await fixture.post(
    '/sys/dataSource/add',
    {
      code: 'scores',
      name: '成绩库',
      dbDriver: 'org.postgresql.Driver',
      ...described,
      dbPassword: described.dbPassword ?? '',
    },
    admin,
  );
  expect(added.message).toBe('添加成功！');
});
afterAll(async () => {
  await fixture.close();
  await onServer(serverUrl, async ({ db }) => void (await sql`drop database ${sql.id(name)} with (force)`.execute(db)));
});

describe('a report over another PostgreSQL', () => {
  const text = "select student, course, points, taken from score where course = '${course}' and points >= ${least}";
  const columns = [
    item('student', { isSearch: '1' }),
    item('course'),
    item('points', { fieldType: 'Long', isTotal: '1' }),
    item('taken', { fieldType: 'Date', isSearch: '1', searchMode: 'group' }),
  ];
  const params = [
    { paramName: 'course', paramTxt: '课程', paramValue: '高等数学' },
    { paramName: 'least', paramTxt: '最低分', paramValue: '10' },
  ];
  it('is tried, designed, run, added up and exported', async () => {
    const asked = { ...described, dbPassword: described.dbPassword ?? '' };
    expect((await fixture.post('/online/cgreport/api/testConnection', asked, admin)).message).toBe('数据库连接成功');
    const parsed = await reports.parse(text, admin, 'scores');
    expect(parsed.result.fields.map((f: { fieldType: string }) => f.fieldType)).toEqual([
      'String',
      'String',
      'Long',
      'Date',
    ]);
    const id = await reports.made(text, columns, admin, { head: { dbSource: 'scores' }, params });
    const { result } = await reports.data(id, admin, 'pageSize=2&column=points&order=desc&taken_end=2025-09-19');
    expect(result).toMatchObject({ total: 5, totals: { points: '70.0' } });
    expect(result.records).toEqual([
      { student: '学生18', course: '高等数学', points: '18.0', taken: '2025-09-19' },
      { student: '学生16', course: '高等数学', points: '16.0', taken: '2025-09-17' },
    ]);
    const english = await reports.data(id, admin, `self_course=${encodeURIComponent('大学英语')}&student=19`);
    expect(english.result.records.map((r: { student: string }) => r.student)).toEqual(['学生19']);
    const file = await fixture.app.server.inject({
      url: `/server/online/cgreport/api/exportXls/${id}`,
      headers: { 'x-access-token': admin.token },
    });
    expect(file.headers['content-type']).toBe('application/vnd.ms-excel');
  });
  it('tells a wrong password and a missing database from each other', async () => {
    const test = (more: object) =>
      fixture.post(
        '/online/cgreport/api/testConnection',
        { ...described, dbPassword: described.dbPassword ?? '', ...more },
        admin,
      );
    expect((await test({ dbName: 'nowhere', dbUrl: `jdbc:postgresql://${host}:${port}` })).message).toBe(
      '数据库连接失败：数据库不存在',
    );
    expect((await test({ dbUsername: 'nobody_at_all', dbPassword: 'wrong' })).message).toMatch(
      /^数据库连接失败：(用户名或密码错误|无法连接主机)$/,
    );
  });
  it('cannot write, whatever the parser would let through', async () => {
    const source = await foreignSource(described, hosts);
    for (const statement of [
      'delete from score',
      'create table x (a int)',
      "insert into score values (99, 'x', 'y', 1, current_date)",
    ])
      await expect(
        source.read((query) => query(statement, [])),
        statement,
      ).rejects.toThrow('报表SQL不合法');
    const { rows } = await source.read((query) => query('select count(*) as n from score', []));
    expect(rows).toEqual([{ n: 20 }]);
  });
  it('ends when it takes too long', async () => {
    const source = await foreignSource(described, hosts, { limitMs: 300 });
    const endless = 'with recursive t as (select 1 as n union all select n + 1 from t) select count(*) as n from t';
    await expect(source.read((query) => query(endless, []))).rejects.toThrow('查询超时，请缩小查询范围');
  });
});

describe('a report over the product’s own PostgreSQL', () => {
  const run = (statement: string, limitMs = 15_000) =>
    ownSource(fixture.database, 1, limitMs).read((query) => query(statement, []));
  it('runs as a role that sees the views of one tenant and nothing else', async () => {
    expect((await run('select current_user as u')).rows).toEqual([{ u: 'report_ro' }]);
    for (const statement of [
      'select * from public.sys_user',
      'select * from public.sys_session',
      'select password from sys_user',
      'select * from pg_catalog.pg_authid',
      'delete from demo_order',
      'create table report.x (a int)',
      "select pg_read_file('postgresql.conf')",
    ])
      await expect(run(statement), statement).rejects.toThrow('报表SQL不合法');
    expect((await run('select count(*) as n from sys_user')).rows[0]?.n).toBeGreaterThan(0);
  });
  it('ends when it takes too long, and leaves the server as it was', async () => {
    await expect(run('select pg_sleep(20) as a', 300)).rejects.toThrow('查询超时，请缩小查询范围');
    expect((await run('select 1 as a')).rows).toEqual([{ a: 1 }]);
    const { rows } = await sql<{ u: string }>`select current_user as u`.execute(fixture.database.db);
    expect(rows[0]?.u).not.toBe('report_ro');
  });
});
