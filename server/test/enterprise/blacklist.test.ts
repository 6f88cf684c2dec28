import { violationPoints } from '@campus/contract/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pointsRecount } from '../../src/areas/enterprise/blacklist.ts';
import { recordViolation } from '../../src/areas/enterprise/violation.ts';
import { deadlines } from '../../src/platform/jobs/deadlines.ts';
import { callInOrder, waitForLock } from '../support/lock-wait.ts';
import { runJob } from '../support/run-job.ts';
import { EnterpriseFixture } from './enterprise-fixture.ts';
import { hr, school } from './enterprise-people.ts';

let fixture: EnterpriseFixture;
beforeAll(async () => {
  fixture = await EnterpriseFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const path = '/jobFair/blacklist';
const reason = '多次收到学生投诉';
const add = (companyId: string, scope: number, more: Record<string, unknown> = {}) =>
  fixture.call(school, 'POST', `${path}/add`, { companyId, scope, reason, ...more });
const flags = async (id: string) => {
  const row = await fixture.one<Record<string, unknown>>('rc_company', id);
  return [row.blackFlag, row.blackScope, row.auditStatus, row.violationPoints];
};
async function posts(companyId: string): Promise<void> {
  for (const status of [1, 2, 3])
    await sql`
      insert into rc_company_post (id, tenant_id, create_by, create_time, company_id, post_status, fair_only)
      values (${`post${status}`}, 1, 'x', now(), ${companyId}, ${status}::int, 0)`.execute(fixture.database.db);
}
const postStates = async () => {
  const { rows } = await sql<{ status: number; why: string | null }>`
    select post_status as status, pause_reason as why from rc_company_post order by id`.execute(fixture.database.db);
  return rows;
};
const breach = (companyId: string, refId: string, type = 9) =>
  fixture.as(school, (context) =>
    recordViolation({ companyId, type, refType: 'offer', refId, description: '撤销已接受的录用' }, context),
  );

describe('the posts of a company come before it in the lock order', () => {
  const disable = (id: string) => fixture.call(school, 'POST', '/api/pc/bizCompany/disable', { id, reason });
  it.each([
    ['it is disabled', disable, 5],
    ['its accounts are barred', (id: string) => add(id, 3), 5],
    ['it is barred from recruiting', (id: string) => add(id, 2), 3],
  ] as const)('when %s', async (_title, call, status) => {
    const { id } = await fixture.company(1, 3, { violationPoints: 0 });
    await posts(id);
    const later = [{ table: 'rc_company', id }];
    const reply = await callInOrder(fixture.database, { table: 'rc_company_post', id: 'post1' }, later, () => call(id));
    expect(reply).toMatchObject({ success: true });
    expect((await flags(id))[2]).toBe(status);
    expect((await postStates())[0]?.status).toBe(2);
  });
  it('when its scope is raised', async () => {
    const { id } = await fixture.company(1, 3, { violationPoints: 0 });
    await posts(id);
    const listed = (await add(id, 1)).result.id;
    const change = () => fixture.call(school, 'POST', `${path}/change`, { id: listed, scope: 2, reason });
    const later = [{ table: 'rc_company', id }];
    const reply = await callInOrder(fixture.database, { table: 'rc_company_post', id: 'post1' }, later, change);
    expect(reply).toMatchObject({ success: true });
    expect((await postStates())[0]?.status).toBe(2);
  });
});

describe('a row of the blacklist', () => {
  it.each([
    [1, [1, 1, 3, 0], [1, 2, 3]],
    [2, [1, 2, 3, 0], [2, 2, 0]],
    [3, [1, 3, 5, 0], [2, 2, 0]],
  ])('of scope %i sets the company to %j and its posts to %j', async (scope, company, states) => {
    const { id } = await fixture.company(1, 3, { violationPoints: 0 });
    await posts(id);
    expect(await add(id, scope)).toMatchObject({ success: true, message: '已列入黑名单' });
    expect(await flags(id)).toEqual(company);
    const found = await postStates();
    expect(found.map(({ status }) => status)).toEqual(states);
    if (scope === 2) expect(found[0]?.why).toBe('列入黑名单');
    expect(await fixture.notifications()).toContain('B01 hr1');
  });
  it.each([
    [{ reason: '短' }, '列入原因'],
    [{ scope: 4 }, '限制范围'],
    [{ endDate: '2025-10-15' }, '截止日期须晚于起始日期'],
    [{ startDate: '2025-10-01', endDate: '2025-10-01' }, '截止日期须晚于起始日期'],
    [{ startDate: '2025-10-01', endDate: '2025-10-14' }, '截止日期不能早于今天'],
    [{ startDate: '2025-10-16' }, '起始日期不能晚于今天'],
    [{ companyId: 'none' }, '企业'],
  ])('is refused with %j', async (more, message) => {
    const { id } = await fixture.company(1, 3);
    const reply = await add(id, 1, more);
    expect(reply.success).toBe(false);
    expect(reply.message).toContain(message);
  });
  it('begins today, or on the earlier day that is given', async () => {
    const [one, other] = [await fixture.company(1, 3), await fixture.company(2, 3)];
    expect((await add(one.id, 1)).result.startDate).toBe('2025-10-15');
    const { result } = await add(other.id, 1, { startDate: '2025-10-01', endDate: '2025-10-15' });
    expect(result).toMatchObject({ startDate: '2025-10-01', endDate: '2025-10-15' });
  });
  it('is not changed to an end that is over, which pauses no post', async () => {
    const { id } = await fixture.company(1, 3, { violationPoints: 0 });
    await posts(id);
    const { result } = await add(id, 1, { startDate: '2025-10-01' });
    const change = (endDate: string) =>
      fixture.call(school, 'POST', `${path}/change`, { id: result.id, scope: 2, endDate, reason });
    expect(await change('2025-10-14')).toMatchObject({ success: false, message: '截止日期不能早于今天' });
    expect(await flags(id)).toEqual([1, 1, 3, 0]);
    expect((await postStates()).map(({ status }) => status)).toEqual([1, 2, 3]);
    expect(await change('2025-10-15')).toMatchObject({ success: true });
  });
  it('is one per company, also when several are added at once', async () => {
    const { id } = await fixture.company(1, 3);
    const replies = await Promise.all([1, 2, 1, 2].map((scope) => add(id, scope)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    for (const { success, message } of replies) if (!success) expect(message).toBe('该企业已在黑名单中');
  });
  it('applies a higher scope and gives nothing back for a lower one', async () => {
    const { id } = await fixture.company(1, 3, { violationPoints: 0 });
    await posts(id);
    const { result } = await add(id, 1);
    const change = (scope: number) => fixture.call(school, 'POST', `${path}/change`, { id: result.id, scope, reason });
    expect((await change(3)).success).toBe(true);
    expect(await flags(id)).toEqual([1, 3, 5, 0]);
    expect((await change(1)).success).toBe(true);
    expect(await flags(id)).toEqual([1, 1, 5, 0]);
    expect((await postStates()).map(({ status }) => status)).toEqual([2, 2, 0]);
  });
  it('keeps a disabled company disabled until it is released', async () => {
    const { id } = await fixture.company(1, 3, { violationPoints: 0 });
    await posts(id);
    const { result } = await add(id, 3);
    const enable = () => fixture.call(school, 'POST', '/api/pc/bizCompany/enable', { id });
    expect((await enable()).message).toBe('请先解除黑名单');
    const release = (why?: string) =>
      fixture.call(school, 'POST', `${path}/release`, { id: result.id, ...(why && { reason: why }) });
    expect((await release()).message).toBe('请填写解除原因!');
    expect((await release('整改完成')).message).toBe('解除成功');
    expect(await flags(id)).toEqual([0, 0, 5, 0]);
    expect(
      (await postStates()).map(({ status }) => status),
      'posts stay paused',
    ).toEqual([2, 2, 0]);
    expect((await enable()).success).toBe(true);
    expect((await release('再次解除')).message).toBe('当前状态为“已解除”，不能解除');
  });
  it('ends after its last day', async () => {
    const { id } = await fixture.company(1, 3, { violationPoints: 0 });
    await add(id, 2, { endDate: '2025-10-20' });
    fixture.clock.set('2025-10-20T23:59:00+08:00');
    expect(await runJob(fixture.engine, deadlines)).toBe(0);
    fixture.clock.set('2025-10-21T00:05:00+08:00');
    expect(await runJob(fixture.engine, deadlines)).toBe(1);
    expect(await flags(id)).toEqual([0, 0, 3, 0]);
  });
  it('is read by its company without the one who released it, and by no other', async () => {
    const { id } = await fixture.company(1, 3);
    const other = await fixture.company(2, 3);
    const { result } = await add(id, 1);
    await fixture.call(school, 'POST', `${path}/release`, { id: result.id, reason: '整改完成' });
    const codes = new Set(['jobFair:blacklist:list']);
    const own = await fixture.call(hr(id, 'hr1', { codes }), 'GET', `${path}/queryById`, { id: result.id });
    expect(own.result).toMatchObject({ status: 2, releaseReason: '整改完成' });
    expect(own.result.releaseBy ?? null).toBeNull();
    const stranger = hr(other.id, 'hr2', { codes });
    expect((await fixture.call(stranger, 'GET', `${path}/list`)).result.total).toBe(0);
    expect((await fixture.call(stranger, 'POST', `${path}/release`, { id: result.id, reason: 'x' })).code).toBe(510);
  });
});

describe('violations', () => {
  it('put a company on the list when their points reach the limit, once', async () => {
    const { id } = await fixture.company(1, 3, { violationPoints: 0 });
    await fixture.holder('boss', 'school_admin');
    for (const refId of ['o1', 'o2', 'o3', 'o3']) await breach(id, refId);
    expect(await flags(id)).toEqual([0, null, 3, 3]);
    await breach(id, 'o4');
    expect(await flags(id)).toEqual([1, 1, 3, 4]);
    await breach(id, 'o5');
    const { rows } = await sql<Record<string, unknown>>`
      select scope, source, start_date::text as start, end_date::text as "end" from rc_blacklist`.execute(
      fixture.database.db,
    );
    expect(rows).toEqual([{ scope: 1, source: 2, start: '2025-10-15', end: '2026-10-15' }]);
    expect((await fixture.notifications()).sort()).toEqual(['B01 hr1', 'B02 boss']);
  });
  it('list a company once when two reach the limit together', async () => {
    const { id } = await fixture.company(1, 3, { violationPoints: 0 });
    await Promise.all(['o1', 'o2', 'o3'].map((refId) => breach(id, refId, 3)));
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from rc_blacklist`.execute(fixture.database.db);
    expect(rows[0]?.n).toBe(1);
    expect((await flags(id))[3]).toBe(3 * (violationPoints[3] ?? 0));
  });
  it('count no more once the row they led to is released, and leave the window with time', async () => {
    const { id } = await fixture.company(1, 3, { violationPoints: 0 });
    await breach(id, 'o1', 3);
    const { rows } = await sql<{ id: string }>`select id from rc_blacklist`.execute(fixture.database.db);
    await fixture.call(school, 'POST', `${path}/release`, { id: rows[0]?.id, reason: '整改完成' });
    expect(await flags(id)).toEqual([0, 0, 3, 0]);
    await breach(id, 'o2');
    expect((await flags(id))[3]).toBe(1);
    fixture.clock.set('2026-10-16T00:05:00+08:00');
    expect(await runJob(fixture.engine, pointsRecount)).toBe(1);
    expect((await flags(id))[3]).toBe(0);
  });
  it('are counted at night together with those that are recorded meanwhile', async () => {
    const { id } = await fixture.company(1, 3, { violationPoints: 0 });
    await breach(id, 'o1');
    fixture.clock.set('2026-10-16T00:05:00+08:00');
    let night: Promise<unknown> = Promise.resolve();
    await fixture.as(school, async (context) => {
      await recordViolation(
        { companyId: id, type: 9, refType: 'offer', refId: 'o2', description: '撤销录用' },
        context,
      );
      night = runJob(fixture.engine, pointsRecount);
      await waitForLock(fixture.database.db);
    });
    await night;
    expect((await flags(id))[3]).toBe(1);
  });
  const violations = '/jobFair/violation';
  const register = (companyId: string, more: Record<string, unknown> = {}) =>
    fixture.call(school, 'POST', `${violations}/add`, {
      ...{ companyId, type: 4, occurDate: '2025-10-14', description: '岗位描述含性别限制' },
      ...more,
    });
  it('are registered by the school with the points of their kind', async () => {
    const { id } = await fixture.company(1, 3, { violationPoints: 0 });
    expect(await register(id, { type: 5 })).toMatchObject({ success: true, message: '已登记违规' });
    expect(await flags(id)).toEqual([0, null, 3, 2]);
    expect(await register(id)).toMatchObject({ success: true });
    expect(await flags(id)).toEqual([1, 1, 3, 6]);
    const { result } = await fixture.call(school, 'GET', `${violations}/list`, { companyId: id, type: 5 });
    expect(result.records).toMatchObject([{ points: 2, auto: 0, revoked: 0 }]);
  });
  it.each([
    [{ occurDate: '2025-10-16' }, '发生日期不能晚于今天'],
    [{ description: '' }, '请填写情况说明'],
    [{ type: 7 }, '违规类型'],
    [{ companyId: 'none' }, '企业'],
  ])('are not registered with %j', async (more, message) => {
    const { id } = await fixture.company(1, 3, { violationPoints: 0 });
    const reply = await register(id, more);
    expect(reply.success).toBe(false);
    expect(reply.message).toContain(message);
    expect(await flags(id)).toEqual([0, null, 3, 0]);
  });
  it('are taken back once, with the row of the list that came from their points', async () => {
    const { id } = await fixture.company(1, 3, { violationPoints: 0 });
    const { result } = await register(id);
    const revoke = (why = '复核后不属违规') =>
      fixture.call(school, 'POST', `${violations}/revoke`, { id: result.id, reason: why });
    expect((await revoke('误')).success).toBe(false);
    const replies = await Promise.all([revoke(), revoke(), revoke()]);
    expect(replies.map(({ message }) => message).sort()).toEqual(['已撤销违规', '该违规已撤销', '该违规已撤销'].sort());
    expect(await flags(id)).toEqual([0, 0, 3, 0]);
    const stranger = hr(id, 'hr1', { codes: new Set(['jobFair:blacklist:list']) });
    expect(
      (await fixture.call(stranger, 'POST', `${violations}/revoke`, { id: result.id, reason: '自行撤销' })).code,
    ).toBe(510);
  });
  it('are taken back without the row of the list when staff have changed it', async () => {
    const { id } = await fixture.company(1, 3, { violationPoints: 0 });
    const { result } = await register(id);
    const listed = async () => (await fixture.call(school, 'GET', `${path}/list`, { companyId: id })).result.records[0];
    const automatic = await listed();
    expect(automatic).toMatchObject({ source: 2, status: 1 });
    const decision = { id: automatic.id, scope: 2, endDate: '2027-10-15', reason };
    expect((await fixture.call(school, 'POST', `${path}/change`, decision)).success).toBe(true);
    const revoke = { id: result.id, reason: '复核后不属违规' };
    expect((await fixture.call(school, 'POST', `${violations}/revoke`, revoke)).success).toBe(true);
    expect(await flags(id)).toEqual([1, 2, 3, 0]);
    expect(await listed()).toMatchObject({ source: 1, status: 1, scope: 2, endDate: '2027-10-15' });
  });
});
