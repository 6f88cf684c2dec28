import { entities } from '@campus/contract';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { securityFixture } from '../../server/test/support/security-fixture.ts';

/* Names of tables, columns, classes and rows from a request never become part of a statement or of a look-up by name. */
const fixture = securityFixture();
const encode = encodeURIComponent;
const companies = '/api/pc/bizCompany/list';
const refusedSource = '白名单校验未通过！';
const refused = '没有权限，请联系管理员分配权限！';

describe('a dictionary of a table', () => {
  it.each([
    [
      'S-J1',
      '/sys/dict/loadTreeData?tableName=sys_user&text=password&code=username&pidField=pid&pid=0&hasChildField=x',
    ],
    ['S-J1', '/sys/dict/loadTreeData?tableName=sys_user&text=password&code=username'],
    ['S-J14', `/sys/dict/getDictItems/${encode('sys_user,realname,id,1=1')}`],
    ['S-J24', `/sys/dict/getDictItems/${encode('sys_user,username,password')}`],
  ])('%s reads declared sources only: %s', async (_id, path) => {
    for (const as of ['viewer', 'admin'])
      expect(await fixture.ask('GET', path, { as })).toMatchObject({ code: 510, message: refusedSource });
  });
  it('S-J14: needs the sign-in whatever suffix the path has', async () => {
    expect((await fixture.ask('GET', '/sys/dict/getDictItems/sex.js')).http).toBe(401);
  });
  it('S-J1: treats the value of a condition as a value', async () => {
    const path = '/sys/dict/loadTreeData?tableName=sys_depart&text=depart_name&code=id&pidField=parent_id&pid=';
    const statements = vi.spyOn(fixture.app.database.slow, 'observe');
    const marks = ["MARK1' or 1=1", 'MARK1 or 1=1', 'MARK1") or ("1"="1'];
    for (const as of ['viewer', 'admin']) {
      expect((await fixture.ask('GET', path, { as })).result.length).toBeGreaterThan(0);
      for (const mark of marks) {
        const answer = await fixture.ask('GET', `${path}&condition=${encode(JSON.stringify({ id: mark }))}`, { as });
        if (answer.success) expect(answer.result).toEqual([]);
        else expect(answer).toMatchObject({ code: 510, message: refusedSource });
        const orgCode = await fixture.ask('GET', `${path}&condition=${encode(JSON.stringify({ orgCode: mark }))}`, {
          as,
        });
        expect(orgCode.result?.length ?? 0).toBe(0);
        const words = await fixture.ask('GET', `/sys/dict/loadDict/sys_depart,depart_name,id?keyword=${encode(mark)}`, {
          as,
        });
        expect(words).toMatchObject({ success: true, result: [] });
      }
    }
    const texts = statements.mock.calls.map(([text]) => text);
    statements.mockRestore();
    expect(texts.some((text) => text.includes('sys_depart'))).toBe(true);
    expect(texts.filter((text) => text.includes('MARK1'))).toEqual([]);
  });
  it('S-J13: treats a search word with wildcards as text', async () => {
    const add = (departName: string) =>
      fixture.ask('POST', '/sys/sysDepart/add', { as: 'admin', body: { departName, orgCategory: '1', parentId: '' } });
    expect((await add('100%达成_部')).success).toBe(true);
    const path = `/sys/dict/loadDict/${encode('sys_depart,depart_name,id')}`;
    const findByKeyword = async (keyword: string): Promise<string[]> => {
      const { result } = await fixture.ask('GET', `${path}?keyword=${encode(keyword)}&pageSize=100`, { as: 'admin' });
      return result.map(({ text }: { text: string }) => text);
    };
    expect((await findByKeyword('')).length).toBeGreaterThan(1);
    for (const keyword of ["%' or '1'='1", "%25' or '1'='1", '\\%', '%%', '100_'])
      expect(await findByKeyword(keyword)).toEqual([]);
    for (const keyword of ['%', '_', '100%']) expect(await findByKeyword(keyword)).toEqual(['100%达成_部']);
  });
});

describe('the check for duplicates', () => {
  it.each([
    ['sys_user t', 'password'],
    ['sys_user', '1\tand\t1=1'],
    ['sys_user', 'password'],
    ['pg_authid', 'rolname'],
  ])('S-J5: refuses %s.%s', async (tableName, fieldName) => {
    const query = new URLSearchParams({ tableName, fieldName, fieldVal: 'x' });
    const { code, message } = await fixture.ask('GET', `/sys/duplicate/check?${query}`, { as: 'viewer' });
    expect([code, message]).toEqual([510, refusedSource]);
  });
});

describe('sorting and filtering', () => {
  const orders = [
    'case when 1=1 then id else name end',
    'id)',
    '(select 1)',
    "name'",
    '0x6964',
    'constructor',
    '__proto__',
  ];
  it.each(orders)('S-J2: is not possible by %s', async (column) => {
    const answer = await fixture.ask('GET', `${companies}?column=${encode(column)}&order=desc`, { as: 'admin' });
    expect(answer).toMatchObject({
      http: 200,
      success: false,
      code: 500,
      message: `请注意，将要排序的列字段不存在：${column}`,
    });
  });
  it('S-J2: is not possible by an expression in any list', async () => {
    const column = 'case when 1=1 then id else name end';
    const lists = entities.filter(({ calls, path }) => path !== '' && calls.includes('list'));
    expect(lists.length).toBeGreaterThan(20);
    for (const { path } of lists)
      expect(
        await fixture.ask('GET', `${path}/list?column=${encode(column)}&order=asc`, { as: 'admin' }),
        path,
      ).toMatchObject({ http: 200, success: false, code: 500, message: `请注意，将要排序的列字段不存在：${column}` });
  });
  it('S-J2: sorts upwards when the order is unknown', async () => {
    const names = async (order: string) => {
      const { result } = await fixture.ask('GET', `${companies}?column=createTime&order=${encode(order)}`, {
        as: 'admin',
      });
      return result.records.map((row: { id: string }) => row.id);
    };
    expect(await names('asc,(select 1)')).toEqual(await names('asc'));
  });
  it("S-J3: a filter's value is bound", async () => {
    const { rows } = await sql<{ id: string }>`select id from sys_depart where org_code = 'A01'`.execute(
      fixture.app.engine.db,
    );
    const ofDepart = `/sys/user/queryUserByDepId?id=${rows[0]?.id}`;
    const ofPicker = '/sys/user/queryUserComponentData?pageSize=100';
    for (const as of ['viewer', 'admin']) {
      for (const [path, name] of [
        [ofDepart, 'realname'],
        [ofPicker, 'realname'],
        [ofPicker, 'username'],
      ] as const) {
        const count = ({ result }: Awaited<ReturnType<typeof fixture.ask>>) => result.total ?? result.length;
        expect(count(await fixture.ask('GET', path, { as }))).toBeGreaterThan(1);
        const found = await fixture.ask('GET', `${path}&${name}=${encode("a' or 1=1")}`, { as });
        expect([found.http, found.success, count(found)]).toEqual([200, true, 0]);
      }
    }
  });
});

describe('a class named by a request', () => {
  it.each(['constructor', '__proto__', 'java.lang.Runtime', 'toString'])(
    'S-J18, S-Y8: no job is %s',
    async (jobClassName) => {
      const body = { jobClassName, cronExpression: '0 0 0 * * ? *', status: -1 };
      expect(await fixture.ask('POST', '/sys/quartzJob/add', { as: 'admin', body })).toMatchObject({
        success: false,
        code: 500,
        message: `后台找不到该类名：${jobClassName}`,
      });
      const { rows } = await sql`select 1 from sys_quartz_job where job_class_name = ${jobClassName}`.execute(
        fixture.app.engine.db,
      );
      expect(rows).toEqual([]);
    },
  );
  it.each(['constructor', '__proto__', 'hasOwnProperty', 'java.lang.Runtime'])(
    'S-J19: no fill rule is %s',
    async (ruleClass) => {
      const { result } = await fixture.ask('GET', '/sys/fillRule/list', { as: 'admin' });
      const [known] = result.records;
      const stored = () => sql`select * from sys_fill_rule order by id`.execute(fixture.app.engine.db);
      const before = (await stored()).rows;
      const unknown = { http: 200, success: false, code: 500, message: '规则实现类不存在' };
      const added = { ruleName: '试', ruleCode: `try_${ruleClass.toLowerCase().replace(/\W|_/g, '')}`, ruleClass };
      expect(await fixture.ask('POST', '/sys/fillRule/add', { as: 'admin', body: added })).toMatchObject(unknown);
      const edited = { id: known.id, ruleName: known.ruleName, ruleClass };
      expect(await fixture.ask('PUT', '/sys/fillRule/edit', { as: 'admin', body: edited })).toMatchObject(unknown);
      for (const as of ['viewer', 'school', 'hr01'])
        expect(
          await fixture.ask('PUT', '/sys/fillRule/edit', { as, body: { ...edited, ruleClass: known.ruleClass } }),
        ).toMatchObject({ http: 200, code: 510, message: refused });
      expect((await stored()).rows).toEqual(before);
    },
  );
});

describe('ids', () => {
  it('S-J7: touches nothing when a batch holds other values than ids', async () => {
    const stored = async () => (await sql`select * from sys_user order by id`.execute(fixture.app.engine.db)).rows;
    const gone = await fixture.ask('GET', '/sys/user/list?username=content01', { as: 'admin' });
    await fixture.ask('DELETE', `/sys/user/delete?id=${gone.result.records[0].id}`, { as: 'admin' });
    const before = await stored();
    const ids = "1') or ('1'='1";
    for (const [method, path, body] of [
      ['PUT', '/sys/user/putRecycleBin', { userIds: ids }],
      ['DELETE', `/sys/user/deleteRecycleBin?userIds=${encode(ids)}`, undefined],
      ['DELETE', `/sys/user/deleteBatch?ids=${encode(ids)}`, undefined],
    ] as const)
      expect(await fixture.ask(method, path, { as: 'admin', body }), path).toMatchObject({
        http: 200,
        success: false,
        code: 500,
      });
    expect(await stored()).toEqual(before);
  });
  it('S-J65: answers a missing row and a row of another user alike', async () => {
    const { result } = await fixture.ask('GET', `${companies}?pageSize=50`, { as: 'admin' });
    const own = await fixture.ask('GET', '/sys/user/getUserInfo', { as: 'hr01' });
    const foreign = result.records.find((row: { id: string }) => row.id !== own.result?.userInfo?.companyId);
    const ask = (id: string) => fixture.ask('GET', `/api/pc/bizCompany/queryById?id=${id}`, { as: 'hr01' });
    const [there, absent] = [await ask(foreign.id), await ask('0'.repeat(32))];
    expect([there.http, there.code, there.message]).toEqual([absent.http, absent.code, absent.message]);
  });
});
