import { checkinMethods, fairTypes } from '@campus/contract/jobfair';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fairDay } from '../../src/areas/jobfair/fair-day-job.ts';
import { companies } from '../delivery/delivery-people.ts';
import { runJob } from '../support/run-job.ts';
import { ApplyFixture } from './apply-fixture.ts';

let fixture: ApplyFixture;
beforeAll(async () => {
  fixture = await ApplyFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const enter = (id: string, who: 'hr1' | 'school' = 'hr1') => fixture.post(who, '/jobFair/fairApply/enter', { id });
const openOnline = () => fixture.fair({ type: fairTypes.online, studentLimit: 5 });
const arrivals = async () =>
  (
    await sql<{ role: number; method: number; gate: string | null }>`
      select role, method, gate from rc_fair_attendance where undone = 0 order by create_time, id`.execute(fixture.db)
  ).rows;

describe('an online fair', () => {
  it('is entered by its companies on the day, which counts as their arrival, once', async () => {
    const fair = await openOnline();
    const id = await fixture.confirmed(fair.id);
    expect((await enter(id)).message).toBe('不在签到时间内');
    fixture.travel('2025-10-25 15:00:00');
    const replies = await Promise.all([enter(id), enter(id)]);
    expect(replies.map(({ message }) => message)).toEqual(['已进入会场', '已进入会场']);
    expect(await arrivals()).toEqual([{ role: 1, method: checkinMethods.online, gate: null }]);
    expect(await fixture.row(id)).toMatchObject({ status: 6, checkinTime: '2025-10-25 15:00:00' });
    expect(await fixture.fairRow(fair.id)).toMatchObject({ checkinCompany: 1 });
  });
  it('is entered by students with and without a sign-up', async () => {
    const fair = await openOnline();
    const people = [await fixture.base.student(), await fixture.base.student()];
    const act = (employId: string, what: string) =>
      fixture.base.post(
        'school',
        `/api/stu/jobFair/${what}`,
        { fairId: fair.id, remark: '委托' },
        { 'x-behalf-employ': employId },
      );
    await act(people[0]?.id ?? '', 'signUp');
    fixture.travel('2025-10-25 10:00:00');
    for (const { id } of people) expect((await act(id, 'enter')).message).toBe('已进入会场');
    expect(await fixture.fairRow(fair.id)).toMatchObject({ checkinStudent: 2 });
    const { rows } = await sql`select status from rc_fair_student`.execute(fixture.db);
    expect(rows).toEqual([{ status: 2 }]);
  });
  it('is closed to other companies, to those that are not confirmed, and after its end', async () => {
    const fair = await openOnline();
    const other = await fixture.confirmed(fair.id, companies.second);
    const waiting = await fixture.applied(fair.id, companies.first);
    fixture.travel('2025-10-25 10:00:00');
    expect((await enter(other)).success).toBe(false);
    expect((await enter(waiting)).message).toBe('该企业报名状态为“待审核”，不能签到');
    fixture.travel('2025-10-25 16:00:01');
    expect((await enter(other, 'school')).message).toBe('不在签到时间内');
    expect(await arrivals()).toEqual([]);
  });
  it('has no absence', async () => {
    const id = await fixture.confirmed((await openOnline()).id);
    fixture.travel('2025-10-25 20:00:00');
    await runJob(fixture.base.engine, fairDay);
    expect((await fixture.row(id)).status).toBe(4);
  });
});

it('a fair with a gate is not entered from elsewhere', async () => {
  const id = await fixture.confirmed((await fixture.fair()).id);
  fixture.travel('2025-10-25 08:30:00');
  expect((await enter(id)).message).toBe('现场招聘会请到场签到');
  expect(await arrivals()).toEqual([]);
});
