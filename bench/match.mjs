/**
 * `npm run bench:match`: a complete matching run of 1,000 posts and 20,000 students on PostgreSQL, and the slowest list
 * call during it. The baseline is a loop written by hand over the same pairs, one by one, and an insert of as many rows.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { failedGates, rateMatch } from '../contract/src/rules/index.ts';
import { openPostgres } from '../scripts/postgres.mjs';
import { at, caller, settings, signIn, startServer, stop, timed } from './server.mjs';

const posts = Number(process.env.POSTS ?? 1000);
const students = Number(process.env.STUDENTS ?? 20_000);
/** Posts of the baseline's loop; its time is multiplied. */
const sample = 10;
const dir = mkdtempSync(join(tmpdir(), 'campus-bench-'));

/** Adds copies of seeded students with public résumés, and of active posts. */
async function fill(client) {
  const own = 'tenant_id = 1 and del_flag = 0';
  await client.query(
    `create temp table base as select row_number() over (order by e.id) as k, count(*) over () as m, e.id as employ, r.id as resume,
       e.school_name, e.depart_id, e.edu_level, e.major_code, e.grad_date, e.grad_year, e.origin_code, e.sys_org_code
     from rc_employ_user e join rc_resume r on r.employ_id = e.id and r.del_flag = 0
     where e.tenant_id = 1 and e.del_flag = 0 and e.status = 1 and r.completeness >= 60`,
  );
  await client.query(
    `create temp table copies as select n, b.* from generate_series(1, $1::int) n join base b on b.k = 1 + n % b.m`,
    [students],
  );
  await client.query(
    `insert into rc_employ_user (id, tenant_id, create_by, create_time, realname, student_no, sex, mobile, school_name, depart_id,
       edu_level, major_code, grad_date, grad_year, origin_code, status, intention_status, merged_into, sys_org_code)
     select 'be' || lpad(n::text, 10, '0'), 1, 'bench', now(), '测试', 'B' || n, 1, (20000000000 + n)::text, school_name, depart_id,
       edu_level, major_code, grad_date, grad_year, origin_code, 1, 1, '', sys_org_code from copies`,
  );
  await client.query(
    `insert into rc_resume (id, tenant_id, create_by, create_time, employ_id, status, completeness, form_audit)
     select 'br' || lpad(n::text, 10, '0'), 1, 'bench', now(), 'be' || lpad(n::text, 10, '0'), 1, 80, 0 from copies`,
  );
  await client.query(
    `insert into rc_resume_skill (id, tenant_id, create_by, create_time, resume_id, skill_id, level, sort)
     select 'bs' || c.n || '-' || s.id, 1, 'bench', now(), 'br' || lpad(c.n::text, 10, '0'), s.skill_id, s.level, s.sort
     from copies c join rc_resume_skill s on s.resume_id = c.resume and s.del_flag = 0`,
  );
  await client.query(
    `insert into rc_resume_intention (id, tenant_id, create_by, create_time, resume_id, post_type_ids, region_codes, nature,
       salary_min, available_time, sort)
     select 'bi' || c.n || '-' || s.id, 1, 'bench', now(), 'br' || lpad(c.n::text, 10, '0'), s.post_type_ids, s.region_codes,
       s.nature, s.salary_min, s.available_time, s.sort
     from copies c join rc_resume_intention s on s.resume_id = c.resume and s.del_flag = 0`,
  );
  const { rows } = await client.query(
    `select column_name from information_schema.columns where table_name = 'rc_company_post'
     and column_name not in ('id', 'post_no', 'end_date') and is_generated = 'NEVER'`,
  );
  const columns = rows.map((row) => row.column_name);
  await client.query(
    `insert into rc_company_post (id, end_date, ${columns.join(', ')})
     select 'bp' || lpad(n::text, 10, '0'), current_date + 90, ${columns.map((name) => `p.${name}`).join(', ')}
     from generate_series(1, $1::int - (select count(*)::int from rc_company_post where ${own} and post_status = 1)) n
     join (select *, row_number() over (order by id) as k, count(*) over () as m from rc_company_post
       where ${own} and post_status = 1) p on p.k = 1 + n % p.m`,
    [posts],
  );
  await client.query('update rc_match_rule set top_n = 200 where tenant_id = 1');
  await client.query('analyze');
}

/** Activates another rule, which computes everything, and lists posts until it is done. */
async function measure(call) {
  const rules = (await call('GET', '/match/matchRule/list?pageNo=1&pageSize=10')).records;
  const other = rules.find((rule) => rule.active !== 1);
  const list = '/companyPost/companyPost/list?pageNo=1&pageSize=10&column=createTime&order=desc';
  const idle = [];
  for (let i = 0; i < 40; i += 1) idle.push(await timed(() => call('GET', list)));
  const begun = performance.now();
  await call('POST', '/match/matchRule/activate', { id: other.id });
  const busy = [];
  for (;;) {
    busy.push(await timed(() => call('GET', list)));
    if (busy.length % 5 === 0 && !(await call('GET', '/match/matchResult/progress')).isRunning) break;
  }
  return { seconds: (performance.now() - begun) / 1000, idle, busy };
}
/** Every pair one by one, and the rows in one insert, without queue, gates by index and comparison. */
async function baseline(client, written) {
  const members = (list) => (list ?? '').split(',').filter(Boolean);
  const { rows: people } = await client.query(
    `select e.*, r.status as resume_status, r.completeness,
       (select json_object_agg(skill_id, level) from rc_resume_skill s where s.resume_id = r.id and s.del_flag = 0) as skills,
       (select json_agg(w) from rc_resume_intention w where w.resume_id = r.id and w.del_flag = 0) as wishes
     from rc_employ_user e join rc_resume r on r.employ_id = e.id where e.tenant_id = 1`,
  );
  const all = people.map((row) => ({
    status: row.status,
    intentionStatus: row.intention_status,
    isMerged: Boolean(row.merged_into),
    gradYear: row.grad_year,
    eduLevel: row.edu_level,
    major: row.major_code,
    resumeStatus: row.resume_status,
    completeness: row.completeness,
    skills: new Map(Object.entries(row.skills ?? {})),
    intentions: (row.wishes ?? []).map((wish) => ({
      typePaths: members(wish.post_type_ids).map((id) => [id]),
      regions: members(wish.region_codes),
      salaryMin: wish.salary_min,
      availableTime: wish.available_time,
    })),
  }));
  const { rows } = await client.query(
    'select * from rc_company_post where tenant_id = 1 and post_status = 1 limit $1',
    [sample],
  );
  const weights = { edu: 15, major: 25, skill: 25, type: 15, region: 10, salary: 5, time: 5 };
  const scoring = await timed(() => {
    for (const row of rows) {
      const post = {
        isOpen: true,
        nature: row.nature,
        typePath: [row.post_type_id],
        eduRequire: row.edu_require,
        majors: members(row.major_codes),
        gradYears: members(row.grad_years).map(Number),
        skills: row.skills ?? [],
        salaryType: row.salary_type,
        salaryMax: row.salary_max,
        regions: members(row.work_place),
      };
      all
        .filter((student) => failedGates(post, student, false).length === 0)
        .map((student) => rateMatch(post, student, weights).total)
        .sort((a, b) => b - a);
    }
  });
  await client.query('create table bench_rows (like rc_match_result including all)');
  const writing = await timed(() =>
    client.query('insert into bench_rows select * from rc_match_result where tenant_id = 1 limit $1', [written]),
  );
  return { scoring: ((scoring / sample) * posts) / 1000, writing: writing / 1000 };
}

const postgres = await openPostgres();
const children = [];
const client = new pg.Client({ connectionString: postgres.url });
try {
  const env = settings(postgres.url, join(dir, 'data'));
  const seeding = await startServer(env);
  await stop(seeding.child);
  await client.connect();
  await fill(client);
  const { child, origin } = await startServer(env);
  children.push(child);
  const { seconds, idle, busy } = await measure(caller(origin, await signIn(origin)));
  const { rows } = await client.query(
    'select count(*)::int as n from rc_match_result where tenant_id = 1 and screen = 0',
  );
  const hand = await baseline(client, rows[0].n);
  console.log(`${posts} posts x ${students} students: ${seconds.toFixed(1)} s, ${rows[0].n} waiting matches`);
  console.log(`list call idle: median ${at(idle, 0.5).toFixed(0)} ms, p99 ${at(idle, 0.99).toFixed(0)} ms`);
  console.log(
    `list call during the run (${busy.length}): median ${at(busy, 0.5).toFixed(0)} ms, p99 ${at(busy, 0.99).toFixed(0)} ms, slowest ${Math.max(...busy).toFixed(0)} ms`,
  );
  console.log(
    `by hand: scoring ${hand.scoring.toFixed(1)} s (from ${sample} posts), inserting ${hand.writing.toFixed(1)} s`,
  );
} finally {
  await client.end();
  for (const child of children) await stop(child);
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
process.exit();
