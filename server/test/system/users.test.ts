import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppFixture, type Caller } from '../support/app-fixture.ts';
import { xlsxUpload } from '../support/xlsx-upload.ts';

let fixture: AppFixture;
let admin: Caller;
beforeAll(async () => {
  fixture = await AppFixture.open();
  admin = { token: await fixture.token('admin') };
});
afterAll(() => fixture.close());

const password = 'Ginkgo@2026xy';
let serial = 0;
const person = (more: Record<string, unknown> = {}) => {
  serial += 1;
  return {
    username: `tester${serial}`,
    realname: `测试${serial}`,
    workNo: `W${String(serial).padStart(4, '0')}`,
    phone: `1390000${String(serial).padStart(4, '0')}`,
    password,
    confirmpassword: password,
    ...more,
  };
};
const roleId = async (code: string): Promise<string> =>
  (await fixture.db.selectFrom('sys_role').where('roleCode', '=', code).select('id').executeTakeFirstOrThrow()).id;
const userId = async (username: string): Promise<string> =>
  (await fixture.db.selectFrom('sys_user').where('username', '=', username).select('id').executeTakeFirstOrThrow()).id;
const departId = async (code: string): Promise<string> =>
  (await fixture.db.selectFrom('sys_depart').where('orgCode', '=', code).select('id').executeTakeFirstOrThrow()).id;
const add = (more: Record<string, unknown> = {}, caller = admin) => fixture.post('/sys/user/add', person(more), caller);
const signIn = (username: string, secret = password) => fixture.login(username, { password: secret });
const audited = async (act: string) =>
  (
    await fixture.db.selectFrom('sys_audit').where('act', '=', act).select('content').orderBy('seq', 'desc').execute()
  )[0];

describe('adding a user', () => {
  it('makes an account with roles, departments and tenants, whose first password must be changed', async () => {
    const body = person({
      selectedroles: await roleId('school_auditor'),
      selecteddeparts: await departId('A01A01A02'),
      post: 'auditor',
    });
    const { success, message, result } = await fixture.post('/sys/user/add', body, admin);
    expect({ success, message }).toEqual({ success: true, message: '添加成功！' });
    expect(result).toMatchObject({
      username: body.username,
      status: 1,
      userType: '1',
      relTenantIds: '1',
      selectedroles_dictText: '审核专员',
      selecteddeparts: await departId('A01A01A02'),
    });
    expect(result).not.toHaveProperty('password');
    expect(await audited('user.add')).toMatchObject({ content: { username: body.username } });
    const first = await signIn(body.username);
    expect(first.result).toMatchObject({ mustChangePassword: true });
    const token = { token: first.result.token as string };
    for (const url of ['/sys/user/list', '/sys/permission/getUserPermissionByToken'])
      expect(await fixture.get(url, token), url).toMatchObject({ code: 510, message: '请先修改初始密码' });
  });
  it.each([
    ['请输入登录密码!', { password: undefined }],
    ['两次输入的密码不一样！', { confirmpassword: 'Other@2026zz' }],
    ['密码至少8位，且须包含字母、数字和特殊符号', { password: 'short', confirmpassword: 'short' }],
    ['请输入用户账号!', { username: '' }],
    ['用户名已存在!', { username: 'school' }],
    ['请输入用户名称!', { realname: '' }],
    ['请输入工号!', { workNo: '' }],
    ['请输入手机号码!', { phone: '' }],
    ['请输入正确格式的手机号码!', { phone: '12345' }],
    ['请输入正确的座机号码', { telephone: '1' }],
    ['性别的值不在可选范围内!', { sex: 7 }],
    ['所选角色分配不存在或无权访问!', { selectedroles: 'nobody' }],
    ['所选部门分配不存在或无权访问!', { selecteddeparts: 'nowhere' }],
    ['不支持的字段：salt', { salt: 'x' }],
    ['企业账号请在企业用户管理中添加', { userType: '2' }],
  ])('refuses: %s', async (message, more) => {
    const before = await fixture.db.selectFrom('sys_user').select('id').execute();
    expect(await add(more)).toMatchObject({ success: false, message });
    expect(await fixture.db.selectFrom('sys_user').select('id').execute()).toHaveLength(before.length);
  });
  it('ignores what a client says of columns that are the server’s', async () => {
    const { result } = await add({ status: 2, delFlag: 1, loginCount: 9, companyId: 'x', orgCode: 'A02' });
    expect(result).toMatchObject({ status: 1, companyId: null });
  });
  it('takes an id of 32 hex digits, and drops unknown keys under the framework’s prefix', async () => {
    const { result: id } = await fixture.get('/sys/user/generateUserId', admin);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    const response = await fixture.app.server.inject({
      method: 'POST',
      url: '/jeecg-boot/sys/user/add',
      headers: { 'x-access-token': admin.token as string },
      payload: person({ id, activitiSync: 1 }),
    });
    expect(response.json()).toMatchObject({ success: true, result: { id } });
  });
  it('names everything that is missing at once', async () => {
    expect((await fixture.post('/sys/user/add', {}, admin)).result.fields).toEqual({
      username: '请输入用户账号!',
      password: '请输入登录密码!',
      realname: '请输入用户名称!',
      workNo: '请输入工号!',
      phone: '请输入手机号码!',
    });
  });
});

describe('editing a user', () => {
  it('changes what was sent, keeps missing lists and clears empty ones', async () => {
    const role = await roleId('viewer');
    const { result: made } = await add({ selectedroles: role, selecteddeparts: await departId('A01A01A02') });
    const kept = await fixture.call('PUT', '/sys/user/edit', admin, {
      id: made.id,
      version: made.version,
      realname: '改名',
    });
    expect(kept).toMatchObject({
      success: true,
      message: '修改成功!',
      result: { realname: '改名', selectedroles: role },
    });
    const cleared = await fixture.post(
      '/sys/user/edit',
      { id: made.id, selectedroles: '', selecteddeparts: '' },
      admin,
    );
    expect(cleared.result).toMatchObject({ selectedroles: '', selecteddeparts: '' });
  });
  it('refuses a version that is no longer the stored one', async () => {
    const { result: made } = await add();
    await fixture.call('PUT', '/sys/user/edit', admin, { id: made.id, realname: '先到' });
    expect(
      await fixture.call('PUT', '/sys/user/edit', admin, { id: made.id, version: made.version, realname: '后到' }),
    ).toMatchObject({ success: false, message: '数据已被他人修改，请刷新后重试' });
  });
  it('clears the led departments of a user who is no leader', async () => {
    const { result } = await add({ userIdentity: 1, departIds: await departId('A01A01A02') });
    expect(result.departIds).toBeNull();
    const leader = await add({ userIdentity: 2, departIds: await departId('A01A01A02') });
    expect(leader.result.departIds_dictText).toBeTruthy();
  });
  it('leaves versions in the data log without the password', async () => {
    const { result: made } = await add();
    await fixture.call('PUT', '/sys/user/edit', admin, { id: made.id, realname: '留痕' });
    const versions = await fixture.db
      .selectFrom('sys_data_log')
      .where('dataId', '=', made.id)
      .select(['dataVersion', 'dataContent'])
      .execute();
    expect(versions.map((row) => row.dataVersion).sort()).toEqual(['0', '1']);
    for (const { dataContent } of versions) expect(dataContent).not.toMatch(/argon2|"password"/);
  });
});

describe('freezing and unfreezing', () => {
  it('ends the sessions at once and blocks the sign-in until it is undone', async () => {
    const { result: made } = await add();
    const mine = { token: (await signIn(made.username)).result.token as string };
    expect((await fixture.get('/sys/user/getUserSectionInfoByToken', mine)).code).toBe(510);
    expect(await fixture.call('PUT', `/sys/user/frozenBatch?ids=${made.id},&status=2`, admin)).toMatchObject({
      success: true,
      message: '操作成功!',
    });
    expect(await fixture.get('/sys/permission/getUserPermissionByToken', mine)).toMatchObject({ http: 401 });
    expect(await signIn(made.username)).toMatchObject({ success: false, message: '该用户已冻结' });
    expect(await audited('user.freeze')).toMatchObject({ content: { username: made.username } });
    await fixture.call('PUT', '/sys/user/frozenBatch', admin, { ids: made.id, status: 1 });
    expect((await signIn(made.username)).success).toBe(true);
  });
  it.each([
    ['参数不识别！', { ids: '', status: 2 }],
    ['参数不识别！', { ids: "1') or ('1'='1", status: 2 }],
    ['数据不存在或无权访问', { ids: 'nobody', status: 2 }],
    ['请输入状态!', { ids: '1' }],
  ])('refuses: %s', async (message, body) => {
    expect(await fixture.call('PUT', '/sys/user/frozenBatch', admin, body)).toMatchObject({ success: false, message });
  });
  it('refuses the account admin, and oneself', async () => {
    expect(
      await fixture.call('PUT', '/sys/user/frozenBatch', admin, { ids: await userId('admin'), status: 2 }),
    ).toMatchObject({ success: false, message: '管理员账号不允许此操作，请重新选择！' });
    const school = { token: await fixture.token('school') };
    expect(
      await fixture.call('PUT', '/sys/user/frozenBatch', school, { ids: await userId('school'), status: 2 }),
    ).toMatchObject({ success: false, message: '不能对自己执行该操作' });
  });
});

describe('the last administrator', () => {
  const administrator = async () => (await add({ selectedroles: await roleId('admin') })).result;
  it('stays when two administrators take the right from each other at once', async () => {
    const [one, two] = [await administrator(), await administrator()];
    await fixture.db
      .updateTable('sys_user')
      .set({ mustChangePassword: 0 })
      .where('id', 'in', [one.id, two.id])
      .execute();
    const first = { token: (await signIn(one.username)).result.token as string };
    const second = { token: (await signIn(two.username)).result.token as string };
    // Only these two are left.
    await fixture.db.updateTable('sys_user').set({ status: 2 }).where('username', '=', 'admin').execute();
    const answers = await Promise.all([
      fixture.call('PUT', '/sys/user/frozenBatch', first, { ids: two.id, status: 2 }),
      fixture.call('PUT', '/sys/user/frozenBatch', second, { ids: one.id, status: 2 }),
    ]);
    expect(answers.filter(({ success }) => success).length).toBeLessThanOrEqual(1);
    const left = await fixture.db
      .selectFrom('sys_user')
      .where('id', 'in', [one.id, two.id])
      .where('status', '=', 1)
      .select('id')
      .execute();
    expect(left.length).toBeGreaterThanOrEqual(1);
    await fixture.db.updateTable('sys_user').set({ status: 1 }).where('username', '=', 'admin').execute();
    // A freeze ends sessions for good.
    admin = { token: await fixture.token('admin') };
    await fixture.db.deleteFrom('sys_user_role').where('userId', 'in', [one.id, two.id]).execute();
  });
  it('cannot be demoted by the removal of a role', async () => {
    const one = await administrator();
    const token = (await signIn(one.username)).result.token as string;
    await fixture.db.updateTable('sys_user').set({ mustChangePassword: 0 }).where('id', '=', one.id).execute();
    const other = { token };
    await fixture.db.updateTable('sys_user').set({ status: 2 }).where('id', '=', one.id).execute();
    // The only other administrator is frozen: without the role of `admin` there would be none left.
    const removed = await fixture.call(
      'DELETE',
      `/sys/user/deleteUserRole?roleId=${await roleId('admin')}&userId=${await userId('admin')}`,
      admin,
    );
    expect(removed).toMatchObject({ success: false, message: '不能对自己执行该操作' });
    expect((await fixture.get('/sys/user/list', other)).http).toBe(401);
    await fixture.db.deleteFrom('sys_user_role').where('userId', '=', one.id).execute();
  });
});

describe('what one does not hold', () => {
  it('is not given: a school administrator gives no role above his own', async () => {
    const school = { token: await fixture.token('school') };
    const refused = { success: false, code: 510, message: '不能授予自己没有的权限' };
    expect(await add({ selectedroles: await roleId('admin') }, school)).toMatchObject(refused);
    expect(await add({ selectedroles: await roleId('platform_admin') }, school)).toMatchObject(refused);
    expect((await add({ selectedroles: await roleId('viewer') }, school)).success).toBe(true);
    const id = await userId('admin');
    expect(await fixture.call('PUT', '/sys/user/edit', school, { id, realname: '改' })).toMatchObject(refused);
    const body = { username: 'admin', password, confirmpassword: password };
    expect(await fixture.call('PUT', '/sys/user/changePassword', school, body)).toMatchObject(refused);
    expect(
      await fixture.post(
        '/sys/user/addSysUserRole',
        { roleId: await roleId('admin'), userIdList: [await userId('viewer')] },
        school,
      ),
    ).toMatchObject(refused);
  });
  it('is not seen: users of another tenant', async () => {
    const other = { token: await fixture.token('demo_school_admin_2') };
    const { result } = await fixture.get('/sys/user/list?pageSize=1000', other);
    const names = result.records.map((row: { username: string }) => row.username);
    expect(names).toContain('multi');
    expect(names).not.toContain('school');
    expect(await fixture.get(`/sys/user/queryById?id=${await userId('school')}`, other)).toMatchObject({
      success: false,
    });
    expect(
      await fixture.call('PUT', '/sys/user/changePassword', other, {
        username: 'school',
        password,
        confirmpassword: password,
      }),
    ).toMatchObject({ success: false, message: '用户不存在！' });
  });
  it('needs a code', async () => {
    const viewer = { token: await fixture.token('viewer') };
    for (const [method, url] of [
      ['GET', '/sys/user/list'],
      ['POST', '/sys/user/add'],
      ['PUT', '/sys/user/edit'],
      ['PUT', '/sys/user/frozenBatch'],
      ['PUT', '/sys/user/changePassword'],
      ['PUT', '/sys/user/resetPassword'],
      ['DELETE', '/sys/user/delete'],
      ['GET', '/sys/user/recycleBin'],
      ['DELETE', '/sys/user/deleteRecycleBin'],
      ['GET', '/sys/online/list'],
      ['POST', '/sys/online/forceLogout'],
      ['POST', '/sys/permission/saveRolePermission'],
      ['POST', '/sys/user/addSysUserRole'],
    ] as const)
      expect(await fixture.call(method, url, viewer), url).toMatchObject({ code: 510 });
  });
});

describe('passwords set for another user', () => {
  it('end his sessions and must be changed by him', async () => {
    const { result: made } = await add();
    await fixture.db.updateTable('sys_user').set({ mustChangePassword: 0 }).where('id', '=', made.id).execute();
    const mine = { token: (await signIn(made.username)).result.token as string };
    const fresh = 'Willow#83jumps';
    expect(
      await fixture.call('PUT', '/sys/user/changePassword', admin, {
        username: made.username,
        password: fresh,
        confirmpassword: fresh,
      }),
    ).toMatchObject({ success: true, message: '密码修改成功!' });
    expect((await fixture.get('/sys/user/getCurrentUserDeparts', mine)).http).toBe(401);
    expect((await signIn(made.username, fresh)).result).toMatchObject({ mustChangePassword: true });
  });
  it('are made up on demand and said once', async () => {
    const { result: made } = await add();
    const { result } = await fixture.call('PUT', `/sys/user/resetPassword?usernames=${made.username}`, admin);
    expect(result).toHaveLength(1);
    expect((await signIn(made.username, result[0].password)).success).toBe(true);
    expect(JSON.stringify(await fixture.db.selectFrom('sys_log').select('requestParam').execute())).not.toContain(
      result[0].password,
    );
  });
  it.each([
    ['用户不存在！', { username: 'nobody', password, confirmpassword: password }],
    ['请输入登录密码!', { username: 'viewer' }],
    ['两次输入的密码不一样！', { username: 'viewer', password, confirmpassword: 'x' }],
  ])('refuse: %s', async (message, body) => {
    expect(await fixture.call('PUT', '/sys/user/changePassword', admin, body)).toMatchObject({
      success: false,
      message,
    });
  });
});

describe('the recycle bin', () => {
  it('keeps deleted users until they come back or go for good', async () => {
    const { result: made } = await add({ selectedroles: await roleId('viewer') });
    const mine = { token: (await signIn(made.username)).result.token as string };
    expect(await fixture.call('DELETE', `/sys/user/delete?id=${made.id}`, admin)).toMatchObject({
      message: '删除用户成功',
    });
    expect((await fixture.get('/sys/user/getCurrentUserDeparts', mine)).http).toBe(401);
    const bin = await fixture.get('/sys/user/recycleBin', admin);
    expect(bin.result.map((row: { id: string }) => row.id)).toContain(made.id);
    expect(await fixture.call('PUT', '/sys/user/putRecycleBin', admin, { userIds: made.id })).toMatchObject({
      message: '还原成功',
    });
    expect((await signIn(made.username)).success).toBe(true);
    await fixture.call('DELETE', `/sys/user/deleteBatch?ids=${made.id},`, admin);
    expect(await fixture.call('DELETE', `/sys/user/deleteRecycleBin?userIds=${made.id}`, admin)).toMatchObject({
      message: '删除成功',
    });
    for (const table of ['sys_user_role', 'sys_user_tenant', 'sys_user_depart'] as const)
      expect(await fixture.db.selectFrom(table).where('userId', '=', made.id).select('id').execute()).toEqual([]);
    expect(await fixture.db.selectFrom('sys_user').where('id', '=', made.id).select('id').execute()).toEqual([]);
  });
  it('does not give a name back that another user has by now', async () => {
    const { result: made } = await add();
    await fixture.call('DELETE', `/sys/user/delete?id=${made.id}`, admin);
    await add({ username: made.username });
    expect(await fixture.call('PUT', '/sys/user/putRecycleBin', admin, { userIds: made.id })).toMatchObject({
      success: false,
      message: `账号${made.username}的用户名/手机号/邮箱已被占用，无法还原`,
    });
  });
  it('asks for the password once more before users go for good', async () => {
    const { result: made } = await add();
    await fixture.call('DELETE', `/sys/user/delete?id=${made.id}`, admin);
    fixture.clock.pass(6);
    expect(await fixture.call('DELETE', `/sys/user/deleteRecycleBin?userIds=${made.id}`, admin)).toMatchObject({
      code: 510,
      message: '请先验证密码',
      result: { errorCode: 'REAUTH' },
    });
    expect(await fixture.post('/sys/user/verifyPassword', { password: 'wrong' }, admin)).toMatchObject({
      message: '密码不正确',
    });
    expect((await fixture.post('/sys/user/verifyPassword', { password: 'Campus@2026' }, admin)).success).toBe(true);
    expect((await fixture.call('DELETE', `/sys/user/deleteRecycleBin?userIds=${made.id}`, admin)).success).toBe(true);
  });
  it('takes no account admin, and no company’s people', async () => {
    expect(await fixture.call('DELETE', `/sys/user/delete?id=${await userId('admin')}`, admin)).toMatchObject({
      success: false,
      message: 'admin用户，不允许删除！',
    });
  });
});

describe('online users', () => {
  it('are listed by session without their tokens, and can be put out', async () => {
    const { result: made } = await add();
    const token = (await signIn(made.username)).result.token as string;
    const { result } = await fixture.get(`/sys/online/list?username=${made.username}`, admin);
    expect(result.total).toBe(1);
    expect(JSON.stringify(result)).not.toContain(token);
    expect(await fixture.post('/sys/online/forceLogout', { token: result.records[0].token }, admin)).toMatchObject({
      message: '退出登录成功！',
    });
    expect((await fixture.get('/sys/user/getCurrentUserDeparts', { token })).http).toBe(401);
    expect(await fixture.post('/sys/online/forceLogout', { token: 'unknown' }, admin)).toMatchObject({
      message: 'Token无效!',
    });
  });
});

describe('sheets of users', () => {
  const titles = ['用户账号', '用户姓名', '工号', '手机号码', '部门', '性别'];
  async function importSheet(rows: readonly (readonly string[])[], fields: Readonly<Record<string, string>> = {}) {
    const cells = rows.map((row) => Object.fromEntries(titles.map((title, i) => [title, row[i] ?? ''])));
    const { payload, headers } = await xlsxUpload(cells, fields);
    const response = await fixture.app.server.inject({
      method: 'POST',
      url: '/server/sys/user/importExcel',
      headers: { ...headers, 'x-access-token': admin.token as string },
      payload,
    });
    return response.json();
  }
  const proved = () => fixture.post('/sys/user/verifyPassword', { password: 'Campus@2026' }, admin);

  it('make accounts whose first password goes out by SMS, and say what is wrong with the other rows', async () => {
    await proved();
    const answer = await importSheet([
      ['sheet01', '表一', 'S001', '13911110001', '综合管理部', '女'],
      ['school', '重复', 'S002', '13911110002', '', ''],
      ['sheet03', '无号', '', '13911110003', '', ''],
      ['sheet04', '错部门', 'S004', '13911110004', '不存在的部门', ''],
      ['sheet05', '错性别', 'S005', '13911110005', '', '未知'],
    ]);
    expect(answer).toMatchObject({
      success: true,
      code: 201,
      result: { totalCount: 5, successCount: 1, errorCount: 4 },
    });
    const id = await userId('sheet01');
    const { result } = await fixture.get(`/sys/user/queryById?id=${id}`, admin);
    expect(result).toMatchObject({ sex: 2, orgCodeTxt: '综合管理部', relTenantIds: '1', status: 1 });
    const sms = await fixture.db
      .selectFrom('sys_sms')
      .where('esReceiver', '=', '13911110001')
      .select('esContent')
      .execute();
    expect(sms[0]?.esContent).toContain('sheet01');
  });
  it('are logged as checks and leave the audit chain unchanged when they are only checked', async () => {
    await proved();
    const written = async () => {
      const { rows } = await sql<Record<'checks' | 'imports' | 'audits', number>>`
        select count(*) filter (where log_content like '%仅检查，未写入%' and operate_type is null)::int as checks,
          count(*) filter (where operate_type = 5)::int as imports,
          (select count(*)::int from sys_audit where act = 'user.import') as audits
        from sys_log where request_url = '/sys/user/importExcel'`.execute(fixture.db);
      return rows[0] as NonNullable<(typeof rows)[0]>;
    };
    const { checks, imports, audits } = await written();
    const row = ['sheet09', '表九', 'S009', '13911110009', '综合管理部', '女'];
    expect((await importSheet([row], { check: '1' })).result).toMatchObject({ total: 1, refused: 0 });
    expect((await importSheet([row], { check: '1', mapping: '[]' })).success).toBe(false);
    expect(await written()).toEqual({ checks: checks + 2, imports, audits });
    expect((await importSheet([row])).success).toBe(true);
    expect(await written()).toEqual({ checks: checks + 2, imports: imports + 1, audits: audits + 1 });
  });
  it('ask for the password once more', async () => {
    fixture.clock.pass(6);
    expect(await importSheet([])).toMatchObject({ code: 510, result: { errorCode: 'REAUTH' } });
    expect(await fixture.get('/sys/user/exportXls', admin)).toMatchObject({ code: 510, message: '请先验证密码' });
    await proved();
    const file = await fixture.app.server.inject({
      method: 'GET',
      url: '/server/sys/user/exportXls',
      headers: { 'x-access-token': admin.token as string },
    });
    expect(file.headers['content-type']).toContain('excel');
    expect(await audited('user.export')).toBeDefined();
  });
});

describe('agents', () => {
  it('stand in for another user, one at a time', async () => {
    const agent = {
      userName: 'school',
      agentUserName: 'auditor',
      startTime: '2025-10-15 08:00:00',
      endTime: '2025-10-20 08:00:00',
    };
    expect(await fixture.post('/sys/sysUserAgent/add', { ...agent, agentUserName: 'school' }, admin)).toMatchObject({
      message: '代理人不能是本人',
    });
    expect(
      await fixture.post('/sys/sysUserAgent/add', { ...agent, endTime: '2025-10-14 08:00:00' }, admin),
    ).toMatchObject({
      message: '结束时间不能早于开始时间',
    });
    expect(await fixture.post('/sys/sysUserAgent/add', agent, admin)).toMatchObject({ message: '代理人设置成功！' });
    expect(await fixture.post('/sys/sysUserAgent/add', agent, admin)).toMatchObject({ message: '该用户已设置代理人' });
    expect((await fixture.get('/sys/sysUserAgent/queryByUserName?userName=school', admin)).result).toMatchObject({
      agentUserName: 'auditor',
    });
    expect(await fixture.get('/sys/sysUserAgent/queryByUserName?userName=viewer', admin)).toMatchObject({
      success: false,
    });
  });
});
