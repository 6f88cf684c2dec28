import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/* What holds after every command holds for the sample data: each query finds the rows that break a rule. */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ filled: 'smallOctober' });
});
afterAll(() => app.close());

const now = "timestamptz '2025-10-15 10:00:00+08'";
/** An interview or session in one of its open states has the booking of its room for the same time, another has none. */
const mirrored = (ref: string, table: string, open: string): string => `
  select r.id from ${table} r left join rc_venue_booking b
    on b.ref_type = '${ref}' and b.ref_id = r.id and b.status in (1, 2) and b.del_flag = 0
  where r.del_flag = 0 and ((r.status in (${open}) and r.venue_id is not null) is distinct from (b.id is not null)
    or b.id is not null and (b.venue_id, b.start_time, b.end_time) is distinct from (r.venue_id, r.start_time, r.end_time))`;
const placed = '(1, 2, 4, 6, 8)';

const rules: Readonly<Record<string, string>> = {
  'an open post belongs to a company that may recruit': `
    select p.id from rc_company_post p join rc_blacklist b on b.company_id = p.company_id
    where p.post_status = 1 and b.status = 1 and b.scope >= 2 and b.del_flag = 0`,
  'a post that is open or waits has no forbidden word': `
    select p.id from rc_company_post p join rc_post_forbidden_word w on w.tenant_id = p.tenant_id
    where p.post_status in (1, 3) and w.scene = 1 and w.level = 1 and w.status = 1 and w.del_flag = 0
      and position(w.word in concat(p.name, p.duty, p.requirement)) > 0`,
  'a delivery skips a step with 越级推进, without planned rounds or without a dispatch only': `
    select s.id from rc_delivery_step s join rc_delivery d on d.id = s.delivery_id join rc_company_post p on p.id = d.post_id
    where s.to_step > s.from_step + 10 and s.action <> 'skip' and coalesce(d.planned_rounds, 0) > 0
      and not (p.nature <> 1 and s.from_step = 30 and s.to_step = 50)`,
  'a step of a delivery goes back by restoring only': `
    select id from rc_delivery_step where to_step < from_step and action <> 'restore'`,
  'a signed student waits in no other full-time delivery': `
    select d.id from rc_delivery d join rc_company_post p on p.id = d.post_id and p.nature = 1
    join rc_agreement a on a.employ_id = d.employ_id and a.type = 1 and a.status in (4, 9) and a.delivery_id <> d.id
    where d.status = 1 and d.step <= 50`,
  'rooms of interviews are booked': mirrored('interview', 'rc_interview', '1, 2'),
  'halls of sessions are booked': mirrored('preach', 'rc_preach', '2, 3, 6'),
  'an interview moves three times at most': 'select id from rc_interview where reschedule_count > 3',
  'an interview is evaluated by its interviewers, once each, from its start on': `
    select v.id from rc_interview_evaluation v join rc_interview i on i.id = v.interview_id
    where v.evaluate_time < i.start_time or not exists (
      select 1 from rc_interview_user u where u.interview_id = v.interview_id and u.user_id = v.user_id)`,
  'a booth is of a live application of its fair': `
    select b.id from rc_fair_booth b left join rc_fair_apply a on a.id = b.apply_id
    where b.apply_id is not null and (a.fair_id is distinct from b.fair_id or a.status not in ${placed}
      or (b.status = 1) is distinct from (a.status = 1))`,
  'an application has at most its booths': `
    select a.id from rc_fair_apply a where a.booth_count < (select count(*) from rc_fair_booth b where b.apply_id = a.id)`,
  'a held booth without an application is held for a while only': `
    select id from rc_fair_booth where status = 1 and apply_id is null and (hold_until is null or hold_until <= ${now})`,
  'a fair has at most as many applications as places': `
    select f.id from rc_job_fair f where f.max_company > 0 and f.max_company < (
      select count(*) from rc_fair_apply a where a.fair_id = f.id and a.status in ${placed})`,
  'a fair knows the deliveries made at it and the places of its posts': `
    select f.id from rc_job_fair f where
      f.delivery_count <> (select count(*) from rc_delivery d where d.ref_id = f.id and d.source = 2 and d.status <> 6)
      or f.headcount <> (select coalesce(sum(p.headcount), 0) from rc_fair_apply_post p where p.fair_id = f.id and p.del_flag = 0)`,
  'no company waits while the fair has a place and a booth': `
    select a.id from rc_fair_apply a join rc_job_fair f on f.id = a.fair_id
    where a.status = 7 and f.start_time > ${now} and f.max_company > f.place_count
      and exists (select 1 from rc_fair_booth b where b.fair_id = f.id and b.status = 0)`,
  'a company on the blacklist takes part in no fair to come': `
    select a.id from rc_fair_apply a join rc_blacklist b on b.company_id = a.company_id and b.status = 1
    where a.status in (1, 2, 4, 7)`,
  'an application that arrived has one check-in of its company': `
    select a.id from rc_fair_apply a where (a.status = 6) is distinct from (1 = (
      select count(*) from rc_fair_attendance t where t.apply_id = a.id and t.undone = 0))`,
  'an absence is one violation, which only absences are': `
    select a.id from rc_fair_apply a where (a.status = 8) is distinct from (1 = (
      select count(*) from rc_violation v where v.ref_id = a.id and v.type = 1))`,
  'claims stay within the budget and are approved up to their amount': `
    select f.id from rc_job_fair f where f.budget > 0 and f.budget < (
      select sum(approved_amount) from rc_fair_expense e where e.fair_id = f.id and e.status in (4, 5))
    union all select id from rc_fair_expense where approved_amount > amount`,
  'one session at a time in a hall': `
    select a.id from rc_preach a join rc_preach b on a.id < b.id and a.venue_id = b.venue_id
      and a.status in (2, 3) and b.status in (2, 3) and a.start_time < b.end_time and b.start_time < a.end_time`,
  'a session is approved by another user than the one who submitted it':
    'select id from rc_preach where status in (3, 6) and audit_by = submit_by',
  'seats of a session are those of its sign-ups': `
    select p.id from rc_preach p where p.seat_limit > 0 and p.seat_taken is distinct from (
      select count(*)::int from rc_preach_attendee a where a.preach_id = p.id and a.del_flag = 0 and a.status in (1, 2, 3) and a.source <> 2)`,
  'numbers of a chat go up to the one of its stream': `
    select s.id from live_stream s where s.chat_seq is distinct from coalesce((
      select max(c.seq) from live_chat c where c.owner_type = s.owner_type and c.owner_id = s.owner_id), 0)`,
  'a company is on the blacklist by its points, or has fewer': `
    select c.id from rc_company c where c.black_scope is distinct from coalesce((
      select max(b.scope) from rc_blacklist b where b.company_id = c.id and b.status = 1 and b.del_flag = 0), 0)`,
};

it.each(Object.entries(rules))('%s', async (_title, query) => {
  expect((await sql.raw<{ id: string }>(query).execute(app.engine.db)).rows).toEqual([]);
});
