import { blacklistFlow, blackScopes, companyFlow } from '@campus/contract/enterprise';
import { getCodes } from '@campus/contract/kit';
import { companyPost, forbiddenWord, keyChanges, postFlow, postType, wordLevels } from '@campus/contract/post';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deadlines } from '../../src/platform/jobs/deadlines.ts';
import { DeliveryFixture } from '../delivery/delivery-fixture.ts';
import { companies, type Who } from '../delivery/delivery-people.ts';
import { expectCounted } from '../support/counters.ts';
import { runJob } from '../support/run-job.ts';
import { emptyTables } from '../support/tables.ts';
import type { Post } from './post-fixture.ts';

/*
 * Random sequences of a company, the school and the clock over three posts, some acts at the same moment, against what must
 * hold after every turn: who is published, with which contents, and how many posts a company has.
 */
let fixture: DeliveryFixture;
let leaf: string;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
  const add = async (path: string, row: object): Promise<string> => {
    const { success, message, result } = await fixture.post('school', `${path}/add`, row);
    if (!success) throw new Error(message);
    return result.id;
  };
  leaf = await add(postType.path, { name: '前端开发', code: 'T1', category: '13' });
  for (const word of ['限男', '限女', '985'])
    await add(forbiddenWord.path, { word, level: wordLevels.forbidden, kind: 9 });
});
afterAll(() => fixture.close());

const { first } = companies;
const [most, slots] = [2, 3];
/** How often each act comes, and the states of a post that it is for. */
const kinds = {
  submit: [14, ['draft', 'rejected']],
  approve: [14, ['waiting']],
  reject: [1, ['waiting']],
  withdraw: [1, ['waiting']],
  word: [2, ['draft', 'active']],
  describe: [3, ['draft', 'active', 'paused']],
  recruit: [5, ['active', 'paused']],
  pause: [4, ['active']],
  resume: [10, ['paused']],
  extend: [2, ['active', 'paused']],
  close: [2, ['active', 'paused']],
  offline: [1, ['active', 'paused']],
  reopen: [8, ['closed']],
  deliver: [3, ['active']],
  list: [4, []],
  widen: [1, []],
  release: [9, []],
  enable: [9, []],
  pass: [2, []],
} as const satisfies Record<string, readonly [number, readonly (keyof typeof postFlow.states)[]]>;
type Kind = keyof typeof kinds;
interface Act {
  readonly kind: Kind;
  readonly post: number;
  readonly n: number;
}
const act: fc.Arbitrary<Act> = fc.oneof(
  ...(Object.entries(kinds) as [Kind, (typeof kinds)[Kind]][]).map(([kind, [weight]]) => ({
    weight,
    arbitrary: fc.record({ kind: fc.constant(kind), post: fc.nat(slots - 1), n: fc.nat(5) }),
  })),
);
const turns = fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 18, maxLength: 26 });

const duty = (words: string) => `<p>负责校园平台控制台的界面开发，与同事一起完成需求。${words}</p>`;
const today = () => fixture.clock.now().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' });
/** The day `days` from today. */
const dayIn = (days: number) => {
  const day = new Date(`${today()}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};
const form = (n: number) => ({
  name: `前端开发工程师${n}`,
  postTypeId: leaf,
  category: '13',
  nature: 1,
  headcount: 4,
  eduRequire: '31',
  gradYears: '2026',
  salaryType: 1,
  salaryMin: 6000,
  salaryMax: 9000,
  workPalce: '110101',
  duty: duty(''),
  requirement: '<p>熟悉网页开发的基本知识，能够独立完成一个页面，愿意学习。</p>',
  contactUserId: 'member-hr1',
  interviewRounds: 1,
  endDate: dayIn(12),
});
async function send(who: Who, method: 'POST' | 'PUT', path: string, payload: object): Promise<boolean> {
  // Accounts of a disabled company cannot sign in.
  const as = await fixture.token(who).catch(() => undefined);
  if (as === undefined) return false;
  return (await fixture.app.call({ method, url: `/server${path}`, as, payload })).body.success;
}

interface World {
  readonly posts: readonly string[];
  readonly students: readonly { id: string }[];
}
async function makeWorld(): Promise<World> {
  await emptyTables(fixture.db, ['rc_post_audit', 'rc_blacklist']);
  // Sessions of a company that was disabled have ended.
  if ((await fixture.count('rc_company', 'audit_status <> 3')) > 0) fixture.passDays(0);
  await fixture.clear();
  await sql`update rc_post_type set post_count = 0`.execute(fixture.db);
  await fixture.setting('post.maxActive', most);
  await fixture.setting('post.dailyLimit', 99);
  const posts: string[] = [];
  for (let n = 0; n < slots; n += 1) {
    const { success, message, result } = await fixture.post('hr1', `${companyPost.path}/add`, form(n));
    if (!success) throw new Error(message);
    posts.push(result.id);
  }
  return { posts, students: [await fixture.student(), await fixture.student()] };
}

/** Mostly a post in a state of the act, so that a run gets somewhere. */
async function choose({ kind, post, n }: Act, { posts }: World): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from rc_company_post where id = any(${[...posts]}::text[])
      and post_status = any(${getCodes(postFlow, ...kinds[kind][1])}::int[]) order by id`.execute(fixture.db);
  return (n > 0 && rows[post % rows.length]?.id) || (posts[post] as string);
}
async function run(one: Act, world: World): Promise<boolean> {
  const { kind, n } = one;
  const id = await choose(one, world);
  const step = (name: string, body: object = {}, who: Who = 'hr1') =>
    send(who, 'POST', `${companyPost.path}/${name}`, { id, ...body });
  const edit = (body: object) => send('hr1', 'PUT', `${companyPost.path}/edit`, { id, ...body });
  switch (kind) {
    case 'approve':
      return step('audit', { result: 1 }, 'auditor');
    case 'reject':
      return step('audit', { result: 2, reasonCodes: '5' }, 'auditor');
    case 'word':
      return edit({ duty: duty(['限男生', '限 女', '只招 985 院校'][n % 3] as string) });
    case 'describe':
      return edit({ duty: duty(`第${n}版`) });
    case 'recruit':
      // By less than a half at a time.
      return edit({ headcount: Math.floor((await loadPost(id)).headcount * (n === 0 ? 0.5 : 1.4)) || 1 });
    case 'reopen':
    case 'extend':
      return step(kind, { endDate: dayIn(15 + n) });
    case 'offline':
      return step(kind, { reason: '虚假招聘', violationType: 3 }, 'school');
    case 'pass':
      fixture.passDays(9);
      return (await runJob(fixture.engine, deadlines)) >= 0;
    case 'deliver': {
      const student = world.students[n % world.students.length] as { id: string };
      return (await fixture.behalf(student.id, 'submit', { postId: id })).success;
    }
    case 'list':
    case 'widen':
    case 'release':
    case 'enable':
      return restrict(kind, n);
    default:
      return step(kind);
  }
}
/** What the school does with the company. */
async function restrict(kind: 'list' | 'widen' | 'release' | 'enable', n: number): Promise<boolean> {
  const sent = { scope: [2, 1, 2, 3, 2, 2][n], reason: '多次收到学生投诉' };
  if (kind === 'list') return send('school', 'POST', '/jobFair/blacklist/add', { companyId: first, ...sent });
  if (kind === 'enable') {
    const isEnabled = await send('school', 'POST', '/api/pc/bizCompany/enable', { id: first });
    if (isEnabled) fixture.passDays(0);
    return isEnabled;
  }
  const { rows } = await sql<{ id: string }>`
    select id from rc_blacklist where company_id = ${first} order by create_time desc, id desc limit 1`.execute(
    fixture.db,
  );
  return send('school', 'POST', `/jobFair/blacklist/${kind === 'widen' ? 'change' : 'release'}`, {
    ...sent,
    id: rows[0]?.id ?? 'none',
  });
}
async function loadPost(id: string): Promise<Post> {
  const { rows } = await sql<Post>`select * from rc_company_post where id = ${id}`.execute(fixture.db);
  return rows[0] as Post;
}

const [open, counted] = [getCodes(postFlow, 'active')[0], getCodes(postFlow, 'active', 'paused', 'waiting')];
const shown = getCodes(postFlow, 'active', 'waiting');
const banned = /限男|限女|985/;
const plain = (html: unknown) => String(html).replace(/<[^>]*>|\s/g, '');
interface Published extends Post {
  readonly auditStatus: number;
  readonly barred: number;
  readonly action: string | null;
  readonly snapshot: Post | null;
}
async function expectSound(): Promise<void> {
  const { rows } = await sql<Published>`
    select p.*, p.work_place as work_palce, c.audit_status, a.action, a.snapshot,
      (select count(*)::int from rc_blacklist b where b.company_id = c.id and b.del_flag = 0
        and b.status = ${blacklistFlow.states.active.code} and b.scope >= ${blackScopes.recruiting}) as barred
    from rc_company_post p join rc_company c on c.id = p.company_id
    left join lateral (select action, snapshot from rc_post_audit where post_id = p.id order by seq desc limit 1) a on true
    where p.company_id = ${first} and p.del_flag = 0`.execute(fixture.db);
  for (const post of rows) {
    if (shown.includes(post.postStatus)) expect(plain(post.duty), 'a forbidden word').not.toMatch(banned);
    if (post.postStatus !== open) continue;
    expect(post.auditStatus, 'of an admitted company').toBe(companyFlow.states.approved.code);
    expect(post.barred, 'of a company that may recruit').toBe(0);
    expect(post.endDate >= today(), 'until its last day').toBe(true);
    expect(post.action, 'after a pass').toBe('pass');
    expect(keyChanges(post.snapshot as Post, post), 'of the present key fields').toEqual([]);
  }
  const live = rows.filter(({ postStatus }) => counted.includes(postStatus));
  expect(live.length, 'posts of a company').toBeLessThanOrEqual(most);
  const { rows: submitted } = await sql<{ duty: string }>`
    select snapshot ->> 'duty' as duty from rc_post_audit where to_status = any(${shown}::int[])`.execute(fixture.db);
  for (const { duty: text } of submitted) expect(plain(text), 'submitted').not.toMatch(banned);
}

/** Time and the company's accounts change for everybody: no other act goes on meanwhile. */
const alone = (turn: readonly Act[]) => turn.find(({ kind }) => kind === 'pass' || kind === 'enable');
it('keeps published posts approved and their companies allowed to recruit under any sequence of acts', async () => {
  const accepted = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 0])) as Record<Kind, number>;
  await fc.assert(
    fc.asyncProperty(turns, async (sequence) => {
      const world = await makeWorld();
      for (const turn of sequence) {
        const single = alone(turn);
        const acts = single ? [single] : turn;
        const done = await Promise.all(acts.map((one) => run(one, world)));
        for (const [i, isDone] of done.entries()) if (isDone) accepted[(acts[i] as Act).kind] += 1;
        await expectSound();
      }
      await expectCounted(fixture.engine);
    }),
    { numRuns: Number(process.env.STRESS ?? 9), ...(!process.env.STRESS && { seed: 7 }), endOnFailure: true },
  );
  if (process.env.STRESS) console.info(accepted);
  for (const kind of ['submit', 'approve', 'recruit', 'describe', 'resume', 'list', 'release', 'pass'] as const)
    expect(accepted[kind], `${kind} takes effect`).toBeGreaterThan(0);
}, 3_600_000);
