import type { CalendarAnswer } from '@campus/contract/calendar';
import { postDeadlineEvents } from '@campus/contract/post';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadEvents } from '../../src/areas/calendar/load-events.ts';
import { seedSession } from '../../src/areas/system/seed.ts';
import { Clock } from '../support/bare-engine.ts';
import { recordQueries } from '../support/statement-count.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const clock = new Clock('2025-10-15T10:00:00+08:00');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    filled: 'tinyOctober',
    now: clock.now,
  });
  await sql`update rc_company_post set end_date = '2025-10-20' where id in (
    select id from rc_company_post where del_flag = 0 and post_status = 1 and tenant_id = 1 order by id limit 5)`.execute(
    app.engine.db,
  );
  await sql`update rc_company set submit_time = '2025-10-14 09:00:00+08' where id in (
    select id from rc_company where del_flag = 0 and audit_status = 2 and tenant_id = 1 order by id limit 1)`.execute(
    app.engine.db,
  );
});
afterAll(() => app.close());

const days = { start: '2025-10-01', end: '2025-11-11' };
async function ask(username: string, place: string, query: Readonly<Record<string, string>> = days) {
  const url = `/server/calendar/${place}/queryEvents?${new URLSearchParams(query)}`;
  return (await app.call({ method: 'GET', url, as: await app.signIn(username) })).body;
}
const of = ({ events }: CalendarAnswer, kind: string) => events.filter((event) => event.kind === kind);
async function listed(username: string, query: Readonly<Record<string, string>>): Promise<number> {
  const url = `/server/companyPost/companyPost/list?${new URLSearchParams(query)}`;
  return (await app.call({ method: 'GET', url, as: await app.signIn(username) })).body.result.total;
}
const open = { postStatus: '1,2', endDate_begin: days.start, endDate_end: days.end };

describe('the events of a calendar', () => {
  it.each([
    ['school', 'school'],
    ['hr01', 'enterprise'],
  ])('are the rows of the list for %s', async (username, side) => {
    const { result } = await ask(username, `${side}/employment`);
    const found = of(result, 'postDeadline');
    expect(found.length).toBe(await listed(username, open));
    expect(found.every(({ start }) => start >= days.start && start <= days.end)).toBe(true);
  });
  it('are those of the asked company', async () => {
    const { result: all } = await ask('school', 'school/employment');
    const postId = of(all, 'postDeadline')[0]?.refId as string;
    const { result } = await ask('school', 'school/employment', { ...days, postId });
    expect(of(result, 'postDeadline').map(({ refId }) => refId)).toEqual([postId]);
    // Offers of the post may be due, too.
    expect(result.events.length).toBeLessThan(all.events.length);
  });
  it('are due after the working days of the audit, for auditors only', async () => {
    const { result } = await ask('auditor', 'school/employment');
    // Three working days after Tuesday.
    expect(of(result, 'companyAudit').map(({ start }) => start)).toContain('2025-10-17');
    const { result: staff } = await ask('viewer', 'school/employment');
    expect(staff.kinds.map(({ kind }: { kind: string }) => kind)).not.toContain('companyAudit');
    expect(of(staff, 'companyAudit')).toEqual([]);
  });
  it.each([
    ['school', 'school'],
    ['hr01', 'enterprise'],
  ])('show the fairs behind them for %s, which stay where they are', async (username, side) => {
    const weeks = { start: '2025-10-01', end: '2025-11-30' };
    const { result: own } = await ask(username, `${side}/jobFair`, weeks);
    const { result } = await ask(username, `${side}/employment`, weeks);
    const fairs = result.events.filter(({ isBand }: { isBand: boolean }) => isBand);
    expect(fairs.length).toBeGreaterThan(0);
    expect(fairs).toEqual(of(own, 'jobFair').map((event) => ({ ...event, isBand: true, movable: false })));
    expect(own.events.some(({ isBand }: { isBand: boolean }) => isBand)).toBe(false);
  });
  it('are the first ones where there are more than are answered', async () => {
    await sql`update rc_company_post set end_date = '2025-10-16' where id = (
      select max(id) from rc_company_post where del_flag = 0 and post_status = 1 and tenant_id = 1)`.execute(
      app.engine.db,
    );
    const { events, isCut } = await app.engine.runAs(seedSession(1), (context) =>
      loadEvents(
        postDeadlineEvents,
        { from: '2025-10-16', to: '2025-11-11' },
        context.withSession({ ...context.session, codes: new Set(['post:companyPost:list']) }),
        1,
      ),
    );
    expect([isCut, events.map(({ start }) => start)]).toEqual([true, ['2025-10-16']]);
  });
  it('come with the holidays of the days', async () => {
    const { result } = await ask('school', 'school/employment');
    expect(result.holidays.map(({ date }: { date: string }) => date)).toContain('2025-10-01');
  });
  it('are read with one statement per table', async () => {
    await ask('hr01', 'enterprise/employment');
    const sent = await recordQueries(app.database, async () => void (await ask('hr01', 'enterprise/employment')));
    expect(
      sent.filter((statement) => /from "?rc_company_post"? /.test(statement) && /end_date/.test(statement)),
    ).toHaveLength(1);
  });
  it.each([
    ['school', 'enterprise/employment', days, '没有权限'],
    ['hr01', 'school/employment', days, '没有权限'],
    ['school', 'school/employment', { start: '2025-10-01', end: '2025-12-02' }, '查询跨度不能超过62天'],
    ['school', 'school/employment', { start: '2025-10-02', end: '2025-10-01' }, '结束日期应晚于开始日期'],
    ['school', 'school/employment', { ...days, status: "1') or 1=1" }, '状态格式不正确'],
    ['school', 'school/nothing', days, ''],
  ])('are refused to %s at %s %#', async (username, place, query, message) => {
    const { success, message: said } = await ask(username, place, query as typeof days);
    expect(success).toBe(false);
    expect(said).toContain(message);
  });
});

describe('daily counts', () => {
  const week = { start: '2025-10-13', end: '2025-10-19' };
  interface Counted {
    readonly start: string;
    readonly count: number;
    readonly link: { readonly query: Readonly<Record<string, string>> };
  }
  it.each([
    ['school', 'school'],
    ['hr01', 'enterprise'],
  ])('are the rows of the list behind them for %s', async (username, side) => {
    const { result } = await ask(username, `${side}/resume`, { start: '2025-09-15', end: '2025-10-19' });
    const counts = [...of(result, 'newDelivery'), ...of(result, 'waitingDelivery')] as Counted[];
    expect(counts.length).toBeGreaterThan(1);
    for (const { count, link } of counts.slice(0, 6)) {
      const url = `/server/resume/delivery/list?${new URLSearchParams({ ...link.query, pageSize: '1' })}`;
      const { body } = await app.call({ method: 'GET', url, as: await app.signIn(username) });
      expect(body.result.total).toBe(count);
    }
  });
  it('are one per post for a company', async () => {
    const { result } = await ask('hr01', 'enterprise/resume', { start: '2025-09-15', end: '2025-10-19' });
    const days = of(result, 'newDelivery').map(({ title }) => title);
    expect(days.every((title) => /^新投递 \d+ 份 · /.test(title))).toBe(true);
  });
  it('are left out where the asked department has none', async () => {
    const { result } = await ask('school', 'school/resume', { ...week, departId: 'none' });
    expect(result.events).toEqual([]);
  });
});

describe('events that can be moved', () => {
  it('are the deadlines of its posts for a company, with the version of the row', async () => {
    const { result } = await ask('hr01', 'enterprise/employment', days);
    const [deadline] = of(result, 'postDeadline');
    expect(deadline).toMatchObject({ movable: true, version: expect.any(Number), companyName: expect.any(String) });
    const { result: school } = await ask('school', 'school/employment', days);
    expect(school.events.some(({ movable }: { movable: boolean }) => movable)).toBe(false);
  });
});

it('a calendar needs its own code', async () => {
  await sql`delete from sys_role_permission where permission_id in (
    select id from sys_permission where perms = 'calendar:school:list') and role_id in (
    select id from sys_role where role_code = 'viewer')`.execute(app.engine.db);
  await app.engine.services.permissions.reload();
  const { success, message } = await ask('viewer', 'school/employment');
  expect([success, message]).toEqual([false, '没有权限，请联系管理员分配权限！']);
});
