import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
const preview = (who: Who, step: string, id: string) => fixture.get(who, `${path}/stepPreview`, { id, step });

describe('越级推进', () => {
  it('is allowed for administrators only and requires a reason of five characters', async () => {
    const id = await fixture.deliveryAt({ status: 1, step: 20 });
    expect(await act('hr1', 'skip', { id, reason: '已在线下面谈' })).toMatchObject({ code: 510 });
    expect((await act('head1', 'skip', { id })).message).toBe('请填写越级推进说明!');
    expect((await act('head1', 'skip', { id, reason: '太短了' })).message).toBe('越级推进说明最少5个字符!');
    expect(await act('head1', 'skip', { id, reason: '已在线下面谈' })).toMatchObject({ success: true });
    expect(await fixture.row(id)).toMatchObject({ status: 1, step: 30, waitFor: 1, plannedRounds: 1 });
    const last = (await fixture.history(id)).at(-1);
    expect(last).toMatchObject({ action: 'skip', toStep: 30, remark: '已在线下面谈' });
    const { mobile } = await loadStudent(id);
    expect(await fixture.notifications()).toEqual([`D05 ${mobile}`]);
  });
  it('is refused for a student who has not confirmed', async () => {
    const id = await fixture.deliveryAt({ status: 1, studentConfirm: 0 });
    expect((await act('head1', 'skip', { id, reason: '已在线下面谈' })).message).toBe('学生尚未确认，暂不能推进');
  });
  it('processes several rows and lists those that failed', async () => {
    const ids = [await fixture.deliveryAt({ status: 1 }), await fixture.deliveryAt({ status: 1, step: 30 })];
    const { result } = await act('head1', 'skip', { ids, reason: '已在线下面谈' });
    expect(result).toMatchObject({ ok: 1, failed: [{ id: ids[1], message: '当前状态为“进行中·录用”，不能越级推进' }] });
  });
});
const loadStudent = async (id: string): Promise<{ mobile: string }> => {
  const { rows } = await sql<{
    mobile: string;
  }>`select e.mobile from rc_employ_user e join rc_delivery d on d.employ_id = e.id where d.id = ${id}`.execute(
    fixture.db,
  );
  return rows[0] as { mobile: string };
};

describe('通过 at 面试', () => {
  it('requires a passed interview', async () => {
    const id = await fixture.deliveryAt({ status: 1, step: 20 });
    expect(await act('hr1', 'pass', { id })).toMatchObject({
      message: '暂无通过的面试记录，如需直接录用请使用越级推进',
      result: { errorCode: 'RC_STATE' },
    });
  });
});

describe('the planned rounds', () => {
  it('are copied from the post when the delivery leaves 简历, and stay the same when the post changes', async () => {
    const vacancy = await fixture.vacancy({ interviewRounds: 2 });
    const id = await fixture.deliveryAt({ status: 1 }, { vacancy });
    expect((await fixture.row(id)).plannedRounds).toBeNull();
    await act('hr1', 'pass', { id });
    await sql`update rc_company_post set interview_rounds = 3 where id = ${vacancy.id}`.execute(fixture.db);
    await act('head1', 'skip', { id, reason: '已在线下面谈' });
    expect((await fixture.row(id)).plannedRounds).toBe(2);
  });
});

describe('a matched student who confirms', () => {
  it.each([
    [1, 20],
    [0, 30],
  ])('goes on from the screening: with %i rounds to %i', async (interviewRounds, step) => {
    const vacancy = await fixture.vacancy({ interviewRounds });
    const id = await fixture.deliveryAt({ status: 1, studentConfirm: 0 }, { vacancy, more: { source: 3 } });
    expect((await fixture.behalf((await fixture.row(id)).employId, 'confirm', { id })).success).toBe(true);
    expect(await fixture.row(id)).toMatchObject({ status: 1, step, studentConfirm: 1, plannedRounds: interviewRounds });
  });
});

describe('关闭 after the offer', () => {
  const closing = { reasonCode: 2, reason: '双方协商一致' };
  it('stores who ended it and the reason derived from the step', async () => {
    for (const [step, closeReason] of [
      [40, 5],
      [50, 6],
    ] as const) {
      const id = await fixture.deliveryAt({ status: 1, step });
      expect(await act('hr1', 'close', { id, ...closing })).toMatchObject({ success: true, message: '已关闭' });
      expect(await fixture.row(id)).toMatchObject({ status: 5, step, closeReason, breakReason: 2, waitFor: 0 });
      const last = (await fixture.history(id)).at(-1);
      expect(last).toMatchObject({ action: 'close', reasonCode: closeReason, remark: '双方协商一致' });
    }
  });
  it('requires a cause and a text', async () => {
    const id = await fixture.deliveryAt({ status: 1, step: 40 });
    expect((await act('hr1', 'close', { id, reason: '双方协商一致' })).message).toBe('请选择中止原因!');
    expect((await act('hr1', 'close', { id, reasonCode: 2, reason: '短' })).message).toBe('说明最少5个字符!');
  });
  it('is allowed for the company’s administrator when the company is the cause', async () => {
    const id = await fixture.deliveryAt({ status: 1, step: 40 });
    const body = { id, reasonCode: 3, reason: '岗位编制取消' };
    expect((await act('hr1', 'close', body)).message).toBe('因企业原因关闭，须由企业管理员操作');
    expect((await act('head1', 'close', body)).success).toBe(true);
  });
  it('is allowed for the school, and not for other companies', async () => {
    const id = await fixture.deliveryAt({ status: 1, step: 50 });
    expect((await act('hr2', 'close', { id, ...closing })).message).toBe('数据不存在或无权访问');
    expect((await act('college', 'close', { id, ...closing })).code).toBe(510);
    expect((await act('school', 'close', { id, ...closing })).success).toBe(true);
  });
});

describe('the preview of a step', () => {
  it('returns the next step and the message to the student', async () => {
    const vacancy = await fixture.vacancy({ name: '测试岗', interviewRounds: 1 });
    const id = await fixture.deliveryAt({ status: 1 }, { vacancy });
    expect((await preview('hr1', 'pass', id)).result).toEqual({
      sentence: '操作后进入“面试”环节。',
      messages: [{ to: '学生', text: '您在《测试岗》的应聘进入面试' }],
    });
    expect((await preview('head1', 'skip', id)).result.messages).toEqual([
      { to: '学生', text: '您在《测试岗》的应聘进入录用' },
    ]);
    expect((await preview('hr1', 'reject', id)).result).toEqual({
      messages: [{ to: '学生', text: '感谢您应聘《测试岗》，本次未能进入下一环节', when: 'notify' }],
    });
  });
  it('is answered only for callers who can take the step, on visible rows', async () => {
    const id = await fixture.deliveryAt({ status: 1 });
    expect((await preview('hr2', 'pass', id)).message).toBe('数据不存在或无权访问');
    expect((await preview('hr1', 'skip', id)).code).toBe(510);
    expect((await preview('viewer', 'pass', id)).code).toBe(510);
    expect((await preview('hr1', 'restore', id)).message).toBe('当前状态为“进行中·简历”，不能恢复');
    expect((await preview('hr1', 'withdraw', id)).success).toBe(false);
    expect((await preview('hr1', 'toString', id)).success).toBe(false);
    expect(await fixture.actions(id)).toEqual(['submit']);
  });
});

describe('the wait', () => {
  it('starts with each change of party and ends with the delivery', async () => {
    const student = await fixture.student();
    // A company invites whom it knows from an application.
    await fixture.deliver(student, await fixture.vacancy());
    const vacancy = await fixture.vacancy();
    const reply = await fixture.post('hr1', `${path}/invite`, { postId: vacancy.id, employIds: student.id });
    expect(reply.result).toMatchObject({ ok: 1 });
    const { rows } = await sql<{ id: string }>`select id from rc_delivery where post_id = ${vacancy.id}`.execute(
      fixture.db,
    );
    const id = (rows[0] as { id: string }).id;
    expect(await fixture.row(id)).toMatchObject({ waitFor: 2, waitSince: '2025-10-15 10:00:00' });
    fixture.clock.pass(30);
    await fixture.behalf(student.id, 'confirm', { id });
    expect(await fixture.row(id)).toMatchObject({ waitFor: 1, waitSince: '2025-10-15 10:30:00' });
    fixture.clock.pass(30);
    await act('hr1', 'read', { id });
    expect(await fixture.row(id)).toMatchObject({ waitFor: 1, waitSince: '2025-10-15 10:30:00' });
    await act('hr1', 'reject', { id, reasonCode: 1 });
    expect(await fixture.row(id)).toMatchObject({ waitFor: 0, waitSince: null });
    await act('hr1', 'restore', { id });
    expect(await fixture.row(id)).toMatchObject({ waitFor: 1, waitSince: '2025-10-15 11:00:00' });
  });
  it('is counted as waiting by the post', async () => {
    const vacancy = await fixture.vacancy();
    const id = await fixture.deliveryAt({ status: 1 }, { vacancy });
    await fixture.deliveryAt({ status: 1, studentConfirm: 0 }, { vacancy });
    await act('hr1', 'pass', { id });
    const { rows } = await sql`select todo_count from rc_company_post where id = ${vacancy.id}`.execute(fixture.db);
    expect(rows[0]).toEqual({ todoCount: 1 });
  });
});

describe('two parallel decisions on one delivery', () => {
  it('store one decision; the other is refused because of the new state', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await fixture.deliveryAt({ status: 1 });
      const replies = await Promise.all([
        act('hr1', 'reject', { id, reasonCode: 1 }),
        act('head1', 'reject', { id, reasonCode: 2 }),
      ]);
      expect(replies.map((r) => r.success).sort()).toEqual([false, true]);
      expect(replies.find((r) => !r.success)?.message).toBe('当前状态为“未通过·简历”，不能判为不通过');
      expect(await fixture.actions(id)).toEqual(['submit', 'reject']);
    }
  });
  it('refuse the second as stale when both send the version they read', async () => {
    const id = await fixture.deliveryAt({ status: 1 });
    const { version } = await fixture.row(id);
    const replies = await Promise.all([
      act('hr1', 'pass', { id, version }),
      act('head1', 'skip', { id, version, reason: '已在线下面谈' }),
    ]);
    expect(replies.map((r) => r.success).sort()).toEqual([false, true]);
    expect(replies.find((r) => !r.success)?.result.errorCode).toBe('RC_STALE');
  });
  it('keep history and row consistent when a student withdraws while HR passes', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await fixture.deliveryAt({ status: 1 });
      const { employId } = await fixture.row(id);
      const [withdrawn, passed] = await Promise.all([
        fixture.behalf(employId, 'withdraw', { id }),
        act('hr1', 'pass', { id }),
      ]);
      // After the pass the student may still withdraw; after the withdrawal it cannot be passed.
      expect(withdrawn.success).toBe(true);
      const row = await fixture.row(id);
      expect(row).toMatchObject({ status: 4, step: passed.success ? 20 : 10, waitFor: 0, waitSince: null });
      expect(await fixture.actions(id)).toEqual(
        passed.success ? ['submit', 'pass', 'withdraw'] : ['submit', 'withdraw'],
      );
    }
  });
});
