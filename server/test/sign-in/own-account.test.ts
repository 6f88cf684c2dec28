import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
let own: { token: string };
beforeAll(async () => {
  fixture = await AppFixture.open();
});
beforeEach(async () => {
  // The latest sign-ins stay when there are too many.
  fixture.clock.pass(1);
  own = { token: await fixture.token('viewer') };
});
afterAll(() => fixture.close());

const base = '/sys/user/login/setting';
const read = async () => (await fixture.get(`${base}/getUserData`, own)).result;
const save = (body: Record<string, unknown>) => fixture.post(`${base}/userEdit`, body, own);

describe('one’s own account', () => {
  it('is read with a masked mobile and without a password', async () => {
    const account = await read();
    expect(account).toMatchObject({ username: 'viewer', phone: expect.stringMatching(/^1\d{2}\*{4}\d{4}$/) });
    expect(Object.keys(account)).not.toContain('password');
  });
  it('says where one works and as what, in words', async () => {
    await fixture.db
      .updateTable('sys_user')
      .set({ post: 'director,auditor' })
      .where('username', '=', 'viewer')
      .execute();
    expect(await read()).toMatchObject({ post: 'director,auditor', orgCodeTxt: '综合管理部', userType: '1' });
    expect((await read()).postText.split(',').toSorted()).toEqual(['主任', '审核专员'].toSorted());
  });
  it('is changed by what is sent alone', async () => {
    expect(await save({ nickname: '小管', sex: 1 })).toMatchObject({ success: true, message: '更新个人信息成功' });
    expect(await save({ email: 'reader@example.com' })).toMatchObject({ success: true });
    expect(await read()).toMatchObject({ nickname: '小管', sex: 1, email: 'reader@example.com', realname: '管只读' });
  });
  it.each([
    [{ id: 'another' }, '只能修改自己的数据'],
    [{ realname: '' }, '请输入姓名!'],
    [{ birthday: '2025-10-16' }, '生日不能晚于今天'],
    [{ email: 'nobody' }, '邮箱格式不正确'],
    [{ avatar: 'avatar/none.png' }, undefined],
    [{ username: 'admin' }, undefined],
    [{ userType: '9', status: 2, password: 'x' }, undefined],
  ])('refuses %j', async (body, message) => {
    const before = await read();
    const answer = await save(body);
    expect(answer.success).toBe(false);
    if (message) expect(answer.message).toBe(message);
    expect(await read()).toEqual(before);
  });
  it('does not take the e-mail address of another', async () => {
    await sql`update sys_user set email = 'taken@example.com' where username = 'school'`.execute(fixture.db);
    expect((await save({ email: 'taken@example.com' })).message).toBe('邮箱已被注册');
  });
});

describe('another mobile', () => {
  const change = (phone: string, smscode = '000000') =>
    fixture.call('PUT', '/sys/user/changePhone', own, { phone, smscode });

  it('needs a password that was proved lately, and the code that went to it', async () => {
    expect((await change('13900009999')).success).toBe(false);
    await sql`update sys_session set password_proof_at = null`.execute(fixture.db);
    expect(await change('13900009999')).toMatchObject({ code: 510, result: { errorCode: 'REAUTH' } });
  });
});

describe('where one is signed in', () => {
  it('is listed with the present one marked, and others can be ended', async () => {
    const other = await fixture.token('viewer');
    const { result } = await fixture.get('/sys/online/mine', own);
    const present = result.filter((s: { isCurrent: boolean }) => s.isCurrent);
    expect(present).toHaveLength(1);
    expect((await fixture.call('DELETE', `/sys/online/mine?id=${present[0].id}`, own)).message).toBe(
      '不能下线当前设备!',
    );
    const mine = await fixture.get('/sys/online/mine', { token: other });
    const otherId = mine.result.find((s: { isCurrent: boolean }) => s.isCurrent).id;
    expect((await fixture.call('DELETE', `/sys/online/mine?id=${otherId}`, own)).message).toBe('已下线该设备');
    expect((await fixture.get('/sys/online/mine', { token: other })).code).toBe(401);
    expect((await fixture.get('/sys/online/mine', own)).success).toBe(true);
  });
  it('is not ended by another user', async () => {
    const school = { token: await fixture.token('school') };
    const { result } = await fixture.get('/sys/online/mine', school);
    expect((await fixture.call('DELETE', `/sys/online/mine?id=${result[0].id}`, own)).message).toBe(
      '数据不存在或无权访问',
    );
  });
  it('is shown by the last sign-ins', async () => {
    const { result } = await fixture.get('/account/center/summary', own);
    expect(result.signIns.length).toBeGreaterThan(0);
    expect(result.signIns[0].content).toContain('viewer');
  });
});
