import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { without } from '../support/bare-engine.ts';
import { callInOrder, waitForLock } from '../support/lock-wait.ts';
import { type AlterationCalls, alterationPath, createAlterationCalls, fresh, mobile } from './alteration-calls.ts';
import { EnterpriseFixture } from './enterprise-fixture.ts';
import { creditCode, hr, school } from './enterprise-people.ts';

let fixture: EnterpriseFixture;
let calls: AlterationCalls;
beforeAll(async () => {
  fixture = await EnterpriseFixture.open();
  calls = createAlterationCalls(fixture);
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

describe('another administrator', () => {
  it('gets an account of their own, and the old one is frozen', async () => {
    const { id: companyId, username, userId } = await fixture.company(1, 3);
    const { ticket, bySms } = (await calls.begin(3, username)).result;
    expect(bySms).toBe(false);
    expect(
      (await calls.post('verify', { ticket, ...(await calls.papers(username, { creditCode: creditCode(2) })) }))
        .message,
    ).toBe('企业名称与统一社会信用代码不匹配');
    const empty = await calls.post('verify', { ticket });
    expect(empty.result.fields).toEqual({
      companyName: '请输入企业名称!',
      creditCode: '请输入统一社会信用代码!',
      letterFile: '请上传变更函!',
      idCardImgs: '请上传身份证照片!',
      reason: '请输入变更原因!',
      newRealname: '请输入新管理员!',
    });
    expect((await calls.post('verify', { ticket, ...(await calls.papers('somebody_else')) })).success).toBe(false);
    await calls.post('verify', { ticket, ...(await calls.papers(username)) });
    const smsCode = await calls.code(ticket, '14000039001');
    const wanted = {
      ticket,
      newUsername: 'new_admin',
      newMobile: '14000039001',
      smsCode,
      password: fresh,
      confirmPassword: fresh,
    };
    await fixture.member(companyId, 'taken_name', 2, '14000031009');
    expect((await calls.post('submit', { ...wanted, newUsername: 'taken_name' })).result.fields).toEqual({
      newUsername: '该账号已存在!',
    });
    expect((await calls.post('submit', { ...wanted, newUsername: '云' })).success).toBe(false);
    expect((await calls.post('submit', wanted)).result.finished).toBe(false);
    const { rows } = await sql<{ id: string }>`select id from rc_account_alteration`.execute(fixture.database.db);
    const id = rows[0]?.id as string;
    // The company is locked before the account, the account before the request.
    const later = [
      { table: 'sys_user', id: userId },
      { table: 'rc_account_alteration', id },
    ];
    const approve = () => calls.audit({ id, result: 1 });
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
    const { ticket } = (await calls.begin(3, username)).result;
    expect((await calls.post('verify', { ticket, ...(await calls.papers(username)) })).message).toBe(
      '企业尚未审核通过，不能办理账号变更',
    );
  });
  it('keeps the ticket and the chosen password to itself', async () => {
    const { username } = await fixture.company(1, 3);
    const { ticket } = (await calls.begin(3, username)).result;
    await calls.post('verify', { ticket, ...(await calls.papers(username)) });
    const smsCode = await calls.code(ticket, '14000039001');
    await calls.post('submit', {
      ticket,
      newUsername: 'new_admin',
      newMobile: '14000039001',
      smsCode,
      password: fresh,
      confirmPassword: fresh,
    });
    const { rows } = await sql<{ id: string }>`select id from rc_account_alteration`.execute(fixture.database.db);
    const shown = await fixture.call(school, 'GET', `${alterationPath}/queryById`, { id: rows[0]?.id });
    expect(Object.keys(shown.result).filter((key) => /ticket|password|expire/i.test(key))).toEqual([]);
    expect(shown.result.oldMobile).toBe(mobile);
    expect(
      (
        await fixture.call(without(school, 'company:accountAlteration:audit'), 'GET', `${alterationPath}/queryById`, {
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
  const { ticket } = (await calls.begin(3, username)).result;
  const sent = await calls.papers(username);
  let late: ReturnType<typeof calls.post> | undefined;
  await db.transaction().execute(async (tx) => {
    await sql`select 1 from sys_user where id = ${userId} for update`.execute(tx);
    late = calls.post('verify', { ticket, ...sent });
    await waitForLock(db);
    await sql`update rc_account_alteration set status = 1, ticket = null`.execute(tx);
  });
  expect((await late)?.message).toBe('操作已超时，请重新开始');
});
