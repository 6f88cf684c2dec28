import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fairDay } from '../../src/areas/jobfair/fair-day-job.ts';
import { companies } from '../delivery/delivery-people.ts';
import { form } from '../http/http-fixture.ts';
import { pdf } from '../platform/storage-samples.ts';
import type { Reply } from '../support/reply.ts';
import { runJob } from '../support/run-job.ts';
import { ApplyFixture } from './apply-fixture.ts';

let fixture: ApplyFixture;
beforeAll(async () => {
  fixture = await ApplyFixture.open();
  await fixture.clear();
});
afterAll(() => fixture.close());

const [places, all, booths] = [29, 30, 29];
const fairPath = '/jobFair/jobFair';
const day = '2025-10-25';
const ok = async (reply: Promise<Reply>) => {
  const { success, message, result } = await reply;
  expect(success, message).toBe(true);
  return result;
};
const school = (path: string, body: object) => ok(fixture.post('school', path, body));
const number = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await query.execute(fixture.db)).rows[0]?.n as number;
/** A number with its check digit. */
function idCard(n: number): string {
  const digits = `33010619900101${String(n).padStart(3, '0')}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return digits + '10X98765432'[sum % 11];
}

async function publish(): Promise<string> {
  const sent = form({}, [{ name: 'plan.pdf', content: pdf() }]);
  const url = '/server/sys/common/upload?biz=jobfair-paper';
  const plan = (await fixture.base.app.call({ method: 'POST', url, as: await fixture.base.token('school'), ...sent }))
    .body;
  const { id } = await school(`${fairPath}/add`, {
    ...{
      title: '秋季大型双选会',
      type: 1,
      organizer: '就业指导中心',
      contact: '陈老师',
      contactPhone: '0571-88880000',
    },
    ...{
      content: '<p>'.concat('面向全校毕业生的综合双选会。'.repeat(10), '</p>'),
      venueText: '体育馆',
      regionCode: '330100',
    },
    ...{ applyStart: '2025-10-15 09:00:00', applyEnd: '2025-10-20 18:00:00', startTime: `${day} 09:00:00` },
    ...{ endTime: `${day} 16:00:00`, maxCompany: places, boothMode: 1, allowWaitlist: 1, studentLimit: 60 },
    ...{ needInsure: 1, reimburse: 1, budget: '1000', safetyPlan: plan.message },
  });
  await school('/jobFair/fairBooth/batchGenerate', { fairId: id, zone: 'A', rows: 1, cols: 29 });
  await school(`${fairPath}/submit`, { id });
  await ok(fixture.post('auditor', `${fairPath}/audit`, { id, result: 1 }));
  return id;
}

it('a fair goes from its draft to its settlement with thirty companies', async () => {
  const fairId = await publish();
  const boothIds = (await fixture.boothRows(fairId)).map(({ id }) => id);
  expect(boothIds).toHaveLength(booths);

  // Two companies want the same booth at the same moment.
  const [wanted, next] = boothIds as [string, string];
  const holds = await Promise.all(
    (['hr1', 'hr2'] as const).map((who) => fixture.act(who, 'holdBooth', { boothId: wanted })),
  );
  expect(holds.map(({ success }) => success).toSorted()).toEqual([false, true]);
  const isFirst = holds[0]?.success === true;
  const own: Readonly<Record<string, string>> = {
    [companies.first]: isFirst ? wanted : next,
    [companies.second]: isFirst ? next : wanted,
  };

  const applies: { id: string; companyId: string }[] = [];
  for (let n = 0; n < all; n += 1) {
    const companyId = [companies.first, companies.second][n] ?? (await fixture.company());
    const boothId = own[companyId] ?? boothIds[n];
    applies.push({ companyId, id: await fixture.applied(fairId, companyId, n < places ? { boothIds: boothId } : {}) });
  }
  const last = applies.at(-1) as (typeof applies)[number];
  expect(await fixture.row(last.id)).toMatchObject({ status: 7, waitNo: 1 });
  expect(await fixture.fairRow(fairId)).toMatchObject({ placeCount: places, queueCount: 1 });

  // One leaves; the company on the waiting list is promoted and takes a booth.
  const [gone] = applies.splice(4, 1) as [(typeof applies)[number]];
  await ok(fixture.act('school', 'cancel', { id: gone.id, reasonCode: '1' }));
  expect(await fixture.row(last.id)).toMatchObject({ status: 1, waitNo: null });
  await ok(fixture.act('school', 'chooseBooths', { id: last.id, boothIds: boothIds[4] }));
  const insureFile = await fixture.upload('school', 'fair-paper');
  for (const [n, { id }] of applies.entries()) {
    await ok(fixture.approve(id));
    await ok(fixture.saveTeam(id, fixture.people(1, { idCard: idCard(n), insureFile })));
    await ok(fixture.act('school', 'confirm', { id }));
  }
  const { rows: people } = await sql<{ id: string }>`select id from rc_fair_attendee where del_flag = 0`.execute(
    fixture.db,
  );
  expect(people).toHaveLength(places);
  await school('/jobFair/fairAttendee/insureAudit', { ids: people.map(({ id }) => id).join(','), result: 1 });
  expect(await number(sql`select count(distinct apply_id)::int as n from rc_fair_booth where status = 2`)).toBe(places);

  const students: string[] = [];
  for (let n = 0; n < 22; n += 1) students.push((await fixture.base.student({}, null)).id);
  await school('/jobFair/fairStudent/saveBatch', { fairId, employIds: students.join(',') });
  const { rows: codes } = await sql<{ code: string }>`
    select entry_code as code from rc_fair_student where fair_id = ${fairId} order by id`.execute(fixture.db);

  // Fifty arrive, ten of them while the device has no connection; the first company stays away.
  const absent = applies[0] as (typeof applies)[number];
  fixture.travel(`${day} 08:30:00`);
  for (const { id } of applies.slice(1))
    await school('/jobFair/fairAttendance/check', { fairId, code: await fixture.code(id) });
  fixture.travel(`${day} 09:30:00`);
  for (const { code } of codes.slice(0, 12)) await school('/jobFair/fairAttendance/check', { fairId, code });
  const kept = codes.slice(12).map(({ code }, seq) => ({ seq, code, scannedAt: `${day} 09:1${seq % 10}:00` }));
  const sync = () => school('/jobFair/fairAttendance/sync', { fairId, deviceId: 'gate-1', rows: kept });
  const synced = await Promise.all([sync(), sync(), sync()]);
  for (const rows of synced) expect(rows.every(({ state }: { state: string }) => state !== 'refused')).toBe(true);
  expect(await number(sql`select count(*)::int as n from rc_fair_attendance where undone = 0`)).toBe(50);
  expect(
    await number(sql`select count(*)::int as n from rc_fair_attendance where device_id = 'gate-1' and undone = 0`),
  ).toBe(10);
  const wall = (await fixture.get('school', '/jobFair/fairIncident/wall', { fairId })).result;
  expect(wall).toMatchObject({
    ...{ companiesExpected: places, companiesArrived: places - 1, studentsExpected: 22, studentsArrived: 22, queue: 0 },
  });

  // One absence reaches the limit of points: the company is barred from fairs, from nothing else.
  await school('/recruit/setting/save', { group: 'blacklist', values: { 'blacklist.points': 2 } });
  const { id: postId } = await fixture.base.vacancy({ companyId: absent.companyId });
  fixture.travel(`${day} 12:10:00`);
  for (const _ of [1, 2]) await runJob(fixture.base.engine, fairDay);
  expect((await fixture.row(absent.id)).status).toBe(8);
  expect(
    await number(sql`select count(*)::int as n from rc_violation where company_id = ${absent.companyId} and type = 1`),
  ).toBe(1);
  expect(
    (await sql`select scope, source, status from rc_blacklist where del_flag = 0`.execute(fixture.db)).rows,
  ).toEqual([{ scope: 1, source: 2, status: 1 }]);
  expect((await sql`select post_status from rc_company_post where id = ${postId}`.execute(fixture.db)).rows).toEqual([
    { postStatus: 1 },
  ]);

  // A company claims its expenses; the fair is filed when they are paid.
  fixture.travel('2025-10-26 10:00:00');
  const claimant = applies.find(({ companyId }) => companyId === companies.second) as (typeof applies)[number];
  const { rows: named } = await sql<{ payee: string }>`
    select company_name as payee from rc_company where id = ${claimant.companyId}`.execute(fixture.db);
  const files = await fixture.upload('hr2', 'fair-paper');
  const { id: claimId } = await ok(
    fixture.post('hr2', '/jobFair/fairExpense/add', {
      ...{ applyId: claimant.id, personCount: 1, days: 1, payee: named[0]?.payee },
      ...{ bankName: '示例银行云湖支行', bankAccount: '6200000000123456789' },
      items: [{ itemType: 1, amount: '200.00', invoiceNo: 'FP1', invoiceDate: day, files }],
    }),
  );
  await ok(fixture.post('hr2', '/jobFair/fairExpense/submit', { id: claimId }));
  expect((await fixture.post('school', `${fairPath}/archive`, { id: fairId })).message).toBe('还有未完成的费用报销');
  await ok(fixture.post('staff', '/jobFair/fairExpense/audit', { id: claimId, approvedAmount: '180' }));
  await school('/jobFair/fairExpense/finance', { id: claimId });
  const payVoucher = await fixture.upload('school', 'fair-paper');
  await school('/jobFair/fairExpense/pay', { id: claimId, payNo: 'LS1', payVoucher });
  expect((await fixture.get('school', '/jobFair/fairExpense/sums', { fairId })).result).toEqual([
    { status: 5, count: 1, amount: '180.00' },
  ]);
  await school(`${fairPath}/archive`, { id: fairId });
  expect(await fixture.fairRow(fairId)).toMatchObject({ status: 5, checkinCompany: places - 1, checkinStudent: 22 });
});
