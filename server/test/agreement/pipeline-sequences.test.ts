import { ownStage } from '@campus/contract/resume';
import { foldSteps, pipeline, waitPartyOf } from '@campus/contract/rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deadlines } from '../../src/platform/jobs/deadlines.ts';
import type { Delivery } from '../delivery/delivery-fixture.ts';
import { companies, type Who } from '../delivery/delivery-people.ts';
import { content } from '../dispatch/dispatch-fixture.ts';
import { expectCounted } from '../support/counters.ts';
import type { Reply } from '../support/reply.ts';
import { runJob } from '../support/run-job.ts';
import { AgreementFixture, papers } from './agreement-fixture.ts';

/*
 * Random acts of companies, students, colleges, the school and the clock on deliveries from 录用 to 评价结果, some at the
 * same moment: histories, offers, dispatches, agreements, evaluations, destinations and counters never contradict each
 * other, and a refusal changes nothing.
 */
let fixture: AgreementFixture;
beforeAll(async () => {
  fixture = await AgreementFixture.open();
});
afterAll(() => fixture.close());

const [students, posts] = [2, 3];
const wishes = {
  offer: ['accept', 'refuse', 'revoke', 'revokeAsHead'],
  dispatch: ['push', 'receive', 'return', 'revoke'],
  agreement: [
    ...(['start', 'accept', 'refuse', 'revoke', 'collegePass', 'collegeReturn', 'schoolPass', 'schoolReturn'] as const),
    ...(['resend', 'endApply', 'endApplyAsStudent', 'endAgree', 'endAgreeAsStudent', 'endPass', 'endReturn'] as const),
  ],
  delivery: ['reject', 'restore', 'withdraw', 'close', 'evaluate', 'evaluateCompany'],
} as const;
const on = fc.nat(students * posts - 1);
/** `forward` takes what comes next, up to nine times, so that sequences get to the end; the others try anything. */
const command = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({ kind: fc.constant('forward' as const), on, times: fc.integer({ min: 1, max: 9 }) }),
  },
  ...Object.entries(wishes).map(([kind, acts]) => ({
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant(kind as keyof typeof wishes), act: fc.constantFrom(...acts), on }),
  })),
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('days' as const), on: fc.integer({ min: 1, max: 6 }) }) },
);
type Command = {
  readonly kind: 'forward' | 'days' | keyof typeof wishes;
  readonly act?: string;
  readonly on: number;
  readonly times?: number;
};
const turn = fc.oneof(
  { weight: 4, arbitrary: command.map((one) => [one]) },
  { weight: 1, arbitrary: fc.array(command, { minLength: 2, maxLength: 4 }) },
) as fc.Arbitrary<Command[]>;

const scores = { professional: 5, learning: 4, communication: 4, responsibility: 5, fit: 5 };
const ofCompany = { postTruth: 4, efficiency: 3, interview: 4, salary: 3, development: 4 };
const owner = ({ companyId }: Delivery): Who => (companyId === companies.second ? 'hr2' : 'hr1');
const getDeadline = (days: number): string =>
  new Date(fixture.deliveries.clock.now().getTime() + days * 86_400_000 + 8 * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
const latest = async <T>(table: string, deliveryId: string): Promise<T | undefined> =>
  (
    await sql<T>`
      select * from ${sql.table(table)} where delivery_id = ${deliveryId} order by create_time desc, id desc limit 1`.execute(
      fixture.deliveries.db,
    )
  ).rows[0];
type Found = { readonly id: string; readonly status: number };

/** Students with deliveries at 录用 to full-time posts of two companies and to an internship. */
async function begin(): Promise<void> {
  const { deliveries, offers } = fixture;
  await fixture.clear();
  deliveries.clock.set('2025-10-15T10:00:00+08:00');
  await sql`update rc_company set has_direct_sign = 1`.execute(deliveries.db);
  await sql`update rc_employ_user set intention_status = 1`.execute(deliveries.db);
  const people = [];
  for (let i = 0; i < students; i += 1) people.push(await deliveries.student());
  for (let k = 0; k < posts; k += 1) {
    const companyId = k === 1 ? companies.second : companies.first;
    const vacancy = await deliveries.vacancy({ companyId, nature: k === 2 ? 2 : 1, headcount: 1 + (k % 2) });
    for (const student of people) await offers.candidate({ student, vacancy });
  }
  await sql`update rc_resume set form_audit = 2, form_no = 'TJ' || id`.execute(deliveries.db);
}
async function loadDeliveries(): Promise<Delivery[]> {
  return (await sql<Delivery>`select * from rc_delivery order by delivery_no`.execute(fixture.deliveries.db)).rows;
}

/** The act that the delivery waits for. */
function findNext(of: Delivery): readonly [kind: string, act: string] | undefined {
  if (of.status !== 1) return undefined;
  if (of.step === pipeline.hire) return ['offer', of.offerStatus === 1 ? 'accept' : 'issue'];
  if (of.step === pipeline.dispatch) return ['dispatch', of.dispatchStatus === 1 ? 'receive' : 'push'];
  if (of.step === pipeline.evaluation) return ['delivery', 'evaluate'];
  const acts: Readonly<Record<number, string>> = { 1: 'accept', 2: 'collegePass', 3: 'schoolPass', 8: 'resend' };
  return ['agreement', acts[of.agreementStatus ?? 0] ?? 'start'];
}

async function actOnOffer(act: string, of: Delivery): Promise<Reply> {
  const { offers } = fixture;
  if (act === 'issue') return offers.issue(of.id, { deadline: getDeadline(6) }, owner(of));
  const id = (await latest<Found>('rc_offer', of.id))?.id ?? 'none';
  if (act === 'revoke') return offers.revoke(id, owner(of));
  return act === 'revokeAsHead' ? offers.revoke(id, 'head1') : offers.answer(of.employId, act, { id });
}
async function actOnDispatch(act: string, of: Delivery): Promise<Reply> {
  const id = of.dispatchId ?? 'none';
  const send = (who: Who, body: object = {}) =>
    fixture.deliveries.post(who, `/resume/dispatch/${act}`, { id, ...body });
  if (act === 'push') return send('college', { ...content, reportDate: '2026-07-02' });
  return act === 'receive'
    ? send(owner(of))
    : send(act === 'return' ? owner(of) : 'school', { reason: '材料需要核对' });
}
const reasons = { reason: '双方协商一致后处理', opinion: '同意' };
async function actOnAgreement(act: string, of: Delivery): Promise<Reply> {
  const [isTripartite, deadline] = [of.dispatchId !== null, getDeadline(4)];
  if (act === 'start') {
    const paper = isTripartite ? { type: 1 } : { type: 3, signFile: papers.contract };
    return fixture.start(of.id, { ...paper, deadline }, owner(of));
  }
  const id = (await latest<Found>('rc_agreement', of.id))?.id ?? 'none';
  const end = { reasonCode: 1, reason: reasons.reason };
  if (act === 'accept' || act === 'refuse') return fixture.answer(of.employId, act, { id });
  if (act === 'endApplyAsStudent')
    return fixture.answer(of.employId, 'endApply', { id, ...end, endFile: papers.student });
  if (act === 'endAgreeAsStudent') return fixture.answer(of.employId, 'endAgree', { id });
  if (act === 'endApply') return fixture.step(owner(of), act, id, { ...end, endFile: papers.end });
  if (act === 'endAgree') return fixture.step(owner(of), act, id);
  if (act === 'resend') return fixture.step(owner(of), act, id, { deadline });
  if (act === 'revoke') return fixture.step(owner(of), act, id, reasons);
  return fixture.step(act.startsWith('college') ? 'college' : 'auditor', act, id, reasons);
}
async function actOnDelivery(act: string, of: Delivery): Promise<Reply> {
  const { deliveries } = fixture;
  const { id, employId } = of;
  if (act === 'evaluate') return deliveries.post(owner(of), '/resume/evaluation/add', { deliveryId: id, scores });
  if (act === 'evaluateCompany')
    return deliveries.post(
      'school',
      '/api/stu/evaluation/add',
      { deliveryId: id, scores: ofCompany, remark: '学生电话委托' },
      { 'x-behalf-employ': employId },
    );
  if (act === 'withdraw') return deliveries.behalf(employId, act, { id });
  const body = { id, ...(act === 'restore' ? {} : { reasonCode: 1, reason: '学生另有去向安排' }) };
  return deliveries.post(act === 'close' ? 'school' : owner(of), `/resume/delivery/${act}`, body);
}
function act(kind: string, how: string, of: Delivery): Promise<Reply> {
  if (kind === 'offer') return actOnOffer(how, of);
  if (kind === 'dispatch') return actOnDispatch(how, of);
  return kind === 'agreement' ? actOnAgreement(how, of) : actOnDelivery(how, of);
}
/** What comes next for the delivery, several times in turn. */
async function goForward({ id }: Delivery, times: number): Promise<Reply[]> {
  const replies: Reply[] = [];
  while (replies.length < times) {
    const of = await fixture.deliveries.row(id);
    const next = findNext(of);
    if (!next) break;
    replies.push(await act(...next, of));
  }
  return replies;
}
async function run({ kind, act: how = '', on: at, times = 1 }: Command, list: readonly Delivery[]): Promise<Reply[]> {
  const { deliveries } = fixture;
  const of = list[at % list.length] as Delivery;
  if (kind === 'forward') return goForward(of, times);
  if (kind !== 'days') return [await act(kind, how, of)];
  deliveries.clock.pass(at * 24 * 60);
  await runJob(deliveries.engine, deadlines);
  return [];
}

type Row = Readonly<Record<string, string | number | null>>;
const expectNone = async (what: string, query: string): Promise<void> =>
  expect((await sql.raw<Row>(query).execute(fixture.deliveries.db)).rows, what).toEqual([]);
/** Rules that a query can find broken. */
const rules: Readonly<Record<string, string>> = {
  'an offer stands alone at its delivery':
    'select delivery_id from rc_offer where status in (1, 2) group by 1 having count(*) > 1',
  'past 录用 with exactly one accepted offer': `
    select d.id from rc_delivery d where d.status in (1, 2) and d.step >= 40
      and 1 <> (select count(*) from rc_offer o where o.delivery_id = d.id and o.status = 2)`,
  'a delivery that is broken off has no offer that stands':
    'select d.id from rc_delivery d join rc_offer o on o.delivery_id = d.id where d.status not in (1, 2) and o.status in (1, 2)',
  'a student accepts one full-time offer':
    'select employ_id from rc_offer where status = 2 and nature = 1 group by 1 having count(*) > 1',
  'offers within the headcount': `
    select p.id from rc_company_post p where p.headcount < (
      select count(*) from rc_offer o where o.post_id = p.id and o.status in (1, 2))`,
  'full-time work from 推送派遣 on has a dispatch, received from 签约 on': `
    select d.id from rc_delivery d join rc_company_post p on p.id = d.post_id left join rc_dispatch x on x.delivery_id = d.id
    where d.status in (1, 2) and p.nature = 1 and ((d.step >= 40) is distinct from (x.id is not null)
      or (d.step >= 50 and x.status <> 2))`,
  'an agreement stands alone at its delivery':
    'select delivery_id from rc_agreement where status in (1, 2, 3, 4, 8, 9) group by 1 having count(*) > 1',
  'a student is bound by one tripartite agreement':
    'select employ_id from rc_agreement where type = 1 and status in (2, 3, 4, 9) group by 1 having count(*) > 1',
  'at 评价结果 exactly while an agreement is in force': `
    select d.id from rc_delivery d where d.status in (1, 2) and (d.step = 60) is distinct from exists (
      select 1 from rc_agreement a where a.delivery_id = d.id and a.status in (4, 9))`,
  'who has signed is in no other full-time delivery': `
    select d.id from rc_delivery d join rc_company_post p on p.id = d.post_id and p.nature = 1
    join rc_agreement a on a.employ_id = d.employ_id and a.type = 1 and a.status in (4, 9) and a.delivery_id <> d.id
    where d.status = 1 and d.step <= 50`,
  'the destination is the agreement in force': `
    select e.id from rc_employ_user e left join rc_employment m on m.employ_id = e.id
    left join rc_agreement a on a.employ_id = e.id and a.type = 1 and a.status in (4, 9)
    where m.agreement_id is distinct from a.id or (a.id is not null and (m.dest_category, m.audit) <> ('10', 3))
      or (a.id is not null) is distinct from coalesce(e.intention_status = 4, false)`,
  'the delivery knows its latest objects': `
    select d.id from rc_delivery d left join rc_offer o on o.id = d.offer_id left join rc_dispatch x on x.id = d.dispatch_id
    left join rc_agreement a on a.id = d.agreement_id
    where d.offer_status is distinct from o.status or d.dispatch_status is distinct from x.status
      or d.agreement_status is distinct from a.status`,
  'a finished delivery was evaluated': `
    select d.id from rc_delivery d where d.status = 2 and not exists (
      select 1 from rc_evaluation v where v.delivery_id = d.id and v.type = 1)`,
};
type Line = { readonly deliveryId: string; readonly seq: number; readonly action: string } & Record<
  'toStatus' | 'toStep',
  number
>;
/** When each delivery entered the stage that its student reads. */
const stageTimes = new Map<string, string | null>();
/** Whether the lines from `since` on lead to another stage for the student, if only for a moment. */
const entersStage = (history: readonly Line[], since: number): boolean => {
  const stages = history.map(({ toStatus: status, toStep: step }) => ownStage({ status, step }));
  return stages.some((stage, k) => k >= since && stage !== stages[k - 1]);
};
async function expectSound(before: ReadonlyMap<string, readonly Line[]>): Promise<Map<string, Line[]>> {
  const { db, engine } = fixture.deliveries;
  const { rows } = await sql<Line>`
    select delivery_id, seq, action, to_status, to_step from rc_delivery_step order by delivery_id, seq`.execute(db);
  const histories = Map.groupBy(rows, ({ deliveryId }) => deliveryId);
  for (const d of await loadDeliveries()) {
    const history = histories.get(d.id) ?? [];
    const past = before.get(d.id) ?? [];
    const known = stageTimes.get(d.id);
    if (known !== undefined && !entersStage(history, past.length))
      expect(d.stageTime, 'a stage keeps its beginning').toBe(known);
    stageTimes.set(d.id, d.stageTime);
    expect(history.slice(0, past.length), 'what happened stays').toEqual(past);
    expect(foldSteps(history), 'the place is that of the history').toEqual({
      status: d.status,
      step: d.step,
      stepResult: d.stepResult,
    });
    expect([d.waitFor, d.waitSince === null], 'the wait').toEqual([waitPartyOf(d), d.waitFor === 0]);
  }
  for (const [what, query] of Object.entries(rules)) await expectNone(what, query);
  await expectCounted(engine);
  return histories;
}
const watched = [
  'delivery',
  'delivery_step',
  'offer',
  'dispatch',
  'agreement',
  'evaluation',
  'employment',
  'violation',
];
/** A hash that changes with any row of the tables. */
async function print(): Promise<string> {
  const parts = watched.map(
    (name) => sql`(select coalesce(md5(string_agg(t::text, '' order by t.id)), '') from ${sql.table(`rc_${name}`)} t)`,
  );
  const { rows } = await sql<{ print: string }>`select ${sql.join(parts, sql` || `)} as print`.execute(
    fixture.deliveries.db,
  );
  return rows[0]?.print ?? '';
}

it('keeps offers, dispatches, agreements and destinations consistent under random sequences of calls', async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 8, maxLength: 16 }), async (turns) => {
      await begin();
      stageTimes.clear();
      let histories = await expectSound(new Map());
      for (const commands of turns) {
        const [printed, list] = [await print(), await loadDeliveries()];
        const replies = (await Promise.all(commands.map((c) => run(c, list)))).flat();
        for (const r of replies) expect(r.message, 'no refusal without a reason').not.toMatch(/系统繁忙|服务器/);
        const isStill = commands.every(({ kind }) => kind !== 'days') && replies.every(({ success }) => !success);
        if (isStill) expect(await print(), 'a refusal changes nothing').toBe(printed);
        histories = await expectSound(histories);
        for (const lines of histories.values()) for (const { action } of lines) reached.add(action);
      }
    }),
    { numRuns: Number(process.env.STRESS ?? 4), ...(!process.env.STRESS && { seed: 24 }), endOnFailure: true },
  );
  expect([...reached], 'sequences get to the end').toEqual(
    expect.arrayContaining(['offerAccept', 'receive', 'sign', 'signEffective', 'evaluate']),
  );
}, 3_600_000);
