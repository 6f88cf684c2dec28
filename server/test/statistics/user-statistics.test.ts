import type { Bar, FigureLink } from '@campus/contract/dashboard';
import { type UserSummary, userDimensions, userMeasures, userSubjects } from '@campus/contract/statistics';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '../../src/kit/excel/sheet-reader.ts';
import type { AnyJson } from '../support/any-json.ts';
import { Clock } from '../support/bare-engine.ts';
import { mapSideBySide } from '../support/side-by-side.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/* Every figure of 用户就业统计 is what the list behind its link holds. */
const prefix = '/employ/statistics';
let app: TestApp;
const tokens = new Map<string, string>();
const users = ['demo_school_admin_2', 'demo_college_staff_2', 'auditor'] as const;
beforeAll(async () => {
  app = await createTestApp({
    filled: 'smallOctober',
    now: new Clock('2025-10-15T10:00:00+08:00').now,
  });
  await sql`update rc_company set industry = null where id in (select min(company_id) from rc_delivery where tenant_id = 2)`.execute(
    app.engine.db,
  );
  // The sample data has no evaluations of students and no student with an account.
  await sql`
    insert into rc_evaluation (id, tenant_id, create_by, create_time, employ_id, company_id, type, total, evaluate_time)
    select 'ev-' || d.id, d.tenant_id, 'system', now(), d.employ_id, d.company_id, 1, 2.4 + (row_number() over (order by d.id) % 5) * 0.6,
      '2025-10-12 09:00:00' from rc_delivery d where d.tenant_id in (1, 2) order by d.id limit 60`.execute(
    app.engine.db,
  );
  await sql`
    update rc_employ_user set user_id = (select id from sys_user where username = 'demo_school_staff_2')
    where id = (select min(employ_id) from rc_delivery where tenant_id = 2)`.execute(app.engine.db);
  await sql`
    insert into sys_log (id, tenant_id, create_by, create_time, log_type, userid, log_content)
    select 'ai-' || n, 2, 'system', '2025-10-14 12:00:00', 3, 'demo_school_staff_2', '提问' from generate_series(1, 7) n`.execute(
    app.engine.db,
  );
  for (const name of [...users, 'hr01']) tokens.set(name, await app.signIn(name));
});
afterAll(() => app.close());

type Query = Readonly<Record<string, string>>;
async function get(as: string, path: string, query: Query = {}): Promise<AnyJson> {
  const url = `/server${prefix}${path}?${new URLSearchParams(query)}`;
  return (await app.call({ method: 'GET', url, as: tokens.get(as) })).body;
}
async function read(as: string, path: string, query: Query = {}): Promise<AnyJson> {
  const { success, result, message } = await get(as, path, query);
  expect(success, `${path}: ${message}`).toBe(true);
  return result;
}
/** The rows behind a link; a tab of the page is a state of the call. */
async function behind(
  as: string,
  link: FigureLink | null | undefined,
  pageSize = '1000',
): Promise<{ total: number; records: AnyJson[] }> {
  expect(link?.path).toBe('/employ/userStat');
  const { tab, ...query } = link?.query ?? {};
  return read(as, '/list', { pageSize, ...query, ...(tab && { state: tab }) });
}
const totalBehind = async (as: string, link: FigureLink | null | undefined): Promise<number> =>
  (await behind(as, link, '1')).total;
const getSum = (records: readonly AnyJson[], name: string): number =>
  records.reduce((sum, row) => sum + Number(row[name]), 0);
const year = { range: 'year' };
const asked: readonly Query[] = [year, { range: 'month' }, { range: 'custom', from: '2025-09-01', to: '2025-09-30' }];

describe.each(users)('the figures of %s', (user) => {
  it.each(asked)('equal their lists: $range', async (range) => {
    const summary: UserSummary = await read(user, '/summary', range);
    expect((await read(user, '/list', range)).total).toBe(summary.students);
    await mapSideBySide(summary.figures, async ({ key, value, some, share, link }) => {
      const { total, records } = await behind(user, link);
      expect([total, getSum(records, `${key}Count`)], key).toEqual([some, value]);
      expect(share).toBe(summary.students === 0 ? null : Math.round((some * 1000) / summary.students) / 10);
    });
  });
  it.each(Object.keys(userSubjects))('of the charts of %s equal their lists and the summary', async (measure) => {
    const summary: UserSummary = await read(user, '/summary', year);
    const whole = summary.figures.find(({ key }) => key === measure)?.value ?? 0;
    const { bars } = await read(user, '/distribution', { ...year, measure });
    await mapSideBySide(bars as Bar[], async (bar) =>
      expect(await totalBehind(user, bar.link), bar.name).toBe(bar.value),
    );
    expect(getSum(bars, 'value')).toBe(summary.students);
    if (measure === 'evaluation') return;
    await mapSideBySide(['day', 'week', 'month'], async (granularity) => {
      const { points } = await read(user, '/trend', { ...year, measure, granularity });
      expect(getSum(points, 'value'), granularity).toBe(whole);
    });
    await mapSideBySide(Object.keys(userDimensions), async (dim, i) => {
      const ranking = (await read(user, '/byDimension', { ...year, measure, dim })).bars as Bar[];
      expect(getSum(ranking, 'value'), dim).toBe(whole);
      // The largest and the smallest group of the school, one of them for the others, in turns.
      const ends = [...new Set([ranking[0], ranking.at(-1)])].filter((bar) => bar !== undefined);
      const turn = i + users.indexOf(user) + Object.keys(userSubjects).indexOf(measure);
      for (const { name, value, link } of user === users[0] ? ends : ends.slice(turn % ends.length).slice(0, 1))
        expect(getSum((await behind(user, link)).records, `${measure}Count`), `${dim} ${name}`).toBe(value);
    });
  });
  it('of the funnel equal their lists', async () => {
    const { bars } = await read(user, '/funnel', year);
    expect(bars).toHaveLength(6);
    for (const { name, value, link } of bars as Bar[]) expect(await totalBehind(user, link), name).toBe(value);
  });
});

/** Latest days with rows of a table: each agreement is younger than its offer, each offer than its interview. */
async function daysOf(table: string, time: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct to_char(${sql.ref(time)}, 'YYYY-MM-DD') as day from ${sql.table(table)}
    where tenant_id = 2 and ${sql.ref(time)} < '2025-10-15' order by 1 desc limit 4`.execute(app.engine.db);
  return rows.map(({ day }) => day);
}
describe('the funnel of students', () => {
  it('narrows from stage to stage in the shortest period too: no student has signed without the stages before', async () => {
    const days = [
      ...(await daysOf('rc_agreement', 'effective_time')),
      ...(await daysOf('rc_offer', 'answer_time')),
      ...(await daysOf('rc_interview', 'start_time')),
    ];
    expect(days.length).toBeGreaterThan(3);
    for (const day of days) {
      const { bars } = await read(users[0], '/funnel', { range: 'custom', from: day, to: day });
      const values = (bars as Bar[]).map(({ value }) => value);
      expect(values, day).toEqual(values.toSorted((a, b) => b - a));
      expect(values.at(2), day).toBeGreaterThan(0);
      for (const { name, value, link } of bars as Bar[])
        expect(await totalBehind(users[0], link), `${day} ${name}`).toBe(value);
    }
  });
  it('takes a stage that there is not for none', async () => {
    const { total } = await read(users[0], '/list', year);
    for (const stage of ['toString', 'evaluation', '"'])
      expect((await read(users[0], '/list', { ...year, stage })).total, stage).toBe(total);
  });
});

describe('用户就业统计', () => {
  it('counts what the tables hold', async () => {
    const summary: UserSummary = await read(users[0], '/summary', {
      range: 'custom',
      from: '2025-09-01',
      to: '2025-10-15',
    });
    const count = async (table: string, time: string, when: string): Promise<number> => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(table)} x where x.tenant_id = 2
          and to_char(${sql.ref(`x.${time}`)}, 'YYYY-MM-DD') between '2025-09-01' and '2025-10-15' and ${sql.raw(when)}`.execute(
        app.engine.db,
      );
      return rows[0]?.n ?? 0;
    };
    const value = (key: string) => summary.figures.find((one) => one.key === key)?.value;
    expect(summary.figures.map(({ key }) => key)).toEqual(Object.keys(userMeasures));
    expect(value('delivery')).toBe(await count('rc_delivery', 'deliver_time', 'x.status <> 6'));
    expect(value('view')).toBe(await count('rc_delivery_step', 'occur_time', "x.action = 'read'"));
    expect(value('interview')).toBe(await count('rc_interview', 'start_time', 'x.status <> 5'));
    expect(value('download')).toBe(await count('rc_resume_download', 'download_time', 'x.side = 2'));
    expect(value('offer')).toBe(await count('rc_offer', 'answer_time', 'x.status = 2'));
    expect(value('ai')).toBe(7);
    expect(summary.evaluation.n).toBe(await count('rc_evaluation', 'evaluate_time', 'x.type = 1'));
  });
  it('shows a college its own students only', async () => {
    const [own, all]: UserSummary[] = [await read(users[1], '/summary', year), await read(users[0], '/summary', year)];
    expect(own?.students).toBeGreaterThan(0);
    expect(own?.students).toBeLessThan(all?.students ?? 0);
  });
  it('compares with the period before', async () => {
    const day = { range: 'custom', from: '2025-10-08', to: '2025-10-14' };
    const now: UserSummary = await read(users[0], '/summary', day);
    const before: UserSummary = await read(users[0], '/summary', { ...day, from: '2025-10-01', to: '2025-10-07' });
    expect(now.figures.map(({ previous }) => previous)).toEqual(before.figures.map(({ value }) => value));
  });
  it('narrows the students by the filters and states of the list', async () => {
    const { total } = await read(users[0], '/list', year);
    const of = async (query: Query) => (await read(users[0], '/list', { ...year, ...query })).total as number;
    expect((await of({ state: 'noDelivery' })) + (await of({ state: 'delivered' }))).toBe(total);
    const { result } = await get(users[0], '/summary', { ...year, filter: 'gradYear=2026' });
    expect(result.students).toBe(await of({ gradYear: '2026' }));
    expect(result.figures.find(({ key }: AnyJson) => key === 'delivery').link.query).toMatchObject({
      gradYear: '2026',
      range: 'year',
      measure: 'delivery',
      least: '1',
    });
  });
  it('orders the list by a measure and pages it', async () => {
    const { records } = await read(users[0], '/list', {
      ...year,
      column: 'deliveryCount',
      order: 'desc',
      pageSize: '50',
    });
    const counts = (records as AnyJson[]).map(({ deliveryCount }) => Number(deliveryCount));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const second = await read(users[0], '/list', { ...year, pageSize: '5', pageNo: '2' });
    expect(second.records.map(({ id }: AnyJson) => id)).toEqual(records.slice(5, 10).map(({ id }: AnyJson) => id));
  });
  it('exports the students of the list', async () => {
    const url = `/server${prefix}/exportXls?range=year&state=delivered`;
    const sheet = await app.server.inject({
      method: 'GET',
      url,
      headers: { 'x-access-token': tokens.get(users[1]) ?? '' },
    });
    const { batches } = await readSheet(sheet.rawPayload, { headings: ['投递次数'] });
    let lines = 0;
    for await (const { rows } of batches) lines += rows.length;
    expect(lines).toBe((await read(users[1], '/list', { ...year, state: 'delivered' })).total);
  });
  it('takes a day that is none of the calendar for no period', async () => {
    const month = await read(users[0], '/list', { range: 'month' });
    for (const from of ['2025-02-30', '2025-13-01', '0000-00-00', '<b>'])
      expect((await read(users[0], '/list', { range: 'custom', from, to: '2025-10-01' })).total, from).toBe(
        month.total,
      );
  });
  it('refuses companies, unknown columns and reversed periods', async () => {
    expect((await get('hr01', '/summary')).code).toBe(510);
    expect((await get('hr01', '/list')).code).toBe(510);
    for (const query of [{ column: 'password' }, { range: 'custom', from: '2025-10-02', to: '2025-10-01' }])
      expect((await get(users[0], '/list', query)).success, JSON.stringify(query)).toBe(false);
  });
});
