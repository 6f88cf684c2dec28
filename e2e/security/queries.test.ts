import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { securityFixture } from '../../server/test/support/security-fixture.ts';
import { recordQueries } from '../../server/test/support/statement-count.ts';

/* How a list is asked: its order, its size, its conditions, and whether a row that one may not see is there. */
const fixture = securityFixture();
const encode = encodeURIComponent;
const companies = '/api/pc/bizCompany/list';
const ids = async (query: string, as = 'admin') => {
  const { result } = await fixture.ask('GET', `${companies}?${query}`, { as });
  return result.records.map((row: { id: string }) => row.id);
};

describe('the order of a list', () => {
  const marks = [
    'case when 1=1 then id else name end',
    'case when name like 0x61646D696E25 then 1 else 2 end',
    'name,case when exists (select 1 from sys_user) then 1 else 2 end',
    '0x6e616d65',
    'name asc',
    'sys_user.password',
    '(select 1)',
    'name/**/desc',
    "name'",
    'id)',
  ];
  it.each(marks)('S-Y7, S-V3: refuses %s', async (mark) => {
    const plain = await ids('');
    for (const as of ['viewer', 'admin'])
      expect(await fixture.ask('GET', `${companies}?column=${encode(mark)}`, { as })).toMatchObject({
        success: false,
        message: expect.stringMatching(/^请注意，将要排序的列字段不存在：/),
      });
    expect(await ids(`orderByColumn=${encode(mark)}&isAsc=asc`)).toEqual(plain);
    const ways = [await ids('column=createTime&order=asc'), await ids('column=createTime&order=desc')];
    expect(ways).toContainEqual(await ids(`column=createTime&order=${encode(mark)}`));
  });
});

describe('the size of a query', () => {
  it.each([
    'pageSize=NaN',
    'pageSize=abc',
    'pageSize=-1',
    'pageSize=1e9',
    'pageSize=',
    'pageNo=abc',
    'pageNo=[]',
    'length=abc',
  ])('S-N7: %s is the usual one, or refused', async (query) => {
    for (const path of [companies, '/sys/user/list', '/sys/user/queryUserComponentData', '/sys/log/list']) {
      const { http, code, success, result } = await fixture.ask('GET', `${path}?${encodeURI(query)}`, { as: 'admin' });
      expect(http).toBe(200);
      if (success) expect(result.records.length).toBeLessThanOrEqual(1000);
      else expect(code).toBe(500);
    }
  });
  it('S-N7: refuses a length that is no number', async () => {
    const { result } = await fixture.ask('GET', '/sys/user/generateUserId?length=abc', { as: 'admin' });
    expect(result).toMatch(/^[0-9a-f]{32}$/);
  });
  it('S-N24: refuses a query of five thousand conditions before reading rows', async () => {
    const conditions = Array.from({ length: 5000 }, (_, i) => ({ field: 'companyName', rule: 'eq', val: String(i) }));
    const body = { superQueryMatchType: 'and', superQueryParams: JSON.stringify(conditions) };
    const refused = { http: 200, success: false, code: 500, message: '高级查询条件不合法：50' };
    const queries = await recordQueries(fixture.app.database, async () => {
      const answer = await fixture.ask('POST', companies.replace(/list$/, 'exportXls'), { as: 'admin', body });
      expect(answer).toMatchObject(refused);
    });
    expect(queries.filter((statement) => statement.includes('"rc_company"'))).toEqual([]);
    // As many as an address holds.
    const query = `superQueryMatchType=and&superQueryParams=${encode(JSON.stringify(conditions.slice(0, 200)))}`;
    expect(await fixture.ask('GET', `${companies}?${query}`, { as: 'admin' })).toMatchObject(refused);
  });
  it('S-N24: accepts a thousand ids and limits the pages', async () => {
    const many = Array.from({ length: 1001 }, (_, i) => String(i)).join(',');
    const before = await fixture.accounts();
    const answer = await fixture.ask('DELETE', `/sys/user/deleteBatch?ids=${many}`, { as: 'admin' });
    expect(answer).toMatchObject({ http: 200, success: false });
    expect(await fixture.accounts()).toBe(before);
    const { result } = await fixture.ask('GET', '/sys/log/list?pageSize=1000000', { as: 'admin' });
    expect(result.size).toBeLessThanOrEqual(1000);
  });
});

describe('a row of another company', () => {
  it('S-N17: gets the answer of a missing row, by the same queries', async () => {
    const own = await fixture.ask('GET', '/companyPost/companyPost/list?pageSize=1', { as: 'hr01' });
    const companyId = own.result.records[0]?.companyId;
    await sql`
      insert into rc_company_post select (jsonb_populate_record(null::rc_company_post, to_jsonb(p) || jsonb_build_object('id', '17990000000000' || lpad(g::text, 5, '0'), 'post_no', 'N17-' || g))).*
      from (select * from rc_company_post where tenant_id = 1 and del_flag = 0 and company_id <> ${companyId} order by id limit 1) p,
        generate_series(1, 20) g on conflict (id) do nothing`.execute(fixture.app.engine.db);
    const { rows } = await sql`select 1 from rc_company_post where id like '17990000000000%'`.execute(
      fixture.app.engine.db,
    );
    expect(rows).toHaveLength(20);
    const [theirs, absent]: [string[][], string[][]] = [[], []];
    const bodies = new Set<string>();
    const ask = async (id: string, queries: string[][]) => {
      const sent = await recordQueries(fixture.app.database, async () => {
        const { http, text } = await fixture.ask('GET', `/companyPost/companyPost/queryById?id=${id}`, { as: 'hr01' });
        bodies.add(`${http} ${text.replace(/"timestamp":\d+/, '').replaceAll(/[0-9a-f]{32}/g, '')}`);
      });
      queries.push(sent.filter((statement) => statement.includes('rc_company_post')));
    };
    for (let i = 1; i <= 20; i += 1) {
      const serial = String(i).padStart(5, '0');
      await ask(`17990000000000${serial}`, theirs);
      await ask(`17980000000000${serial}`, absent);
    }
    expect([...bodies]).toHaveLength(1);
    expect([...bodies][0]).toContain('"success":false');
    expect(theirs[0]).not.toEqual([]);
    expect(theirs).toEqual(absent);
  });
});
