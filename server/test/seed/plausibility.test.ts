import { entities } from '@campus/contract';
import { variablesIn } from '@campus/contract/message';
import { seededPostTypes } from '@campus/contract/post';
import { type Holiday, isWorkingDay } from '@campus/contract/rules';
import { describe, expect, it } from 'vitest';
import { messageEvents } from '../../src/platform/messages/event-settings.ts';
import { getVariables } from '../../src/platform/messages/fill.ts';
import { fieldOfCollege, type StudyField, studyFields } from '../../src/seed/fields.ts';
import { getTitle } from '../../src/seed/post-texts.ts';
import { daysBetween } from '../../src/seed/times.ts';
import { trades } from '../../src/seed/trades.ts';
import { anchor, planDeliveries, useSeeded } from './seed-fixture.ts';

const seeded = useSeeded();
const { loadRows, expectNone, counted, total } = seeded;

describe('plausibility of the sample data', () => {
  it('some students have a second record, which is found as 疑似重复', async () => {
    const pairs = await total(
      'rc_employ_user a',
      `exists (select 1 from rc_employ_user b where b.id > a.id and b.tenant_id = a.tenant_id and b.realname = a.realname
        and b.birthday = a.birthday and b.major_code = a.major_code)`,
    );
    expect(pairs).toBeGreaterThanOrEqual(6);
  });
  it('students have versions in the data log: as added, and as the office edited them', async () => {
    await expectNone(`
      select u.id from rc_employ_user u where u.id like '17%' and (
        select count(*) from sys_data_log l where l.data_table = 'rc_employ_user' and l.data_id = u.id) <> u.version + 1`);
    expect(await total('rc_employ_user', 'version = 1 and update_time is not null')).toBeGreaterThan(10);
    const [edited] = await loadRows<{ id: string; gpa: number; before: number }>(`
      select u.id, u.gpa::float as gpa, (l.data_content::jsonb ->> 'gpa')::float as before from rc_employ_user u
      join sys_data_log l on l.data_id = u.id and l.data_version = '0' where u.version = 1 limit 1`);
    expect(edited?.gpa).toBeGreaterThan(edited?.before as number);
    await expectNone(`select id from sys_data_log where data_content ~ '"idCard|"mobile":"1400'`);
    await expectNone(`
      select l.id from sys_data_log l where not exists (select 1 from sys_user u where u.username = l.create_by)`);
  });
  it('students belong to a college and study a major of its field that their degree has', async () => {
    const students = await loadRows<{
      id: string;
      college: string;
      school: string;
      parent: string;
      edu: string;
      major: string;
    }>(`
      select e.id, d.depart_name as college, e.school_name as school, u.depart_name as parent, e.edu_level as edu, e.major_code as major
      from rc_employ_user e join sys_depart d on d.id = e.depart_id join sys_depart u on u.id = d.parent_id`);
    expect(students.length).toBe(520);
    for (const { id, college, school, parent, edu, major } of students) {
      expect(college, id).toMatch(/学院$/);
      expect(school, id).toBe(parent);
      const field = fieldOfCollege(college);
      expect(edu === '41' ? field.vocational : edu === '31' ? field.bachelor : field.graduate, id).toContain(major);
    }
    expect(Object.keys(await counted('rc_employ_user', 'grad_year'))).toHaveLength(3);
    await expectNone(`
      select m.code from (values ${(Object.values(studyFields) as StudyField[])
        .flatMap(({ bachelor, graduate, vocational }) => [...bachelor, ...graduate, ...vocational])
        .map((code) => `('${code}')`)
        .join(', ')}) as m(code) where not exists (select 1 from rc_major r where r.code = m.code)`);
  });
  it('posts have titles of their type, and types of what their company does', async () => {
    const posts = await loadRows<{
      name: string;
      leaf: string;
      group: string;
      root: string;
      company: string;
      industry: string;
    }>(`
      select p.name, t.name as leaf, g.name as "group", r.name as root, c.company_name as company, c.industry
      from rc_company_post p join rc_company c on c.id = p.company_id join rc_post_type t on t.id = p.post_type_id
      join rc_post_type g on g.id = t.parent_id join rc_post_type r on r.id = g.parent_id`);
    for (const { name, leaf, group, root, company, industry } of posts) {
      expect(name.replace(/（.+）$/, '')).toBe(getTitle(leaf, root));
      const known = trades[industry]?.filter(({ word }) => company.includes(word)) ?? [];
      expect(
        known.some(({ groups }) => group === '管培生' || groups.includes(group)),
        `${company}: ${name}`,
      ).toBe(true);
    }
  });
  it('titles say nothing twice, and every group of a trade has post types', () => {
    const byCode = new Map(seededPostTypes.map((type) => [type.code, type]));
    const groups = new Set<string>();
    for (const { name, parentCode, category } of seededPostTypes) {
      const group = byCode.get(parentCode ?? '');
      const root = byCode.get(group?.parentCode ?? '');
      if (category === null || !group || !root) continue;
      groups.add(group.name);
      expect(getTitle(name, root.name)).not.toMatch(/(工程|设计|专员|师|员)\1|教师工程师|生工程师/);
    }
    for (const { word, groups: offered } of Object.values(trades).flat())
      expect(
        offered.filter((group) => !groups.has(group)),
        word,
      ).toEqual([]);
  });
  it('posts open after their company was admitted, pay what the work is worth and are read by who delivers', async () => {
    await expectNone(`
      select p.id from rc_company_post p join rc_company c on c.id = p.company_id
      where p.create_time < c.audit_time or p.view_count <> p.delivery_count or p.salary_min < 4000 or p.salary_max > 25000
        or p.salary_min > p.salary_max or (p.audit_time is not null and p.audit_time < p.create_time)`);
    await expectNone(`
      select p.id from rc_company_post p, unnest(string_to_array(p.major_codes, ',')) as m(code)
      where not exists (select 1 from rc_major r where r.code = m.code and not exists (select 1 from rc_major c where c.parent_code = r.code))`);
  });
  it('papers name what the rows have codes of', async () => {
    const papers = await loadRows<{ bizType: string; content: string }>('select biz_type, content from biz_document');
    expect(new Set(papers.map(({ bizType }) => bizType))).toEqual(
      new Set(['offer', 'agreement', 'laborCover', 'termination']),
    );
    const coded = await loadRows<{ code: string }>(
      'select id as code from sys_depart union select major_code from rc_employ_user union select origin_code from rc_employ_user',
    );
    const codes = new Set(coded.map(({ code }) => code));
    const shown = papers.flatMap(({ content }) =>
      content.split(/\W+/).filter((word) => word !== '' && codes.has(word)),
    );
    expect(shown).toEqual([]);
  });
  it('companies have addresses in the city of their posts', async () => {
    await expectNone(`
      select p.id from rc_company_post p join rc_company c on c.id = p.company_id
      where not exists (select 1 from unnest(string_to_array(p.work_place, ',')) as w(code) where left(w.code, 4) = left(c.region_code, 4))`);
  });
  it('audits and decisions were made in working hours of working days', async () => {
    const holidays = (await loadRows<{ date: string; kind: 1 | 2 }>(
      'select date::text as date, kind from rc_holiday where tenant_id = 1',
    )) as Holiday[];
    const times = await loadRows<{ at: string }>(`
      select operate_time as at from rc_company_audit where action in ('pass', 'refuse')
      union all select operate_time from rc_post_audit where action in ('pass', 'refuse')
      union all select audit_time from rc_account_alteration where audit_time is not null
      union all select handle_time from fb_feedback where handle_time is not null
      union all select s.occur_time from rc_delivery_step s join rc_delivery d on d.id = s.delivery_id
        join rc_company_post p on p.id = d.post_id
        where s.action in ('read', 'download', 'pass', 'reject', 'transferOut') and s.from_step = 10
          and p.end_date > p.start_date + 7 and p.start_date < '${anchor}'::date - 7 and d.deliver_time < p.end_date - 7
      union all select handle_time from rc_recommend where status = 4 and handle_time > recommend_time + interval '1 day'`);
    expect(times.length).toBeGreaterThan(90);
    for (const { at } of times) {
      expect(isWorkingDay(at.slice(0, 10), holidays), at).toBe(true);
      expect(at.slice(11, 16) >= '09:00' && at.slice(11, 16) <= '18:00', at).toBe(true);
    }
  });
  it('deliveries follow the seasons and rest at weekends', async () => {
    const perMonth = await counted('rc_delivery', "to_char(deliver_time at time zone 'Asia/Shanghai', 'YYYY-MM')");
    const inMonths = (...months: readonly string[]): number[] => months.map((month) => perMonth[month] ?? 0);
    const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;
    const winter = inMonths('2024-12', '2025-01', '2025-02');
    const spring = inMonths('2025-03', '2025-04');
    const summer = inMonths('2025-05', '2025-06', '2025-07', '2025-08');
    for (const n of [...inMonths('2024-11'), ...winter, ...spring, ...summer]) expect(n).toBeGreaterThanOrEqual(5);
    expect(mean(spring)).toBeGreaterThan(mean(winter) * 2);
    expect(Math.max(...spring)).toBeGreaterThan(Math.max(...summer));
    expect(mean(inMonths('2025-09'))).toBeGreaterThan(mean(spring) * 2);
    // A year of history, not a pile of the last weeks.
    const latest = await total('rc_delivery', `deliver_time > '${anchor}'::date - 30`);
    expect(latest / (await total('rc_delivery'))).toBeLessThan(0.55);
    const weekend = await total('rc_delivery', "extract(isodow from deliver_time at time zone 'Asia/Shanghai') > 5");
    expect(weekend / (await total('rc_delivery'))).toBeLessThan(0.2);
  });
  it.each([
    ['2026-03-20', 0.42],
    ['2026-07-10', 0.27],
  ])('deliveries do not pile up in the last weeks before %s', async (day, most) => {
    const deliveries = await planDeliveries(seeded.app.engine, { anchor: day, scale: 0.1 });
    expect(deliveries).toHaveLength(3000);
    const latest = deliveries.filter(({ deliverTime }) => daysBetween(String(deliverTime).slice(0, 10), day) <= 30);
    expect(latest.length / deliveries.length).toBeLessThan(most);
  });
  it('most deliveries that wait for a company came in the last two weeks', async () => {
    const waiting = 'status = 1 and step = 10 and wait_for = 1';
    const all = await total('rc_delivery', waiting);
    const lately = await total('rc_delivery', `${waiting} and wait_since > '${anchor}'::date - 14`);
    const overdue = await total('rc_delivery', `${waiting} and wait_since < '${anchor}'::date - 7`);
    expect(lately / all).toBeGreaterThan(0.6);
    expect(overdue / all).toBeLessThan(0.5);
    expect(overdue).toBeGreaterThan(50);
  });
  it('few deliveries wait at 面试 for months', async () => {
    const waiting = 'status = 1 and step = 20 and wait_since is not null';
    const long = await total('rc_delivery', `${waiting} and wait_since < '${anchor}'::date - 60`);
    expect(long / (await total('rc_delivery', waiting))).toBeLessThan(0.4);
  });
  it('each college has destinations to audit, filed in the last days', async () => {
    const colleges = await loadRows<{ college: string; graduates: number; waiting: number }>(`
      select e.depart_id as college, count(*)::int as graduates, (count(*) filter (where m.audit = 1))::int as waiting
      from rc_employment m join rc_employ_user e on e.id = m.employ_id where e.grad_year = 2026 group by 1`);
    const large = colleges.filter(({ graduates }) => graduates >= 6);
    expect(large.length).toBeGreaterThan(20);
    for (const { college, graduates, waiting } of large) {
      expect(waiting, college).toBeGreaterThanOrEqual(2);
      expect(waiting, college).toBeLessThanOrEqual(graduates / 2);
    }
    await expectNone(`
      select id from rc_employment where audit = 1 and (submit_time < '${anchor}'::date - 14 or college_time is not null)`);
    expect(await total('rc_agreement', 'status = 2')).toBeGreaterThan(1);
  });
  it('announcements count receivers and readers; unsent ones have none', async () => {
    await expectNone(`
      select a.id from sys_announcement a where (a.send_count, a.read_count) is distinct from (
        (select count(*)::int from sys_announcement_send s where s.annt_id = a.id),
        (select count(*)::int from sys_announcement_send s where s.annt_id = a.id and s.read_flag = '1'))`);
    expect(Object.keys(await counted('sys_announcement', 'send_status')).sort()).toEqual(['0', '1', '2']);
    await expectNone(
      'select s.id from sys_announcement_send s join sys_announcement a on a.id = s.annt_id where a.send_time is null or s.read_time < a.send_time',
    );
  });
  it('messages tell what has happened; templates hold variables that events fill in', async () => {
    await expectNone(`
      select m.id from sys_sms m where m.es_send_status <> 1 or m.es_content like '%{%' or not exists (
        select 1 from rc_company_audit a where a.company_id = m.biz_id and a.operate_time = m.es_send_time
        union all select 1 from rc_post_audit p where p.post_id = m.biz_id and p.operate_time = m.es_send_time)`);
    expect(await total('sys_sms')).toBeGreaterThan(20);
    const known = new Set([...messageEvents.values()].flatMap(getVariables).concat('siteName', 'time', 'refId'));
    const templates = await loadRows<{ content: string; sample: string; code: string }>(
      'select template_content as content, template_test_json as sample, template_code as code from sys_sms_template',
    );
    expect(templates.length).toBe(24);
    for (const { content, sample, code } of templates)
      for (const name of variablesIn(content)) {
        expect(known, `${code} ${name}`).toContain(name);
        if (name !== 'siteName') expect(JSON.parse(sample), code).toHaveProperty(name);
      }
  });
  it('every template in use is the one of an event of its tenant, by its own channel', async () => {
    await expectNone(`
      select t.id from sys_sms_template t where (t.use_status = '1') is distinct from exists (
        select 1 from msg_event e, jsonb_each_text(e.template_codes) as c(way, code)
        where e.tenant_id = t.tenant_id and c.code = t.template_code and c.way = t.template_type
          and c.way = any(string_to_array(e.channels, ',')))`);
  });
  it('no reader has more than five unread messages', async () => {
    const unread = await loadRows<{ n: number }>(`
      select count(*)::int as n from sys_announcement_send s join sys_announcement a on a.id = s.annt_id and a.msg_type = 'USER'
      where s.read_flag = '0' group by s.user_id order by n desc`);
    expect(unread[0]?.n).toBe(5);
  });
  it('feedback is answered when it is decided; alterations wait in time and too long', async () => {
    await expectNone(`
      select id from fb_feedback where (status in (2, 3)) is distinct from (handle_result is not null and handle_time is not null)
        or (status <> 0) is distinct from (handler is not null) or handle_time < create_time or (score is not null and status <> 2)`);
    expect(Object.keys(await counted('fb_feedback', 'status'))).toEqual(['0', '1', '2', '3']);
    expect(await counted('rc_account_alteration', 'status')).toEqual({ 1: 2, 2: 2, 3: 1, 4: 1 });
    await expectNone(`
      select a.id from rc_account_alteration a join sys_user u on u.id = a.user_id
      where a.company_id <> u.company_id or (a.status = 2 and a.type = 2 and a.new_mobile <> u.phone)
        or (a.status <> 2 and exists (select 1 from sys_user o where o.phone = a.new_mobile))`);
  });
});

describe('frozen cut-offs', () => {
  it('of the last seasons hold every graduate, most of them placed by the end of August', async () => {
    const kept = await loadRows<{ day: string; n: number; placed: number }>(`
      select day::text as day, count(*)::int as n, count(*) filter (where audit = 3 and dest_group < 5)::int as placed
      from rc_dest_snapshot where tenant_id = 1 group by 1 order by 1`);
    expect(kept.map(({ day }) => day)).toEqual(['2024-12-31', '2025-08-31']);
    const [winter, summer] = kept as [(typeof kept)[number], (typeof kept)[number]];
    expect(summer.n).toBe(winter.n);
    expect(summer.placed / summer.n).toBeGreaterThan(0.7);
    expect(winter.placed / winter.n).toBeLessThan(0.4);
  });
});

describe('posts and times', () => {
  it('open posts belong to admitted companies, end later, and were passed last', async () => {
    await expectNone(`
      select p.id from rc_company_post p join rc_company c on c.id = p.company_id
      where p.post_status = 1 and (c.audit_status <> 3 or p.end_date < '${anchor}')`);
    await expectNone(`
      select company_id from rc_company_post where post_status in (1, 2, 3) group by company_id having count(*) > 50`);
  });
  it('everything happened in the year before the anchor, nothing after this morning', async () => {
    for (const e of entities.filter((one) => one.table.startsWith('rc_')))
      await expectNone(`
        select id, create_time from ${e.table} where id like '17%' and length(id) = 19
          and (create_time < '${anchor}'::date - 400 or create_time > '${anchor} 12:00:00') limit 3`);
    await expectNone(`select id from rc_delivery_step where occur_time > '${anchor} 12:00:00'`);
    await expectNone('select id from rc_company where submit_time < create_time or audit_time < submit_time');
    await expectNone('select id from rc_company_post where audit_time < create_time or close_time < audit_time');
  });
});
