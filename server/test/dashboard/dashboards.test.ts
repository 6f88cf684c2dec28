import { entities } from '@campus/contract';
import type { Bar, Figure, FigureLink, ServiceLine, Task, TaskRow, TrendPoint } from '@campus/contract/dashboard';
import { company } from '@campus/contract/enterprise';
import { feedback } from '@campus/contract/interaction';
import { interview, venueBooking } from '@campus/contract/interview';
import { fairFlow } from '@campus/contract/jobfair';
import type { AnyEntity, Workflow } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { agreement, delivery, dispatch, employUser, offer, recommend } from '@campus/contract/resume';
import { employment } from '@campus/contract/statistics';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Clock } from '../support/bare-engine.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/* On the sample fixture: every figure is the total of the list behind its link, for every user. */
const clock = new Clock('2025-10-15T10:00:00+08:00');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    filled: 'tinyOctober',
    now: clock.now,
  });
}, 120_000);
afterAll(() => app.close());

const tokens = new Map<string, Promise<string>>();
const as = (username: string): Promise<string> => {
  const known = tokens.get(username) ?? app.signIn(username);
  tokens.set(username, known);
  return known;
};
type Query = Readonly<Record<string, string>>;
async function get(username: string, path: string, query: Query = {}) {
  const url = `/server${path}?${new URLSearchParams(query)}`;
  return (await app.call({ method: 'GET', url, as: await as(username) })).body;
}
const post = async (username: string, path: string, payload: object, headers: Record<string, string> = {}) =>
  (await app.call({ method: 'POST', url: `/server${path}`, as: await as(username), payload, headers })).body;

/** The list call of each page that links lead to, with the conditions that belong to the page itself. */
const pages: Readonly<Record<string, { path: string; own?: Query }>> = {
  ...Object.fromEntries(
    (entities as readonly AnyEntity[]).flatMap(({ workflow, path }) => {
      const flow = workflow as Workflow<'waiting'> | undefined;
      if (!flow?.task) return [];
      const own: Query = flow.task.isOfList ? {} : { [flow.column]: String(flow.states.waiting.code) };
      return [[flow.task.path, { path, own }]];
    }),
  ),
  '/enterprise/company': { path: company.path },
  '/post/list': { path: companyPost.path },
  '/student/profile': { path: employUser.path },
  '/resume/delivery': { path: delivery.path },
  '/resume/recommend': { path: recommend.path },
  '/resume/step/hire': { path: offer.path },
  '/resume/step/dispatch': { path: dispatch.path },
  '/resume/step/evaluation': { path: delivery.path, own: { step: '60' } },
  '/interview/list': { path: interview.path },
  '/resume/step/sign': { path: agreement.path },
  '/interview/booking': { path: venueBooking.path },
  '/interaction/feedback': { path: feedback.path },
  '/employ/destination': { path: employment.path },
};
async function listed(username: string, link: FigureLink, more: Query = {}) {
  const page = pages[link.path];
  if (!page) throw new Error(`no list behind ${link.path}`);
  const { result, message } = await get(username, `${page.path}/list`, {
    pageSize: '1000',
    ...page.own,
    ...link.query,
    ...more,
  });
  expect(result?.total, `${username} ${link.path} ${JSON.stringify(link.query)}: ${message}`).toEqual(
    expect.any(Number),
  );
  return result as { total: number; records: Record<string, unknown>[] };
}
const totalBehind = async (username: string, link: FigureLink): Promise<number> => (await listed(username, link)).total;

const staff = ['admin', 'school', 'demo_school_staff_2', 'demo_college_staff_2', 'viewer', 'auditor'] as const;
const ranges: readonly Query[] = [
  { range: 'today' },
  { range: 'week' },
  { range: 'month' },
  { range: 'year' },
  { range: 'custom', from: '2025-03-01', to: '2025-04-30' },
];

async function expectFigures(username: string, figures: readonly Figure[]): Promise<void> {
  for (const { key, value, link } of figures) {
    const rows = await listed(username, link as FigureLink);
    const behind = key === 'headcount' ? rows.records.reduce((sum, row) => sum + Number(row.headcount), 0) : rows.total;
    expect(value, `${username}: ${key}`).toBe(behind);
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
    if (task.key === 'delivery') expect(task.overdue).toBe((await listed(username, task.link, { overdue: '1' })).total);
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

describe('visibility of figures', () => {
  const noPermission = { success: false, code: 510 };
  it('hides figures whose rows the reader cannot list', async () => {
    const { figures } = (await get('auditor', '/dashboard/analysis/summary')).result;
    expect(figures.map((f: Figure) => f.key)).toEqual([
      ...['company', 'post', 'headcount', 'delivery', 'waiting', 'passed', 'failed'],
    ]);
    expect((await get('auditor', '/dashboard/analysis/supply')).result.bars).toBeNull();
    expect((await get('auditor', '/dashboard/analysis/funnel')).result.bars).not.toBeNull();
    const { figures: all } = (await get('school', '/dashboard/analysis/summary')).result;
    expect(all.map((f: Figure) => f.key)).toEqual([
      ...['company', 'post', 'headcount', 'student', 'delivery', 'waiting', 'passed', 'failed'],
    ]);
  });
  it('has one page per side, and none for finance', async () => {
    for (const path of ['summary', 'trend', 'industry', 'supply', 'rank', 'funnel', 'city', 'ops']) {
      expect(await get('hr01', `/dashboard/analysis/${path}`), path).toMatchObject(noPermission);
      expect(await get('demo_school_finance_1', `/dashboard/analysis/${path}`), path).toMatchObject(noPermission);
    }
    for (const path of ['summary', 'trend', 'source', 'posts', 'funnel', 'ops'])
      expect(await get('school', `/dashboard/company/${path}`), path).toMatchObject(noPermission);
    expect((await get('demo_school_finance_1', '/dashboard/task/todo')).result).toMatchObject({ tasks: [], total: 0 });
  });
  it('has the company board at an address of its own, of companies alone', async () => {
    const pagesOf = async (username: string) =>
      JSON.stringify((await get(username, '/sys/permission/getUserPermissionByToken')).result.menu);
    for (const username of ['hr01', 'hr02']) expect(await pagesOf(username)).toContain('"path":"/dashboard/company"');
    for (const username of ['school', 'admin', 'demo_college_staff_2'])
      expect(await pagesOf(username)).not.toContain('/dashboard/company');
  });
  it('shows the school its own tasks first, and those of companies as backlog', async () => {
    const { tasks } = (await get('admin', '/dashboard/task/todo')).result;
    const byKey = Object.fromEntries(tasks.map((task: Task) => [task.key, task.mine]));
    expect(byKey).toMatchObject({ company: true, post: true, live: true, delivery: false });
    const { rows } = (await get('admin', '/dashboard/task/overdue')).result;
    expect(rows.map((row: TaskRow) => row.mine)).toEqual([...rows.map((row: TaskRow) => row.mine)].sort().reverse());
    for (const row of rows as TaskRow[]) expect(row.title).toMatch(/\p{Script=Han}{2}/u);
    const own = (await get('hr01', '/dashboard/task/todo')).result.tasks;
    expect(own.every((task: Task) => task.mine)).toBe(true);
  });
  it('marks whether a change is an improvement', async () => {
    const { figures } = (await get('school', '/dashboard/analysis/summary')).result;
    const better = Object.fromEntries(figures.map((f: Figure) => [f.key, f.better]));
    expect(better).toMatchObject({ passed: 'more', failed: 'fewer', waiting: 'fewer' });
  });
  it('counts only a college’s own students', async () => {
    const { figures } = (await get('demo_college_staff_2', '/dashboard/analysis/summary', { range: 'year' })).result;
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from rc_delivery where tenant_id = 2 and sys_org_code like 'A02A02%'
      and deliver_time between '2025-01-01 00:00:00' and '2025-10-15 23:59:59'`.execute(app.engine.db);
    expect(figures.find((f: Figure) => f.key === 'delivery').value).toBe(rows[0]?.n);
  });
  it('limits a company’s figures to its own rows', async () => {
    const { rows } = await sql<{ id: string }>`
      select company_id as id from sys_user where username = 'hr01'`.execute(app.engine.db);
    const own = { companyId: rows[0]?.id as string };
    const { figures } = (await get('hr01', '/dashboard/company/summary', { range: 'year' })).result;
    for (const key of ['received', 'waiting', 'passed', 'failed']) {
      const { value, link } = figures.find((f: Figure) => f.key === key);
      expect(value, key).toBe(await totalBehind('admin', { path: link.path, query: { ...link.query, ...own } }));
    }
  });
});

describe('the period', () => {
  it('is refused when it is reversed, longer than two years or no date', async () => {
    const ask = async (query: Query) =>
      (await get('school', '/dashboard/analysis/summary', { range: 'custom', ...query })).message;
    expect(await ask({ from: '2025-10-02', to: '2025-10-01' })).toBe('结束日期应晚于开始日期!');
    expect(await ask({ from: '2023-01-01', to: '2025-10-01' })).toBe('时间范围（天）应在1到731之间!');
    expect(await ask({ from: 'x', to: '2025-10-01' })).toContain('开始日期');
    expect(await ask({ range: 'decade' })).toContain('时间范围');
  });
});

describe('cached figures', () => {
  const value = async (username: string, key = 'delivery') =>
    (await get(username, '/dashboard/analysis/summary', { range: 'today' })).result.figures.find(
      (f: Figure) => f.key === key,
    ).value;
  /** Writes past the product, so that no cache is invalidated. */
  const secretly = (id: string) =>
    sql`insert into rc_delivery (id, tenant_id, create_by, create_time, employ_id, post_id, company_id, resume_id, source, status, step, step_result, student_confirm, deliver_time, step_time)
      select ${id}, tenant_id, 'x', now(), ${`employ-${id}`}, post_id, company_id, resume_id, 1, 1, 10, 0, 1, '2025-10-15 09:00:00', '2025-10-15 09:00:00'
      from rc_delivery where tenant_id = 1 order by id limit 1`.execute(app.engine.db);
  it('expires after a minute or with the next write of the tenant', async () => {
    const before = await value('school');
    await secretly('unseen-1');
    expect(await value('school')).toBe(before);
    clock.pass(2);
    expect(await value('school')).toBe(before + 1);
    await secretly('unseen-2');
    expect(await value('school')).toBe(before + 1);
    await post('hr01', '/resume/delivery/read', {
      id: (await listed('hr01', { path: '/resume/delivery', query: {} })).records[0]?.id,
    });
    expect(await value('school')).toBe(before + 2);
    await sql`delete from rc_delivery where id like 'unseen-%'`.execute(app.engine.db);
    clock.pass(2);
  });
  it('is invalidated by a delivery, and not by writes of another tenant', async () => {
    const { rows } = await sql<{ employId: string; postId: string }>`
      select e.id as employ_id, p.id as post_id from rc_employ_user e join rc_resume r on r.employ_id = e.id and r.completeness >= 60
      join rc_company_post p on p.tenant_id = 1 and p.post_status = 1 and p.grad_years like '%' || e.grad_year || '%' and p.edu_require in ('0', '41', '31')
      where e.tenant_id = 1 and e.edu_level = '31' and not exists (select 1 from rc_delivery d where d.employ_id = e.id and d.post_id = p.id)
      order by e.id, p.id limit 1`.execute(app.engine.db);
    const { employId, postId } = rows[0] as { employId: string; postId: string };
    const [before, elsewhere] = [await value('school'), await value('demo_school_staff_2')];
    const made = await post(
      'school',
      '/api/stu/delivery/submit',
      { postId, remark: '委托' },
      { 'x-behalf-employ': employId },
    );
    expect(made).toMatchObject({ success: true });
    expect(await value('school')).toBe(before + 1);
    expect(await value('demo_school_staff_2')).toBe(elsewhere);
  });
  it('is not shared between readers who see different rows', async () => {
    const { rows } = await sql<{ id: string; postId: string }>`
      select m.id, d.post_id from rc_company_user m join sys_user u on u.id = m.user_id join rc_delivery d on d.company_id = m.company_id
      where u.username = 'hr03' order by d.post_id limit 1`.execute(app.engine.db);
    const { id, postId } = rows[0] as { id: string; postId: string };
    const received = async (username: string) =>
      (await get(username, '/dashboard/company/summary', { range: 'year' })).result.figures.find(
        (f: Figure) => f.key === 'received',
      ).value;
    const all = await received('hr01');
    await sql`update rc_company_user set role = 2, post_scope = ${postId} where id = ${id}`.execute(app.engine.db);
    tokens.delete('hr03');
    const own = await received('hr03');
    expect(own).toBe(
      await totalBehind('hr03', { path: '/resume/delivery', query: { postId, deliverTime_begin: '2025-01-01' } }),
    );
    expect(own).toBeLessThan(all);
    expect(await received('hr01')).toBe(all);
    await sql`update rc_company_user set post_scope = null where id = ${id}`.execute(app.engine.db);
  });
});

describe('the workplace', () => {
  const path = '/dashboard/workplace';
  const save = async (paths: unknown) =>
    (await app.call({ method: 'PUT', url: `/server${path}/shortcut`, as: await as('hr02'), payload: { paths } })).body;
  it('keeps at most eight pages in the user’s order', async () => {
    expect((await get('hr02', `${path}/shortcut`)).result).toEqual({ paths: [] });
    expect(await save(['/post/list', '/resume/delivery', '/post/list'])).toMatchObject({
      success: true,
      message: '保存成功',
    });
    expect((await get('hr02', `${path}/shortcut`)).result).toEqual({ paths: ['/post/list', '/resume/delivery'] });
    expect((await get('hr01', `${path}/shortcut`)).result).toEqual({ paths: [] });
    for (const bad of [Array.from({ length: 9 }, (_, i) => `/p${i}`), ['https://example.com'], ['javascript:x'], 'x'])
      expect((await save(bad)).success, JSON.stringify(bad)).toBe(false);
    expect((await get('hr02', `${path}/shortcut`)).result).toEqual({ paths: ['/post/list', '/resume/delivery'] });
    expect((await save([])).result).toEqual({ paths: [] });
  });
  it('lists the activities of colleagues on rows that the reader can list', async () => {
    const acts = async (username: string) => (await get(username, `${path}/activity`)).result;
    const all = await acts('school');
    expect(all).toHaveLength(20);
    expect(all.map((a: { at: string }) => a.at)).toEqual(
      all
        .map((a: { at: string }) => a.at)
        .sort()
        .reverse(),
    );
    expect(await acts('demo_school_finance_1')).toEqual([]);
    for (const act of await acts('hr01')) expect(act.path).not.toContain('/enterprise/');
    await sql`
      insert into rc_post_audit (id, tenant_id, create_by, create_time, post_id, company_id, seq, from_status, to_status, action,
        operator_id, operator_name, operate_time)
      select 'full', tenant_id, 'system', now(), id, company_id, 999, 1, 5, 'full', 'system', '系统', '2025-10-15 09:59:59+08'
      from rc_company_post where tenant_id = 1 and post_status = 1 order by id limit 1`.execute(app.engine.db);
    expect((await acts('school')).find(({ id }: { id: string }) => id === 'full').what).toBe('因招满结束了岗位');
  });
  it('hides the name of a student who withdrew from a company', async () => {
    const { rows } = await sql<{ id: string; employId: string; realname: string }>`
      select d.id, d.employ_id, e.realname from rc_delivery d join sys_user u on u.company_id = d.company_id and u.username = 'hr01'
      join rc_employ_user e on e.id = d.employ_id where d.status = 1 order by d.id limit 1`.execute(app.engine.db);
    const { id, employId, realname } = rows[0] as { id: string; employId: string; realname: string };
    await post('school', '/api/stu/delivery/withdraw', { id, remark: '委托' }, { 'x-behalf-employ': employId });
    const mine = (await get('hr01', `${path}/activity`)).result[0];
    expect(mine).toMatchObject({ what: '撤回了简历', who: `${realname[0]}同学` });
    expect(JSON.stringify(mine)).not.toContain(realname);
    expect((await get('school', `${path}/activity`)).result[0]).toMatchObject({ who: '程就业' });
  });
});

describe('the agenda of today and tomorrow', () => {
  const count = async (condition: ReturnType<typeof sql>): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from rc_company_post p
      where p.del_flag = 0 and p.post_status in (1, 2) and ${condition}`.execute(app.engine.db);
    return rows[0]?.n ?? 0;
  };
  const ending = async (username: string): Promise<{ day: string }[]> => {
    const { result } = await get(username, '/dashboard/workplace/agenda');
    return result.entries.filter(({ kind }: { kind: string }) => kind === '岗位截止');
  };
  beforeAll(async () => {
    await sql`update rc_company_post set end_date = '2025-10-16' where id in (
      select id from rc_company_post where del_flag = 0 and post_status = 1 and tenant_id = 1 order by id limit 3)`.execute(
      app.engine.db,
    );
  });
  it('contains the posts that end on those days and that the reader can list', async () => {
    const within = sql`p.end_date between '2025-10-15' and '2025-10-16' and p.tenant_id = 1`;
    const entries = await ending('school');
    expect(entries.length).toBeGreaterThanOrEqual(3);
    expect(entries).toHaveLength(await count(within));
    expect(entries.every(({ day }) => day === '2025-10-15' || day === '2025-10-16')).toBe(true);
    const own = sql`${within} and p.company_id = (select u.company_id from rc_company_user u join sys_user s on s.id = u.user_id where s.username = 'hr01')`;
    expect(await ending('hr01')).toHaveLength(await count(own));
  });
  it.each(['school', 'hr01'])(
    'has for %s the fair and the talk of the day, no period that began before',
    async (username) => {
      const { entries } = (await get(username, '/dashboard/workplace/agenda')).result;
      const kinds = new Set(entries.map(({ kind }: { kind: string }) => kind));
      expect([...kinds]).toEqual(expect.arrayContaining(['招聘会', expect.stringMatching(/宣讲会$/)]));
      expect(entries.filter(({ day }: { day: string }) => day < '2025-10-15')).toEqual([]);
    },
  );
  it('has the events of the day although many periods began before', async () => {
    const names = async () =>
      (await get('school', '/dashboard/workplace/agenda')).result.entries
        .filter(({ kind }: { kind: string }) => kind === '招聘会')
        .map(({ title }: { title: string }) => title);
    const before = await names();
    await sql`
      insert into rc_job_fair select r.* from (select to_jsonb(j) as fair from rc_job_fair j where del_flag = 0
        and tenant_id = 1 and status = ${fairFlow.states.published.code}::int order by id limit 1) f, generate_series(1, 25) n,
      jsonb_populate_record(null::rc_job_fair, f.fair || jsonb_build_object('id', 'long' || n, 'fair_no', 'long' || n, 'title', 'long' || n,
        'start_time', '2025-10-10 09:00:00+08', 'end_time', '2025-10-20 17:00:00+08')) r`.execute(app.engine.db);
    clock.pass(61);
    expect(await names()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
    await sql`delete from rc_job_fair where id like 'long%'`.execute(app.engine.db);
  });
  it('has only what the reader may list', async () => {
    const { entries } = (await get('demo_school_finance_1', '/dashboard/workplace/agenda')).result;
    expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(['招聘会']);
  });
});

it('follows what the reader has delegated until it is answered', async () => {
  const kinds = ({ result }: { result: { rows: { kind: string }[] } }) => result.rows.map(({ kind }) => kind);
  const mine = { path: '/resume/recommend', query: { recommenderId: 'school', status: '1,2' } };
  const { total } = await listed('school', mine);
  const found = kinds(await get('school', '/dashboard/task/follow'));
  expect(found.filter((kind) => kind === '推荐待企业处理')).toHaveLength(Math.min(total, 20));
  expect(kinds(await get('viewer', '/dashboard/task/follow'))).toEqual([]);
  expect(await get('demo_school_finance_1', '/dashboard/task/follow')).toMatchObject({ success: false, code: 510 });
});

it('shows an agent the tasks of the represented user in both lists', async () => {
  const agent = 'viewer';
  expect((await get(agent, '/dashboard/task/todo')).result.tasks).toEqual([]);
  await sql`
    insert into sys_user_agent (id, tenant_id, create_by, create_time, user_name, agent_user_name, start_time, end_time, status)
    values ('agent', 1, 'admin', now(), 'school', ${agent}, '2025-10-01 00:00:00+08', '2025-11-01 00:00:00+08', '1')`.execute(
    app.engine.db,
  );
  const [theirs, own] = [await get('school', '/dashboard/task/todo'), await get(agent, '/dashboard/task/todo')];
  expect(own.result).toMatchObject({ total: theirs.result.total, overdue: theirs.result.overdue });
  for (const task of own.result.tasks) expect(task).toMatchObject({ insteadOf: '程就业', link: null });
  const late = (await get('school', '/dashboard/task/overdue')).result.rows;
  expect(late.length).toBeGreaterThan(0);
  const seen = (await get(agent, '/dashboard/task/overdue')).result.rows;
  expect(seen).toHaveLength(late.length);
  for (const row of seen) expect(row).toMatchObject({ kind: expect.stringContaining('（代 程就业）'), link: null });
});
