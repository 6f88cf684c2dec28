import { wholeDay } from '@campus/contract/statistics';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DailyFigure, dailyFigures, rebuildDays } from '../../src/areas/statistics/daily-figures.ts';
import { statDailyJob } from '../../src/areas/statistics/daily-job.ts';
import { dailyMetrics } from '../../src/areas/statistics/daily-metrics.ts';
import type { Context } from '../../src/kit/context.ts';
import { systemSession } from '../../src/platform/jobs/job-runner.ts';
import { Clock } from '../support/bare-engine.ts';
import { runJob } from '../support/run-job.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const today = '2025-10-15';
const last = '2025-10-14';
const days: string[] = ['2025-09-28', '2025-10-13', last];
const tenants = [1, 2] as const;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    filled: 'smallOctober',
    now: new Clock(`${today}T10:00:00+08:00`).now,
  });
  // The sample data is counted when it is made.
  expect((await keptRows(2)).length).toBeGreaterThan(0);
  await sql`delete from rc_stat_daily`.execute(app.engine.db);
  // Facts without a value of their dimension, and of a kind that the sample data lacks.
  await sql`update rc_company set industry = null where id in (select id from rc_company order by id limit 5)`.execute(
    app.engine.db,
  );
  await sql`
    insert into sys_log (id, tenant_id, create_by, create_time, log_type, userid, log_content)
    select 'ai-' || n, 2, 'system', ${`${last} 12:00:00`}::timestamptz, 3, u.username, '提问'
    from sys_user u cross join generate_series(1, 3) n where u.username = 'demo_college_staff_2'`.execute(
    app.engine.db,
  );
  await sql`
    update rc_employ_user set user_id = (select id from sys_user where username = 'demo_college_staff_2')
    where id = (select id from rc_employ_user where tenant_id = 2 and del_flag = 0 order by id limit 1)`.execute(
    app.engine.db,
  );
  await sql`update rc_match_result set create_time = ${`${last} 12:00:00`}::timestamptz where tenant_id = 2`.execute(
    app.engine.db,
  );
  await sql`
    insert into rc_employment_log (id, tenant_id, create_by, create_time, employ_id, seq, occur_time, action, category,
      dest_group, audit, grad_year, actor)
    select 'own-' || m.id, 2, 'system', now(), m.employ_id, 900, ${`${last} 23:59:59`}::timestamptz, 'schoolPass', '75', 2, 3,
      2026, '测试'
    from rc_employment m join rc_employ_user e on e.id = m.employ_id
    where m.tenant_id = 2 and e.grad_year = 2026 and e.status = 1 order by m.id limit 2`.execute(app.engine.db);
  await sql`
    insert into rc_agreement (id, tenant_id, create_by, create_time, employ_id, type, status, effective_time)
    select 'in-force', 2, 'system', now(), min(id), 3, 4, ${`${last} 09:00:00`}::timestamptz from rc_employ_user
    where tenant_id = 2`.execute(app.engine.db);
  const noon = `${last} 12:00:00`;
  await sql`
    insert into rc_preach (id, tenant_id, create_by, create_time, company_id, title, start_time, end_time, status)
    select 'talk', 2, 'system', now(), min(id), '校园宣讲会', ${noon}::timestamptz, ${`${last} 13:00:00`}::timestamptz, 6
    from rc_company where tenant_id = 2`.execute(app.engine.db);
  await sql`
    insert into rc_preach_attendee (id, tenant_id, create_by, create_time, preach_id, employ_id, company_id, checkin_time,
      first_enter, watch_seconds, status)
    select 'talk-' || id, 2, 'system', now(), 'talk', id, (select company_id from rc_preach where id = 'talk'),
      ${noon}::timestamptz, ${noon}::timestamptz, 1800, 2
    from rc_employ_user where tenant_id = 2 order by id limit 3`.execute(app.engine.db);
  for (const [table, time, counted] of [
    ['rc_company_audit', 'operate_time', "action = 'pass'"],
    ['rc_offer', 'answer_time', 'status = 2'],
  ] as const) {
    const { rows: found } = await sql<{ day: string | null }>`
      select max(${sql.ref(time)})::date::text as day from ${sql.table(table)}
      where tenant_id = 2 and ${sql.raw(counted)} and ${sql.ref(time)} < ${today}::timestamptz`.execute(app.engine.db);
    const day = found[0]?.day;
    if (day && !days.includes(day)) days.push(day);
  }
});
afterAll(() => app.close());

const as = <T>(tenantId: number, work: (context: Context) => Promise<T>): Promise<T> =>
  app.engine.runAs(systemSession(tenantId), work);
const keptRows = async (tenantId: number) =>
  (
    await sql<DailyFigure>`
      select stat_date::text as day, metric, dim, dim_key, value::float8 as value from rc_stat_daily
      where tenant_id = ${tenantId}::int order by 1, 2, 3, 4`.execute(app.engine.db)
  ).rows;

/** The season of a cohort begins on the first of September of the year before. */
const cohort =
  "e.grad_year = left(:d, 4)::int + (substr(:d, 6) >= '09-01')::int and e.merged_into = '' and e.status in (1, 2, 4)";
const graduates = `rc_employment m join rc_employ_user e on e.id = m.employ_id and ${cohort} where m.del_flag = 0 and m.tenant_id = :t`;
/** The last entry of the journal until midnight. */
const journal = (column: string) =>
  `(select l.${column} from rc_employment_log l where l.employ_id = m.employ_id and to_char(l.occur_time, 'YYYY-MM-DD') <= :d order by l.seq desc limit 1)`;
const inGroup = (code: number) =>
  code === 5
    ? `select count(*) from ${graduates} and (coalesce(${journal('audit')}, 0) <> 3 or ${journal('dest_group')} = 5)`
    : `select count(*) from ${graduates} and ${journal('audit')} = 3 and ${journal('dest_group')} = ${code}`;
const openPosts = (what: string) => `
  select ${what} from rc_company_post p where p.del_flag = 0 and p.tenant_id = :t and to_char(p.end_date, 'YYYY-MM-DD') >= :d
    and to_char(p.create_time, 'YYYY-MM-DD') <= :d and 1 = (
    select b.to_status from biz_audit_log b where b.biz_type = 'companyPost' and b.biz_id = p.id
      and to_char(b.operate_time, 'YYYY-MM-DD') <= :d order by b.operate_time desc, b.id desc limit 1)`;
const onDay = (column: string) => `to_char(${column}, 'YYYY-MM-DD') = :d`;
const steps = (action: string) =>
  `select count(*) from rc_delivery_step s where s.tenant_id = :t and s.action = '${action}' and ${onDay('s.occur_time')}`;
const rows = (table: string, time: string, when = 'true') =>
  `select count(*) from ${table} x where x.tenant_id = :t and ${onDay(`x.${time}`)} and ${when}`;
/** Every metric counted once more, straight from the tables: `:t` is the tenant, `:d` the day. */
const direct: Readonly<Record<string, string>> = {
  companyNew: rows('rc_company', 'create_time', 'del_flag = 0'),
  companyPass: rows('rc_company_audit', 'operate_time', "action = 'pass'"),
  postNew: rows('rc_company_post', 'create_time', 'del_flag = 0'),
  postActive: openPosts('count(*)'),
  headcount: openPosts('coalesce(sum(p.headcount), 0)'),
  studentActive: `select count(distinct x.employ_id) from rc_delivery x where x.tenant_id = :t and ${onDay('x.deliver_time')} and status <> 6`,
  delivery: rows('rc_delivery', 'deliver_time', 'status <> 6'),
  view: steps('read'),
  pass: steps('pass'),
  reject: steps('reject'),
  interview: rows('rc_interview', 'start_time', 'status <> 5'),
  offer: rows('rc_offer', 'answer_time', 'status = 2'),
  sign: rows('rc_agreement', 'effective_time', 'status in (4, 9)'),
  download: rows('rc_resume_download', 'download_time', 'side = 2'),
  ai: `select count(*) from sys_log x join sys_user u on u.username = x.userid join rc_employ_user e on e.user_id = u.id
    where x.tenant_id = :t and x.log_type = 3 and ${onDay('x.create_time')}`,
  match: rows('rc_match_result', 'create_time', 'screen <> 3'),
  preachCount: rows('rc_preach', 'start_time', 'del_flag = 0 and status in (3, 6)'),
  preachCheckin: rows('rc_preach_attendee', 'checkin_time', 'del_flag = 0 and status = 2'),
  watchSeconds: `select coalesce(sum(x.watch_seconds), 0) from rc_preach_attendee x where x.tenant_id = :t and x.del_flag = 0 and ${onDay('x.first_enter')}`,
  destN: `select count(*) from ${graduates}`,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((code) => [`destGroup${code}`, inGroup(code)])),
  destWaiting: `select count(*) from ${graduates} and ${journal('audit')} in (1, 2)`,
};
async function countDirectly(metric: string, tenantId: number, day: string): Promise<number> {
  const text = String(direct[metric]).replaceAll(':t', String(tenantId)).replaceAll(':d', `'${day}'`);
  const { rows: found } = await sql<{ n: number }>`select (${sql.raw(text)})::float8 as n`.execute(app.engine.db);
  return found[0]?.n ?? Number.NaN;
}
const rebuild = (tenantId: number) => as(tenantId, (context) => rebuildDays(days, context));

describe('the kept figures', () => {
  it('have a count of their own in this test for every metric, and facts to count', async () => {
    expect(Object.keys(direct).sort()).toEqual(dailyMetrics.map(({ name }) => name).sort());
    await rebuild(1);
    await rebuild(2);
    const all = [...(await keptRows(1)), ...(await keptRows(2))];
    const empty = dailyMetrics.filter(({ name }) => all.every((row) => row.metric !== name || row.value === 0));
    expect(empty.map(({ name }) => name)).toEqual([]);
  });
  it.each(dailyMetrics.map(({ name }) => name))('of %s equal a count of the facts', async (metric) => {
    for (const tenantId of tenants)
      for (const day of [...days, today]) {
        const [found] = (
          await as(tenantId, (context) => dailyFigures([metric], { from: day, to: day }, context))
        ).filter(({ dim }) => dim === wholeDay);
        expect(found?.value ?? 0, `${tenantId} ${day}`).toBe(await countDirectly(metric, tenantId, day));
      }
  });
  it('add up to the whole day over every dimension, facts without a value included', async () => {
    const all = [...(await keptRows(1)), ...(await keptRows(2))];
    for (const { name, dims } of dailyMetrics)
      for (const dim of dims)
        for (const day of days) {
          const sum = (of: string) =>
            all
              .filter((r) => r.metric === name && r.day === day && r.dim === of)
              .reduce((n, { value }) => n + value, 0);
          expect(sum(dim), `${name} ${dim} ${day}`).toBe(sum(wholeDay));
        }
    expect(all.some(({ dim, dimKey }) => dim === 'industry' && dimKey === '未填')).toBe(true);
  });
  it('have groups that add up to the graduates', async () => {
    for (const day of days) {
      const of = new Map(
        (await keptRows(2)).filter((r) => r.day === day && r.dim === '').map((r) => [r.metric, r.value]),
      );
      const sum = [1, 2, 3, 4, 5, 6].reduce((n, code) => n + (of.get(`destGroup${code}`) ?? 0), 0);
      expect(sum).toBe(of.get('destN'));
    }
  });
});

describe('a rebuild', () => {
  it('gives the same rows after all were deleted, and leaves other tenants alone', async () => {
    const [own, other] = [await keptRows(2), await keptRows(1)];
    const built = [...new Set(own.map(({ day }) => day))];
    await sql`delete from rc_stat_daily where tenant_id = 2`.execute(app.engine.db);
    await as(2, (context) => rebuildDays(built, context));
    expect(await keptRows(2)).toEqual(own);
    expect(await keptRows(1)).toEqual(other);
  });
  it('replaces figures that are no longer true', async () => {
    const before = await keptRows(2);
    await sql`update rc_stat_daily set value = value + 7 where tenant_id = 2`.execute(app.engine.db);
    await sql`
      insert into rc_stat_daily (id, tenant_id, create_by, create_time, stat_date, metric, dim, dim_key, value)
      values ('left', 2, 'system', now(), ${last}::date, 'delivery', 'college', 'gone', 3)`.execute(app.engine.db);
    await as(2, (context) => rebuildDays([...new Set(before.map(({ day }) => day))], context));
    expect(await keptRows(2)).toEqual(before);
  });
  it('leaves one set when several run at once', async () => {
    const before = await keptRows(2);
    await Promise.all([1, 2, 3, 4].map(() => rebuild(2)));
    expect(await keptRows(2)).toEqual(before);
  });
});

describe('the job', () => {
  const run = (parameters: Readonly<Record<string, unknown>>) =>
    statDailyJob.run(app.engine, systemSession, { signal: new AbortController().signal, parameters });
  const keptDays = async () => [...new Set((await keptRows(2)).map(({ day }) => day))];

  it('keeps the missed days up to yesterday', async () => {
    await sql`delete from rc_stat_daily where stat_date > '2025-10-10'`.execute(app.engine.db);
    expect(await runJob(app.engine, statDailyJob)).toBeGreaterThan(0);
    const kept = (await keptDays()).filter((day) => day > '2025-10-08');
    expect(kept).toEqual(['2025-10-09', '2025-10-10', '2025-10-11', '2025-10-12', '2025-10-13', '2025-10-14']);
  });
  it('counts requested days again, never today', async () => {
    await sql`delete from rc_stat_daily`.execute(app.engine.db);
    await run({ from: '2025-10-13', to: '2026-01-01' });
    expect(await keptDays()).toEqual(['2025-10-13', '2025-10-14']);
  });
  it('refuses a reversed span', async () => {
    await expect(run({ from: '2025-10-12', to: '2025-10-11' })).rejects.toThrow();
  });
});

it('counts days live that were not kept', async () => {
  await sql`delete from rc_stat_daily`.execute(app.engine.db);
  const read = () => as(2, (context) => dailyFigures(['delivery'], { from: '2025-10-13', to: today }, context));
  const order = (list: readonly DailyFigure[]) =>
    list
      .filter(({ value }) => value > 0)
      .map((r) => JSON.stringify(r))
      .sort();
  const live = order(await read());
  await as(2, (context) => rebuildDays(['2025-10-13', '2025-10-14'], context));
  expect(order(await read())).toEqual(live);
  expect(live.length).toBeGreaterThan(0);
});
