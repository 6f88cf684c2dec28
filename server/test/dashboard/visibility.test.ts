import type { Figure, Task, TaskRow } from '@campus/contract/dashboard';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Query, useDashboards } from './dashboard-fixture.ts';

const dashboards = useDashboards();
const { tokens, clock, get, post, listed, totalBehind } = dashboards;

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
      and deliver_time between '2025-01-01 00:00:00' and '2025-10-15 23:59:59'`.execute(dashboards.app.engine.db);
    expect(figures.find((f: Figure) => f.key === 'delivery').value).toBe(rows[0]?.n);
  });
  it('limits a company’s figures to its own rows', async () => {
    const { rows } = await sql<{ id: string }>`
      select company_id as id from sys_user where username = 'hr01'`.execute(dashboards.app.engine.db);
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
      from rc_delivery where tenant_id = 1 order by id limit 1`.execute(dashboards.app.engine.db);
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
    await sql`delete from rc_delivery where id like 'unseen-%'`.execute(dashboards.app.engine.db);
    clock.pass(2);
  });
  it('is invalidated by a delivery, and not by writes of another tenant', async () => {
    const { rows } = await sql<{ employId: string; postId: string }>`
      select e.id as employ_id, p.id as post_id from rc_employ_user e join rc_resume r on r.employ_id = e.id and r.completeness >= 60
      join rc_company_post p on p.tenant_id = 1 and p.post_status = 1 and p.grad_years like '%' || e.grad_year || '%' and p.edu_require in ('0', '41', '31')
      where e.tenant_id = 1 and e.edu_level = '31' and not exists (select 1 from rc_delivery d where d.employ_id = e.id and d.post_id = p.id)
      order by e.id, p.id limit 1`.execute(dashboards.app.engine.db);
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
      where u.username = 'hr03' order by d.post_id limit 1`.execute(dashboards.app.engine.db);
    const { id, postId } = rows[0] as { id: string; postId: string };
    const received = async (username: string) =>
      (await get(username, '/dashboard/company/summary', { range: 'year' })).result.figures.find(
        (f: Figure) => f.key === 'received',
      ).value;
    const all = await received('hr01');
    await sql`update rc_company_user set role = 2, post_scope = ${postId} where id = ${id}`.execute(
      dashboards.app.engine.db,
    );
    tokens.delete('hr03');
    const own = await received('hr03');
    expect(own).toBe(
      await totalBehind('hr03', { path: '/resume/delivery', query: { postId, deliverTime_begin: '2025-01-01' } }),
    );
    expect(own).toBeLessThan(all);
    expect(await received('hr01')).toBe(all);
    await sql`update rc_company_user set post_scope = null where id = ${id}`.execute(dashboards.app.engine.db);
  });
});
