import { fairSubmission, fairTypes, onSiteSubmission } from '@campus/contract/jobfair';
import { liveLimits, roomFlow } from '@campus/contract/live';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snake } from '../../src/kit/schema/registry.ts';
import { seed } from '../../src/seed/index.ts';
import { loadTableColumns } from '../support/table-columns.ts';
import type { TestApp } from '../support/test-app.ts';
import { anchor, open, openCopy, useSeeded } from './seed-fixture.ts';

/* The sample data keeps its promised figures and every invariant of its tables. */
const seeded = useSeeded();
const { loadRows, expectNone, counted, total } = seeded;

const pastTimes: ReadonlySet<string> = new Set(
  `create_time deliver_time step_time read_time send_time handle_time submit_time audit_time publish_time last_hit_time action_time
  cancel_time es_send_time occur_time operate_time close_time refresh_time content_time download_time recommend_time checkin_time
  leave_time`.split(/\s+/),
);

/** What of the rows the seed decides and the time of the start does not; and rows that depend on neither. */
const bySeed = {
  rc_company: ['company_name'],
  rc_company_post: ['company_id', 'name'],
  rc_employ_user: ['realname'],
  rc_delivery: ['employ_id', 'post_id'],
};
const shipped = { sys_dict_item: ['item_value', 'item_text'] };
async function loadColumns({ engine: { db } }: TestApp, columnsOf: Readonly<Record<string, string[]>>) {
  const lists = Object.entries(columnsOf).map(async ([table, columns]) => {
    const names = columns.map((name) => sql.ref(name));
    const { rows } = await sql`select ${sql.join(names)} from ${sql.table(table)} order by id`.execute(db);
    return [table, rows] as const;
  });
  return Object.fromEntries(await Promise.all(lists));
}

describe.each([
  ['00:00:30', undefined],
  ['07:00:00', undefined],
  ['23:20:00', 7],
] as const)('seeded at %s with seed %s', (time, ownSeed) => {
  let fresh: TestApp;
  beforeAll(async () => {
    fresh = await open({ profile: 'tiny', ...(ownSeed && { seed: ownSeed }) }, time);
  });
  afterAll(() => fresh.close());

  it('has the rows of its seed, and the shipped ones of every seed', async () => {
    const sample = await openCopy('tinyOctober');
    try {
      const [own, others] = [await loadColumns(fresh, bySeed), await loadColumns(sample, bySeed)];
      for (const [table, rows] of Object.entries(own)) {
        expect(rows.length, table).toBeGreaterThan(5);
        if (ownSeed) expect(rows, table).not.toEqual(others[table]);
        else expect(rows, table).toEqual(others[table]);
      }
      expect(await loadColumns(fresh, shipped)).toEqual(await loadColumns(sample, shipped));
    } finally {
      await sample.close();
    }
  });

  it('holds nothing that has happened later', async () => {
    const { db } = fresh.engine;
    const columns = (await loadTableColumns(db)).filter(
      ({ table, column, type }) =>
        // Goods are still to be delivered.
        /^timestamp.* with time zone$/.test(type) && pastTimes.has(column) && table !== 'demo_order',
    );
    expect(columns.length).toBeGreaterThan(60);
    const late: string[] = [];
    for (const { table, column } of columns) {
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
  /** Figures of the running process, and what the product itself issued under ids and codes of its own. */
  const notCompared: ReadonlySet<string> = new Set(['sys_monitor_sample', 'biz_document', 'biz_qr_code']);
  async function prints({ engine: { db } }: TestApp): Promise<Record<string, string>> {
    const byTable = Map.groupBy(await loadTableColumns(db), ({ table }) => table);
    const found: Record<string, string> = {};
    const print = async ([table, columns]: [string, { readonly column: string }[]]): Promise<void> => {
      const names = columns.map(({ column }) => column);
      if (notCompared.has(table) || !names.includes('id')) return;
      const kept = names.filter((name) => !ownOf.has(`${table}.${name}`));
      const { rows: printed } = await sql<{ n: number; md5: string }>`
        select count(*)::int as n, coalesce(md5(string_agg(row(${sql.join(kept.map((c) => sql.ref(c)))})::text, '|' order by id)), '') as md5
        from ${sql.table(table)}`.execute(db);
      found[table] = `${printed[0]?.n} ${printed[0]?.md5}`;
    };
    await Promise.all([...byTable].map(print));
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
  it('give the same rows in every table', async () => {
    const first = await printed(openCopy('tinyOctober'));
    expect(Object.keys(first).length).toBeGreaterThan(40);
    expect(first.rc_delivery).toMatch(/^\d{3} /);
    expect(await printed(open({ profile: 'tiny' }))).toEqual(first);
  });
  it('are planted once: a second start adds nothing', async () => {
    const before = await prints(seeded.app);
    await seed(seeded.app.engine, { profile: 'small', anchor });
    expect(await prints(seeded.app)).toEqual(before);
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
      '1/10': 1141,
      '1/later': 509,
      '2/later': 70,
      // Few posts have few places: more are refused than at full volume.
      '3/10': 794,
      '3/later': 333,
      '4/10': 90,
      '5/10': 28,
      '5/later': 15,
      '6/10': 20,
    });
    expect(await counted('rc_recommend', 'status')).toEqual({ 1: 45, 2: 23, 3: 53, 4: 18, 5: 8, 6: 5 });
    expect(Object.keys(await counted('rc_delivery', 'close_reason')).sort()).toEqual(['1', '2', '3', '4', '7', 'null']);
    expect(await total('rc_delivery', `deliver_time >= '${anchor}'`)).toBeGreaterThanOrEqual(4);
  });
});
