import { type DeliveryHistoryRow, foldSteps, type WaitState, waitPartyOf } from '@campus/contract/rules';
import { describe, expect, it } from 'vitest';
import { anchor, useSeeded } from './seed-fixture.ts';

const seeded = useSeeded();
const { loadRows, expectNone, counted, total } = seeded;

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
