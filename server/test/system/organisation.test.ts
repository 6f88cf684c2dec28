import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
const tokens = new Map<string, string>();
beforeAll(async () => {
  fixture = await AppFixture.open();
  for (const name of ['admin', 'school', 'viewer', 'auditor']) tokens.set(name, await fixture.token(name));
});
afterAll(() => fixture.close());

const by = (name: string) => ({ token: tokens.get(name) as string });
const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: Record<string, unknown>, name = 'admin') =>
  fixture.call(method, url, by(name), body);
const departId = async (orgCode: string): Promise<string> =>
  (
    await fixture.db
      .selectFrom('sys_depart')
      .where('orgCode', '=', orgCode)
      .where('delFlag', '=', 0)
      .select('id')
      .executeTakeFirstOrThrow()
  ).id;
const userId = async (username: string): Promise<string> =>
  (await fixture.db.selectFrom('sys_user').where('username', '=', username).select('id').executeTakeFirstOrThrow()).id;
const add = async (more: Record<string, unknown>) => send('POST', '/sys/sysDepart/add', { orgCategory: '2', ...more });

describe('departments', () => {
  it('get the next code below their parent, never one that was deleted', async () => {
    const parentId = await departId('A01A01');
    const first = await add({ departName: '新科室', parentId });
    expect(first).toMatchObject({ message: '添加成功！', result: { orgCode: 'A01A01A06', orgType: '3' } });
    expect((await send('DELETE', `/sys/sysDepart/delete?id=${first.result.id}`)).message).toBe('删除成功!');
    expect((await add({ departName: '再一个', parentId })).result.orgCode).toBe('A01A01A07');
    const tree = (await fixture.get('/sys/sysDepart/queryTreeList', by('admin'))).result;
    expect(JSON.stringify(tree)).toContain('再一个');
    expect((await add({ departName: '新单位', orgCategory: '1' })).result).toMatchObject({
      orgCode: 'A04',
      orgType: '1',
    });
  });

  it('number those added at once one after the other', async () => {
    const parentId = await departId('A01A01A05');
    const added = await Promise.all([1, 2, 3].map((n) => add({ departName: `并行${n}`, parentId })));
    expect(added.map(({ result }) => result.orgCode).sort()).toEqual(['A01A01A05A01', 'A01A01A05A02', 'A01A01A05A03']);
  });

  it('are refused with the catalogue’s sentences', async () => {
    const parentId = await departId('A01A01');
    const refused = async (more: Record<string, unknown>) => (await add(more)).message;
    expect(await refused({ departName: '', parentId })).toBe('请输入机构/部门名称!');
    expect(await refused({ departName: '部门', parentId, orgCategory: '' })).toBe('请输入机构类型!');
    expect(await refused({ departName: '部门', parentId, orgCategory: '1' })).toBe('下级机构类型只能是部门或岗位');
    expect(await refused({ departName: '部门' })).toBe('一级机构类型只能是公司');
    expect(await refused({ departName: '部门', parentId: 'nowhere' })).toBe('所选上级部门不存在或无权访问!');
    expect(await refused({ departName: '部门', parentId, orgCode: 'A01A09' })).toBe(
      '机构编码须为上级编码加一位字母和两位数字',
    );
    expect(await refused({ departName: '部门', parentId, mobile: '123' })).toContain('手机号');
    expect(await refused({ departName: '部门', parentId, directorUserIds: 'nobody' })).toBe(
      '部门负责人不存在或不属于本租户',
    );
    expect((await send('POST', '/sys/sysDepart/add', {}, 'viewer')).code).toBe(510);
    const foreign = await departId('A02A01');
    expect(await refused({ departName: '部门', parentId: foreign })).toBe('所选上级部门不存在或无权访问!');
  });

  it('stay where they are: neither below themselves nor anywhere else', async () => {
    const id = await departId('A01A01');
    const child = await departId('A01A01A01');
    const edit = (parentId: string) => send('PUT', '/sys/sysDepart/edit', { id, parentId });
    expect((await edit(child)).message).toBe('不支持修改上级部门');
    expect((await edit(id)).message).toBe('不支持修改上级部门');
    const renamed = await send('PUT', '/sys/sysDepart/edit', { id, departName: '就业服务总中心', orgCode: 'Z01' });
    expect(renamed.result).toMatchObject({ departName: '就业服务总中心', orgCode: 'A01A01' });
  });

  it('are led by users who are marked so, and are the ones no more when they are taken off', async () => {
    const id = await departId('A01A01A02');
    const directorUserIds = await userId('auditor');
    await send('PUT', '/sys/sysDepart/edit', { id, directorUserIds });
    expect((await fixture.get(`/sys/sysDepart/queryById?id=${id}`, by('admin'))).result).toMatchObject({
      directorUserIds,
      directorUserIds_dictText: '沈审核',
    });
    expect(await fixture.get('/sys/sysDepart/queryMyDeptTreeList', by('auditor'))).toMatchObject({
      message: '2',
      result: [{ orgCode: 'A01A01A02' }],
    });
    expect((await fixture.get('/sys/user/departUserList', by('auditor'))).result.records.length).toBeGreaterThan(0);
    await fixture.db.updateTable('sys_user').set({ departIds: 'gone' }).where('username', '=', 'auditor').execute();
    expect(await fixture.get('/sys/sysDepart/queryMyDeptTreeList', by('auditor'))).toMatchObject({
      message: '2',
      result: [],
    });
    await fixture.db.updateTable('sys_user').set({ departIds: id }).where('username', '=', 'auditor').execute();
    await send('PUT', '/sys/sysDepart/edit', { id, directorUserIds: '' });
    expect((await fixture.get('/sys/sysDepart/queryMyDeptTreeList', by('auditor'))).message).toBe('1');
    expect((await fixture.get('/sys/user/departUserList', by('auditor'))).result).toBeNull();
  });

  it('with users are deleted only by force, and say who is there', async () => {
    const id = await departId('A01A01A04');
    const refused = await send('DELETE', `/sys/sysDepart/delete?id=${id}`);
    expect(refused).toMatchObject({ success: false });
    expect(refused.message).toMatch(/^部门下存在用户，不能删除（.*方专家.*）$/);
    expect((await send('DELETE', `/sys/sysDepart/deleteBatch?ids=${id},&force=1`)).message).toBe('删除成功!');
    expect((await fixture.get(`/sys/sysDepart/queryById?id=${id}`, by('admin'))).success).toBe(false);
    const links = await fixture.db.selectFrom('sys_user_depart').where('departId', '=', id).select('id').execute();
    expect(links).toEqual([]);
    expect((await send('DELETE', '/sys/sysDepart/deleteBatch?ids=')).message).toBe('参数不识别！');
    expect((await send('DELETE', '/sys/sysDepart/delete?id=nowhere')).message).toBe('未找到对应实体');
  });

  it('take users in and let them go', async () => {
    const depId = await departId('A01A01A01');
    const viewer = await userId('auditor');
    const join = (list: unknown) => send('POST', '/sys/user/editSysDepartWithUser', { depId, userIdList: list });
    expect((await join([viewer])).message).toBe('添加成功!');
    expect((await join([viewer])).message).toBe('添加成功!');
    expect((await join(['nobody'])).message).toBe('所选用户不存在或无权访问');
    expect((await join('x')).message).toBe('用户格式不正确!');
    expect((await join([{ evil: 1 }])).message).toBe('参数不识别！');
    const listed = await fixture.get(`/sys/user/departUserList?depId=${depId}&username=auditor`, by('admin'));
    expect(listed.result.records).toMatchObject([{ username: 'auditor' }]);
    const leave = () => send('DELETE', `/sys/user/deleteUserInDepart?depId=${depId}&userId=${viewer}`);
    expect((await leave()).message).toBe('删除成功!');
    expect((await leave()).message).toBe('当前选中部门与用户无关联关系!');
    const refused = await send('POST', '/sys/user/editSysDepartWithUser', { depId, userIdList: [viewer] }, 'viewer');
    expect(refused.code).toBe(510);
  });
});

describe('what a department may pass on', () => {
  const entries = async () =>
    fixture.db
      .selectFrom('sys_permission')
      .where('delFlag', '=', 0)
      .where('url', 'in', ['/isystem/position', '/isystem'])
      .select('id')
      .execute();
  it('is saved as a difference to the loaded state, and read back', async () => {
    const id = await departId('A01A01');
    const ids = (await entries()).map((row) => row.id);
    const save = (permissionIds: string[], last: string[]) =>
      send('POST', '/sys/permission/saveDepartPermission', {
        departId: id,
        permissionIds: permissionIds.join(','),
        lastpermissionIds: last.join(','),
      });
    expect((await save(ids, [])).message).toBe('保存成功！');
    const held = await fixture.get(`/sys/permission/queryDepartPermission?departId=${id}`, by('admin'));
    expect(held.result.toSorted()).toEqual(ids.toSorted());
    expect((await save([], [])).message).toBe('权限数据已变更，请刷新后重试');
    const list = await fixture.get(`/sys/sysDepartPermission/list?departId=${id}`, by('admin'));
    expect(list.result.total).toBe(ids.length);
    const rule = (await fixture.get(`/sys/sysDepartPermission/datarule/${ids[0]}/${id}`, by('admin'))).message;
    expect(rule).toBe('未找到权限配置信息');
    const missing = { permissionId: 'nowhere', departId: id, dataRuleIds: '' };
    expect((await send('POST', '/sys/sysDepartPermission/datarule', missing)).message).toBe('请先保存部门菜单权限!');
    expect((await save([], ids)).success).toBe(true);
    expect((await fixture.get(`/sys/sysDepartPermission/list?departId=${id}`, by('school'))).code).toBe(200);
    expect((await fixture.get(`/sys/sysDepartPermission/list?departId=${id}`, by('viewer'))).code).toBe(510);
  });
});

describe('the address book', () => {
  const book = async (query: string, name = 'viewer') =>
    fixture.get(`/sys/user/queryByOrgCodeForAddressList?pageSize=100${query}`, by(name));
  it('finds people by department, name and number, with masked phones', async () => {
    const all = await book('');
    expect(all.result.total).toBeGreaterThan(3);
    const school = all.result.records.find((row: { realname: string }) => row.realname === '程就业');
    expect(school.phone).toMatch(/^\d{3}\*{4}\d{4}$/);
    expect(school.departName.split(' | ').length).toBeGreaterThan(1);
    expect((await book('&orgCode=A01A01A02')).result.total).toBeLessThan(all.result.total);
    expect((await book(`&realname=${encodeURIComponent('程')}`)).result.total).toBe(1);
    const admin = await book(`&realname=${encodeURIComponent('程')}`, 'admin');
    expect(admin.result.records[0].phone).toMatch(/^\d{11}$/);
  });
  it('refuses what is no code, and gives a line per department on the other call', async () => {
    expect((await book(`&orgCode=${encodeURIComponent("A01' or 1=1")}`)).message).toBe('机构编码格式不正确');
    const lines = await fixture.get('/sys/user/queryByOrgCode?pageSize=100', by('viewer'));
    expect(lines.result.total).toBeGreaterThan((await book('')).result.total);
  });
});

describe('tenants', () => {
  it('have a number of their own choice, given once', async () => {
    const added = await send('POST', '/sys/tenant/add', { id: 77, name: '测试学院' });
    expect(added).toMatchObject({
      message: '添加成功！',
      result: { id: 77, name: '测试学院', status: 1, userCount: 0 },
    });
    expect((await send('POST', '/sys/tenant/add', { id: 77, name: '别的' })).message).toBe('该编号已存在!');
    expect((await send('POST', '/sys/tenant/add', { name: '别的' })).message).toBe('请输入租户编号!');
    expect((await send('POST', '/sys/tenant/add', { id: 78 })).message).toBe('请输入租户名称!');
    const reversed = { id: 78, name: '别的', beginDate: '2026-01-02 00:00:00', endDate: '2026-01-01 00:00:00' };
    expect((await send('POST', '/sys/tenant/add', reversed)).message).toBe('结束时间应晚于开始时间');
    const edited = await send('PUT', '/sys/tenant/edit', { id: 77, name: '改名学院', tenantNo: 99 });
    expect(edited).toMatchObject({ message: '修改成功!', result: { id: 77, name: '改名学院' } });
    expect((await send('POST', '/sys/tenant/add', { id: 79, name: '无权' }, 'school')).code).toBe(510);
  });

  it('with users are not deleted; of several those without go', async () => {
    expect((await send('DELETE', '/sys/tenant/delete?id=1')).message).toBe('该租户已被引用，无法删除！');
    expect((await send('DELETE', '/sys/tenant/deleteBatch?ids=')).message).toBe('未选中租户！');
    expect((await send('DELETE', '/sys/tenant/deleteBatch?ids=1,2')).message).toBe('选择的租户都已被引用，无法删除！');
    expect((await send('DELETE', '/sys/tenant/deleteBatch?ids=1,77')).message).toBe(
      '部分删除成功！（被引用的租户无法删除）',
    );
    expect((await fixture.get('/sys/tenant/queryById?id=77', by('admin'))).success).toBe(false);
  });

  it('that are frozen cannot be chosen at sign-in, and the sessions of users without another end', async () => {
    const token = await fixture.token('demo_school_admin_3');
    expect((await send('PUT', '/sys/tenant/edit', { id: 1, status: 0 })).message).toBe('不能冻结当前所在的租户');
    expect((await send('PUT', '/sys/tenant/edit', { id: 3, status: 0 })).success).toBe(true);
    expect((await fixture.get('/sys/user/getUserInfo', { token })).http).toBe(401);
    expect((await fixture.login('demo_school_admin_3')).message).toBe('与该用户关联的租户均已被冻结，无法登录！');
    await send('PUT', '/sys/tenant/edit', { id: 3, status: 1 });
    expect((await fixture.login('demo_school_admin_3')).success).toBe(true);
  });

  it('take accounts in by name, and let them go', async () => {
    const invite = (accounts: string) => send('POST', '/sys/tenant/inviteUserJoin', { tenantId: 2, accounts });
    expect((await invite('viewer')).result).toEqual({ added: 1 });
    expect((await invite('viewer')).result).toEqual({ added: 0 });
    expect((await invite('nobody-at-all')).message).toBe('用户不存在！（nobody-at-all）');
    const users = await fixture.get('/sys/tenant/getTenantUserList?tenantId=2&username=viewer', by('admin'));
    expect(users.result.total).toBe(1);
    const viewer = await userId('viewer');
    expect((await send('DELETE', `/sys/tenant/leaveTenant?tenantId=2&userIds=${viewer}`)).message).toBe('移出成功');
    expect((await send('DELETE', `/sys/tenant/leaveTenant?tenantId=2&userIds=${viewer}`)).success).toBe(false);
    await invite('viewer');
    const leave = (tenant: number) => send('DELETE', `/sys/tenant/leaveTenant?tenantId=${tenant}&userIds=${viewer}`);
    const left = await Promise.all([leave(1), leave(2)]);
    expect(left.filter(({ success }) => success)).toHaveLength(1);
  });
});

describe('positions', () => {
  it('are found by code and by ids', async () => {
    const found = await fixture.get('/sys/position/queryByCode?code=director', by('admin'));
    expect(found.result).toMatchObject({ code: 'director', name: '主任' });
    const list = await fixture.get(`/sys/position/queryByIds?ids=${found.result.id},`, by('admin'));
    expect(list.result).toHaveLength(1);
    expect((await fixture.get('/sys/position/queryByCode?code=nope', by('admin'))).message).toBe(
      '数据不存在或无权访问',
    );
  });
});
