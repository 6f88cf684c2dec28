import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { without } from '../support/bare-engine.ts';
import { callInOrder } from '../support/lock-wait.ts';
import { type AlterationCalls, alterationPath, createAlterationCalls, mobile } from './alteration-calls.ts';
import { EnterpriseFixture } from './enterprise-fixture.ts';
import { school } from './enterprise-people.ts';

let fixture: EnterpriseFixture;
let calls: AlterationCalls;
beforeAll(async () => {
  fixture = await EnterpriseFixture.open();
  calls = createAlterationCalls(fixture);
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

describe('another mobile', () => {
  it('is applied at once with codes to both numbers, and both are notified', async () => {
    const { username } = await fixture.company(1, 3);
    const { ticket } = (await calls.begin(2, username)).result;
    expect((await calls.post('sendCode', { ticket, mobile: '14000039001' })).message).toBe('操作已超时，请重新开始');
    await calls.post('verify', { ticket, smsCode: await calls.code(ticket, undefined, mobile) });
    const other = await fixture.company(2, 3);
    expect((await calls.post('sendCode', { ticket, mobile: '14000020002' })).message).toBe('该手机号已被其他账号使用!');
    expect(other.username).toBe('hr2');
    const smsCode = await calls.code(ticket, '14000039001');
    expect((await calls.post('submit', { ticket, smsCode })).message).toBe('请输入新手机号!');
    expect((await calls.post('submit', { ticket, newMobile: '14000039001', smsCode: 'no' })).message).toBe(
      '短信验证码错误或已失效',
    );
    expect((await calls.post('submit', { ticket, newMobile: '14000039001', smsCode })).result.finished).toBe(true);
    expect(await fixture.notifications()).toEqual([`C06 ${username}`, `C06 ${mobile}`]);
    expect((await calls.begin(1, '14000039001')).result.username).toBe(username);
  });

  const byPaper = async (username: string): Promise<string> => {
    const { ticket } = (await calls.begin(2, username)).result;
    expect((await calls.post('verify', { ticket, ...(await calls.papers(username)) })).result).toEqual({
      way: 'paper',
    });
    const smsCode = await calls.code(ticket, '14000039001');
    const { result } = await calls.post('submit', { ticket, newMobile: '14000039001', smsCode });
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
    expect(await calls.audit({ id, result: 1 }, without(school, 'company:accountAlteration:audit'))).toMatchObject({
      code: 510,
    });
    expect((await fixture.one<{ phone: string }>('sys_user', userId)).phone).toBe(mobile);
    expect(await calls.audit({ id, result: 1 })).toMatchObject({ success: true, message: '审核通过' });
    expect((await fixture.one<{ phone: string }>('sys_user', userId)).phone).toBe('14000039001');
    expect(await fixture.isSignedIn(token)).toBe(false);
    expect((await calls.audit({ id, result: 1 })).message).toBe('当前状态为“已完成”，不能通过');
  });
  it('is submitted while a step of the company holds it', async () => {
    const { database } = fixture;
    if (database.kind !== 'postgres') return;
    const { id, username } = await fixture.company(1, 3);
    const { ticket } = (await calls.begin(2, username)).result;
    await calls.post('verify', { ticket, ...(await calls.papers(username)) });
    const smsCode = await calls.code(ticket, '14000039001');
    await database.db.transaction().execute(async (own) => {
      await sql`select 1 from rc_company where id = ${id} for no key update`.execute(own);
      expect((await calls.post('submit', { ticket, newMobile: '14000039001', smsCode })).success).toBe(true);
    });
  });
  it('is approved after its account is locked, before its own row is', async () => {
    const { database } = fixture;
    const { username, userId } = await fixture.company(1, 3);
    const id = await byPaper(username);
    const account = { table: 'sys_user', id: userId };
    const approve = () => calls.audit({ id, result: 1 });
    const reply = await callInOrder(database, account, [{ table: 'rc_account_alteration', id }], approve);
    expect(reply).toMatchObject({ success: true });
  });
  it('is audited when the old one is lost: refused, with a reason that reaches the new number', async () => {
    const { username, userId } = await fixture.company(1, 3);
    const id = await byPaper(username);
    expect((await calls.audit({ id, result: 2 })).message).toBe('请填写审核意见!');
    expect((await calls.audit({ id, result: 2, reason: '变更函未盖章' })).success).toBe(true);
    expect(await fixture.notifications()).toEqual(['C12 14000039001']);
    expect((await fixture.one<{ phone: string }>('sys_user', userId)).phone).toBe(mobile);
  });
  it('is marked once its audit has waited too long, in the list and opened', async () => {
    const { username } = await fixture.company(1, 3);
    const id = await byPaper(username);
    const marks = async () => {
      const { records } = (await fixture.call(school, 'GET', `${alterationPath}/list`)).result;
      const detail = (await fixture.call(school, 'GET', `${alterationPath}/queryById`, { id })).result;
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
    expect((await calls.audit({ id, result: 1 })).message).toBe('手机号已被占用');
    expect((await fixture.one<{ status: number }>('rc_account_alteration', id)).status).toBe(1);
  });
});
