import { Buffer } from 'node:buffer';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { richMarks } from '../../server/test/support/rich-marks.ts';
import { securityFixture } from '../../server/test/support/security-fixture.ts';
import { recordQueries } from '../../server/test/support/statement-count.ts';

/* What a body is, what it may name, and what of it comes back. */
const fixture = securityFixture();
const rows = async (statement: ReturnType<typeof sql>) => (await statement.execute(fixture.app.engine.db)).rows;

describe('a body of another kind', () => {
  const address = '/sys/user/frozenBatch';
  const listStored = () => rows(sql`select id, status, password, update_time from sys_user order by id`);
  const send = (type: string, text: string, headers = {}) =>
    fixture.ask('PUT', address, {
      as: 'admin',
      body: Buffer.from(text),
      headers: { 'content-type': type, ...headers },
    });
  it.each([
    ['a form', 'application/x-www-form-urlencoded', (id: string) => `ids=${id}&status=2`],
    ['text that is JSON', 'text/plain', (id: string) => JSON.stringify({ ids: id, status: 2 })],
    [
      'text with a set of characters',
      'text/plain;charset=utf-8',
      (id: string) => JSON.stringify({ ids: id, status: 2 }),
    ],
    ['XML', 'text/xml', () => '<a/>'],
    ['JSON of another kind', 'application/csp-report', (id: string) => JSON.stringify({ ids: id, status: 2 })],
  ])('S-Y2: %s is not read, from wherever it comes', async (_name, type, text) => {
    const before = await listStored();
    const { result } = await fixture.ask('GET', '/sys/user/list?username=viewer', { as: 'admin' });
    const body = text(result.records[0].id);
    expect(await send(type, body)).toMatchObject({ http: 415, code: 415, success: false });
    // A cross-site form request is not even parsed, and no form can add the token header.
    const foreign = { origin: 'https://example.invalid', 'sec-fetch-site': 'cross-site' };
    expect(await send(type, body, foreign)).toMatchObject({ http: 403, code: 403, success: false });
    const bare = { method: 'PUT', url: `/server${address}`, payload: body, headers: { 'content-type': type } } as const;
    expect([401, 415]).toContain((await fixture.app.call(bare)).status);
    expect(await listStored()).toEqual(before);
  });
  it('S-Y2: reads the first of two types', async () => {
    const before = await listStored();
    expect(await send('application/json; text/html', 'a=1')).toMatchObject({ http: 200, success: false, code: 500 });
    expect(await listStored()).toEqual(before);
  });
});

describe('the path of a department', () => {
  it('S-Y6: is set by the server whatever an edit says', async () => {
    const paths = () => rows(sql`select id, parent_id, org_code, depart_name from sys_depart order by id`);
    const before = await paths();
    const [{ id, departName } = { id: '', departName: '' }] = (await rows(
      sql`select id, depart_name from sys_depart where org_code = 'A01A01A02' and del_flag = 0`,
    )) as { id: string; departName: string }[];
    const named = { id, departName };
    const wrong = { orgCode: "Z99') or 1=1", parentPath: 'x', ancestors: '0,1) or (1=1', iconPath: '/', level: 9 };
    for (const [field, value] of Object.entries(wrong))
      expect(
        (await fixture.ask('PUT', '/sys/sysDepart/edit', { as: 'admin', body: { ...named, [field]: value } })).http,
      ).toBe(200);
    const compat = { method: 'PUT', url: '/jeecg-boot/sys/sysDepart/edit', payload: { ...named, ...wrong } } as const;
    const { body } = await fixture.app.call({ ...compat, as: await fixture.token('admin') });
    expect(body.success).toBe(true);
    expect(await paths()).toEqual(before);
    const roles = (query: string) => fixture.ask('GET', `/sys/role/list?${query}`, { as: 'admin' });
    const scoped = await roles(`dataScope=${encodeURIComponent('and 1=2')}&params[dataScope]=1`);
    expect(scoped.result.total).toBe((await roles('')).result.total);
  });
});

describe('values that come back from our own tables', () => {
  it('S-N41: treats a category whose code is a condition as one node', async () => {
    const code = "x') or 1=1 --";
    const made = await fixture.ask('POST', '/sys/category/add', { as: 'admin', body: { name: '恶意', pid: '0' } });
    expect(made.success).toBe(true);
    await sql`update sys_category set code = ${code} where name = '恶意'`.execute(fixture.app.engine.db);
    const askList = async (path: string) => (await fixture.ask('GET', path, { as: 'admin' })).result;
    const list = await askList(`/sys/category/rootList?pageSize=100&code=${encodeURIComponent(code)}`);
    expect(list.records.map((row: { code: string }) => row.code)).toEqual([code]);
    const roots = await askList('/sys/category/loadTreeRoot?async=false&pcode=0');
    expect(roots.filter((node: { code: string }) => node.code === code)).toHaveLength(1);
    const below = await askList(`/sys/category/childList?pid=${list.records[0].id}`);
    expect(below.records ?? below).toEqual([]);
    const tree = await fixture.ask('GET', `/sys/category/loadTreeRoot?async=false&pcode=${encodeURIComponent(code)}`, {
      as: 'admin',
    });
    expect([tree.http, tree.result ?? []]).toEqual([200, []]);
  });
  it('S-N41: a department with a wildcard as code still has only its own members', async () => {
    const parentId = (await rows(sql`select id from sys_depart where org_code = 'A01A01' and del_flag = 0`)) as {
      id: string;
    }[];
    const body = { departName: '恶意部门', orgCategory: '2', parentId: parentId[0]?.id };
    expect((await fixture.ask('POST', '/sys/sysDepart/add', { as: 'admin', body })).success).toBe(true);
    const code = "A0') or 1=1 --";
    await sql`update sys_depart set org_code = ${code} where depart_name = '恶意部门'`.execute(fixture.app.engine.db);
    const [{ id } = { id: '' }] = (await rows(sql`select id from sys_depart where org_code = ${code}`)) as {
      id: string;
    }[];
    const users = await fixture.ask('GET', `/sys/user/departUserList?depId=${id}`, { as: 'admin' });
    expect([users.success, users.result.total]).toEqual([true, 0]);
    const tree = await fixture.ask('GET', '/sys/sysDepart/queryTreeList', { as: 'admin' });
    expect(tree.text.split('恶意部门').length - 1).toBeGreaterThan(0);
    expect(tree.success).toBe(true);
  });
});

describe('rich text that comes by a call', () => {
  const inert = (text: string) => {
    expect(text).not.toMatch(
      /probe\(|<(?:script|svg|math|iframe|style|form|object|embed|base|meta|xmp|textarea|template|video)/i,
    );
    expect(text).not.toMatch(/\son\w+\s*=|javascript:|vbscript:|expression\(|href="(?:\/\/|data:)/i);
  };
  const announcement = {
    titile: '通告',
    msgAbstract: '摘要',
    priority: 'M',
    msgType: 'ALL',
    msgCategory: '1',
    startTime: '2026-11-20 08:00:00',
    endTime: '2027-11-20 08:00:00',
  };
  it('S-J57, S-N23: is stored without active marks', async () => {
    for (const mark of richMarks) {
      const body = { ...announcement, msgContent: `<p>正文</p>${mark}` };
      expect((await fixture.ask('POST', '/sys/annountCement/add', { as: 'admin', body })).success, mark).toBe(true);
    }
    const stored = (await rows(sql`select msg_content from sys_announcement where titile = '通告'`)) as {
      msgContent: string;
    }[];
    expect(stored).toHaveLength(richMarks.length);
    for (const { msgContent } of stored) inert(msgContent);
  });
  it.each([
    ['a post', 'rc_company_post', '/companyPost/companyPost', ['duty', 'requirement']],
    ['a company', 'rc_company', '/api/pc/bizCompany', ['introduction']],
  ] as const)('S-N23: of %s is stored without what would run', async (_name, table, path, fields) => {
    const [{ id } = { id: '' }] = (await rows(
      sql`select id from ${sql.table(table)} where tenant_id = 1 and del_flag = 0 order by id limit 1`,
    )) as { id: string }[];
    const long = `<p>${'负责云湖示例项目的日常工作与协调。'.repeat(8)}</p>`;
    const hostile = long + richMarks.join('');
    const body = { id, ...Object.fromEntries(fields.map((field) => [field, hostile])) };
    const { success, message } = await fixture.ask('PUT', `${path}/edit`, { as: 'admin', body });
    expect([success, message]).toEqual([true, expect.any(String)]);
    for (const field of fields) {
      const [row] = (await rows(sql`select ${sql.ref(field)} as text from ${sql.table(table)} where id = ${id}`)) as {
        text: string;
      }[];
      expect(row?.text).toContain('负责云湖示例项目');
      inert(row?.text ?? '');
    }
  });
  it('S-N16: keeps no frame with its own page', async () => {
    const msgContent = '<p>文</p><iframe srcdoc="<script src=/server/sys/common/static/temp/a.js></script>"></iframe>';
    const { success, result } = await fixture.ask('POST', '/sys/annountCement/add', {
      as: 'admin',
      body: { ...announcement, msgContent },
    });
    expect(success).toBe(true);
    const one = await fixture.ask('GET', `/sys/annountCement/queryById?id=${result.id}`, { as: 'admin' });
    expect(one.result.msgContent).toBe('<p>文</p>');
  });
});

it('S-N38: ignores the name of a function in a request', async () => {
  const hostile = ['sum(1) as x', 'count(*) from sys_user --', 'pg_sleep(3)'];
  const figures = fixture.app.routes.filter(
    ({ path, methods }) =>
      methods.includes('GET') && /\/dashboard\/|statistics|trend/.test(path) && !path.includes(':'),
  );
  expect(figures.length).toBeGreaterThan(2);
  for (const { path } of figures) {
    const ask = async (more: Record<string, string>) => {
      const answer = await fixture.ask('GET', `${path}?${new URLSearchParams({ range: 'month', ...more })}`, {
        as: 'admin',
      });
      return answer;
    };
    const plain = await ask({});
    for (const aggregation of hostile) {
      let odd = plain;
      const queries = await recordQueries(fixture.app.database, async () => {
        odd = await ask({ aggregation, measure: aggregation, groupBy: aggregation });
      });
      expect(queries.filter((statement) => statement.includes(aggregation))).toEqual([]);
      expect([odd.http, odd.success, odd.message], path).toEqual([plain.http, plain.success, plain.message]);
      expect(Object.keys(odd.result ?? {}), path).toEqual(Object.keys(plain.result ?? {}));
      expect(odd.text).not.toMatch(/syntax|column|relation|sum\(1\)/i);
    }
  }
});
