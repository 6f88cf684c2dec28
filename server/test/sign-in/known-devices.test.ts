import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../src/areas/system/seed.ts';
import { AppFixture } from '../support/app-fixture.ts';
import { forge } from '../support/forge.ts';

let fixture: AppFixture;
beforeAll(async () => {
  fixture = await AppFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clock.pass(60));

const wrong = '用户名或密码错误';
const locked = '该用户登录失败次数过多，请于10分钟后再次登录！';
const at = (ip: string, device?: string) => ({
  ip,
  ...(device !== undefined && { headers: { 'x-device-token': device } }),
});
const login = (username: string, ip: string, device?: string, password: string = demoPassword) =>
  fixture.login(username, { password }, at(ip, device));
/** Signs in and returns what the browser is known by from then on. */
async function loadDevice(username: string, ip = '192.0.2.1'): Promise<string> {
  const { result } = await login(username, ip);
  expect(result.deviceToken).toMatch(/^[\w-]{43}$/);
  return result.deviceToken;
}
/** Five wrong passwords from each of many addresses; how many of them were evaluated. */
async function attack(username: string, addresses = 8): Promise<number> {
  let evaluated = 0;
  for (let n = 1; n <= addresses; n += 1) {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => login(username, `203.0.113.${n}`, undefined, 'Wrong@2026x')),
    );
    evaluated += answers.filter(({ message }) => message === wrong).length;
    for (const { message } of answers) expect([wrong, locked]).toContain(message);
  }
  return evaluated;
}

describe('guesses at one account from many addresses', () => {
  it('are evaluated twenty times in ten minutes and do not lock its owner out', async () => {
    const device = await loadDevice('school');
    expect(await attack('school')).toBe(20);
    expect((await login('school', '198.51.100.7')).message).toBe(locked);
    expect((await login('school', '198.51.100.7', device)).success).toBe(true);
    const mobile = await fixture.phoneOf('school');
    const byPhone = { mobile, captcha: await fixture.sendSms(mobile) };
    expect((await fixture.post('/sys/phoneLogin', byPhone, at('198.51.100.8'))).success).toBe(true);
    fixture.clock.pass(10);
    expect((await login('school', '198.51.100.7')).success).toBe(true);
  });

  it('are counted for a name that no account has, with the same answers', async () => {
    expect(await attack('nobody-at-all')).toBe(20);
    expect((await login('nobody-at-all', '198.51.100.7')).message).toBe(locked);
  });

  it('from the address of its owner lock that address, not his browser', async () => {
    const device = await loadDevice('auditor');
    for (let n = 0; n < 5; n += 1) await login('auditor', '192.0.2.1', undefined, 'Wrong@2026x');
    expect((await login('auditor', '192.0.2.1')).message).toBe(locked);
    expect((await login('auditor', '192.0.2.1', device)).success).toBe(true);
  });

  it('do not keep a signed-in owner from confirming his password', async () => {
    const token = await fixture.token('demo_school_auditor_1');
    await attack('demo_school_auditor_1');
    const confirm = (password: string) => fixture.post('/sys/user/verifyPassword', { password }, { token });
    expect((await confirm(demoPassword)).success).toBe(true);
    for (let n = 0; n < 5; n += 1) expect((await confirm('Wrong@2026x')).message).toBe('密码不正确');
    expect((await confirm(demoPassword)).message).toBe(locked);
  });
});

describe('a known browser', () => {
  it('has five guesses of its own, and none at other accounts', async () => {
    const device = await loadDevice('viewer');
    const guess = (username: string, n: number) => login(username, `192.0.2.${n}`, device, 'Wrong@2026x');
    for (let n = 1; n <= 5; n += 1) expect((await guess('viewer', n)).message).toBe(wrong);
    expect((await login('viewer', '192.0.2.6', device)).message).toBe(locked);
    await attack('content01');
    expect((await login('content01', '192.0.2.7', device)).message).toBe(locked);
    for (const forged of ['', 'x', `${device}x`, forge(device), "'; drop table sys_known_device; --"])
      expect((await login('content01', '192.0.2.8', forged)).message).toBe(locked);
  });

  it('names itself the same to all its accounts', async () => {
    const device = await loadDevice('demo_school_staff_2');
    expect((await login('demo_school_finance_2', '192.0.2.1', device)).result.deviceToken).toBe(device);
    await attack('demo_school_finance_2');
    expect((await login('demo_school_finance_2', '198.51.100.7', device)).success).toBe(true);
  });

  it('is forgotten when the password changes elsewhere, and after ninety days', async () => {
    const [own, other] = [await login('expert01', '192.0.2.1'), await login('expert01', '192.0.2.2')];
    const next = 'Willow#83jumps';
    const change = { oldpassword: demoPassword, password: next, confirmpassword: next };
    expect((await fixture.post('/sys/user/updatePassword', change, { token: own.result.token })).success).toBe(true);
    await attack('expert01');
    expect((await login('expert01', '198.51.100.7', other.result.deviceToken, next)).message).toBe(locked);
    expect((await login('expert01', '198.51.100.7', own.result.deviceToken, next)).success).toBe(true);
    fixture.clock.pass(91 * 24 * 60);
    await attack('expert01');
    expect((await login('expert01', '198.51.100.7', own.result.deviceToken, next)).message).toBe(locked);
  });

  it('is one of ten at most', async () => {
    const first = await loadDevice('org01');
    for (let n = 0; n < 10; n += 1) {
      fixture.clock.pass(1);
      await loadDevice('org01');
    }
    await attack('org01');
    expect((await login('org01', '198.51.100.7', first)).message).toBe(locked);
  });
});
