import { expect, it } from 'vitest';
import { anchor, useSeeded } from './seed-fixture.ts';

const seeded = useSeeded();
const { expectNone, counted, total } = seeded;
const has = (of: string): string => `exists (select 1 from rc_interview i where i.delivery_id = d.id and ${of})`;

it('takes nearly everybody who came to 面试 to an interview', async () => {
  const came = 'd.planned_rounds > 0 and d.step = 20';
  const shareOf = async (condition: string): Promise<number> =>
    (await total('rc_delivery d', `${came} and ${condition} and ${has('true')}`)) /
    (await total('rc_delivery d', `${came} and ${condition}`));
  expect(await shareOf('d.status = 3')).toBeGreaterThan(0.85);
  expect(await shareOf('d.status = 5')).toBeGreaterThan(0.9);
  expect(await shareOf('d.status = 1')).toBeGreaterThan(0.75);
  const all = await total('rc_interview');
  expect(all).toBeGreaterThan(950);
  expect(await total('rc_interview', 'round = 2')).toBeGreaterThan(all * 0.15);
});
it('fails some in a later round, and has others wait for theirs', async () => {
  expect(await total('rc_delivery d', `d.status = 3 and ${has('i.round > 1 and i.result = 2')}`)).toBeGreaterThan(10);
  expect(
    await total(
      'rc_delivery d',
      `d.status = 1 and d.rounds_passed > 0 and ${has('i.round > 1 and i.status in (1, 2)')}`,
    ),
  ).toBeGreaterThan(10);
});
it('tells the delivery what its interviews are', async () => {
  await expectNone(`
    select d.id from rc_delivery d join lateral (
      select count(distinct round) filter (where status in (4, 6) and result = 1) as passed,
        (array_agg(result order by round desc, create_time desc, id desc) filter (where status in (4, 6)))[1] as result,
        case when bool_or(status = 1) then 1 when bool_or(status = 2) then 2 else 0 end as state,
        max(start_time) filter (where status not in (3, 5)) as last
      from rc_interview i where i.delivery_id = d.id having count(*) > 0
    ) f on true
    where (d.rounds_passed, d.interview_result, coalesce(d.interview_state, 0), d.last_interview_time)
      is distinct from (f.passed, f.result, f.state, f.last)`);
});
it('has them in every state, with what each asks for', async () => {
  const states = await counted('rc_interview', 'status');
  const past = (states[4] ?? 0) + (states[5] ?? 0) + (states[6] ?? 0);
  for (const state of [5, 6]) {
    expect((states[state] ?? 0) / past).toBeGreaterThan(0.03);
    expect((states[state] ?? 0) / past).toBeLessThan(0.1);
  }
  await expectNone(`
    select id from rc_interview where (status = 5) is distinct from (cancel_reason is not null and cancel_by is not null)
      or (status = 6) is distinct from coalesce(result = 2 and absent_time >= start_time + interval '10 minutes', false)
      or status = 6 and checkin_time is not null or status = 5 and confirm_time is not null
      or status in (4, 6) and end_time > '${anchor} 10:00:00' or status = 1 and confirm_deadline < '${anchor} 10:00:00'`);
  await expectNone(`
    select v.id from rc_interview_evaluation v join rc_interview i on i.id = v.interview_id where i.status <> 4`);
});
it('writes every change of an interview down, with its reason', async () => {
  expect(await total('rc_interview', 'reschedule_count > 0')).toBeGreaterThan(30);
  expect(await total('rc_interview', 'is_change_asked = 1 and status in (1, 2)')).toBeGreaterThan(3);
  await expectNone(`
    select i.id from rc_interview i join lateral (
      select count(*) filter (where action = 'reschedule' and reason is not null) as moves, min(seq) as first, max(seq) as last, count(*) as n,
        (array_agg(new_start order by seq desc) filter (where new_start is not null))[1] as start
      from rc_interview_log l where l.interview_id = i.id) l on true
    where (l.moves, l.first, l.last, l.start) is distinct from (i.reschedule_count::bigint, 1, l.n::int, i.start_time)`);
  await expectNone(`
    select id from (select id, old_start, action, occur_time, lag(new_start) over w as before, lag(occur_time) over w as earlier
      from rc_interview_log window w as (partition by interview_id order by seq)) l
    where old_start is distinct from before or occur_time < earlier or occur_time > '${anchor} 10:00:00'`);
  await expectNone(`
    select i.id from rc_interview i left join (
      select ref_id, count(*) filter (where action = 'interview') as plans,
        bool_or(action = 'interviewCancel') as cancelled, bool_or(action = 'interviewDone') as over
      from rc_delivery_step where ref_type = 'interview' group by ref_id) s on s.ref_id = i.id
    where (s.plans, s.cancelled, s.over) is distinct from (1::bigint, i.status = 5, i.status in (4, 6))`);
});
it('books rooms of the school last week and next week, and gives them back afterwards', async () => {
  const at = (from: number, to: number): string =>
    `venue_id is not null and start_time >= '${anchor}'::date + ${from} and start_time < '${anchor}'::date + ${to}`;
  expect(await total('rc_interview', at(-7, 0))).toBeGreaterThan(5);
  expect(await total('rc_interview', at(1, 8))).toBeGreaterThan(5);
  await expectNone(`
    select i.id from rc_interview i left join rc_venue v on v.id = i.venue_id
      left join rc_venue_booking b on b.ref_id = i.id and b.ref_type = 'interview'
    where i.venue_id is not null and (i.type <> 1 or i.address is not null or v.type <> 2 or v.tenant_id <> i.tenant_id
      or (b.venue_id, b.start_time, b.end_time) is distinct from (i.venue_id, i.start_time, i.end_time)
      or b.status is distinct from case when i.status in (1, 2) then 2 else 3 end)`);
  await expectNone(`
    select a.id from rc_interview a join rc_venue_booking b on b.venue_id = a.venue_id and b.ref_id is distinct from a.id
      and b.start_time < a.end_time and a.start_time < b.end_time
    left join rc_interview o on o.id = b.ref_id
    where a.status <> 5 and (b.status in (1, 2) or o.status in (4, 6))`);
});
it('holds them in office hours of working days, some of them today', async () => {
  expect(await total('rc_interview', `start_time::date = '${anchor}' and status = 2`)).toBeGreaterThan(3);
  await expectNone(`
    select i.id from rc_interview i left join rc_holiday h on h.tenant_id = 1 and h.del_flag = 0
      and h.date = (i.start_time at time zone 'Asia/Shanghai')::date
    where case when h.id is null then extract(isodow from i.start_time at time zone 'Asia/Shanghai') > 5 else h.kind = 1 end
      or (i.start_time at time zone 'Asia/Shanghai')::time < '09:00' or (i.end_time at time zone 'Asia/Shanghai')::time > '17:00'`);
});

it('three of ten interviewed applicants come to a second round', async () => {
  const [first, second] = [await total('rc_interview', 'round = 1'), await total('rc_interview', 'round = 2')];
  expect(second / first).toBeGreaterThan(0.26);
  expect(second / first).toBeLessThan(0.34);
});
it('interviews spread over the working day', async () => {
  const hours = await counted('rc_interview', "to_char(start_time at time zone 'Asia/Shanghai', 'HH24')");
  const shares = Object.values(hours).map((n) => n / Object.values(hours).reduce((sum, one) => sum + one, 0));
  expect(Object.keys(hours).sort()).toEqual(['09', '10', '11', '13', '14', '15', '16']);
  for (const share of shares) expect(share).toBeLessThan(0.22);
});
