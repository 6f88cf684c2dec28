import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { securityFixture } from '../../server/test/support/security-fixture.ts';
import { SecurityRoles } from '../../server/test/support/security-roles.ts';

/* Rights end at one's own rights, and at the rows that one's own rights show. */
const fixture = securityFixture();
const roles = new SecurityRoles(fixture);
const refused = { success: false, code: 510 };
const rows = async (statement: ReturnType<typeof sql>) => (await statement.execute(fixture.app.engine.db)).rows;
const users = 'system/UserList';
const codes = [
  'system:user:list',
  'system:user:edit',
  'system:user:delete',
  'system:user:addUserRole',
  'system:user:deleteRole',
  'system:user:recycleBin',
  'system:user:deleteRecycleBin',
  'system:user:editDepartWithUser',
  'system:user:deleteUserInDepart',
  'system:permission:saveRole',
  'system:role:list',
];
/** Looks after the users of one department: its pages and buttons, under a rule that shows no others. */
async function departAdmin(depart: string) {
  const page = await roles.pageId(users);
  const role = await roles.role([page, ...(await roles.buttonIds(codes))]);
  await roles.rule(role.id, page, {
    ruleColumn: 'orgCode',
    ruleConditions: 'RIGHT_LIKE',
    ruleValue: '#{sys_org_code}',
  });
  return { ...(await roles.account({ roles: [role.id], depart })), role, page };
}

describe('a manager of one department', () => {
  it('S-Y11: does not grant the role of an administrator, roles to users of another department or wider rules', async () => {
    const { username: as, role, page } = await departAdmin('A01A01A02');
    const own = await roles.account({ depart: 'A01A01A02' });
    const foreign = await roles.account({ depart: 'A01A01A03' });
    const listHeld = () => rows(sql`select user_id, role_id from sys_user_role order by user_id, role_id`);
    const before = await listHeld();
    const give = (roleId: string, id: string) =>
      fixture.ask('POST', '/sys/user/addSysUserRole', { as, body: { roleId, userIdList: [id] } });
    const administrator = await roles.roleId('admin');
    expect(await give(administrator, own.id)).toMatchObject(refused);
    const edited = { id: own.id, selectedroles: administrator };
    expect(await fixture.ask('PUT', '/sys/user/edit', { as, body: edited })).toMatchObject(refused);
    expect(await give(role.id, foreign.id)).toMatchObject(refused);
    const take = `/sys/user/deleteUserRole?roleId=${await roles.roleId('viewer')}&userId=${await roles.userId('content01')}`;
    expect(await fixture.ask('DELETE', take, { as })).toMatchObject(refused);
    expect(await listHeld()).toEqual(before);

    const rules = () =>
      rows(sql`select id, data_rule_ids from sys_role_permission where role_id = ${role.id} order by id`);
    const granted = await rules();
    const wider = { permissionId: page, roleId: role.id, dataRuleIds: '' };
    expect(await fixture.ask('POST', '/sys/role/datarule', { as, body: wider })).toMatchObject(refused);
    expect(await rules()).toEqual(granted);
    // Within his department he may.
    expect(await give(role.id, own.id)).toMatchObject({ success: true });
  });
  it('S-Y11: does not move users of another department to the own one', async () => {
    const { username: as } = await departAdmin('A01A01A02');
    const foreign = await roles.account({ depart: 'A01A01A03' });
    const members = () => rows(sql`select user_id, depart_id from sys_user_depart order by user_id, depart_id`);
    const before = await members();
    const body = { depId: await roles.departId('A01A01A02'), userIdList: [foreign.id] };
    expect(await fixture.ask('POST', '/sys/user/editSysDepartWithUser', { as, body })).toMatchObject(refused);
    const out = `/sys/user/deleteUserInDepart?depId=${await roles.departId('A01A01A03')}&userId=${foreign.id}`;
    expect(await fixture.ask('DELETE', out, { as })).toMatchObject(refused);
    expect(await members()).toEqual(before);
  });
  it('S-N46: neither sees, restores nor purges the deleted accounts of another department', async () => {
    const { username: as } = await departAdmin('A01A01A02');
    const [own, foreign] = [await roles.account({ depart: 'A01A01A02' }), await roles.account({ depart: 'A01A01A03' })];
    await roles.done('DELETE', `/sys/user/deleteBatch?ids=${own.id},${foreign.id}`);
    const restore = (who: string, userIds: string, headers?: Record<string, string>) =>
      fixture.ask('PUT', '/sys/user/putRecycleBin', { as: who, body: { userIds }, ...(headers && { headers }) });
    expect(await restore(as, foreign.id)).toMatchObject(refused);
    expect(await fixture.ask('DELETE', `/sys/user/deleteRecycleBin?userIds=${foreign.id}`, { as })).toMatchObject(
      refused,
    );
    expect(await restore('viewer', foreign.id)).toMatchObject(refused);
    expect(await restore('admin', foreign.id, { 'tenant-id': '2' })).toMatchObject({ success: false });
    expect(await rows(sql`select del_flag from sys_user where id = ${foreign.id}`)).toEqual([{ delFlag: 1 }]);
    const shown = (await fixture.ask('GET', '/sys/user/recycleBin', { as })).result.map(
      (row: { id: string }) => row.id,
    );
    expect([shown.includes(own.id), shown.includes(foreign.id)]).toEqual([true, false]);
    expect(await restore(as, own.id)).toMatchObject({ success: true, message: '还原成功' });
    expect(await restore('admin', foreign.id)).toMatchObject({ success: true, message: '还原成功' });
  });
});

describe('rows created by another user', () => {
  it('S-N10: carries no role above the own', async () => {
    const administrator = await roles.roleId('admin');
    const platform = await roles.roleId('platform_admin');
    const before = await fixture.accounts();
    for (const selectedroles of [administrator, platform, `${await roles.roleId('viewer')},${platform}`]) {
      const password = 'Ginkgo@2026xy';
      const body = { username: 'shared1', realname: '越权', workNo: 'N10', phone: '13907771010' };
      const sent = { ...body, password, confirmpassword: password, selectedroles };
      expect(await fixture.ask('POST', '/sys/user/add', { as: 'school', body: sent })).toMatchObject(refused);
    }
    expect(await fixture.accounts()).toBe(before);
    const copy = { id: platform, roleCode: 'platform_two', roleName: '复制平台' };
    expect(await fixture.ask('POST', '/sys/role/copy', { as: 'school', body: copy })).toMatchObject(refused);
  });
});

describe('a grant', () => {
  it('S-Y14: ends with the next call of an open session when it is revoked', async () => {
    const [button = ''] = await roles.buttonIds(['post:companyPost:list']);
    const role = await roles.role([button]);
    const { username: as } = await roles.account({ roles: [role.id] });
    const list = () => fixture.ask('GET', '/companyPost/companyPost/list', { as });
    expect(await list()).toMatchObject({ success: true });
    await roles.grant(role.id, []);
    expect(await list()).toMatchObject({ code: 510, message: '没有权限，请联系管理员分配权限！' });
  });

  it('S-N15: of a deleted role, entry, department or account does not return with a new one of the same name', async () => {
    const [button = ''] = await roles.buttonIds(['post:companyPost:list']);
    const first = await roles.role([button]);
    await roles.done('DELETE', `/sys/role/delete?id=${first.id}`);
    const again = await roles.done('POST', '/sys/role/add', { roleCode: first.roleCode, roleName: '同名角色' });
    expect(await roles.granted(again.id)).toEqual([]);

    const entry = { name: '幽灵菜单', menuType: 2, perms: 'ghost:thing:list', parentId: await roles.pageId(users) };
    const made = await roles.done('POST', '/sys/permission/add', entry);
    await roles.grant(again.id, [made.id]);
    await roles.done('DELETE', `/sys/permission/delete?id=${made.id}`);
    const menu = await roles.done('POST', '/sys/permission/add', entry);
    expect(await roles.granted(again.id)).toEqual([]);
    expect(await rows(sql`select 1 from sys_role_permission where permission_id in (${made.id}, ${menu.id})`)).toEqual(
      [],
    );

    const { username } = await roles.account({ roles: [again.id], depart: 'A01A01A02', username: 'ghost01' });
    await roles.done('DELETE', `/sys/user/delete?id=${await roles.userId(username)}`);
    const person = await roles.account({ username: 'ghost01' });
    for (const table of ['sys_user_role', 'sys_user_depart'])
      expect(await rows(sql`select 1 from ${sql.table(table)} where user_id = ${person.id} and del_flag = 0`)).toEqual(
        [],
      );
  });
  it('S-N15: of a deleted department does not return with a new one of its name', async () => {
    const parentId = await roles.departId('A01A01');
    const depart = { departName: '幽灵部门', orgCategory: '2', parentId };
    const first = await roles.done('POST', '/sys/sysDepart/add', depart);
    const [button = ''] = await roles.buttonIds(['post:companyPost:list']);
    await roles.done('POST', '/sys/permission/saveDepartPermission', {
      departId: first.id,
      permissionIds: button,
      lastpermissionIds: '',
    });
    await roles.done('DELETE', `/sys/sysDepart/delete?id=${first.id}`);
    const again = await roles.done('POST', '/sys/sysDepart/add', depart);
    const url = `/sys/permission/queryDepartPermission?departId=${again.id}`;
    expect(await roles.done('GET', url)).toEqual([]);
    expect(await rows(sql`select 1 from sys_depart_permission where depart_id = ${again.id} and del_flag = 0`)).toEqual(
      [],
    );
  });
});

describe('a name that must be one', () => {
  it('S-Y12: is given once when fifty ask for it at the same moment', async () => {
    const password = 'Ginkgo@2026xy';
    const body = { username: 'onlyone', realname: '唯一', workNo: 'Y12', phone: '13907771212' };
    const sent = { ...body, password, confirmpassword: password };
    const asked = Array.from({ length: 50 }, () => fixture.ask('POST', '/sys/user/add', { as: 'admin', body: sent }));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ http }) => http >= 500)).toEqual([]);
    expect(await rows(sql`select 1 from sys_user where username = 'onlyone'`)).toHaveLength(1);
  });
  it('S-Y12: stays when a password is reset', async () => {
    const { username } = await roles.account();
    const names = () => rows(sql`select id, username, realname from sys_user order by id`);
    const before = await names();
    const password = 'Willow#83jumps';
    const body = { username, password, confirmpassword: password };
    for (const more of [{ loginName: 'viewer' }, { newUsername: 'viewer' }, { realname: 'viewer' }]) {
      const { message } = await fixture.ask('PUT', '/sys/user/changePassword', {
        as: 'admin',
        body: { ...body, ...more },
      });
      expect(message).toBe(`不支持的字段：${Object.keys(more)[0]}`);
    }
    const twice = '{"username":"viewer","username":';
    const text = Buffer.from(
      `${twice}${JSON.stringify(username)},"password":"${password}","confirmpassword":"${password}"}`,
    );
    await fixture.ask('PUT', '/sys/user/changePassword', {
      as: 'admin',
      body: text,
      headers: { 'content-type': 'application/json' },
    });
    expect(await names()).toEqual(before);
    expect(await fixture.app.signIn('viewer')).toEqual(expect.any(String));
  });
});
