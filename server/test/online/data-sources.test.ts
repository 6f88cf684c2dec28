import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppFixture } from '../support/app-fixture.ts';
import { canary } from '../support/canary.ts';
import { item, Reports } from './report-fixture.ts';

let fixture: AppFixture;
let admin: { token: string };
let school: { token: string };
let open: Awaited<ReturnType<typeof canary>>;
let listed: Awaited<ReturnType<typeof canary>>;
beforeAll(async () => {
  [open, listed] = [await canary(), await canary()];
  fixture = await AppFixture.open({ DATASOURCE_HOSTS: `127.0.0.1:${listed.port},db.invalid,127.0.0.1:1` });
  admin = { token: await fixture.token('admin') };
  school = { token: await fixture.token('school') };
});
afterAll(async () => {
  await fixture.close();
  open.close();
  listed.close();
});

const second = {
  code: 'second',
  name: '教务数据库',
  dbType: '6',
  dbDriver: 'org.postgresql.Driver',
  dbUrl: 'jdbc:postgresql://10.20.0.8:5432/jw',
  dbName: 'jw',
  dbUsername: 'reader',
  dbPassword: 'Secret-77',
};
const add = (more: object, caller = admin) => fixture.post('/sys/dataSource/add', { ...second, ...more }, caller);
const test = (more: object, caller = admin) => {
  const { code: _code, name: _name, dbDriver: _driver, ...asked } = second;
  return fixture.post('/online/cgreport/api/testConnection', { ...asked, ...more }, caller);
};

describe('a data source', () => {
  let id: string;
  it('keeps its password encrypted and never shows it', async () => {
    const added = await add({});
    expect(added).toMatchObject({ success: true, message: '添加成功！', result: { hasPassword: true } });
    id = added.result.id;
    const answers = [
      added,
      await fixture.get('/sys/dataSource/list', admin),
      await fixture.get(`/sys/dataSource/queryById?id=${id}`, admin),
      await fixture.get('/sys/dataSource/options', admin),
      await fixture.get('/sys/dataLog/list', admin),
      await fixture.get('/sys/log/list?pageSize=100', admin),
    ];
    for (const answer of answers) expect(JSON.stringify(answer)).not.toContain('Secret-77');
    for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(/"dbPassword":"/);
    const { rows } = await sql<{
      dbPassword: string;
    }>`select db_password from sys_data_source where id = ${id}`.execute(fixture.database.db);
    expect(rows[0]?.dbPassword).toMatch(/^v1\./);
    const { rows: audited } = await sql`select content from sys_audit where act = 'dataSource.add'`.execute(
      fixture.database.db,
    );
    expect(JSON.stringify(audited)).not.toContain('Secret-77');
    expect(audited).toHaveLength(1);
  });
  it('keeps its password when an edit brings none, and forgets it for another place', async () => {
    const stored = async () =>
      (
        await sql<{ h: string }>`select db_password_hash as h from sys_data_source where id = ${id}`.execute(
          fixture.database.db,
        )
      ).rows[0]?.h;
    const before = await stored();
    const edited = await fixture.call('PUT', '/sys/dataSource/edit', admin, { id, name: '教务', dbPassword: '' });
    expect(edited).toMatchObject({ success: true, result: { name: '教务', hasPassword: true } });
    expect(await stored()).toBe(before);
    const moved = { id, dbUrl: 'jdbc:postgresql://10.20.0.9:5432/jw' };
    expect((await fixture.call('PUT', '/sys/dataSource/edit', admin, moved)).message).toBe(
      '修改数据源地址、数据库或用户名后，请重新输入密码',
    );
    const again = await fixture.call('PUT', '/sys/dataSource/edit', admin, { ...moved, dbPassword: 'Other-88' });
    expect(again.success).toBe(true);
    expect(await stored()).not.toBe(before);
    expect((await fixture.call('PUT', '/sys/dataSource/edit', admin, { id, code: 'changed' })).result.code).toBe(
      'second',
    );
  });
  it.each([
    [{ code: '' }, '请输入数据源编码!'],
    [{ code: '1a' }, '数据源编码必须以字母开头，可包含数字、下划线、横杠！'],
    [{ code: 'second' }, '数据源编码已存在!'],
    [{ dbType: '99' }, '数据库类型的值不在可选范围内!'],
    [
      { dbUrl: 'jdbc:postgresql://db/jw?socketFactory=x' },
      '数据源地址格式不正确，形如 jdbc:postgresql://主机:5432/数据库，不能带其他参数',
    ],
    [
      { dbUrl: "jdbc:h2:mem:x;INIT=RUNSCRIPT FROM 'http://x'" },
      '数据源地址格式不正确，形如 jdbc:postgresql://主机:5432/数据库，不能带其他参数',
    ],
    [{ dbUrl: 'jdbc:mysql://db:3306/jw' }, '数据源地址与数据库类型不一致'],
    [{ dbName: 'other' }, '数据库名称与数据源地址不一致'],
  ])('is refused with %j', async (more, message) => {
    expect(await add({ code: 'other', ...more })).toMatchObject({ success: false, code: 500, message });
  });
  it('of a type without an engine is saved but never used', async () => {
    const oracle = { code: 'ora', dbType: '2', dbDriver: 'x', dbUrl: 'jdbc:oracle:thin:@db:1521:x' };
    expect((await add(oracle)).success).toBe(true);
    expect((await test(oracle)).message).toBe('数据库连接失败：不支持的数据库类型');
    expect((await new Reports(fixture).parse('select 1 as a', admin, 'ora')).message).toBe(
      '数据库连接失败：不支持的数据库类型',
    );
  });
  it('cannot be deleted while a report reads it', async () => {
    await sql`insert into onl_cgreport_head (id, create_by, create_time, code, name, cgr_sql, db_source)
      values ('rep1', 'admin', now(), 'rep', '成绩单', 'select 1 as a', 'second')`.execute(fixture.database.db);
    const gone = () => fixture.call('DELETE', `/sys/dataSource/delete?id=${id}`, admin);
    expect((await gone()).message).toBe('数据源正被报表“成绩单”使用，不能删除');
    await sql`update onl_cgreport_head set del_flag = 1 where id = 'rep1'`.execute(fixture.database.db);
    expect((await gone()).success).toBe(true);
  });
  it('is the administrators’ to see and write, with a fresh proof of the password', async () => {
    expect((await fixture.get('/sys/dataSource/list', school)).code).toBe(510);
    expect((await add({ code: 'x' }, school)).code).toBe(510);
    expect((await test({}, school)).code).toBe(510);
    expect(
      (await fixture.get('/sys/dataSource/options', school)).result.map((o: { value: string }) => o.value),
    ).toEqual(['ora']);
    fixture.clock.pass(6);
    for (const answer of [await add({ code: 'y' }), await test({})])
      expect(answer).toMatchObject({ code: 510, message: '请先验证密码' });
    admin = { token: await fixture.token('admin') };
    school = { token: await fixture.token('school') };
  });
});

it('marks an address that the operator’s setting does not let through, when it is saved and in the list', async () => {
  const refused = await add({ code: 'outside' });
  expect(refused).toMatchObject({ success: true, result: { addressRefused: true } });
  const dbUrl = `jdbc:postgresql://127.0.0.1:${listed.port}/jw`;
  const allowed = await add({ code: 'inside', dbUrl });
  expect(allowed).toMatchObject({ success: true, result: { addressRefused: false } });
  const { records } = (await fixture.get('/sys/dataSource/list?pageSize=100', admin)).result;
  const marks = new Map(records.map((row: Record<string, unknown>) => [row.id, row.addressRefused]));
  expect([marks.get(refused.result.id), marks.get(allowed.result.id)]).toEqual([true, false]);
});

describe('a connection', () => {
  it.each([
    '127.0.0.1',
    'localhost',
    '127.1',
    '2130706433',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    '169.254.169.254',
  ])('is never tried to %s, open or closed port, unless the operator listed it', async (host) => {
    for (const port of [open.port, 9]) {
      const answer = await test({ dbUrl: `jdbc:postgresql://${host}:${port}/jw` });
      expect(answer, host).toMatchObject({ success: false, message: '数据源地址不允许访问' });
    }
    expect(open.calls()).toBe(0);
  });
  it('is never tried to this machine by a name that was listed', async () => {
    expect((await test({ dbUrl: 'jdbc:postgresql://db.invalid:5432/jw' })).message).toBe(
      '数据库连接失败：无法连接主机',
    );
  });
  it('says why it failed in our words', async () => {
    expect((await test({ dbUrl: `jdbc:postgresql://127.0.0.1:${listed.port}/jw` })).message).toBe(
      '数据库连接失败：无法连接主机',
    );
    expect(listed.calls()).toBe(1);
    expect((await test({ dbUrl: 'jdbc:postgresql://127.0.0.1:1/jw' })).message).toBe('数据库连接失败：无法连接主机');
    const mysql = { dbType: '4', dbUrl: `jdbc:mysql://127.0.0.1:${listed.port}/jw` };
    expect((await test(mysql)).message).toBe('数据库连接失败：无法连接主机');
  });
  it('lends the stored password only to the place it was given for', async () => {
    const url = `jdbc:postgresql://127.0.0.1:${listed.port}/jw`;
    const { result } = await add({ code: 'lent', dbUrl: url });
    expect((await test({ id: result.id, dbUrl: url, dbPassword: '' })).message).toContain('数据库连接失败');
    const bare = `jdbc:postgresql://127.0.0.1:${listed.port}`;
    const { result: other } = await add({ code: 'lent2', dbUrl: bare });
    const moved = { id: other.id, dbName: 'elsewhere', dbPassword: '' };
    expect((await fixture.call('PUT', '/sys/dataSource/edit', admin, moved)).message).toBe(
      '修改数据源地址、数据库或用户名后，请重新输入密码',
    );
    expect((await fixture.post('/online/cgreport/api/testConnection', { id: result.id }, admin)).success).toBe(false);
  });
});

describe('a report over another database', () => {
  it('is refused like a test of it, before anything is connected', async () => {
    await add({ code: 'far' });
    const reports = new Reports(fixture);
    expect((await reports.parse('select 1 as a', admin, 'far')).message).toBe('数据源地址不允许访问');
    const draft = { head: { code: 'far1', name: '远', cgrSql: 'select 1 as a', dbSource: 'far' }, items: [item('a')] };
    expect((await reports.save(draft, admin)).message).toBe('数据源地址不允许访问');
    expect((await reports.parse('select 1 as a', admin, 'nowhere')).message).toBe('数据源不存在');
  });
});
