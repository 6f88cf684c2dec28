import { chinaTime } from '@campus/contract/kit';
import { foldSteps, waitPartyOf } from '@campus/contract/rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectCounted } from '../support/counters.ts';
import type { Reply } from '../support/reply.ts';
import { type Delivery, DeliveryFixture } from './delivery-fixture.ts';
import { companies, type Who } from './delivery-people.ts';

/*
 * Random sequences of commands, some of them at the same moment, over a small fixture. After every command the rows of
 * each delivery agree with its history, its place and its counters; a refused command changes nothing.
 */
let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
}, 60_000);
afterAll(() => fixture.close());

type Command =
  | { readonly kind: 'submit' | 'invite' | 'recommend'; readonly student: number; readonly post: number }
  | { readonly kind: 'transfer'; readonly delivery: number; readonly post: number; readonly bySchool: boolean }
  | { readonly kind: 'act'; readonly action: Act; readonly delivery: number }
  | { readonly kind: 'batch'; readonly action: 'pass' | 'reject' | 'skip'; readonly deliveries: readonly number[] }
  | { readonly kind: 'answer'; readonly action: 'accept' | 'refuse' | 'revoke' | 'read'; readonly recommend: number }
  | { readonly kind: 'plan'; readonly delivery: number; readonly round: number; readonly later: number }
  | { readonly kind: 'interview'; readonly action: InterviewAct; readonly interview: number; readonly later: number }
  | { readonly kind: 'post'; readonly action: 'pause' | 'resume' | 'close'; readonly post: number };
const acts = [
  ...(['pass', 'pass', 'reject', 'restore', 'skip', 'close', 'read', 'note', 'star'] as const),
  ...(['withdraw', 'confirm', 'decline'] as const),
] as const;
type Act = (typeof acts)[number];
const ofStudent: ReadonlySet<Act> = new Set(['withdraw', 'confirm', 'decline']);

const interviewActs = [
  ...(['accept', 'accept', 'refuse', 'reschedule', 'cancel'] as const),
  ...(['complete', 'complete', 'absent', 'result', 'result'] as const),
] as const;
type InterviewAct = (typeof interviewActs)[number];

const [students, posts] = [4, 3];
const student = fc.nat(students - 1);
const post = fc.nat(posts - 1);
/** Which of the deliveries there are, oldest first. */
const some = fc.nat(9);
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('submit', 'submit', 'invite', 'recommend'), student, post }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('act'), action: fc.constantFrom(...acts), delivery: some }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('plan'),
      delivery: some,
      round: fc.constantFrom(1, 1, 1, 2),
      later: fc.nat(3),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('interview'),
      action: fc.constantFrom(...interviewActs),
      interview: fc.nat(5),
      later: fc.nat(3),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('transfer'), delivery: some, post, bySchool: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('answer'),
      action: fc.constantFrom('accept', 'accept', 'refuse', 'revoke', 'read'),
      recommend: fc.nat(4),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('batch'),
      action: fc.constantFrom('pass', 'reject', 'skip'),
      deliveries: fc.uniqueArray(some, { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('post'), action: fc.constantFrom('pause', 'resume', 'close'), post }),
  },
) as fc.Arbitrary<Command>;
/** Most commands come alone, some in a batch of two to four at the same moment. */
const turn = fc.oneof(
  { weight: 4, arbitrary: command.map((one) => [one]) },
  { weight: 1, arbitrary: fc.array(command, { minLength: 2, maxLength: 4 }) },
);

interface Talk {
  readonly id: string;
  readonly deliveryId: string;
  readonly employId: string;
  readonly companyId: string;
  readonly status: number;
  readonly result: number;
  readonly startTime: string;
  readonly endTime: string;
  /** Interviewers whose time it takes. */
  readonly holds: number;
}
interface State {
  readonly deliveries: readonly Delivery[];
  readonly interviews: readonly Talk[];
  /** By delivery, in order. */
  readonly histories: ReadonlyMap<string, readonly Line[]>;
}
interface Line {
  readonly seq: number;
  readonly action: string;
  readonly toStatus: number;
  readonly toStep: number;
}
const nowhere = 'no-such-row';
const getHr = (companyId: string | undefined): 'hr1' | 'hr2' => (companyId === companies.second ? 'hr2' : 'hr1');

/** Only an administrator takes a student past the interviews; the second company has none, so the first one's tries. */
const getDecider = (action: Act, companyId: string | undefined): Who =>
  action === 'skip' ? 'head1' : action === 'close' ? 'school' : getHr(companyId);

/** One small fixture: three posts of two companies, four students, each command a call of the product. */
class Play {
  readonly students: { id: string }[] = [];
  readonly posts: { id: string; companyId: string }[] = [];

  static async begin(): Promise<Play> {
    await fixture.clear();
    await fixture.setting('interview.minLeadMinutes', 0);
    const play = new Play();
    for (let i = 0; i < students; i += 1)
      play.students.push(await fixture.student({ gradYear: i === 3 ? 2027 : 2026 }));
    for (let i = 0; i < posts; i += 1) {
      const companyId = i === 2 ? companies.second : companies.first;
      const gradYears = i === 1 ? '2026,2027' : '2026';
      play.posts.push({ ...(await fixture.vacancy({ companyId, gradYears, interviewRounds: i % 2 })), companyId });
    }
    // Something to act on from the first command on.
    for (const i of [0, 1, 2]) await fixture.deliver({ id: play.#student(i) }, play.#post(i === 2 ? 2 : 0));
    return play;
  }
  async state(): Promise<State> {
    const { rows: deliveries } = await sql<Delivery>`select * from rc_delivery order by create_time, id`.execute(
      fixture.db,
    );
    const { rows } = await sql<Line & { deliveryId: string }>`
      select delivery_id, seq, action, to_status, to_step from rc_delivery_step order by delivery_id, seq`.execute(
      fixture.db,
    );
    return { deliveries, interviews: await talks(), histories: Map.groupBy(rows, (row) => row.deliveryId) };
  }
  async run(c: Command): Promise<Reply> {
    const { rows } = await sql<Delivery>`select * from rc_delivery order by create_time, id`.execute(fixture.db);
    const at = (i: number): Delivery | undefined => rows[i % Math.max(rows.length, 1)];
    const path = '/resume/delivery';
    switch (c.kind) {
      case 'submit':
        return fixture.behalf(this.#student(c.student), 'submit', { postId: this.#post(c.post).id });
      case 'invite': {
        const { id: postId, companyId } = this.#post(c.post);
        return fixture.post(getHr(companyId), `${path}/invite`, { postId, employIds: this.#student(c.student) });
      }
      case 'recommend':
        return fixture.post('staff', '/recommend/resumeRecommend/batchAddRecommend', {
          companyPostId: this.#post(c.post).id,
          employId: this.#student(c.student),
          consent: 1,
        });
      case 'transfer': {
        const row = at(c.delivery);
        const body = { postId: this.#post(c.post).id, resumeId: row?.id ?? nowhere };
        return fixture.post(
          c.bySchool ? 'staff' : getHr(row?.companyId),
          '/companyPost/companyPost/resumeTransferToPost',
          body,
        );
      }
      case 'act': {
        const row = at(c.delivery);
        const body = { id: row?.id ?? nowhere, reasonCode: 1, remark: '随机', starFlag: 1 };
        if (ofStudent.has(c.action)) return fixture.behalf(row?.employId ?? nowhere, c.action, { id: body.id });
        return fixture.post(getDecider(c.action, row?.companyId), `${path}/${c.action}`, getBody(c.action, body));
      }
      case 'batch': {
        const ids = [...new Set(c.deliveries.map((i) => at(i)?.id ?? nowhere))];
        const reply = await fixture.post('head1', `${path}/${c.action}`, {
          ids,
          ...(c.action === 'skip' && { reason: '已在线下面谈' }),
          ...(c.action === 'reject' && { reasonCode: 2 }),
        });
        expect(reply.result.ok + reply.result.failed.length).toBe(ids.length);
        return reply;
      }
      case 'answer': {
        const { rows: list } = await sql<{
          id: string;
          companyId: string;
        }>`select id, company_id from rc_recommend order by create_time, id`.execute(fixture.db);
        const row = list[c.recommend % Math.max(list.length, 1)];
        const who = c.action === 'revoke' ? 'staff' : getHr(row?.companyId);
        const body = { id: row?.id ?? nowhere, ...(c.action === 'refuse' && { refuseReason: '不合适' }) };
        return fixture.post(who, `/recommend/resumeRecommend/${c.action}`, body);
      }
      case 'plan': {
        const row = at(c.delivery);
        return fixture.post(getHr(row?.companyId), '/interview/interview/add', {
          deliveryId: row?.id ?? nowhere,
          round: c.round,
          type: 3,
          ...soon(c.later),
          interviewerIds: row?.companyId === companies.second ? 'member-hr2' : 'member-look1',
          contact: '李人事',
          contactMobile: '13900000001',
        });
      }
      case 'interview': {
        const list = await talks();
        const row = list[c.interview % Math.max(list.length, 1)];
        const id = row?.id ?? nowhere;
        const path = `/interview/interview/${c.action}`;
        if (c.action === 'accept' || c.action === 'refuse') {
          const body = { id, remark: '电话委托', ...(c.action === 'refuse' && { reason: '另有安排' }) };
          const headers = { 'x-behalf-employ': row?.employId ?? nowhere };
          return fixture.post('school', `/api/stu/interview/${c.action}`, body, headers);
        }
        return fixture.post(getHr(row?.companyId), path, { id, ...getInput(c.action, c.later) });
      }
      case 'post': {
        const { id, companyId } = this.#post(c.post);
        return fixture.post(getHr(companyId), `/companyPost/companyPost/${c.action}`, { id });
      }
    }
  }
  #student = (i: number): string => this.students[i]?.id as string;
  #post = (i: number) => this.posts[i] as { id: string; companyId: string };
}
/** Ten minutes that begin in five, fifteen … minutes. */
function soon(later: number) {
  const time = (minutes: number) => chinaTime(new Date(fixture.clock.now().getTime() + minutes * 60_000));
  return { startTime: time(5 + later * 10), endTime: time(15 + later * 10) };
}
function getInput(action: InterviewAct, later: number): object {
  if (action === 'reschedule') return { ...soon(later), reasonCode: 1 };
  if (action === 'cancel') return { reason: '岗位调整' };
  return action === 'result' ? { result: 1 + (later % 3), ignoreMissing: 1 } : {};
}
async function talks(): Promise<Talk[]> {
  const { rows } = await sql<Talk>`
    select i.id, i.delivery_id, i.employ_id, i.company_id, i.status, i.result, i.start_time, i.end_time,
      (select count(*)::int from rc_interview_user u where u.interview_id = i.id and u.active = 1) as holds
    from rc_interview i order by i.create_time, i.id`.execute(fixture.db);
  return rows;
}
const [asked, agreed] = [1, 2];
const isOpen = ({ status }: Talk): boolean => status === asked || status === agreed;

/** What holds of interviews: no user is in two places, only open ones take time, and deliveries know of them. */
function expectSoundInterviews({ deliveries, interviews }: State): void {
  for (const one of interviews) {
    expect(one.holds > 0, 'time is taken while the interview is open').toBe(isOpen(one));
    const rivals = interviews.filter((other) => other.id !== one.id && isOpen(one) && isOpen(other));
    const clash = rivals.filter(
      (other) =>
        (other.employId === one.employId || other.companyId === one.companyId) &&
        other.startTime < one.endTime &&
        other.endTime > one.startTime,
    );
    expect(clash, 'no user is in two places').toEqual([]);
  }
  const of = Map.groupBy(interviews, ({ deliveryId }) => deliveryId);
  for (const d of deliveries) {
    const own = of.get(d.id) ?? [];
    const open = own.filter(isOpen);
    if (d.status !== 1 || d.step !== 20) expect(open, 'interviews end with 面试').toEqual([]);
    const state = open.some(({ status }) => status === asked) ? asked : open.length > 0 ? agreed : 0;
    expect(d.interviewState ?? 0, 'the delivery knows its open interviews').toBe(state);
  }
}
type Body = Readonly<Record<'id' | 'remark', string> & Record<'reasonCode' | 'starFlag', number>>;
function getBody(action: Act, { id, remark, reasonCode, starFlag }: Body): object {
  if (action === 'reject') return { id, reasonCode };
  if (action === 'note') return { id, remark };
  if (action === 'skip') return { id, reason: '已在线下面谈' };
  if (action === 'close') return { id, reasonCode: 1, reason: '学生另有去向' };
  return action === 'star' ? { id, starFlag } : { id };
}

function expectSound({ deliveries, histories, interviews }: State, before: State): void {
  const earlier = new Map(before.deliveries.map((d) => [d.id, d]));
  for (const d of deliveries) {
    const history = histories.get(d.id) ?? [];
    const past = before.histories.get(d.id) ?? [];
    expect(history.slice(0, past.length), 'what happened stays').toEqual(past);
    expect(
      history.map(({ seq }) => seq),
      'no gaps',
    ).toEqual(history.map((_, i) => i + 1));
    expect(foldSteps(history), 'the place is that of the history').toEqual({
      status: d.status,
      step: d.step,
      stepResult: d.stepResult,
    });
    const result = d.status === 2 ? 1 : d.status === 3 ? 2 : 0;
    expect(d.stepResult, 'an end has its result and reason').toBe(result);
    if (d.status === 3) expect(d.rejectReason, 'an end has its result and reason').not.toBeNull();
    if (d.status === 5) expect(d.closeReason, 'an end has its result and reason').not.toBeNull();
    for (const [i, { action, toStep }] of history.entries())
      if (toStep > (history[i - 1]?.toStep ?? toStep) + 10)
        expect(action === 'skip' || d.plannedRounds === 0, 'no step is left out').toBe(true);
    expect(d.step ?? 0, 'a step never goes back').toBeGreaterThanOrEqual(earlier.get(d.id)?.step ?? 0);
    if ((d.step ?? 0) > 10) expect(d.studentConfirm, 'past 简历 the student has confirmed').toBe(1);
    expect(d.plannedRounds !== null, 'planned rounds are those of leaving 简历').toBe((d.step ?? 0) > 10);
    if ((d.step ?? 0) >= 30 && d.plannedRounds !== 0)
      expect(
        history.some(({ action }) => action === 'skip') ||
          interviews.some(({ deliveryId, result }) => deliveryId === d.id && result === 1),
        'past the interviews by one that went well or 越级推进',
      ).toBe(true);
    expect(d.waitFor, 'the wait equals its recomputation').toBe(waitPartyOf(d));
    expect(d.waitSince === null, 'a wait has a beginning').toBe(d.waitFor === 0);
    const old = earlier.get(d.id);
    if (old && old.waitFor === d.waitFor && old.step === d.step && old.status === d.status)
      expect(d.waitSince, 'a wait that goes on keeps its beginning').toBe(old.waitSince);
  }
  const active = deliveries.filter((d) => d.status === 1 || d.status === 2);
  expect(
    new Set(active.map((d) => `${d.postId}|${d.employId}`)).size,
    'one active delivery for a student and post',
  ).toBe(active.length);
  for (const old of deliveries.filter((d) => d.status === 6)) {
    const successors = deliveries.filter((d) => d.refId === old.id);
    expect(successors, 'a transfer has one successor').toHaveLength(1);
    expect(successors[0], 'a transfer has one successor').toMatchObject({ source: 5, employId: old.employId });
  }
  expect(deliveries.length).toBeGreaterThanOrEqual(before.deliveries.length);
}
const watched = [
  'rc_interview',
  'rc_interview_user',
  'rc_delivery',
  'rc_delivery_step',
  'rc_recommend',
  'rc_company_post',
  'rc_company',
  'rc_employ_user',
];
/** Hash that changes with any row of the tables. The sender empties the outbox in the background: only code and receiver count. */
async function print(): Promise<string> {
  const parts = watched.map(
    (table) => sql`(select coalesce(md5(string_agg(t::text, '' order by t.id)), '') from ${sql.table(table)} t)`,
  );
  const outbox = sql`(select coalesce(md5(string_agg(code || ref_id || event_seq || receiver, '' order by id)), '') from rc_outbox)`;
  const { rows } = await sql<{ print: string }>`select ${sql.join([...parts, outbox], sql` || `)} as print`.execute(
    fixture.db,
  );
  return rows[0]?.print ?? '';
}
/** Marks of having looked are no steps: they may succeed without leaving anything. */
const changesNothing = (replies: readonly Reply[]): boolean =>
  replies.every((r) => !r.success || (r.result?.ok === 0 && Array.isArray(r.result?.failed)));

it('keeps all invariants of deliveries under random sequences of calls', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 8, maxLength: 24 }), async (turns) => {
      const play = await Play.begin();
      let before = await play.state();
      for (const commands of turns) {
        const printed = await print();
        const replies = await Promise.all(commands.map((c) => play.run(c)));
        for (const r of replies) expect(r.code, r.message).not.toBe(510);
        fixture.clock.pass(4);
        if (changesNothing(replies)) expect(await print(), 'a refusal changes nothing').toBe(printed);
        const now = await play.state();
        expectSound(now, before);
        expectSoundInterviews(now);
        await expectCounted(fixture.engine);
        before = now;
      }
    }),
    { numRuns: 20 },
  );
}, 180_000);
