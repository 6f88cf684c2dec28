import { fairTypes } from '@campus/contract/jobfair';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies } from '../delivery/delivery-people.ts';
import { ApplyFixture, type Fair } from './apply-fixture.ts';

let fixture: ApplyFixture;
beforeAll(async () => {
  fixture = await ApplyFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const refused = { success: false, message: '该岗位未参加本场招聘会', result: { rule: 12 } };
/** A confirmed company, its post at the fair and a student. */
async function prepare(fair: Fair) {
  const [student, post] = [await fixture.base.student(), await fixture.base.vacancy({ companyId: companies.first })];
  const applyId = await fixture.confirmed(fair.id, companies.first, { postIds: post.id });
  const deliver = (more: object = {}) =>
    fixture.base.behalf(student.id, 'submit', { postId: post.id, source: '2', fairId: fair.id, ...more });
  const arrive = async () => {
    const code = await fixture.code(applyId);
    const { success, message } = await fixture.post('school', '/jobFair/fairAttendance/check', {
      fairId: fair.id,
      code,
    });
    expect(success, message).toBe(true);
  };
  return { student, post, deliver, arrive };
}

describe('a delivery at a fair', () => {
  it('is taken while the fair runs and the company is there, and counts for the fair', async () => {
    const fair = await fixture.fair();
    const { deliver, arrive } = await prepare(fair);
    fixture.travel('2025-10-25 08:59:59');
    await arrive();
    expect(await deliver()).toMatchObject(refused);
    fixture.travel('2025-10-25 09:00:00');
    const { result } = await deliver();
    const { rows } = await sql`select source, ref_id from rc_delivery where id = ${result.id}`.execute(fixture.db);
    expect(rows).toEqual([{ source: 2, refId: fair.id }]);
    const figures = await fixture.get('school', '/jobFair/fairAttendance/summary', { fairId: fair.id });
    expect(figures.result.companies).toMatchObject([{ companyId: companies.first, deliveries: 1 }]);
    expect(await fixture.fairRow(fair.id)).toMatchObject({ deliveryCount: 1 });
  });
  it('is listed with its fair, for the school and the company', async () => {
    const [fair, other] = [await fixture.fair(), await fixture.fair()];
    const { deliver, arrive } = await prepare(fair);
    fixture.travel('2025-10-25 09:00:00');
    await arrive();
    const { result } = await deliver();
    for (const who of ['school', 'hr1'] as const) {
      const list = async (refId: string) =>
        (await fixture.get(who, '/resume/delivery/list', { source: 2, refId })).result.records as { id: string }[];
      expect((await list(fair.id)).map(({ id }) => id)).toEqual([result.id]);
      expect(await list(other.id)).toEqual([]);
    }
  });
  it('is refused at the end of the fair, and before the company has arrived', async () => {
    const { deliver, arrive } = await prepare(await fixture.fair());
    fixture.travel('2025-10-25 10:00:00');
    expect(await deliver()).toMatchObject(refused);
    await arrive();
    fixture.travel('2025-10-25 16:00:00');
    expect(await deliver()).toMatchObject(refused);
    fixture.travel('2025-10-25 15:59:59');
    expect((await deliver()).success).toBe(true);
  });
  it('needs no arrival at an online fair', async () => {
    const { deliver } = await prepare(await fixture.fair({ type: fairTypes.online }));
    fixture.travel('2025-10-25 10:00:00');
    expect((await deliver()).success).toBe(true);
  });
  it('is refused for another fair, for another post, and without a fair', async () => {
    const { deliver, arrive } = await prepare(await fixture.fair());
    const other = await fixture.fair();
    const { id: elsewhere } = await fixture.base.vacancy({ companyId: companies.first });
    fixture.travel('2025-10-25 10:00:00');
    await arrive();
    for (const more of [{ fairId: other.id }, { fairId: 'none' }, { fairId: undefined }, { postId: elsewhere }])
      expect(await deliver(more), JSON.stringify(more)).toMatchObject(refused);
    expect(await fixture.base.count('rc_delivery')).toBe(0);
  });
});
