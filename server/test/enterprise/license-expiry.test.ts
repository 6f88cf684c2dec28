import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { licenseExpiry } from '../../src/areas/enterprise/license-expiry.ts';
import { runJob } from '../support/run-job.ts';
import { EnterpriseFixture } from './enterprise-fixture.ts';

let fixture: EnterpriseFixture;
beforeAll(async () => {
  fixture = await EnterpriseFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const run = (): Promise<number> => runJob(fixture.engine, licenseExpiry);
const at = (day: string): void => fixture.clock.set(`${day}T00:15:00+08:00`);
/** An admitted company whose licence ends on the day. */
const ending = (licenseExpire: string | null, auditStatus = 3, n = 1) =>
  fixture.company(n, auditStatus, { licenseExpire });

it('reminds the administrators 30, 7 and 0 days before the end, once each', async () => {
  await ending('2025-11-30');
  const sent: [string, number][] = [];
  for (const day of [
    '2025-10-30',
    '2025-10-31',
    '2025-11-01',
    '2025-11-22',
    '2025-11-23',
    '2025-11-30',
    '2025-12-01',
  ]) {
    at(day);
    sent.push([day.slice(5), (await run()) + (await run())]);
  }
  expect(sent).toEqual([
    ['10-30', 0],
    ['10-31', 1],
    ['11-01', 0],
    ['11-22', 0],
    ['11-23', 1],
    ['11-30', 1],
    ['12-01', 0],
  ]);
  expect(await fixture.notifications()).toEqual(['C11 hr1', 'C11 hr1', 'C11 hr1']);
});
it('makes up for a day without a run, and leaves out what has passed', async () => {
  await ending('2025-11-30');
  at('2025-11-26');
  expect(await run()).toBe(1);
  at('2025-11-27');
  expect(await run()).toBe(0);
});
it('begins again for a new licence', async () => {
  const { id } = await ending('2025-10-20');
  expect(await run()).toBe(1);
  await sql`update rc_company set license_expire = '2025-10-21' where id = ${id}`.execute(fixture.database.db);
  expect(await run()).toBe(1);
});
it.each([
  ['has no end', null, 3],
  ['ended before', '2025-10-14', 3],
  ['ends later', '2025-11-15', 3],
  ['is the one of a company that is not admitted', '2025-10-20', 2],
  ['is the one of a disabled company', '2025-10-20', 5],
])('says nothing of a licence that %s', async (_what, licenseExpire, auditStatus) => {
  await ending(licenseExpire, auditStatus);
  expect(await run()).toBe(0);
});
it('reminds once when several runs coincide', async () => {
  await ending('2025-10-20');
  await ending('2025-10-15', 3, 2);
  const counts = await Promise.all([run(), run(), run(), run()]);
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(2);
  expect((await fixture.notifications()).toSorted()).toEqual(['C11 hr1', 'C11 hr2']);
});
