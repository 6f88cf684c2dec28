import { createCipheriv } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword, seedSession } from '../../src/areas/system/seed.ts';
import { endSessions } from '../../src/platform/sign-in/sessions.ts';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
beforeAll(async () => {
  fixture = await AppFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clock.pass(60));

const wrong = { password: 'Wrong@2026x' };

describe('signing in by password', () => {
  it('answers who it is, his departments, tenants, dictionaries and a token', async () => {
    const { http, code, message, result } = await fixture.login('school');
    expect({ http, code, message }).toEqual({ http: 200, code: 200, message: '登录成功' });
    expect(result.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(result.userInfo).toMatchObject({
      username: 'school',
      realname: '程就业',
      relTenantIds: '1',
      userType: '1',
      loginTenantId: 1,
    });
    expect(result.userInfo).not.toHaveProperty('password');
    expect(result.multi_depart).toBe(2);
    expect(result.departs.map((d: { orgCode: string }) => d.orgCode)).toEqual(['A01A01', 'A01A01A02', 'A01A01A03']);
    expect(result.tenantList).toEqual([{ id: 1, name: '云湖高新区人才服务中心', status: 1 }]);
    expect(result.sysAllDictItems.sex[0]).toMatchObject({ value: '1', text: '男', title: '男' });
    expect(result).toMatchObject({ mustChangePassword: false, mobileVerifyRequired: false, ssoUrl: null });
  });

  it('leaves the totals of lists of users, which only count again when they read the time of the sign-in', async () => {
    const versions = async () => {
      const { rows } = await sql<{ tab: string; n: string }>`
        select tab::text, sum(n)::text as n from table_version where tab in ('sys_user', 'sys_user_quiet') group by tab`.execute(
        fixture.db,
      );
      return Object.fromEntries(rows.map(({ tab, n }) => [tab, n]));
    };
    await fixture.login('school');
    const before = await versions();
    await fixture.login('school');
    const after = await versions();
    expect(after.sys_user).toBe(before.sys_user);
    expect(after.sys_user_quiet).not.toBe(before.sys_user_quiet);
  });

  it('knows an account by its mobile and by its encrypted password too', async () => {
    const { result: pair } = await fixture.get('/sys/getEncryptedString');
    const encrypted = (padding: boolean): string => {
      const cipher = createCipheriv('aes-128-cbc', pair.key, pair.iv).setAutoPadding(padding);
      const text = padding ? demoPassword : demoPassword.padEnd(16, '\0');
      return Buffer.concat([cipher.update(text), cipher.final()]).toString('base64');
    };
    for (const password of [encrypted(true), encrypted(false)])
      expect((await fixture.login(await fixture.phoneOf('auditor'), { password })).message).toBe('登录成功');
  });

  it.each([
    ['a wrong password', 'school', wrong, '用户名或密码错误'],
    ['an unknown name', 'nobody-here', {}, '用户名或密码错误'],
    ['a frozen account', 'frozen', {}, '该用户已冻结'],
    ['a frozen account with a wrong password', 'frozen', wrong, '用户名或密码错误'],
  ])('refuses %s', async (_what, username, more, message) => {
    expect(await fixture.login(username, more)).toMatchObject({ success: false, code: 500, message });
  });

  it('refuses a deleted account and one whose tenants are all frozen', async () => {
    await fixture.db
      .updateTable('sys_user')
      .set({ delFlag: 1 })
      .where('username', '=', 'demo_school_staff_3')
      .execute();
    expect((await fixture.login('demo_school_staff_3')).message).toBe('该用户已注销');
    await fixture.db.updateTable('sys_tenant').set({ status: 0 }).where('id', '=', '3').execute();
    expect((await fixture.login('demo_school_admin_3')).message).toBe('与该用户关联的租户均已被冻结，无法登录！');
    await fixture.db.updateTable('sys_tenant').set({ status: 1 }).where('id', '=', '3').execute();
  });

  it('locks an account for ten minutes after five failures, also for the right password, and no other account', async () => {
    for (let i = 0; i < 5; i += 1)
      expect((await fixture.login('demo_school_admin_2', wrong)).message).toBe('用户名或密码错误');
    const locked = '该用户登录失败次数过多，请于10分钟后再次登录！';
    expect((await fixture.login('demo_school_admin_2')).message).toBe(locked);
    expect((await fixture.login('demo_school_auditor_2')).success).toBe(true);
    fixture.clock.pass(9);
    expect((await fixture.login('demo_school_admin_2')).message).toBe(locked);
    fixture.clock.pass(1);
    expect((await fixture.login('demo_school_admin_2')).success).toBe(true);
  });

  it('asks for the phone after thirty days, and until it is shown answers the shell only', async () => {
    await fixture.token('demo_school_staff_2');
    fixture.clock.pass(31 * 24 * 60);
    const { result } = await fixture.login('demo_school_staff_2');
    expect(result.mobileVerifyRequired).toBe(true);
    const caller = { token: result.token as string };
    expect(await fixture.get('/sys/position/list', caller)).toMatchObject({ code: 510, message: '请先完成手机验证' });
    expect((await fixture.get('/sys/user/getCurrentUserDeparts', caller)).success).toBe(true);
    expect((await fixture.login('demo_school_staff_2')).result.mobileVerifyRequired).toBe(true);
    const mobile = await fixture.phoneOf('demo_school_staff_2');
    const signed = await fixture.post('/sys/phoneLogin', { mobile, captcha: await fixture.sendSms(mobile) });
    expect(signed.result.mobileVerifyRequired).toBe(false);
    expect((await fixture.get('/sys/position/list', { token: signed.result.token })).success).toBe(true);
    expect((await fixture.login('demo_school_staff_2')).result.mobileVerifyRequired).toBe(false);
  });

  it('lets an account without a phone in whenever it comes', async () => {
    fixture.clock.pass(60 * 24 * 60);
    expect((await fixture.login('admin')).result.mobileVerifyRequired).toBe(false);
  });

  it('writes who came in and who did not into the sign-in log', async () => {
    await fixture.login('viewer', wrong);
    await fixture.login('viewer');
    const rows = await fixture.db
      .selectFrom('sys_log')
      .where('userid', '=', 'viewer')
      .where('logType', '=', 1)
      .select('logContent')
      .orderBy('id')
      .execute();
    expect(rows.map((r) => r.logContent)).toEqual(['用户名: viewer,用户名或密码错误', '用户名: viewer,登录成功！']);
  });
});

describe('a session', () => {
  it('is refused with the reason of its end', async () => {
    expect(await fixture.get('/sys/user/getUserInfo')).toMatchObject({ http: 401, message: '请求头中没有token' });
    expect(await fixture.get('/sys/user/getUserInfo', { token: 'a.b.c' })).toMatchObject({
      http: 401,
      message: 'Token失效，请重新登录!',
    });
    const token = await fixture.token('content01');
    await fixture.db.updateTable('sys_user').set({ status: 2 }).where('username', '=', 'content01').execute();
    fixture.clock.pass(1);
    expect((await fixture.get('/sys/user/getUserInfo', { token })).message).toBe('账号已被锁定,请联系管理员!');
    await fixture.db
      .updateTable('sys_user')
      .set({ status: 1, delFlag: 1 })
      .where('username', '=', 'content01')
      .execute();
    fixture.clock.pass(1);
    expect((await fixture.get('/sys/user/getUserInfo', { token })).message).toBe('用户不存在!');
    await fixture.db.updateTable('sys_user').set({ delFlag: 0 }).where('username', '=', 'content01').execute();
  });

  it('ends with the sign-out, and a second sign-out says so', async () => {
    const caller = { token: await fixture.token('viewer') };
    expect(await fixture.post('/sys/logout', {}, caller)).toMatchObject({ success: true, message: '退出登录成功！' });
    expect((await fixture.get('/sys/user/getUserInfo', caller)).http).toBe(401);
    expect((await fixture.post('/sys/logout', {}, caller)).message).toBe('Token无效!');
    expect((await fixture.post('/sys/logout', {})).message).toBe('退出登录失败！');
  });

  it('ends after the idle limit: two hours when it was not to be remembered, a day when it was', async () => {
    const [short, long] = [
      await fixture.token('viewer', { remember_me: false }),
      await fixture.token('viewer', { remember_me: true }),
    ];
    fixture.clock.pass(119);
    expect((await fixture.get('/sys/user/getUserInfo', { token: short })).success).toBe(true);
    fixture.clock.pass(121);
    expect((await fixture.get('/sys/user/getUserInfo', { token: short })).http).toBe(401);
    expect((await fixture.get('/sys/user/getUserInfo', { token: long })).success).toBe(true);
    fixture.clock.pass(24 * 60 + 1);
    expect((await fixture.get('/sys/user/getUserInfo', { token: long })).http).toBe(401);
  });

  it('ends when an administrator ends it', async () => {
    const { result } = await fixture.login('viewer');
    await fixture.app.engine.runAs(seedSession(1), (context) => endSessions(context, result.userInfo.id, 'forced'));
    expect((await fixture.get('/sys/user/getUserInfo', { token: result.token })).message).toBe(
      'Token失效，请重新登录!',
    );
  });

  it('makes room: the sixth of one client type ends the first', async () => {
    const tokens: string[] = [];
    for (let i = 0; i < 6; i += 1) {
      fixture.clock.pass(1);
      tokens.push(await fixture.token('auditor'));
    }
    fixture.clock.pass(1);
    const live = await Promise.all(
      tokens.map(async (token) => (await fixture.get('/sys/user/getUserInfo', { token })).success),
    );
    expect(live).toEqual([false, true, true, true, true, true]);
  });
});
