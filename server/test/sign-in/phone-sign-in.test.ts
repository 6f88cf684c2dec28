import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../src/areas/system/seed.ts';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
let limited: AppFixture;
beforeAll(async () => {
  fixture = await AppFixture.open();
  limited = await AppFixture.open({ RATE_LIMITS: 'on' });
});
afterAll(async () => {
  await fixture.close();
  await limited.close();
});
beforeEach(() => fixture.clock.pass(30));

const phoneLogin = (mobile: string, captcha: string) => fixture.post('/sys/phoneLogin', { mobile, captcha });

describe('signing in by phone', () => {
  it('checks the company first without using the code up', async () => {
    const mobile = await fixture.phoneOf('school');
    const code = await fixture.sendSms(mobile);
    const check = await fixture.get(`/companyRegister/queryCompanyInfoByPhone?mobile=${mobile}&captcha=${code}`);
    expect(check.result).toEqual({ username: 'school', auditSituation: { auditStatus: 3, auditReason: null } });
    expect((await fixture.post('/companyRegister/queryCompanyInfoByPhone', { mobile, captcha: code })).success).toBe(
      true,
    );
    expect((await phoneLogin(mobile, code)).result.userInfo.username).toBe('school');
    expect((await phoneLogin(mobile, code)).message).toBe('手机验证码失效，请重新获取');
  });

  it.each([
    ['', '000000', '请输入手机号码!'],
    ['139', '000000', '您的手机号码格式不正确!'],
    ['14099999999', '000000', '手机验证码失效，请重新获取'],
  ])('refuses %j with %j', async (mobile, code, message) => {
    expect(await phoneLogin(mobile, code)).toMatchObject({ success: false, message });
  });

  it('refuses frozen accounts and codes of another purpose', async () => {
    const frozen = await fixture.phoneOf('frozen');
    expect((await fixture.post('/sys/sms', { mobile: frozen, smsmode: '0' })).message).toBe('发送成功');
    expect(() => fixture.smsCode(frozen)).toThrow('no code was sent');
    const mobile = await fixture.phoneOf('viewer');
    expect((await phoneLogin(mobile, await fixture.sendSms(mobile, '2'))).message).toBe('手机验证码失效，请重新获取');
  });

  it('kills a code after five wrong tries, and it runs out after ten minutes', async () => {
    const mobile = await fixture.phoneOf('auditor');
    const code = await fixture.sendSms(mobile);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let i = 0; i < 4; i += 1) expect((await phoneLogin(mobile, wrong)).message).toBe('手机验证码错误');
    fixture.clock.pass(11);
    const fresh = await fixture.sendSms(mobile);
    const other = fresh === '111111' ? '222222' : '111111';
    await sql`delete from sys_limit`.execute(fixture.db);
    for (let i = 0; i < 5; i += 1) {
      await sql`delete from sys_limit`.execute(fixture.db);
      expect((await phoneLogin(mobile, other)).message).toBe('手机验证码错误');
    }
    await sql`delete from sys_limit`.execute(fixture.db);
    expect((await phoneLogin(mobile, fresh)).message).toBe('手机验证码失效，请重新获取');
    const late = await fixture.sendSms(mobile);
    fixture.clock.pass(10.1);
    expect((await phoneLogin(mobile, late)).message).toBe('手机验证码失效，请重新获取');
  });

  it('opens one session for one code, however many come at once', async () => {
    const mobile = await fixture.phoneOf('school');
    const code = await fixture.sendSms(mobile);
    const answers = await Promise.all(Array.from({ length: 10 }, () => phoneLogin(mobile, code)));
    expect(answers.filter((a) => a.success)).toHaveLength(1);
  });

  it('locks the account like wrong passwords do', async () => {
    const mobile = await fixture.phoneOf('content01');
    await fixture.sendSms(mobile);
    for (let i = 0; i < 5; i += 1) await phoneLogin(mobile, 'abcdef');
    expect((await fixture.login('content01')).message).toBe('该用户登录失败次数过多，请于10分钟后再次登录！');
  });
});

describe('sending a code', () => {
  const ask = (mobile: string, mode = '0', ip = '10.0.0.1') =>
    limited.call('POST', '/sys/sms', { ip }, { mobile, smsmode: mode });
  const pass = async (ip = '10.0.0.1') =>
    limited.call('POST', '/sys/smsCheckCaptcha', { ip }, { ...(await limited.captcha()) });
  const send = async (mobile: string, mode = '0', ip = '10.0.0.1') => {
    await pass(ip);
    return ask(mobile, mode, ip);
  };

  it('refuses numbers it cannot send to, in the words of the purpose', async () => {
    expect((await send('')).message).toBe('手机号不允许为空！');
    expect((await send('12345')).message).toBe('您的手机号码格式不正确!');
  });

  it('answers strangers alike, whether an account has the number or not, and limits them alike', async () => {
    const known = await limited.phoneOf('school');
    const answers = async (mobile: string, mode: string) => {
      await sql`delete from sys_limit`.execute(limited.db);
      const [first, second] = [await send(mobile, mode), await send(mobile, mode)];
      return [first.message, first.code, second.message, second.code];
    };
    for (const mode of ['0', '1', '2', '4'])
      expect(await answers('14088888888', mode), mode).toEqual(await answers(known, mode));
    expect((await limited.post('/sys/phoneLogin', { mobile: '14077777777', captcha: '123456' })).message).toBe(
      (await limited.post('/sys/phoneLogin', { mobile: await limited.phoneOf('auditor'), captcha: '123456' })).message,
    );
  });

  it('waits a minute, then replaces the code; five an hour and no more', async () => {
    const mobile = await limited.phoneOf('viewer');
    expect((await send(mobile)).message).toBe('发送成功');
    limited.clock.pass(0.5);
    expect((await send(mobile)).message).toBe('发送过于频繁，请30秒后再试');
    const first = await limited.smsCode(mobile);
    for (let i = 0; i < 4; i += 1) {
      limited.clock.pass(2);
      expect((await send(mobile)).message).toBe('发送成功');
    }
    expect((await limited.post('/sys/phoneLogin', { mobile, captcha: first })).success).toBe(false);
    limited.clock.pass(2);
    expect((await send(mobile)).code).toBe(40002);
    limited.clock.pass(60);
    expect((await send(mobile)).success).toBe(true);
  });

  it('asks a stranger for a picture before each code, and a right one lets one request of its address go', async () => {
    const due = { http: 200, code: 40002, message: '请先输入图形验证码，再获取短信验证码' };
    const at = '10.0.0.2';
    expect(await ask('13900000001', '1', at)).toMatchObject(due);
    const wrongPicture = { ...(await limited.captcha()), captcha: 'nope' };
    expect((await limited.call('POST', '/sys/smsCheckCaptcha', { ip: at }, wrongPicture)).code).toBe(412);
    expect(await ask('13900000001', '1', at)).toMatchObject(due);
    expect((await pass(at)).message).toBe('成功');
    expect(await ask('13900000001', '1', '10.0.0.4')).toMatchObject(due);
    const answers = await Promise.all([1, 2, 3].map((n) => ask(`1390000001${n}`, '1', at)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 40002)).toHaveLength(2);
    await pass(at);
    limited.clock.pass(3);
    expect(await ask('13900000020', '1', at)).toMatchObject(due);
  });

  it('blocks an address for a day after more than twenty requests in a minute', async () => {
    const ip = '10.0.0.3';
    for (let i = 0; i < 21; i += 1) await ask(`138000000${10 + i}`, '1', ip);
    limited.clock.pass(60);
    expect((await send('13800000099', '1', ip)).code).toBe(40002);
    limited.clock.pass(24 * 60);
    expect((await send('13800000098', '1', ip)).success).toBe(true);
  });
});

describe('a forgotten password', () => {
  const next = 'Meadow#73stone';
  it.each([
    ['phone', { phone: '13911110000' }],
    ['status', { status: 2 }],
    ['password', { password: '!' }],
  ] as const)('is not replaced by a ticket from before a change of the %s', async (_what, change) => {
    const username = 'demo_school_finance_1';
    const phone = await fixture.phoneOf(username);
    const smscode = await fixture.sendSms(phone, '2');
    const ticket = (await fixture.post('/sys/user/phoneVerification', { phone, smscode })).result.smscode;
    const user = fixture.db.updateTable('sys_user').where('username', '=', username);
    const before = await fixture.db.selectFrom('sys_user').where('username', '=', username).selectAll().execute();
    await user.set(change).execute();
    const reset = () => fixture.post('/sys/user/passwordChange', { username, phone, smscode: ticket, password: next });
    expect(await reset()).toMatchObject({ success: false, message: '短信验证码失效！' });
    const { password, status } = before[0] ?? {};
    await user.set({ phone, ...(password && { password }), ...(status && { status }) }).execute();
    expect(await reset()).toMatchObject({ success: false, message: '短信验证码失效！' });
    fixture.clock.pass(60);
  });

  it('is replaced by a ticket that a code of the right purpose gives, once', async () => {
    const phone = await fixture.phoneOf('expert01');
    const old = await fixture.token('expert01');
    const smscode = await fixture.sendSms(phone, '2');
    const { result } = await fixture.post('/sys/user/phoneVerification', { phone, smscode });
    expect(result).toEqual({ smscode: expect.any(String), username: 'expert01' });
    const change = (more: object) =>
      fixture.post('/sys/user/passwordChange', {
        username: 'expert01',
        phone,
        smscode: result.smscode,
        password: next,
        ...more,
      });
    expect((await change({ phone: '14000030001' })).message).toBe('短信验证码不匹配！');
    expect((await change({ username: 'school' })).message).toBe('未找到用户！');
    expect((await change({ smscode: 'x' })).message).toBe('短信验证码失效！');
    expect((await change({ password: 'short1!' })).message).toBe('密码至少8位，且须包含字母、数字和特殊符号');
    expect((await change({ password: demoPassword })).message).toMatch(/密码/);
    expect(await change({})).toMatchObject({ success: true, message: '密码重置完成！' });
    expect((await change({})).message).toBe('短信验证码失效！');
    expect((await fixture.login('expert01')).success).toBe(false);
    expect((await fixture.login('expert01', { password: next })).success).toBe(true);
    expect((await fixture.get('/sys/user/getUserInfo', { token: old })).http).toBe(401);
  });
  it('is never part of an address', async () => {
    expect((await fixture.get('/sys/user/passwordChange?username=school&password=x')).http).toBe(405);
    expect((await fixture.post('/sys/mLogin', {})).http).toBe(404);
  });
});
