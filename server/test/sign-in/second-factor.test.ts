import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../src/areas/system/seed.ts';
import { type Answered, AppFixture } from '../support/app-fixture.ts';
import { forge } from '../support/forge.ts';
import { getCode as codeAt, type Enrolled, enrol as enrolAccount, freshCode as nextCode } from './factor-owner.ts';

let fixture: AppFixture;
beforeAll(async () => {
  fixture = await AppFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clock.pass(60));

const base = '/sys/user/secondFactor';
const put = (url: string, token: string, body: Record<string, unknown>) => fixture.call('PUT', url, { token }, body);
const getCode = (secret: string, seconds = 0): string => codeAt(fixture, secret, seconds);
const freshCode = (secret: string): string => nextCode(fixture, secret);
const enter = (ticket: string, code: string, ip?: string, device?: string): Promise<Answered> =>
  fixture.post(
    '/sys/secondFactorLogin',
    { ticket, code },
    {
      ...(ip !== undefined && { ip }),
      ...(device !== undefined && { headers: { 'x-device-token': device } }),
    },
  );
const locked = '该用户登录失败次数过多，请于10分钟后再次登录！';
/** Ten wrong codes at once, each with a ticket and an address of its own; how many of them were evaluated. */
async function attack(username: string, device?: string): Promise<number> {
  const tickets: string[] = [];
  for (let n = 0; n < 10; n += 1) tickets.push(await loadTicket(username));
  const answers = await Promise.all(
    tickets.map((ticket, n) => enter(ticket, String(100000 + n), `10.0.0.${n + 1}`, device)),
  );
  for (const { message } of answers) expect(['动态口令错误', locked]).toContain(message);
  return answers.filter(({ message }) => message === '动态口令错误').length;
}
/** The ticket of a right password. */
async function loadTicket(username: string): Promise<string> {
  const { code, result, success } = await fixture.login(username);
  expect({ code, success }).toEqual({ code: 428, success: false });
  return result.ticket;
}

const enrol = (username: string, token?: string): Promise<Enrolled> => enrolAccount(fixture, username, token);
const loadId = async (username: string): Promise<string> => {
  const query = fixture.db.selectFrom('sys_user').where('username', '=', username).select('id');
  return (await query.executeTakeFirstOrThrow()).id;
};
const loadNotices = async (username: string): Promise<string[]> => {
  const rows = await fixture.db
    .selectFrom('rc_outbox')
    .where('receiver', '=', username)
    .where('code', '=', 'C06')
    .select('params')
    .orderBy('id')
    .execute();
  return rows.map(({ params }) => String((params as Record<string, unknown>).what));
};

describe('setting up a second factor', () => {
  it('asks for the password, answers the key once and is on after the first code', async () => {
    const token = await fixture.token('school');
    expect((await put(`${base}/begin`, token, { password: 'Wrong@2026x' })).message).toBe('密码不正确');
    expect((await put(`${base}/begin`, token, {})).message).toBe('请输入登录密码!');
    const { result } = await put(`${base}/begin`, token, { password: demoPassword });
    expect(result.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(result.uri).toContain(`secret=${result.secret}`);
    expect(result.uri).toMatch(/^otpauth:\/\/totp\/.*:school\?/);
    expect((await fixture.login('school')).success).toBe(true);
    expect((await put(`${base}/confirm`, token, { code: '000000' })).message).toBe('动态口令错误');
    const other = await fixture.token('school');
    const { result: done } = await put(`${base}/confirm`, token, { code: getCode(result.secret) });
    expect(new Set(done.recoveryCodes).size).toBe(10);
    for (const code of done.recoveryCodes) expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    expect((await fixture.get(base, { token })).result).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect((await fixture.get(base, { token: other })).http).toBe(401);
    expect((await put(`${base}/begin`, token, { password: demoPassword })).message).toBe('动态口令已启用');
    expect(await loadNotices('school')).toEqual(['登录方式（启用动态口令）']);
  });

  it('stores neither key nor recovery codes readably, and no log holds them', async () => {
    const { secret, recoveryCodes } = await enrol('content01');
    const rows = await fixture.db.selectFrom('sys_second_factor').selectAll().execute();
    const codes = await fixture.db.selectFrom('sys_recovery_code').selectAll().execute();
    const logs = await fixture.db.selectFrom('sys_log').selectAll().execute();
    const chain = await fixture.db.selectFrom('sys_audit').selectAll().execute();
    const versions = await fixture.db.selectFrom('sys_data_log').selectAll().execute();
    const stored = JSON.stringify([rows, codes, logs, chain, versions]);
    for (const text of [secret, ...recoveryCodes.flatMap((code) => [code, code.replace('-', '')])])
      expect(stored).not.toContain(text);
  });

  it('must be confirmed within ten minutes', async () => {
    const token = await fixture.token('viewer');
    expect((await put(`${base}/confirm`, token, { code: '123456' })).message).toBe('操作已超时，请重新生成密钥');
    const { result } = await put(`${base}/begin`, token, { password: demoPassword });
    fixture.clock.pass(11);
    expect((await put(`${base}/confirm`, token, { code: getCode(result.secret) })).message).toBe(
      '操作已超时，请重新生成密钥',
    );
    expect((await fixture.login('viewer')).success).toBe(true);
  });
});

describe('signing in with a second factor', () => {
  it('opens no session by the password alone, and one by the code', async () => {
    const { secret } = await enrol('demo_school_admin_1');
    const first = await fixture.login('demo_school_admin_1');
    expect(first).toMatchObject({ http: 200, success: false, code: 428, message: '请输入动态口令完成登录' });
    expect(Object.keys(first.result).sort()).toEqual(['errorCode', 'expiresIn', 'ticket']);
    expect(first.result).toMatchObject({ errorCode: 'RC_SECOND_FACTOR', expiresIn: 300 });
    const done = await enter(first.result.ticket, freshCode(secret));
    expect(done).toMatchObject({ success: true, message: '登录成功' });
    expect((await fixture.get('/sys/user/getUserInfo', { token: done.result.token })).success).toBe(true);
  });

  it('is the second step of a sign-in by phone too, and spares the phone after thirty days', async () => {
    const { secret } = await enrol('demo_school_staff_1');
    const mobile = await fixture.phoneOf('demo_school_staff_1');
    const byPhone = await fixture.post('/sys/phoneLogin', { mobile, captcha: await fixture.sendSms(mobile) });
    expect(byPhone.code).toBe(428);
    expect((await enter(byPhone.result.ticket, freshCode(secret))).success).toBe(true);
    fixture.clock.pass(31 * 24 * 60);
    const late = await enter(await loadTicket('demo_school_staff_1'), freshCode(secret));
    expect(late.result.mobileVerifyRequired).toBe(false);
  });

  it('allows a clock one step off and no more', async () => {
    const { secret } = await enrol('demo_school_auditor_1');
    for (const [seconds, message] of [
      [-90, '动态口令错误'],
      [90, '动态口令错误'],
      [-60, '动态口令错误'],
      [30, '登录成功'],
    ] as const) {
      fixture.clock.pass(10);
      expect((await enter(await loadTicket('demo_school_auditor_1'), getCode(secret, seconds))).message).toBe(message);
    }
  });

  it('takes a code once, also when two sign-ins bring it at the same moment', async () => {
    const { secret } = await enrol('demo_school_staff_2');
    fixture.clock.pass(1);
    const tickets = await Promise.all([1, 2, 3].map(() => loadTicket('demo_school_staff_2')));
    const answers = await Promise.all(tickets.map((ticket) => enter(ticket, getCode(secret))));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    for (const { success, message } of answers)
      if (!success) expect(message).toBe('该动态口令已使用过，请等待新的动态口令');
    expect((await enter(await loadTicket('demo_school_staff_2'), getCode(secret, -30))).message).toBe(
      '该动态口令已使用过，请等待新的动态口令',
    );
  });

  it('takes a ticket once, for five minutes, for its own account and its credentials', async () => {
    const expired = '验证已超时，请重新登录';
    const { secret } = await enrol('demo_school_admin_2');
    const ticket = await loadTicket('demo_school_admin_2');
    const twice = await Promise.all([enter(ticket, freshCode(secret)), enter(ticket, getCode(secret))]);
    expect(twice.map(({ success }) => success).sort()).toEqual([false, true]);
    expect((await enter(ticket, freshCode(secret))).message).toBe(expired);
    const old = await loadTicket('demo_school_admin_2');
    fixture.clock.pass(6);
    expect((await enter(old, getCode(secret))).message).toBe(expired);
    expect((await enter('', getCode(secret))).message).toBe(expired);
    const other = await enrol('demo_school_auditor_2');
    expect((await enter(await loadTicket('demo_school_admin_2'), freshCode(other.secret))).message).toBe(
      '动态口令错误',
    );
    const before = await loadTicket('demo_school_admin_2');
    await fixture.db
      .updateTable('sys_user')
      .set({ phone: '13912340000' })
      .where('username', '=', 'demo_school_admin_2')
      .execute();
    expect((await enter(before, freshCode(secret))).message).toBe(expired);
  });

  it('evaluates five codes of strangers in ten minutes, whatever tickets and addresses they come with', async () => {
    const { secret, recoveryCodes } = await enrol('demo_college_staff_2');
    expect(await attack('demo_college_staff_2')).toBe(5);
    expect((await enter(await loadTicket('demo_college_staff_2'), freshCode(secret))).message).toBe(locked);
    expect((await enter(await loadTicket('demo_college_staff_2'), recoveryCodes[0] ?? '')).message).toBe(locked);
    fixture.clock.pass(10);
    expect((await enter(await loadTicket('demo_college_staff_2'), getCode(secret))).success).toBe(true);
  });

  it('does not let strangers who know the password lock out a known browser, which has five attempts', async () => {
    const username = 'demo_school_auditor_3';
    const { token, deviceToken } = (await fixture.login(username)).result;
    const { secret } = await enrol(username, token);
    expect(await attack(username)).toBe(5);
    for (const forged of ['', 'x', forge(deviceToken)])
      expect((await enter(await loadTicket(username), freshCode(secret), undefined, forged)).message).toBe(locked);
    expect((await enter(await loadTicket(username), freshCode(secret), '10.0.1.1', deviceToken)).success).toBe(true);
    expect(await attack(username, deviceToken)).toBe(5);
    expect((await enter(await loadTicket(username), freshCode(secret), '10.0.1.1', deviceToken)).message).toBe(locked);
    expect(await attack(username)).toBe(0);
  });

  it('does not let strangers keep a signed-in owner from renewing recovery codes, who has five attempts', async () => {
    const { secret, token } = await enrol('demo_school_finance_3');
    expect(await attack('demo_school_finance_3')).toBe(5);
    const renew = (code: string) => put(`${base}/recoveryCodes`, token, { password: demoPassword, code });
    expect((await renew(freshCode(secret))).success).toBe(true);
    const guesses = await Promise.all(Array.from({ length: 10 }, (_, n) => renew(String(100000 + n))));
    expect(guesses.filter(({ message }) => message === '动态口令错误')).toHaveLength(5);
    expect((await renew(freshCode(secret))).message).toBe(locked);
  });
});

describe('a recovery code', () => {
  it('replaces one code once, also when it comes twice at the same moment', async () => {
    const { recoveryCodes, secret } = await enrol('auditor');
    const [first = '', second = ''] = recoveryCodes;
    const tickets = await Promise.all([1, 2].map(() => loadTicket('auditor')));
    const answers = await Promise.all(tickets.map((ticket) => enter(ticket, first.toLowerCase())));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => success)?.result.recoveryCodesLeft).toBe(9);
    expect((await enter(await loadTicket('auditor'), first)).message).toBe('动态口令错误');
    const done = await enter(await loadTicket('auditor'), second.replace('-', ' '));
    expect((await fixture.get(base, { token: done.result.token })).result.recoveryCodesLeft).toBe(8);
    expect((await enter(await loadTicket('auditor'), freshCode(secret))).result).not.toHaveProperty(
      'recoveryCodesLeft',
    );
  });

  it('of another account is worth nothing', async () => {
    const { recoveryCodes } = await enrol('demo_school_finance_1');
    await enrol('demo_school_finance_2');
    expect((await enter(await loadTicket('demo_school_finance_2'), recoveryCodes[0] ?? '')).message).toBe(
      '动态口令错误',
    );
  });

  it('warns its owner when few are left, and gives way to new ones', async () => {
    const { recoveryCodes, secret } = await enrol('expert01');
    for (const code of recoveryCodes.slice(0, 7)) await enter(await loadTicket('expert01'), code);
    expect((await loadNotices('expert01')).at(-1)).toBe('恢复码（使用了一个，剩余3个，请重新生成）');
    const { result } = await enter(await loadTicket('expert01'), freshCode(secret));
    const { token } = result;
    const given = { password: demoPassword, code: freshCode(secret) };
    expect((await put(`${base}/recoveryCodes`, token, { ...given, password: 'Wrong@2026x' })).message).toBe(
      '密码不正确',
    );
    expect((await put(`${base}/recoveryCodes`, token, { ...given, code: '000000' })).message).toBe('动态口令错误');
    const renewed = await put(`${base}/recoveryCodes`, token, given);
    expect(renewed.result.recoveryCodes).toHaveLength(10);
    expect((await enter(await loadTicket('expert01'), recoveryCodes[9] ?? '')).message).toBe('动态口令错误');
    expect((await enter(await loadTicket('expert01'), renewed.result.recoveryCodes[0])).success).toBe(true);
  });
});

describe('turning the second factor off', () => {
  it('needs password and code, ends other sessions and tells the owner', async () => {
    const { secret, token } = await enrol('org01');
    expect((await put(`${base}/off`, token, { password: demoPassword })).message).toBe('请输入动态口令!');
    expect((await put(`${base}/off`, token, { password: demoPassword, code: '000000' })).message).toBe('动态口令错误');
    expect((await put(`${base}/off`, token, { password: demoPassword, code: freshCode(secret) })).message).toBe(
      '动态口令已关闭',
    );
    expect((await fixture.login('org01')).success).toBe(true);
    expect((await loadNotices('org01')).at(-1)).toBe('登录方式（关闭动态口令）');
    expect((await put(`${base}/off`, token, { password: demoPassword, code: '000000' })).message).toBe(
      '动态口令尚未启用',
    );
  });
});

describe('an administrator', () => {
  const reset = (token: string, username: string, reason?: string) =>
    put('/sys/user/resetSecondFactor', token, { username, ...(reason !== undefined && { reason }) });

  it('resets the second factor of another user with a reason', async () => {
    const { token: live } = await enrol('demo_college_staff_3');
    const admin = await fixture.token('demo_school_admin_3');
    expect((await reset(admin, 'demo_college_staff_3')).message).toBe('请输入重置原因!');
    expect(await reset(admin, 'demo_college_staff_3', '手机丢失')).toMatchObject({ message: '动态口令已重置' });
    expect((await fixture.get('/sys/user/getUserInfo', { token: live })).http).toBe(401);
    expect((await fixture.login('demo_college_staff_3')).success).toBe(true);
    expect((await loadNotices('demo_college_staff_3')).at(-1)).toBe('登录方式（管理员重置动态口令）');
    const [act] = await fixture.db.selectFrom('sys_audit').where('act', '=', 'user.factorReset').selectAll().execute();
    expect(JSON.stringify(act)).toContain('手机丢失');
    expect((await reset(admin, 'demo_college_staff_3', '再来')).message).toBe('该用户未启用动态口令');
  });

  it('resets neither the own one nor one of a more powerful user, nor without the code', async () => {
    const admin = await fixture.token('admin');
    expect((await reset(admin, 'admin', '自己')).message).toBe('不能对自己执行该操作');
    await enrol('admin', admin);
    const viewer = await fixture.token('viewer');
    expect((await reset(viewer, 'admin', '越权')).code).toBe(510);
    const lesser = await fixture.token('demo_school_admin_3');
    await fixture.db
      .updateTable('sys_user_tenant')
      .set({ tenantId: 3 })
      .where('userId', '=', await loadId('admin'))
      .execute();
    expect((await reset(lesser, 'admin', '越权')).message).toBe('不能授予自己没有的权限');
    expect((await reset(lesser, 'school', '别的租户')).message).toBe('用户不存在！');
  });
});

describe('a tenant that demands second factors of its administrators', () => {
  it('lets them do nothing but set one up, from their next sign-in on', async () => {
    const set = (value: number, token: string) =>
      fixture.post(
        '/recruit/setting/save',
        { group: 'security', values: { 'security.adminSecondFactor': value } },
        {
          token,
        },
      );
    const live = await fixture.token('demo_school_admin_3');
    expect((await set(1, live)).message).toBe('保存成功！');
    expect((await fixture.get('/sys/user/list', { token: live })).success).toBe(true);
    const viewer = await fixture.token('demo_school_staff_3');
    expect((await fixture.get('/sys/permission/getUserPermissionByToken', { token: viewer })).success).toBe(true);

    const token = await fixture.token('demo_school_admin_3');
    const due = { code: 510, message: '请先启用动态口令' };
    expect(await fixture.get('/sys/user/list', { token })).toMatchObject(due);
    expect(await fixture.get('/sys/permission/getUserPermissionByToken', { token })).toMatchObject(due);
    expect((await fixture.get('/sys/user/getCurrentUserDeparts', { token })).success).toBe(true);
    expect((await fixture.get(base, { token })).result.isRequired).toBe(true);
    const { secret } = await enrol('demo_school_admin_3', token);
    expect((await fixture.get('/sys/user/list', { token })).success).toBe(true);
    expect((await put(`${base}/off`, token, { password: demoPassword, code: freshCode(secret) })).message).toBe(
      '管理员要求启用动态口令，不能关闭',
    );
  });
});
