import { calendarEventKinds } from '@campus/contract';
import type { CalendarEvent } from '@campus/contract/calendar';
import { type CalendarEvents, type CalendarSide, findField, matches, type Session } from '@campus/contract/kit';
import { agreement, dispatch, offer } from '@campus/contract/resume';
import { computeWait } from '@campus/contract/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedSession } from '../../src/areas/system/seed.ts';
import type { Context } from '../../src/kit/context.ts';
import { waitLimit } from '../../src/platform/waits.ts';
import { Clock } from '../support/bare-engine.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/*
 * The events of every kind that is declared are the rows of its list that fall into the days: none is added, none is
 * missing, for every reader. A kind without rows in this database fails: add some of it in `beforeAll`.
 */
const clock = new Clock('2025-10-15T10:00:00+08:00');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ filled: 'tinyOctober', now: clock.now });
  await sql`update rc_company set license_expire = '2025-11-20' where id in (
    select id from rc_company where tenant_id = 1 and audit_status = 3 order by id limit 2)`.execute(app.engine.db);
  await sql`update pub_company_publicity set start_time = '2025-10-10 08:00:00+08', end_time = '2025-10-20 18:00:00+08'
    where tenant_id = 1 and status = 1`.execute(app.engine.db);
  await app.engine.runAs(seedSession(1), addAgreements);
});
afterAll(() => app.close());

/** Agreements in the states that have events, which the smallest sample data lacks. */
const states: readonly Record<string, unknown>[] = [
  { type: 1, status: 1, deadline: '2025-10-20 10:00:00' },
  { type: 1, status: 4, effectiveTime: '2025-10-01 10:00:00', startDate: '2025-11-03' },
  { type: 3, nature: 2, status: 4, effectiveTime: '2025-10-02 10:00:00', startDate: '2025-10-20' },
  { type: 1, status: 10, endTime: '2025-10-08 10:00:00' },
];
const openOffer = {
  ...{ offerNo: 'LY1', nature: 1, position: '工程师', workplace: '北京市' },
  ...{ onboardDate: '2026-07-01', deadline: '2025-10-19 10:00:00' },
};
async function addAgreements(context: Context): Promise<void> {
  const { rows } = await sql<Row>`
    select distinct on (d.employ_id) d.id, d.employ_id, d.post_id, d.company_id, d.sys_org_code from rc_delivery d
    where d.company_id = (select company_id from sys_user where username = 'hr01') and not exists (
      select 1 from rc_agreement a where a.employ_id = d.employ_id)
      and d.status = 1 and d.step = 10 and d.student_confirm = 1
    order by d.employ_id, d.id limit ${states.length}`.execute(context.db);
  expect(rows).toHaveLength(states.length);
  for (const [n, { id, ...of }] of rows.entries()) {
    const values = { nature: 1, startDate: '2026-07-01', deadline: '2025-09-01 10:00:00', ...states[n] };
    const terms = { position: '工程师', workplace: '北京市', salary: '9000.00', agreementNo: `XY${n}` };
    const row = await context.engine.insert(
      agreement,
      { ...of, deliveryId: id, ...terms, ...values } as never,
      context,
    );
    await context.engine.set(agreement, row.id, { status: states[n]?.status } as never, context);
    if (n === 0) await context.engine.insert(offer, { ...of, deliveryId: id, ...openOffer } as never, context);
    if (n === 1)
      await sql`update rc_delivery set student_confirm = 0, confirm_deadline = '2025-10-18 10:00:00+08' where id = ${id}`.execute(
        context.db,
      );
    // Two that were pushed, two that were received, of the same days.
    const reportDate = n < 2 ? '2025-10-20' : '2025-11-05';
    const paper = await context.engine.insert(dispatch, { ...of, deliveryId: id, reportDate } as never, context);
    await context.engine.set(dispatch, paper.id, { status: 1 + (n % 2) } as never, context);
  }
}
const readers = { school: ['school', 'auditor'], enterprise: ['hr01'] } as const satisfies Record<
  CalendarSide,
  readonly string[]
>;
const ranges = [
  { start: '2025-08-15', end: '2025-10-14' },
  { start: '2025-10-15', end: '2025-12-14' },
] as const;
type Range = (typeof ranges)[number];
type Row = Readonly<Record<string, unknown>>;

async function get(username: string, path: string, query: Readonly<Record<string, string>>) {
  const url = `/server${path}?${new URLSearchParams(query)}`;
  return (await app.call({ method: 'GET', url, as: await app.signIn(username) })).body;
}
async function eventsOf(username: string, side: CalendarSide, { kind, calendar }: CalendarEvents, range: Range) {
  const { result } = await get(username, `/calendar/${side}/${calendar}/queryEvents`, range);
  expect(result.cut).not.toContain(kind);
  return (result.events as CalendarEvent[]).filter((event) => event.kind === kind);
}
/** Codes as they are stored: some lists answer them as text. */
const stored = (entity: CalendarEvents['entity'], row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      findField(entity, name)?.kind === 'dict' && /^\d+$/.test(String(value)) ? Number(value) : value,
    ]),
  );
const lists = new Map<string, Promise<Row[]>>();
/** All rows that the list shows, read once: several kinds of events are in the same list. */
function listed(username: string, { entity }: CalendarEvents): Promise<Row[]> {
  const key = `${username} ${entity.name}`;
  const list = lists.get(key) ?? readList(username, entity);
  lists.set(key, list);
  return list;
}
async function readList(username: string, entity: CalendarEvents['entity']): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { result, code } = await get(username, `${entity.path}/list`, { pageNo: String(pageNo), pageSize: '1000' });
    // Who may not open the list has no events of it.
    if (code === 510) return [];
    rows.push(...result.records.map((row: Row) => stored(entity, row)));
    if (rows.length >= result.total) return rows;
  }
}
async function sessionOf(username: string): Promise<Session> {
  const { rows } = await sql<{ companyId: string | null; id: string }>`
    select company_id, id from sys_user where username = ${username}`.execute(app.engine.db);
  return { companyId: rows[0]?.companyId, userId: rows[0]?.id, username } as Session;
}
/** Whether the row touches the days, by its own columns. */
function isIn(row: Row, { start, end, due }: CalendarEvents, range: Range, dueDay: (since: string) => string): boolean {
  const [from, to] = [range.start, `${range.end} 23:59:59`];
  if (due) {
    const day = dueDay(String(row[start] ?? row.createTime));
    return day >= range.start && day <= range.end;
  }
  const first = (row[start] ?? (end && row[end])) as string | null;
  const last = ((end && row[end]) ?? first) as string | null;
  return first !== null && last !== null && first <= to && last >= from;
}

const cases = calendarEventKinds.flatMap((kind) => kind.sides.map((side) => [kind.kind, side, kind] as const));
it.each(cases)('%s on the side of %s is the rows of its list', async (_name, side, kind) => {
  let total = 0;
  for (const username of readers[side]) {
    const session = await sessionOf(username);
    const context = app.engine.context({
      session: { ...session, tenantId: 1 } as Session,
      ip: '',
      userAgent: '',
      requestId: '',
    });
    const limit = kind.due && (await waitLimit(kind.due, context));
    const dueDay = (since: string) => (limit ? computeWait(since, context.now, limit).dueDate : since);
    const rows = (await listed(username, kind)).filter((row) => matches(kind.rows, row, session, context.now));
    for (const range of ranges) {
      const events = await eventsOf(username, side, kind, range);
      const expected = rows.filter((row) => isIn(row, kind, range, dueDay));
      if (kind.daily) expect(events.reduce((sum, { count }) => sum + Number(count), 0)).toBe(expected.length);
      else expect(events.map(({ refId }) => refId).sort()).toEqual(expected.map(({ id }) => id).sort());
      total += expected.length;
    }
  }
  expect(total, 'has rows to count').toBeGreaterThan(0);
});
