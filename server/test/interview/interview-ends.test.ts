import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deadlines } from '../../src/platform/jobs/deadlines.ts';
import { companies } from '../delivery/delivery-people.ts';
import { runJob } from '../support/run-job.ts';
import { at, InterviewFixture } from './interview-fixture.ts';

let fixture: InterviewFixture;
beforeAll(async () => {
  fixture = await InterviewFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());
const loadDelivery = (id: string) => fixture.deliveries.row(id);
const notified = () => fixture.deliveries.notifications();

describe('改期', () => {
  const reasons = { reasonCode: 1 };
  it('moves everybody and the room, asks the student again, and is possible three times', async () => {
    const venueId = await fixture.room();
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.planned(deliveryId, { type: 1, venueId });
    await fixture.answer(student.id, 'accept', { id });
    for (const hour of ['10', '11', '12'])
      expect(
        (await fixture.act('hr1', 'reschedule', { id, ...at(`${hour}:00`, `${hour}:30`), ...reasons })).message,
      ).toBe('已改期，等待学生确认');
    expect(await fixture.row(id)).toMatchObject({ status: 1, rescheduleCount: 3, startTime: '2025-10-17 12:00:00' });
    expect(await fixture.bookings()).toMatchObject([{ status: 2, startTime: '2025-10-17 12:00:00' }]);
    const { rows } = await sql`select busy_start from rc_interview_user`.execute(fixture.db);
    expect(rows).toEqual([{ busyStart: '2025-10-17 12:00:00' }]);
    expect((await fixture.act('hr1', 'reschedule', { id, ...at('13:00', '13:30'), ...reasons })).message).toBe(
      '改期次数已达上限，请取消后重新安排',
    );
    expect(await notified()).toContain('I02 look1');
    const { rows: log } =
      await sql`select action, old_start, new_start, reason from rc_interview_log order by seq`.execute(fixture.db);
    expect(log[2]).toMatchObject({
      action: 'reschedule',
      oldStart: '2025-10-17 09:00:00',
      newStart: '2025-10-17 10:00:00',
      reason: '面试官时间冲突',
    });
  });
  it('of an online interview takes no room', async () => {
    const venueId = await fixture.room();
    const { deliveryId } = await fixture.candidate();
    const id = await fixture.planned(deliveryId, { type: 2, meetingUrl: 'https://meeting.example.com/1' });
    const reply = await fixture.act('hr1', 'reschedule', { id, venueId, ...at('10:00', '10:30'), ...reasons });
    expect(reply.success, reply.message).toBe(true);
    expect(await fixture.row(id)).toMatchObject({ startTime: '2025-10-17 10:00:00', venueId: null });
    expect(await fixture.bookings()).toEqual([]);
  });
  it('into a taken time changes nothing', async () => {
    const [first, second] = [await fixture.candidate(), await fixture.candidate()];
    await fixture.planned(first.deliveryId);
    const id = await fixture.planned(second.deliveryId, at('10:00', '10:30'));
    const reply = await fixture.act('hr1', 'reschedule', { id, ...at('09:15', '09:45'), ...reasons });
    expect(reply.message).toBe('面试官人事look1在此时段已有面试');
    expect(await fixture.row(id)).toMatchObject({ startTime: '2025-10-17 10:00:00', rescheduleCount: 0 });
  });
  it.each([
    ['the past', at('09:00', '09:30', '2025-10-14'), '面试开始时间至少为120分钟之后!'],
    ['a time that is too soon', at('11:30', '12:00', '2025-10-15'), '面试开始时间至少为120分钟之后!'],
    ['midnight', { startTime: '2025-10-17 23:45:00', endTime: '2025-10-18 00:15:00' }, '面试须在同一天内结束!'],
    ['a time when the room is closed', at('06:00', '06:30'), '不在场地开放时间内'],
    ['a holiday', at('09:00', '09:30', '2025-10-16'), '该日为节假日'],
  ])('into %s changes nothing', async (_case, period, message) => {
    await sql`
      insert into rc_holiday (id, tenant_id, create_by, create_time, date, kind)
      values ('day-off', 2, 'test', now(), '2025-10-16', 1)`.execute(fixture.db);
    const { deliveryId } = await fixture.candidate();
    const id = await fixture.planned(deliveryId, { type: 1, venueId: await fixture.room() });
    const reply = await fixture.act('hr1', 'reschedule', { id, ...period, ...reasons });
    await sql`delete from rc_holiday where id = 'day-off'`.execute(fixture.db);
    expect(reply).toMatchObject({ success: false, message });
    expect(await fixture.row(id)).toMatchObject({ startTime: '2025-10-17 09:00:00', rescheduleCount: 0 });
    expect(await fixture.bookings()).toMatchObject([{ status: 2, startTime: '2025-10-17 09:00:00' }]);
  });
  it('demands a reason', async () => {
    const { deliveryId } = await fixture.candidate();
    const id = await fixture.planned(deliveryId);
    expect((await fixture.act('hr1', 'reschedule', { id, ...at('10:00', '10:30') })).message).toBe('请选择改期原因!');
  });
});

describe('an interview that ends', () => {
  it('is cancelled with a reason by the owner or the school’s staff', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.planned(deliveryId);
    expect((await fixture.act('hr1', 'cancel', { id })).message).toBe('请填写取消原因!');
    expect((await fixture.act('school', 'cancel', { id, reason: '学校停课' })).code).toBe(510);
    expect((await fixture.act('staff', 'cancel', { id, reason: '学校停课' })).success).toBe(true);
    expect(await loadDelivery(deliveryId)).toMatchObject({ waitFor: 1, interviewState: 0, interviewCount: 0 });
    expect(await fixture.deliveries.actions(deliveryId)).toEqual(['submit', 'pass', 'interview', 'interviewCancel']);
    expect(await notified()).toContain(`I07 ${student.mobile}`);
  });
  it('is completed once it has begun, and absence is marked ten minutes later', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.planned(deliveryId);
    await fixture.answer(student.id, 'accept', { id });
    expect((await fixture.act('hr1', 'complete', { id })).message).toBe('面试尚未开始');
    await fixture.travel('2025-10-17 09:05:00');
    expect((await fixture.act('hr1', 'absent', { id })).message).toBe('面试开始10分钟后才能标记缺席');
    await fixture.travel('2025-10-17 09:10:00');
    expect((await fixture.act('hr1', 'absent', { id })).success).toBe(true);
    expect(await fixture.row(id)).toMatchObject({ status: 6, result: 2 });
    expect(await loadDelivery(deliveryId)).toMatchObject({ waitFor: 1, interviewResult: 2 });
    expect((await fixture.act('hr1', 'complete', { id })).message).toBe('请填写更正说明');
    expect((await fixture.act('hr1', 'complete', { id, reason: '学生在另一间等候' })).success).toBe(true);
    expect(await fixture.row(id)).toMatchObject({ status: 4, result: 0, absentTime: null });
  });
  it('settles by itself a day after its end: agreed ones are done, unanswered ones cancelled', async () => {
    const [first, second] = [await fixture.candidate(), await fixture.candidate()];
    const agreed = await fixture.planned(first.deliveryId);
    await fixture.answer(first.student.id, 'accept', { id: agreed });
    const asked = await fixture.planned(second.deliveryId, at('10:00', '10:30'));
    await fixture.travel('2025-10-18 10:45:00');
    await runJob(fixture.deliveries.engine, deadlines);
    expect(await fixture.row(agreed)).toMatchObject({ status: 4, result: 0 });
    expect(await fixture.row(asked)).toMatchObject({ status: 5, cancelReason: '学生未确认' });
    expect(await notified()).toContain('I08 look1');
    expect(await loadDelivery(first.deliveryId)).toMatchObject({ waitFor: 1, interviewState: 0 });
  });
});

describe('what ends with something else', () => {
  const hr = (action: string, body: object) => fixture.deliveries.post('hr1', `/resume/delivery/${action}`, body);
  it('goes with a delivery that is rejected, withdrawn or taken past 面试', async () => {
    for (const end of ['reject', 'withdraw', 'skip'] as const) {
      await fixture.clear();
      const venueId = await fixture.room();
      const { deliveryId, student } = await fixture.candidate();
      const id = await fixture.planned(deliveryId, { type: 1, venueId });
      const reply =
        end === 'withdraw'
          ? await fixture.deliveries.behalf(student.id, 'withdraw', { id: deliveryId })
          : end === 'skip'
            ? await fixture.deliveries.post('head1', '/resume/delivery/skip', {
                id: deliveryId,
                reason: '已在线下面谈',
              })
            : await hr('reject', { id: deliveryId, reasonCode: 1 });
      expect(reply).toMatchObject({ success: true });
      expect(await fixture.row(id)).toMatchObject({ status: 5, cancelReason: '投递已结束', cancelBy: '系统' });
      expect(await fixture.bookings()).toMatchObject([{ status: 3 }]);
      expect((await fixture.deliveries.actions(deliveryId)).slice(-2)).toEqual([end, 'interviewCancel']);
      expect(await loadDelivery(deliveryId)).toMatchObject({ interviewState: 0, waitFor: end === 'skip' ? 1 : 0 });
    }
  });
  it('goes with a student who leaves the school', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.planned(deliveryId);
    const reply = await fixture.deliveries.post('school', '/employ/employUser/edit', { id: student.id, status: 5 });
    expect(reply.success, reply.message).toBe(true);
    expect(await fixture.row(id)).toMatchObject({ status: 5, cancelReason: '投递已结束' });
    expect(await loadDelivery(deliveryId)).toMatchObject({ status: 5, closeReason: 10, waitFor: 0 });
  });
  it('goes with the company', async () => {
    const { deliveryId } = await fixture.candidate();
    const id = await fixture.planned(deliveryId);
    const reply = await fixture.deliveries.post('school', '/api/pc/bizCompany/disable', {
      id: companies.first,
      reason: '资质过期',
    });
    expect(reply.success, reply.message).toBe(true);
    // The company's sessions have ended.
    fixture.deliveries.passDays(0);
    expect(await fixture.row(id)).toMatchObject({ status: 5, cancelReason: '企业已停用' });
    expect(await loadDelivery(deliveryId)).toMatchObject({ status: 1, step: 20, waitFor: 1, interviewState: 0 });
  });
});

describe('a room that the school approves', () => {
  it('is approved again for another time', async () => {
    const venueId = await fixture.room({ needAudit: 1 });
    const { deliveryId } = await fixture.candidate();
    const id = await fixture.planned(deliveryId, { type: 1, venueId });
    const [booking] = await fixture.bookings();
    await fixture.deliveries.post('school', '/venue/venueBooking/approve', { id: booking?.id });
    const moved = await fixture.act('hr1', 'reschedule', { id, ...at('10:00', '10:30'), reasonCode: 1 });
    expect(moved.success, moved.message).toBe(true);
    expect(await fixture.bookings()).toMatchObject([{ id: booking?.id, status: 1, startTime: '2025-10-17 10:00:00' }]);
  });
  it('cannot be promised before, and is reported when it is refused', async () => {
    const venueId = await fixture.room({ needAudit: 1 });
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.planned(deliveryId, { type: 1, venueId });
    expect((await fixture.answer(student.id, 'accept', { id })).message).toBe('场地待学校批准，批准后可以确认');
    const [booking] = await fixture.bookings();
    const reply = await fixture.deliveries.post('school', '/venue/venueBooking/approve', { id: booking?.id });
    expect(reply.success, reply.message).toBe(true);
    expect((await fixture.answer(student.id, 'accept', { id })).success).toBe(true);
    expect(
      (await fixture.deliveries.post('school', '/venue/venueBooking/release', { id: booking?.id, reason: '场地检修' }))
        .success,
    ).toBe(true);
    expect(await fixture.row(id)).toMatchObject({ status: 2, venueId: null });
    expect(await notified()).toContain('I10 hr1');
  });
});
