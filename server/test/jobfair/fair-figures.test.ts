import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies } from '../delivery/delivery-people.ts';
import { ApplyFixture } from './apply-fixture.ts';

let fixture: ApplyFixture;
beforeAll(async () => {
  fixture = await ApplyFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const path = '/jobFair/fairAttendance';
const byHand = '手机没电';

/** A fair at which one company and two students have arrived, one more of each is expected, and both companies have a delivery. */
async function openDay(): Promise<string> {
  const { id: fairId } = await fixture.fair({ studentLimit: 5, boothMode: 2 });
  const [booth, other] = await fixture.booths(fairId, 2);
  const applies = [await fixture.confirmed(fairId), await fixture.confirmed(fairId, companies.second)];
  for (const [i, boothId] of [booth, other].entries())
    await fixture.post('school', '/jobFair/fairBooth/allocate', { boothId, applyId: applies[i] });
  const [came, walked, late] = [
    await fixture.base.student(),
    await fixture.base.student(),
    await fixture.base.student(),
  ];
  const employIds = `${came.id},${late.id}`;
  await fixture.post('school', '/jobFair/fairStudent/saveBatch', { fairId, employIds });
  for (const [student, companyId] of [
    [came, companies.first],
    [walked, companies.second],
    [late, companies.second],
  ] as const)
    await fixture.base.deliveryAt(
      { status: 1 },
      { student, vacancy: await fixture.base.vacancy({ companyId }), more: { refId: fairId } },
    );
  fixture.travel('2025-10-25 09:05:00');
  for (const more of [{ companyId: companies.second }, { employId: came.id }, { employId: walked.id }])
    await fixture.post('school', `${path}/check`, { fairId, reason: byHand, ...more });
  return fairId;
}

describe('the figures of a fair', () => {
  it('have a step of ten minutes for every ten minutes between the first and the last arrival', async () => {
    const fairId = await openDay();
    const { id: employId } = await fixture.base.student();
    fixture.travel('2025-10-25 09:31:00');
    await fixture.post('school', `${path}/check`, { fairId, reason: byHand, employId });
    const { result } = await fixture.get('school', `${path}/summary`, { fairId });
    expect(result.arrivals).toEqual([
      { time: '09:00', companies: 1, students: 2 },
      { time: '09:10', companies: 0, students: 0 },
      { time: '09:20', companies: 0, students: 0 },
      { time: '09:30', companies: 0, students: 1 },
    ]);
  });
  it('are those of the whole fair for the school and of its own rows for a company', async () => {
    const fairId = await openDay();
    const summary = async (who: 'school' | 'hr1' | 'hr2') =>
      (await fixture.get(who, `${path}/summary`, { fairId })).result;
    expect(await summary('school')).toMatchObject({
      ...{ companiesExpected: 2, companiesArrived: 1, studentsExpected: 2, studentsArrived: 2, deliveries: 3 },
      arrivals: [{ time: '09:00', companies: 1, students: 2 }],
    });
    const own = { companiesExpected: 1, studentsExpected: 0, studentsArrived: 0, interviews: 0 };
    expect(await summary('hr1')).toMatchObject({
      ...{ ...own, companiesArrived: 0, deliveries: 1, arrivals: [] },
      companies: [{ companyId: companies.first, deliveries: 1 }],
    });
    expect(await summary('hr2')).toMatchObject({
      ...{ ...own, companiesArrived: 1, deliveries: 2, arrivals: [{ time: '09:00', companies: 1, students: 0 }] },
      companies: [{ companyId: companies.second, deliveries: 2 }],
    });
  });

  it('do not show a company on the map who of the others has arrived, nor posts that are not open', async () => {
    const fairId = await openDay();
    const map = async (who: 'school' | 'hr1') =>
      (await fixture.get(who, '/jobFair/jobFair/boothMap', { fairId })).result.booths;
    expect(await map('school')).toMatchObject([{ state: 'taken' }, { state: 'arrived' }]);
    expect(await map('hr1')).toMatchObject([{ state: 'mine' }, { state: 'taken' }]);
    const [, before] = await map('hr1');
    expect(before.posts).not.toBeNull();
    await sql`update rc_company_post set post_status = 2 where company_id = ${companies.second}`.execute(fixture.db);
    const [own, after] = await map('hr1');
    expect([own.posts === null, after.posts]).toEqual([false, null]);
  });
});
