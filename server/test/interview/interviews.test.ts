import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deadlines } from '../../src/platform/jobs/deadlines.ts';
import { companies } from '../delivery/delivery-people.ts';
import { runJob } from '../support/run-job.ts';
import { at, InterviewFixture, path } from './interview-fixture.ts';

let fixture: InterviewFixture;
beforeAll(async () => {
  fixture = await InterviewFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());
const loadDelivery = (id: string) => fixture.deliveries.row(id);
const notified = () => fixture.deliveries.notifications();

describe('planning an interview', () => {
  it('asks the student, takes everybody’s time and writes the delivery’s history', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const reply = await fixture.plan(deliveryId);
    expect(reply.message).toBe('面试已安排，等待学生确认');
    const row = await fixture.row(reply.result.id);
    expect(row).toMatchObject({
      status: 1,
      result: 0,
      title: '第1轮面试',
      employId: student.id,
      companyId: companies.first,
    });
    expect(row.interviewNo).toMatch(/^MS251015\d{5}$/);
    // 48 hours from now, though not later than two hours before the start.
    expect(row.confirmDeadline).toBe('2025-10-17 07:00:00');
    expect(await loadDelivery(deliveryId)).toMatchObject({ waitFor: 2, interviewState: 1, interviewCount: 1 });
    expect((await fixture.deliveries.history(deliveryId)).at(-1)).toMatchObject({
      action: 'interview',
      remark: '第1轮面试 2025-10-17 09:00',
    });
    expect(await notified()).toEqual([`I01 ${student.mobile}`]);
  });
  it('reaches the account of a student who has one', async () => {
    const { deliveryId, student } = await fixture.candidate();
    await fixture.deliveries.post('school', '/employ/employUser/openAccount', { ids: student.id });
    const { rows } = await sql<{ username: string }>`
      select u.username from sys_user u join rc_employ_user e on e.user_id = u.id where e.id = ${student.id}`.execute(
      fixture.db,
    );
    await fixture.planned(deliveryId);
    expect((await notified()).filter((line) => line.startsWith('I01'))).toEqual([`I01 ${rows[0]?.username}`]);
  });
  it('passes a delivery that is still at 简历, unless its post plans no rounds', async () => {
    const { deliveryId } = await fixture.candidate({ step: 10, rounds: 2 });
    await fixture.planned(deliveryId);
    expect(await loadDelivery(deliveryId)).toMatchObject({ status: 1, step: 20, plannedRounds: 2 });
    const other = await fixture.candidate({ step: 10, rounds: 0 });
    expect((await fixture.plan(other.deliveryId, at('10:00', '10:30'))).message).toBe(
      '该岗位未设置面试轮数，请先修改岗位',
    );
    expect((await loadDelivery(other.deliveryId)).step).toBe(10);
  });
  it.each([
    ['too soon', at('11:30', '12:00', '2025-10-15'), '面试开始时间至少为120分钟之后!'],
    ['in the past', at('09:00', '09:30', '2025-10-14'), '面试开始时间至少为120分钟之后!'],
    ['reversed', at('10:00', '09:00'), '结束时间应晚于开始时间!'],
    ['too long', at('08:00', '12:30'), '面试时长应在10到240分钟之间!'],
    ['over midnight', { startTime: '2025-10-17 23:30:00', endTime: '2025-10-18 00:30:00' }, '面试须在同一天内结束!'],
    ['on site without a place', { type: 1 }, '请填写面试地址!'],
    ['online without a link', { type: 2 }, '请填写正确的会议链接!'],
    ['online with something else', { type: 2, meetingUrl: 'ftp://x' }, '请填写正确的会议链接!'],
    ['with somebody of another company', { interviewerIds: 'member-hr2' }, '所选面试官不存在或无权访问!'],
    ['round two before round one', { round: 2 }, '上一轮面试尚未通过'],
  ])('is refused when %s', async (_case, more, message) => {
    const { deliveryId } = await fixture.candidate();
    const reply = await fixture.plan(deliveryId, more);
    expect(reply).toMatchObject({ success: false, message });
    expect(await fixture.deliveries.count('rc_interview')).toBe(0);
  });
  it('is refused in a room for fewer people, and asks before it falls on a holiday', async () => {
    const { deliveryId } = await fixture.candidate();
    const small = await fixture.room({ capacity: 2 });
    const two = { type: 1, venueId: small, interviewerIds: 'member-look1,member-hr1' };
    expect(await fixture.plan(deliveryId, two)).toMatchObject({
      success: false,
      message: '该场地容纳2人，少于参加面试的3人',
    });
    await sql`
      insert into rc_holiday (id, tenant_id, create_by, create_time, date, kind)
      values ('day-off', 2, 'test', now(), '2025-10-17', 1)`.execute(fixture.db);
    const one = { ...two, interviewerIds: 'member-look1' };
    expect(await fixture.plan(deliveryId, one)).toMatchObject({
      message: '该日为节假日',
      result: { errorCode: 'RC_WARN' },
    });
    const confirmed = await fixture.deliveries.post('hr1', `${path}/add?confirm=1`, fixture.form(deliveryId, one));
    expect(confirmed.message).toBe('面试已安排，等待学生确认');
    await sql`delete from rc_holiday where id = 'day-off'`.execute(fixture.db);
  });
  it('is the owner’s: not another company’s, not an interviewer’s, not the school’s', async () => {
    const { deliveryId } = await fixture.candidate();
    expect((await fixture.plan(deliveryId, { interviewerIds: 'member-hr2' }, 'hr2')).success).toBe(false);
    for (const who of ['look1', 'school', 'staff', 'viewer'] as const)
      expect((await fixture.plan(deliveryId, {}, who)).code).toBe(510);
  });
});

it('an interviewer with interviews to come cannot leave the company', async () => {
  const { deliveryId } = await fixture.candidate();
  const id = await fixture.planned(deliveryId);
  const leave = () => fixture.deliveries.get('head1', '/api/pc/companyUser/deleteCompanyUser', { id: 'member-look1' });
  expect(await leave()).toMatchObject({
    success: false,
    message: '该成员有未完成的面试，请先更换面试官',
    result: { errorCode: 'RC_STATE' },
  });
  expect((await fixture.row(id)).interviewerIds).toBe('member-look1');
});

describe('a time that is taken', () => {
  it('of the student is refused with the time, and with company and post inside the company', async () => {
    const first = await fixture.candidate();
    await fixture.planned(first.deliveryId);
    const second = await fixture.candidate({ student: first.student });
    const reply = await fixture.plan(second.deliveryId, { ...at('09:20', '09:50'), interviewerIds: 'member-hr1' });
    expect(reply.message).toBe(
      `该学生在此时段已有面试：2025-10-17 09:00-09:30（示例企业1有限公司《${first.vacancy.name}》）`,
    );
    expect(reply.result.errorCode).toBe('RC_CLASH_STUDENT');
    const elsewhere = await fixture.candidate({ student: first.student, companyId: companies.second });
    const their = { ...at('09:20', '09:50'), interviewerIds: 'member-hr2' };
    expect((await fixture.plan(elsewhere.deliveryId, their, 'hr2')).message).toBe(
      '该学生在此时段已有面试：2025-10-17 09:00-09:30',
    );
    expect((await fixture.plan(second.deliveryId, at('09:30', '10:00'))).success).toBe(true);
  });
  it('of an interviewer is refused with the name; a buffer keeps them apart', async () => {
    const [first, second, third] = [await fixture.candidate(), await fixture.candidate(), await fixture.candidate()];
    await fixture.planned(first.deliveryId, { interviewerIds: 'member-look1,member-hr1' });
    const reply = await fixture.plan(second.deliveryId, at('09:20', '09:50'));
    expect(reply).toMatchObject({
      message: '面试官人事look1在此时段已有面试',
      result: { errorCode: 'RC_CLASH_INTERVIEWER' },
    });
    await fixture.deliveries.setting('interview.bufferMinutes', 20);
    expect((await fixture.plan(second.deliveryId, at('09:40', '09:50'))).success).toBe(true);
    expect((await fixture.plan(third.deliveryId, at('09:55', '10:10'))).success).toBe(false);
    expect((await fixture.plan(third.deliveryId, at('10:10', '10:30'))).success).toBe(true);
  });
  it('of a room is refused; the booking has the period of the interview', async () => {
    const venueId = await fixture.room();
    const [first, second] = [await fixture.candidate(), await fixture.candidate()];
    const id = await fixture.planned(first.deliveryId, { type: 1, venueId });
    expect(await fixture.bookings()).toMatchObject([
      {
        venueId,
        refType: 'interview',
        refId: id,
        status: 2,
        startTime: '2025-10-17 09:00:00',
        endTime: '2025-10-17 09:30:00',
      },
    ]);
    const same = { type: 1, venueId, interviewerIds: 'member-hr1' };
    expect(await fixture.plan(second.deliveryId, { ...same, ...at('09:10', '09:40') })).toMatchObject({
      message: '场地在此时段已被占用',
      result: { errorCode: 'RC_CLASH_VENUE' },
    });
    expect(await fixture.deliveries.count('rc_interview')).toBe(1);
    expect((await fixture.plan(second.deliveryId, { ...same, ...at('09:30', '10:00') })).success).toBe(true);
  });
  it('is given to one of many who ask for it at the same moment', async () => {
    const venueId = await fixture.room();
    const candidates = await Promise.all(Array.from({ length: 8 }, () => fixture.candidate()));
    const replies = await Promise.all(
      candidates.map(({ deliveryId }, i) => {
        const hour = at(`09:${String(i * 2).padStart(2, '0')}`, '10:00');
        return fixture.plan(deliveryId, {
          type: 1,
          venueId,
          interviewerIds: i % 2 ? 'member-look1' : 'member-hr1',
          ...hour,
        });
      }),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    for (const { result, message } of replies.filter(({ success }) => !success)) {
      expect(result.errorCode).toMatch(/^RC_CLASH_/);
      expect(message).toMatch(/已被占用|已有面试/);
    }
    expect(await fixture.deliveries.count('rc_interview')).toBe(1);
    expect(await fixture.deliveries.count('rc_interview_user')).toBe(1);
    expect(await fixture.deliveries.count('rc_venue_booking')).toBe(1);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from rc_delivery where wait_for = 2`.execute(
      fixture.db,
    );
    expect(rows[0]?.n).toBe(1);
  });
  it('of one student is given once when two companies and two rounds ask at once', async () => {
    const { student, deliveryId } = await fixture.candidate();
    const theirs = await fixture.candidate({ student, companyId: companies.second });
    const replies = await Promise.all([
      fixture.plan(deliveryId),
      fixture.plan(deliveryId, { interviewerIds: 'member-hr1' }, 'head1'),
      fixture.plan(theirs.deliveryId, { interviewerIds: 'member-hr2', ...at('09:10', '09:40') }, 'hr2'),
    ]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });
});

describe('the student’s answer', () => {
  it('confirms within the deadline; the delivery then waits for no party', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.planned(deliveryId);
    expect((await fixture.answer(student.id, 'accept', { id })).message).toBe('已确认面试');
    expect(await fixture.row(id)).toMatchObject({ status: 2, confirmTime: '2025-10-15 10:00:00' });
    expect(await loadDelivery(deliveryId)).toMatchObject({ waitFor: 0, waitSince: null, interviewState: 2 });
    expect(await notified()).toContain('I03 hr1');
    expect((await fixture.answer(student.id, 'accept', { id })).message).toBe('当前状态为“已确认”，不能确认');
  });
  it('comes too late after the deadline, of which the owner is notified once', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.planned(deliveryId);
    await fixture.travel('2025-10-17 07:05:00');
    expect(await runJob(fixture.deliveries.engine, deadlines)).toBe(1);
    expect(await runJob(fixture.deliveries.engine, deadlines)).toBe(0);
    expect(await fixture.row(id)).toMatchObject({ status: 1, isOverdue: 1 });
    expect(await notified()).toContain('I06 hr1');
    expect(await fixture.answer(student.id, 'accept', { id })).toMatchObject({
      message: '已超过确认时限，请联系企业',
      result: { errorCode: 'RC_EXPIRED' },
    });
  });
  it('refuses with a reason and gives the time back', async () => {
    const venueId = await fixture.room();
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.planned(deliveryId, { type: 1, venueId });
    expect((await fixture.answer(student.id, 'refuse', { id })).message).toBe('请输入拒绝原因!');
    expect((await fixture.answer(student.id, 'refuse', { id, reason: '已有安排' })).success).toBe(true);
    expect(await fixture.row(id)).toMatchObject({ status: 3, refuseReason: '已有安排' });
    expect(await fixture.bookings()).toMatchObject([{ status: 3 }]);
    expect(await loadDelivery(deliveryId)).toMatchObject({ waitFor: 1, interviewState: 0 });
    expect((await fixture.plan(deliveryId, { type: 1, venueId })).success).toBe(true);
  });
  it('asks for another time once, with times that are to come', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.planned(deliveryId);
    const ask = (times: unknown) => fixture.answer(student.id, 'askChange', { id, reason: '当天有考试', times });
    const wish = { start: '2025-10-18 09:00:00', end: '2025-10-18 11:00:00' };
    for (const bad of [
      [],
      [{ ...wish, end: wish.start }],
      [{ start: '2025-10-01 09:00:00', end: wish.end }],
      'soon',
      [null],
    ])
      expect((await ask(bad)).success).toBe(false);
    expect((await ask([wish])).message).toBe('改期申请已提交');
    expect(await fixture.row(id)).toMatchObject({
      status: 1,
      isChangeAsked: 1,
      changeWish: { reason: '当天有考试', times: [wish] },
    });
    expect((await ask([wish])).message).toBe('您已提交过改期申请');
  });
  it('belongs to the student alone', async () => {
    const { deliveryId } = await fixture.candidate();
    const other = await fixture.deliveries.student();
    const id = await fixture.planned(deliveryId);
    expect((await fixture.answer(other.id, 'accept', { id })).message).toBe('数据不存在或无权访问');
    expect((await fixture.act('hr1', 'accept', { id })).success).toBe(false);
  });
});
