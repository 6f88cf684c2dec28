import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies } from '../delivery/delivery-people.ts';
import { waitForLock } from '../support/lock-wait.ts';
import { ApplyFixture } from './apply-fixture.ts';

let fixture: ApplyFixture;
beforeAll(async () => {
  fixture = await ApplyFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const path = '/jobFair/jobFair';
const messages = async () =>
  (
    await sql<{ code: string; receiver: string; params: Record<string, string> }>`
      select code, receiver, params from rc_outbox where code in ('F04', 'F05', 'F12') order by receiver`.execute(
      fixture.db,
    )
  ).rows;
/** A hall of the school. */
async function venue(name: string): Promise<string> {
  const form = { name, type: 3, building: '体育馆', capacity: 3000 };
  const reply = await fixture.post('school', '/venue/venue/add', form);
  if (!reply.success) throw new Error(reply.message);
  return reply.result.id;
}

describe('a fair that changes', () => {
  it('tells its companies that it is cancelled and why, each once', async () => {
    const fair = await fixture.fair();
    await fixture.confirmed(fair.id);
    await fixture.applied(fair.id, companies.second);
    const reply = await fixture.post('school', `${path}/cancel`, { id: fair.id, reason: '场馆检修，另行安排' });
    expect(reply.success).toBe(true);
    expect(await messages()).toMatchObject([
      { code: 'F05', receiver: 'hr1', params: { fair: fair.title, reason: '场馆检修，另行安排' } },
      { code: 'F05', receiver: 'hr2', params: { reason: '场馆检修，另行安排' } },
    ]);
  });
  it('names the old and the new hall and hours to them when it moves', async () => {
    const [old, other] = [await venue('东馆'), await venue('西馆')];
    const fair = await fixture.fair({ venueId: old, venueText: null });
    await fixture.confirmed(fair.id);
    const { startTime, applyEnd } = fair;
    const moved = { id: fair.id, startTime, endTime: '2025-10-25 15:00:00', applyEnd, venueId: other };
    const reply = await fixture.post('school', `${path}/reschedule`, { ...moved, reason: '东馆检修，改到西馆' });
    expect(reply.success).toBe(true);
    const [{ params } = { params: {} as Record<string, string> }] = await messages();
    expect(params.old).toMatch(/^2025-10-25 09:00至\d\d:\d\d 东馆$/);
    expect(params.new).toBe('2025-10-25 09:00至15:00 西馆');
  });
  it('notifies the students with a place, and those who wait for one, of its new time', async () => {
    const fair = await fixture.fair({ studentLimit: 1 });
    const students = [await fixture.base.student({}, null), await fixture.base.student({}, null)];
    for (const { id } of students) {
      const behalf = { 'x-behalf-employ': id };
      const signedUp = { fairId: fair.id, remark: '委托' };
      expect(await fixture.base.post('school', '/api/stu/jobFair/signUp', signedUp, behalf)).toMatchObject({
        success: true,
      });
    }
    const { id, applyEnd, venueText } = fair;
    const moved = { id, applyEnd, venueText, startTime: '2025-10-26 09:00:00', endTime: '2025-10-26 15:00:00' };
    const reply = await fixture.post('school', `${path}/reschedule`, { ...moved, reason: '场馆检修，顺延一天' });
    expect(reply).toMatchObject({ success: true });
    expect((await fixture.notices()).filter((line) => line.startsWith('F22'))).toEqual(
      students.map(({ mobile }) => `F22 ${mobile}`).toSorted(),
    );
  });
  it('takes no student who signs up while it is cancelled', async () => {
    const fair = await fixture.fair({ studentLimit: 5 });
    const { id: employId } = await fixture.base.student({}, null);
    const { db } = fixture;
    const { called } = await db.transaction().execute(async (own) => {
      await sql`update rc_job_fair set status = 4 where id = ${fair.id}`.execute(own);
      const behalf = { 'x-behalf-employ': employId };
      const called = fixture.base.post(
        'school',
        '/api/stu/jobFair/signUp',
        { fairId: fair.id, remark: '委托' },
        behalf,
      );
      await waitForLock(db);
      return { called };
    });
    expect((await called).message).toBe('招聘会报名未开放');
    expect(await fixture.fairRow(fair.id)).toMatchObject({ studentCount: 0 });
  });
});

describe('a company', () => {
  it('that is disabled comes to no fair, and leaves its place and booth to others', async () => {
    const fair = await fixture.fair({ boothMode: 2, maxCompany: 1 });
    const [boothId] = await fixture.booths(fair.id, 1);
    const companyId = await fixture.company();
    const applyId = await fixture.confirmed(fair.id, companyId);
    await fixture.post('school', '/jobFair/fairBooth/allocate', { boothId, applyId });
    const queued = await fixture.applied(fair.id);
    const reply = await fixture.post('school', '/api/pc/bizCompany/disable', { id: companyId, reason: '虚假招聘' });
    expect(reply.success).toBe(true);
    expect(await fixture.row(applyId)).toMatchObject({ status: 5, cancelReason: 6, cancelRemark: '企业停用' });
    expect(await fixture.boothRows(fair.id)).toMatchObject([{ status: 0, companyId: null }]);
    expect((await fixture.row(queued)).status).toBe(1);
  });
  it('does not read who of the school made a fair, nor what others did at it', async () => {
    const fair = await fixture.fair();
    await fixture.confirmed(fair.id);
    const read = async (who: 'school' | 'hr2') =>
      (await fixture.get(who, `${path}/queryById`, { id: fair.id })).result as Record<string, unknown>;
    expect(await read('school')).toMatchObject({ applyCount: 1, checkinCompany: 0, deliveryCount: 0 });
    const own = await read('hr2');
    for (const name of ['createBy', 'applyCount', 'checkinCompany', 'checkinStudent', 'deliveryCount'])
      expect(own[name] ?? null, name).toBeNull();
    expect(own.passCount).toBe(1);
  });
  it('sees a booth that another one holds as held, not as allocated', async () => {
    const fair = await fixture.fair({ boothMode: 1 });
    const [boothId] = await fixture.booths(fair.id, 2);
    await fixture.act('hr1', 'holdBooth', { boothId: boothId as string });
    const { result } = await fixture.get('hr2', '/jobFair/fairApply/booths', { fairId: fair.id });
    expect(result).toMatchObject([{ state: 'held', holdUntil: null }, { state: 'free' }]);
  });
});

it('the blacklist is not read from the map by a college', async () => {
  const fair = await fixture.fair({ boothMode: 2 });
  const [boothId] = await fixture.booths(fair.id, 1);
  const applyId = await fixture.confirmed(fair.id);
  await fixture.post('school', '/jobFair/fairBooth/allocate', { boothId, applyId });
  await sql`update rc_company set black_scope = 1 where id = ${companies.first}`.execute(fixture.db);
  await sql`update rc_fair_apply set status = 6 where id = ${applyId}`.execute(fixture.db);
  const map = async (who: 'school' | 'college') =>
    (await fixture.get(who, `${path}/boothMap`, { fairId: fair.id })).result.booths;
  expect(await map('school')).toMatchObject([{ state: 'barred', isArrived: true }]);
  expect(await map('college')).toMatchObject([{ state: 'taken', isArrived: false }]);
  await sql`update rc_company set black_scope = 0 where id = ${companies.first}`.execute(fixture.db);
});
