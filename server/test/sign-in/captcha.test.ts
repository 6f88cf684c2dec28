import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../src/areas/system/seed.ts';
import { captchaAlphabet, captchaPicture } from '../../src/platform/sign-in/captcha-picture.ts';
import { AppFixture, fixedCaptcha } from '../support/app-fixture.ts';

let fixture: AppFixture;
beforeAll(async () => {
  fixture = await AppFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clock.pass(30));

const check = (given: object, more: object = {}) =>
  fixture.post('/companyRegister/queryCompanyInfo', { username: 'school', password: demoPassword, ...given, ...more });
const login = (given: object, more: object = {}) =>
  fixture.post('/sys/login', { username: 'school', password: demoPassword, ...given, ...more });

describe('the picture code', () => {
  it('is a picture without any text, different each time', () => {
    const decoded = (uri: string) => Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64').toString();
    const svg = decoded(captchaPicture('A7Xk'));
    expect(svg).toMatch(/^<svg /);
    expect(svg).not.toMatch(/<text|A7Xk/);
    expect(svg.match(/<path/g)?.length).toBeGreaterThan(7);
    expect(captchaPicture('A7Xk')).not.toBe(captchaPicture('A7Xk'));
    for (const char of `${captchaAlphabet}0123456789`)
      expect(decoded(captchaPicture(char)).length).toBeGreaterThan(600);
  });

  it('serves two calls: the company check passes it on, the sign-in uses it up', async () => {
    const given = await fixture.captcha();
    expect((await check(given)).result).toEqual({
      username: 'school',
      auditSituation: { auditStatus: 3, auditReason: null },
    });
    expect((await login(given)).success).toBe(true);
    expect(await login(given)).toMatchObject({ code: 412, message: '验证码错误' });
  });

  it('is not passed on twice, nor to another client', async () => {
    const given = await fixture.captcha();
    await check(given);
    expect((await check(given)).code).toBe(412);
    const other = await fixture.captcha();
    await check(other);
    expect((await login(other, { username: 'viewer' })).code).toBe(412);
    expect((await login(other)).code).toBe(412);
  });

  it('is passed to the account, by whatever name it was called', async () => {
    const given = await fixture.captcha();
    expect((await check(given, { username: await fixture.phoneOf('school') })).result.username).toBe('school');
    expect((await login(given)).success).toBe(true);
  });

  it('is gone after a failed check and after a failed sign-in', async () => {
    const given = await fixture.captcha();
    expect((await check(given, { password: 'Wrong@2026x' })).message).toBe('用户名或密码错误');
    expect((await login(given)).code).toBe(412);
    const other = await fixture.captcha();
    expect((await login(other, { password: 'Wrong@2026x' })).message).toBe('用户名或密码错误');
    expect((await login(other)).code).toBe(412);
  });

  it('is gone after a wrong guess, and does not mind letter case', async () => {
    const given = await fixture.captcha();
    expect((await check({ ...given, captcha: '0000' })).code).toBe(412);
    expect((await check(given)).code).toBe(412);
    expect(await login({ checkKey: 'x' })).toMatchObject({ code: 500, message: '验证码无效' });
  });

  it('lives a minute, and two more once it was passed', async () => {
    const late = await fixture.captcha();
    fixture.clock.pass(1.1);
    expect((await check(late)).code).toBe(412);
    const given = await fixture.captcha();
    await check(given);
    fixture.clock.pass(1.9);
    expect((await login(given)).success).toBe(true);
    const slow = await fixture.captcha();
    await check(slow);
    fixture.clock.pass(2.1);
    expect((await login(slow)).code).toBe(412);
  });

  it('is replaced by a new picture for the same key, and refuses odd keys', async () => {
    const { checkKey } = await fixture.captcha();
    expect((await fixture.get(`/sys/randomImage/${checkKey}`)).result).toMatch(/^data:image\/svg\+xml;base64,/);
    expect((await login({ captcha: fixedCaptcha, checkKey })).success).toBe(true);
    expect(await fixture.get(`/sys/randomImage/${encodeURIComponent('a b')}`)).toMatchObject({
      success: false,
      code: 500,
    });
  });

  it('takes part in one sign-in only, however many come at once', async () => {
    const given = await fixture.captcha();
    const answers = await Promise.all(Array.from({ length: 6 }, () => login(given)));
    expect(answers.filter((a) => a.success)).toHaveLength(1);
  });
});
