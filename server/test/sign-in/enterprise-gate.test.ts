import { queryCompanyInfoByPhone } from '@campus/contract/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../src/areas/system/seed.ts';
import { AppFixture } from '../support/app-fixture.ts';
import { enrol } from './factor-owner.ts';

let fixture: AppFixture;
const phone = '13700001111';
beforeAll(async () => {
  fixture = await AppFixture.open();
});
afterAll(() => fixture.close());

const register = async (more: object = {}) =>
  fixture.post('/sys/user/register', {
    username: 'newfirm',
    password: demoPassword,
    phone,
    smscode: await fixture.sendSms('13700001111', '1').catch(() => '000000'),
    email: 'newfirm@example.com',
    ...more,
  });
const standing = (auditStatus: number, auditReason: string | null = null) =>
  fixture.db.updateTable('rc_company').set({ auditStatus, auditReason }).execute();

describe('an enterprise account', () => {
  it('is registered with a right code, a good password and free names', async () => {
    expect((await register({ username: 'a b' })).message).toBe('只允许字母、数字、下划线');
    expect((await register({ phone: '12700001111' })).message).toBe('请输入正确手机号');
    expect((await register({ username: 'school' })).message).toBe('用户名已存在!');
    expect((await register({ smscode: 'wrong' })).message).toBe('手机验证码错误');
    expect((await register({ password: 'newfirm@2026' })).message).toBe('密码过于简单，请重新设置!');
    const { message, result } = await register();
    expect(message).toBe('注册成功');
    expect(result).toEqual({ username: 'newfirm', registerToken: expect.stringMatching(/^rt_/), auditStatus: 0 });
    expect((await register({ username: 'other' })).message).toBe('手机验证码失效，请重新获取');
  });

  it.each([
    [0, null],
    [1, null],
    [2, null],
    [4, '营业执照不清晰'],
    [5, '违规'],
  ])('does not sign in while its company is in state %i, and gets that state', async (auditStatus, auditReason) => {
    await standing(auditStatus, auditReason);
    const { result } = await fixture.post('/companyRegister/queryCompanyInfo', {
      username: 'newfirm',
      password: demoPassword,
      ...(await fixture.captcha()),
    });
    expect(result).toEqual({
      username: 'newfirm',
      auditSituation: { auditStatus, auditReason },
      registerToken: expect.stringMatching(/^rt_/),
    });
    const refused = {
      code: 500,
      message: '企业信息尚未审核通过，请先完善企业信息',
      result: { errorCode: 'RC_COMPANY_NOT_APPROVED' },
    };
    expect(await fixture.login('newfirm')).toMatchObject(refused);
    expect(
      await fixture.post('/sys/phoneLogin', { mobile: phone, captcha: await fixture.sendSms(phone) }),
    ).toMatchObject(refused);
  });

  it('signs in at 3, as an enterprise only', async () => {
    await standing(3);
    const { result } = await fixture.login('newfirm');
    expect(result.userInfo).toMatchObject({ userType: '2', relTenantIds: '1' });
    const caller = { token: result.token as string };
    expect((await fixture.get('/sys/sysDepart/queryTreeList', caller)).result).toEqual([]);
    const users = await fixture.get('/sys/user/queryUserComponentData', caller);
    expect(users.result.records.map((u: { username: string }) => u.username)).toEqual(['newfirm']);
  });

  it('shows its mobile whole to who holds its registration token, and no oracle to anybody else', async () => {
    await standing(0);
    const url = '/companyRegister/getRegistCompanyByUserName?userName=';
    expect((await fixture.get(`${url}newfirm`)).result).toEqual({ account: 'newfirm', mobile: null });
    expect((await fixture.get(`${url}nobody`)).result).toEqual({ account: 'nobody', mobile: null });
    const check = await fixture.post('/companyRegister/queryCompanyInfo', {
      username: 'newfirm',
      password: demoPassword,
      ...(await fixture.captcha()),
    });
    const headers = { 'x-register-token': check.result.registerToken as string };
    expect((await fixture.get(`${url}newfirm`, { headers })).result.mobile).toBe(phone);
    expect((await fixture.get(`${url}nobody`, { headers })).result.mobile).toBeNull();
    const taken = async (query: string, caller = {}) =>
      (await fixture.get(`/sys/user/checkOnlyUser?${query}`, caller)).success;
    expect([await taken('username=newfirm'), await taken('username=nobody')]).toEqual([true, true]);
    const { captcha, checkKey } = await fixture.captcha();
    expect(await taken(`username=newfirm&captcha=${captcha}&checkKey=${checkKey}`)).toBe(false);
    expect(await taken('username=newfirm', { token: await fixture.token('school') })).toBe(false);
  });

  it('reads open dictionaries with that token, no others, and until it has been idle for half an hour', async () => {
    const check = await fixture.post('/companyRegister/queryCompanyInfo', {
      username: 'newfirm',
      password: demoPassword,
      ...(await fixture.captcha()),
    });
    const headers = { 'x-register-token': check.result.registerToken as string };
    expect((await fixture.get('/sys/dict/getDictItems/sex', { headers })).result).toHaveLength(2);
    expect((await fixture.get('/sys/dict/getDictItems/user_status', { headers })).http).toBe(401);
    expect((await fixture.get('/sys/dict/getDictItems/sex')).http).toBe(401);
    fixture.clock.pass(29);
    expect((await fixture.get('/sys/dict/getDictItems/sex', { headers })).success).toBe(true);
    fixture.clock.pass(29);
    expect((await fixture.get('/sys/dict/getDictItems/sex', { headers })).success).toBe(true);
    fixture.clock.pass(31);
    expect((await fixture.get('/sys/dict/getDictItems/sex', { headers })).http).toBe(401);
  });
});

describe('an enterprise account with a second factor', () => {
  it('gets no registration token by password or phone alone when its company is disabled', async () => {
    await standing(3);
    await enrol(fixture, 'newfirm');
    await standing(5, '违规');
    const answer = { username: 'newfirm', auditSituation: { auditStatus: 5, auditReason: '违规' } };
    const byPassword = await fixture.post('/companyRegister/queryCompanyInfo', {
      username: 'newfirm',
      password: demoPassword,
      ...(await fixture.captcha()),
    });
    expect(byPassword.result).toEqual(answer);
    fixture.clock.pass(10);
    const byPhone = await fixture.post(queryCompanyInfoByPhone.path, {
      mobile: phone,
      captcha: await fixture.sendSms(phone),
    });
    expect(byPhone.result).toEqual(answer);
  });
});
