import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { someone, without } from '../support/bare-engine.ts';
import { EnterpriseFixture } from './enterprise-fixture.ts';
import { hr, school, session } from './enterprise-people.ts';

let fixture: EnterpriseFixture;
beforeAll(async () => {
  fixture = await EnterpriseFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const path = '/api/pc/companyUser';
const post = (call: string, sent: Record<string, unknown>, who = school) =>
  fixture.call(who, 'POST', `${path}/${call}`, sent);
const get = (call: string, sent: Record<string, unknown>, who = school) =>
  fixture.call(who, 'GET', `${path}/${call}`, sent);
const edit = (sent: Record<string, unknown>, who = school) => fixture.call(who, 'PUT', `${path}/edit`, sent);
const person = (more: Record<string, unknown> = {}) => ({
  username: 'new_member',
  realname: '李雷',
  mobile: '14000031001',
  role: 2,
  ...more,
});
const loadRoles = async (userId: string): Promise<string[]> => {
  const { rows } = await sql<{ roleCode: string }>`
    select r.role_code from sys_user_role u join sys_role r on r.id = u.role_id where u.user_id = ${userId} and u.del_flag = 0 order by 1`.execute(
    fixture.database.db,
  );
  return rows.map((row) => row.roleCode);
};
const lastOne = '企业至少保留一名管理员';

describe('the list', () => {
  it('shows no id in the place of a name that the company has not entered', async () => {
    const { id } = await fixture.company(1, 0);
    await sql`update rc_company set company_name = null where id = ${id}`.execute(fixture.database.db);
    const [row] = (await get('list', {})).result.records;
    expect(row).toMatchObject({ companyId: id, companyName: null, companyId_dictText: '' });
  });
});

describe('adding a member', () => {
  it('opens an account whose first password goes out by SMS and must be changed', async () => {
    const { id, username } = await fixture.company(1, 3);
    const added = await post('add', person({ companyId: 'ignored' }), hr(id, username));
    expect(added).toMatchObject({
      success: true,
      result: { username: 'new_member', realname: '李雷', mobile: '14000031001', companyId: id, role: 2, status: 1 },
    });
    expect(JSON.stringify(added)).not.toContain(fixture.lastCode('14000031001'));
    expect(fixture.sms.at(-1)?.content).toBe(
      `您的登录账号为new_member，初始密码为${fixture.lastCode('14000031001')}，首次登录后请修改密码。`,
    );
    const inside = await fixture.signIn('new_member', fixture.lastCode('14000031001'));
    expect(inside.result).toMatchObject({ mustChangePassword: true, userInfo: { companyId: id } });
    expect(await loadRoles(added.result.userId)).toEqual(['ent_hr']);
  });
  it('is refused with the sentence of the rule that is broken', async () => {
    const { id, username } = await fixture.company(1, 3);
    const waiting = await fixture.company(2, 2);
    const cases: [Record<string, unknown>, string][] = [
      [{ username: '' }, '请输入登录账号!'],
      [{ username: 'abc' }, '长度4到18个字符，建议6到18个字符'],
      [{ mobile: '14000020001' }, '该手机号已被其他账号使用!'],
      [{ mobile: '1' }, '请输入正确手机号'],
      [{ role: 7 }, '角色的值不在可选范围内!'],
      [{ role: null }, '请选择角色!'],
      [{ email: 'x' }, '邮箱格式不正确'],
      [{ companyId: waiting.id }, '企业审核通过后才能添加成员'],
      [{ companyId: 'nowhere' }, '所选所属企业不存在或无权访问!'],
    ];
    for (const [more, sentence] of cases)
      expect([more, (await post('add', person({ companyId: id, ...more }))).message]).toEqual([more, sentence]);
    await fixture.member(id, 'taken_name', 2, '14000031009');
    expect((await post('add', person({ companyId: id, username: 'taken_name' }))).message).toBe('该账号已存在!');
    expect(await post('add', person(), without(hr(id, username), 'company:companyUser:add'))).toMatchObject({
      code: 510,
    });
  });
  it('stops at 20 active members, also when two are added at once', async () => {
    const { id } = await fixture.company(1, 3);
    for (let n = 2; n < 20; n += 1)
      await fixture.member(id, `member_${n}`, 2, `140000400${String(n).padStart(2, '0')}`);
    const replies = await Promise.all([
      post('add', person({ companyId: id })),
      post('add', person({ companyId: id, username: 'another_one', mobile: '14000031002' })),
    ]);
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
    expect(replies.find((reply) => !reply.success)?.message).toBe('成员数量已达上限（20人）');
  });
});

describe('changing a member', () => {
  it('writes the person to the account and a new role to its grants', async () => {
    const { id } = await fixture.company(1, 3);
    const { id: memberId, userId } = await fixture.member(id, 'recruiter', 2, '14000031003');
    const token = (await fixture.signIn('recruiter')).result.token as string;
    const reply = await edit({
      id: memberId,
      realname: '韩梅',
      mobile: '14000031004',
      email: 'han@yunhu.example.com',
      role: 3,
      position: '主管',
      username: 'renamed',
    });
    expect(reply.result).toMatchObject({
      realname: '韩梅',
      mobile: '14000031004',
      email: 'han@yunhu.example.com',
      role: 3,
      position: '主管',
      username: 'recruiter',
    });
    expect(await loadRoles(userId)).toEqual(['ent_interviewer']);
    expect(await fixture.isSignedIn(token)).toBe(false);
    expect((await edit({ id: memberId, mobile: '14000020001' })).message).toBe('该手机号已被其他账号使用!');
  });
  it('is not possible in another company', async () => {
    const first = await fixture.company(1, 3);
    const second = await fixture.company(2, 3);
    const me = hr(first.id, first.username);
    for (const call of ['freeze', 'unfreeze', 'resetPwd'])
      expect((await post(call, { id: second.memberId }, me)).message).toBe('数据不存在或无权访问');
    expect((await edit({ id: second.memberId, realname: 'x' }, me)).message).toBe('数据不存在或无权访问');
    expect((await get('deleteCompanyUser', { id: second.memberId }, me)).message).toBe('数据不存在或无权访问');
    expect((await get('list', {}, me)).result.records).toHaveLength(1);
    expect(
      (await get('list', {}, session('i', { audience: 'interviewer', userId: second.userId, companyId: second.id })))
        .result.records,
    ).toHaveLength(1);
    expect((await get('list', {}, session('college', { audience: 'college' }))).result.records).toEqual([]);
  });
  it('checks the scope of a recruiter against the posts there are', async () => {
    const { id } = await fixture.company(1, 3);
    const { id: memberId } = await fixture.member(id, 'recruiter', 2, '14000031003');
    expect((await edit({ id: memberId, postScope: 'nowhere' })).message).toBe('所选负责岗位不存在或无权访问!');
  });
});

describe('the last administrator', () => {
  it('can be neither deleted, frozen nor demoted', async () => {
    const { memberId } = await fixture.company(1, 3);
    expect((await get('deleteCompanyUser', { id: memberId })).message).toBe(lastOne);
    expect((await post('freeze', { id: memberId })).message).toBe(lastOne);
    expect((await edit({ id: memberId, role: 2 })).message).toBe(lastOne);
  });
  it('remains when all administrators are demoted, frozen and deleted at the same moment', async () => {
    const { id, memberId } = await fixture.company(1, 3);
    const others = await Promise.all([1, 2, 3].map((n) => fixture.member(id, `admin_${n}`, 1, `1400003200${n}`)));
    const replies = await Promise.all([
      edit({ id: memberId, role: 2 }),
      edit({ id: others[0]?.id, role: 3 }),
      post('freeze', { id: others[1]?.id }),
      get('deleteCompanyUser', { id: others[2]?.id }),
    ]);
    expect(replies.filter((reply) => reply.success)).toHaveLength(3);
    expect(replies.find((reply) => !reply.success)?.message).toBe(lastOne);
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from rc_company_user m join sys_user u on u.id = m.user_id
      where m.company_id = ${id} and m.role = 1 and m.del_flag = 0 and u.status = 1 and u.del_flag = 0`.execute(
      fixture.database.db,
    );
    expect(Number(rows[0]?.n)).toBe(1);
  });
  it('remains when statements outside these calls freeze and demote all administrators at the same moment', async () => {
    const { id, userId, memberId } = await fixture.company(1, 3);
    const { userId: second } = await fixture.member(id, 'admin_2', 1, '14000033001');
    const run = (statement: ReturnType<typeof sql>) =>
      fixture.engine.runAs(someone('admin'), ({ db }) => statement.execute(db));
    const done = await Promise.allSettled([
      run(sql`update sys_user set status = 2 where id = ${second}`),
      run(sql`update rc_company_user set role = 2 where id = ${memberId}`),
    ]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(done.find((one) => one.status === 'rejected')?.reason.message).toBe(lastOne);
    await expect(run(sql`update sys_user set del_flag = 1 where id in (${userId}, ${second})`)).rejects.toThrow(
      lastOne,
    );
    // A company that is not approved needs none.
    await run(sql`update rc_company set audit_status = 5 where id = ${id}`);
    await run(sql`update sys_user set status = 2 where id in (${userId}, ${second})`);
  });
  it('hands over by a swap, and only to an active member of the same company', async () => {
    const { id, username, userId } = await fixture.company(1, 3);
    const mine = hr(id, username, { userId });
    const stranger = await fixture.company(2, 3);
    const { userId: target, id: targetMember } = await fixture.member(id, 'recruiter', 2, '14000031003');
    expect((await post('transferAdmin', { targetUserId: stranger.userId }, mine)).message).toBe('数据不存在或无权访问');
    expect((await post('transferAdmin', { targetUserId: userId }, mine)).message).toBe('数据不存在或无权访问');
    expect(
      await post('transferAdmin', { targetUserId: userId }, hr(id, 'recruiter', { userId: target })),
    ).toMatchObject({ code: 510 });
    await post('freeze', { id: targetMember });
    expect((await post('transferAdmin', { targetUserId: target }, mine)).message).toBe('该成员已冻结，不能移交');
    await post('unfreeze', { id: targetMember });
    expect((await post('transferAdmin', { targetUserId: target }, mine)).success).toBe(true);
    expect([await loadRoles(userId), await loadRoles(target)]).toEqual([['ent_hr'], ['ent_admin']]);
  });
});

describe('the calls with the spellings of the specification', () => {
  it('check whether an account name is free, an empty one not at all', async () => {
    const { username, memberId } = await fixture.company(1, 3);
    expect(await get('chackAccountNumber', { accountNumber: 'free_name' })).toMatchObject({
      success: true,
      message: '账号可用',
    });
    expect((await get('chackAccountNumber', { accountNumber: username })).message).toBe('该账号已存在!');
    expect((await get('chackAccountNumber', { account: username, id: memberId })).success).toBe(true);
    expect((await get('chackAccountNumber', {})).success).toBe(true);
  });
  it('delete a member by GET or DELETE, once, and never the caller', async () => {
    const { id, userId, memberId } = await fixture.company(1, 3);
    const first = await fixture.member(id, 'recruiter', 2, '14000031003');
    const second = await fixture.member(id, 'recruiter_2', 2, '14000031004');
    expect((await get('deleteCompanyUser', { id: memberId }, hr(id, 'hr1', { userId }))).message).toBe('不能删除自己');
    const token = (await fixture.signIn('recruiter')).result.token as string;
    expect(await get('deleteCompanyUser', { id: first.id })).toMatchObject({ success: true, message: '删除成功！' });
    expect(await fixture.isSignedIn(token)).toBe(false);
    expect((await get('deleteCompanyUser', { id: first.id })).message).toBe('数据不存在或无权访问');
    expect((await fixture.call(school, 'DELETE', `${path}/deleteCompanyUser`, { id: second.id })).success).toBe(true);
    expect(await fixture.signIn('recruiter')).toMatchObject({ success: false });
    expect(
      await get('deleteCompanyUser', { id: memberId }, without(school, 'company:companyUser:delete')),
    ).toMatchObject({ code: 510 });
  });
});

describe('freezing, passwords, numbers', () => {
  it('ends the sessions of frozen members and admits them again afterwards', async () => {
    const { id } = await fixture.company(1, 3);
    const { id: memberId } = await fixture.member(id, 'recruiter', 2, '14000031003');
    const token = (await fixture.signIn('recruiter')).result.token as string;
    expect((await post('freeze', { id: memberId })).message).toBe('冻结成功');
    expect(await fixture.isSignedIn(token)).toBe(false);
    expect((await fixture.signIn('recruiter')).message).toBe('该用户已冻结');
    await post('unfreeze', { id: memberId });
    expect((await fixture.signIn('recruiter')).success).toBe(true);
  });
  it('sends a new password by SMS and answers without it', async () => {
    const { username, memberId } = await fixture.company(1, 3);
    const token = (await fixture.signIn(username)).result.token as string;
    const reply = await post('resetPwd', { id: memberId });
    const fresh = fixture.lastCode('14000020001');
    expect(JSON.stringify(reply)).not.toContain(fresh);
    expect(await fixture.isSignedIn(token)).toBe(false);
    expect((await fixture.signIn(username)).success).toBe(false);
    expect((await fixture.signIn(username, fresh)).result.mustChangePassword).toBe(true);
    const { rows } = await sql<{ kept: string }>`select params::text as kept from rc_outbox`.execute(
      fixture.database.db,
    );
    expect(rows.some((row) => row.kept.includes(fresh))).toBe(false);
  });
  it('changes a number with a code sent to the new one, and tells both', async () => {
    const { username, memberId } = await fixture.company(1, 3);
    await fixture.call(school, 'POST', '/sys/sms', { mobile: '14000033001', smsmode: '3' });
    const smsCode = fixture.lastCode('14000033001');
    expect(
      (
        await post('changeMobile', {
          id: memberId,
          mobile: '14000033001',
          smsCode: smsCode === '000000' ? '1' : '000000',
        })
      ).message,
    ).toBe('手机验证码错误');
    expect((await post('changeMobile', { id: memberId, mobile: '14000033001', smsCode })).success).toBe(true);
    expect(await fixture.notifications()).toEqual([`C06 ${username}`, 'C06 14000020001']);
    expect((await get('queryById', { id: memberId })).result.mobile).toBe('14000033001');
  });
  it('shows the last sign-ins', async () => {
    const { username, memberId } = await fixture.company(1, 3);
    for (let n = 0; n < 22; n += 1)
      await sql`insert into sys_log (id, tenant_id, create_by, create_time, log_type, log_content, userid, ip)
        values (${`l${n}`}, 1, ${username}, now(), 1, '登录成功', ${username}, '10.0.0.1')`.execute(
        fixture.database.db,
      );
    const { result } = await get('loginLog', { id: memberId });
    expect(result).toHaveLength(20);
    expect(result[0]).toMatchObject({ ip: '10.0.0.1', content: '登录成功' });
  });
});
