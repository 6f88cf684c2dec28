import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runJob } from '../support/run-job.ts';
import { DeliveryFixture } from './delivery-fixture.ts';
import type { Who } from './delivery-people.ts';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const path = '/resume/delivery';
const act = (who: Who, action: string, body: object) => fixture.post(who, `${path}/${action}`, body);
const notThere = '数据不存在或无权访问';

describe('a student who is asked', () => {
  const confirm = async (id: string, action = 'confirm') =>
    fixture.behalf((await fixture.row(id)).employId, action, { id });
  it('makes the contact readable by confirming in time', async () => {
    const student = await fixture.student();
    const id = await fixture.deliveryAt({ status: 1, studentConfirm: 0 }, { student });
    const before = (await fixture.get('hr1', `${path}/queryById`, { id })).result;
    expect(before.mobile).toBe(`140****${student.mobile.slice(-4)}`);
    expect(await confirm(id)).toMatchObject({ success: true, message: '已确认' });
    expect(await fixture.row(id)).toMatchObject({ status: 1, step: 10, studentConfirm: 1, confirmDeadline: null });
    expect((await fixture.get('hr1', `${path}/queryById`, { id })).result.mobile).toBe(student.mobile);
    expect(await fixture.notifications()).toEqual(['D03 hr1']);
    const [, line] = await fixture.history(id);
    expect(line).toMatchObject({ action: 'confirm', actorType: 1, onBehalf: 1, remark: '学生电话委托' });
  });
  it('is refused after the deadline even before the job has run', async () => {
    const id = await fixture.deliveryAt({ status: 1, studentConfirm: 0 });
    fixture.passDays(6);
    expect(await confirm(id)).toMatchObject({ message: '邀请已过期', result: { errorCode: 'RC_EXPIRED' } });
    expect((await confirm(id, 'decline')).success).toBe(true);
    expect(await fixture.row(id)).toMatchObject({ status: 5, studentConfirm: 2, closeReason: 4 });
    expect(await fixture.notifications()).toEqual(['D04 hr1']);
  });
  it('is reminded by the job a day before the deadline, once, and not after the answer', async () => {
    const invite = async () => {
      const [student, vacancy] = [await fixture.student(), await fixture.vacancy()];
      await fixture.deliveryAt({ status: 1 }, { student });
      await fixture.post('hr1', `${path}/invite`, { postId: vacancy.id, employIds: student.id });
      const { rows } = await sql<{ id: string }>`
        select id from rc_delivery where post_id = ${vacancy.id}`.execute(fixture.db);
      return { student, id: (rows[0] as { id: string }).id };
    };
    const run = () => runJob(fixture.app.engine, fixture.app.engine.services.jobs.types.find('RcDeadline'));
    const [waiting, answered] = [await invite(), await invite()];
    expect((await confirm(answered.id)).success).toBe(true);
    fixture.passDays(3);
    expect(await run()).toBe(0);
    fixture.passDays(2);
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    const reminders = (await fixture.notifications()).filter((line) => line.startsWith('D27'));
    expect(reminders).toEqual([`D27 ${waiting.student.mobile}`]);
    expect(await fixture.row(waiting.id)).toMatchObject({ status: 1, studentConfirm: 0 });
    expect(await fixture.actions(waiting.id)).toEqual(['submit']);
  });
  it('who never answers is closed by the job, once', async () => {
    const open = await fixture.deliveryAt({ status: 1, studentConfirm: 0 });
    const fresh = await fixture.deliveryAt(
      { status: 1, studentConfirm: 0 },
      { more: { confirmDeadline: '2025-11-20 10:00:00' } },
    );
    fixture.passDays(6);
    const run = () => runJob(fixture.app.engine, fixture.app.engine.services.jobs.types.find('RcDeadline'));
    await run();
    await run();
    expect(await fixture.row(open)).toMatchObject({ status: 5, studentConfirm: 3, closeReason: 3 });
    expect(await fixture.row(fresh)).toMatchObject({ status: 1, studentConfirm: 0 });
    expect(await fixture.actions(open)).toEqual(['submit', 'expire']);
    expect(await fixture.notifications()).toEqual(['D04 hr1']);
  });
  it('is represented by the school only, for the student named by the call', async () => {
    const id = await fixture.deliveryAt({ status: 1 });
    const { employId } = await fixture.row(id);
    const stranger = await fixture.student();
    expect((await fixture.behalf(stranger.id, 'withdraw', { id })).message).toBe(notThere);
    expect((await fixture.post('school', '/api/stu/delivery/withdraw', { id, remark: '委托' })).message).toBe(notThere);
    expect((await fixture.behalf(employId, 'withdraw', { id, remark: '' })).message).toBe('请输入说明!');
    expect((await fixture.behalf(employId, 'withdraw', { id }, 'hr1')).code).toBe(510);
    expect((await fixture.behalf(employId, 'withdraw', { id }, 'other')).message).toBe(notThere);
    expect(await fixture.behalf(employId, 'withdraw', { id })).toMatchObject({ success: true, message: '已撤回' });
    expect(await fixture.notifications()).toEqual(['D07 hr1']);
  });
});

describe('the end of a post', () => {
  it('closes deliveries at their first step, withdraws recommendations and keeps the rest', async () => {
    const vacancy = await fixture.vacancy();
    const student = await fixture.student();
    const waiting = await fixture.deliveryAt({ status: 1 }, { vacancy, student });
    const unconfirmed = await fixture.deliveryAt({ status: 1, studentConfirm: 0 }, { vacancy });
    const further = await fixture.deliveryAt({ status: 1, step: 20 }, { vacancy });
    const recommended = await fixture.student();
    await fixture.post('school', '/recommend/resumeRecommend/batchAddRecommend', {
      companyPostId: vacancy.id,
      employId: recommended.id,
      consent: 1,
    });
    expect((await fixture.post('hr1', '/companyPost/companyPost/close', { id: vacancy.id })).success).toBe(true);
    expect(await fixture.row(waiting)).toMatchObject({ status: 5, closeReason: 1, stepResult: 0 });
    expect(await fixture.row(unconfirmed)).toMatchObject({ status: 5, closeReason: 1 });
    expect(await fixture.row(further)).toMatchObject({ status: 1, step: 20 });
    expect(await fixture.count('rc_recommend', 'status = 6')).toBe(1);
    expect(await fixture.notifications()).toContain(`D09 ${student.mobile}`);
    const [, line] = await fixture.history(waiting);
    expect(line).toMatchObject({ action: 'close', actorType: 4, actorName: '系统', reasonCode: 1 });
    const { rows } = await sql`select todo_count, delivery_count from rc_company_post where id = ${vacancy.id}`.execute(
      fixture.db,
    );
    expect(rows[0]).toEqual({ todoCount: 1, deliveryCount: 3 });
  });
  it('ends the deliveries too where the recruiter who closes it does not see them', async () => {
    const vacancy = await fixture.vacancy();
    await sql`update rc_company_post set create_by = 'limited1' where id = ${vacancy.id}`.execute(fixture.db);
    const id = await fixture.deliveryAt({ status: 1 }, { vacancy });
    expect((await fixture.post('limited1', '/companyPost/companyPost/close', { id: vacancy.id })).success).toBe(true);
    expect(await fixture.row(id)).toMatchObject({ status: 5, closeReason: 1 });
  });
});

describe('a view of a delivery', () => {
  it('marks it read once and adds to the history once per user and day', async () => {
    const id = await fixture.deliveryAt({ status: 1 });
    await act('hr1', 'read', { id });
    await act('hr1', 'read', { id });
    await act('head1', 'read', { id });
    expect(await fixture.row(id)).toMatchObject({ readFlag: 1, readTime: '2025-10-15 10:00:00' });
    expect(await fixture.actions(id)).toEqual(['submit', 'read', 'read']);
    fixture.passDays(1);
    await act('hr1', 'read', { id });
    expect((await fixture.history(id)).map((line) => line.actorName)).toEqual([
      '测试',
      '人事hr1',
      '人事head1',
      '人事hr1',
    ]);
  });
  it('is recorded by its company alone', async () => {
    const id = await fixture.deliveryAt({ status: 1 });
    expect((await act('school', 'read', { id })).code).toBe(510);
    expect(await fixture.row(id)).toMatchObject({ readFlag: 0 });
    expect(await fixture.actions(id)).toEqual(['submit']);
    expect((await act('hr2', 'read', { id })).message).toBe(notThere);
  });
  it('through the résumé is recorded as one', async () => {
    const student = await fixture.student();
    const id = await fixture.deliveryAt({ status: 1 }, { student });
    await fixture.get('hr1', '/resume/resume/preview', { id: student.resumeId, deliveryId: id });
    expect(await fixture.row(id)).toMatchObject({ readFlag: 1 });
    await fixture.app.call({
      method: 'GET',
      url: `/server/resume/resume/download?id=${student.resumeId}&deliveryId=${id}`,
      as: await fixture.token('hr1'),
    });
    expect(await fixture.actions(id)).toEqual(['submit', 'read', 'download']);
    expect(await fixture.count('rc_resume_download', `delivery_id = '${id}' and side = 2`)).toBe(1);
  });
});

describe('the history', () => {
  it('cannot be changed or deleted', async () => {
    const id = await fixture.deliveryAt({ status: 1 });
    await expect(
      sql`update rc_delivery_step set remark = 'x' where delivery_id = ${id}`.execute(fixture.db),
    ).rejects.toThrow();
    await expect(sql`delete from rc_delivery_step where delivery_id = ${id}`.execute(fixture.db)).rejects.toThrow();
    expect(await fixture.actions(id)).toEqual(['submit']);
  });
  it('contains the reasons, and for the company alone its notes', async () => {
    const id = await fixture.deliveryAt({ status: 1 });
    expect((await act('hr1', 'note', { id, remark: '电话沟通过' })).message).toBe('备注成功');
    expect((await act('hr1', 'note', { id, remark: '' })).message).toBe('请输入备注!');
    expect((await act('school', 'note', { id, remark: 'x' })).code).toBe(510);
    await act('hr1', 'reject', { id, reasonCode: 3 });
    const read = async (who: Who) =>
      (await fixture.get(who, `${path}/steps`, { id })).result.map((l: Record<string, unknown>) => [
        ...[l.seq, l.action_dictText, l.reasonText, l.remark],
      ]);
    const [first, note, last] = await read('hr1');
    expect([first, note, last]).toEqual([
      [1, '投递', null, null],
      [2, '备注', null, '电话沟通过'],
      [3, '不通过', '岗位已招满', null],
    ]);
    expect(await read('school')).toEqual([first, last]);
  });
});
