import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alterationExpiry } from '../../src/areas/enterprise/alteration-expiry.ts';
import { deadlines } from '../../src/platform/jobs/deadlines.ts';
import { without } from '../support/bare-engine.ts';
import { callInOrder, waitForLock } from '../support/lock-wait.ts';
import { runJob } from '../support/run-job.ts';
import { EnterpriseFixture } from './enterprise-fixture.ts';
import { creditCode, hr, password, school } from './enterprise-people.ts';

let fixture: EnterpriseFixture;
beforeAll(async () => {
  fixture = await EnterpriseFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const path = '/company/accountAlteration';
const post = (call: string, sent: Record<string, unknown>) => fixture.call(undefined, 'POST', `${path}/${call}`, sent);
const begin = async (type: number, account: string) => post('start', { type, account, ...(await fixture.captcha()) });
/** Sends a code by the ticket and answers it. */
const code = async (ticket: string, mobile?: string, to = mobile) => {
  expect(await post('sendCode', { ticket, mobile })).toMatchObject({ success: true, message: '发送成功' });
  return fixture.lastCode(to ?? '');
};
const fresh = 'Fresh#9753';
const mobile = '14000020001';
const audit = (sent: Record<string, unknown>, who = school) => fixture.call(who, 'POST', `${path}/audit`, sent);
const papers = async (owner: string, more: Record<string, unknown> = {}) => {
  const { licenseImg, idCardImgs } = await fixture.papers(owner);
  return {
    companyName: '云湖示例1科技有限公司',
    creditCode: creditCode(1),
    letterFile: licenseImg,
    idCardImgs,
    newRealname: '李雷',
    reason: '管理员离职',
    ...more,
  };
};

describe('a password that was forgotten', () => {
  it('is set again with a code to the bound mobile, and ends every session', async () => {
    const { username } = await fixture.company(1, 3);
    const token = (await fixture.signIn(username)).result.token as string;
    const { result } = await begin(1, username);
    expect(result).toMatchObject({ username, mobile: '140****0001', bySms: true });
    const { ticket } = result;
    expect((await post('submit', { ticket, password: fresh, confirmPassword: fresh })).message).toBe(
      '操作已超时，请重新开始',
    );
    expect((await post('verify', { ticket, smsCode: 'x' })).message).toBe('短信验证码错误或已失效');
    expect((await post('verify', { ticket })).message).toBe('请输入短信验证码!');
    expect((await post('verify', { ticket, smsCode: await code(ticket, undefined, mobile) })).result).toEqual({
      way: 'sms',
    });
    expect((await post('submit', { ticket, password: 'short', confirmPassword: 'short' })).message).toBe(
      '密码至少8位，且须包含字母、数字和特殊符号',
    );
    expect((await post('submit', { ticket, password: fresh, confirmPassword: 'Other#9753' })).message).toBe(
      '两次输入的密码不一样！',
    );
    expect((await post('submit', { ticket, password, confirmPassword: password })).message).toBe(
      '新密码不能与近期使用过的密码相同!',
    );
    const done = await post('submit', { ticket, password: fresh, confirmPassword: fresh });
    expect(done.result).toEqual({ alterNo: 'ZB2510150001', finished: true, expectedDate: null });
    expect(await fixture.isSignedIn(token)).toBe(false);
    expect((await fixture.signIn(username)).success).toBe(false);
    expect((await fixture.signIn(username, fresh)).result.mustChangePassword).toBe(false);
    expect(await fixture.notifications()).toEqual([`C06 ${username}`]);
    expect((await post('submit', { ticket, password: fresh, confirmPassword: fresh })).message).toBe(
      '操作已超时，请重新开始',
    );
  });
  it('is found again by mobile or name, for accounts of the school too', async () => {
    await fixture.company(1, 1);
    expect((await begin(1, mobile)).result.username).toBe('hr1');
    const teacher = await fixture.holder('teacher', 'school_auditor');
    expect((await begin(1, 'teacher')).message).toBe('该账号未绑定手机号，请联系就业中心');
    await sql`update sys_user set phone = '14000030001' where id = ${teacher}`.execute(fixture.database.db);
    expect((await begin(1, 'teacher')).result.username).toBe('teacher');
    expect((await begin(2, 'teacher')).message).toBe('账号不存在');
  });
});

describe('starting', () => {
  it('wants the right picture and an account, five times a day at most', async () => {
    const { username } = await fixture.company(1, 3);
    const { checkKey } = await fixture.captcha();
    expect(await post('start', { type: 1, account: username, captcha: 'wxyz', checkKey })).toMatchObject({
      code: 412,
      message: '验证码错误',
    });
    expect((await begin(1, 'nobody')).message).toBe('账号不存在');
    expect((await begin(9, username)).success).toBe(false);
    for (let n = 0; n < 5; n += 1) expect((await begin(1, username)).success).toBe(true);
    expect(await begin(1, username)).toMatchObject({
      message: '操作过于频繁，请明天再试',
      result: { errorCode: 'RC_LIMIT' },
    });
    fixture.clock.set('2025-10-16T00:00:01+08:00');
    expect((await begin(1, username)).success).toBe(true);
  });
  it('is not for a frozen account, and a new administrator only in place of the old one', async () => {
    const { id } = await fixture.company(1, 3);
    const { userId } = await fixture.member(id, 'recruiter', 2, '14000031003');
    expect((await begin(3, 'recruiter')).message).toBe('该账号不是企业管理员');
    await sql`update sys_user set status = 2 where id = ${userId}`.execute(fixture.database.db);
    expect((await begin(1, 'recruiter')).message).toBe('该用户已冻结');
  });
  it('lapses after a quarter of an hour, by itself and by the job', async () => {
    const { username } = await fixture.company(1, 3);
    const { ticket } = (await begin(1, username)).result;
    fixture.clock.pass(16);
    expect((await post('verify', { ticket, smsCode: '1' })).message).toBe('操作已超时，请重新开始');
    expect(await runJob(fixture.engine, deadlines)).toBe(1);
    expect(await runJob(fixture.engine, deadlines)).toBe(0);
    const { result } = await fixture.call(school, 'GET', `${path}/list`, { status: '4' });
    expect(result.records).toMatchObject([
      { alterNo: 'ZB2510150001', status_dictText: '已失效', username, companyName: '云湖示例1科技有限公司' },
    ]);
    expect((await post('verify', { ticket: 'made-up', smsCode: '1' })).message).toBe('操作已超时，请重新开始');
  });
});

describe('another mobile', () => {
  it('is applied at once with codes to both numbers, and both are notified', async () => {
    const { username } = await fixture.company(1, 3);
    const { ticket } = (await begin(2, username)).result;
    expect((await post('sendCode', { ticket, mobile: '14000039001' })).message).toBe('操作已超时，请重新开始');
    await post('verify', { ticket, smsCode: await code(ticket, undefined, mobile) });
    const other = await fixture.company(2, 3);
    expect((await post('sendCode', { ticket, mobile: '14000020002' })).message).toBe('该手机号已被其他账号使用!');
    expect(other.username).toBe('hr2');
    const smsCode = await code(ticket, '14000039001');
    expect((await post('submit', { ticket, smsCode })).message).toBe('请输入新手机号!');
    expect((await post('submit', { ticket, newMobile: '14000039001', smsCode: 'no' })).message).toBe(
      '短信验证码错误或已失效',
    );
    expect((await post('submit', { ticket, newMobile: '14000039001', smsCode })).result.finished).toBe(true);
    expect(await fixture.notifications()).toEqual([`C06 ${username}`, `C06 ${mobile}`]);
    expect((await begin(1, '14000039001')).result.username).toBe(username);
  });

  const byPaper = async (username: string): Promise<string> => {
    const { ticket } = (await begin(2, username)).result;
    expect((await post('verify', { ticket, ...(await papers(username)) })).result).toEqual({ way: 'paper' });
    const smsCode = await code(ticket, '14000039001');
    const { result } = await post('submit', { ticket, newMobile: '14000039001', smsCode });
    expect(result).toMatchObject({ finished: false, expectedDate: '2025-10-20' });
    const { rows } = await sql<{
      id: string;
    }>`select id from rc_account_alteration where alter_no = ${result.alterNo}`.execute(fixture.database.db);
    return rows[0]?.id as string;
  };
  it('is audited when the old one is lost: passed', async () => {
    await fixture.holder('auditor', 'school_auditor');
    const { username, userId } = await fixture.company(1, 3);
    const token = (await fixture.signIn(username)).result.token as string;
    const id = await byPaper(username);
    expect(await fixture.notifications()).toEqual(['C07 auditor']);
    expect(await audit({ id, result: 1 }, without(school, 'company:accountAlteration:audit'))).toMatchObject({
      code: 510,
    });
    expect((await fixture.one<{ phone: string }>('sys_user', userId)).phone).toBe(mobile);
    expect(await audit({ id, result: 1 })).toMatchObject({ success: true, message: '审核通过' });
    expect((await fixture.one<{ phone: string }>('sys_user', userId)).phone).toBe('14000039001');
    expect(await fixture.isSignedIn(token)).toBe(false);
    expect((await audit({ id, result: 1 })).message).toBe('当前状态为“已完成”，不能通过');
  });
  it('is submitted while a step of the company holds it', async () => {
    const { database } = fixture;
    if (database.kind !== 'postgres') return;
    const { id, username } = await fixture.company(1, 3);
    const { ticket } = (await begin(2, username)).result;
    await post('verify', { ticket, ...(await papers(username)) });
    const smsCode = await code(ticket, '14000039001');
    await database.db.transaction().execute(async (own) => {
      await sql`select 1 from rc_company where id = ${id} for no key update`.execute(own);
      expect((await post('submit', { ticket, newMobile: '14000039001', smsCode })).success).toBe(true);
    });
  });
  it('is approved after its account is locked, before its own row is', async () => {
    const { database } = fixture;
    const { username, userId } = await fixture.company(1, 3);
    const id = await byPaper(username);
    const account = { table: 'sys_user', id: userId };
    const approve = () => audit({ id, result: 1 });
    const reply = await callInOrder(database, account, [{ table: 'rc_account_alteration', id }], approve);
    expect(reply).toMatchObject({ success: true });
  });
  it('is audited when the old one is lost: refused, with a reason that reaches the new number', async () => {
    const { username, userId } = await fixture.company(1, 3);
    const id = await byPaper(username);
    expect((await audit({ id, result: 2 })).message).toBe('请填写审核意见!');
    expect((await audit({ id, result: 2, reason: '变更函未盖章' })).success).toBe(true);
    expect(await fixture.notifications()).toEqual(['C12 14000039001']);
    expect((await fixture.one<{ phone: string }>('sys_user', userId)).phone).toBe(mobile);
  });
  it('is marked once its audit has waited too long, in the list and opened', async () => {
    const { username } = await fixture.company(1, 3);
    const id = await byPaper(username);
    const marks = async () => {
      const { records } = (await fixture.call(school, 'GET', `${path}/list`)).result;
      const detail = (await fixture.call(school, 'GET', `${path}/queryById`, { id })).result;
      return [records[0], detail].map(({ overdue, overdueDays }) => [overdue, overdueDays]);
    };
    fixture.clock.set('2025-10-20T18:00:00+08:00');
    expect(await marks()).toEqual([
      [0, 0],
      [0, 0],
    ]);
    fixture.clock.set('2025-10-22T08:00:00+08:00');
    expect(await marks()).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });
  it('is rejected at the audit when the number was taken meanwhile', async () => {
    const { username } = await fixture.company(1, 3);
    const id = await byPaper(username);
    await sql`update sys_user set phone = '14000039001' where username = ${(await fixture.company(2, 3)).username}`.execute(
      fixture.database.db,
    );
    expect((await audit({ id, result: 1 })).message).toBe('手机号已被占用');
    expect((await fixture.one<{ status: number }>('rc_account_alteration', id)).status).toBe(1);
  });
});

describe('another administrator', () => {
  it('gets an account of their own, and the old one is frozen', async () => {
    const { id: companyId, username, userId } = await fixture.company(1, 3);
    const { ticket, bySms } = (await begin(3, username)).result;
    expect(bySms).toBe(false);
    expect((await post('verify', { ticket, ...(await papers(username, { creditCode: creditCode(2) })) })).message).toBe(
      '企业名称与统一社会信用代码不匹配',
    );
    const empty = await post('verify', { ticket });
    expect(empty.result.fields).toEqual({
      companyName: '请输入企业名称!',
      creditCode: '请输入统一社会信用代码!',
      letterFile: '请上传变更函!',
      idCardImgs: '请上传身份证照片!',
      reason: '请输入变更原因!',
      newRealname: '请输入新管理员!',
    });
    expect((await post('verify', { ticket, ...(await papers('somebody_else')) })).success).toBe(false);
    await post('verify', { ticket, ...(await papers(username)) });
    const smsCode = await code(ticket, '14000039001');
    const wanted = {
      ticket,
      newUsername: 'new_admin',
      newMobile: '14000039001',
      smsCode,
      password: fresh,
      confirmPassword: fresh,
    };
    await fixture.member(companyId, 'taken_name', 2, '14000031009');
    expect((await post('submit', { ...wanted, newUsername: 'taken_name' })).result.fields).toEqual({
      newUsername: '该账号已存在!',
    });
    expect((await post('submit', { ...wanted, newUsername: '云' })).success).toBe(false);
    expect((await post('submit', wanted)).result.finished).toBe(false);
    const { rows } = await sql<{ id: string }>`select id from rc_account_alteration`.execute(fixture.database.db);
    const id = rows[0]?.id as string;
    // The company is locked before the account, the account before the request.
    const later = [
      { table: 'sys_user', id: userId },
      { table: 'rc_account_alteration', id },
    ];
    const approve = () => audit({ id, result: 1 });
    const reply = await callInOrder(fixture.database, { table: 'rc_company', id: companyId }, later, approve);
    expect(reply).toMatchObject({ success: true });
    const members = await fixture.call(hr(companyId, 'new_admin'), 'GET', '/api/pc/companyUser/list', { status: '1' });
    expect(members.result.records).toEqual(
      expect.arrayContaining([expect.objectContaining({ realname: '李雷', role: 1, mobile: '14000039001' })]),
    );
    expect((await fixture.signIn(username)).message).toBe('该用户已冻结');
    expect((await fixture.one<{ status: number }>('sys_user', userId)).status).toBe(2);
  });
  it('is not for a company that was not admitted', async () => {
    const { username } = await fixture.company(1, 2);
    const { ticket } = (await begin(3, username)).result;
    expect((await post('verify', { ticket, ...(await papers(username)) })).message).toBe(
      '企业尚未审核通过，不能办理账号变更',
    );
  });
  it('keeps the ticket and the chosen password to itself', async () => {
    const { username } = await fixture.company(1, 3);
    const { ticket } = (await begin(3, username)).result;
    await post('verify', { ticket, ...(await papers(username)) });
    const smsCode = await code(ticket, '14000039001');
    await post('submit', {
      ticket,
      newUsername: 'new_admin',
      newMobile: '14000039001',
      smsCode,
      password: fresh,
      confirmPassword: fresh,
    });
    const { rows } = await sql<{ id: string }>`select id from rc_account_alteration`.execute(fixture.database.db);
    const shown = await fixture.call(school, 'GET', `${path}/queryById`, { id: rows[0]?.id });
    expect(Object.keys(shown.result).filter((key) => /ticket|password|expire/i.test(key))).toEqual([]);
    expect(shown.result.oldMobile).toBe(mobile);
    expect(
      (
        await fixture.call(without(school, 'company:accountAlteration:audit'), 'GET', `${path}/queryById`, {
          id: rows[0]?.id,
        })
      ).result.oldMobile,
    ).toBe('140****0001');
  });
});

it('takes no other papers while it is submitted', async () => {
  const { db, kind } = fixture.database;
  // The embedded database runs one transaction at a time.
  if (kind !== 'postgres') return;
  const { username, userId } = await fixture.company(1, 3);
  const { ticket } = (await begin(3, username)).result;
  const sent = await papers(username);
  let late: ReturnType<typeof post> | undefined;
  await db.transaction().execute(async (tx) => {
    await sql`select 1 from sys_user where id = ${userId} for update`.execute(tx);
    late = post('verify', { ticket, ...sent });
    await waitForLock(db);
    await sql`update rc_account_alteration set status = 1, ticket = null`.execute(tx);
  });
  expect((await late)?.message).toBe('操作已超时，请重新开始');
});

describe('requests of an account whose credentials changed', () => {
  const second = '14000039002';
  const state = async (): Promise<number[]> => {
    const { rows } = await sql<{ status: number }>`
      select status from rc_account_alteration order by alter_no`.execute(fixture.database.db);
    return rows.map(({ status }) => status);
  };
  const changeMobile = async (username: string, to: string, from = mobile) => {
    const { ticket } = (await begin(2, username)).result;
    await post('verify', { ticket, smsCode: await code(ticket, undefined, from) });
    return { ticket, finish: async () => post('submit', { ticket, newMobile: to, smsCode: await code(ticket, to) }) };
  };
  it('end when another request is finished', async () => {
    const { username, userId } = await fixture.company(1, 3);
    const older = await changeMobile(username, '14000039001');
    const sent = await code(older.ticket, '14000039001');
    fixture.clock.pass(1);
    const newer = await changeMobile(username, second);
    expect((await newer.finish()).result.finished).toBe(true);
    const late = await post('submit', { ticket: older.ticket, newMobile: '14000039001', smsCode: sent });
    expect(late.message).toBe('操作已超时，请重新开始');
    expect((await fixture.one<{ phone: string }>('sys_user', userId)).phone).toBe(second);
    expect(await state()).toEqual([4, 2]);
  });
  it('end when they wait for an audit', async () => {
    const { username, userId } = await fixture.company(1, 3);
    const { ticket } = (await begin(2, username)).result;
    await post('verify', { ticket, ...(await papers(username)) });
    await post('submit', { ticket, newMobile: '14000039001', smsCode: await code(ticket, '14000039001') });
    expect(await state()).toEqual([1]);
    await (await changeMobile(username, second)).finish();
    expect(await state()).toEqual([4, 2]);
    const { rows } = await sql<{ id: string; auditReason: string }>`
      select id, audit_reason from rc_account_alteration where status = 4`.execute(fixture.database.db);
    expect(rows[0]?.auditReason).toBe('账号信息已变更，该申请已失效');
    expect((await audit({ id: rows[0]?.id, result: 1 })).success).toBe(false);
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
    expect((await post('sendCode', { ticket, mobile: second })).message).toBe('操作已超时，请重新开始');
    expect(await runJob(fixture.engine, alterationExpiry)).toBe(1);
    expect(await state()).toEqual([4]);
  });
});
