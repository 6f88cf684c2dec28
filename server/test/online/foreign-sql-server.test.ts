import { reportRefusals } from '@campus/contract/online';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HostList } from '../../src/platform/outgoing/host-list.ts';
import { foreignSource } from '../../src/platform/sources/foreign-source.ts';
import { AppFixture } from '../support/app-fixture.ts';
import {
  type AskedStatement,
  type FakeTable,
  fakeSqlServer,
  type SqlServerAnswer,
} from '../support/fake-sql-server.ts';
import { Reports, scoreReport } from './report-fixture.ts';

/* A stand-in for the server: what goes over the wire is real, what a server would make of the SQL is not shown here. */
type Fake = Awaited<ReturnType<typeof fakeSqlServer>>;
const account = { username: 'reader', password: '只读-Pass#1', database: 'scores' };
const scores: FakeTable = {
  columns: [
    ['student', 'nvarchar'],
    ['course', 'nvarchar'],
    ['points', 'decimal', 1],
    ['taken', 'date'],
    ['entered', 'datetime'],
  ],
  rows: [
    ['学生18', '高等数学', '18.0', '2025-09-19', '2025-09-01 08:30:00'],
    ['学生16😀', '高等数学', '-0.5', '1940-06-01', '2025-09-01 00:00:00'],
    [null, null, null, null, null],
  ],
};
const one: FakeTable = { columns: [['one_', 'int']], rows: [[1]] };
/** What the next statements get, for a test that says so. */
let next: SqlServerAnswer | undefined;
let total = 5;
function answer({ text }: AskedStatement): SqlServerAnswer {
  if (next) return next;
  if (text.includes('left join')) return { ...scores, rows: [[null, null, null, null, null]] };
  if (!text.startsWith('select count(*)')) return text.includes('[score]') ? scores : one;
  return {
    columns: [
      ['n_', 'int'],
      ['s0_', 'decimal', 1],
    ],
    rows: [[total, '70.0']],
  };
}

let fake: Fake;
let far: Fake;
let silent: Fake;
let stranger: Fake;
let fixture: AppFixture;
let reports: Reports;
let admin: { token: string };
const described = (port = fake.port) => ({
  dbType: '3',
  dbUrl: `jdbc:sqlserver://127.0.0.1:${port};DatabaseName=scores`,
  dbName: 'scores',
  dbUsername: account.username,
  dbPassword: account.password,
});
const run = async (statement: string, values: readonly string[] = [], limitMs = 15_000) => {
  const source = await foreignSource(described(), new HostList([`127.0.0.1:${fake.port}`]), { limitMs });
  return source.read((query) => query(statement, values));
};
const tryIt = async (more: object = {}) =>
  (await fixture.post('/online/cgreport/api/testConnection', { ...described(), ...more }, admin)).message;

beforeAll(async () => {
  stranger = await fakeSqlServer({ ...account, answer });
  fake = await fakeSqlServer({ ...account, answer });
  far = await fakeSqlServer({ ...account, answer, route: stranger.port });
  silent = await fakeSqlServer({ ...account, answer, isMute: true });
  const listed = [fake.port, far.port, 1].map((port) => `127.0.0.1:${port}`);
  fixture = await AppFixture.open({ DATASOURCE_HOSTS: listed.join(',') });
  reports = new Reports(fixture);
  admin = { token: await fixture.token('admin') };
  const dbDriver = 'com.microsoft.sqlserver.jdbc.SQLServerDriver';
  const added = await fixture.post(
    '/sys/dataSource/add',
    { code: 'scores', name: '成绩库', dbDriver, ...described() },
    admin,
  );
  expect(added.message).toBe('添加成功！');
});
afterAll(async () => {
  await fixture?.close();
  for (const server of [fake, far, silent, stranger]) await server?.close();
});
beforeEach(() => {
  next = undefined;
  total = 5;
  fake.asked.length = 0;
  fake.story.length = 0;
});

describe('a SQL Server', () => {
  it('is tried in a transaction that is rolled back, by who says that he only reads', async () => {
    expect(await tryIt()).toBe('数据库连接成功');
    expect(fake.story).toEqual(['login reader to scores for reading', 'begin', 'statement', 'rollback']);
    expect(fake.asked).toEqual([{ text: 'select 1 as one_', parameters: {} }]);
  });
  it('says why it cannot be read, whatever its language', async () => {
    expect(await tryIt({ dbPassword: 'wrong' })).toBe('数据库连接失败：用户名或密码错误');
    const closed = { dbName: 'closed', dbUrl: `jdbc:sqlserver://127.0.0.1:${fake.port};DatabaseName=closed` };
    expect(await tryIt(closed)).toBe('数据库连接失败：数据库不存在');
    expect(fake.story).toHaveLength(2);
    expect(await tryIt(described(1))).toBe('数据库连接失败：无法连接主机');
    expect(await tryIt(described(2))).toBe('数据源地址不允许访问');
  });
  it('that is silent is given up', async () => {
    const hosts = new HostList([`127.0.0.1:${silent.port}`]);
    const source = await foreignSource(described(silent.port), hosts, { connectMs: 300 });
    await expect(source.read((query) => query('select 1', []))).rejects.toThrow('数据库连接失败：连接超时');
  });
  it('cannot redirect the connection to an unlisted host', async () => {
    expect(await tryIt(described(far.port))).toBe('数据库连接失败：无法连接主机');
    expect(far.story).toHaveLength(1);
    expect(stranger.story).toEqual([]);
  });
});

describe('a report over a SQL Server', () => {
  const { text, columns, params } = scoreReport;
  const inner =
    'SELECT [student], [course], [points], [taken], [entered] FROM [score] WHERE [course] = @p1 AND [points] >= @p2';
  let id: string;
  beforeAll(async () => {
    id = await reports.made(text, columns, admin, { head: { dbSource: 'scores' }, params });
  });

  it('is designed without being run', async () => {
    const parsed = await reports.parse(text, admin, 'scores');
    const kinds = parsed.result.fields.map((field: { fieldType: string }) => field.fieldType);
    expect(kinds).toEqual(['String', 'String', 'Long', 'Date', 'Datetime']);
    expect(fake.asked).toEqual([
      {
        text: `select t.* from (select 1 as one_) d left join (\n${inner}\n) t on 1 = 0`,
        parameters: { p1: null, p2: null },
      },
    ]);
  });
  it('asks for one page and the sums around its SELECT, every value as a parameter', async () => {
    const { result } = await reports.data(id, admin, 'pageSize=3&column=points&order=desc&taken_end=2025-09-19');
    expect(result).toMatchObject({ total: 5, totals: { points: '70.0' } });
    const parameters = { p1: '高等数学', p2: '10', p3: '2025-09-19' };
    const from = `from (\n${inner}\n) t where (([taken] <= @p3) and 1 = 1)`;
    const order = 'order by case when [points] is null then 1 else 0 end, [points] desc';
    expect(fake.asked).toEqual([
      { text: `select count(*) as n_, sum([points]) as s0_ from (select top (10000) * ${from}) c`, parameters },
      { text: `select * ${from} ${order} offset 0 rows fetch next 3 rows only`, parameters },
    ]);
    expect(fake.story.slice(1)).toEqual(['begin', 'statement', 'statement', 'rollback']);
  });
  it('gives text, decimals, days and moments as they are stored', async () => {
    const { result } = await reports.data(id, admin);
    const empty = { student: null, course: null, points: null, taken: null, entered: null };
    expect(result.records).toEqual([
      { student: '学生18', course: '高等数学', points: '18.0', taken: '2025-09-19', entered: '2025-09-01 08:30:00' },
      { student: '学生16😀', course: '高等数学', points: '-0.5', taken: '1940-06-01', entered: '2025-09-01 00:00:00' },
      empty,
    ]);
  });
  it('takes what a reader types for a value, whatever it looks like', async () => {
    const typed = "x' or 1=1 --";
    const query = new URLSearchParams({ self_course: typed, student: '50%_[a]' });
    await reports.data(id, admin, String(query));
    expect(fake.asked[0]?.text).toContain(
      `${inner}\n) t where ((cast([student] as nvarchar(4000)) like @p3 escape '\\')`,
    );
    expect(fake.asked[0]?.parameters).toEqual({ p1: typed, p2: '10', p3: '%50\\%\\_\\[a]%' });
    const long = '长'.repeat(5_000);
    await run('select @p1 as [score]', [long]);
    expect(fake.asked.at(-1)?.parameters).toEqual({ p1: long });
  });
  it('reads no more than 10,000 rows', async () => {
    total = 10_000;
    const { result } = await reports.data(id, admin, 'pageSize=900&pageNo=12');
    expect(result).toMatchObject({ total: 10_000, pages: 12 });
    expect(fake.asked.at(-1)?.text).toMatch(/offset 9900 rows fetch next 100 rows only$/);
  });
  it('is exported', async () => {
    const file = await fixture.app.server.inject({
      url: `/server/online/cgreport/api/exportXls/${id}`,
      headers: { 'x-access-token': admin.token },
    });
    expect(file.headers['content-type']).toBe('application/vnd.ms-excel');
    expect(fake.asked.at(-1)?.text).toMatch(/offset 0 rows fetch next 10000 rows only$/);
  });
});

describe('a statement on a SQL Server', () => {
  it('gives every type as the other engines do', async () => {
    next = {
      columns: [
        ['n', 'int'],
        ['big', 'bigint'],
        ['few', 'bigint'],
        ['sum', 'money'],
        ['at', 'time'],
        ['moment', 'datetimeoffset'],
      ],
      rows: [[-3, '9007199254740993', 7, '-12.5', '23:05:09', '2025-09-01 16:30:00']],
    };
    const { rows, columns } = await run('select everything');
    expect(rows).toEqual([
      { n: -3, big: '9007199254740993', few: 7, sum: '-12.5000', at: '23:05:09', moment: '2025-09-02 00:30:00' },
    ]);
    expect(columns?.map(({ kind }) => kind)).toEqual(['Integer', 'Long', 'Long', 'Long', 'String', 'Datetime']);
  });
  it('reads an answer of many packets whole', async () => {
    next = { columns: [['name', 'nvarchar']], rows: Array.from({ length: 3_000 }, (_none, i) => [`学生${i}`]) };
    const { rows } = await run('select many');
    expect(rows).toHaveLength(3_000);
    expect(rows.at(-1)).toEqual({ name: '学生2999' });
  });
  it.each([
    ['a column that is not there', [207], reportRefusals.because(reportRefusals.noColumn)],
    ['several faults', [208, 207, 207], reportRefusals.because(reportRefusals.noTable)],
    ['a syntax error', [102], reportRefusals.because(reportRefusals.syntax)],
    ['a table of others', [229], reportRefusals.because(reportRefusals.noTable)],
    ['a value of another type', [8114], reportRefusals.value],
    ['anything else', [6522], reportRefusals.because(reportRefusals.types)],
  ])('says what is wrong with %s, and is rolled back', async (_name, errors, message) => {
    next = { errors };
    await expect(run('select something')).rejects.toThrow(message);
    expect(fake.story.at(-1)).toBe('rollback');
  });
  it.each<[string, SqlServerAnswer]>([
    ['gives nothing', 'silence'],
    ['has begun to answer', { begun: scores }],
  ])('is ended when it takes too long and the server %s', async (_name, slow) => {
    next = slow;
    await expect(run('select slowly', [], 300)).rejects.toThrow('查询超时，请缩小查询范围');
    expect(fake.story.slice(1)).toEqual(['begin', 'statement', 'attention', 'rollback']);
  });
  it('says so when the server goes away', async () => {
    next = 'hang up';
    await expect(run('select and go')).rejects.toThrow('数据库连接失败：无法连接主机');
  });
});
