import { foldSteps } from '@campus/contract/rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reply } from '../support/reply.ts';
import { companies, type Delivery, DeliveryFixture } from './delivery-fixture.ts';

/*
 * Random sequences of commands, some of them at the same moment, over a small fixture: whatever is tried, what recruitment
 * document 24 says of deliveries (11 to 16, 19, 24) and of their counters (9) holds after every command, and a refused
 * command changes nothing (57).
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
  | { readonly kind: 'batch'; readonly action: 'pass' | 'reject'; readonly deliveries: readonly number[] }
  | { readonly kind: 'answer'; readonly action: 'accept' | 'refuse' | 'revoke' | 'read'; readonly recommend: number }
  | { readonly kind: 'post'; readonly action: 'pause' | 'resume' | 'close'; readonly post: number };
const acts = ['pass', 'reject', 'restore', 'read', 'note', 'star', 'withdraw', 'confirm', 'decline'] as const;
type Act = (typeof acts)[number];
const ofStudent: ReadonlySet<Act> = new Set(['withdraw', 'confirm', 'decline']);

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
      action: fc.constantFrom('pass', 'reject'),
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

interface State {
  readonly deliveries: readonly Delivery[];
  /** By delivery, in order. */
  readonly histories: ReadonlyMap<string, readonly { seq: number; action: string; toStatus: number; toStep: number }[]>;
}
const nowhere = 'no-such-row';
const hrOf = (companyId: string | undefined): 'hr1' | 'hr2' => (companyId === companies.second ? 'hr2' : 'hr1');

/** One small fixture: three posts of two companies, four students, each command a call of the product. */
class Play {
  readonly students: { id: string }[] = [];
  readonly posts: { id: string; companyId: string }[] = [];

  static async begin(): Promise<Play> {
    await fixture.clear();
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
    const { rows } = await sql<{ deliveryId: string; seq: number; action: string; toStatus: number; toStep: number }>`
      select delivery_id, seq, action, to_status, to_step from rc_delivery_step order by delivery_id, seq`.execute(
      fixture.db,
    );
    return { deliveries, histories: Map.groupBy(rows, (row) => row.deliveryId) };
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
        return fixture.post(hrOf(companyId), `${path}/invite`, { postId, employIds: this.#student(c.student) });
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
          c.bySchool ? 'staff' : hrOf(row?.companyId),
          '/companyPost/companyPost/resumeTransferToPost',
          body,
        );
      }
      case 'act': {
        const row = at(c.delivery);
        const body = { id: row?.id ?? nowhere, rejectReason: 1, remark: '随机', starFlag: 1 };
        if (ofStudent.has(c.action)) return fixture.behalf(row?.employId ?? nowhere, c.action, { id: body.id });
        return fixture.post(hrOf(row?.companyId), `${path}/${c.action}`, bodyOf(c.action, body));
      }
      case 'batch': {
        const ids = [...new Set(c.deliveries.map((i) => at(i)?.id ?? nowhere))];
        const reply = await fixture.post('hr1', `${path}/${c.action}`, {
          ids,
          ...(c.action === 'reject' && { rejectReason: 2 }),
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
        const who = c.action === 'revoke' ? 'staff' : hrOf(row?.companyId);
        const body = { id: row?.id ?? nowhere, ...(c.action === 'refuse' && { refuseReason: '不合适' }) };
        return fixture.post(who, `/recommend/resumeRecommend/${c.action}`, body);
      }
      case 'post': {
        const { id, companyId } = this.#post(c.post);
        return fixture.post(hrOf(companyId), `/companyPost/companyPost/${c.action}`, { id });
      }
    }
  }
  #student = (i: number): string => this.students[i]?.id as string;
  #post = (i: number) => this.posts[i] as { id: string; companyId: string };
}
type Body = Readonly<Record<'id' | 'remark', string> & Record<'rejectReason' | 'starFlag', number>>;
function bodyOf(action: Act, { id, remark, rejectReason, starFlag }: Body): object {
  if (action === 'reject') return { id, rejectReason };
  if (action === 'note') return { id, remark };
  return action === 'star' ? { id, starFlag } : { id };
}

function expectSound({ deliveries, histories }: State, before: State): void {
  const earlier = new Map(before.deliveries.map((d) => [d.id, d]));
  for (const d of deliveries) {
    const history = histories.get(d.id) ?? [];
    const past = before.histories.get(d.id) ?? [];
    expect(history.slice(0, past.length), '11: what happened stays').toEqual(past);
    expect(
      history.map(({ seq }) => seq),
      '11: no gaps',
    ).toEqual(history.map((_, i) => i + 1));
    expect(foldSteps(history), '12').toEqual({ status: d.status, step: d.step, stepResult: d.stepResult });
    const result = d.status === 2 ? 1 : d.status === 3 ? 2 : 0;
    expect(d.stepResult, '14').toBe(result);
    if (d.status === 3) expect(d.rejectReason, '14').not.toBeNull();
    if (d.status === 5) expect(d.closeReason, '14').not.toBeNull();
    expect(d.step ?? 0, '15').toBeGreaterThanOrEqual(earlier.get(d.id)?.step ?? 0);
    if ((d.step ?? 0) > 10) expect(d.studentConfirm, '16').toBe(1);
  }
  const active = deliveries.filter((d) => d.status === 1 || d.status === 2);
  expect(new Set(active.map((d) => `${d.postId}|${d.employId}`)).size, '13').toBe(active.length);
  for (const old of deliveries.filter((d) => d.status === 6)) {
    const successors = deliveries.filter((d) => d.refId === old.id);
    expect(successors, '19').toHaveLength(1);
    expect(successors[0], '19').toMatchObject({ source: 5, employId: old.employId });
  }
  expect(deliveries.length).toBeGreaterThanOrEqual(before.deliveries.length);
}
async function expectCounted(): Promise<void> {
  const { rows } = await sql`
    select p.id from rc_company_post p, lateral (
      select count(*)::int as total, (count(*) filter (where d.status = 1 and d.step = 10))::int as todo
      from rc_delivery d where d.post_id = p.id
    ) n where (p.delivery_count, p.todo_count) is distinct from (n.total, n.todo)
    union all select c.id from rc_company c
    where c.delivery_count is distinct from (select count(*)::int from rc_delivery d where d.company_id = c.id)
    union all select e.id from rc_employ_user e
    where e.delivery_count is distinct from (select count(*)::int from rc_delivery d where d.employ_id = e.id)`.execute(
    fixture.db,
  );
  expect(rows, '9: counters equal counts').toEqual([]);
}
const watched = ['rc_delivery', 'rc_delivery_step', 'rc_recommend', 'rc_company_post', 'rc_company', 'rc_employ_user'];
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

it('keeps every promise about deliveries, whatever is tried in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 8, maxLength: 24 }), async (turns) => {
      const play = await Play.begin();
      let before = await play.state();
      for (const commands of turns) {
        const printed = await print();
        const replies = await Promise.all(commands.map((c) => play.run(c)));
        for (const r of replies) expect(r.code, r.message).not.toBe(510);
        if (changesNothing(replies)) expect(await print(), '57: a refusal changes nothing').toBe(printed);
        const now = await play.state();
        expectSound(now, before);
        await expectCounted();
        before = now;
      }
    }),
    { numRuns: 20 },
  );
}, 180_000);
