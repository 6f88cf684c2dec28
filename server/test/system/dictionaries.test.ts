import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheNames } from '../../src/platform/create-system.ts';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
let school: { token: string };
beforeAll(async () => {
  fixture = await AppFixture.open();
  school = { token: await fixture.token('school') };
});
afterAll(() => fixture.close());
const get = async (url: string) => fixture.get(url, school);
const enc = encodeURIComponent;

describe('dictionaries', () => {
  it('answer every code at once, values as text, states of workflows too', async () => {
    const { result } = await get('/sys/dict/queryAllDictItems');
    expect(result.sex).toEqual([
      { value: '1', text: '男', title: '男', label: '男' },
      { value: '2', text: '女', title: '女', label: '女' },
    ]);
    expect(result.rc_company_audit_status.map((i: { text: string }) => i.text)).toEqual([
      '待完善资料',
      '资料未提交',
      '审核中',
      '审核通过',
      '审核驳回',
      '已停用',
    ]);
  });
  it('answer one code, nothing for an unknown one, and switched-off items when asked', async () => {
    expect((await get('/sys/dict/getDictItems/nothing')).result).toEqual([]);
    await fixture.db.updateTable('sys_dict_item').set({ status: 0 }).where('itemText', '=', '正高级').execute();
    await fixture.app.engine.services.caches.invalidate(cacheNames.dictionaries);
    expect((await get('/sys/dict/getDictItems/position_rank')).result).toHaveLength(4);
    expect((await get('/sys/dict/getDictItems/position_rank?all=1')).result.at(-1)).toMatchObject({
      text: '正高级',
      disabled: true,
    });
    expect((await get('/sys/dict/getDictText/sex/2')).result).toBe('女');
    expect((await get('/sys/dict/getDictText/sex/9')).result).toBeNull();
  });
  it('are refreshed by hand', async () => {
    await fixture.db.updateTable('sys_dict_item').set({ itemText: '男性' }).where('itemText', '=', '男').execute();
    expect((await get('/sys/dict/getDictText/sex/1')).result).toBe('男');
    expect(await get('/sys/dict/refleshCache')).toMatchObject({ success: true, result: null });
    expect((await get('/sys/dict/getDictText/sex/1')).result).toBe('男性');
  });
});

describe('table dictionaries', () => {
  it('read declared tables only, in declared columns, under declared conditions', async () => {
    const users = (await get(`/sys/dict/getDictItems/${enc('sys_user,realname,username')}`)).result;
    expect(users).toContainEqual({ value: 'school', text: '程就业', title: '程就业', label: '程就业' });
    expect(users.some((u: { value: string }) => u.value === 'demo_school_admin_2')).toBe(false);
    const some = await get(
      `/sys/dict/getDictItems/${enc('sys_user where status = 2 order by create_time,realname,username')}`,
    );
    expect(some.result.map((u: { value: string }) => u.value)).toEqual(['frozen']);
    const tenants = await get(`/sys/dict/getDictItems/${enc('sys_tenant,name,id')}`);
    expect(tenants.result.map((t: { value: string }) => t.value)).toEqual(['1']);
  });
  it.each([
    'sys_user,password,username',
    'sys_user,phone,username',
    'sys_user,realname,password',
    'sys_log,log_content,id',
    'sys_session,token_hash,id',
    "sys_user,realname,username,password like '%a%'",
    'sys_user,realname,username,1=1',
    "sys_user,realname,username,username='a' union select password from sys_user",
    'sys_user u,realname,username',
    'pg_user,usename,usesysid',
  ])('refuse %s', async (code) => {
    expect(await get(`/sys/dict/getDictItems/${enc(code)}`)).toMatchObject({
      code: 510,
      message: '白名单校验未通过！',
    });
  });
  it('need three parts', async () => {
    expect((await get(`/sys/dict/getDictItems/${enc('sys_user,realname')}`)).message).toBe('字典Code格式不正确！');
    expect((await get('/sys/dict/loadDict/sys_user')).message).toBe('字典Code格式不正确！');
  });
  it('search by text or value, name chosen values, and page', async () => {
    const code = enc('sys_user,realname,username');
    expect(
      (await get(`/sys/dict/loadDict/${code}?keyword=${enc('就业')}&pageSize=10`)).result.map(
        (u: { value: string }) => u.value,
      ),
    ).toEqual(['school']);
    expect((await get(`/sys/dict/loadDict/${code}?keyword=${enc('%')}`)).result).toEqual([]);
    expect((await get(`/sys/dict/loadDict/${code}?pageSize=2&pageNo=2`)).result).toHaveLength(2);
    expect((await get(`/sys/dict/loadDict/${code}?keyword=viewer,school`)).result).toHaveLength(2);
    expect((await get(`/sys/dict/loadDictItem/${code}?key=viewer,nobody,school`)).result).toEqual(['管只读', '程就业']);
    expect((await get(`/sys/dict/loadDictItem/${code}?key=viewer,nobody&delNotExist=false`)).result).toEqual([
      '管只读',
      'nobody',
    ]);
    expect((await get(`/sys/dict/loadDictOrderByValue/${code}?keyword=viewer&pageSize=3`)).result[0].value).toBe(
      'viewer',
    );
  });
  it('open level by level as a tree, and refuse conditions they do not know', async () => {
    const url = '/sys/dict/loadTreeData?tableName=sys_depart&text=depart_name&code=id&pidField=parent_id';
    const [root] = (await get(url)).result;
    expect(root).toMatchObject({ title: '云湖高新区人才服务中心', leaf: false, isLeaf: false, children: null });
    expect((await get(`${url}&pid=${root.value}`)).result.map((n: { title: string }) => n.title)).toEqual([
      '临溪师范学院',
      '就业服务中心',
      '云湖大学',
      '云湖理工学院',
    ]);
    expect((await get(`${url}&condition=x`)).message).toBe('组件condition传值异常，需要一个json字符串对象!');
    expect((await get(`${url}&condition=${enc('{"orgCode":"A01"}')}`)).code).toBe(510);
    expect((await get(url.replace('parent_id', 'org_code'))).code).toBe(510);
  });
  it('are the school’s: an enterprise is refused', async () => {
    await fixture.db.updateTable('sys_user').set({ userType: '4' }).where('username', '=', 'expert01').execute();
    const token = await fixture.token('expert01');
    expect((await fixture.get(`/sys/dict/getDictItems/${enc('sys_user,realname,username')}`, { token })).code).toBe(
      510,
    );
  });
});

describe('the duplicate check', () => {
  const check = (table: string, field: string, value: string, id = '') =>
    get(`/sys/duplicate/check?tableName=${table}&fieldName=${field}&fieldVal=${enc(value)}&dataId=${id}`);
  it('says whether a declared value is free', async () => {
    expect((await check('sys_user', 'username', 'nobody')).message).toBe('该值可用！');
    expect(await check('sys_user', 'username', 'school')).toMatchObject({
      success: false,
      code: 500,
      message: '该值不可用，系统中已存在！',
    });
    const { id } = (await get('/sys/user/getUserInfo')).result.userInfo;
    expect((await check('sys_user', 'username', 'school', id)).message).toBe('该值可用！');
    expect((await check('sys_position', 'code', 'director')).success).toBe(false);
    expect((await check('sys_user', 'username', '')).message).toBe('数据为空,不作处理！');
  });
  it.each([
    ['sys_user', 'username phone email work_no'],
    ['sys_role', 'role_code'],
    ['sys_depart_role', 'role_code'],
    ['sys_dict', 'dict_code'],
    ['sys_permission', 'perms'],
    ['sys_position', 'code'],
    ['sys_check_rule', 'rule_code'],
    ['sys_fill_rule', 'rule_code'],
    ['sys_data_source', 'code'],
    ['onl_cgreport_head', 'code'],
    ['sys_sms_template', 'template_code'],
    ['sys_tenant', 'name'],
    ['sys_category', 'code'],
  ])('knows what the contract names: %s.%s', async (table, fields) => {
    for (const field of fields.split(' '))
      expect((await check(table, field, 'nothing-like-it')).message, field).toBe('该值可用！');
  });
  it.each([
    ['sys_user', 'password'],
    ['sys_user', 'realname'],
    ['sys_log', 'ip'],
    ['sys_user;', 'username'],
    ['information_schema.tables', 'table_name'],
  ])('refuses %s.%s', async (table, field) => {
    expect(await check(table, field, 'x')).toMatchObject({ code: 510, message: '白名单校验未通过！' });
  });
});

describe('regions', () => {
  it('open from root 86 down and name themselves from the province down, for anybody', async () => {
    const provinces = (await fixture.get('/sys/area/children')).result;
    expect(provinces).toHaveLength(34);
    expect(provinces[0]).toEqual({ code: '110000', name: '北京市', leaf: false });
    expect((await fixture.get('/sys/area/children?pid=330100')).result.at(0)).toMatchObject({
      name: '上城区',
      leaf: true,
    });
    expect((await fixture.get('/sys/area/children?pid=999999')).result).toEqual([]);
    expect((await fixture.get('/sys/area/names?codes=330102,110000,000000')).result).toEqual({
      '330102': ['浙江省', '杭州市', '上城区'],
      '110000': ['北京市'],
    });
  });
});
