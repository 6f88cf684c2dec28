import type { Bar, Figure, FigureLink, ServiceLine, Task, TrendPoint } from '@campus/contract/dashboard';
import { describe, expect, it } from 'vitest';
import { type Query, useDashboards } from './dashboard-fixture.ts';

/* On the sample fixture: every figure is the total of the list behind its link, for every user. */
const dashboards = useDashboards();
const { get, listed, totalBehind } = dashboards;

const staff = ['admin', 'school', 'demo_school_staff_2', 'demo_college_staff_2', 'viewer', 'auditor'] as const;
const ranges: readonly Query[] = [
  { range: 'today' },
  { range: 'week' },
  { range: 'month' },
  { range: 'year' },
  { range: 'custom', from: '2025-03-01', to: '2025-04-30' },
];

async function headcountBehind(username: string, link: FigureLink): Promise<number> {
  const { records } = await listed(username, link);
  return records.reduce((sum, row) => sum + Number(row.headcount), 0);
}
async function expectFigures(username: string, figures: readonly Figure[]): Promise<void> {
  for (const { key, value, ...figure } of figures) {
    const link = figure.link as FigureLink;
    const behind = key === 'headcount' ? headcountBehind(username, link) : totalBehind(username, link);
    expect(value, `${username}: ${key}`).toBe(await behind);
  }
}

describe.each(staff)('the analysis page of %s', (username) => {
  it.each(ranges)('counts what its lists hold: $range', async (range) => {
    const { result } = await get(username, '/dashboard/analysis/summary', range);
    expect(result.asOf).toBe('2025-10-15 10:00:00');
    await expectFigures(username, result.figures);
    const figure = (key: string): Figure | undefined => result.figures.find((f: Figure) => f.key === key);
    expect(result.sentence.deliveries).toBe(figure('delivery')?.value ?? null);
    const { period } = result;
    for (const key of ['delivery', 'passed', 'failed']) {
      const found = figure(key);
      if (!found) continue;
      const query = { deliverTime_begin: period.previousFrom, deliverTime_end: period.previousTo };
      const { path, query: now } = found.link as FigureLink;
      expect(found.previous, key).toBe(await totalBehind(username, { path, query: { ...now, ...query } }));
    }
  });
  it('draws curves that add up to its figures', async () => {
    for (const range of ranges) {
      const { result: summary } = await get(username, '/dashboard/analysis/summary', range);
      const { result: trend } = await get(username, '/dashboard/analysis/trend', range);
      const figure = (key: string) => summary.figures.find((f: Figure) => f.key === key)?.value ?? 0;
      const sum = (points: TrendPoint[], of: 'deliveries' | 'passed') => points.reduce((n, p) => n + p[of], 0);
      expect(sum(trend.current ?? [], 'deliveries')).toBe(figure('delivery'));
      expect(sum(trend.current ?? [], 'passed')).toBe(figure('passed'));
      const days = (trend.current ?? []).map((p: TrendPoint) => p.day);
      expect(days).toEqual([...new Set(days)].sort());
    }
  });
  it('draws bars that lead to as many rows as they are long', async () => {
    for (const chart of ['industry', 'city', 'rank', 'funnel']) {
      const { result } = await get(username, `/dashboard/analysis/${chart}`, { range: 'year' });
      const bars: readonly Bar[] = result.bars ?? [];
      for (const bar of bars)
        expect(bar.value, `${chart} ${bar.name}`).toBe(await totalBehind(username, bar.link as FigureLink));
      const values = bars.map((b) => b.value);
      expect(values).toEqual([...values].sort((a, b) => b - a));
    }
    const { result } = await get(username, '/dashboard/analysis/supply');
    for (const bar of result.bars ?? [])
      expect(bar.students, bar.name).toBe(await totalBehind(username, bar.link as FigureLink));
    const names = (result.bars ?? []).map((b: Bar) => b.name);
    expect(names).toEqual([...new Set(names)]);
    const scarcity = (result.bars ?? []).map((b: Bar) => b.value);
    expect(scarcity).toEqual([...scarcity].sort((a, b) => a - b));
  });
  it('draws the views of live rooms by week, each leading to its rooms', async () => {
    const { result } = await get(username, '/dashboard/analysis/ops', { range: 'year' });
    const [views] = result.lines as ServiceLine[];
    expect(views !== undefined).toBe((await get(username, '/live/liveRoom/list')).success);
    if (username === 'school') expect(views?.points.some(({ value }) => value > 0)).toBe(true);
    for (const { value, link, name } of views?.points.filter((point) => point.value > 0) ?? []) {
      const { records } = await listed(username, link as FigureLink);
      const counted = records.reduce((sum, row) => sum + Number(row.viewCount), 0);
      expect(value, name).toBe(counted);
    }
  });
  it('lists the open tasks with their numbers', () => expectTasks(username));
});

async function expectTasks(username: string): Promise<void> {
  const { result } = await get(username, '/dashboard/task/todo');
  const isLate = (result.tasks as Task[]).map((task) => Number(task.overdue > 0));
  expect(isLate).toEqual(isLate.toSorted((a, b) => b - a));
  for (const task of result.tasks as (Task & { link: FigureLink })[]) {
    if (task.key === 'interviewer') continue;
    expect(task.count, task.key).toBe(await totalBehind(username, task.link));
    expect(task.overdue).toBeLessThanOrEqual(task.count);
    if (task.key === 'delivery') {
      const link = { ...task.link, query: { ...task.link.query, overdue: '1' } };
      expect(task.overdue).toBe(await totalBehind(username, link));
    }
  }
  const sum = (of: 'count' | 'overdue', mine: boolean) =>
    result.tasks.reduce((n: number, t: Task) => n + (t.mine === mine ? t[of] : 0), 0);
  const [total, overdue, backlog] = [sum('count', true), sum('overdue', true), sum('count', false)];
  expect(result).toMatchObject({ total, overdue, backlog });
  const rows = (await get(username, '/dashboard/task/overdue')).result?.rows;
  const late = overdue + sum('overdue', false);
  if (rows && late <= 20) expect(rows).toHaveLength(late);
}

describe.each(['hr01', 'hr02', 'hr03'])('the company board of %s', (username) => {
  it.each(ranges)('counts what its lists hold: $range', async (range) => {
    const { result } = await get(username, '/dashboard/company/summary', range);
    expect(result.figures.length).toBeGreaterThan(5);
    await expectFigures(username, result.figures);
    const { result: trend } = await get(username, '/dashboard/company/trend', range);
    const received = result.figures.find((f: Figure) => f.key === 'received').value;
    expect(trend.current.reduce((n: number, p: TrendPoint) => n + p.deliveries, 0)).toBe(received);
    expect(result.sentence.received).toBe(received);
    const { figures } = (await get(username, '/dashboard/company/ops', range)).result;
    expect(figures.map(({ key }: Figure) => key)).toEqual(['live']);
    await expectFigures(username, figures);
  });
  it('draws bars that lead to as many rows as they are long', async () => {
    const bars = [
      ...(await get(username, '/dashboard/company/funnel', { range: 'year' })).result.bars,
      ...(await get(username, '/dashboard/company/source', { range: 'year' })).result.schools,
      ...(await get(username, '/dashboard/company/source', { range: 'year' })).result.majors,
    ];
    expect(bars.length).toBeGreaterThan(3);
    for (const bar of bars as Bar[])
      expect(bar.value, bar.name).toBe(await totalBehind(username, bar.link as FigureLink));
  });
  it('shows the state of its posts', async () => {
    const { posts } = (await get(username, '/dashboard/company/posts')).result;
    expect(posts.length).toBeGreaterThan(0);
    for (const line of posts) {
      const link = (query: Query) => ({ path: '/resume/delivery', query: { postId: line.id, ...query } });
      expect(line.deliveries).toBe(await totalBehind(username, link({})));
      expect(line.waiting).toBe(await totalBehind(username, link({ status: '1', step: '10' })));
      expect(line.passed).toBe(await totalBehind(username, link({ status: '1,2', step: '> 10' })));
    }
  });
  it('lists the open tasks with their numbers', () => expectTasks(username));
});

it('shows audits of destinations to the party that decides next', async () => {
  const keys = async (username: string) =>
    (await get(username, '/dashboard/task/todo')).result.tasks.map((task: Task) => task.key);
  expect(await keys('demo_college_staff_2')).toContain('destCollege');
  expect(await keys('demo_college_staff_2')).not.toContain('destSchool');
  expect(await keys('auditor')).toContain('destSchool');
  expect(await keys('hr01')).toContain('interview');
  const { figures } = (await get('hr01', '/dashboard/company/summary')).result;
  expect(figures.map((f: Figure) => f.key)).toEqual(expect.arrayContaining(['interview', 'offer']));
});
