import { companyFlow } from '@campus/contract/enterprise';
import { afterCompanyCheck } from '@campus/contract/rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { approved, type Company, certified, draft, expectHistory, type Line, waiting } from './company-history.ts';
import { EnterpriseFixture } from './enterprise-fixture.ts';
import { creditCode, hr, school } from './enterprise-people.ts';

/*
 * Random sequences of three registrants and the school, some acts at the same moment, against what must hold after every
 * turn: states and their history, credit codes, administrators, certified fields, sessions and the way of a sign-in.
 */
let fixture: EnterpriseFixture;
beforeAll(async () => {
  fixture = await EnterpriseFixture.open();
});
afterAll(() => fixture.close());

/** How often each act comes, and the state of a company that it is for. */
const kinds = {
  save: [2, 'draft'],
  submit: [6, 'draft'],
  resubmit: [3, 'rejected'],
  withdraw: [1, 'waiting'],
  pass: [7, 'waiting'],
  refuse: [2, 'waiting'],
  disable: [3, 'approved'],
  enable: [5, 'disabled'],
  ask: [6, 'approved'],
  agree: [6, 'approved'],
  decline: [1, 'approved'],
  recall: [1, 'approved'],
  rename: [2, 'approved'],
  forge: [2, 'approved'],
  signIn: [5, 'approved'],
  freeze: [3, 'approved'],
  thaw: [2, 'approved'],
  demote: [3, 'approved'],
  promote: [3, 'approved'],
  remove: [1, 'approved'],
} as const satisfies Record<string, readonly [number, keyof typeof companyFlow.states]>;
type Kind = keyof typeof kinds;
interface Act {
  readonly kind: Kind;
  readonly company: number;
  readonly n: number;
}
const act: fc.Arbitrary<Act> = fc.oneof(
  ...(Object.entries(kinds) as [Kind, (typeof kinds)[Kind]][]).map(([kind, [weight]]) => ({
    weight,
    arbitrary: fc.record({ kind: fc.constant(kind), company: fc.nat(2), n: fc.nat(3) }),
  })),
);
const turns = fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 14, maxLength: 20 });

interface Firm {
  readonly id: string;
  readonly username: string;
  readonly members: readonly { readonly id: string; readonly username: string; readonly userId: string }[];
  readonly form: Readonly<Record<string, unknown>>;
  registration: string;
}
/** A registration in the making, one that waits and an admitted company: each may ask for the code of another. */
interface World {
  readonly firms: readonly Firm[];
  readonly sessions: { readonly token: string; readonly userId: string }[];
}
async function makeWorld(): Promise<World> {
  await fixture.clear();
  const firms: Firm[] = [];
  for (const [i, status] of [1, 2, 2].entries()) {
    const n = i + 1;
    const { id, userId, username, memberId } = await fixture.company(n, status, { creditCode: creditCode(n) });
    const registration = (await fixture.credentialCheck(username)).result.registerToken as string;
    const second = await fixture.member(id, `second${n}`, 2, `1400003000${n}`);
    const members = [
      { id: memberId, username, userId },
      { ...second, username: `second${n}` },
    ];
    const form = await fixture.companyForm(n, username);
    firms.push({ id, username, members, form, registration });
  }
  await fixture.call(school, 'POST', '/api/pc/bizCompany/audit', { id: firms[2]?.id, result: 1 });
  const world: World = { firms, sessions: [] };
  for (const n of [0, 1]) await run({ kind: 'signIn', company: 2, n }, world);
  return world;
}

const decisions: ReadonlySet<Kind> = new Set(['agree', 'decline', 'recall']);
/** Mostly a company in the state of the act, so that a run gets somewhere. */
async function choose({ kind, company: place, n }: Act, { firms }: World): Promise<Firm> {
  const { rows } = await sql<{ id: string }>`
    select id from rc_company c where audit_status = ${companyFlow.states[kinds[kind][1]].code} and (
      ${!decisions.has(kind)} or exists (select from rc_company_change where company_id = c.id and status = 1))`.execute(
    fixture.database.db,
  );
  const fit = firms.filter(({ id }) => n < 3 && rows.some((row) => row.id === id));
  return (fit[place % fit.length] ?? firms[place]) as Firm;
}
async function run(one: Act, world: World): Promise<boolean> {
  const { kind, n } = one;
  const firm = await choose(one, world);
  const { id } = firm;
  const done = async (...sent: Parameters<EnterpriseFixture['call']>) => (await fixture.call(...sent)).success;
  const judge = (call: string, more: object = {}) =>
    done(school, 'POST', `/api/pc/bizCompany/${call}`, { id, ...more });
  const register = (call: string, more: object = {}) =>
    done({ registration: firm.registration }, 'POST', `/companyRegister/${call}`, { ...more });
  const owner = hr(id, firm.username);
  switch (kind) {
    case 'save':
      return register('saveCompany', { shortName: `简称${n}`, creditCode: creditCode(n + 1) });
    case 'submit':
    case 'resubmit':
      return register('submit', { ...firm.form, creditCode: creditCode(n + 1), legalPerson: `法人${n}` });
    case 'withdraw':
      return register(kind);
    case 'pass':
      return judge('audit', { result: 1 });
    case 'refuse':
      return judge('audit', { result: 2, ...(n > 0 && { reasonCodes: '1' }) });
    case 'disable':
      return judge(kind, n > 0 ? { reason: '收到投诉' } : {});
    case 'enable':
      return judge(kind);
    case 'rename':
      return done(owner, 'PUT', '/api/pc/bizCompany/myCompany', { shortName: `简称${n}` });
    case 'forge':
      return n > 1
        ? done(owner, 'PUT', '/api/pc/bizCompany/myCompany', { legalPerson: `别人${n}` })
        : done(school, 'PUT', '/api/pc/bizCompany/edit', { id, creditCode: creditCode(8) });
    case 'signIn': {
      const { userId, username } = firm.members[n % 2] as Firm['members'][number];
      const { success, result } = await fixture.signIn(username);
      if (success) world.sessions.push({ token: result.token, userId });
      return success;
    }
    default:
      return kind in changeCalls ? change(kind, firm, n) : staff(kind, firm, n);
  }
}
const changeCalls = { ask: 'add', agree: 'audit', decline: 'audit', recall: 'withdraw' } as const;
/** Changes of certified fields: asked for by the company, decided by the school. */
async function change(kind: string, firm: Firm, n: number): Promise<boolean> {
  const owner = hr(firm.id, firm.username);
  const { rows } = await sql<{ id: string }>`
    select id from rc_company_change where company_id = ${firm.id} order by create_time desc, id desc limit 1`.execute(
    fixture.database.db,
  );
  const id = rows[0]?.id ?? 'none';
  const send = async (who: typeof owner, sent: Record<string, unknown>) => {
    const path = `/company/companyChange/${changeCalls[kind as keyof typeof changeCalls]}`;
    return (await fixture.call(who, 'POST', path, sent)).success;
  };
  if (kind === 'recall') return send(owner, { id });
  if (kind === 'agree') return send(school, { id, result: 1 });
  if (kind === 'decline') return send(school, { id, result: 2, reasonCodes: '1' });
  const changes = n > 1 ? { legalPerson: { new: `新法人${n}` } } : { creditCode: { new: creditCode(n + 2) } };
  const { licenseImg } = await fixture.papers(firm.username);
  return send(owner, { changes, proofFiles: licenseImg, reason: '工商登记信息变化' });
}
async function staff(kind: Kind, { members }: Firm, n: number): Promise<boolean> {
  const { id } = members[n % 2] as Firm['members'][number];
  const path = '/api/pc/companyUser';
  const [method, call, more] = (
    {
      freeze: ['POST', 'freeze', {}],
      thaw: ['POST', 'unfreeze', {}],
      demote: ['PUT', 'edit', { role: 2 }],
      promote: ['PUT', 'edit', { role: 1 }],
      remove: ['GET', 'deleteCompanyUser', {}],
    } as const
  )[kind as 'freeze'];
  return (await fixture.call(school, method, `${path}/${call}`, { id, ...more })).success;
}

/** Answers how many sessions have ended. */
async function expectSound({ firms, sessions }: World): Promise<number> {
  const { db } = fixture.database;
  const { rows } = await sql<Company & { admins: number }>`
    select c.*, (select count(*)::int from rc_company_user m join sys_user u on u.id = m.user_id where m.company_id = c.id
      and m.role = 1 and m.del_flag = 0 and u.status = 1 and u.del_flag = 0) as admins
    from rc_company c where c.del_flag = 0 order by c.id`.execute(db);
  const { rows: lines } = await sql<Line & { companyId: string }>`
    select * from rc_company_audit order by company_id, seq`.execute(db);
  for (const row of rows) {
    const own = lines.filter(({ companyId }) => companyId === row.id);
    expectHistory(own, firms[0]?.id === row.id ? draft : waiting, row);
    if (row.auditStatus !== approved) continue;
    expect(row.admins, 'an administrator').toBeGreaterThan(0);
    expect(certified(row), 'certified fields').toEqual(certified(own.at(-1)?.snapshot ?? {}));
  }
  const admitted = rows.filter(({ auditStatus }) => auditStatus === approved);
  expect(new Set(admitted.map((row) => row.creditCode)).size, 'one per credit code').toBe(admitted.length);
  const { rows: open } = await sql<{ id: string }>`
    select u.id from sys_user u join rc_company c on c.id = u.company_id
    where c.audit_status = ${approved} and u.status = 1 and u.del_flag = 0`.execute(db);
  const ended = sessions.filter(({ userId }) => !open.some(({ id }) => id === userId));
  for (const { token } of ended) expect(await fixture.isSignedIn(token), 'no session').toBe(false);
  return ended.length;
}
const ways = ['companyInfo', 'companyInfo', 'auditStatus', 'signIn', 'auditStatus', 'auditStatus'];
/** Where the registrant goes who signs in now. */
async function expectWay({ id, username, members }: Firm): Promise<void> {
  const { auditStatus } = await fixture.one<Company>('rc_company', id);
  const account = await fixture.one('sys_user', members[0]?.userId ?? '');
  if (account.status !== 1 || account.delFlag === 1) return;
  const { result } = await fixture.credentialCheck(username);
  expect(result.auditSituation.auditStatus, 'the state').toBe(auditStatus);
  expect(afterCompanyCheck(result).go, 'the way').toBe(ways[auditStatus]);
  expect((await fixture.signIn(username)).success, 'proceeds').toBe(auditStatus === approved);
}

it('admits companies, certifies their fields and ends their sessions by the rules, whatever the order', async () => {
  let ended = 0;
  const accepted = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 0])) as Record<Kind, number>;
  await fc.assert(
    fc.asyncProperty(turns, async (sequence) => {
      const world = await makeWorld();
      for (const turn of sequence) {
        fixture.clock.pass(1);
        const done = await Promise.all(turn.map((one) => run(one, world)));
        for (const [i, isDone] of done.entries()) if (isDone) accepted[(turn[i] as Act).kind] += 1;
        ended += await expectSound(world);
      }
      for (const firm of world.firms) await expectWay(firm);
    }),
    { numRuns: Number(process.env.STRESS ?? 6), ...(!process.env.STRESS && { seed: 1 }), endOnFailure: true },
  );
  if (process.env.STRESS) console.info(accepted);
  expect(ended, 'sessions that ended').toBeGreaterThan(0);
  for (const kind of ['submit', 'pass', 'disable', 'enable', 'ask', 'agree', 'signIn', 'freeze'] as const)
    expect(accepted[kind], `${kind} takes effect`).toBeGreaterThan(0);
}, 3_600_000);
