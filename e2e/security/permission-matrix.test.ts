import { shippedRoles } from '@campus/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '../../server/src/kit/http/route.ts';
import { mapSideBySide } from '../../server/test/support/side-by-side.ts';
import { createTestApp, type TestApp } from '../../server/test/support/test-app.ts';
import { countWrites, type Writes } from '../../server/test/support/write-count.ts';
import { openCalls } from './open-calls.ts';

/*
 * Every endpoint called by an account of every shipped role that holds none of its codes: rejected, without a change of any row;
 * and by one that holds a code: accepted.
 */
let app: TestApp;
let writes: () => Promise<Writes>;
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
  writes = await countWrites(app.engine.db);
});
afterAll(() => app.close());

const accounts: Readonly<Record<string, string>> = {
  admin: 'admin',
  school_admin: 'school',
  school_auditor: 'auditor',
  school_staff: 'demo_school_staff_1',
  school_finance: 'demo_school_finance_1',
  college_staff: 'demo_college_staff_2',
  content_auditor: 'content01',
  expert: 'expert01',
  viewer: 'viewer',
  ent_admin: 'hr01',
  ent_hr: '',
  ent_interviewer: '',
  org_admin: 'org01',
};
/** Signs in the account of a role; companies' people without a name of their own are those of an approved company. */
async function signIn(role: string): Promise<string> {
  if (accounts[role]) return app.signIn(accounts[role]);
  const { rows } = await sql<{ username: string }>`
    select u.username from sys_user u
    join sys_user_role m on m.user_id = u.id and m.del_flag = 0 join sys_role r on r.id = m.role_id
    join rc_company c on c.id = u.company_id and c.audit_status = 3
    where r.role_code = ${role} and u.status = 1 and u.del_flag = 0 order by u.username limit 1`.execute(app.engine.db);
  return app.signIn(rows[0]?.username ?? role);
}
/** Holds every code like `admin`, which its one account holds too. */
const sameAsAdmin = 'platform_admin';

/** The codes that a role's grants hold, by the tables alone. */
async function grantedTo(role: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ perms: string }>`
    select p.perms from sys_role r
    join sys_role_permission g on g.role_id = r.id and g.del_flag = 0
    join sys_permission p on p.id = g.permission_id and p.del_flag = 0 and coalesce(p.status, '1') <> '0'
    where r.role_code = ${role} and r.del_flag = 0 and p.perms is not null`.execute(app.engine.db);
  return new Set(rows.flatMap(({ perms }) => perms.split(',').map((code) => code.trim())));
}
const getCodes = ({ access }: Route): readonly string[] =>
  (typeof access === 'string' ? [access] : access).filter((need) => need.includes(':'));

interface Answer {
  readonly name: string;
  readonly http: number;
  readonly code: number | undefined;
  readonly message: string;
}
const refusedText = '没有权限，请联系管理员分配权限！';
async function ask(token: string, route: Route, method: Route['methods'][number]): Promise<Answer> {
  const url = `/server${route.path.replace(/:\w+|\*$/g, 'nothing')}`;
  const hasBody = method === 'POST' || method === 'PUT';
  const { status, body } = await app.call({ method, url, as: token, ...(hasBody && { payload: {} }) });
  return { name: `${method} ${route.path}`, http: status, code: body?.code, message: String(body?.message ?? '') };
}
const calls = () => app.routes.flatMap((route) => route.methods.map((method) => ({ route, method })));

it('covers every role', () => {
  expect([...Object.keys(accounts), sameAsAdmin].sort()).toEqual(shippedRoles.map(({ code }) => code).sort());
});

/** Calls that the tests of earlier roles have sent with a code of their own. */
const reached = new Set<Route>();

describe.each(Object.keys(accounts))('the role %s', (role) => {
  it('S-J26: is refused every call whose codes it does not hold, and changes nothing by trying', async () => {
    const held = await grantedTo(role);
    const token = await signIn(role);
    const foreign = calls().filter(({ route }) => {
      const codes = getCodes(route);
      return role !== 'admin' && codes.length > 0 && !codes.some((code) => held.has(code));
    });
    const before = await writes();
    const answers = await mapSideBySide(foreign, ({ route, method }) => ask(token, route, method));
    expect(
      answers.filter(({ http, code, message }) => http !== 200 || code !== 510 || message !== refusedText),
    ).toEqual([]);
    expect(await writes()).toEqual(before);
    if (role !== 'admin') expect(foreign.length).toBeGreaterThan(100);
  });

  it('reaches calls whose code it holds', async () => {
    const held = await grantedTo(role);
    const token = await signIn(role);
    const allowed = calls().filter(({ route }) => {
      const codes = getCodes(route);
      return codes.length > 0 && (role === 'admin' || codes.some((code) => held.has(code)));
    });
    // `admin` reaches all; of the others the first one that may, and each of them a tenth.
    const own = allowed.filter(({ route }, i) => role === 'admin' || !reached.has(route) || i % 10 === 0);
    if (role !== 'admin') for (const { route } of allowed) reached.add(route);
    const answers = await mapSideBySide(own, ({ route, method }) => ask(token, route, method));
    expect(answers.filter(({ http, message }) => http >= 500 || http === 401 || message === refusedText)).toEqual([]);
  });
});

it('S-J26, S-J70: answers exactly these calls without a token, and the others change nothing', async () => {
  const before = await writes();
  const answering: string[] = [];
  await mapSideBySide(calls(), async ({ route, method }) => {
    const isOpen = route.access === 'anyone' || route.access === 'registration';
    const url = `/server${route.path.replace(/:\w+|\*$/g, 'nothing')}`;
    const { status } = await app.call({ method, url, ...(isOpen && method === 'POST' && { payload: {} }) });
    if (status !== 401 && status !== 404) answering.push(`${method} ${route.path}`);
    if (!isOpen) expect([`${method} ${route.path}`, status]).toEqual([`${method} ${route.path}`, 401]);
  });
  expect(answering.sort()).toEqual(openCalls);
  expect(await writes()).toEqual(before);
});
