import { studentSubmit } from '@campus/contract/resume';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../support/reply.ts';
import { DeliveryFixture } from './delivery-fixture.ts';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
});
beforeEach(async () => {
  await fixture.clear();
  await sql`delete from sys_user where user_type = '3'`.execute(fixture.db);
});
afterAll(() => fixture.close());

const noPermission = '没有权限，请联系管理员分配权限！';
const openAccounts = (ids: readonly string[], who: 'school' | 'staff' | 'hr1' = 'school') =>
  fixture.post(who, '/employ/employUser/openAccount', { ids: ids.join(',') });
const findAccount = async (id: string) => {
  const { rows } = await sql<{ userId: string | null; username: string | null; userType: string; password: string }>`
    select e.user_id, u.username, u.user_type, u.password from rc_employ_user e left join sys_user u on u.id = e.user_id
    where e.id = ${id}`.execute(fixture.db);
  return rows[0];
};
describe('开通学生账号', () => {
  it('gives each student one account named by the student number, without a password', async () => {
    const [one, two] = [await fixture.student(), await fixture.student()];
    expect((await openAccounts([one.id, two.id])).result).toEqual({ ok: 2, failed: [] });
    expect(await findAccount(one.id)).toMatchObject({
      username: expect.stringMatching(/^S\d{4}$/),
      userType: '3',
      password: '!',
    });
    expect(await fixture.notifications()).toEqual([`E07 ${one.mobile}`, `E07 ${two.mobile}`].sort());
    const again = await openAccounts([one.id]);
    expect(again.result.failed).toMatchObject([{ id: one.id, message: '该学生已有账号' }]);
  });
  it('is allowed for school administrators only', async () => {
    const student = await fixture.student();
    expect((await openAccounts([student.id], 'staff')).message).toBe(noPermission);
    expect((await openAccounts([student.id], 'hr1')).message).toBe(noPermission);
    expect((await findAccount(student.id))?.userId).toBeNull();
  });
  it('creates one account by parallel calls', async () => {
    const student = await fixture.student();
    const replies = await Promise.all([1, 2, 3, 4].map(() => openAccounts([student.id])));
    expect(replies.reduce((n, r) => n + r.result.ok, 0)).toBe(1);
    expect(await fixture.count('sys_user', "user_type = '3'")).toBe(1);
  });
  it('skips students who have left or were merged', async () => {
    const gone = await fixture.student({ status: 4 });
    expect((await openAccounts([gone.id])).result).toMatchObject({ ok: 0, failed: [{ id: gone.id }] });
  });
});

describe('a student’s token', () => {
  it('is accepted by the student’s calls only', async () => {
    const call = await fixture.signedIn(await fixture.student());
    for (const path of ['/resume/delivery/list', '/sys/user/getUserInfo', '/employ/employUser/list'])
      expect(await call('GET', path), path).toMatchObject({ success: false, message: '请使用学生端' });
    expect((await call('POST', '/resume/delivery/pass', { id: 'x' })).message).toBe('请使用学生端');
    expect((await call('GET', '/api/stu/my/deliveries')).result).toEqual([]);
  });
  it('delivers, withdraws and reads what is the student’s own, without a remark', async () => {
    const student = await fixture.student();
    const call = await fixture.signedIn(student);
    const vacancy = await fixture.vacancy({ name: '测试岗' });
    const { result } = await call('POST', studentSubmit.path, { postId: vacancy.id });
    expect((await call('GET', '/api/stu/my/deliveries')).result).toMatchObject([
      { id: result.id, postName: '测试岗', stage: '已投递', stageTime: '2025-10-15 10:00:00' },
    ]);
    expect(await call('POST', '/api/stu/delivery/withdraw', { id: result.id })).toMatchObject({
      success: true,
      message: '已撤回',
    });
    expect((await call('GET', '/api/stu/my/deliveries')).result).toMatchObject([{ stage: '已结束' }]);
    const last = (await fixture.history(result.id)).at(-1);
    expect(last).toMatchObject({ action: 'withdraw', actorType: 1, onBehalf: 0, remark: null });
  });
  it('hides the company’s views of the résumé and its notes', async () => {
    const student = await fixture.student();
    const call = await fixture.signedIn(student);
    const { result } = await call('POST', studentSubmit.path, { postId: (await fixture.vacancy()).id });
    const before = (await call('GET', '/api/stu/my/deliveries')).result;
    fixture.clock.pass(60);
    await fixture.post('hr1', '/resume/delivery/read', { id: result.id });
    await fixture.post('hr1', '/resume/delivery/note', { id: result.id, remark: '面试时再看' });
    await fixture.post('hr1', '/resume/delivery/star', { id: result.id, starFlag: 1 });
    expect((await call('GET', '/api/stu/my/deliveries')).result).toEqual(before);
  });
  it('moves no delivery of another student, and acts for no other one by the header', async () => {
    const [own, other] = [await fixture.student(), await fixture.student()];
    const call = await fixture.signedIn(own);
    const theirs = await fixture.deliver(other, await fixture.vacancy());
    expect((await call('POST', '/api/stu/delivery/withdraw', { id: theirs })).message).toBe('数据不存在或无权访问');
    const token = await fixture.app.signIn(String((await findAccount(own.id))?.username));
    const { body } = await fixture.app.call({
      method: 'POST',
      url: '/server/api/stu/delivery/withdraw',
      as: token,
      headers: { 'x-behalf-employ': other.id },
      payload: { id: theirs, remark: '委托' },
    });
    expect((body as Reply).message).toBe('数据不存在或无权访问');
    expect(await fixture.row(theirs)).toMatchObject({ status: 1 });
  });
  it('takes only the steps of a student', async () => {
    const call = await fixture.signedIn(await fixture.student());
    for (const step of ['pass', 'reject', 'expire', 'end', 'transferOut'])
      expect((await call('POST', `/api/stu/delivery/${step}`, { id: 'x' })).code, step).not.toBe(200);
  });
});

describe('代办', () => {
  it('is audited with its remark', async () => {
    const student = await fixture.student();
    const id = await fixture.deliver(student, await fixture.vacancy());
    await fixture.behalf(student.id, 'withdraw', { id });
    const { rows } = await sql<{ content: string }>`
      select content::text as content from sys_audit where act = 'student.behalf' order by id desc limit 1`.execute(
      fixture.db,
    );
    for (const part of [id, student.id, 'withdraw', '学生电话委托']) expect(rows[0]?.content).toContain(part);
  });
});

it('refuses students while their sign-in is disabled', async () => {
  const closed = fixture.app.engine.services.settings as { studentSignIn: boolean };
  const student = await fixture.student();
  await fixture.signedIn(student);
  const { username } = (await findAccount(student.id)) as { username: string };
  closed.studentSignIn = false;
  try {
    await expect(fixture.app.signIn(username)).rejects.toThrow();
  } finally {
    closed.studentSignIn = true;
  }
});
