import type { Bar, Figure, TrendPoint } from '@campus/contract/dashboard';
import { deliveryFlow, deliveryStatistics } from '@campus/contract/resume';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyJson } from '../support/any-json.ts';
import { Clock } from '../support/bare-engine.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/* 分析页, 统计分析 and 用户就业统计 count the deliveries of a period alike, for everyone who sees two of them. */
const staff = ['demo_school_admin_2', 'demo_college_staff_2', 'school'] as const;
const company = 'hr01';
let app: TestApp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  app = await createTestApp({ filled: 'smallOctober', now: new Clock('2025-10-15T10:00:00+08:00').now });
  for (const name of [...staff, company]) tokens.set(name, await app.signIn(name));
});
afterAll(() => app.close());

type Query = Readonly<Record<string, string>>;
async function read(as: string, path: string, query: Query): Promise<AnyJson> {
  const url = `/server${path}?${new URLSearchParams(query)}`;
  const { success, result, message } = (await app.call({ method: 'GET', url, as: tokens.get(as) })).body;
  expect(success, `${path}: ${message}`).toBe(true);
  return result;
}
const periods: readonly Query[] = [
  { range: 'month' },
  { range: 'year' },
  { range: 'custom', from: '2025-09-01', to: '2025-09-30' },
];
const findFigure = ({ figures }: { figures: readonly Figure[] }, key: string) =>
  figures.find((figure) => figure.key === key)?.value;
const getDeclared = (as: string, query: Query) =>
  read(as, deliveryStatistics.path, { measures: 'deliveries', ...query });

describe.each(staff)('the deliveries that %s counts', (user) => {
  it.each(periods)('are the same on every page: $range', async (period) => {
    const { total, groups } = await getDeclared(user, { ...period, by: 'college' });
    const analysis = await read(user, '/dashboard/analysis/summary', period);
    const { current } = await read(user, '/dashboard/analysis/trend', period);
    const summary = await read(user, '/employ/statistics/summary', period);
    const { bars } = await read(user, '/employ/statistics/byDimension', {
      ...period,
      measure: 'delivery',
      dim: 'college',
    });
    const expected = total.deliveries.value;
    expect(expected).toBeGreaterThan(0);
    expect(findFigure(analysis, 'delivery')).toBe(expected);
    expect((current as TrendPoint[]).reduce((sum, { deliveries }) => sum + deliveries, 0)).toBe(expected);
    expect(findFigure(summary, 'delivery')).toBe(expected);
    // The ranking ends with one bar for the smallest.
    const ofCollege = new Map(groups.map((group: AnyJson) => [group.text, group.numbers.deliveries.value]));
    const named = (bars as Bar[]).filter(({ name, value }) => value > 0 && ofCollege.has(name));
    expect(named.length).toBeGreaterThan(0);
    for (const { name, value } of named) expect(value, name).toBe(ofCollege.get(name));
  });
});

it.each(periods)('are the same on the pages of a company: $range', async (period) => {
  const { total } = await getDeclared(company, period);
  const expected = total.deliveries.value;
  expect(expected).toBeGreaterThan(0);
  expect(findFigure(await read(company, '/dashboard/company/summary', period), 'received')).toBe(expected);
  const { current } = await read(company, '/dashboard/company/trend', period);
  expect((current as TrendPoint[]).reduce((sum, { deliveries }) => sum + deliveries, 0)).toBe(expected);
});

it('counts a transferred delivery once, by its replacement', async () => {
  const year = { range: 'custom', from: '2024-10-16', to: '2025-10-15' };
  const { rows } = await sql<{ all: number; transferred: number }>`
    select count(*)::int as all, (count(*) filter (where status = ${deliveryFlow.states.transferred.code}))::int as transferred
    from rc_delivery where tenant_id = 1 and del_flag = 0 and deliver_time >= '2024-10-16' and deliver_time < '2025-10-16'`.execute(
    app.engine.db,
  );
  const [{ all = 0, transferred = 0 } = {}] = rows;
  expect(transferred).toBeGreaterThan(0);
  expect((await getDeclared('school', year)).total.deliveries.value).toBe(all - transferred);
});
