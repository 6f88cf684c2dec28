import { describe, expect, it } from 'vitest';
import { securityWorld } from '../../server/test/support/security-world.ts';

/* Names of tables, columns, classes and rows from a request never become part of a statement or of a look-up by name. */
const world = securityWorld();
const encode = encodeURIComponent;
const companies = '/api/pc/bizCompany/list';
const refusedSource = '白名单校验未通过！';
const refused = '没有权限，请联系管理员分配权限！';
const total = async (query: string, as = 'admin'): Promise<number> => {
  const { success, message, result } = await world.ask('GET', `${companies}?${query}`, { as });
  expect([success, message]).toEqual([true, expect.any(String)]);
  return result.total as number;
};

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
      expect(await world.ask('GET', path, { as })).toMatchObject({ code: 510, message: refusedSource });
  });
  it('S-J14: no suffix of a path is free of the sign-in', async () => {
    expect((await world.ask('GET', '/sys/dict/getDictItems/sex.js')).http).toBe(401);
  });
  it('S-J13: a search word is text, its wildcards too', async () => {
    const path = `/sys/dict/loadDict/${encode('sys_depart,depart_name,id')}`;
    const all = await world.ask('GET', `${path}?keyword=&pageSize=10`, { as: 'admin' });
    expect(all.result.length).toBeGreaterThan(0);
    for (const keyword of ["%' or '1'='1", '%', '_'])
      expect((await world.ask('GET', `${path}?keyword=${encode(keyword)}`, { as: 'admin' })).result).toEqual([]);
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
    const { code, message } = await world.ask('GET', `/sys/duplicate/check?${query}`, { as: 'viewer' });
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
  it.each(orders)('S-J2, S-Y7, S-V3: is not done by %s', async (column) => {
    const answer = await world.ask('GET', `${companies}?column=${encode(column)}&order=desc`, { as: 'admin' });
    expect([answer.success, answer.message]).toEqual([false, `请注意，将要排序的列字段不存在：${column}`]);
  });
  it('S-J2: an order that is neither way sorts upwards', async () => {
    const names = async (order: string) => {
      const { result } = await world.ask('GET', `${companies}?column=createTime&order=${encode(order)}`, {
        as: 'admin',
      });
      return result.records.map((row: { id: string }) => row.id);
    };
    expect(await names('asc,(select 1)')).toEqual(await names('asc'));
  });
  it.each([
    'where[x]=1',
    't1.password=1',
    'createBy.password=1',
    '__proto__=1',
    'filters=1',
    'constructor=1',
    'password=*',
  ])('S-N27, S-N3: %s is no filter', async (query) => expect(await total(encodeURI(query))).toBe(await total('')));
  it("S-J3: a filter's value is bound", async () => {
    const { result } = await world.ask('GET', `/sys/user/queryUserComponentData?realname=${encode("a' or 1=1")}`, {
      as: 'admin',
    });
    expect(result.total).toBe(0);
  });
  it.each(['pageSize=NaN', 'pageNo=abc', 'pageSize=-1', 'pageSize=1e9', 'pageNo=[]', 'pageSize='])(
    'S-N7: %s is answered in pages all the same or refused',
    async (query) => {
      const { http, result, success } = await world.ask('GET', `${companies}?${encodeURI(query)}`, { as: 'admin' });
      expect(http).toBe(200);
      if (success) expect(result.records.length).toBeLessThanOrEqual(1000);
    },
  );
  it('S-N24: a query of five thousand conditions is refused at once', async () => {
    const conditions = Array.from({ length: 5000 }, (_, i) => ({ field: 'name', rule: 'eq', val: String(i) }));
    const query = `superQueryMatchType=and&superQueryParams=${encode(JSON.stringify(conditions.slice(0, 200)))}`;
    const refused = { success: false, message: '高级查询条件不合法：50' };
    expect(await world.ask('GET', `${companies}?${query}`, { as: 'admin' })).toMatchObject(refused);
    // So many fit into a body only.
    const body = { superQueryParams: JSON.stringify(conditions) };
    const start = performance.now();
    expect(await world.ask('POST', companies.replace(/list$/, 'exportXls'), { as: 'admin', body })).toMatchObject(
      refused,
    );
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe('a class named by a request', () => {
  it.each(['constructor', '__proto__', 'java.lang.Runtime', 'toString'])(
    'S-J18, S-Y8: no job is %s',
    async (jobClassName) => {
      const body = { jobClassName, cronExpression: '0 0 0 * * ? *', status: -1 };
      expect(await world.ask('POST', '/sys/quartzJob/add', { as: 'admin', body })).toMatchObject({
        success: false,
        message: `后台找不到该类名：${jobClassName}`,
      });
    },
  );
  it.each(['constructor', '__proto__', 'hasOwnProperty'])('S-J19: no fill rule is %s', async (ruleClass) => {
    const body = { ruleName: '试', ruleCode: `try_${ruleClass.toLowerCase().replaceAll('_', '')}`, ruleClass };
    expect(await world.ask('POST', '/sys/fillRule/add', { as: 'admin', body })).toMatchObject({
      success: false,
      message: '规则实现类不存在',
    });
    expect(await world.ask('PUT', '/sys/fillRule/edit', { as: 'viewer', body })).toMatchObject({ message: refused });
  });
});

describe('ids', () => {
  it('S-J7: of a batch are ids, or nothing is touched', async () => {
    const before = await world.accounts();
    const ids = encode("1') or ('1'='1");
    for (const call of ['/sys/user/deleteRecycleBin?userIds=', '/sys/user/deleteBatch?ids=']) {
      const { success } = await world.ask('DELETE', call + ids, { as: 'admin' });
      expect(success).toBe(false);
    }
    expect(await world.accounts()).toBe(before);
  });
  it('S-J65, S-Y3: a row that is not there and a row of somebody else answer alike', async () => {
    const { result } = await world.ask('GET', `${companies}?pageSize=50`, { as: 'admin' });
    const own = await world.ask('GET', '/sys/user/getUserInfo', { as: 'hr01' });
    const foreign = result.records.find((row: { id: string }) => row.id !== own.result?.userInfo?.companyId);
    const ask = (id: string) => world.ask('GET', `/api/pc/bizCompany/queryById?id=${id}`, { as: 'hr01' });
    const [there, absent] = [await ask(foreign.id), await ask('0'.repeat(32))];
    expect([there.http, there.code, there.message]).toEqual([absent.http, absent.code, absent.message]);
  });
});
