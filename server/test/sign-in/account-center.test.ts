import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
let own: { token: string };
beforeAll(async () => {
  fixture = await AppFixture.open();
});
beforeEach(async () => {
  // The latest sign-ins stay when there are too many.
  fixture.clock.pass(1);
  own = { token: await fixture.token('viewer') };
});
afterAll(() => fixture.close());

const put = (path: string, body: Record<string, unknown>, caller = own) => fixture.call('PUT', path, caller, body);
const summary = async (caller = own) => (await fixture.get('/account/center/summary', caller)).result;

describe('the account centre', () => {
  it('shows the own profile, activity and messages', async () => {
    const admin = { token: await fixture.token('admin') };
    const { result: draft } = await fixture.post(
      '/sys/annountCement/add',
      {
        titile: '放假通知',
        msgCategory: '1',
        msgType: 'ALL',
        priority: 'L',
        endTime: '2099-01-01 00:00:00',
        msgAbstract: '放假',
        msgContent: '<p>放假</p>',
      },
      admin,
    );
    await fixture.call('GET', `/sys/annountCement/doReleaseData?id=${draft.id}`, admin);
    const before = await summary();
    expect(before).toMatchObject({
      realname: '管只读',
      roles: ['只读用户'],
      tags: [],
      pages: [],
      counts: { unread: 1, pages: 0 },
    });
    expect(before.messages).toMatchObject([{ id: draft.id, titile: '放假通知', readFlag: '0' }]);
    await fixture.post('/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: draft.id }, own);
    expect(await summary()).toMatchObject({ counts: { unread: 0 }, messages: [{ readFlag: '1' }] });
    expect((await summary()).signIns[0].content).toContain('viewer');
  });
  it('keeps tags and pages, each once, for the user alone', async () => {
    expect(await put('/account/center/tags', { tags: ['细心', ' 细心 ', '爱打球'] })).toMatchObject({ success: true });
    expect(
      await put('/account/center/pages', { pages: ['/isps/userAnnouncement', '/dashboard/workplace'] }),
    ).toMatchObject({ success: true });
    expect(await summary()).toMatchObject({
      tags: ['细心', '爱打球'],
      pages: ['/isps/userAnnouncement', '/dashboard/workplace'],
      counts: { pages: 2 },
    });
    expect(await summary({ token: await fixture.token('school') })).toMatchObject({ tags: [], pages: [] });
  });
  it.each([
    ['tags', Array.from({ length: 11 }, (_, i) => `标签${i}`), '标签最多选择10项!'],
    ['tags', ['一二三四五六七八九十十一十二'], '标签为1到12个字符的文字'],
    ['tags', [''], '标签为1到12个字符的文字'],
    ['tags', ['<b>'], '标签为1到12个字符的文字'],
    ['tags', 'no list', '标签格式不正确!'],
    ['tags', [{ evil: 1 }], '标签为1到12个字符的文字'],
    ['pages', ['https://evil.example'], '收藏的页面不存在'],
    ['pages', ['javascript:alert(1)'], '收藏的页面不存在'],
    ['pages', Array.from({ length: 31 }, (_, i) => `/p/${i}`), '收藏的页面最多选择30项!'],
  ])('refuses as %s %j', async (what, value, message) => {
    const before = await summary();
    expect((await put(`/account/center/${what}`, { [what]: value })).message).toBe(message);
    expect((await summary())[what]).toEqual(before[what]);
  });
  it('keeps what two windows choose at the same time', async () => {
    own = { token: await fixture.token('auditor') };
    const answers = await Promise.all([
      put('/account/center/tags', { tags: ['甲'] }),
      put('/account/center/pages', { pages: ['/dashboard/workplace'] }),
    ]);
    expect(answers.map(({ success }) => success)).toEqual([true, true]);
    expect(await summary()).toMatchObject({ tags: ['甲'], pages: ['/dashboard/workplace'] });
  });
});

describe('notification settings', () => {
  const path = '/account/setting/notification';
  const on = { inSite: true, sms: true, wechat: true };

  it('is everything until something is switched off', async () => {
    const { result } = await fixture.get(path, own);
    expect(result).toMatchObject({ quietFrom: null, quietTo: null });
    for (const line of result.modules) expect(line).toMatchObject(on);
    const modules = [{ module: 'post', inSite: true, sms: false, wechat: false }];
    const saved = await put(path, { modules, quietFrom: '22:30', quietTo: '07:00' });
    expect(saved).toMatchObject({ success: true, message: '保存成功' });
    const after = (await fixture.get(path, own)).result;
    expect(after).toEqual(saved.result);
    expect(after).toMatchObject({ quietFrom: '22:30', quietTo: '07:00' });
    expect(after.modules.find((m: { module: string }) => m.module === 'post')).toMatchObject({
      inSite: true,
      sms: false,
    });
    expect(after.modules.find((m: { module: string }) => m.module === 'resume')).toMatchObject(on);
  });
  it.each([
    [{}, '请输入消息通知!'],
    [{ modules: 'x' }, '消息通知格式不正确!'],
    [{ modules: [{ module: '__proto__', ...on }] }, '消息通知的设置不合法'],
    [{ modules: [{ module: 'post', inSite: 1, sms: true, wechat: true }] }, '消息通知的设置不合法'],
    [
      {
        modules: [
          { module: 'post', ...on },
          { module: 'post', ...on },
        ],
      },
      '消息通知的设置不合法',
    ],
    [{ modules: [null] }, '消息通知的设置不合法'],
    [{ modules: [], quietFrom: '22:00' }, '请同时选择免打扰的开始和结束时间'],
    [{ modules: [], quietFrom: '22:00', quietTo: '24:00' }, '免打扰时间格式不正确'],
    [{ modules: [], quietFrom: '08:00', quietTo: '08:00' }, '免打扰的开始和结束时间不能相同'],
  ])('is not set by %j', async (body, message) => {
    const before = (await fixture.get(path, own)).result;
    expect(await put(path, body)).toMatchObject({ success: false, message });
    expect((await fixture.get(path, own)).result).toEqual(before);
  });
});

describe('how the console looks', () => {
  const path = '/account/setting/theme';
  it('follows the user to his next sign-in', async () => {
    expect((await fixture.login('viewer')).result.theme).toBeNull();
    const theme = { darkMode: true, primaryColour: '#722ED1', layout: 'topmenu' };
    expect((await put(path, { theme })).success).toBe(true);
    expect((await fixture.login('viewer')).result.theme).toEqual(theme);
  });
  it.each([[null], ['dark'], [[1]], [{ darkMode: 'yes' }], [{ primaryColour: 'red;}body{' }], [{ evil: 1 }]])(
    'is not set by %j',
    async (theme) => {
      expect((await put(path, { theme })).success).toBe(false);
    },
  );
});

describe('further facts of one’s own', () => {
  const base = '/sys/user/login/setting';
  it('are a place and a word about oneself', async () => {
    const facts = { regionCode: '110100', introduction: '热爱就业工作' };
    expect((await fixture.post(`${base}/userEdit`, facts, own)).success).toBe(true);
    expect((await fixture.get(`${base}/getUserData`, own)).result).toMatchObject(facts);
    expect((await fixture.post(`${base}/userEdit`, { introduction: '长'.repeat(201) }, own)).success).toBe(false);
    expect((await fixture.post(`${base}/userEdit`, { regionCode: '999999' }, own)).success).toBe(false);
    expect(await put('/sys/user/appEdit', { nickname: '小只' })).toMatchObject({
      success: true,
      message: '更新个人信息成功',
    });
  });
  it('say how strong the password is once it was changed', async () => {
    const auditor = { token: await fixture.token('auditor') };
    expect((await fixture.get(`${base}/getUserData`, auditor)).result.passwordLevel).toBeNull();
    const next = 'Kp7#vuzQ-92mx';
    const { demoPassword } = await import('../../src/areas/system/seed.ts');
    const body = { username: 'auditor', oldpassword: demoPassword, password: next, confirmpassword: next };
    expect((await fixture.post('/sys/user/updatePassword', body, auditor)).success).toBe(true);
    expect((await fixture.get(`${base}/getUserData`, auditor)).result.passwordLevel).toBe(3);
  });
});

describe('another mobile', () => {
  const change = (phone: string, smscode: string, more: Record<string, unknown> = {}) =>
    put('/sys/user/changePhone', { phone, smscode, ...more });
  const noProof = () => sql`update sys_session set password_proof_at = null`.execute(fixture.db);

  it('is bound after the code of the old one, within ten minutes', async () => {
    const old = await fixture.phoneOf('viewer');
    await noProof();
    expect(await change('13911110001', '000000')).toMatchObject({
      message: '请先验证原手机号',
      result: { errorCode: 'REAUTH' },
    });
    const verify = (smscode: string) => fixture.post('/sys/user/verifyOldPhone', { smscode }, own);
    const code = await fixture.sendSms(old, '3');
    expect((await verify(code === '000000' ? '111111' : '000000')).message).toBe('手机验证码错误');
    expect((await verify(code)).success).toBe(true);
    expect((await verify(code)).success).toBe(false);
    expect((await change(old, '000000')).message).toBe('新手机号不能与原手机号相同!');
    fixture.clock.pass(11);
    expect(await change('13911110001', '000000')).toMatchObject({ result: { errorCode: 'REAUTH' } });
    expect((await verify(await fixture.sendSms(old, '3'))).success).toBe(true);
    expect(await change('13911110001', await fixture.sendSms('13911110001', '3'))).toMatchObject({
      success: true,
      message: '手机号设置成功!',
    });
    expect(await fixture.phoneOf('viewer')).toBe('13911110001');
    expect(await change('13911110002', '000000')).toMatchObject({ result: { errorCode: 'REAUTH' } });
  });
  it('is bound with the password that is sent along, under the older address too', async () => {
    await noProof();
    const { demoPassword } = await import('../../src/areas/system/seed.ts');
    expect((await change('13911110003', '000000', { password: 'wrong' })).message).toBe('密码不正确');
    const smscode = await fixture.sendSms('13911110003', '3');
    expect(
      (await put('/sys/user/updateMobile', { phone: '13911110003', smscode, password: demoPassword })).success,
    ).toBe(true);
  });
  it('is unique', async () => {
    const taken = await fixture.phoneOf('school');
    expect((await change(taken, await fixture.sendSms(taken, '3'))).message).toBe('该手机号已被其他账号绑定!');
  });
});

describe('work visible to an agent', () => {
  const agent = (userName: string, agentUserName: string, startTime: string, endTime: string, status = '1') =>
    sql`
      insert into sys_user_agent (id, tenant_id, create_by, create_time, user_name, agent_user_name, start_time, end_time, status)
      values (${userName}, 1, 'admin', now(), ${userName}, ${agentUserName}, ${startTime}::timestamptz, ${endTime}::timestamptz, ${status})`.execute(
      fixture.db,
    );
  const tasks = async (username: string): Promise<{ key: string; insteadOf?: string; link: unknown }[]> =>
    (await summary({ token: await fixture.token(username) })).tasks;
  const always = ['2020-01-01 00:00:00+08', '2099-01-01 00:00:00+08'] as const;

  beforeEach(() => sql`delete from sys_user_agent`.execute(fixture.db));

  it('is his to-do list next to one’s own, without his permissions', async () => {
    expect((await tasks('demo_school_finance_1')).map(({ key }) => key)).toEqual([]);
    await agent('school', 'demo_school_finance_1', ...always);
    const seen = await tasks('demo_school_finance_1');
    expect(seen.map(({ key }) => key)).toContain('company:school');
    for (const task of seen) expect(task).toMatchObject({ insteadOf: expect.any(String), link: null });
    expect((await tasks('school')).every(({ insteadOf }) => insteadOf === undefined)).toBe(true);
  });
  it('leads to where one may handle it oneself', async () => {
    await agent('school', 'auditor', ...always);
    const seen = await fixture.login('auditor', { password: 'Kp7#vuzQ-92mx' });
    const { tasks: all } = await summary({ token: seen.result.token });
    const theirs = all.filter(({ insteadOf }: { insteadOf?: string }) => insteadOf);
    expect(theirs.find(({ key }: { key: string }) => key === 'company:school').link).toMatchObject({
      path: '/enterprise/audit',
    });
  });
  it.each([
    ['before it begins', '2098-01-01 00:00:00+08', '2099-01-01 00:00:00+08', '1'],
    ['after it has ended', '2020-01-01 00:00:00+08', '2021-01-01 00:00:00+08', '1'],
    ['while it is switched off', ...always, '0'],
  ])('is nothing %s', async (_when, from, to, status) => {
    await agent('school', 'demo_school_finance_1', from, to, status);
    expect(await tasks('demo_school_finance_1')).toEqual([]);
  });
  it('is nothing of a frozen user', async () => {
    await agent('school', 'demo_school_finance_1', ...always);
    await sql`update sys_user set status = 2 where username = 'school'`.execute(fixture.db);
    expect(await tasks('demo_school_finance_1')).toEqual([]);
    await sql`update sys_user set status = 1 where username = 'school'`.execute(fixture.db);
  });
});
