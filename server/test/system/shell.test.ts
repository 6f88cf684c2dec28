import type { MenuEntry } from '@campus/contract/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionResult } from '../../src/areas/system/menu-tree.ts';
import { demoPassword, seedSystem } from '../../src/areas/system/seed.ts';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
beforeAll(async () => {
  fixture = await AppFixture.open();
});
afterAll(() => fixture.close());

const as = async (username: string) => ({ token: await fixture.token(username) });
const permission = async (username: string) =>
  (await fixture.get('/sys/permission/getUserPermissionByToken', await as(username))).result;
/** The titles of a menu, one on a line, those of a group indented. */
const outline = (menu: readonly MenuEntry[], indent = ''): string =>
  menu.map(({ meta, children = [] }) => `${indent}${meta.title}\n${outline(children, `${indent}  `)}`).join('');
const flat = (menu: readonly MenuEntry[]): MenuEntry[] =>
  menu.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

describe('menu and buttons of the caller', () => {
  it('give the administrator the whole school side, lone groups shown as their child', async () => {
    const { menu, auth, allAuth, sysSafeMode } = await permission('admin');
    await expect(outline(menu)).toMatchFileSnapshot('menus/admin.txt');
    expect(auth.length).toBe(allAuth.length);
    expect(sysSafeMode).toBe(false);
  });

  it('describe an entry as clients know it', async () => {
    const { menu } = await permission('admin');
    const entry = flat(menu).find((e) => e.path === '/enterprise/company');
    expect(entry).toMatchObject({
      name: 'enterprise-company',
      component: 'enterprise/CompanyList',
      route: '1',
      hidden: false,
      alwaysShow: false,
      meta: {
        title: '企业列表',
        icon: 'BankOutlined',
        keepAlive: true,
        internalOrExternal: false,
        componentName: 'CompanyList',
      },
    });
    expect(entry?.meta.permissionList).toContainEqual({
      action: 'company:company:edit',
      type: '1',
      describe: '编辑',
      status: '1',
    });
    expect(flat(menu).find((e) => e.path === '/enterprise/detail/:id')).toMatchObject({
      name: 'enterprise-detail-@id',
      hidden: true,
    });
    expect(menu[1]).toMatchObject({ component: 'layouts/RouteView', alwaysShow: false, redirect: '/enterprise/audit' });
    expect(menu[0]?.meta.keepAlive).toBe(false);
  });

  it('give an auditor what he audits, and redirect to what he may open', async () => {
    const { menu, auth } = await permission('auditor');
    await expect(outline(menu)).toMatchFileSnapshot('menus/auditor.txt');
    const actions = auth.map((entry: { action: string }) => entry.action);
    expect(actions).toContain('company:company:audit');
    expect(actions).not.toContain('company:company:edit');
  });

  it('show a group that has one entry left as that entry', async () => {
    const permissions = await fixture.app.engine.services.permissions.get();
    const { menu } = permissionResult(permissions, ['school_auditor'], '1');
    const resumes = menu.find(({ meta }) => meta.title === '简历管理');
    expect(outline(resumes?.children ?? [])).toContain('投递管理\n');
    expect(resumes?.redirect).toBe('/resume/byPost');
  });

  it('always hold the home page, also without a grant', async () => {
    const { menu } = await permission('content01');
    expect(menu[0]).toMatchObject({ path: '/dashboard/analysis', hidden: true, meta: { title: '分析页' } });
    await fixture.db
      .deleteFrom('sys_user_role')
      .where('userId', 'in', (eb) => eb.selectFrom('sys_user').where('username', '=', 'org01').select('id'))
      .execute();
    expect((await permission('org01')).menu).toMatchObject([{ path: '/dashboard/analysis', hidden: false }]);
  });

  it('leave out switched-off pages and reject their calls', async () => {
    const { codeList } = (await fixture.get('/sys/permission/getPermCode', await as('viewer'))).result;
    expect(codeList).toContain('system:message:list');
    await fixture.db
      .updateTable('sys_permission')
      .set({ status: '0' })
      .where('perms', '=', 'system:message:list')
      .execute();
    await fixture.get('/sys/dict/refleshCache', await as('admin'));
    for (const username of ['viewer', 'admin']) {
      expect((await fixture.get('/sys/message/sysMessage/list', await as(username))).code).toBe(510);
      const { auth, allAuth } = await permission(username);
      expect(auth.some((e: { action: string }) => e.action === 'system:message:list')).toBe(false);
      expect(allAuth).toContainEqual(expect.objectContaining({ action: 'system:message:list', status: '0' }));
    }
  });
});

describe('departments of one’s own', () => {
  it('are listed, and one of them is current', async () => {
    const caller = await as('school');
    const { result } = await fixture.get('/sys/user/getCurrentUserDeparts', caller);
    expect(result.list).toHaveLength(3);
    expect(result.orgCode).toBe('A01A01');
    const chosen = await fixture.call('PUT', '/sys/selectDepart', caller, { orgCode: 'A01A01A03', username: 'school' });
    expect(chosen.result.userInfo).toMatchObject({ orgCode: 'A01A01A03', orgCodeTxt: '招聘活动部' });
    expect((await fixture.get('/sys/user/getCurrentUserDeparts', caller)).result.orgCode).toBe('A01A01A03');
  });
  it('of another user, or for another user, are rejected', async () => {
    const caller = await as('school');
    const select = (body: object) => fixture.post('/sys/selectDepart', { username: 'school', ...body }, caller);
    expect((await select({ orgCode: 'Z99' })).message).toBe('部门不存在');
    expect((await select({ orgCode: 'A01A01A01' })).message).toBe('您不属于该部门，无法切换');
    expect((await select({ orgCode: 'A01A01', username: 'viewer' })).code).toBe(510);
  });
  it('come with the choice of a tenant', async () => {
    const caller = await as('multi');
    expect((await fixture.get('/sys/tenant/queryList', caller)).result.map((t: { id: number }) => t.id)).toEqual([
      1, 2,
    ]);
    expect(
      (await fixture.get('/sys/tenant/queryList?ids=2,3', caller)).result.map((t: { id: number }) => t.id),
    ).toEqual([2]);
    expect((await fixture.get('/sys/position/list', caller)).code).toBe(510);
    expect((await fixture.post('/sys/selectDepart', { username: 'multi', loginTenantId: 3 }, caller)).http).toBe(401);
    await fixture.post('/sys/selectDepart', { username: 'multi', loginTenantId: 2 }, caller);
    expect((await fixture.get('/sys/position/list', caller)).success).toBe(true);
  });
});

describe('one’s own password', () => {
  const next = 'Meadow#73stone';
  it('changes with the old one, ends the other sessions and may not come back soon', async () => {
    const [caller, other] = [await as('demo_school_staff_1'), await as('demo_school_staff_1')];
    const change = (body: object) =>
      fixture.post(
        '/sys/user/updatePassword',
        { username: 'demo_school_staff_1', oldpassword: demoPassword, password: next, confirmpassword: next, ...body },
        caller,
      );
    expect((await change({ username: 'school' })).message).toBe('只允许修改自己的密码！');
    expect((await change({ oldpassword: 'wrong' })).message).toBe('旧密码输入错误!');
    expect((await change({ password: '' })).message).toBe('新密码不允许为空!');
    expect((await change({ confirmpassword: 'x' })).message).toBe('两次输入的密码不一样！');
    expect((await change({ password: 'onlyletters', confirmpassword: 'onlyletters' })).message).toBe(
      '密码至少8位，且须包含字母、数字和特殊符号',
    );
    expect((await change({})).message).toBe('密码重置成功!');
    expect((await fixture.get('/sys/user/getUserInfo', caller)).success).toBe(true);
    expect((await fixture.get('/sys/user/getUserInfo', other)).http).toBe(401);
    const back = { oldpassword: next, password: next, confirmpassword: next };
    expect((await change(back)).message).toBe('新密码不能与近期使用过的密码相同!');
    expect((await fixture.login('demo_school_staff_1', { password: next })).success).toBe(true);
  });

  it('set by another user must be replaced before anything else, with the account name once', async () => {
    await fixture.db
      .updateTable('sys_user')
      .set({ mustChangePassword: 1, accountAssigned: 1 })
      .where('username', '=', 'demo_school_finance_1')
      .execute();
    const { result } = await fixture.login('demo_school_finance_1');
    expect(result.mustChangePassword).toBe(true);
    const caller = { token: result.token as string };
    const { id } = result.userInfo;
    expect(await fixture.get('/sys/position/list', caller)).toMatchObject({ code: 510, message: '请先修改初始密码' });
    expect(await fixture.get(`/sys/user/ifResetAccount?id=${id}`, caller)).toMatchObject({
      success: true,
      message: '未重置',
      result: { reset: false },
    });
    const free = (userName: string) => fixture.get(`/sys/user/ifAccount?userName=${userName}&id=${id}`, caller);
    expect((await free('abc')).message).toBe('账号至少6位，且必须包含字母和数字');
    expect((await free('finance01')).message).toBe('账号可用');
    expect((await free('content01')).message).toBe('账号已存在');
    const reset = (body: object) =>
      fixture.post(
        '/sys/user/resetAccountPwd',
        { id, username: 'finance01', remark: demoPassword, password: next, confirmpassword: next, ...body },
        caller,
      );
    expect((await reset({ id: 'other' })).code).toBe(510);
    expect((await reset({ remark: 'wrong' })).message).toBe('旧密码输入错误!');
    expect((await reset({ username: 'content01' })).message).toBe('账号已存在');
    expect((await reset({})).message).toBe('重置成功');
    expect((await fixture.get('/sys/position/list', caller)).success).toBe(true);
    expect((await fixture.get(`/sys/user/ifResetAccount?id=${id}`, caller)).message).toBe('已重置');
    expect((await reset({ username: 'finance02', remark: next })).message).toBe('账号只能重置一次');
    expect((await fixture.login('finance01', { password: next })).success).toBe(true);
    expect((await fixture.get(`/sys/user/ifResetAccount?id=${id}`, await as('viewer'))).code).toBe(510);
  });
});

it('asks the owner of an assigned account once: a changed password keeps the name for good', async () => {
  const admin = await as('admin');
  const [first, next] = ['Ginkgo@2026xy', 'Kp7#vuzQ-92'];
  const added = await fixture.post(
    '/sys/user/add',
    {
      username: 'newclerk01',
      realname: '新职员',
      workNo: 'N-0001',
      phone: '13900007711',
      password: first,
      confirmpassword: first,
    },
    admin,
  );
  expect(added.message).toBe('添加成功！');
  const { result } = await fixture.login('newclerk01', { password: first });
  expect(result.mustChangePassword).toBe(true);
  const caller = { token: result.token as string };
  const asked = () => fixture.get(`/sys/user/ifResetAccount?id=${result.userInfo.id}`, caller);
  expect((await asked()).message).toBe('未重置');
  const change = { username: 'newclerk01', oldpassword: first, password: next, confirmpassword: next };
  expect((await fixture.post('/sys/user/updatePassword', change, caller)).message).toBe('密码重置成功!');
  expect((await asked()).message).toBe('已重置');
  const reset = { id: result.userInfo.id, username: 'other2026', remark: next, password: 'Q7#vuz-Kp92' };
  expect(
    (await fixture.post('/sys/user/resetAccountPwd', { ...reset, confirmpassword: reset.password }, caller)).message,
  ).toBe('账号只能重置一次');
});

describe('the assistant’s log', () => {
  it('keeps the request, with the type and content of the server', async () => {
    await fixture.post(
      '/sys/log/addAILog',
      { logType: 1, logContent: 'forged', requestParam: '怎么发布岗位' },
      await as('viewer'),
    );
    const row = await fixture.db
      .selectFrom('sys_log')
      .where('logType', '=', 3)
      .select(['logContent', 'userid', 'requestParam'])
      .executeTakeFirst();
    expect(row).toEqual({ logContent: 'AI客服', userid: 'viewer', requestParam: '"怎么发布岗位"' });
  });
});

describe('seeding again', () => {
  it('adds nothing, and leaves alone what administrators changed or took away', async () => {
    const count = async () =>
      Promise.all(
        (
          [
            'sys_permission',
            'sys_role_permission',
            'sys_dict',
            'sys_dict_item',
            'sys_user',
            'sys_area',
            'rc_major',
            'sys_depart',
          ] as const
        ).map(async (table) =>
          Number(
            (
              await fixture.db
                .selectFrom(table)
                .select((eb) => eb.fn.countAll().as('n'))
                .executeTakeFirstOrThrow()
            ).n,
          ),
        ),
      );
    await fixture.db
      .updateTable('sys_permission')
      .set({ name: '公司一览' })
      .where('url', '=', '/enterprise/company')
      .execute();
    const grant = await fixture.db.selectFrom('sys_role_permission').select('id').executeTakeFirstOrThrow();
    await fixture.db.deleteFrom('sys_role_permission').where('id', '=', grant.id).execute();
    await fixture.db.updateTable('sys_dict_item').set({ delFlag: 1 }).where('itemValue', '=', '5').execute();
    const before = await count();
    await seedSystem(fixture.app.engine, { profile: 'small' });
    expect(await count()).toEqual(before);
    const entry = await fixture.db
      .selectFrom('sys_permission')
      .where('url', '=', '/enterprise/company')
      .select('name')
      .executeTakeFirst();
    expect(entry?.name).toBe('公司一览');
  });
});
