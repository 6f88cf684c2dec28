import { entities } from '@campus/contract';
import type { AnyEntity } from '@campus/contract/kit';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { securityFixture } from '../../server/test/support/security-fixture.ts';
import { SecurityRoles } from '../../server/test/support/security-roles.ts';
import { sheetCells } from '../../server/test/support/sheet-cells.ts';

/* A hidden column cannot be probed either: not by filters, sorting, exports, logs or dropped conditions. */
const fixture = securityFixture();
const roles = new SecurityRoles(fixture);
const encode = encodeURIComponent;
const withLists = entities.filter((e) => e.path !== '' && e.calls.includes('list'));
const conditions = (list: readonly object[]) =>
  `superQueryMatchType=and&superQueryParams=${encode(JSON.stringify(list))}`;
const firstId = async (table: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} order by id limit 1`.execute(
    fixture.app.engine.db,
  );
  return rows[0]?.id ?? '0';
};

describe('a phone that one sees masked', () => {
  const students = '/employ/employUser/list';
  const list = (query: string) => fixture.ask('GET', `${students}?${query}`, { as: 'viewer' });
  const findKnownMobile = async () => {
    const { rows } = await sql<{ mobile: string }>`
      select mobile from rc_employ_user where tenant_id = 1 and del_flag = 0 order by id limit 1`.execute(
      fixture.app.engine.db,
    );
    return rows[0]?.mobile ?? '';
  };
  it('S-N3: filters and selects nothing', async () => {
    const mobile = await findKnownMobile();
    const all = (await list('')).result.total;
    expect(all).toBeGreaterThan(1);
    for (const query of [
      `mobile=${mobile}`,
      'mobile=138*',
      'phone=138*',
      `mobile_begin=${mobile}&mobile_end=${mobile}`,
      'selections=mobile',
      'groupBy=mobile',
      'field=id,mobile',
      `email=*&idCard=${'1'.repeat(18)}`,
    ]) {
      const { success, result, text } = await list(query);
      expect([success, result.total], query).toEqual([true, all]);
      expect(text, query).not.toContain(mobile);
    }
  });
  it.each(['mobile', 'idCard', 'email', 'wechat'])(
    'S-N3: %s is not accepted for sorting or in a condition',
    async (name) => {
      expect(await list(`column=${name}&order=asc`)).toMatchObject({
        success: false,
        message: `请注意，将要排序的列字段不存在：${name}`,
      });
      for (const rule of ['eq', 'like', 'gt', 'right_like', 'in'])
        expect(await list(conditions([{ field: name, rule, val: '1' }]))).toMatchObject({
          success: false,
          message: `高级查询条件不合法：${name}`,
        });
    },
  );
  it('S-N3: appears whole in no sheet and no dictionary', async () => {
    const mobile = await findKnownMobile();
    for (const query of ['', '?selections=mobile', '?exportFields=mobile']) {
      const response = await fixture.app.server.inject({
        url: `/server/employ/employUser/exportXls${query}`,
        headers: { 'x-access-token': await fixture.token('viewer') },
      });
      const cells = sheetCells(response.rawPayload).map(({ v }) => String(v));
      expect(cells).toContain('手机号');
      if (query === '') expect(cells.some((cell) => /^1\d{2}\*{4}\d{4}$/.test(cell))).toBe(true);
      expect(cells.filter((cell) => /1[3-9]\d{9}/.test(cell))).toEqual([]);
      expect(cells).not.toContain(mobile);
    }
    const items = await fixture.ask('GET', `/sys/dict/getDictItems/${encode('rc_employ_user,mobile,id')}`, {
      as: 'viewer',
    });
    expect(items).toMatchObject({ code: 510 });
  });
  it.each(['/sys/user/list', '/sys/user/queryUserComponentData'])('S-N3: %s answers no password', async (path) => {
    const total = async (query: string) => (await fixture.ask('GET', `${path}?${query}`, { as: 'admin' })).result.total;
    for (const query of ['password=*a*', 'password=$argon2*', 'salt=1'])
      expect(await total(query)).toBe(await total(''));
    const order = async (column: string) => {
      const { success, message, result } = await fixture.ask('GET', `${path}?${column}`, { as: 'admin' });
      return success ? result.records.map((row: { id: string }) => row.id) : message;
    };
    expect([await order('order=asc'), '请注意，将要排序的列字段不存在：password']).toContainEqual(
      await order('column=password&order=asc'),
    );
  });
});

describe.each(withLists.map((e) => [e.name, e] as const))('the list of %s', (_name, e: AnyEntity) => {
  const total = async (query: string) => {
    const { success, message, result } = await fixture.ask('GET', `${e.path}/list?${query}`, { as: 'admin' });
    expect([success, message]).toEqual([true, expect.any(String)]);
    return result.total as number;
  };
  it('S-N27: refuses names that are no fields of it', async () => {
    const all = await total('pageSize=1');
    for (const query of [
      'where[x]=1',
      't1.password=1',
      'createBy.password=1',
      '__proto__=1',
      '__proto__[x]=1',
      'filters=1',
    ])
      expect(await total(`pageSize=1&${encodeURI(query)}`), query).toBe(all);
  });
});

/** Every key of a value, at whatever depth, with what stands under it. */
function* keysIn(value: unknown): Generator<readonly [string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) yield [name, inner];
    yield* keysIn(inner);
  }
}
const isSecret = (name: string) =>
  /^(password|salt|secret|token_?hash|db_?password|cipher|previous_?hash)$/i.test(name);

describe.each(withLists.map((e) => [e.name, e] as const))('responses of %s', (_name, e: AnyEntity) => {
  it('S-N26: holds no secret at any depth and names people by their accounts, like its sheet', async () => {
    const list = await fixture.ask('GET', `${e.path}/list?pageSize=50`, { as: 'admin' });
    const one = e.calls.includes('queryById') ? await firstId(e.table) : undefined;
    const row = one && (await fixture.ask('GET', `${e.path}/queryById?id=${one}`, { as: 'admin' }));
    for (const { result, text } of [list, ...(row ? [row] : [])]) {
      const keys = [...keysIn(result)];
      expect(keys.filter(([name]) => isSecret(name))).toEqual([]);
      for (const [name, value] of keys)
        if (/^(create|update)By$/.test(name)) expect([null, 'string']).toContain(value === null ? null : typeof value);
      expect(text).not.toContain('$argon2');
    }
    if (!e.calls.includes('exportXls')) return;
    const response = await fixture.app.server.inject({
      url: `/server${e.path}/exportXls`,
      headers: { 'x-access-token': await fixture.token('admin') },
    });
    const cells = sheetCells(response.rawPayload).map(({ v }) => String(v));
    expect(cells.filter((cell) => /\$argon2|^(密码|登录密码|盐|密钥|口令)$/.test(cell))).toEqual([]);
  });
});

describe('an undeclared column', () => {
  it('S-N28: is in no response', async () => {
    const mark = 'LEAK55LEAK55';
    for (const table of new Set(entities.map((e) => e.table)))
      await sql`alter table ${sql.table(table)} add column leaked_note text default ${sql.lit(mark)}`.execute(
        fixture.app.engine.db,
      );
    for (const e of withLists) {
      const list = await fixture.ask('GET', `${e.path}/list?pageSize=5`, { as: 'admin' });
      expect(list.success, e.name).toBe(true);
      expect(list.text, e.name).not.toMatch(/LEAK55|leaked/i);
      if (!e.calls.includes('queryById')) continue;
      const one = await fixture.ask('GET', `${e.path}/queryById?id=${await firstId(e.table)}`, { as: 'admin' });
      expect(one.text, e.name).not.toMatch(/LEAK55|leaked/i);
    }
    for (const path of ['/sys/user/getUserInfo', '/sys/user/queryUserComponentData', '/sys/sysDepart/queryTreeList'])
      expect((await fixture.ask('GET', path, { as: 'admin' })).text, path).not.toMatch(/LEAK55|leaked/i);
  });
});

describe('a data rule that has nothing to compare with', () => {
  it.each([
    ['IN', '#{company_id}'],
    ['=', '#{company_id}'],
    ['RIGHT_LIKE', '#{sys_org_code}'],
  ])('S-N8: shows no rows: %s %s', async (ruleConditions, ruleValue) => {
    const page = await roles.pageId('system/UserList');
    const role = await roles.role([page, ...(await roles.buttonIds(['system:user:list']))]);
    const { username: as } = await roles.account({ roles: [role.id] });
    const list = async () => (await fixture.ask('GET', '/sys/user/list', { as })).result.total;
    expect(await list()).toBeGreaterThan(0);
    await roles.rule(role.id, page, { ruleColumn: 'orgCode', ruleConditions, ruleValue });
    expect(await list()).toBe(0);
    const id = await roles.userId('viewer');
    expect((await fixture.ask('GET', `/sys/user/queryById?id=${id}`, { as })).success).toBe(false);
  });
});
it('S-N8: a data rule with an unknown variable is rejected', async () => {
  const page = await roles.pageId('system/UserList');
  const rule = { permissionId: page, ruleName: '空', ruleColumn: 'orgCode', ruleConditions: 'IN', status: '1' };
  for (const ruleValue of ['#{nobody_knows}', '#{password}'])
    expect(
      await fixture.ask('POST', '/sys/permission/addPermissionRule', { as: 'admin', body: { ...rule, ruleValue } }),
    ).toMatchObject({ success: false, code: 500 });
});

describe('the data log', () => {
  it('S-N22: keeps no clear phone number and no password', async () => {
    const { id, username } = await roles.account();
    const [phone, password] = ['13987654321', 'Willow#83jumps'];
    await roles.done('PUT', '/sys/user/edit', { id, phone, email: 'mark22@example.com' });
    await roles.done('PUT', '/sys/user/changePassword', { username, password, confirmpassword: password });
    const source = {
      name: '教务',
      dbType: '6',
      dbDriver: 'org.postgresql.Driver',
      dbUrl: 'jdbc:postgresql://10.20.0.8:5432/jw',
      dbName: 'jw',
      dbUsername: 'reader',
    };
    const made = await roles.done('POST', '/sys/dataSource/add', { ...source, code: 'n22', dbPassword: 'Secret-22a' });
    await roles.done('PUT', '/sys/dataSource/edit', { id: made.id, ...source, dbPassword: 'Secret-22b' });
    const student = await roles.done('GET', '/employ/employUser/list?pageSize=1');
    await roles.done('PUT', '/employ/employUser/edit', { id: student.records[0].id, mobile: '13987650000' });
    const { rows } = await sql<{ dataTable: string; dataContent: string }>`
      select data_table, data_content from sys_data_log`.execute(fixture.app.engine.db);
    expect(rows.map(({ dataTable }) => dataTable)).toEqual(expect.arrayContaining(['sys_user', 'rc_employ_user']));
    const kept = rows.map(({ dataContent }) => dataContent).join('\n');
    for (const clear of [phone, password, '$argon2', 'Secret-22', '13987650000', '"dbPassword"', '"password"'])
      expect(kept, clear).not.toContain(clear);
    expect(kept).toContain('139****4321');
  });
});
