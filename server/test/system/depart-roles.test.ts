import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/kit/write/new-id.ts';
import { AppFixture, type Caller } from '../support/app-fixture.ts';

let fixture: AppFixture;
let admin: Caller;
let departId: string;
beforeAll(async () => {
  fixture = await AppFixture.open();
  admin = { token: await fixture.token('admin') };
  departId = (
    await fixture.db.selectFrom('sys_depart').where('orgCode', '=', 'A01A01A01').select('id').executeTakeFirstOrThrow()
  ).id;
});
afterAll(() => fixture.close());

const userId = async (username: string): Promise<string> =>
  (await fixture.db.selectFrom('sys_user').where('username', '=', username).select('id').executeTakeFirstOrThrow()).id;
const button = async (code: string): Promise<string> =>
  (await fixture.db.selectFrom('sys_permission').where('perms', '=', code).select('id').executeTakeFirstOrThrow()).id;
const giveDepart = (permissionId: string) =>
  fixture.db
    .insertInto('sys_depart_permission')
    .values({
      id: newId(),
      tenantId: 1,
      createBy: 'admin',
      createTime: '2025-10-15 09:00:00',
      delFlag: 0,
      version: 0,
      departId,
      permissionId,
    } as never)
    .execute();
const newRole = (roleCode: string) =>
  fixture.post('/sys/sysDepartRole/add', { departId, roleCode, roleName: `角色${roleCode}` }, admin);
const save = (roleId: string, ids: readonly string[], last: readonly string[]) =>
  fixture.post(
    '/sys/sysDepartPermission/saveDeptRolePermission',
    { roleId, permissionIds: ids.join(','), lastpermissionIds: last.join(',') },
    admin,
  );

describe('a department role', () => {
  it('holds no more than its department', async () => {
    const [list, add] = [await button('post:companyPost:list'), await button('post:companyPost:add')];
    await giveDepart(list);
    const { result: role } = await newRole('reader');
    expect(await save(role.id, [list, add], [])).toMatchObject({ success: false, message: '超出部门授权范围' });
    expect(await save(role.id, [list], [])).toMatchObject({ success: true, message: '保存成功！' });
    expect(
      (await fixture.get(`/sys/sysDepartPermission/queryDeptRolePermission?roleId=${role.id}`, admin)).result,
    ).toEqual([list]);
    const tree = await fixture.get(`/sys/sysDepartPermission/queryTreeListForDeptRole?departId=${departId}`, admin);
    expect(tree.result.ids).toEqual([list]);
  });
  it('adds its rights to those of its people, until it or the department’s own is taken', async () => {
    const add = await button('post:postType:add');
    await giveDepart(add);
    const { result: role } = await newRole('adder');
    await save(role.id, [add], []);
    const viewer = { token: await fixture.token('viewer') };
    const held = async () =>
      (await fixture.get('/sys/permission/getPermCode', viewer)).result.codeList.includes('post:postType:add');
    expect(await held()).toBe(false);
    const body = { userId: await userId('viewer'), newRoleId: role.id, oldRoleId: '' };
    expect(await fixture.post('/sys/sysDepartRole/deptRoleUserAdd', body, admin)).toMatchObject({
      message: '添加成功！',
    });
    expect(await held()).toBe(true);
    expect(
      (await fixture.get(`/sys/sysDepartRole/getDeptRoleByUserId?userId=${body.userId}&departId=${departId}`, admin))
        .result,
    ).toMatchObject([{ droleId: role.id }]);
    expect(await fixture.call('DELETE', `/sys/sysDepartRole/delete?id=${role.id}`, admin)).toMatchObject({
      message: '部门角色已分配给1个用户，不能删除',
    });
    await fixture.post('/sys/user/edit', { id: body.userId, selecteddeparts: '' }, admin);
    expect(await held()).toBe(false);
  });
  it('is deleted when only deleted users had it, who leave nothing of it when they go for good', async () => {
    const { result: role } = await newRole('former');
    const person = { username: 'former1', realname: '离职员工', workNo: 'former1', phone: '13900017777' };
    const password = { password: 'Ginkgo@2026xy', confirmpassword: 'Ginkgo@2026xy' };
    const made = await fixture.post(
      '/sys/user/add',
      { ...person, ...password, relTenantIds: '1', selecteddeparts: departId },
      admin,
    );
    const id = made.result.id as string;
    const given = await fixture.post(
      '/sys/sysDepartRole/deptRoleUserAdd',
      { userId: id, newRoleId: role.id, oldRoleId: '' },
      admin,
    );
    expect(given.message).toBe('添加成功！');
    const remove = () => fixture.call('DELETE', `/sys/sysDepartRole/delete?id=${role.id}`, admin);
    expect((await remove()).message).toBe('部门角色已分配给1个用户，不能删除');
    await fixture.call('DELETE', `/sys/user/delete?id=${id}`, admin);
    expect((await remove()).success).toBe(true);
    const { result: next } = await newRole('former2');
    await fixture.call('PUT', '/sys/user/putRecycleBin', admin, { userIds: id });
    await fixture.post('/sys/sysDepartRole/deptRoleUserAdd', { userId: id, newRoleId: next.id, oldRoleId: '' }, admin);
    await fixture.call('DELETE', `/sys/user/delete?id=${id}`, admin);
    expect((await fixture.call('DELETE', `/sys/user/deleteRecycleBin?userIds=${id}`, admin)).success).toBe(true);
    const held = fixture.db.selectFrom('sys_depart_role_user').where('userId', '=', id);
    expect(await held.select('id').execute()).toEqual([]);
    expect((await fixture.call('DELETE', `/sys/sysDepartRole/delete?id=${next.id}`, admin)).success).toBe(true);
  });
  it('is for the people of its department', async () => {
    const { result: role } = await newRole('insider');
    const body = { userId: await userId('auditor'), newRoleId: role.id, oldRoleId: '' };
    expect(await fixture.post('/sys/sysDepartRole/deptRoleUserAdd', body, admin)).toMatchObject({
      success: false,
      message: '当前选中部门与用户无关联关系!',
    });
  });
  it('is listed by its department', async () => {
    const { result } = await fixture.get(`/sys/sysDepartRole/list?deptId=${departId}`, admin);
    expect(result.total).toBe(3);
    expect((await fixture.get('/sys/sysDepartRole/list?deptId=nowhere', admin)).result.total).toBe(0);
  });
  it('passes on the data rules of its grants, among those that its department holds', async () => {
    const page = await fixture.db
      .selectFrom('sys_permission')
      .where('component', '=', 'system/SysPositionList')
      .select(['id', 'parentId'])
      .executeTakeFirstOrThrow();
    const list = await button('system:position:list');
    const rule = async (ruleName: string, ruleValue: string): Promise<string> => {
      const ruled = { permissionId: page.id, ruleName, ruleColumn: 'code', ruleConditions: '=', ruleValue };
      return (await fixture.post('/sys/permission/addPermissionRule', ruled, admin)).result.id;
    };
    const [director, officer] = [await rule('主任', 'director'), await rule('干事', 'officer')];
    await giveDepart(page.id);
    await giveDepart(list);
    const ofDepart = (dataRuleIds: string) =>
      fixture.post('/sys/sysDepartPermission/datarule', { permissionId: page.id, departId, dataRuleIds }, admin);
    expect(await ofDepart(director)).toMatchObject({ success: true, message: '保存成功!' });
    const { result: role } = await newRole('ruled');
    await save(role.id, [page.id, list], []);
    const ofRole = (dataRuleIds: string) =>
      fixture.post('/sys/sysDepartRole/datarule', { permissionId: page.id, roleId: role.id, dataRuleIds }, admin);
    const offered = await fixture.get(`/sys/sysDepartRole/datarule/${page.id}/${departId}/${role.id}`, admin);
    expect(offered.result.datarule.map(({ id }: { id: string }) => id)).toEqual([director]);
    expect(await ofRole(officer)).toMatchObject({ success: false, message: '超出部门授权范围' });
    expect(await ofRole(director)).toMatchObject({ success: true, message: '保存成功!' });
    await fixture.post('/sys/user/edit', { id: await userId('content01'), selecteddeparts: departId }, admin);
    await fixture.post(
      '/sys/sysDepartRole/deptRoleUserAdd',
      { userId: await userId('content01'), newRoleId: role.id, oldRoleId: '' },
      admin,
    );
    const content = { token: await fixture.token('content01') };
    const { result } = await fixture.get('/sys/position/list?pageSize=100', content);
    expect(result.records.map(({ code }: { code: string }) => code)).toEqual(['director']);
    const other = await fixture.db
      .selectFrom('sys_position')
      .where('code', '=', 'officer')
      .where('tenantId', '=', 1)
      .select('id')
      .executeTakeFirstOrThrow();
    expect(await fixture.get(`/sys/position/queryById?id=${other.id}`, content)).toMatchObject({
      success: false,
      message: '数据不存在或无权访问',
    });
  });
  it('is kept by its administrators: code, name and use are checked', async () => {
    const add = (more: Record<string, unknown>) =>
      fixture.post('/sys/sysDepartRole/add', { departId, roleCode: 'checked', roleName: '角色', ...more }, admin);
    expect(await add({ roleCode: '' })).toMatchObject({ message: '请输入部门角色编码!' });
    expect(await add({ roleCode: '1x' })).toMatchObject({
      message: '部门角色编码须以字母开头，由字母、数字和_:.-组成',
    });
    expect(await add({ roleCode: 'reader' })).toMatchObject({ message: '角色编码已存在' });
    expect(await add({ roleName: '' })).toMatchObject({ message: '请输入部门角色名称!' });
    const viewer = { token: await fixture.token('viewer') };
    expect(await fixture.post('/sys/sysDepartRole/add', {}, viewer)).toMatchObject({ code: 510 });
  });
  it('is granted by two administrators one after the other: the second gets a conflict', async () => {
    const [list, add] = [await button('post:companyPost:list'), await button('post:postType:add')];
    const { result: role } = await newRole('contested');
    const answers = await Promise.all([save(role.id, [list], []), save(role.id, [add], [])]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({
      message: '权限数据已变更，请刷新后重试',
      result: { errorCode: 'RC_STALE' },
    });
  });
});
