import { fairFlow } from '@campus/contract/jobfair';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDashboards } from './dashboard-fixture.ts';

const dashboards = useDashboards();
const { as, clock, get, post, listed } = dashboards;

describe('the workplace', () => {
  const path = '/dashboard/workplace';
  const save = async (paths: unknown) =>
    (
      await dashboards.app.call({
        method: 'PUT',
        url: `/server${path}/shortcut`,
        as: await as('hr02'),
        payload: { paths },
      })
    ).body;
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
      from rc_company_post where tenant_id = 1 and post_status = 1 order by id limit 1`.execute(
      dashboards.app.engine.db,
    );
    expect((await acts('school')).find(({ id }: { id: string }) => id === 'full').what).toBe('因招满结束了岗位');
  });
  it('hides the name of a student who withdrew from a company', async () => {
    const { rows } = await sql<{ id: string; employId: string; realname: string }>`
      select d.id, d.employ_id, e.realname from rc_delivery d join sys_user u on u.company_id = d.company_id and u.username = 'hr01'
      join rc_employ_user e on e.id = d.employ_id where d.status = 1 order by d.id limit 1`.execute(
      dashboards.app.engine.db,
    );
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
      where p.del_flag = 0 and p.post_status in (1, 2) and ${condition}`.execute(dashboards.app.engine.db);
    return rows[0]?.n ?? 0;
  };
  const ending = async (username: string): Promise<{ day: string }[]> => {
    const { result } = await get(username, '/dashboard/workplace/agenda');
    return result.entries.filter(({ kind }: { kind: string }) => kind === '岗位截止');
  };
  beforeAll(async () => {
    await sql`update rc_company_post set end_date = '2025-10-16' where id in (
      select id from rc_company_post where del_flag = 0 and post_status = 1 and tenant_id = 1 order by id limit 3)`.execute(
      dashboards.app.engine.db,
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
        'start_time', '2025-10-10 09:00:00+08', 'end_time', '2025-10-20 17:00:00+08')) r`.execute(
      dashboards.app.engine.db,
    );
    clock.pass(61);
    expect(await names()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
    await sql`delete from rc_job_fair where id like 'long%'`.execute(dashboards.app.engine.db);
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
    dashboards.app.engine.db,
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
