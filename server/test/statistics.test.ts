import { areas } from '@campus/contract';
import {
  type AnyEndpoint,
  isAdditive,
  isStatistics,
  type Measure,
  type Statistics,
  type StatisticsAnswer,
  type StatisticsGroup,
  type StatisticsNumber,
  type StatisticsNumbers,
} from '@campus/contract/kit';
import { postStatistics } from '@campus/contract/post';
import { deliveryStatistics, studentStatistics } from '@campus/contract/resume';
import { type Subject, statisticsSubjects } from '@campus/contract/statistics';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Clock } from './support/bare-engine.ts';
import { recordQueries } from './support/statement-count.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

const clock = new Clock('2025-10-15T10:00:00+08:00');
let app: TestApp;
const users = ['school', 'hr01', 'auditor', 'demo_college_staff_2'];
const tokens = new Map<string, string>();
const subjects = new Map<string, readonly Subject[]>();
beforeAll(async () => {
  app = await createTestApp({
    filled: 'tinyOctober',
    now: clock.now,
  });
  for (const user of users) {
    tokens.set(user, await app.signIn(user));
    const { success, result } = await get(user, statisticsSubjects.path, {});
    subjects.set(user, success ? result.subjects : []);
  }
});
afterAll(() => app.close());
const get = async (as: string, path: string, query: Readonly<Record<string, string>>) =>
  (await app.call({ method: 'GET', url: `/server${path}?${new URLSearchParams(query)}`, as: tokens.get(as) })).body;

const all: Statistics[] = areas
  .flatMap((area): readonly AnyEndpoint[] => ('endpoints' in area ? (area.endpoints as readonly AnyEndpoint[]) : []))
  .filter(isStatistics);
const period = { from: '2025-09-01', to: '2025-10-15' };
const cells = all
  .flatMap((d) => Object.keys(d.dimensions).map((by) => ({ d, by, name: `${d.of.name} by ${by}` })))
  .map((cell, at) => ({ ...cell, at }));

/** The numbers of the answer, those of groups in groups included. */
const numbersIn = (groups: readonly StatisticsGroup[]): StatisticsNumbers[] =>
  groups.flatMap(({ numbers, parts = [] }) => [numbers, ...numbersIn(parts)]);
const lists = new Map<string, ReturnType<typeof get>>();
/** A list, read once: all dimensions of a statistic have the same total, and many of its measures the same rows. */
function getList(user: string, path: string, query: Readonly<Record<string, string>>): ReturnType<typeof get> {
  const key = JSON.stringify([user, path, query]);
  const list = lists.get(key) ?? get(user, `${path}/list`, query);
  lists.set(key, list);
  return list;
}
const isTotal = (measure: Measure): measure is Extract<Measure, { kind: 'count' | 'rate' }> =>
  measure.kind === 'count' || measure.kind === 'rate';
/** What the list of a figure says it is; figures of the same rows share a list. */
async function listed(
  user: string,
  d: Statistics,
  measure: Measure,
  { query }: StatisticsNumber,
  numbers: StatisticsNumbers,
) {
  const needsRows = Object.entries(numbers).some(
    ([name, other]) => !isTotal(d.measures[name] as Measure) && JSON.stringify(other.query) === JSON.stringify(query),
  );
  const { result } = await getList(user, d.of.path, { pageSize: needsRows ? '1000' : '1', ...query });
  if (isTotal(measure)) return result.total;
  // A list does not show every field that is counted.
  const ids = (result.records as { id: string }[]).map(({ id }) => id);
  const { rows } = await sql<{ value: unknown }>`
    select ${sql.ref(measure.field)} as value from ${sql.table(d.of.table)} where id = any(${ids}::text[])`.execute(
    app.engine.db,
  );
  if (measure.kind === 'distinct') return new Set(rows.map(({ value }) => value)).size;
  const found = rows.map(({ value }) => Number(value)).toSorted((x, y) => x - y);
  const sum = found.reduce((n, value) => n + value, 0);
  const round = (n: number) => Math.round(n * 100) / 100;
  if (measure.kind === 'sum') return sum;
  if (found.length === 0) return null;
  if (measure.kind === 'average') return round(sum / found.length);
  const at = (found.length - 1) / 2;
  return round(((found[Math.floor(at)] as number) + (found[Math.ceil(at)] as number)) / 2);
}
/** At most `most` of them, evenly spread; `from` shifts the choice. */
const sample = <T>(list: readonly T[], most: number, from = 0): T[] => {
  const step = Math.max(1, Math.ceil(list.length / most));
  return list.filter((_, i) => i % step === from % step);
};

describe.each(users)('the numbers of %s', (user) => {
  it.each(cells)('add up and equal their lists: $name', async ({ d, by, at }) => {
    const subject = subjects.get(user)?.find(({ name }) => name === d.of.name);
    const names = subject?.measures.map(({ name }) => name) ?? [];
    const isOffered = subject?.dimensions.some(({ name }) => name === by) ?? false;
    const measures = isOffered ? names.join(',') : (Object.keys(d.measures)[0] ?? '');
    const answer = await get(user, d.path, { measures, by, ...period });
    if (!isOffered) return expect(answer.code).toBe(510);
    const { total, groups, dimensions } = answer.result as StatisticsAnswer;
    for (const name of names) {
      const sum = groups.reduce((n, { numbers }) => n + (numbers[name]?.value ?? 0), 0);
      const whole = total[name]?.value ?? 0;
      if (!isAdditive(d.measures[name] as Measure)) continue;
      if (dimensions[0]?.overlaps) expect(sum, name).toBeGreaterThanOrEqual(whole);
      else expect(sum, name).toBe(whole);
    }
    const filled = groups.filter(({ numbers }) => Object.values(numbers).some(({ value }) => value));
    const isSchool = user === 'school';
    for (const numbers of [total, ...numbersIn(sample(filled, isSchool ? 2 : 1, users.indexOf(user)))])
      for (const [i, [name, figure]] of Object.entries(numbers).entries()) {
        // The school has every figure of a group, the others every second one, in turns.
        if (!isSchool && numbers !== total && (i + users.indexOf(user) + at) % 2 > 0) continue;
        const measure = d.measures[name] as Measure;
        const expected = await listed(user, d, measure, figure, numbers);
        expect(
          measure.kind === 'rate' ? figure.part : figure.value,
          `${by} ${name} ${JSON.stringify(figure.query)}`,
        ).toBe(expected);
      }
  });
});

describe('two dimensions', () => {
  it.each([
    [deliveryStatistics, 'status,month'],
    [deliveryStatistics, 'month,eduLevel'],
    [studentStatistics, 'college,gradYear'],
    [postStatistics, 'education,headcount'],
  ])('add up inside each group: %#', async (d, by) => {
    const [measure = ''] = Object.keys(d.measures);
    const { result } = await get('school', d.path, { measures: measure, by });
    const { groups } = result as StatisticsAnswer;
    expect(groups.some(({ parts = [] }) => parts.length > 1)).toBe(true);
    for (const { numbers, parts = [] } of groups)
      expect(parts.reduce((sum, part) => sum + (part.numbers[measure]?.value ?? 0), 0)).toBe(numbers[measure]?.value);
    for (const figure of sample(numbersIn(groups.flatMap(({ parts = [] }) => parts)), 20)) {
      const { value, query } = figure[measure] as StatisticsNumber;
      const { result: list } = await get('school', `${d.of.path}/list`, { pageSize: '1', ...query });
      expect(value, JSON.stringify(query)).toBe(list.total);
    }
  });
});

it('counts the rows of the list with the same conditions', async () => {
  const filter = new URLSearchParams({
    eduLevel: '31',
    deliverTime_begin: '2025-09-20',
    superQueryParams: encodeURI(JSON.stringify([{ field: 'status', rule: 'in', val: '1,3' }])),
    superQueryMatchType: 'or',
  });
  const { result } = await get('school', deliveryStatistics.path, {
    measures: 'deliveries,passed',
    by: 'week',
    filter: String(filter),
    ...period,
  });
  const { total, groups } = result as StatisticsAnswer;
  for (const figure of [total, ...groups.map(({ numbers }) => numbers)].flatMap((numbers) => Object.values(numbers))) {
    const { result: list } = await get('school', '/resume/delivery/list', { pageSize: '1', ...figure.query });
    expect(figure.value, JSON.stringify(figure.query)).toBe(list.total);
  }
  const { result: same } = await get('school', '/resume/delivery/list', {
    ...Object.fromEntries(filter),
    deliverTime_end: period.to,
  });
  expect(total.deliveries?.value).toBe(same.total);
  expect(total.deliveries?.value).toBeGreaterThan(0);
});
it('counts what a statement written by hand counts', async () => {
  const { result } = await get('school', deliveryStatistics.path, {
    measures: 'deliveries,passRate',
    by: 'month',
    ...period,
  });
  const { rows } = await sql<{ month: string; n: number }>`
    select to_char(deliver_time at time zone 'Asia/Shanghai', 'YYYY-MM') as month, count(*)::int as n from rc_delivery
    where tenant_id = 1 and del_flag = 0 and status <> 6
      and deliver_time >= '2025-09-01 00:00:00+08' and deliver_time < '2025-10-16 00:00:00+08'
    group by 1 order by 1`.execute(app.engine.db);
  const groups = (result as StatisticsAnswer).groups.filter((g) => g.numbers.deliveries?.value !== 0);
  expect(groups.map((g) => [g.key, g.numbers.deliveries?.value])).toEqual(rows.map(({ month, n }) => [month, n]));
  expect(rows.length).toBeGreaterThan(0);
});
it('compares each day with the day at the same place of the previous period', async () => {
  const ask = async (from: string, to: string) =>
    (await get('school', deliveryStatistics.path, { measures: 'deliveries', by: 'day', from, to }))
      .result as StatisticsAnswer;
  const now = await ask('2025-10-06', '2025-10-12');
  const before = await ask('2025-09-29', '2025-10-05');
  expect(now.groups.map(({ key }) => key)).toEqual(
    [6, 7, 8, 9, 10, 11, 12].map((day) => `2025-10-${String(day).padStart(2, '0')}`),
  );
  expect(now.groups.map(({ numbers }) => numbers.deliveries?.previous)).toEqual(
    before.groups.map(({ numbers }) => numbers.deliveries?.value),
  );
  expect(now.total.deliveries?.previous).toBe(before.total.deliveries?.value);
});
it('ends its ranges today and compares them up to the same point', async () => {
  const loadRange = async (range: string) =>
    ((await get('school', deliveryStatistics.path, { measures: 'deliveries', range })).result as StatisticsAnswer)
      .period;
  const between = (from: string, to: string, previousFrom: string, previousTo: string) => ({
    from,
    to,
    previousFrom,
    previousTo,
  });
  expect(await loadRange('today')).toEqual(between('2025-10-15', '2025-10-15', '2025-10-14', '2025-10-14'));
  expect(await loadRange('week')).toEqual(between('2025-10-13', '2025-10-15', '2025-10-06', '2025-10-08'));
  expect(await loadRange('month')).toEqual(between('2025-10-01', '2025-10-15', '2025-09-01', '2025-09-15'));
  expect(await loadRange('quarter')).toEqual(between('2025-10-01', '2025-10-15', '2025-07-01', '2025-07-15'));
  expect(await loadRange('year')).toEqual(between('2025-01-01', '2025-10-15', '2024-01-01', '2024-10-15'));
});
it('keeps the largest groups only when asked', async () => {
  const ask = async (more: Record<string, string>) =>
    (await get('school', deliveryStatistics.path, { measures: 'deliveries', by: 'major', ...more }))
      .result as StatisticsAnswer;
  const values = ({ groups }: StatisticsAnswer) => groups.map(({ numbers }) => numbers.deliveries?.value ?? 0);
  const largest = values(await ask({})).toSorted((a, b) => b - a);
  expect(values(await ask({ top: '3' }))).toEqual(largest.slice(0, 3));
});
it('reads one statement for the total and all groups', async () => {
  const ask = () =>
    get('school', deliveryStatistics.path, { measures: 'deliveries,students,passRate', by: 'step,month', ...period });
  await ask();
  const queries = await recordQueries(app.database, ask);
  expect(queries.filter((text) => text.includes('rc_delivery'))).toHaveLength(1);
});
it('offers no number or group of a field that the session cannot query', async () => {
  const of = (user: string, name: string) => subjects.get(user)?.find((subject) => subject.name === name);
  expect(of('school', 'employUser')?.dimensions.map(({ name }) => name)).toContain('origin');
  expect(of('hr01', 'delivery')).toBeDefined();
  for (const name of ['employUser', 'company']) expect(of('hr01', name)).toBeUndefined();
  expect(of('auditor', 'employUser')).toBeUndefined();
});
it('refuses callers without the list, unknown names and reversed periods', async () => {
  expect(await get('auditor', studentStatistics.path, { measures: 'students' })).toMatchObject({ code: 510 });
  for (const query of [
    { measures: 'toString' },
    { measures: ',' },
    { measures: 'deliveries', by: 'constructor' },
    { measures: 'deliveries', by: 'step,status,month' },
  ])
    expect(await get('school', deliveryStatistics.path, query)).toMatchObject({ success: false });
  const reversed = { measures: 'deliveries', from: '2025-10-02', to: '2025-10-01' };
  expect(await get('school', deliveryStatistics.path, reversed)).toMatchObject({ success: false });
});
