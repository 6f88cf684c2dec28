import { describe, expect, it } from 'vitest';
import { securityFixture } from '../../server/test/support/security-fixture.ts';

/* The SQL of reports is one query over tables that reports may read, its parameters are values, its rows need a right. */
const fixture = securityFixture();
const encode = encodeURIComponent;
const refused = { http: 200, code: 510, result: { errorCode: 'RC_PERMISSION' } };
const parse = (sql: string, as: string) => fixture.ask('POST', '/online/cgreport/head/parseSql', { as, body: { sql } });
const column = (fieldName: string) => ({ fieldName, fieldTxt: fieldName, fieldType: 'String' });
/** The id of a report that an administrator designed. */
async function report(code: string, cgrSql: string, params: readonly object[] = []): Promise<string> {
  const body = { head: { code, name: code, cgrSql }, items: [column('x')], params };
  const { success, message, result } = await fixture.ask('POST', '/online/cgreport/head/add', { as: 'admin', body });
  expect(success, message).toBe(true);
  return result.id;
}

describe('the SQL of a report', () => {
  it.each(['viewer', 'school', 'hr01'])('S-J12: cannot be tried by %s', async (as) => {
    expect(await parse('select 1 as a', as)).toMatchObject(refused);
    const byGet = await fixture.ask('GET', `/online/cgreport/head/parseSql?sql=${encode('select 1 as a')}`, { as });
    expect(byGet).toMatchObject(refused);
  });
  it.each([
    ['delete from sys_log', '只允许查询语句!'],
    ['select password from sys_user', '报表SQL不合法：列不存在'],
    ['select password from (sys_user)', '报表SQL不合法'],
  ])('S-J12: is not %j, for administrators either', async (sql, message) => {
    const answer = await parse(sql, 'admin');
    expect(answer).toMatchObject({ http: 200, success: false, code: 500 });
    expect(answer.message).toContain(message);
    const body = { head: { code: 'j12', name: 'j12', cgrSql: sql }, items: [column('x')], params: [] };
    expect(await fixture.ask('POST', '/online/cgreport/head/add', { as: 'admin', body })).toMatchObject({ code: 500 });
  });
  it.each(['information_schema.tables', 'pg_authid', 'pg_catalog.pg_authid', 'sys_session', 'sys_data_source'])(
    'S-J15: reads nothing of %s',
    async (table) => {
      const refusal = { http: 200, success: false, code: 500, message: `报表SQL不合法：不能查询表“${table}”` };
      expect(await parse(`select * from ${table}`, 'admin')).toMatchObject(refusal);
      expect(await parse(`select 1 as a where exists (select 1 from ${table})`, 'admin')).toMatchObject(refusal);
    },
  );
  it.each(['${7*7}', '{{7*7}}', '#{7*7}', '=7*7', "x' || (7*7) || 'y"])(
    'S-J16: takes %j for the text it is',
    async (value) => {
      const params = [{ paramName: 'x', paramTxt: '值', paramValue: '' }];
      const id = await report(`j16_${Buffer.from(value).toString('hex')}`, "select '${x}' as x", params);
      const { result } = await fixture.ask('GET', `/online/cgreport/api/getData/${id}?self_x=${encode(value)}`, {
        as: 'admin',
      });
      expect(result.records.map((row: { x: string }) => row.x)).toEqual([value]);
      expect(JSON.stringify(result.records)).not.toContain('49');
    },
  );
});

it('S-J21: refuses an export without a token or the permission of the report', async () => {
  const id = await report('j21', "select '=7*7' as x");
  const path = `/online/cgreport/api/exportXls/${id}`;
  expect(await fixture.ask('GET', path)).toMatchObject({ http: 401, code: 401, result: { errorCode: 'RC_TOKEN' } });
  for (const as of ['viewer', 'school', 'hr01']) expect(await fixture.ask('GET', path, { as })).toMatchObject(refused);
  const { http, headers } = await fixture.ask('GET', path, { as: 'admin' });
  expect([http, String(headers['content-disposition'])]).toEqual([200, expect.stringMatching(/^attachment/)]);
  expect((await fixture.ask('GET', '/jmreport/auto/export')).http).toBe(404);
});
