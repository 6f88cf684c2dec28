import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { interviewReminders } from '../../src/areas/interview/interview-reminders.ts';
import { beforeEachRun, runJob } from '../support/run-job.ts';
import { at, InterviewFixture, path } from './interview-fixture.ts';

let fixture: InterviewFixture;
beforeAll(async () => {
  fixture = await InterviewFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const batch = (deliveryIds: readonly string[], more: Record<string, unknown> = {}) =>
  fixture.act('hr1', 'batchAdd', {
    deliveryIds: deliveryIds.join(','),
    date: '2025-10-17',
    firstStart: '09:00:00',
    minutes: 30,
    type: 3,
    round: 1,
    interviewerIds: 'member-look1',
    contact: '李人事',
    contactMobile: '13900000001',
    ...more,
  });
const several = async (n: number) =>
  Promise.all(Array.from({ length: n }, async () => (await fixture.candidate()).deliveryId));

describe('批量排期', () => {
  it('fills the slots in order, past taken times and breaks, and writes nothing before it is confirmed', async () => {
    const [busy, ...ids] = await several(4);
    await fixture.planned(busy as string, at('09:30', '10:00'));
    const breaks = [{ start: '2025-10-17 10:30:00', end: '2025-10-17 11:00:00' }];
    const { result } = await batch(ids, { breaks });
    expect(
      result.slots.map((slot: { startTime: string; deliveryId: string | null }) => [
        slot.startTime.slice(11, 16),
        slot.deliveryId,
      ]),
    ).toEqual([
      ['09:00', ids[0]],
      ['09:30', null],
      ['10:00', ids[1]],
      ['10:30', null],
      ['11:00', ids[2]],
    ]);
    expect(result).toMatchObject({ failed: [], isCommitted: false });
    expect(await fixture.deliveries.count('rc_interview')).toBe(1);
    expect((await batch(ids, { breaks, commit: 1 })).result).toMatchObject({ isCommitted: true });
    expect(await fixture.deliveries.count('rc_interview')).toBe(4);
  });
  it('names those who find no time, and is refused as a whole', async () => {
    const ids = await several(3);
    const late = { firstStart: '23:00:00', commit: 1 };
    expect((await batch(ids, { ...late, commit: 0 })).result.failed).toMatchObject([
      { id: ids[1], message: '当天没有可用的时段' },
      { id: ids[2] },
    ]);
    expect((await batch(ids, late)).message).toBe('还有2位学生没有时段，请重新排期');
    expect(await fixture.deliveries.count('rc_interview')).toBe(0);
  });
  it('is refused in a room for fewer people and for a day that is over, and asks before it falls on a holiday', async () => {
    const ids = await several(2);
    const tooSmall = { type: 1, venueId: await fixture.room({ capacity: 1 }), commit: 1 };
    expect((await batch(ids, tooSmall)).message).toContain('该场地容纳1人，少于参加面试的2人');
    expect((await batch(ids, { date: '2025-10-14', commit: 1 })).success).toBe(false);
    await sql`
      insert into rc_holiday (id, tenant_id, create_by, create_time, date, kind)
      values ('day-off', 2, 'test', now(), '2025-10-17', 1)`.execute(fixture.db);
    const asked = await batch(ids, { commit: 1 });
    await sql`delete from rc_holiday where id = 'day-off'`.execute(fixture.db);
    expect(asked).toMatchObject({ message: '该日为节假日', result: { errorCode: 'RC_WARN' } });
    expect(await fixture.deliveries.count('rc_interview')).toBe(0);
  });
  it('is all or nothing when two plan the same interviewer at once', async () => {
    const [one, two] = [await several(5), await several(5)];
    const replies = await Promise.all([batch(one, { commit: 1 }), batch(two, { commit: 1, firstStart: '09:15:00' })]);
    const written = replies.filter(({ success }) => success).length;
    expect(written).toBeGreaterThan(0);
    expect(await fixture.deliveries.count('rc_interview')).toBe(written * 5);
    for (const reply of replies.filter(({ success }) => !success))
      expect(reply.message).toMatch(/^第\d+个时段冲突，请重新排期$/);
  });
});

describe('free slots', () => {
  it('keep the buffer around taken times, in a plan as well', async () => {
    await fixture.deliveries.setting('interview.bufferMinutes', 20);
    const { deliveryId } = await fixture.candidate();
    await fixture.planned(deliveryId, at('09:30', '10:00'));
    const asked = { date: '2025-10-17', minutes: 30, interviewerIds: 'member-look1' };
    const { result } = await fixture.deliveries.get('hr1', `${path}/freeSlots`, asked);
    expect(result.starts.slice(0, 4)).toEqual(['08:30', '08:40', '10:20', '10:30']);
    const clash = await fixture.deliveries.get('hr1', `${path}/checkClash`, {
      ...{ start: '2025-10-17 10:10:00', end: '2025-10-17 10:40:00', interviewerIds: 'member-look1' },
    });
    expect(clash.result.clashes).toHaveLength(1);
    const ids = await several(2);
    const planned = await batch(ids, { firstStart: '10:20:00', commit: 1 });
    expect(planned.result, planned.message).toMatchObject({ isCommitted: true });
    expect(planned.result.slots.map((slot: { startTime: string }) => slot.startTime.slice(11, 16))).toEqual([
      '10:20',
      '11:10',
    ]);
  });

  it('are those of everybody, in steps of ten minutes', async () => {
    const { deliveryId } = await fixture.candidate();
    await fixture.planned(deliveryId, at('09:00', '09:30'));
    const asked = { date: '2025-10-17', minutes: 30, interviewerIds: 'member-look1' };
    const { result } = await fixture.deliveries.get('hr1', `${path}/freeSlots`, asked);
    expect(result.starts.slice(0, 3)).toEqual(['08:30', '09:30', '09:40']);
    const clash = await fixture.deliveries.get('hr1', `${path}/checkClash`, {
      start: '2025-10-17 09:10:00',
      end: '2025-10-17 09:40:00',
      interviewerIds: 'member-look1',
      deliveryId,
    });
    expect(clash.result.clashes.map((one: { sentence: string }) => one.sentence)).toEqual([
      '该学生在此时段已有面试：2025-10-17 09:00-09:30',
      '面试官人事look1在此时段已有面试',
    ]);
  });
});

describe('reminders', () => {
  it('go out once at each of the hours, and the evening before instead of at night', async () => {
    const { deliveryId, student } = await fixture.candidate();
    await fixture.planned(deliveryId, at('09:00', '09:30'));
    const remind = () => runJob(fixture.deliveries.engine, interviewReminders);
    const sent = async () => (await fixture.deliveries.notifications()).filter((line) => line.startsWith('I09'));
    await fixture.travel('2025-10-16 08:55:00');
    await remind();
    expect(await sent()).toEqual([]);
    await fixture.travel('2025-10-16 09:00:00');
    expect(await remind()).toBe(1);
    expect(await remind(), 'nothing is announced again').toBe(0);
    expect(await sent()).toEqual([`I09 ${student.mobile}`, 'I09 look1']);
    // Two hours before would be 07:00.
    await fixture.travel('2025-10-16 21:30:00');
    await remind();
    await remind();
    expect(await sent()).toHaveLength(4);
  });
  it('say nothing of an interview that is cancelled while they are sent', async () => {
    const { deliveryId } = await fixture.candidate();
    const id = await fixture.planned(deliveryId, at('09:00', '09:30'));
    await fixture.travel('2025-10-16 09:00:00');
    const cancel = () => fixture.act('hr1', 'cancel', { id, reason: '岗位取消' });
    await runJob(beforeEachRun(fixture.deliveries.engine, cancel), interviewReminders);
    const { rows } = await sql`select 1 from rc_outbox where code = 'I09'`.execute(fixture.db);
    expect(rows).toEqual([]);
  });
});
