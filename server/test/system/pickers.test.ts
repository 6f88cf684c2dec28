import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
let school: { token: string };
beforeAll(async () => {
  fixture = await AppFixture.open();
  school = { token: await fixture.token('school') };
});
afterAll(() => fixture.close());
const get = async (url: string, caller: { token: string; tenant?: number } = school) => fixture.get(url, caller);
const enc = encodeURIComponent;
interface Node {
  title: string;
  id: string;
  children: Node[];
}

describe('the user picker', () => {
  it('shows the people of the tenant with masked phones and their departments', async () => {
    const { result } = await get('/sys/user/queryUserComponentData?username=school&pageSize=5');
    const me = result.records.find((u: { username: string }) => u.username === 'school');
    expect(me).toMatchObject({
      realname: '程就业',
      phone: '140****0001',
      orgCodeTxt: '就业服务中心,企业服务部,招聘活动部',
      post: 'director',
      post_dictText: '主任',
      status_dictText: '正常',
    });
    expect(me).not.toHaveProperty('password');
    expect(result.total).toBeGreaterThan(3);
    const names = result.records.map((u: { username: string }) => u.username);
    expect(names).not.toContain('demo_school_admin_2');
  });
  it('hides birthday and e-mail from who may not list users, frozen accounts from everybody', async () => {
    const admin = { token: await fixture.token('admin') };
    expect((await get('/sys/user/queryUserComponentData', admin)).result.records[0]).toHaveProperty('email');
    const viewer = { token: await fixture.token('viewer') };
    expect((await get('/sys/user/queryUserComponentData', viewer)).result.records[0]).not.toHaveProperty('email');
    expect((await get('/sys/user/queryUserComponentData?username=frozen')).result.total).toBe(0);
  });
  it('finds by part of a name, by department with what lies below, and pages', async () => {
    expect((await get(`/sys/user/queryUserComponentData?realname=${enc('*就业*')}`)).result.records).toHaveLength(1);
    const [root] = (await get('/sys/sysDepart/queryTreeList')).result as Node[];
    const [centre] = (root as Node).children as [Node];
    const below = (await get(`/sys/user/queryUserComponentData?departId=${centre.id}&pageSize=50`)).result;
    const office = (await get(`/sys/user/queryUserComponentData?departId=${centre.children[1]?.id}&pageSize=50`))
      .result;
    expect(below.total).toBeGreaterThan(office.total);
    expect(office.total).toBeGreaterThan(0);
    const page = (await get('/zsSearchController/queryUserComponentData?pageNo=2&pageSize=3&column=username&order=asc'))
      .result;
    expect(page).toMatchObject({ size: 3, current: 2 });
    expect(page.records).toHaveLength(3);
    expect((await get(`/sys/user/queryUserByDepId?id=${centre.id}`)).result).toHaveLength(below.total);
    expect((await get('/sys/user/queryUserByDepId?id=nothing')).message).toBe('部门不存在');
  });
  it('finds people by their name, its pinyin and its initials, and by a name they gave themselves', async () => {
    const found = async (word: string) =>
      (
        (await get(`/sys/user/queryUserComponentData?quickFind=${enc(word)}`)).result.records as { username: string }[]
      ).map(({ username }) => username);
    for (const word of ['就业', 'chengjiuye', 'cheng jiu', 'jiuye', 'cjy'])
      expect(await found(word), word).toContain('school');
    for (const word of ['zzz', '%', "'", '|', 'c.*y']) expect(await found(word), word).toEqual([]);
    await fixture.post('/sys/user/login/setting/userEdit', { realname: '曾小贤' }, school);
    expect(await found('zeng')).toContain('school');
    expect(await found('cjy')).not.toContain('school');
    await fixture.post('/sys/user/login/setting/userEdit', { realname: '程就业' }, school);
    expect((await get('/sys/user/list?quickFind=cjy', { token: await fixture.token('admin') })).result.total).toBe(1);
    expect((await get('/sys/user/queryUserComponentData?username=school')).result.records[0]).not.toHaveProperty(
      'realnamePinyin',
    );
  });
  it('answers chosen users as a bare array, in the order asked, and nothing when nothing is asked', async () => {
    const raw = async (url: string) =>
      (
        await fixture.app.server.inject({
          method: 'GET',
          url: `/server${url}`,
          headers: { 'x-access-token': school.token },
        })
      ).json();
    expect(await raw('/sys/user/getMultiUser')).toEqual([]);
    const users = await raw('/zsSearchController/getMultiUser?username=viewer,school,demo_school_admin_2,');
    expect(users.map((u: { username: string }) => u.username)).toEqual(['viewer', 'school']);
    const ids = users.map((u: { id: string }) => u.id).join(',');
    expect((await get(`/sys/user/queryByIds?userIds=${ids}`)).result).toHaveLength(2);
    expect((await get('/sys/user/queryByNames?userNames=viewer')).result).toHaveLength(1);
  });
});

describe('departments', () => {
  it('are a tree of the tenant, whole or level by level', async () => {
    const tree = (await get('/sys/sysDepart/queryTreeList')).result as Node[];
    expect(tree.map((n) => n.title)).toEqual(['云湖高新区人才服务中心']);
    expect(tree[0]?.children[0]?.children).toHaveLength(5);
    const [root] = (await get('/sys/sysDepart/queryDepartTreeSync')).result;
    expect(root).toMatchObject({
      parentId: '',
      orgCode: 'A01',
      orgType: '1',
      isLeaf: false,
      hasChildren: true,
      children: [],
    });
    expect((await get(`/zsSearchController/queryDepartTreeSync?pid=${root.id}`)).result).toHaveLength(4);
    expect((await get('/sys/sysDepart/queryIdTree')).result[0]).toMatchObject({
      key: root.id,
      value: root.id,
      isLeaf: false,
    });
    const other = (await get('/sys/sysDepart/queryTreeList', { token: await fixture.token('admin'), tenant: 2 }))
      .result as Node[];
    expect(other[0]?.title).toBe('云湖大学');
  });
  it('are searched, named and traced upwards', async () => {
    expect((await get(`/sys/sysDepart/searchBy?keyWord=${enc('招聘')}`)).result.map((n: Node) => n.title)).toEqual([
      '招聘活动部',
    ]);
    expect(await get('/sys/sysDepart/searchBy?keyWord=zzz')).toMatchObject({
      success: false,
      message: '未查询匹配数据！',
    });
    expect((await get('/sys/sysDepart/getDepartName?orgCode=A01A01')).result.title).toBe('就业服务中心');
    const found = (await get('/sys/sysDepart/queryAllParentId?orgCode=A01A01A03')).result.A01A01A03;
    expect(Object.values(found.parentMap)).toEqual(['云湖高新区人才服务中心', '就业服务中心']);
    expect((await get('/sys/sysDepart/queryAllParentId')).message).toBe('departId 和 orgCode 不能都为空！');
    expect((await get('/sys/sysDepart/listAll')).result.map((n: { orgCode: string }) => n.orgCode)[1]).toBe('A01A01');
    const both = (await get(`/sys/sysDepart/queryTreeByKeyWord?keyWord=${enc('招聘')}`)).result;
    expect(both.departList[0].children[0].children[0].title).toBe('招聘活动部');
  });
  it('led by the caller are marked by the message', async () => {
    const viewer = { token: await fixture.token('viewer') };
    expect(await get('/sys/sysDepart/queryMyDeptTreeList', viewer)).toMatchObject({ message: '1', result: null });
    const [root] = (await get('/sys/sysDepart/queryTreeList')).result as Node[];
    await fixture.db
      .updateTable('sys_user')
      .set({ userIdentity: 2, departIds: root?.children[0]?.id ?? '' })
      .where('username', '=', 'school')
      .execute();
    const led = await get('/sys/sysDepart/queryMyDeptTreeList');
    expect(led.message).toBe('2');
    expect(led.result.map((n: Node) => n.title)).toEqual(['就业服务中心']);
  });
});

describe('lists that pickers share with administrators', () => {
  it('give who lacks the code the few fields he needs', async () => {
    const viewer = { token: await fixture.token('viewer') };
    const [row] = (await get('/sys/position/list?column=code&order=asc', viewer)).result.records;
    expect(Object.keys(row).sort()).toEqual(['code', 'createTime', 'id', 'name', 'postRank', 'postRank_dictText']);
    expect((await get('/sys/position/list')).result.records[0]).toHaveProperty('createBy');
    expect(Object.keys((await get('/sys/role/list?pageSize=50', viewer)).result.records[0]).sort()).toEqual([
      'createTime',
      'id',
      'roleCode',
      'roleName',
    ]);
  });
});

describe('a position', () => {
  it('is added, changed and deleted by its administrators, and stays while a user holds it', async () => {
    const added = await fixture.post('/sys/position/add', { code: 'guide', name: '讲解员', postRank: '1' }, school);
    expect(added).toMatchObject({ success: true, message: '添加成功！' });
    expect(
      (await fixture.post('/sys/position/add', { code: 'guide', name: '讲解员', postRank: '1' }, school)).message,
    ).toBe('职务编码已存在');
    expect((await fixture.post('/sys/position/add', { code: 'x', name: 'x', postRank: '9' }, school)).message).toBe(
      '职级的值不在可选范围内!',
    );
    const { id, version } = added.result;
    expect((await fixture.call('PUT', '/sys/position/edit', school, { id, version, name: '导览员' })).message).toBe(
      '编辑成功！',
    );
    expect((await fixture.call('DELETE', `/sys/position/delete?id=${id}`, school)).message).toBe('删除成功！');
    const director = (await get('/sys/position/list?code=director')).result.records[0];
    expect((await fixture.call('DELETE', `/sys/position/delete?id=${director.id}`, school)).message).toBe(
      '职务已被用户使用，不能删除',
    );
    const viewer = { token: await fixture.token('viewer') };
    expect((await fixture.post('/sys/position/add', { code: 'y', name: 'y', postRank: '1' }, viewer)).code).toBe(510);
  });
});

describe('data rules', () => {
  const rule = async (ruleColumn: string | null, ruleConditions: string, ruleValue: string) => {
    const page = await fixture.db
      .selectFrom('sys_permission')
      .where('component', '=', 'system/SysPositionList')
      .select('id')
      .executeTakeFirstOrThrow();
    const id = `rule${Math.abs(ruleValue.length * 31 + ruleConditions.length)}${ruleColumn ?? ''}`.slice(0, 32);
    const base = { tenantId: 0, createBy: 'test', createTime: '2025-10-15 00:00:00', delFlag: 0, version: 0 };
    await fixture.db.deleteFrom('sys_permission_data_rule').execute();
    await fixture.db
      .insertInto('sys_permission_data_rule')
      .values({ ...base, id, permissionId: page.id, ruleName: 'r', ruleColumn, ruleConditions, ruleValue, status: '1' })
      .execute();
    await fixture.db
      .updateTable('sys_role_permission')
      .set({ dataRuleIds: id })
      .where('permissionId', '=', page.id)
      .where('roleId', 'in', (eb) => eb.selectFrom('sys_role').where('roleCode', '=', 'school_admin').select('id'))
      .execute();
    await get('/sys/dict/refleshCache');
    return (await get('/sys/position/list?pageSize=50')).result.records.map((r: { code: string }) => r.code).sort();
  };
  it.each([
    ['code', '=', 'director', ['director']],
    ['code', 'IN', 'director,officer', ['director', 'officer']],
    ['code', 'RIGHT_LIKE', 'vice', ['viceDirector']],
    ['createBy', '=', '#{sys_user_code}', []],
    ['createBy', '=', '#{nobody}', []],
    [null, 'USE_SQL_RULES', "code = 'auditor' or name like '%秘书'", ['auditor', 'secretary']],
    [null, 'USE_SQL_RULES', "code = 'a' or 1 = 1", []],
    ['salary', '=', '1', []],
  ])('%s %s %s', async (column, condition, value, codes) => {
    expect(await rule(column, condition, value)).toEqual(codes);
  });
  it('bind detail, edit and delete as well as lists, and only users whose grants carry them', async () => {
    await rule('code', '=', 'director');
    const hidden = await fixture.db
      .selectFrom('sys_position')
      .where('code', '=', 'officer')
      .where('tenantId', '=', 1)
      .select('id')
      .executeTakeFirstOrThrow();
    expect((await get(`/sys/position/queryById?id=${hidden.id}`)).message).toBe('数据不存在或无权访问');
    expect((await fixture.call('DELETE', `/sys/position/delete?id=${hidden.id}`, school)).message).toBe(
      '数据不存在或无权访问',
    );
    const admin = { token: await fixture.token('admin') };
    expect((await get('/sys/position/list?pageSize=50', admin)).result.total).toBe(6);
  });
});

describe('the catalogue of majors', () => {
  it('is returned whole to every signed-in user, every node below its parent', async () => {
    interface Major {
      key: string;
      title: string;
      isLeaf: boolean;
      children: Major[];
    }
    const { result } = await get('/sys/major/tree', { token: await fixture.token('viewer') });
    const flat = (nodes: Major[]): Major[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
    const all = flat(result);
    const stored = await fixture.db.selectFrom('rc_major').select(['code', 'parentCode']).execute();
    expect(all.map(({ key }) => key).sort()).toEqual(stored.map(({ code }) => code).sort());
    expect(all.every(({ isLeaf, children }) => isLeaf === (children.length === 0))).toBe(true);
    const engineering = all.find(({ title }) => title === '电子信息类');
    expect(engineering?.children.map(({ title }) => title)).toContain('通信工程');
  });
});
