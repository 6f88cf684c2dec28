import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppFixture, type Caller } from '../support/app-fixture.ts';

let fixture: AppFixture;
let admin: Caller;
beforeAll(async () => {
  fixture = await AppFixture.open();
  admin = { token: await fixture.token('admin') };
});
afterAll(() => fixture.close());

let serial = 0;
const newRole = async (more: Record<string, unknown> = {}) => {
  serial += 1;
  return fixture.post('/sys/role/add', { roleCode: `desk_${serial}`, roleName: `前台${serial}`, ...more }, admin);
};
const roleId = async (code: string): Promise<string> =>
  (await fixture.db.selectFrom('sys_role').where('roleCode', '=', code).select('id').executeTakeFirstOrThrow()).id;
const userId = async (username: string): Promise<string> =>
  (await fixture.db.selectFrom('sys_user').where('username', '=', username).select('id').executeTakeFirstOrThrow()).id;
const entry = async (column: 'url' | 'perms', value: string): Promise<{ id: string; parentId: string | null }> =>
  fixture.db
    .selectFrom('sys_permission')
    .where(column, '=', value)
    .where('side', '=', 'school')
    .select(['id', 'parentId'])
    .executeTakeFirstOrThrow();
/** A page with the groups above it. */
async function pageWithGroups(url: string): Promise<string[]> {
  const ids: string[] = [];
  let at: { id: string; parentId: string | null } | undefined = await entry('url', url);
  while (at) {
    ids.push(at.id);
    at = at.parentId
      ? await fixture.db
          .selectFrom('sys_permission')
          .where('id', '=', at.parentId)
          .select(['id', 'parentId'])
          .executeTakeFirst()
      : undefined;
  }
  return ids;
}
const held = async (role: string, caller = admin): Promise<string[]> =>
  (await fixture.get(`/sys/permission/queryRolePermission?roleId=${role}`, caller)).result;
const save = async (role: string, ids: readonly string[], last: readonly string[], caller = admin) =>
  fixture.post(
    '/sys/permission/saveRolePermission',
    { roleId: role, permissionIds: ids.join(','), lastpermissionIds: last.join(',') },
    caller,
  );
const put = (username: string, code: string) =>
  roleId(code).then(async (role) =>
    fixture.post('/sys/user/addSysUserRole', { roleId: role, userIdList: [await userId(username)] }, admin),
  );

describe('a role', () => {
  it('is added, edited and deleted; its code stays', async () => {
    const { message, result } = await newRole({ description: '接待' });
    expect(message).toBe('添加成功！');
    const edited = await fixture.call('PUT', '/sys/role/edit', admin, {
      id: result.id,
      roleName: '窗口',
      roleCode: 'other',
    });
    expect(edited).toMatchObject({ message: '修改成功!', result: { roleName: '窗口', roleCode: result.roleCode } });
    expect(await fixture.call('DELETE', `/sys/role/delete?id=${result.id}`, admin)).toMatchObject({
      message: '删除成功!',
    });
    expect(await fixture.get(`/sys/role/queryById?id=${result.id}`, admin)).toMatchObject({ success: false });
  });
  it.each([
    ['请输入角色编码!', { roleCode: '' }],
    ['角色编码已存在', { roleCode: 'viewer' }],
    ['角色编码须以字母开头，由字母、数字和_:.-组成', { roleCode: '1 or 1=1' }],
    ['请输入角色名称!', { roleName: '' }],
    ['角色名称最少2个字符!', { roleName: '一' }],
    ['角色名称最多30个字符!', { roleName: '长'.repeat(31) }],
    ['描述最多126个字符!', { description: '长'.repeat(127) }],
    ['首页必须是该角色已授权的菜单', { homePath: '/isystem/user' }],
    ['不支持的字段：perms', { perms: 'system:user:add' }],
  ])('is refused: %s', async (message, more) => {
    expect(await newRole(more)).toMatchObject({ success: false, message });
  });
  it('is edited by two administrators one after the other: the second gets a conflict', async () => {
    const { result } = await newRole();
    const edit = (roleName: string) =>
      fixture.call('PUT', '/sys/role/edit', admin, { id: result.id, version: result.version, roleName });
    const answers = await Promise.all([edit('先改的'), edit('后改的')]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({
      message: '数据已被他人修改，请刷新后重试',
      result: { errorCode: 'RC_STALE' },
    });
  });
  it('is not deleted while a user holds it, and names the holders', async () => {
    const { result } = await newRole();
    await put('viewer', result.roleCode);
    expect(await fixture.call('DELETE', `/sys/role/delete?id=${result.id}`, admin)).toMatchObject({
      success: false,
      message: '角色已分配给管只读用户，不能删除',
    });
    await fixture.call(
      'DELETE',
      `/sys/user/deleteUserRole?roleId=${result.id}&userId=${await userId('viewer')}`,
      admin,
    );
    expect((await fixture.call('DELETE', `/sys/role/delete?id=${result.id}`, admin)).success).toBe(true);
  });
  it('of the administrators is never deleted', async () => {
    expect(await fixture.call('DELETE', `/sys/role/delete?id=${await roleId('admin')}`, admin)).toMatchObject({
      success: false,
      message: 'admin角色，不允许删除！',
    });
  });
  it('is copied with what it holds', async () => {
    const source = (await newRole()).result;
    const ids = await pageWithGroups('/post/list');
    await save(source.id, ids, []);
    const copied = await fixture.post(
      '/sys/role/copy',
      { id: source.id, roleCode: 'copied', roleName: '复制品' },
      admin,
    );
    expect(copied).toMatchObject({ success: true, message: '复制成功' });
    expect((await held(copied.result.id)).sort()).toEqual([...ids].sort());
  });
  it('answers pickers and checks', async () => {
    const viewer = { token: await fixture.token('viewer') };
    expect((await fixture.get('/sys/role/queryall', viewer)).result).toContainEqual(
      expect.objectContaining({ roleCode: 'admin' }),
    );
    expect((await fixture.get('/sys/role/checkRoleCode?roleCode=brand_new', viewer)).success).toBe(true);
    expect(await fixture.get('/sys/role/checkRoleCode?roleCode=viewer', viewer)).toMatchObject({
      message: '角色编码已存在',
    });
  });
});

describe('grants of a role', () => {
  it('give exactly the pages and buttons chosen, at once, and take them away again', async () => {
    const { result } = await newRole();
    const button = (await entry('perms', 'post:companyPost:list')).id;
    const ids = [...(await pageWithGroups('/post/list')), button];
    expect(await save(result.id, ids, [])).toMatchObject({ success: true, message: '保存成功！' });
    await put('content01', result.roleCode);
    await fixture.call(
      'DELETE',
      `/sys/user/deleteUserRole?roleId=${await roleId('content_auditor')}&userId=${await userId('content01')}`,
      admin,
    );
    const mine = { token: await fixture.token('content01') };
    expect((await fixture.get('/companyPost/companyPost/list', mine)).success).toBe(true);
    expect(await fixture.get('/api/pc/bizCompany/list', mine)).toMatchObject({ code: 510 });
    const { menu, auth } = (await fixture.get('/sys/permission/getUserPermissionByToken', mine)).result;
    expect(JSON.stringify(menu)).toContain('/post/list');
    expect(JSON.stringify(menu)).not.toContain('/post/audit');
    expect(auth.map((one: { action: string }) => one.action)).toEqual(['post:companyPost:list']);
    await save(
      result.id,
      ids.filter((id) => id !== button),
      await held(result.id),
    );
    expect(await fixture.get('/companyPost/companyPost/list', mine)).toMatchObject({ code: 510 });
    await put('content01', 'content_auditor');
  });
  it('are rejected for the second to save', async () => {
    const { result } = await newRole();
    const [posts, companies] = [await pageWithGroups('/post/list'), await pageWithGroups('/enterprise/company')];
    const answers = await Promise.all([save(result.id, posts, []), save(result.id, companies, [])]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({
      message: '权限数据已变更，请刷新后重试',
      result: { errorCode: 'RC_STALE' },
    });
  });
  it('keep their data rules when they stay, and forget a home page that went', async () => {
    const { result } = await newRole();
    const page = await entry('url', '/post/list');
    const ids = await pageWithGroups('/post/list');
    const common = { tenantId: 0, createBy: 'admin', createTime: '2025-10-15 09:00:00', delFlag: 0, version: 0 };
    await fixture.db
      .insertInto('sys_permission_data_rule')
      .values({
        ...common,
        id: 'rule1',
        permissionId: page.id,
        ruleName: '本人',
        ruleColumn: 'createBy',
        ruleConditions: '=',
        ruleValue: '#{sys_user_code}',
        status: '1',
      } as never)
      .execute();
    const before = { permissionId: page.id, roleId: result.id, dataRuleIds: 'rule1' };
    expect(await fixture.post('/sys/role/datarule', before, admin)).toMatchObject({ message: '请先保存角色菜单权限!' });
    await save(result.id, ids, []);
    expect(await fixture.post('/sys/role/datarule', before, admin)).toMatchObject({
      success: true,
      message: '保存成功!',
    });
    expect(await fixture.post('/sys/role/datarule', { ...before, dataRuleIds: 'nope' }, admin)).toMatchObject({
      success: false,
      message: '所选数据规则不存在或无权访问!',
    });
    await fixture.call('PUT', '/sys/role/edit', admin, { id: result.id, homePath: '/post/list' });
    const more = [...ids, (await entry('perms', 'post:companyPost:list')).id];
    await save(result.id, more, await held(result.id));
    expect((await fixture.get(`/sys/role/datarule/${page.id}/${result.id}`, admin)).result).toMatchObject({
      drChecked: 'rule1',
      datarule: [{ id: 'rule1', ruleName: '本人' }],
    });
    expect(
      await fixture.get(`/sys/role/datarule/${(await entry('url', '/post/audit')).id}/${result.id}`, admin),
    ).toMatchObject({
      success: false,
      message: '未找到权限配置信息',
    });
    await save(result.id, [], await held(result.id));
    expect((await fixture.get(`/sys/role/queryById?id=${result.id}`, admin)).result.homePath).toBeNull();
    await fixture.db.deleteFrom('sys_permission_data_rule').where('id', '=', 'rule1').execute();
  });
  it('of unknown entries are refused', async () => {
    const { result } = await newRole();
    expect(await save(result.id, ['nope'], [])).toMatchObject({ success: false, message: '所选菜单不存在或无权访问!' });
    expect(await save('nobody', [], [])).toMatchObject({ success: false, message: '数据不存在或无权访问' });
  });
  it('are given and taken only by who holds them himself', async () => {
    const { result } = await newRole();
    const school = { token: await fixture.token('school') };
    const online = await pageWithGroups('/isystem/onlineUser');
    expect(await save(result.id, online, [], school)).toMatchObject({ code: 510, message: '不能授予自己没有的权限' });
    expect((await save(result.id, await pageWithGroups('/post/list'), [], school)).success).toBe(true);
    await save(result.id, [...online, ...(await held(result.id))], await held(result.id));
    const now = await held(result.id, school);
    expect(await save(result.id, [], now, school)).toMatchObject({ code: 510 });
    const { treeList } = (await fixture.get('/sys/role/queryTreeList', school)).result;
    expect(JSON.stringify(treeList)).toContain('"disabled":true');
  });
  it('pass on the data rules that limit the giver', async () => {
    const page = (await entry('url', '/post/list')).id;
    const common = { tenantId: 0, createBy: 'admin', createTime: '2025-10-15 09:00:00', delFlag: 0, version: 0 };
    const rule = { ruleName: '本人', ruleColumn: 'createBy', ruleConditions: '=', ruleValue: 'x', status: '1' };
    await fixture.db
      .insertInto('sys_permission_data_rule')
      .values({ ...common, ...rule, id: 'rule2', permissionId: page } as never)
      .execute();
    const own = { permissionId: page, roleId: await roleId('school_admin') };
    await fixture.post('/sys/role/datarule', { ...own, dataRuleIds: 'rule2' }, admin);
    const school = { token: await fixture.token('school') };
    const { result } = await newRole();
    await save(result.id, await pageWithGroups('/post/list'), [], school);
    const given = { permissionId: page, roleId: result.id };
    expect((await fixture.get(`/sys/role/datarule/${page}/${result.id}`, school)).result.drChecked).toBe('rule2');
    expect(await fixture.post('/sys/role/datarule', { ...given, dataRuleIds: '' }, school)).toMatchObject({
      code: 510,
      message: '不能授予自己没有的权限',
    });
    await fixture.post('/sys/role/datarule', { ...own, dataRuleIds: '' }, admin);
  });
  it('of the administrators keep the page on which they are given', async () => {
    const role = await roleId('admin');
    const now = await held(role);
    const page = (await entry('url', '/isystem/roleUserList')).id;
    expect(
      await save(
        role,
        now.filter((id) => id !== page),
        now,
      ),
    ).toMatchObject({ success: false, message: '管理员角色必须保留角色管理菜单，否则无人能再授权' });
    expect(await held(role)).toEqual(now);
  });
});

describe('users of a role', () => {
  it('are listed, added once and removed', async () => {
    const { result } = await newRole();
    const ids = [await userId('viewer'), await userId('auditor')];
    const add = () => fixture.post('/sys/user/addSysUserRole', { roleId: result.id, userIdList: ids }, admin);
    expect(await add()).toMatchObject({ message: '添加成功!' });
    expect((await add()).success).toBe(true);
    expect((await fixture.get(`/sys/user/userRoleList?roleId=${result.id}`, admin)).result).toMatchObject({ total: 2 });
    expect((await fixture.get(`/sys/user/userRoleList?roleId=${result.id}&username=*audit*`, admin)).result.total).toBe(
      1,
    );
    expect(
      await fixture.call(
        'DELETE',
        `/sys/user/deleteUserRoleBatch?roleId=${result.id}&userIds=${ids.join(',')},`,
        admin,
      ),
    ).toMatchObject({ message: '删除成功!' });
    expect((await fixture.get(`/sys/user/userRoleList?roleId=${result.id}`, admin)).result.total).toBe(0);
  });
  it.each([
    ['参数不识别！', { userIdList: [] }],
    ['数据不存在或无权访问', { userIdList: ['nobody'] }],
    ['请输入用户!', {}],
  ])('are refused: %s', async (message, more) => {
    const body = { roleId: await roleId('viewer'), ...more };
    expect(await fixture.post('/sys/user/addSysUserRole', body, admin)).toMatchObject({ success: false, message });
  });
  it('get the role admin only after the password was proved once more', async () => {
    fixture.clock.pass(6);
    const body = { roleId: await roleId('admin'), userIdList: [await userId('viewer')] };
    expect(await fixture.post('/sys/user/addSysUserRole', body, admin)).toMatchObject({
      code: 510,
      result: { errorCode: 'REAUTH' },
    });
  });
});

describe('the home page of a role', () => {
  it('comes with the sign-in of its users', async () => {
    const { result } = await newRole();
    await save(result.id, await pageWithGroups('/post/list'), []);
    expect(await fixture.call('PUT', '/sys/role/edit', admin, { id: result.id, homePath: '/post/list' })).toMatchObject(
      {
        success: true,
      },
    );
    await put('expert01', result.roleCode);
    expect((await fixture.login('expert01')).result.userInfo.homePath).toBe('/post/list');
  });
});
