import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { form } from '../../server/test/http/http-fixture.ts';
import { securityFixture } from '../../server/test/support/security-fixture.ts';
import { SecurityRoles } from '../../server/test/support/security-roles.ts';

/* Rows of another tenant, company, department or user are invisible to the caller. */
const fixture = securityFixture();
const refused = { http: 200, success: false, code: 510, result: { errorCode: 'RC_PERMISSION' } };
const [entA, entB] = ['hr01', 'qiye003'];
const loadRows = async (statement: ReturnType<typeof sql>) => (await statement.execute(fixture.app.engine.db)).rows;
/** All that an answer says, but when and under which number. */
function said({ http, text }: { readonly http: number; readonly text: string }): object {
  const { timestamp: _timestamp, ...answer } = JSON.parse(text);
  return { http, ...answer };
}

describe('a tenant', () => {
  it.each<['GET' | 'POST' | 'PUT', string, object?]>([
    ['GET', '/sys/tenant/queryById?id=2'],
    ['GET', '/sys/tenant/list'],
    ['POST', '/sys/tenant/joinTenantByHouseNumber', { houseNumber: '2' }],
    ['PUT', '/sys/tenant/agreeOrRefuseJoinTenant', { status: '1', tenantId: 2, userId: '1' }],
    ['PUT', '/sys/tenant/invitationUser', { tenantId: 2, username: entA }],
    ['POST', '/sys/tenant/inviteUserJoin', { ids: '2', phone: '14000020000' }],
  ])('S-J28: cannot be joined by the user alone: %s %s', async (method, path, body) => {
    const of = async () => [
      (await fixture.ask('GET', '/sys/tenant/queryList', { as: entA })).result,
      await loadRows(sql`select * from sys_user_tenant order by id`),
    ];
    const before = await of();
    const answer = await fixture.ask(method, path, { as: entA, body });
    expect([404, 510]).toContain(answer.code);
    expect(answer.success).toBe(false);
    expect(await of()).toEqual(before);
  });
  it('S-J30: does not show its departments to users of another one', async () => {
    const ask = (as: string) =>
      fixture.ask('GET', `/sys/sysDepart/searchBy?keyWord=${encodeURIComponent('就业指导中心')}`, { as });
    expect((await ask('demo_school_admin_2')).text).toContain('就业指导中心');
    for (const as of [entA, 'viewer', 'admin']) {
      const answer = await ask(as);
      expect(answer).toMatchObject({ http: 200, success: false, message: '未查询匹配数据！' });
      expect(answer.text).not.toContain('就业指导中心');
    }
  });
  it.each(['tenant-id', 'x-tenant-id', 'tenant_id'])('S-J41: does not change when %s names it', async (name) => {
    for (const path of ['/api/pc/bizCompany/list', '/companyPost/companyPost/list', '/sys/user/getUserInfo'])
      for (const as of [entA, 'viewer']) {
        const answer = await fixture.ask('GET', path, { as, headers: { [name]: '2' } });
        expect([answer.http, answer.code, answer.result?.records]).toEqual([401, 401, undefined]);
        expect((await fixture.ask('GET', '/sys/user/getUserInfo', { as, headers: { [name]: '1' } })).success).toBe(
          true,
        );
      }
  });
});

describe('a person', () => {
  it.each(['/sys/user/getMultiUser', '/zsSearchController/getMultiUser'])(
    'S-J31: is shown to colleagues by %s without a whole phone, a mail or a birthday',
    async (path) => {
      await sql`update sys_user set email = username || '.mark@example.edu.cn', birthday = '1990-01-02' where user_type = '1'`.execute(
        fixture.app.engine.db,
      );
      const everybody = (await loadRows(sql`select id from sys_user limit 500`)) as { id: string }[];
      expect((await fixture.ask('GET', `${path}?ids=all`, { as: 'viewer' })).text).toBe('[]');
      const { http, text } = await fixture.ask('GET', `${path}?ids=${everybody.map(({ id }) => id).join(',')}`, {
        as: 'viewer',
      });
      const people = JSON.parse(text);
      expect([http, people.length > 5]).toEqual([200, true]);
      for (const { phone } of people) expect(phone ?? '').toMatch(/^$|^\d{3}\*{4}\d{4}$/);
      expect(text).not.toMatch(/"email"|"birthday"|mark@example|1990-01-02|\b1\d{10}\b/);
    },
  );
  it('S-J31: has no calls of other products', async () => {
    const { id } = (await loadRows(sql`select id from sys_user where username = 'school'`))[0] as { id: string };
    for (const path of [
      `queryByIds?userIds=${id}`,
      'queryByNames?userNames=school',
      'queryUserComponentData?pageSize=100',
    ]) {
      const { text } = await fixture.ask('GET', `/sys/user/${path}`, { as: 'viewer' });
      expect(text).toContain('"realname"');
      expect(text).not.toMatch(/"email"|"birthday"|mark@example|1990-01-02|"phone":"1\d{10}"/);
    }
  });
});

describe('the department of a session', () => {
  const state = () =>
    loadRows(sql`select s.id, s.org_code, s.login_tenant_id, u.org_code as last from sys_session s
      join sys_user u on u.id = s.user_id where u.username in ('viewer', 'admin') order by s.id`);
  it.each([
    ['another department', { orgCode: 'A01A01A03', username: 'viewer' }, 500, '您不属于该部门，无法切换'],
    ['a department of another tenant', { orgCode: 'A02A01', username: 'viewer' }, 500, '您不属于该部门，无法切换'],
    ['somebody else', { orgCode: 'A01A01A01', username: 'admin' }, 510, '没有权限，请联系管理员分配权限！'],
    ['another tenant', { loginTenantId: 2, username: 'viewer' }, 401, ''],
  ])('S-J34: does not become that of %s', async (_name, body, code, message) => {
    await fixture.token('admin');
    await fixture.token('viewer');
    const before = await state();
    expect(before.length).toBeGreaterThan(1);
    for (const method of ['POST', 'PUT'] as const) {
      const answer = await fixture.ask(method, '/sys/selectDepart', { as: 'viewer', body });
      expect([answer.success, answer.code]).toEqual([false, code]);
      expect(answer.message).toContain(message);
    }
    expect(await state()).toEqual(before);
  });
});

describe('a row of another company', () => {
  const nobodys = '1790000000000000009';
  it('S-J65: is missing to edits and deletes of a saved query', async () => {
    const records = JSON.stringify([{ field: 'name', rule: 'eq', val: 'x' }]);
    const query = { saveCode: 'j65', title: '甲的查询', matchType: 'and', records, shared: 1 };
    const { result } = await fixture.ask('POST', '/sys/superQuery/add', { as: entA, body: query });
    const edit = (id: string) =>
      fixture.ask('PUT', '/sys/superQuery/edit', {
        as: entB,
        body: { id, title: '乙', matchType: 'or', records, shared: 0 },
      });
    const remove = (id: string) => fixture.ask('DELETE', `/sys/superQuery/delete?id=${id}`, { as: entB });
    const before = await loadRows(sql`select * from sys_super_query`);
    expect(before).toHaveLength(1);
    for (const change of [edit, remove]) {
      const there = await change(result.id);
      expect(there.success).toBe(false);
      expect(said(there)).toEqual(said(await change(nobodys)));
    }
    expect(await loadRows(sql`select * from sys_super_query`)).toEqual(before);
  });
  it('S-J65: is missing to writes, reads and removals of an unfinished upload', async () => {
    const body = { name: 'a.pdf', size: 9_000_000, biz: 'temp' };
    const begun = await fixture.ask('POST', '/sys/upload/session', { as: entA, body });
    expect(begun.success, begun.text).toBe(true);
    const id = begun.result.uploadId;
    const absent = `${id.slice(0, -4)}0000`;
    for (const [method, rest] of [
      ['GET', ''],
      ['POST', '/complete'],
      ['DELETE', ''],
    ] as const) {
      const of = (one: string) =>
        fixture.ask(method, `/sys/upload/session/${one}${rest}`, { as: entB, ...(method === 'POST' && { body: {} }) });
      const there = await of(id);
      expect(said(there)).toEqual(said(await of(absent)));
    }
    expect((await fixture.ask('GET', `/sys/upload/session/${id}`, { as: entA })).success).toBe(true);
  });
  it('S-J65: is missing to readers of a private file', async () => {
    const read = (path: string) => fixture.ask('GET', `/sys/common/static/${encodeURI(path)}`, { as: entB });
    const content = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
    const { payload, headers } = form({ biz: 'contract' }, [{ name: '合同.pdf', content }]);
    const { message } = await fixture.ask('POST', '/sys/common/upload', { as: entA, body: payload, headers });
    expect(message).toMatch(/^contract\//);
    expect(said(await read(message))).toEqual(said(await read('contract/none.pdf')));
  });
  it('S-J65: is missing to readers of a message', async () => {
    const announcement = {
      titile: '只给甲',
      msgAbstract: '摘要',
      msgContent: '<p>MARK-OF-A</p>',
      priority: 'M',
      msgType: 'USER',
      userIds: `${((await loadRows(sql`select id from sys_user where username = ${entA}`))[0] as { id: string }).id},`,
      msgCategory: '1',
      endTime: '2027-11-20 08:00:00',
    };
    const { result } = await fixture.ask('POST', '/sys/annountCement/add', { as: 'admin', body: announcement });
    const released = await fixture.ask('GET', `/sys/annountCement/doReleaseData?id=${result.id}`, { as: 'admin' });
    expect(released.success, released.text).toBe(true);
    const sends = () => loadRows(sql`select * from sys_announcement_send where annt_id = ${result.id} order by id`);
    const before = (await sends()) as { id: string }[];
    expect(before).toHaveLength(1);
    const [{ id: sendId } = { id: '' }] = before;
    const calls: readonly ((annt: string, send: string) => ReturnType<typeof fixture.ask>)[] = [
      (_annt, send) => fixture.ask('GET', `/sys/sysAnnouncementSend/getOne?sendId=${send}`, { as: entB }),
      (annt) => fixture.ask('GET', `/sys/annountCement/queryById?id=${annt}`, { as: entB }),
      (annt) =>
        fixture.ask('PUT', '/sys/sysAnnouncementSend/editByAnntIdAndUserId', { as: entB, body: { anntId: annt } }),
      (_annt, send) =>
        fixture.ask('PUT', '/sys/sysAnnouncementSend/edit', { as: entB, body: { id: send, readFlag: '1' } }),
    ];
    for (const call of calls) {
      const there = await call(result.id, sendId);
      expect(there.text).not.toContain('MARK-OF-A');
      expect(said(there)).toEqual(said(await call(nobodys, nobodys)));
    }
    expect(await sends()).toEqual(before);
  });
});

it('S-J42: permission to list does not include the export', async () => {
  const exports = fixture.app.routes.filter(({ path }) => path.endsWith('/exportXls'));
  const roles = new SecurityRoles(fixture);
  const menu = new Set(
    ((await loadRows(sql`select perms from sys_permission where side = 'school'`)) as { perms: string }[]).map(
      ({ perms }) => perms,
    ),
  );
  const lists = fixture.app.routes.filter(
    ({ path, access }) => exports.some((e) => e.path.replace('exportXls', 'list') === path) && menu.has(String(access)),
  );
  const codes = lists.map(({ access }) => String(access));
  const { username: as } = await roles.account({ roles: [(await roles.role(await roles.buttonIds(codes))).id] });
  for (const { path } of lists) expect((await fixture.ask('GET', path, { as })).success, path).toBe(true);
  for (const { path, methods } of exports)
    for (const method of methods)
      expect(await fixture.ask(method, path, { as, ...(method === 'POST' && { body: {} }) }), path).toMatchObject(
        refused,
      );
  expect(lists.length).toBeGreaterThan(20);
});
