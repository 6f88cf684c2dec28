import type { FigureLink } from '@campus/contract/dashboard';
import { delivery } from '@campus/contract/resume';
import {
  dailyMetricTexts,
  employment,
  employmentStatistics,
  type Report,
  type ReportLine,
  type ReportName,
  reports,
} from '@campus/contract/statistics';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyMetrics } from '../../src/areas/statistics/daily-metrics.ts';
import { loadQuality } from '../../src/areas/statistics/report-quality.ts';
import { snapshotJob } from '../../src/areas/statistics/snapshot-job.ts';
import { keepDay } from '../../src/areas/statistics/snapshots.ts';
import { readSheet } from '../../src/kit/excel/sheet-reader.ts';
import { systemSession } from '../../src/platform/jobs/job-runner.ts';
import type { AnyJson } from '../support/any-json.ts';
import { Clock } from '../support/bare-engine.ts';
import { runJob } from '../support/run-job.ts';
import { storeSetting } from '../support/stored-settings.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/* Every number of a report is what the list behind it holds, and a kept day stays as it was. */
const clock = new Clock('2025-10-15T10:00:00+08:00');
let app: TestApp;
const tokens = new Map<string, string>();
const [admin, college] = ['demo_school_admin_2', 'demo_college_staff_2'];
beforeAll(async () => {
  app = await createTestApp({
    filled: 'smallOctober',
    now: clock.now,
  });
  for (const name of [admin, college, 'hr01', 'viewer']) tokens.set(name, await app.signIn(name));
});
afterAll(() => app.close());

type Query = Readonly<Record<string, string>>;
const call = async (as: string, path: string, query: Query = {}): Promise<AnyJson> =>
  (await app.call({ method: 'GET', url: `/server${path}?${new URLSearchParams(query)}`, as: tokens.get(as) })).body;
async function read(as: string, name: ReportName, query: Query = {}): Promise<Report> {
  const { success, result, message } = await call(as, `/employ/report/${name}`, query);
  expect(success, `${name} ${JSON.stringify(query)}: ${message}`).toBe(true);
  return result;
}
const lists: Readonly<Record<string, string>> = {
  [employmentStatistics.list]: employment.path,
  '/resume/delivery': delivery.path,
};
async function countBehind(as: string, { path, query }: FigureLink): Promise<number> {
  const { result, message } = await call(as, `${lists[path]}/list`, { pageSize: '1', ...query });
  expect(result?.total, `${JSON.stringify(query)}: ${message}`).toEqual(expect.any(Number));
  return result.total;
}
const cellOf = (report: Report, key: string, line: ReportLine = report.total): number | null =>
  line.cells[report.columns.findIndex((column) => column.key === key)]?.value ?? null;
const sumOf = (report: Report, key: string): number =>
  report.lines.reduce((sum, line) => sum + (cellOf(report, key, line) ?? 0), 0);
const scalar = async (text: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select (${sql.raw(text)})::float8 as n`.execute(app.engine.db);
  return rows[0]?.n ?? Number.NaN;
};
async function readLines(as: string, path: string, query: Query, heading: string): Promise<number> {
  const url = `/server/employ/report/${path}?${new URLSearchParams(query)}`;
  const { rawPayload } = await app.server.inject({
    method: 'GET',
    url,
    headers: { 'x-access-token': tokens.get(as) ?? '' },
  });
  const { batches } = await readSheet(rawPayload, { headings: [heading] });
  let lines = 0;
  for await (const { rows } of batches) lines += rows.length;
  return lines;
}

const groupRates = ['contract', 'business', 'flexible', 'study', 'seeking', 'none'];
describe.each([admin, college])('就业质量 of %s', (user) => {
  it.each(Object.keys(reports.quality.dimensions))('equals its lists by %s', async (dimension) => {
    const report = await read(user, 'quality', { dimension, year: '2025' });
    expect(report.lines.length).toBeGreaterThan(0);
    for (const line of [...report.lines.slice(0, 2), ...report.lines.slice(-1), report.total])
      for (const [i, { key, unit }] of report.columns.entries()) {
        const { value, link } = line.cells[i] ?? { value: null };
        if (!link || value === null || key === 'salary' || key === 'matching' || key === 'share') continue;
        const counted = await countBehind(user, link);
        if (unit === '人') expect(counted, `${line.name} ${key}`).toBe(value);
        else expect(Math.abs((counted * 100) / (cellOf(report, 'n', line) ?? 0) - value)).toBeLessThan(0.011);
      }
    const whole = cellOf(report, 'n') === null ? 'employed' : 'n';
    expect(sumOf(report, whole)).toBe(cellOf(report, whole));
    if (whole === 'employed') return;
    const rates = groupRates.map((key) => cellOf(report, key) ?? 0);
    expect(Math.round(rates.reduce((sum, rate) => sum + rate, 0) * 100)).toBe(10_000);
  });
});

describe('the shares of employers', () => {
  const keys = {
    nature: 'l.unit_nature',
    industry: 'l.unit_industry',
    region: "left(l.unit_region, 2) || '0000'",
    home: "case left(l.unit_region, 2) when left(e.origin_code, 2) then 'yes' else 'no' end",
  };
  it.each(Object.entries(keys))('are compared with the year before by %s', async (dimension, key) => {
    // In the summer of the next year the journal has what the cohort of this one had then.
    clock.set('2026-07-15T10:00:00+08:00');
    const report = await app.engine.runAs(systemSession(2), (context) =>
      loadQuality({ year: 2026, cutoff: null, dimension }, context),
    );
    clock.set('2025-10-15T10:00:00+08:00');
    const contracts = (where: string) =>
      scalar(`select count(*) from rc_employ_user e join lateral (select * from rc_employment_log g where g.employ_id = e.id
          and g.occur_time <= '2025-07-15T10:00:00+08:00' order by g.seq desc limit 1) l on l.audit = 3 and l.dest_group = 1
        where e.tenant_id = 2 and e.grad_year = 2025 and e.merged_into = '' and e.del_flag = 0 and e.status in (1, 2, 4) and ${where}`);
    const all = await contracts('true');
    expect(all).toBeGreaterThan(0);
    const lines = report.lines.filter((one) => one.key !== 'none');
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const before = (100 * (await contracts(`${key} = '${line.key}'`))) / all;
      const change = (cellOf(report, 'share', line) ?? Number.NaN) - before;
      expect(Math.abs((cellOf(report, 'shareChange', line) ?? Number.NaN) - change), line.name).toBeLessThan(0.02);
    }
  });
});

describe('a report', () => {
  it('counts what the tables hold', async () => {
    const quality = await read(admin, 'quality', { year: '2025' });
    const of =
      "rc_employment m join rc_employ_user e on e.id = m.employ_id where e.tenant_id = 2 and e.grad_year = 2025 and e.merged_into = '' and e.status in (1, 2, 4)";
    expect(cellOf(quality, 'n')).toBe(await scalar(`select count(*) from ${of}`));
    const signed = await scalar(
      `select count(*) from ${of} and exists (select 1 from rc_agreement a where a.employ_id = e.id and a.status in (4, 9))`,
    );
    expect(cellOf(quality, 'sign')).toBeCloseTo((signed * 100) / (cellOf(quality, 'n') ?? 1), 1);
    const deliveries =
      'rc_delivery d join rc_employ_user e on e.id = d.employ_id where d.tenant_id = 2 and d.status <> 6 and e.grad_year = 2026';
    const channel = await read(admin, 'channel', { year: '2026' });
    expect(cellOf(channel, 'deliveries')).toBe(await scalar(`select count(*) from ${deliveries}`));
    expect(sumOf(channel, 'deliveries')).toBe(cellOf(channel, 'deliveries'));
    for (const { cells } of channel.lines) {
      const [first] = cells;
      expect(await countBehind(admin, first?.link as FigureLink)).toBe(first?.value);
    }
    expect(cellOf(channel, 'interviewed')).toBe(
      await scalar(
        `select count(*) from ${deliveries} and exists (select 1 from rc_interview i where i.delivery_id = d.id and i.status <> 5)`,
      ),
    );
    for (const dimension of Object.keys(reports.duration.dimensions)) {
      const duration = await read(admin, 'duration', { year: '2026', dimension });
      expect(sumOf(duration, 'deliveries')).toBe(cellOf(channel, 'deliveries'));
      expect(cellOf(duration, 'most10')).toBeGreaterThanOrEqual(cellOf(duration, 'median10') ?? Number.NaN);
    }
  });
  it('of a day says what changed since the days before, as the journal has it', async () => {
    const placedOn = (day: string) =>
      scalar(`select count(*) from rc_employ_user e where e.tenant_id = 2 and e.grad_year = 2025 and e.del_flag = 0
        and e.merged_into = '' and e.status in (1, 2, 4) and (select l.audit = 3 and l.dest_group <= 4 from rc_employment_log l
          where l.employ_id = e.id and l.occur_time < ('${day}'::date + 1)::timestamptz order by l.seq desc limit 1)`);
    for (const dimension of ['college', 'category']) {
      const report = await read(admin, 'daily', { year: '2025', day: '2025-07-31', dimension });
      const key = dimension === 'college' ? 'placedN' : 'people';
      expect(sumOf(report, key)).toBe(cellOf(report, key));
      if (dimension === 'category') continue;
      const now = await placedOn('2025-07-31');
      expect(cellOf(report, 'placedN')).toBe(now);
      expect(cellOf(report, 'dayN')).toBe(now - (await placedOn('2025-07-30')));
      expect(cellOf(report, 'weekN')).toBe(now - (await placedOn('2025-07-24')));
      expect(cellOf(report, 'monthN')).toBe(now - (await placedOn('2025-06-30')));
    }
  });
  it('is refused to companies, and for a year or a day that is none', async () => {
    for (const name of Object.keys(reports)) expect((await call('hr01', `/employ/report/${name}`)).code).toBe(510);
    expect((await call(admin, '/employ/report/quality', { cutoff: '2025-08-30' })).success).toBe(false);
    expect((await call(admin, '/employ/report/quality', { cutoff: '2025-02-30' })).success).toBe(false);
  });
  it('is the same as a sheet', async () => {
    for (const [name, { dimensions }] of Object.entries(reports)) {
      const [[dimension, title] = ['', '']] = Object.entries(dimensions);
      const { lines } = await read(college, name as ReportName, { year: '2025', dimension });
      const sheet = await readLines(college, 'exportXls', { report: name, year: '2025', dimension }, title);
      expect(sheet, name).toBe(lines.length + 1);
    }
    const quality = await read(college, 'quality', { year: '2025' });
    const unplaced = (cellOf(quality, 'n') ?? 0) - (cellOf(quality, 'placedN') ?? 0);
    expect(await readLines(college, 'unplacedXls', { year: '2025' }, '学号')).toBe(unplaced);
  });
  it('leaves a merged record out of the sheet of those without a destination', async () => {
    const { rows } = await sql<{ id: string }>`
      select e.id from rc_employ_user e join rc_employment m on m.employ_id = e.id
      where e.tenant_id = 2 and e.grad_year = 2026 and e.merged_into = '' and e.status = 1 and m.audit = 0
      order by e.id limit 1`.execute(app.engine.db);
    const count = () => readLines(admin, 'unplacedXls', { year: '2026' }, '学号');
    const before = await count();
    const merge = (into: string) =>
      sql`update rc_employ_user set merged_into = ${into} where id = ${rows[0]?.id}`.execute(app.engine.db);
    await merge('another');
    expect(await count()).toBe(before - 1);
    await merge('');
  });
});

describe('a cut-off day', () => {
  const as = <T>(work: (context: Parameters<typeof keepDay>[1]) => Promise<T>): Promise<T> =>
    app.engine.runAs(systemSession(2), work);
  const numbers = ({ columns, lines, total }: Report) => ({
    columns: columns.map(({ key }) => key),
    lines: lines.map(({ key, cells }) => [key, cells]),
    total: total.cells,
  });
  it('is kept once by runs at the same time, and never changes', async () => {
    const kept = await Promise.all([1, 2, 3].map(() => as((context) => keepDay('2025-10-14', context))));
    expect(kept.filter((n) => n > 0)).toHaveLength(1);
    expect(await as((context) => keepDay('2025-10-14', context))).toBe(0);
    const asked = Object.keys(reports.quality.dimensions).map((dimension) => ({
      year: '2025',
      cutoff: '2025-10-14',
      dimension,
    }));
    const readAll = () => Promise.all(asked.map(async (query) => numbers(await read(admin, 'quality', query))));
    const before = await readAll();
    const live = await read(admin, 'quality', { year: '2025' });
    expect(cellOf(await read(admin, 'quality', asked[0]), 'placedN')).toBe(cellOf(live, 'placedN'));
    const { db } = app.engine;
    await sql`update rc_employment set audit = 3, dest_category = '75', dest_group = 2, unit_region = '110101', salary = 1
      where tenant_id = 2`.execute(db);
    await sql`update rc_employ_user set depart_id = (select min(depart_id) from rc_employ_user where tenant_id = 2),
      major_code = null, edu_level = '31', status = 3 where tenant_id = 2`.execute(db);
    await storeSetting(app.engine, 'dest.regionCode', '810000', 2);
    await sql`update rc_agreement set status = 10 where tenant_id = 2`.execute(db);
    expect(await readAll()).toEqual(before);
    await expect(sql`update rc_dest_snapshot set audit = 0`.execute(db)).rejects.toThrow();
    await expect(sql`delete from rc_dest_snapshot`.execute(db)).rejects.toThrow();
  });
  it('is kept by the job after it has ended, also when the installation did not run that night', async () => {
    clock.set('2026-01-03T00:10:00+08:00');
    expect(await runJob(app.engine, snapshotJob)).toBeGreaterThan(0);
    expect(await runJob(app.engine, snapshotJob)).toBe(0);
    const { rows } = await sql<{ day: string }>`
      select day::text as day from rc_dest_cutoff where tenant_id = 2 order by day desc limit 1`.execute(app.engine.db);
    expect(rows[0]?.day).toBe('2025-12-31');
    clock.set('2025-10-15T10:00:00+08:00');
  });
});

describe('每日趋势', () => {
  const span = { from: '2025-09-20', to: '2025-10-20' };
  it('has a text for every metric', () => {
    expect(Object.keys(dailyMetricTexts).toSorted()).toEqual(dailyMetrics.map(({ name }) => name).toSorted());
  });
  it('reads the kept days, counts today, and adds up by each dimension', async () => {
    const { result } = await call(admin, '/employ/report/trend', { ...span, metric: 'delivery' });
    expect(result.points).toHaveLength(31);
    const counted = await scalar(
      "select count(*) from rc_delivery where tenant_id = 2 and status <> 6 and deliver_time >= '2025-09-20+08' and deliver_time < '2025-10-16+08'",
    );
    expect(result.total).toBe(counted);
    expect(result.points.at(-1).value).toBeNull();
    for (const { bars } of result.parts)
      expect(bars.reduce((sum: number, bar: { value: number }) => sum + bar.value, 0)).toBe(counted);
  });
  it('is counted again on demand, for whom that is allowed', async () => {
    const url = '/server/employ/report/rebuild';
    const rebuild = (as: string, payload: object) => app.call({ method: 'POST', url, as: tokens.get(as), payload });
    await sql`update rc_stat_daily set value = 7 where tenant_id = 2 and metric = 'delivery'`.execute(app.engine.db);
    expect((await rebuild('viewer', span)).body.code).toBe(510);
    expect((await rebuild(admin, { from: '2025-10-01', to: '2025-09-01' })).body.success).toBe(false);
    expect((await rebuild(admin, { from: '2025-01-01', to: '2025-10-01' })).body.success).toBe(false);
    expect((await rebuild(admin, span)).body.result).toEqual({ days: 25 });
    const { result } = await call(admin, '/employ/report/trend', { ...span, metric: 'delivery' });
    expect(result.total).toBe(
      await scalar(
        "select count(*) from rc_delivery where tenant_id = 2 and status <> 6 and deliver_time >= '2025-09-20+08' and deliver_time < '2025-10-16+08'",
      ),
    );
    expect((await call(college, '/employ/report/trend', span)).code).toBe(510);
  });
});
