import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyPassword } from '../../server/src/platform/sign-in/password-hash.ts';
import { seed } from '../../server/src/seed/index.ts';
import { securityFixture } from '../../server/test/support/security-fixture.ts';
import { createTestApp, type TestApp } from '../../server/test/support/test-app.ts';

/* A code is valid for one attempt and one user; the credentials of the sample data open nothing. */
const fixture = securityFixture();
const right = 'Campus@2026';

it('S-J27: a ticket for a new password belongs to its account and is no part of an address', async () => {
  const passwords = async () =>
    (
      await sql<{ password: string }>`
        select username, password from sys_user where username in ('hr01', 'qiye003') order by 1`.execute(
        fixture.app.engine.db,
      )
    ).rows;
  const before = await passwords();
  expect(before).toHaveLength(2);
  const [phoneA, phoneB] = ['14000020000', '14000020016'];
  const smscode = await fixture.smsCode(phoneB, '2');
  const { result } = await fixture.ask('POST', '/sys/user/phoneVerification', { body: { phone: phoneB, smscode } });
  expect(result.username).toBe('qiye003');
  const password = 'Willow#83jumps';
  const ticket = { smscode: result.smscode, password };
  for (const body of [
    { ...ticket, username: 'hr01', phone: phoneB },
    { ...ticket, username: 'hr01', phone: phoneA },
    { ...ticket, username: 'qiye003', phone: phoneA },
    { username: 'hr01', phone: phoneA, smscode, password },
  ])
    expect(await fixture.ask('POST', '/sys/user/passwordChange', { body })).toMatchObject({
      http: 200,
      success: false,
      code: 500,
    });
  const query = new URLSearchParams({ ...ticket, username: 'qiye003', phone: phoneB });
  expect(await fixture.ask('GET', `/sys/user/passwordChange?${query}`)).toMatchObject({ http: 405, code: 405 });
  expect(await passwords()).toEqual(before);
  // The ticket itself was good.
  const body = { ...ticket, username: 'qiye003', phone: phoneB };
  expect((await fixture.ask('POST', '/sys/user/passwordChange', { body })).success).toBe(true);
});

it('S-J43: uses a correct picture code up when the password is wrong', async () => {
  const checkKey = 'j43';
  await fixture.ask('GET', `/sys/randomImage/${checkKey}`);
  const login = (password: string, captcha = '8888') =>
    fixture.ask('POST', '/sys/login', { body: { username: 'school', password, captcha, checkKey } });
  expect(await login('Wrong@2026x')).toMatchObject({ http: 200, code: 500, message: '用户名或密码错误' });
  expect(await login('Wrong@2026x')).toMatchObject({ http: 200, code: 412 });
  expect(await login(right)).toMatchObject({ http: 200, success: false, code: 412 });
  await fixture.ask('GET', `/sys/randomImage/${checkKey}`);
  expect(await login(right, '0000')).toMatchObject({ code: 412 });
  expect(await login(right)).toMatchObject({ success: false, code: 412 });
});

describe('a code by SMS', () => {
  const limited = securityFixture({ RATE_LIMITS: 'on' });
  it('S-J44: is void after five wrong guesses, also for the correct one', async () => {
    const mobile = '14000030002';
    const code = await fixture.smsCode(mobile, '0');
    const login = async (captcha: string) => {
      // So that the account is not what refuses.
      await sql`delete from sys_limit`.execute(fixture.app.engine.db);
      return fixture.ask('POST', '/sys/phoneLogin', { body: { mobile, captcha } });
    };
    const wrong = code === '111111' ? '222222' : '111111';
    for (let n = 0; n < 5; n += 1) expect((await login(wrong)).message).toBe('手机验证码错误');
    expect(await login(wrong)).toMatchObject({ success: false, message: '手机验证码失效，请重新获取' });
    expect(await login(code)).toMatchObject({ success: false, message: '手机验证码失效，请重新获取' });
  });
  it('S-J44: is sent to a stranger once for each solved picture', async () => {
    const ip = '10.0.0.9';
    const send = (n: number) =>
      limited.ask('POST', '/sys/sms', { body: { mobile: `1390000${1000 + n}`, smsmode: '1' }, ip });
    expect(await send(0)).toMatchObject({ http: 200, success: false, code: 40002 });
    await limited.ask('GET', '/sys/randomImage/sms-pass');
    const picture = { captcha: '8888', checkKey: 'sms-pass' };
    expect((await limited.ask('POST', '/sys/smsCheckCaptcha', { body: picture, ip })).success).toBe(true);
    expect((await send(1)).success).toBe(true);
    expect(await send(2)).toMatchObject({ http: 200, success: false, code: 40002 });
    const { rows } = await sql`select 1 from sys_sms where es_receiver = '13900001002'`.execute(limited.app.engine.db);
    expect(rows).toEqual([]);
  });
});

describe('a first start', () => {
  let apps: readonly TestApp[];
  beforeAll(async () => {
    const start = () =>
      createTestApp({
        env: { SEED: 'none' },
        seed: (engine) => seed(engine, { profile: 'none', anchor: '2026-11-20' }),
      });
    apps = [await start(), await start()];
  });
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  it('S-J67: generates its own keys', async () => {
    const kept = apps.map(({ dataDir }) => JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')));
    const values = kept.map((secrets) => JSON.stringify(secrets).match(/[\w+/=-]{16,}/g) ?? []);
    expect(values[0]?.length).toBeGreaterThan(5);
    for (const value of values[0] ?? []) expect(values[1], 'a key of both').not.toContain(value);
    const handed = await Promise.all(
      apps.map(async (app) => (await app.call({ url: '/server/sys/getEncryptedString' })).body.result),
    );
    expect(handed[0].key).not.toBe(handed[1].key);
    expect(handed[0].iv).not.toBe(handed[1].iv);
  });
  it('S-J67: ships no account with a known default password', async () => {
    for (const app of [...apps, fixture.app]) {
      const { rows } = await sql<{ password: string }>`select distinct password from sys_user`.execute(app.engine.db);
      expect(rows.length).toBeGreaterThan(0);
      for (const { password } of rows)
        for (const shipped of ['123456', 'admin', 'jeecg', ''])
          expect(await verifyPassword(password, shipped), shipped).toBe(false);
    }
  });
});
