import { entities } from '@campus/contract';
import { fairSubmission, fairTypes, onSiteSubmission } from '@campus/contract/jobfair';
import { type AnyEntity, anywhere, type Field, isList, isStored } from '@campus/contract/kit';
import { liveLimits, roomFlow } from '@campus/contract/live';
import { variablesIn } from '@campus/contract/message';
import { seededPostTypes } from '@campus/contract/post';
import {
  type DeliveryHistoryRow,
  foldSteps,
  type Holiday,
  isCreditCode,
  isIdCard,
  isWorkingDay,
  type WaitState,
  waitPartyOf,
} from '@campus/contract/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getColumn, snake } from '../../src/kit/schema/registry.ts';
import { messageEvents } from '../../src/platform/messages/event-settings.ts';
import { getVariables } from '../../src/platform/messages/fill.ts';
import { fieldOfCollege, type StudyField, studyFields } from '../../src/seed/fields.ts';
import { type SeedOptions, seed } from '../../src/seed/index.ts';
import { getTitle } from '../../src/seed/post-texts.ts';
import { trades } from '../../src/seed/trades.ts';
import { expectCounted } from '../support/counters.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/* The sample data keeps its promised figures and every invariant of its tables. */
const anchor = '2025-10-15';
const at = (time: string) => () => new Date(`${anchor}T${time}+08:00`);
const open = (options: SeedOptions, time = '10:00:00'): Promise<TestApp> =>
  createTestApp({ seed: (engine) => seed(engine, { anchor, ...options }), now: at(time) });
/** The rows that other test files begin with, too. */
const openCopy = (filled: 'tinyOctober' | 'smallOctober'): Promise<TestApp> =>
  createTestApp({ filled, now: at('10:00:00') });

let app: TestApp;
beforeAll(async () => {
  app = await openCopy('smallOctober');
}, 120_000);
afterAll(() => app.close());

type Data = Record<string, unknown>;
const loadRows = async <T = Data>(query: string): Promise<T[]> => (await sql.raw<T>(query).execute(app.engine.db)).rows;
/** Rows that break a rule: the query finds none. */
const expectNone = async (query: string): Promise<void> => expect(await loadRows(query)).toEqual([]);
const counted = async (table: string, group: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await loadRows<{ key: unknown; n: number }>(`select ${group} as key, count(*)::int as n from ${table} group by 1`)
    ).map(({ key, n }) => [String(key), n]),
  );
const total = async (table: string, condition = 'true'): Promise<number> =>
  (await loadRows<{ n: number }>(`select count(*)::int as n from ${table} where ${condition}`))[0]?.n ?? 0;

describe.each(['00:00:30', '07:00:00', '23:20:00'])('seeded at %s', (time) => {
  let fresh: TestApp;
  beforeAll(async () => {
    fresh = await open({ profile: 'tiny' }, time);
  }, 120_000);
  afterAll(() => fresh.close());

  it('holds nothing that has happened later', async () => {
    const { db } = fresh.engine;
    const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'timestamp with time zone'
      -- Goods are still to be delivered.
      and c.table_name <> 'demo_order'
      and c.column_name in ('create_time', 'deliver_time', 'step_time', 'read_time', 'send_time', 'handle_time', 'submit_time',
        'audit_time', 'publish_time', 'last_hit_time', 'action_time', 'cancel_time', 'es_send_time', 'occur_time', 'operate_time',
        'close_time', 'refresh_time', 'content_time', 'download_time', 'recommend_time', 'checkin_time', 'leave_time')`.execute(
      db,
    );
    expect(rows.length).toBeGreaterThan(60);
    const late: string[] = [];
    for (const { table, column } of rows) {
      const { rows: found } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} > ${`${anchor} ${time}`}::timestamptz`.execute(
        db,
      );
      if (found[0]?.n) late.push(`${table}.${column}: ${found[0].n}`);
    }
    expect(late).toEqual([]);
  });

  it('has a running fair that ends on its day, and a room and a session on the air', async () => {
    const moment = sql`${`${anchor} ${time}`}::timestamptz`;
    const { rows } = await sql<{ fairs: number; rooms: number; sessions: number }>`select
      (select count(*)::int from rc_job_fair where tenant_id = 1 and status = 2 and type <> 4
        and start_time <= ${moment} and end_time > ${moment} and end_time < ${anchor}::date + 1) as fairs,
      (select count(*)::int from live_room where status = 4 and plan_start_time <= ${moment}
        and plan_end_time > ${moment}) as rooms,
      (select count(*)::int from rc_preach p join live_stream l on l.owner_id = p.id where l.live_state = 1
        and p.start_time <= ${moment} and p.end_time > ${moment} and p.end_time < ${anchor}::date + 1) as sessions`.execute(
      fresh.engine.db,
    );
    expect(rows[0]).toEqual({ fairs: 1, rooms: 1, sessions: 1 });
  });

  it('has what companies did with deliveries in office hours, and yesterday where today has not begun to work', async () => {
    const moment = `${anchor} ${time}`;
    const { rows } = await sql<{ at: string; action: string }>`
      select to_char(s.occur_time, 'YYYY-MM-DD HH24:MI') as at, s.action from rc_delivery_step s
      join rc_delivery d on d.id = s.delivery_id join rc_company_post p on p.id = d.post_id
      where s.actor_type = 2 and s.action in ('read', 'download', 'pass', 'reject', 'transferOut')
        and s.occur_time >= ${anchor}::date - 3 and p.start_date < ${anchor}::date - 3`.execute(fresh.engine.db);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ at }) => at.slice(11) < '09:00' || at.slice(11) > '18:00')).toEqual([]);
    const isAtWork = moment.slice(11, 13) >= '10';
    expect(rows.some(({ at }) => at.startsWith(anchor))).toBe(isAtWork);
  });

  it('has an interrupted room that still waits for its publisher and ends without a replay', async () => {
    const late = sql`${`${anchor} ${time}`}::timestamptz - make_interval(mins => ${liveLimits.lateMinutes}::int)`;
    const { rows } = await sql<{ waits: boolean; record: string }>`
      select s.lost_at >= ${late} as waits, r.record_enabled as record
      from live_room r join live_stream s on s.id = r.stream_id where r.status = ${roomFlow.states.interrupted.code}::int`.execute(
      fresh.engine.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toEqual({ waits: true, record: 'N' });
  });
});

describe('the same seed and anchor', () => {
  /** Differ between two installations by design: what their secrets encrypt, and what the product itself made. */
  const ownOf: ReadonlySet<string> = new Set([
    ...['rc_company.id_card_no', 'rc_company.id_card_no_hash', 'rc_employ_user.id_card', 'rc_employ_user.id_card_hash'],
    ...['sys_oss_file.id', 'sys_user_role.id', 'sys_user_depart.id', 'sys_user_tenant.id'],
    // Events are there from the first start on.
    'msg_event.create_time',
    // A job is planned from the moment of the first start.
    ...['id', 'create_time', 'last_due_time', 'next_run_time'].map((column) => `sys_quartz_job.${column}`),
  ]);
  async function prints({ engine: { db } }: TestApp): Promise<Record<string, string>> {
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        -- Figures of the running process, and what the product itself issued under ids and codes of its own.
        and c.table_name not in ('sys_monitor_sample', 'biz_document', 'biz_qr_code')
      group by c.table_name having bool_or(c.column_name = 'id')`.execute(db);
    const found: Record<string, string> = {};
    for (const { table, columns } of rows) {
      const kept = columns.filter((column) => !ownOf.has(`${table}.${column}`));
      const { rows: printed } = await sql<{ n: number; md5: string }>`
        select count(*)::int as n, coalesce(md5(string_agg(row(${sql.join(kept.map((c) => sql.ref(c)))})::text, '|' order by id)), '') as md5
        from ${sql.table(table)}`.execute(db);
      found[table] = `${printed[0]?.n} ${printed[0]?.md5}`;
    }
    return found;
  }
  const printed = async (opened: Promise<TestApp>): Promise<Record<string, string>> => {
    const one = await opened;
    try {
      return await prints(one);
    } finally {
      await one.close();
    }
  };
  it('give the same rows in every table; another seed gives others', async () => {
    const first = await printed(openCopy('tinyOctober'));
    expect(Object.keys(first).length).toBeGreaterThan(40);
    expect(first.rc_delivery).toMatch(/^\d{3} /);
    expect(await printed(open({ profile: 'tiny' }))).toEqual(first);
    const other = await printed(open({ profile: 'tiny', seed: 7 }));
    for (const table of ['rc_company', 'rc_company_post', 'rc_employ_user', 'rc_delivery'])
      expect(other[table], table).not.toBe(first[table]);
    expect(other.sys_dict_item).toBe(first.sys_dict_item);
  }, 120_000);
  it('are planted once: a second start adds nothing', async () => {
    const before = await prints(app);
    await seed(app.engine, { profile: 'small', anchor });
    expect(await prints(app)).toEqual(before);
  });
});

describe('a tenth of the full volume', () => {
  it('has the companies and posts of each state, shared by the tenants', async () => {
    expect(await counted('rc_company', 'audit_status')).toEqual({ 0: 1, 1: 1, 2: 1, 3: 10, 4: 1, 5: 1 });
    expect(await counted('rc_company_post', 'post_status')).toEqual({ 0: 3, 1: 60, 2: 6, 3: 8, 4: 4, 5: 9 });
    expect(await counted('rc_company_post', 'tenant_id')).toEqual({ 1: 54, 2: 27, 3: 9 });
    expect(await counted('rc_post_type', 'tenant_id')).toEqual({ 1: 313, 2: 313, 3: 313 });
    expect(await counted('rc_skill', 'tenant_id')).toEqual({ 1: 320, 2: 320, 3: 320 });
  });
  it('has the students, résumés and downloads', async () => {
    expect(await counted('rc_employ_user', 'tenant_id')).toEqual({ 1: 312, 2: 156, 3: 52 });
    expect(await total('rc_resume')).toBe(500);
    expect(await total('rc_resume_download')).toBe(900);
    const able = await total('rc_resume', 'completeness >= 60');
    expect(able / 500).toBeGreaterThan(0.85);
    expect(await total('rc_resume', 'completeness not between 20 and 100')).toBe(0);
  });
  it('shows rooms of companies at their fairs, one on the air now and replays of a past day, and one of the school before a fair', async () => {
    const ofFair = "biz_type = 'jobFair' and biz_id in (select id from rc_job_fair where fair_date";
    const own =
      'exists (select 1 from rc_fair_apply a where a.fair_id = biz_id and a.company_id = live_room.company_id)';
    expect(await total('live_room', `status = 4 and ${own} and ${ofFair} = '${anchor}')`)).toBe(1);
    expect(
      await total('live_playback', `status = 2 and room_id in (select id from live_room where ${own})`),
    ).toBeGreaterThan(0);
    expect(await total('live_room', `status = 3 and company_id is null and ${ofFair} > '${anchor}')`)).toBe(1);
    expect(
      await loadRows(`
        select r.id from live_room r join live_stream s on s.id = r.stream_id join rc_job_fair f on f.id = r.biz_id
        where r.status = 6 and not (s.start_at >= f.start_time and s.end_at <= f.end_time and f.end_time < '${anchor}')
        union select p.id from live_playback p join live_room r on r.id = p.room_id join rc_job_fair f on f.id = r.biz_id
        where p.create_time < f.start_time`),
      'replays from before their fair',
    ).toEqual([]);
  });
  it('has a talk on the air with the bundled clip, ten at least', async () => {
    expect(await total('rc_preach')).toBeGreaterThanOrEqual(10);
    const onAir = `live_state = 1 and source = 3 and video_file <> '' and owner_id in (select id from rc_preach where status = 3
      and start_time <= '${anchor} 18:00:00' and end_time > start_time and start_time::date = '${anchor}')`;
    expect(await total('live_stream', onAir)).toBe(1);
    expect(await total('live_chat', `owner_id in (select owner_id from live_stream where ${onAir})`)).toBeGreaterThan(
      0,
    );
  });
  it('counts the visits of every stream as its curve does', async () => {
    await expectNone(`
      select s.id from live_stream s where s.view_count <> (select count(*) from live_watch w where w.owner_id = s.owner_id)
        or s.peak_online <> (
          select coalesce(max(n), 0) from (
            select (select count(*) from live_watch w where w.owner_id = s.owner_id and w.enter_time <= m
              and w.leave_time >= m - interval '60 seconds') as n
            from (select date_trunc('minute', enter_time) + make_interval(mins => k) as m
              from live_watch, generate_series(0, 1) k where owner_id = s.owner_id) minutes) counts)`);
  });
  it('has everything in its fairs that their submission asks for', async () => {
    const isMissing = (names: object) =>
      Object.keys(names)
        .map((name) => `coalesce(${snake(name)}::text, '') = ''`)
        .join(' or ');
    await expectNone(`select title from rc_job_fair where ${isMissing(fairSubmission)}`);
    await expectNone(
      `select title from rc_job_fair where type <> ${fairTypes.online} and (${isMissing(onSiteSubmission)}
        or venue_id is null and venue_text is null or expect_visitors > 1000 and permit_no is null)`,
    );
  });
  it('has companies and students of both schools at the fairs of their own', async () => {
    for (const table of ['rc_fair_apply', 'rc_fair_attendance', 'rc_fair_student'])
      expect(Object.keys(await counted(table, 'tenant_id')), table).toEqual(['1', '2']);
    await expectNone(`
      select a.id from rc_fair_apply a join rc_company c on c.id = a.company_id join rc_job_fair f on f.id = a.fair_id
      where (a.tenant_id, c.tenant_id) is distinct from (f.tenant_id, f.tenant_id)`);
  });
  it('has deliveries at its fairs, of students and companies that were there', async () => {
    const atFair = 'source = 2 and ref_id is not null';
    expect(await total('rc_delivery', atFair)).toBeGreaterThan(5);
    const running = `ref_id in (select id from rc_job_fair where fair_date = '${anchor}')`;
    expect(await total('rc_delivery', `${atFair} and ${running}`)).toBeGreaterThan(0);
    await expectNone(`
      select d.id from rc_delivery d join rc_job_fair f on f.id = d.ref_id where d.source = 2 and (
        d.tenant_id <> f.tenant_id or d.deliver_time not between f.start_time and f.end_time
        or not exists (select 1 from rc_fair_attendance s where s.fair_id = f.id and s.employ_id = d.employ_id
          and s.checkin_time <= d.deliver_time)
        or not exists (select 1 from rc_fair_apply_post m join rc_fair_apply a on a.id = m.apply_id
          where m.fair_id = f.id and m.post_id = d.post_id and a.status = 6))`);
  });
  it('records no gate at an online fair', async () => {
    const online = `fair_id in (select id from rc_job_fair where type = ${fairTypes.online})`;
    expect(await total('rc_fair_attendance', online)).toBeGreaterThan(0);
    expect(await total('rc_fair_attendance', `${online} and gate is not null`)).toBe(0);
  });
  it('has claims in their states and a waiting list of students, within the places', async () => {
    expect(await total('rc_fair_expense', 'status = 5 and pay_voucher is not null')).toBeGreaterThan(0);
    expect(
      await loadRows(`
        select e.id from rc_fair_expense e join rc_job_fair f on f.id = e.fair_id join rc_fair_apply a on a.id = e.apply_id
        where f.reimburse <> 1 or a.status <> 6 or e.amount <> (select sum(amount) from rc_fair_expense_item i where i.expense_id = e.id)
          or e.person_count > (select count(*) from rc_fair_attendee t where t.apply_id = a.id and t.insure_status = 1 and t.checkin_time is not null)`),
      'claims that could not have been submitted',
    ).toEqual([]);
    expect(await total('rc_fair_student', 'status = 5')).toBeGreaterThan(0);
    expect(
      await loadRows(`
        select f.id from rc_job_fair f left join lateral (
          select count(*) filter (where status in (1, 2, 3))::int as taken, count(*) filter (where status = 5)::int as waiting,
            coalesce(max(wait_no), 0)::int as last from rc_fair_student where fair_id = f.id) s on true
        where (f.student_count, f.student_queue, f.last_student_no) is distinct from (s.taken, s.waiting, s.last)
          or s.taken > f.student_limit`),
      'places that do not equal the sign-ups',
    ).toEqual([]);
  });
  it('has the deliveries and recommendations of each state', async () => {
    expect(
      await counted('rc_delivery', "status || '/' || case when step > 10 then 'later' else step::text end"),
    ).toEqual({
      '1/10': 1061,
      '1/later': 540,
      '2/later': 64,
      '3/10': 720,
      '3/later': 330,
      '4/10': 90,
      // Those of students who have signed elsewhere are closed.
      '5/10': 119,
      '5/later': 56,
      '6/10': 20,
    });
    expect(await counted('rc_recommend', 'status')).toEqual({ 1: 45, 2: 23, 3: 53, 4: 18, 5: 8, 6: 5 });
    expect(Object.keys(await counted('rc_delivery', 'close_reason')).sort()).toEqual(['1', '2', '3', '4', '7', 'null']);
    expect(await total('rc_delivery', `deliver_time >= '${anchor}'`)).toBeGreaterThanOrEqual(4);
  });
});

describe('histories', () => {
  it('of deliveries fold to their rows, numbered without gaps, each line where the one before ended', async () => {
    await expectNone(`
      select d.id from rc_delivery d left join lateral (
        select s.to_status, s.to_step, s.to_result from rc_delivery_step s where s.delivery_id = d.id order by s.seq desc limit 1
      ) last on true where (d.status, d.step, d.step_result) is distinct from (last.to_status, last.to_step, last.to_result)`);
    await expectNone(`
      select delivery_id from rc_delivery_step group by delivery_id having min(seq) <> 1 or max(seq) <> count(*)`);
    await expectNone(`
      select id from (select id, seq, from_status, from_step, from_result, occur_time,
        lag(to_status) over w as status, lag(to_step) over w as step, lag(to_result) over w as result, lag(occur_time) over w as before
        from rc_delivery_step window w as (partition by delivery_id order by seq)) s
      where (from_status, from_step, from_result) is distinct from (status, step, result) or occur_time < before`);
    const lines = await loadRows<DeliveryHistoryRow & { deliveryId: string }>(
      'select delivery_id, seq, action, to_status, to_step from rc_delivery_step order by delivery_id, seq',
    );
    const heads = new Map(
      (
        await loadRows<{ id: string; status: number; step: number; stepResult: number }>(
          'select id, status, step, step_result from rc_delivery',
        )
      ).map(({ id, ...head }) => [id, head]),
    );
    for (const [id, history] of Map.groupBy(lines, (line) => line.deliveryId))
      expect(foldSteps(history), id).toEqual(heads.get(id));
  });
  it.each([
    ['company', 'rc_company', 'rc_company_audit', 'company_id', 'audit_status', '(0, 1)'],
    ['post', 'rc_company_post', 'rc_post_audit', 'post_id', 'post_status', '(0)'],
  ])('of a %s lead to its state', async (_name, head, history, parent, status, without) => {
    // A pause leaves no line: a paused post stands where its pass has put it.
    await expectNone(`
      select h.id from ${head} h left join lateral (
        select a.to_status from ${history} a where a.${parent} = h.id order by a.seq desc limit 1
      ) last on true
      where case when h.${status} in ${without} then last.to_status is not null
        else last.to_status is distinct from case when '${head}' = 'rc_company_post' and h.${status} = 2 then 1 else h.${status} end end`);
    await expectNone(
      `select ${parent} from ${history} group by ${parent} having min(seq) <> 1 or max(seq) <> count(*)`,
    );
    await expectNone(`
      select id from (select id, operate_time, lag(operate_time) over (partition by ${parent} order by seq) as before from ${history}) a
      where operate_time < before`);
  });
  it.each([
    ['company', 'rc_company', 'audit_status', '(0, 1)'],
    ['companyPost', 'rc_company_post', 'post_status', '(0)'],
    ['accountAlteration', 'rc_account_alteration', 'status', '()'],
  ])('of the workflow of %s is unbroken and ends in the state of its row', async (entity, table, status, without) => {
    const log = `select biz_id, to_status, from_status, operator_name, operate_time, lag(to_status) over w as before, row_number() over w as n,
      count(*) over (partition by biz_id) as last from biz_audit_log where biz_type = '${entity}' window w as (partition by biz_id order by operate_time, id)`;
    await expectNone(`select * from (${log}) a where before <> from_status or coalesce(operator_name, '') = ''`);
    const isNew = without === '()' ? 'false' : `h.${status} in ${without}`;
    await expectNone(`select h.id from ${table} h left join (${log}) a on a.biz_id = h.id and a.n = a.last
      where not (${isNew}) and a.to_status is distinct from h.${status} or ${isNew} and a.to_status is not null`);
    await expectNone(
      `select a.biz_id from (${log}) a join ${table} h on h.id = a.biz_id where a.operate_time < h.create_time`,
    );
  });
  it('give a reason for every refusal and every closing', async () => {
    await expectNone(
      'select id from rc_delivery where (status = 3 and reject_reason is null) or (status = 5 and close_reason is null)',
    );
    await expectNone('select id from rc_company where audit_status in (4, 5) and audit_reason is null');
    await expectNone("select id from rc_company_audit where action = 'refuse' and reason is null");
    await expectNone(
      'select id from rc_company_post where post_status = 4 and (reject_reasons is null or audit_reason is null)',
    );
  });
});

describe('counters', () => {
  it('equal what they count', async () => {
    await expectCounted(app.engine);
    await expectNone(`
      select e.id from rc_employ_user e left join rc_resume r on r.employ_id = e.id
      where (e.resume_id, e.resume_score) is distinct from (r.id, coalesce(r.completeness, 0))`);
    await expectNone(`
      select r.id from rc_resume r where r.view_count is distinct from (
        select count(*)::int from rc_delivery_step s join rc_delivery d on d.id = s.delivery_id where d.resume_id = r.id and s.action = 'read')`);
    await expectNone(`
      select f.feedback_no from fb_feedback f left join sys_number n on n.tenant_id = f.tenant_id and n.prefix = left(f.feedback_no, 10)
      where n.last is null or n.last < substr(f.feedback_no, 11)::int`);
  });
  it('of numbers go on where seeded rows end', async () => {
    await expectNone(`
      select d.id from rc_delivery d left join sys_number n on n.tenant_id = d.tenant_id and n.prefix = left(d.delivery_no, 8)
      where n.last is null or n.last < substr(d.delivery_no, 9)::int`);
    await expectNone(`
      select p.id from rc_company_post p left join sys_number n on n.tenant_id = p.tenant_id and n.prefix = left(p.post_no, 6)
      where n.last is null or n.last < substr(p.post_no, 7)::int`);
  });
});

describe('identities', () => {
  const decrypted = async (table: string, column: string): Promise<string[]> =>
    (await loadRows<{ value: string }>(`select ${column} as value from ${table} where ${column} is not null`)).map(
      ({ value }) => app.engine.ports.cipher.decrypt(value),
    );
  it.each([
    ['rc_employ_user', 'tenant_id, student_no'],
    ['rc_employ_user', 'tenant_id, mobile'],
    ['rc_employ_user', 'id_card_hash'],
    ['rc_employ_user', 'email'],
    ['rc_employ_user', 'exam_no'],
    ['rc_company', 'company_name'],
    ['rc_company', 'credit_code'],
    ['rc_company', 'id_card_no_hash'],
    ['rc_company_post', 'post_no'],
    ['rc_company_user', 'user_id'],
    ['rc_delivery', 'delivery_no'],
    ['sys_user', 'username'],
    ['sys_user', 'phone'],
    ['rc_resume', 'employ_id'],
  ])('of %s are unique by %s', async (table, columns) => {
    const [first] = columns.split(', ').slice(-1);
    await expectNone(
      `select ${columns} from ${table} where ${first} is not null group by ${columns} having count(*) > 1`,
    );
  });
  it('are invented: unassigned mobiles, example addresses, cards and codes of no region with right check digits', async () => {
    await expectNone(
      "select id from rc_employ_user where mobile !~ '^140000[01]\\d{4}$' or email !~ '@example\\.com$'",
    );
    await expectNone("select id from sys_user where phone !~ '^140000[0-3]\\d{4}$' or email !~ '@example\\.com$'");
    await expectNone(
      "select id from rc_company where contact_mobile !~ '^1400002\\d{4}$' or contact_email !~ '@example\\.com$'",
    );
    const cards = [...(await decrypted('rc_employ_user', 'id_card')), ...(await decrypted('rc_company', 'id_card_no'))];
    expect(cards.length).toBeGreaterThan(530);
    for (const card of cards) expect(isIdCard(card) && card.startsWith('999999'), card).toBe(true);
    for (const { code } of await loadRows<{ code: string }>(
      'select credit_code as code from rc_company where credit_code is not null',
    ))
      expect(isCreditCode(code) && code.slice(2, 8) === '999999', code).toBe(true);
  });
  it('of the demonstration are there, each company where its account is meant to end', async () => {
    const found = await loadRows<{ username: string; status: number; companyId: string }>(`
      select u.username, c.audit_status as status, c.id as company_id from sys_user u join rc_company_user m on m.user_id = u.id
      join rc_company c on c.id = m.company_id where u.username like 'hr%' and u.username not like '%\\_2' and u.username not like '%\\_3'
        and u.username not like '%\\_4' and u.username not like '%\\_5'`);
    expect(Object.fromEntries(found.map(({ username, status }) => [username, status]))).toEqual({
      ...{ hr01: 3, hr02: 3, hr03: 3, hr_new: 0, hr_draft: 1, hr_wait: 2, hr_refused: 4 },
    });
    const findCompany = (name: string) => found.find(({ username }) => username === name)?.companyId;
    expect(findCompany('hr03')).toBe(findCompany('hr01'));
    await expectNone(`
      select c.id from rc_company c where c.audit_status = 3 and not exists (
        select 1 from rc_company_user m join sys_user u on u.id = m.user_id and u.status = 1 where m.company_id = c.id and m.role = 1)`);
  });
});

describe('references', () => {
  const stored = entities.flatMap((e) =>
    Object.entries(e.fields)
      .filter(([, field]) => isStored(field))
      .map(([name, field]) => ({ title: `${e.name}.${name}`, e, field, column: snake(getColumn(name, field)) })),
  );
  const fixed = (e: AnyEntity): string[] =>
    Object.entries(e.fixed ?? {}).map(([name, value]) => `t.${snake(name)} = '${value}'`);
  const live = (e: AnyEntity): string => [e.appendOnly ? 'true' : 't.del_flag = 0', ...fixed(e)].join(' and ');
  /** The distinct values of a column with their tenant; members of a list one by one. */
  const loadValues = (e: AnyEntity, column: string, field: Field) =>
    loadRows<{ tenantId: number; value: string }>(`
      select distinct t.tenant_id, v.value from ${e.table} t,
        unnest(${isList(field) ? `string_to_array(t.${column}, ',')` : `array[t.${column}::text]`}) as v(value)
      where ${live(e)} and t.${column} is not null and v.value <> ''`);

  it.each(stored.filter(({ field }) => field.kind === 'ref' || field.kind === 'refs'))(
    '$title points at rows of the same tenant',
    async ({ e, column, field }) => {
      const target = entities.find((one) => one.name === field.to) as AnyEntity;
      const own = e.tenant && target.tenant ? 'and r.tenant_id = v.tenant_id' : '';
      const list = isList(field) ? `string_to_array(t.${column}, ',')` : `array[t.${column}]`;
      await expectNone(`
      select v.value from (
        select distinct t.tenant_id, u.value from ${e.table} t, unnest(${list}) as u(value) where ${live(e)} and u.value <> ''
      ) v where not exists (select 1 from ${target.table} r where r.id = v.value ${own} ${target.appendOnly ? '' : 'and r.del_flag = 0'})
      limit 5`);
    },
  );
  it.each(stored.filter(({ field }) => field.kind === 'user'))(
    '$title names accounts',
    async ({ e, column, field }) => {
      const names = (await loadValues(e, column, field)).map(({ value }) => value);
      const known = await app.engine.ports.realnames(app.engine.db, names);
      // What no person did, the system did.
      expect(names.filter((name) => !known.has(name) && name !== 'system')).toEqual([]);
    },
  );
  it.each(stored.filter(({ field }) => field.kind === 'dict' || field.kind === 'dicts'))(
    '$title holds items of its dictionary',
    async ({ e, column, field }) => {
      const items = await app.engine.ports.dictionary(field.dict as string);
      expect(items, field.dict).toBeDefined();
      expect((await loadValues(e, column, field)).filter(({ value }) => !items?.has(value))).toEqual([]);
    },
  );
  it.each(stored.filter(({ field }) => field.tree !== undefined))(
    '$title is in its tree',
    async ({ e, column, field }) => {
      for (const { tenantId, value } of await loadValues(e, column, field)) {
        const nodes = await app.engine.ports.tree(field.tree as string, tenantId);
        const found = nodes.get(value);
        expect(found !== undefined || (field.anywhere && value === anywhere), `${tenantId} ${value}`).toBe(true);
        if (field.leaf) expect(found?.leaf, value).toBe(true);
      }
    },
  );
  it('to files name files that are there', async () => {
    const files = new Set((await loadRows<{ url: string }>('select url from sys_oss_file')).map(({ url }) => url));
    const upload = stored.filter(({ field }) => ['file', 'files', 'image', 'images'].includes(field.kind));
    for (const { e, column, field } of upload)
      for (const { value } of await loadValues(e, column, field))
        expect(files.has(value), `${e.name} ${value}`).toBe(true);
  });
});

describe('deliveries', () => {
  it('were allowed: the student fits the post, the résumé says enough, the post was open', async () => {
    await expectNone(`
      select d.id from rc_delivery d join rc_company_post p on p.id = d.post_id join rc_employ_user e on e.id = d.employ_id join rc_resume r on r.id = d.resume_id
      where p.tenant_id <> e.tenant_id or p.company_id <> d.company_id or r.employ_id <> e.id or d.sys_org_code <> e.sys_org_code
        or r.completeness < 60 or (r.status = 3 and d.source <> 1 and d.source <> 5) or not e.grad_year::text = any(string_to_array(p.grad_years, ','))
        or p.post_status not in (1, 2, 5) or d.deliver_time < p.start_date or d.deliver_time::date > p.end_date`);
  });
  it('wait for whose turn it is by their columns, from the beginning of that turn', async () => {
    const rows = await loadRows<
      WaitState & { id: string; waitFor: number; waitSince: string | null; stepTime: string }
    >(
      'select id, status, step, student_confirm, interview_state, offer_status, dispatch_status, agreement_status, wait_for, wait_since, step_time from rc_delivery',
    );
    for (const row of rows) expect([row.id, row.waitFor]).toEqual([row.id, waitPartyOf(row)]);
    expect(rows.filter(({ waitFor, waitSince }) => (waitFor === 0) !== (waitSince === null))).toEqual([]);
    expect(rows.filter(({ waitSince, stepTime }) => waitSince !== null && waitSince < stepTime)).toEqual([]);
  });
  it('at 录用 have at most one offer that stands, within the headcount; past it exactly one was accepted', async () => {
    expect(await total('rc_offer', 'status in (1, 2)')).toBeGreaterThan(0);
    await expectNone(`
      select d.id from rc_delivery d left join rc_offer o on o.id = d.offer_id
      where (d.step > 30 and d.status in (1, 2)) is distinct from coalesce(o.status = 2, false) or d.offer_status is distinct from o.status
        or (o.id is not null and (o.employ_id, o.post_id) is distinct from (d.employ_id, d.post_id))`);
    await expectNone(`
      select p.id from rc_company_post p join rc_offer o on o.post_id = p.id and o.status in (1, 2)
      group by p.id, p.headcount having count(*) > p.headcount`);
    await expectNone(`
      select id from rc_offer where (status = 1 and deadline <= '${anchor} 10:00:00') or answer_time > deadline`);
  });
  it('past 录用 for full-time work have a dispatch, pushed only with an approved form', async () => {
    expect(await total('rc_dispatch', 'status = 2')).toBeGreaterThan(0);
    await expectNone(`
      select d.id from rc_delivery d join rc_offer o on o.id = d.offer_id left join rc_dispatch x on x.id = d.dispatch_id
      where (d.step >= 40 and o.nature = 1) is distinct from (x.id is not null)
        or d.dispatch_status is distinct from x.status or (x.id is not null and x.delivery_id <> d.id)
        or (x.status = 2) is distinct from (case when x.id is not null then d.step >= 50 end)`);
    await expectNone(`
      select x.id from rc_dispatch x join rc_resume r on r.id = x.resume_id
      where x.push_time is not null and (r.form_audit <> 2 or x.form_no is distinct from r.form_no)`);
  });
  it('at 签约 have at most one agreement with the terms of the offer, answered and audited in the past', async () => {
    expect(await total('rc_agreement', 'status in (1, 2)')).toBeGreaterThan(0);
    await expectNone(`
      select id from rc_agreement where status in (1, 2, 3) and create_time < timestamptz '${anchor}' - interval '21 days'`);
    await expectNone(`
      select d.id from rc_delivery d left join rc_agreement a on a.id = d.agreement_id
      where d.agreement_status is distinct from a.status or a.delivery_id <> d.id
        or (d.step = 60) is distinct from coalesce(a.status in (4, 10), false) or (a.id is not null and d.step < 50)`);
    await expectNone(`
      select a.id from rc_agreement a join rc_offer o on o.delivery_id = a.delivery_id
      where a.status is distinct from o.agreement_status or (a.type = 1 and a.salary is distinct from o.salary) or a.start_date <> o.onboard_date or a.create_time < o.answer_time
        or (a.status = 1 and a.deadline <= '${anchor} 10:00:00') or a.signed_time > a.deadline
        or greatest(a.create_time, a.signed_time, a.college_time, a.effective_time) > '${anchor} 10:00:00'
        or (a.status in (4, 10)) is distinct from (a.effective_time is not null)`);
  });
  it('in force place their student and end the other deliveries; most are evaluated, some in both directions', async () => {
    expect(await total('rc_agreement', 'status = 4')).toBeGreaterThan(60);
    await expectNone(`
      select a.id from rc_agreement a join rc_employ_user e on e.id = a.employ_id
      left join rc_employment m on m.employ_id = a.employ_id
      where a.status = 4 and a.type = 1 and (e.intention_status <> 4 or m.dest_category is distinct from '10' or m.audit <> 3
        or m.agreement_id is distinct from a.id or m.salary <> a.salary::numeric)`);
    await expectNone(`select id from rc_employ_user e where intention_status = 4 and not exists (
      select 1 from rc_agreement a where a.employ_id = e.id and a.status = 4)`);
    await expectNone(`
      select d.id from rc_delivery d join rc_company_post p on p.id = d.post_id and p.nature = 1
      join rc_agreement a on a.employ_id = d.employ_id and a.status = 4 and a.type = 1 and a.delivery_id <> d.id
      where d.status = 1 or d.deliver_time > a.effective_time`);
    await expectNone(`
      select d.id from rc_delivery d left join rc_evaluation v on v.delivery_id = d.id and v.type = 1
      where (d.status = 2) is distinct from (v.id is not null) or d.evaluation_id is distinct from v.id`);
    await expectNone(`
      select v.id from rc_evaluation v join rc_delivery d on d.id = v.delivery_id join rc_agreement a on a.delivery_id = d.id
      where v.evaluate_time < a.effective_time or v.level <> case when v.total >= 4.5 then 1 when v.total >= 3.5 then 2 else 3 end`);
    expect(Math.min(...Object.values(await counted('rc_evaluation', 'type')))).toBeGreaterThan(5);
    await expectNone(`
      select a.id from rc_agreement a left join biz_document d on d.biz_id = a.id and d.biz_type = 'agreement'
      where (a.type = 1 and a.effective_time is not null) is distinct from (d.id is not null) or d.issue_time <> a.effective_time`);
  });
  it('of interns end with an agreement of their own, which most companies evaluate', async () => {
    expect(await total('rc_agreement', 'type <> 1 and status = 4')).toBeGreaterThan(2);
    await expectNone(`
      select a.id from rc_agreement a join rc_company_post p on p.id = a.post_id join rc_delivery d on d.id = a.delivery_id
      left join rc_employment m on m.agreement_id = a.id
      where a.type <> 1 and (p.nature = 1 or m.id is not null
        or (a.status = 4) is distinct from (d.step = 60) or (a.status = 4) is distinct from (a.signed_time is not null))`);
    expect(
      await total('rc_delivery d join rc_company_post p on p.id = d.post_id', 'd.status = 2 and p.nature <> 1'),
    ).toBeGreaterThan(0);
  });
  it('that were ended leave their student without a destination and their delivery closed', async () => {
    expect(await total('rc_agreement', 'status = 10')).toBeGreaterThan(0);
    await expectNone(`
      select a.id from rc_agreement a join rc_delivery d on d.id = a.delivery_id join rc_employ_user e on e.id = a.employ_id
      left join rc_employment m on m.employ_id = a.employ_id
      left join biz_document t on t.biz_id = a.id and t.biz_type = 'termination'
      where (a.status = 10) is distinct from (a.end_time is not null) or (a.status = 10) is distinct from (t.id is not null)
        or a.status = 10 and (d.status <> 5 or d.close_reason <> 7 or e.intention_status <> 1 or m.dest_category <> '70' or m.audit <> 0
          or m.agreement_id is not null or a.end_time < a.end_agree_time or a.end_agree_time < a.end_apply_time
          or a.end_apply_time < a.effective_time or a.end_time > '${anchor} 10:00:00')`);
    await expectNone(`
      select m.id from rc_employment m join lateral (select l.* from rc_employment_log l where l.employ_id = m.employ_id order by l.seq desc limit 1) l on true
      where (m.dest_category, m.audit, m.unit_nature, m.unit_industry, m.unit_region) is distinct from
        (l.category, l.audit, l.unit_nature, l.unit_industry, l.unit_region)`);
  });
  it('are interviewed last week and next week, and no person is in two places', async () => {
    expect(
      await total('rc_interview', `start_time between '${anchor}'::date - 7 and '${anchor}'::date`),
    ).toBeGreaterThan(3);
    expect(
      await total('rc_interview', `start_time between '${anchor}'::date + 1 and '${anchor}'::date + 7`),
    ).toBeGreaterThan(3);
    await expectNone(`
      select a.id from rc_interview a join rc_interview b on a.id < b.id and a.start_time < b.end_time and b.start_time < a.end_time
        and (a.employ_id = b.employ_id or exists (
          select 1 from rc_interview_user x join rc_interview_user y on x.user_id = y.user_id
          where x.interview_id = a.id and y.interview_id = b.id))
      where a.status in (1, 2, 4) and b.status in (1, 2, 4)`);
  });
  it('have the rounds that their post planned when they left the first step', async () => {
    await expectNone(`
      select d.id from rc_delivery d join rc_company_post p on p.id = d.post_id
      where d.planned_rounds is distinct from case when d.step > 10 then p.interview_rounds end`);
  });
  it('are taken on past the planned interviews only with a reason, or by interviews that went well', async () => {
    await expectNone(`
      select d.id from rc_delivery d where d.step >= 30 and d.planned_rounds > 0 and not exists (
        select 1 from rc_delivery_step s where s.delivery_id = d.id and s.action = 'skip' and length(s.remark) >= 5)
      and d.planned_rounds > (select count(*) from rc_interview i where i.delivery_id = d.id and i.status = 4 and i.result = 1)`);
  });
  it('end with their post, and wait at none that has ended', async () => {
    await expectNone(`
      select d.id from rc_delivery d join rc_company_post p on p.id = d.post_id
      where (p.post_status = 5 and d.status = 1 and d.step = 10) or (d.close_reason = 1 and p.post_status <> 5)`);
  });
  it('go on only with students who have confirmed; who was asked lately may still answer', async () => {
    await expectNone('select id from rc_delivery where step > 10 and student_confirm <> 1');
    await expectNone(`
      select id from rc_delivery where (student_confirm = 0 and (status <> 1 or confirm_deadline <= '${anchor} 10:00:00'))
        or (student_confirm = 2 and close_reason <> 4) or (student_confirm = 3 and close_reason <> 3)`);
  });
  it('that were moved leave one row behind and begin another', async () => {
    await expectNone(`
      select o.id from rc_delivery o where o.status = 6 and 1 <> (
        select count(*) from rc_delivery n where n.ref_id = o.id and n.source = 5 and (n.status = 1 or n.close_reason = 2)
          and n.employ_id = o.employ_id and n.company_id = o.company_id and n.post_id <> o.post_id)`);
    await expectNone(
      'select id from rc_delivery d where d.source = 5 and not exists (select 1 from rc_delivery o where o.id = d.ref_id and o.status = 6)',
    );
  });
  it('of a recommendation belong to the accepted one', async () => {
    await expectNone(`
      select r.id from rc_recommend r left join rc_delivery d on d.id = r.delivery_id
      where (r.status = 3) is distinct from (d.id is not null and d.ref_id = r.id and d.source = 4 and d.employ_id = r.employ_id and d.post_id = r.post_id)`);
    await expectNone(
      'select id from rc_delivery where source = 4 and not exists (select 1 from rc_recommend r where r.id = ref_id)',
    );
    await expectNone(`
      select r.id from rc_recommend r where r.recommend_time > coalesce(r.read_time, r.handle_time, r.recommend_time) or r.read_time > r.handle_time`);
  });
  it('that were downloaded say so in their history', async () => {
    await expectNone(`
      select w.id from rc_resume_download w where not exists (
        select 1 from rc_delivery_step s where s.delivery_id = w.delivery_id and s.action = 'download' and s.occur_time = w.download_time)`);
    await expectNone(
      "select id from rc_delivery d where (read_flag = 1) is distinct from exists (select 1 from rc_delivery_step s where s.delivery_id = d.id and s.action in ('read', 'download'))",
    );
  });
});

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
  ])(
    'deliveries do not pile up in the last weeks before %s',
    async (day, most) => {
      const other = await createTestApp({
        seed: (engine) => seed(engine, { anchor: day, profile: 'small' }),
        now: () => new Date(`${day}T10:00:00+08:00`),
      });
      const { rows } = await sql<{ latest: number; all: number }>`
        select count(*) filter (where deliver_time > ${day}::date - 30)::int as latest, count(*)::int as all
        from rc_delivery`.execute(other.engine.db);
      await other.close();
      const [{ latest, all }] = rows as [{ latest: number; all: number }];
      expect(latest / all).toBeLessThan(most);
    },
    120_000,
  );
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
