import { entities } from '@campus/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { without } from '../support/bare-engine.ts';
import { EnterpriseFixture } from './enterprise-fixture.ts';
import { creditCode, hr, school } from './enterprise-people.ts';

let fixture: EnterpriseFixture;
beforeAll(async () => {
  fixture = await EnterpriseFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

/** Tables that a refused call may write: who failed to sign in, what a form may repeat. */
const logs = new Set(['sys_log', 'sys_limit', 'sys_idempotency', 'sys_captcha', 'sys_registration_token']);
/** Everything that is stored, but the logs. */
async function everything(): Promise<string> {
  const parts: string[] = [];
  for (const { table } of entities.filter((e) => !logs.has(e.table))) {
    const { rows } = await sql`select * from ${sql.table(table)} order by id`.execute(fixture.database.db);
    parts.push(`${table} ${JSON.stringify(rows)}`);
  }
  return parts.join('\n');
}

it('leaves everything as it was when a call is refused', async () => {
  const admitted = await fixture.company(1, 3);
  const waiting = await fixture.company(2, 2, { licenseExpire: '2025-10-14' });
  const begun = await fixture.company(3, 1);
  const registration = (await fixture.credentialCheck(begun.username)).result.registerToken as string;
  const taken = await fixture.companyForm(3, begun.username, { creditCode: creditCode(1) });
  const unfit = await fixture.companyForm(4, 'school', { contactMobile: '14000020001' });
  const company = '/api/pc/bizCompany';
  const member = '/api/pc/companyUser';
  const calls: Parameters<EnterpriseFixture['call']>[] = [
    [school, 'POST', `${company}/audit`, { id: waiting.id, result: 1 }],
    [school, 'POST', `${company}/audit`, { id: admitted.id, result: 1 }],
    [school, 'POST', `${company}/disable`, { id: admitted.id }],
    [without(school, 'company:company:disable'), 'POST', `${company}/disable`, { id: admitted.id, reason: '投诉' }],
    [school, 'POST', `${company}/add`, unfit],
    [school, 'PUT', `${company}/edit`, { id: admitted.id, legalPerson: '别人', shortName: '变' }],
    [school, 'PUT', `${company}/edit`, { id: admitted.id, shortName: '变', version: 7 }],
    [hr(admitted.id, 'hr1'), 'PUT', `${company}/myCompany`, { shortName: '变', creditCode: creditCode(8) }],
    [
      school,
      'POST',
      `${member}/add`,
      { companyId: admitted.id, username: 'new_member', realname: '甲', mobile: '14000020001', role: 2 },
    ],
    [school, 'PUT', `${member}/edit`, { id: admitted.memberId, realname: '乙', role: 2 }],
    [school, 'POST', `${member}/freeze`, { id: admitted.memberId }],
    [school, 'GET', `${member}/deleteCompanyUser`, { id: admitted.memberId }],
    [{ registration }, 'POST', '/companyRegister/saveCompany', taken],
    [{ registration }, 'POST', '/companyRegister/submit', taken],
    [{ registration }, 'POST', '/companyRegister/withdraw', {}],
  ];
  const before = await everything();
  for (const [who, method, path, sent] of calls) {
    const reply = await fixture.call(who, method, path, sent);
    expect([path, reply.success]).toEqual([path, false]);
    expect(await everything()).toBe(before);
  }
});

it('replays its history to the present state, whatever order the steps came in', async () => {
  const { id } = await fixture.company(1, 2);
  const steps: [string, Record<string, unknown>][] = [
    ['audit', { result: 1 }],
    ['disable', { reason: '投诉' }],
    ['audit', { result: 2, reasonCodes: '1' }],
    ['enable', {}],
    ['enable', {}],
    ['disable', { reason: '再次投诉' }],
  ];
  for (const [call, sent] of steps) await fixture.call(school, 'POST', `/api/pc/bizCompany/${call}`, { id, ...sent });
  const { rows } = await sql<{ seq: number; fromStatus: number; toStatus: number }>`
    select seq, from_status, to_status from rc_company_audit where company_id = ${id} order by seq`.execute(
    fixture.database.db,
  );
  expect(rows.map((row) => row.seq)).toEqual([1, 2, 3, 4]);
  for (const [i, row] of rows.entries()) expect(row.fromStatus).toBe(i === 0 ? 2 : rows[i - 1]?.toStatus);
  expect(rows.at(-1)?.toStatus).toBe((await fixture.one<{ auditStatus: number }>('rc_company', id)).auditStatus);
});
