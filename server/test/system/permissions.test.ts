import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSystem } from '../../src/areas/system/seed.ts';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
let admin: { token: string };
let school: { token: string };
beforeAll(async () => {
  fixture = await AppFixture.open();
  admin = { token: await fixture.token('admin') };
  school = { token: await fixture.token('school') };
});
afterAll(() => fixture.close());

const get = (url: string) => fixture.get(url, admin);
const add = (body: object) => fixture.post('/sys/permission/add', { ...body }, admin);
const edit = (body: object) => fixture.post('/sys/permission/edit', { ...body }, admin);
const remove = (id: string) => fixture.call('DELETE', `/sys/permission/delete?id=${id}`, admin);
const entryAt = async (url: string, side = 'school') => {
  const { rows } = await sql<{ id: string; parentId: string; leaf: number; ruleFlag: number }>`
    select id, parent_id, leaf, rule_flag from sys_permission where url = ${url} and side = ${side} and del_flag = 0`.execute(
    fixture.database.db,
  );
  return rows[0] as { id: string; parentId: string; leaf: number; ruleFlag: number };
};
const page = async (more: object = {}) => ({
  menuType: 1,
  name: '资料',
  parentId: (await entryAt('/isystem')).id,
  url: '/isystem/paper',
  component: 'system/SysPositionList',
  ...more,
});

describe('the menu', () => {
  it('is answered as a tree, level by level, and as a tree to choose from', async () => {
    const tree = (await get('/sys/permission/list')).result;
    const system = tree.find((node: { url: string }) => node.url === '/group/system').children[0];
    const position = system.children.find((node: { url: string }) => node.url === '/isystem/position');
    expect(position).toMatchObject({
      key: position.id,
      title: '职务管理',
      isLeaf: false,
      keepAlive: true,
      hidden: false,
    });
    expect(position.children.map((node: { perms: string }) => node.perms)).toContain('system:position:add');
    const roots = (await get('/sys/permission/getSystemMenuList')).result;
    expect(roots.map((node: { id: string }) => node.id)).toEqual(tree.map((node: { id: string }) => node.id));
    const below = (await get(`/sys/permission/getSystemSubmenu?parentId=${system.id}`)).result;
    expect(below.map((node: { id: string }) => node.id)).toContain(position.id);
    const batch = (await get(`/sys/permission/getSystemSubmenuBatch?parentIds=${system.id},nothing`)).result;
    expect(batch[system.id]).toHaveLength(below.length);
    expect(batch.nothing).toEqual([]);
    const { treeList, ids } = (await get('/sys/permission/queryTreeList')).result;
    expect(treeList[0]).toMatchObject({ slotTitle: treeList[0].title, scopedSlots: { title: 'hasDatarule' } });
    expect(ids).toContain(position.id);
    expect((await get('/sys/permission/queryListAsync?pid=nothing')).message).toBe('未找到角色信息');
  });

  it('is rejected without its codes', async () => {
    for (const path of ['list', 'queryTreeList', 'getPermRuleListByPermId?permissionId=1', 'queryUses?ids=1'])
      expect((await fixture.get(`/sys/permission/${path}`, school)).code, path).toBe(510);
    expect((await fixture.post('/sys/permission/add', await page(), school)).code).toBe(510);
    expect((await fixture.get('/sys/permission/loadAllRoleIds', admin)).http).toBe(404);
  });

  it('takes an entry as clients of the framework write it, and shows it at the next read of the permissions', async () => {
    const added = await add(
      await page({
        url: 'isystem/paper.vue',
        component: '/src/views/system/SysPositionList.vue',
        route: true,
        hidden: false,
      }),
    );
    expect(added).toMatchObject({ success: true, message: '添加成功！' });
    expect(added.result).toMatchObject({ url: '/isystem/paper', component: 'system/SysPositionList', side: 'school' });
    const { id } = added.result;
    const switches = {
      leaf: true,
      route: true,
      keepAlive: false,
      hidden: false,
      alwaysShow: false,
      internalOrExternal: false,
    };
    expect(added.result).toMatchObject(switches);
    expect((await entryAt('/isystem')).leaf).toBe(0);
    const role = (
      await sql<{ id: string }>`select id from sys_role where role_code = 'admin'`.execute(fixture.database.db)
    ).rows[0]?.id as string;
    await sql`insert into sys_role_permission (id, tenant_id, create_by, create_time, role_id, permission_id) values ('g1', 0, 'x', now(), ${role}, ${id})`.execute(
      fixture.database.db,
    );
    await edit({ id, name: '资料库' });
    const { menu } = (await get('/sys/permission/getUserPermissionByToken')).result;
    expect(JSON.stringify(menu)).toContain('资料库');
    expect(await edit({ id, name: '资料', keepAlive: true })).toMatchObject({
      message: '修改成功！',
      result: { ...switches, keepAlive: true },
    });
    // As a client sends back what it was answered.
    const { result: answered } = await get(`/sys/permission/queryById?id=${id}`);
    expect(answered).toMatchObject({ ...switches, keepAlive: true });
    expect((await edit({ ...answered })).result).toMatchObject({ ...switches, keepAlive: true });
    expect((await get('/sys/permission/checkPermDuplication?url=isystem/paper')).success).toBe(false);
    expect((await get(`/sys/permission/checkPermDuplication?url=/isystem/paper&id=${id}`)).success).toBe(true);
  });

  it.each([
    ['without a name', { name: ' ' }, '请输入菜单标题!'],
    ['without a parent', { parentId: null }, '请选择上级菜单'],
    ['without a path', { url: '' }, '请输入菜单路径!'],
    ['without a component', { component: '' }, '请输入前端组件!'],
    ['with a component that does not exist', { component: 'evil/Page' }, '前端组件不存在：evil/Page'],
    ['with a script', { url: 'javascript:alert(1)' }, '菜单路径不合法'],
    ['with a script in disguise', { url: ' JaVaScRiPt:alert(1)' }, '菜单路径不合法'],
    ['with data', { url: 'data:text/html,x' }, '菜单路径不合法'],
    ['with http', { url: 'http://example.com' }, '菜单路径不合法'],
    ['with another host in disguise', { url: '//evil.com' }, '菜单路径不合法'],
    ['with an expression', { url: "https://a.com/{{ fetch('/x') }}" }, '菜单路径不合法'],
    ['with a template of another language', { url: `/a/\${token}` }, '菜单路径不合法'],
    ['with the token for a foreign site', { url: 'https://a.com/?t={{ token }}' }, '菜单路径不合法'],
    ['with a mark', { url: '/a"><img src=x>' }, '菜单路径不合法'],
    ['with a script as redirect', { redirect: 'javascript:alert(1)' }, '菜单路径不合法'],
    ['with a path that is taken', { url: '/isystem/position' }, '菜单路径已被“职务管理”使用'],
  ])('refuses an entry %s', async (_what, more, message) => {
    expect(await add(await page({ url: '/isystem/other', ...more }))).toMatchObject({ success: false, message });
  });

  it('refuses buttons without a code, with a malformed one, and with one that is taken', async () => {
    const button = { menuType: 2, name: '按钮', parentId: (await entryAt('/isystem/position')).id };
    expect((await add(button)).message).toBe('请输入授权标识!');
    expect((await add({ ...button, perms: 'not a code' })).message).toBe('授权标识格式不正确');
    expect((await add({ ...button, perms: 'system:position:add' })).message).toBe('授权标识已存在');
    const added = await add({ ...button, perms: 'system:position:print, system:position:scan' });
    expect(added.result).toMatchObject({
      perms: 'system:position:print,system:position:scan',
      permsType: '1',
      status: '1',
    });
    expect((await add({ ...button, parentId: added.result.id, perms: 'a:b' })).message).toBe('按钮下不能再有下级');
  });

  it('refuses an entry below itself or below what stands under it', async () => {
    const group = (await add(await page({ url: '/isystem/group', component: 'layouts/RouteView' }))).result;
    const inner = (await add(await page({ url: '/isystem/group/inner', parentId: group.id }))).result;
    for (const parentId of [group.id, inner.id])
      expect(await edit({ id: group.id, parentId }), parentId).toMatchObject({
        success: false,
        message: '上级菜单不能是自己或下级',
      });
    expect((await edit({ id: group.id, menuType: 2, perms: 'a:b' })).message).toBe('有下级菜单时不能改为按钮');
    expect((await edit({ id: group.id, parentId: 'nowhere' })).message).toBe('所选上级菜单不存在或无权访问!');
  });

  it('takes side and leaves along when an entry moves', async () => {
    const group = (await add(await page({ url: '/isystem/move', component: 'layouts/RouteView' }))).result;
    await add(await page({ url: '/isystem/move/inner', parentId: group.id }));
    const target = await entryAt('/myCompany', 'enterprise');
    expect((await edit({ id: group.id, parentId: target.id })).success).toBe(true);
    expect(await entryAt('/isystem/move/inner', 'enterprise')).toBeDefined();
  });

  it('lets only the all-powerful write codes that he does not hold', async () => {
    await sql`insert into sys_role_permission (id, tenant_id, create_by, create_time, role_id, permission_id)
      select md5(p.id || 'esc'), 0, 'x', now(), r.id, p.id from sys_permission p, sys_role r
      where r.role_code = 'school_admin' and p.perms in ('system:permission:edit', 'system:permission:add', 'system:permission:list')`.execute(
      fixture.database.db,
    );
    await edit({ id: (await entryAt('/isystem/position')).id, name: '职务管理' });
    const { rows } = await sql<{
      id: string;
    }>`select id from sys_permission where perms = 'system:position:edit'`.execute(fixture.database.db);
    const taken = { id: rows[0]?.id, perms: 'system:position:edit,system:permission:delete' };
    expect((await fixture.post('/sys/permission/edit', taken, school)).message).toBe(
      '不能使用您没有的授权标识：system:permission:delete',
    );
  });

  it('says what goes with an entry, takes it along, and does not bring it back at the next start', async () => {
    const { id } = await entryAt('/isystem/paper');
    const button = (await add({ menuType: 2, name: '打印', parentId: id, perms: 'paper:paper:print' })).result;
    const rule = {
      permissionId: id,
      ruleName: '本人',
      ruleColumn: 'createBy',
      ruleConditions: '=',
      ruleValue: '#{sys_user_code}',
    };
    expect((await fixture.post('/sys/permission/addPermissionRule', rule, admin)).message).toBe('添加成功！');
    expect((await get(`/sys/permission/queryUses?ids=${id}`)).result).toEqual({
      menus: 0,
      buttons: 1,
      rules: 1,
      roles: ['系统管理员'],
    });
    expect((await get('/sys/permission/queryUses?ids=nothing')).message).toBe('未找到菜单信息');
    expect(await remove(id)).toMatchObject({ success: true, message: '删除成功!' });
    const left = await sql`
      select 1 from sys_permission where id in (${id}, ${button.id}) and del_flag = 0
      union all select 1 from sys_role_permission where permission_id = ${id}
      union all select 1 from sys_permission_data_rule where permission_id = ${id} and del_flag = 0`.execute(
      fixture.database.db,
    );
    expect(left.rows).toEqual([]);

    const shipped = await entryAt('/isystem/position');
    await edit({ id: shipped.id, name: '岗位职务' });
    const forbidden = await entryAt('/post/forbiddenWord');
    await remove(forbidden.id);
    await seedSystem(fixture.app.engine, { profile: 'small' });
    expect(await entryAt('/post/forbiddenWord')).toBeUndefined();
    expect((await get(`/sys/permission/queryById?id=${shipped.id}`)).result.name).toBe('岗位职务');
  });

  it('keeps what the way back needs', async () => {
    expect((await remove((await entryAt('/dashboard/analysis')).id)).message).toBe('首页菜单不能删除');
    expect((await remove((await entryAt('/dashboard')).id)).message).toBe('首页菜单不能删除');
  });
  it('keeps one entry at least of the pages it is mended with', async () => {
    const needed = '“用户管理”是系统管理必需的菜单，不能删除';
    expect((await remove((await entryAt('/isystem/user')).id)).message).toBe(needed);
    const { id } = (await add(await page({ url: '/isystem/people', component: 'system/UserList' }))).result;
    expect(await remove(id)).toMatchObject({ success: true, message: '删除成功!' });
    expect((await remove((await entryAt('/isystem/user')).id)).message).toBe(needed);
    const batch = await fixture.call('DELETE', '/sys/permission/deleteBatch?ids=', admin);
    expect(batch.message).toBe('参数不识别！');
    expect((await remove('nothing')).success).toBe(false);
  });
});

describe('data rules', () => {
  const rule = (more: object) => ({
    ruleName: '规则',
    ruleColumn: 'name',
    ruleConditions: '=',
    ruleValue: '1',
    ...more,
  });
  it('are refused with their reason when they mean nothing', async () => {
    const { id } = await entryAt('/isystem/position');
    const send = (more: object) =>
      fixture.post('/sys/permission/addPermissionRule', rule({ permissionId: id, ...more }), admin);
    expect((await send({ ruleName: '' })).message).toBe('请输入规则名称!');
    expect((await send({ ruleConditions: '' })).message).toBe('请选择条件!');
    expect((await send({ ruleConditions: 'DROP' })).message).toBe('条件规则的值不在可选范围内!');
    expect((await send({ ruleValue: '' })).message).toBe('请输入规则值!');
    expect((await send({ ruleColumn: 'password' })).message).toBe('规则字段不存在');
    expect((await send({ ruleColumn: 'createTime', ruleConditions: '>', ruleValue: '昨天' })).message).toContain(
      '规则值不合法',
    );
    const bad = await send({
      ruleColumn: null,
      ruleConditions: 'USE_SQL_RULES',
      ruleValue: '1=1; drop table sys_user',
    });
    expect(bad.message).toBe('规则值不合法：不支持注释和分号');
    expect((await send({ permissionId: (await entryAt('/dashboard')).id })).message).toBe(
      '该菜单的页面没有可设规则的列表',
    );
    expect((await send({ permissionId: 'nothing' })).message).toBe('所选菜单不存在或无权访问!');
  });
  it('mark their entry, are found, changed and deleted', async () => {
    const { id } = await entryAt('/isystem/position');
    const { result } = await fixture.post('/sys/permission/addPermissionRule', rule({ permissionId: id }), admin);
    expect((await entryAt('/isystem/position')).ruleFlag).toBe(1);
    expect((await get(`/sys/permission/getPermRuleListByPermId?permissionId=${id}`)).result).toHaveLength(1);
    const found = await get(
      `/sys/permission/queryPermissionRule?permissionId=${id}&ruleName=${encodeURIComponent('没有')}`,
    );
    expect(found).toMatchObject({ message: '查询成功！', result: [] });
    const changed = await fixture.call(
      'PUT',
      '/sys/permission/editPermissionRule',
      admin,
      rule({ id: result.id, ruleValue: '2' }),
    );
    expect(changed).toMatchObject({ success: true, message: '更新成功！', result: { ruleValue: '2' } });
    expect((await fixture.call('DELETE', `/sys/permission/deletePermissionRule?id=${result.id}`, admin)).message).toBe(
      '删除成功！',
    );
    expect((await entryAt('/isystem/position')).ruleFlag).toBe(0);
  });
  it('hide rows in list, export, detail, edit and delete alike', async () => {
    const { id } = await entryAt('/isystem/position');
    const { result } = await fixture.post(
      '/sys/permission/addPermissionRule',
      rule({
        permissionId: id,
        ruleColumn: null,
        ruleConditions: 'USE_SQL_RULES',
        ruleValue: "code = 'director' or create_by = #{sys_user_code}",
      }),
      admin,
    );
    const all = (await fixture.get('/sys/position/list?pageSize=100', school)).result.records;
    const role = sql`(select id from sys_role where role_code = 'school_admin')`;
    await sql`update sys_role_permission set data_rule_ids = ${result.id} where permission_id = ${id} and role_id = ${role}`.execute(
      fixture.database.db,
    );
    await edit({ id, icon: 'TrophyOutlined' });
    const seen = (await fixture.get('/sys/position/list?pageSize=100', school)).result.records;
    expect(seen.map((row: { code: string }) => row.code)).toEqual(['director']);
    const other = all.find((row: { code: string }) => row.code !== 'director');
    expect((await fixture.get(`/sys/position/queryById?id=${other.id}`, school)).message).toBe('数据不存在或无权访问');
    expect((await fixture.post('/sys/position/edit', { id: other.id, name: '改' }, school)).message).toBe(
      '数据不存在或无权访问',
    );
    expect((await fixture.call('DELETE', `/sys/position/delete?id=${other.id}`, school)).message).toBe(
      '数据不存在或无权访问',
    );
    await fixture.post('/sys/position/add', { code: 'own', name: '自己的', postRank: '1' }, school);
    expect((await fixture.get('/sys/position/list', school)).result.total).toBe(2);
    const file = await fixture.app.server.inject({
      url: '/server/sys/position/exportXls?format=xlsx',
      headers: { 'x-access-token': school.token },
    });
    expect(file.headers['content-type']).toContain('spreadsheetml');
    const { rows } = await sql<{
      logContent: string;
    }>`select log_content from sys_log where operate_type = 6 order by id desc limit 1`.execute(fixture.database.db);
    expect(rows[0]?.logContent).toContain('2行');
    expect((await get('/sys/position/list?pageSize=100')).result.total).toBe(all.length + 1);
    await fixture.call('DELETE', `/sys/permission/deletePermissionRule?id=${result.id}`, admin);
    expect((await fixture.get('/sys/position/list?pageSize=100', school)).result.total).toBe(all.length + 1);
  });
});
