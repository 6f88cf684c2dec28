import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alterationExpiry } from '../../src/areas/enterprise/alteration-expiry.ts';
import { deadlines } from '../../src/platform/jobs/deadlines.ts';
import { runJob } from '../support/run-job.ts';
import { type AlterationCalls, alterationPath, createAlterationCalls, fresh, mobile } from './alteration-calls.ts';
import { EnterpriseFixture } from './enterprise-fixture.ts';
import { password, school } from './enterprise-people.ts';

let fixture: EnterpriseFixture;
let calls: AlterationCalls;
beforeAll(async () => {
  fixture = await EnterpriseFixture.open();
  calls = createAlterationCalls(fixture);
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

describe('a password that was forgotten', () => {
  it('is set again with a code to the bound mobile, and ends every session', async () => {
    const { username } = await fixture.company(1, 3);
    const token = (await fixture.signIn(username)).result.token as string;
    const { result } = await calls.begin(1, username);
    expect(result).toMatchObject({ username, mobile: '140****0001', bySms: true });
    const { ticket } = result;
    expect((await calls.post('submit', { ticket, password: fresh, confirmPassword: fresh })).message).toBe(
      '操作已超时，请重新开始',
    );
    expect((await calls.post('verify', { ticket, smsCode: 'x' })).message).toBe('短信验证码错误或已失效');
    expect((await calls.post('verify', { ticket })).message).toBe('请输入短信验证码!');
    expect(
      (await calls.post('verify', { ticket, smsCode: await calls.code(ticket, undefined, mobile) })).result,
    ).toEqual({
      way: 'sms',
    });
    expect((await calls.post('submit', { ticket, password: 'short', confirmPassword: 'short' })).message).toBe(
      '密码至少8位，且须包含字母、数字和特殊符号',
    );
    expect((await calls.post('submit', { ticket, password: fresh, confirmPassword: 'Other#9753' })).message).toBe(
      '两次输入的密码不一样！',
    );
    expect((await calls.post('submit', { ticket, password, confirmPassword: password })).message).toBe(
      '新密码不能与近期使用过的密码相同!',
    );
    const done = await calls.post('submit', { ticket, password: fresh, confirmPassword: fresh });
    expect(done.result).toEqual({ alterNo: 'ZB2510150001', finished: true, expectedDate: null });
    expect(await fixture.isSignedIn(token)).toBe(false);
    expect((await fixture.signIn(username)).success).toBe(false);
    expect((await fixture.signIn(username, fresh)).result.mustChangePassword).toBe(false);
    expect(await fixture.notifications()).toEqual([`C06 ${username}`]);
    expect((await calls.post('submit', { ticket, password: fresh, confirmPassword: fresh })).message).toBe(
      '操作已超时，请重新开始',
    );
  });
  it('is found again by mobile or name, for accounts of the school too', async () => {
    await fixture.company(1, 1);
    expect((await calls.begin(1, mobile)).result.username).toBe('hr1');
    const teacher = await fixture.holder('teacher', 'school_auditor');
    expect((await calls.begin(1, 'teacher')).message).toBe('该账号未绑定手机号，请联系就业中心');
    await sql`update sys_user set phone = '14000030001' where id = ${teacher}`.execute(fixture.database.db);
    expect((await calls.begin(1, 'teacher')).result.username).toBe('teacher');
    expect((await calls.begin(2, 'teacher')).message).toBe('账号不存在');
  });
});

describe('starting', () => {
  it('wants the right picture and an account, five times a day at most', async () => {
    const { username } = await fixture.company(1, 3);
    const { checkKey } = await fixture.captcha();
    expect(await calls.post('start', { type: 1, account: username, captcha: 'wxyz', checkKey })).toMatchObject({
      code: 412,
      message: '验证码错误',
    });
    expect((await calls.begin(1, 'nobody')).message).toBe('账号不存在');
    expect((await calls.begin(9, username)).success).toBe(false);
    for (let n = 0; n < 5; n += 1) expect((await calls.begin(1, username)).success).toBe(true);
    expect(await calls.begin(1, username)).toMatchObject({
      message: '操作过于频繁，请明天再试',
      result: { errorCode: 'RC_LIMIT' },
    });
    fixture.clock.set('2025-10-16T00:00:01+08:00');
    expect((await calls.begin(1, username)).success).toBe(true);
  });
  it('is not for a frozen account, and a new administrator only in place of the old one', async () => {
    const { id } = await fixture.company(1, 3);
    const { userId } = await fixture.member(id, 'recruiter', 2, '14000031003');
    expect((await calls.begin(3, 'recruiter')).message).toBe('该账号不是企业管理员');
    await sql`update sys_user set status = 2 where id = ${userId}`.execute(fixture.database.db);
    expect((await calls.begin(1, 'recruiter')).message).toBe('该用户已冻结');
  });
  it('lapses after a quarter of an hour, by itself and by the job', async () => {
    const { username } = await fixture.company(1, 3);
    const { ticket } = (await calls.begin(1, username)).result;
    fixture.clock.pass(16);
    expect((await calls.post('verify', { ticket, smsCode: '1' })).message).toBe('操作已超时，请重新开始');
    expect(await runJob(fixture.engine, deadlines)).toBe(1);
    expect(await runJob(fixture.engine, deadlines)).toBe(0);
    const { result } = await fixture.call(school, 'GET', `${alterationPath}/list`, { status: '4' });
    expect(result.records).toMatchObject([
      { alterNo: 'ZB2510150001', status_dictText: '已失效', username, companyName: '云湖示例1科技有限公司' },
    ]);
    expect((await calls.post('verify', { ticket: 'made-up', smsCode: '1' })).message).toBe('操作已超时，请重新开始');
  });
});

describe('requests of an account whose credentials changed', () => {
  const second = '14000039002';
  const state = async (): Promise<number[]> => {
    const { rows } = await sql<{ status: number }>`
      select status from rc_account_alteration order by alter_no`.execute(fixture.database.db);
    return rows.map(({ status }) => status);
  };
  const changeMobile = async (username: string, to: string, from = mobile) => {
    const { ticket } = (await calls.begin(2, username)).result;
    await calls.post('verify', { ticket, smsCode: await calls.code(ticket, undefined, from) });
    return {
      ticket,
      finish: async () => calls.post('submit', { ticket, newMobile: to, smsCode: await calls.code(ticket, to) }),
    };
  };
  it('end when another request is finished', async () => {
    const { username, userId } = await fixture.company(1, 3);
    const older = await changeMobile(username, '14000039001');
    const sent = await calls.code(older.ticket, '14000039001');
    fixture.clock.pass(1);
    const newer = await changeMobile(username, second);
    expect((await newer.finish()).result.finished).toBe(true);
    const late = await calls.post('submit', { ticket: older.ticket, newMobile: '14000039001', smsCode: sent });
    expect(late.message).toBe('操作已超时，请重新开始');
    expect((await fixture.one<{ phone: string }>('sys_user', userId)).phone).toBe(second);
    expect(await state()).toEqual([4, 2]);
  });
  it('end when they wait for an audit', async () => {
    const { username, userId } = await fixture.company(1, 3);
    const { ticket } = (await calls.begin(2, username)).result;
    await calls.post('verify', { ticket, ...(await calls.papers(username)) });
    await calls.post('submit', { ticket, newMobile: '14000039001', smsCode: await calls.code(ticket, '14000039001') });
    expect(await state()).toEqual([1]);
    await (await changeMobile(username, second)).finish();
    expect(await state()).toEqual([4, 2]);
    const { rows } = await sql<{ id: string; auditReason: string }>`
      select id, audit_reason from rc_account_alteration where status = 4`.execute(fixture.database.db);
    expect(rows[0]?.auditReason).toBe('账号信息已变更，该申请已失效');
    expect((await calls.audit({ id: rows[0]?.id, result: 1 })).success).toBe(false);
    expect((await fixture.one<{ phone: string }>('sys_user', userId)).phone).toBe(second);
  });
  it.each([
    ['password', sql`update sys_user set password = '!' `],
    ['mobile', sql`update sys_user set phone = '14000039009' `],
    ['status', sql`update sys_user set status = 2 `],
  ])('end when a statement changes the %s', async (_what, change) => {
    const { id, username, userId } = await fixture.company(1, 3);
    // The last administrator could not be frozen.
    await fixture.member(id, 'second_admin', 1, '14000039011');
    const { ticket } = await changeMobile(username, second);
    await sql`${change} where id = ${userId}`.execute(fixture.database.db);
    expect((await calls.post('sendCode', { ticket, mobile: second })).message).toBe('操作已超时，请重新开始');
    expect(await runJob(fixture.engine, alterationExpiry)).toBe(1);
    expect(await state()).toEqual([4]);
  });
});
