import type { FairHealthLine } from '@campus/contract/jobfair';
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

const path = '/jobFair/jobFair/health';
async function loadHealth(fairId: string): Promise<Record<string, string[]>> {
  const lines = (await fixture.get('school', path, { fairId })).result as FairHealthLine[];
  return Object.fromEntries(
    lines.filter(({ applies }) => applies.length > 0).map(({ kind, applies }) => [kind, applies.map(({ id }) => id)]),
  );
}

describe('the checks before a fair', () => {
  it('name whom each thing is missing from, until it is there', async () => {
    const fair = await fixture.fair({ boothMode: 2 });
    await fixture.booths(fair.id, 3);
    const id = await fixture.applied(fair.id);
    expect(await loadHealth(fair.id)).toEqual({});
    await fixture.act('school', 'audit', { id, result: 1 });
    expect(await loadHealth(fair.id)).toEqual({ unconfirmed: [id], noBooth: [id] });
    const other = await fixture.confirmed(fair.id, companies.second);
    await sql`update rc_job_fair set need_insure = 1 where id = ${fair.id}`.execute(fixture.db);
    expect(await loadHealth(fair.id)).toMatchObject({ unconfirmed: [id], insurance: [other] });
    await sql`update rc_fair_attendee set insure_status = 1 where apply_id = ${other}`.execute(fixture.db);
    expect((await loadHealth(fair.id)).insurance).toBeUndefined();
    await sql`update rc_fair_attendee set del_flag = 1 where apply_id = ${other}`.execute(fixture.db);
    expect((await loadHealth(fair.id)).noPeople).toEqual([other]);
    await sql`update rc_company_post set post_status = 2 where company_id = ${companies.second}`.execute(fixture.db);
    expect((await loadHealth(fair.id)).noPost).toEqual([other]);
  });
  it('remind each company once an hour, before the fair only, and are closed to companies', async () => {
    const fair = await fixture.fair();
    const id = await fixture.applied(fair.id);
    await fixture.act('school', 'audit', { id, result: 1 });
    const remind = () => fixture.post('school', '/jobFair/fairApply/remind', { fairId: fair.id, kind: 'unconfirmed' });
    const sent = async () => (await fixture.notices()).filter((notice) => notice === 'F21 hr1').length;
    expect((await remind()).result).toEqual({ ok: 1, failed: [] });
    await remind();
    expect(await sent()).toBe(1);
    fixture.travel('2025-10-15 11:30:00');
    await remind();
    expect(await sent()).toBe(2);
    expect((await fixture.post('hr1', '/jobFair/fairApply/remind', { fairId: fair.id, kind: 'noPost' })).code).toBe(
      510,
    );
    fixture.travel('2025-10-25 09:00:00');
    expect((await remind()).message).toBe('招聘会已开始');
  });
});
