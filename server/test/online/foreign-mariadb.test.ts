import { dataSourceRefusals, reportRefusals } from '@campus/contract/online';
import { createConnection } from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HostList } from '../../src/platform/outgoing/host-list.ts';
import { foreignSource } from '../../src/platform/sources/foreign-source.ts';
import { AppFixture } from '../support/app-fixture.ts';
import { mariaDbPrograms, startMariaDb } from '../support/mariadb.ts';
import { Reports, scoreReport } from './report-fixture.ts';

/* A real server where the machine has one. What our parser lets through is tested without one in `report-sql.test.ts`. */
const programs = mariaDbPrograms();
if (!programs)
  console.info('没有找到 MariaDB（mariadbd 和 mariadb-install-db 命令），未在真实的 MariaDB 上运行报表测试。');

const password = 'only-reads';
const tables = [
  'create database scores character set utf8mb4',
  'use scores',
  `create table scores.score (id int primary key, student varchar(20), course varchar(20), points decimal(5,1),
    taken date, entered datetime, big bigint, note text) character set utf8mb4`,
  `insert into scores.score select seq, concat('学生', seq), if(seq % 2 = 0, '高等数学', '大学英语'), seq,
    date_add('2025-09-01', interval seq day), '2025-09-01 08:30:00', 9007199254740993, null from seq_1_to_20`,
  `create user 'reader'@'127.0.0.1' identified by '${password}'`,
  `grant select, insert, delete, create on scores.* to 'reader'@'127.0.0.1'`,
  'create database closed',
  'create table closed.secret (a int)',
];

describe.runIf(programs !== undefined)('a report over a MariaDB', () => {
  let maria: Awaited<ReturnType<typeof startMariaDb>>;
  let fixture: AppFixture;
  let reports: Reports;
  let admin: { token: string };
  const described = () => ({
    dbType: '5',
    dbUrl: `jdbc:mariadb://127.0.0.1:${maria.port}/scores`,
    dbName: 'scores',
    dbUsername: 'reader',
    dbPassword: password,
  });
  const source = (limits: { limitMs?: number } = {}) =>
    foreignSource(described(), new HostList([`127.0.0.1:${maria.port}`]), limits);
  beforeAll(async () => {
    if (!programs) return;
    maria = await startMariaDb(programs);
    const root = await createConnection({ host: '127.0.0.1', port: maria.port, user: 'root' });
    for (const statement of tables) await root.query(statement);
    await root.end();
    fixture = await AppFixture.open({ DATASOURCE_HOSTS: `127.0.0.1:${maria.port}` });
    reports = new Reports(fixture);
    admin = { token: await fixture.token('admin') };
    const draft = { code: 'scores', name: '成绩库', dbDriver: 'org.mariadb.jdbc.Driver', ...described() };
    expect((await fixture.post('/sys/dataSource/add', draft, admin)).message).toBe('添加成功！');
  });
  afterAll(async () => {
    await fixture?.close();
    await maria?.stop();
  });

  it('is tried, designed, run, added up and exported', async () => {
    expect((await fixture.post('/online/cgreport/api/testConnection', described(), admin)).message).toBe(
      '数据库连接成功',
    );
    const { text, columns, params } = scoreReport;
    const parsed = await reports.parse(text, admin, 'scores');
    const kinds = parsed.result.fields.map((field: { fieldType: string }) => field.fieldType);
    expect(kinds).toEqual(['String', 'String', 'Long', 'Date', 'Datetime']);
    const id = await reports.made(text, columns, admin, { head: { dbSource: 'scores' }, params });
    const { result } = await reports.data(id, admin, 'pageSize=2&column=points&order=desc&taken_end=2025-09-19');
    expect(result).toMatchObject({ total: 5, totals: { points: '70.0' } });
    const entered = '2025-09-01 08:30:00';
    expect(result.records).toEqual([
      { student: '学生18', course: '高等数学', points: '18.0', taken: '2025-09-19', entered },
      { student: '学生16', course: '高等数学', points: '16.0', taken: '2025-09-17', entered },
    ]);
    const english = await reports.data(id, admin, `self_course=${encodeURIComponent('大学英语')}&student=19`);
    expect(english.result.records.map((row: { student: string }) => row.student)).toEqual(['学生19']);
    const file = await fixture.app.server.inject({
      url: `/server/online/cgreport/api/exportXls/${id}`,
      headers: { 'x-access-token': admin.token },
    });
    expect(file.headers['content-type']).toBe('application/vnd.ms-excel');
  });

  it('keeps large numbers, empty values and characters of every plane', async () => {
    const { rows } = await (await source()).read((query) =>
      query("select big, note, '😀' as face from score where id = ?", ['1']),
    );
    expect(rows).toEqual([{ big: '9007199254740993', note: null, face: '😀' }]);
  });

  it('tells a wrong password, a database it may not enter and a server that is not listed from each other', async () => {
    const test = async (more: object) =>
      (await fixture.post('/online/cgreport/api/testConnection', { ...described(), ...more }, admin)).message;
    expect(await test({ dbPassword: 'wrong' })).toBe('数据库连接失败：用户名或密码错误');
    const closed = { dbName: 'closed', dbUrl: `jdbc:mariadb://127.0.0.1:${maria.port}/closed` };
    expect(await test(closed)).toBe('数据库连接失败：数据库不存在');
    expect(await test({ dbUrl: 'jdbc:mariadb://127.0.0.1:1/scores' })).toBe(dataSourceRefusals.notAllowed);
  });

  it('cannot write, whatever the parser would let through and the account may', async () => {
    for (const statement of [
      'delete from score',
      'insert into score (id) values (99)',
      'select 1; delete from score',
      'select * from closed.secret',
      "select load_file('/etc/hostname') as a into outfile '/tmp/x'",
    ])
      await expect(
        (await source()).read((query) => query(statement, [])),
        statement,
      ).rejects.toThrow('报表SQL不合法');
    const { rows } = await (await source()).read((query) => query('select count(*) as n from score', []));
    expect(rows).toEqual([{ n: 20 }]);
  });

  it.each([
    ['select nothing from score', reportRefusals.noColumn],
    ['select * from missing', reportRefusals.noTable],
    ['select from where', reportRefusals.syntax],
  ])('says what is wrong with “%s”', async (statement, reason) => {
    const run = (await source()).read((query) => query(statement, []));
    await expect(run).rejects.toThrow(reportRefusals.because(reason));
  });

  it('ends when it takes too long', async () => {
    const slow = 'select count(*) as n from seq_1_to_100000000 a join seq_1_to_1000 b';
    await expect((await source({ limitMs: 300 })).read((query) => query(slow, []))).rejects.toThrow(
      '查询超时，请缩小查询范围',
    );
  });
});
