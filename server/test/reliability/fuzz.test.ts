import { Buffer } from 'node:buffer';
import { entities } from '@campus/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeXlsx } from '../../src/kit/excel/xlsx-writer.ts';
import type { Route } from '../../src/kit/http/route.ts';
import { importColumns } from '../../src/kit/spreadsheet/import-cells.ts';
import { issueRegistrationToken } from '../../src/platform/sign-in/registration-token.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { countWrites, type Writes } from '../support/write-count.ts';
import { findEntity, getInput } from './fuzz-calls.ts';
import { type Attack, attacked, attackOn, type Wire } from './hostile-places.ts';
import { arbitraryRequest, type Known } from './hostile-values.ts';

/*
 * Every call of the product is sent what its declaration allows and what it does not, by callers of every role, with
 * texts that no text may hold in every place that one can come from. Whatever comes: no defect, always the envelope with
 * a sentence in Chinese, nothing of the inside; and a refused call leaves no trace in the tables of the business.
 *
 * `npm run fuzz` sends 100,000 inputs (FUZZ_INPUTS); a run of all tests sends one to every call.
 */
const asked = Number(process.env.FUZZ_INPUTS ?? 0);
const fixedSeed = Number(process.env.FUZZ_SEED ?? 20_261_121);
/** Accounts of every role; `ent_hr` and `ent_interviewer` stand for the first of theirs. Who may do most comes last. */
const everybody = [
  ...[undefined, 'hr_new', 'hr_draft', 'hr_wait', 'hr_refused', 'viewer', 'auditor', 'content01', 'expert01', 'org01'],
  ...['ent_interviewer', 'ent_hr', 'hr01', 'demo_college_staff_2', 'demo_school_finance_1', 'multi', 'school', 'admin'],
];
const callers = asked > 0 ? everybody : [undefined, 'hr01', 'admin'];
const share = Math.ceil(asked / callers.length);

let app: TestApp;
let known: Known;
let writes: () => Promise<Writes>;
const sheets = new Map<string, Buffer>();
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
  known = await readKnown();
  await sql`create table fuzz_user as select id, username, password, status, del_flag from sys_user`.execute(
    app.engine.db,
  );
  writes = await countWrites(app.engine.db);
  for (const route of app.routes)
    if (route.path.endsWith('/importExcel')) sheets.set(route.path, await sheetFor(route));
});
afterAll(() => app.close());

/** A workbook with the headings that an import asks for and cells that no import can use. */
async function sheetFor(route: Route): Promise<Buffer> {
  const e = findEntity(route);
  const titles = e ? importColumns(e).map(({ title }) => title) : ['名称'];
  const cells = ['a\0b', '\ud800', '1e400', '=1+1', '\b', '2026-02-30', '长'.repeat(3000), ''];
  const rows = cells.map((cell, i) => titles.map((_title, at) => (at % cells.length === i ? '一' : cell)));
  const columns = titles.map((title) => ({ title, kind: 'text' as const }));
  const { chunks } = await writeXlsx({ name: '导入', columns, rows });
  return Buffer.concat([...chunks]);
}

async function readKnown(): Promise<Known> {
  const { ports } = app.engine;
  const ids = new Map<string, string[]>();
  for (const e of entities) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(e.table)} order by id limit 30`.execute(
      app.engine.db,
    );
    ids.set(
      e.name,
      rows.map(({ id }) => id),
    );
  }
  const fields = [
    ...entities.flatMap((e) => Object.values(e.fields)),
    ...app.routes.flatMap((r) => Object.values(r.input ?? {})),
  ];
  const dictionaries = new Map<string, string[]>();
  const trees = new Map<string, string[]>();
  for (const { dict, tree } of fields) {
    if (dict && !dictionaries.has(dict))
      dictionaries.set(dict, [...((await ports.dictionary(dict))?.keys() ?? [])].slice(0, 20));
    if (tree && !trees.has(tree)) trees.set(tree, [...(await ports.tree(tree, 1)).keys()].slice(0, 200));
  }
  return { ids, dictionaries, trees };
}

interface Input {
  readonly request: Record<string, unknown>;
  readonly attack: Attack | null;
}
interface Case {
  readonly route: Route;
  readonly method: Route['methods'][number];
  readonly inputs: readonly Input[];
}
function getCases(rounds: number, seed: number): Case[] {
  return app.routes.flatMap((route, i) =>
    route.methods.map((method) => {
      const fields = getInput(route);
      const input = fc.record({
        request: arbitraryRequest(fields, known),
        attack: fc.option(attackOn(fields), { freq: 2 }),
      });
      return { route, method, inputs: fc.sample(input, { numRuns: rounds, seed: seed + i }) };
    }),
  );
}

const getText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
/** The request on the wire: named parts in the path, the rest where the method puts it. */
function onWire({ route, method }: Case, { request, attack }: Input): Wire {
  const rest = { ...request };
  const path = route.path.replace(/:(\w+)|\*$/g, (_part, name: string = 'path') => {
    const value = encodeURIComponent(
      getText(rest[name] ?? 'x')
        .toWellFormed()
        .slice(0, 400),
    );
    delete rest[name];
    return value || 'x';
  });
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]): [string, string] => [name, getText(value).slice(0, 3000)]),
  );
  const isBody = method === 'POST' || method === 'PUT';
  const wire = isBody ? { method, url: `/server${path}`, payload: rest } : { method, url: `/server${path}?${query}` };
  return attack ? attacked(wire, route, attack, sheets.get(route.path)) : wire;
}

const inside =
  /node_modules|\.ts:\d|\bat \w+ \(|select .+ from|insert into|syntax error|violates|relation "|\[object |undefined|NaN/i;
/** What is wrong with an answer; undefined when nothing is. */
function fault(status: number, type: string, body: string, wrote: string | null): string | undefined {
  if (status >= 500) return `status ${status}`;
  if (!type.startsWith('application/json')) return undefined;
  const answer = JSON.parse(body) as { success?: unknown; message?: unknown };
  if (typeof answer.success !== 'boolean') return status === 200 ? undefined : 'no envelope';
  if (answer.success) return undefined;
  const message = String(answer.message ?? '');
  if (!/\p{Script=Han}/u.test(message)) return 'no sentence';
  // What the caller named himself is no secret of ours.
  if (inside.test(message.replace(/[：:].*$/s, ''))) return 'tells of the inside';
  return wrote === null ? undefined : `refused, and yet it wrote to ${wrote}`;
}

const accountOf = new Map<string, string>();
/** A call may have changed the account itself: that is put back as it was before it signs in. */
async function enter(who: string | undefined): Promise<Readonly<Record<string, string>>> {
  if (who === undefined) return { 'x-register-token': 'nobody' };
  const { db } = app.engine;
  if (who.startsWith('ent_') && !accountOf.has(who)) {
    const { rows } = await sql<{ username: string }>`
      select u.username from sys_user u join sys_user_role m on m.user_id = u.id join sys_role r on r.id = m.role_id
      where r.role_code = ${who} and u.status = 1 and u.del_flag = 0 order by u.id limit 1`.execute(db);
    accountOf.set(who, rows[0]?.username as string);
  }
  const account = accountOf.get(who) ?? who;
  const { rows } = await sql<{ id: string }>`
    update sys_user u set username = k.username, password = k.password, status = k.status, del_flag = k.del_flag
    from fuzz_user k where k.id = u.id and k.username = ${account} returning u.id`.execute(db);
  if (who.startsWith('hr_')) {
    const anonymous = { userId: '', username: '', realname: '', tenantId: 1, roles: [], codes: new Set<string>() };
    const session = { ...anonymous, audience: 'student' as const };
    const token = await app.engine.runAs(session, (context) => issueRegistrationToken(context, rows[0]?.id as string));
    return { 'x-register-token': token };
  }
  return { 'x-access-token': await app.signIn(account) };
}
/** Who was let in before may be kept out by what the calls themselves have set. */
const enterAgain = (who: string): Promise<Readonly<Record<string, string>>> => enter(who).catch(() => ({}));

const perRound = (): number => app.routes.reduce((sum, { methods }) => sum + methods.length, 0);

/** One round after the other over all calls; answers what was wrong, each call once, and how many calls were `taken`. */
async function fuzz(who: string | undefined): Promise<{ faults: string[]; calls: number; taken: number }> {
  const rounds = asked > 0 ? Math.ceil(share / perRound()) : 1;
  const nth = callers.indexOf(who);
  const all = getCases(rounds, fixedSeed + 10_000 * nth);
  // Callers whose share is less than a round begin where the one before them ends.
  const from = (nth * share) % all.length;
  const cases = [...all.slice(from), ...all.slice(0, from)];
  const faults = new Map<string, string>();
  let credentials = await enter(who);
  let [calls, taken, before] = [0, 0, (await writes()).n];
  for (let round = 0; round < rounds; round += 1)
    for (const one of cases) {
      if (asked > 0 && calls >= share) break;
      const { headers: more, ...request } = onWire(one, one.inputs[round] as Input);
      const headers = { ...credentials, ...more };
      const response = await app.server.inject({ ...request, headers, remoteAddress: '10.9.8.7' } as never);
      calls += 1;
      if (response.body.startsWith('{"success":true')) taken += 1;
      const after = await writes();
      const type = String(response.headers['content-type'] ?? '');
      const wrong = fault(response.statusCode, type, response.body, after.n === before ? null : after.last);
      before = after.n;
      const name = `${one.method} ${one.route.path}`;
      if (wrong && !faults.has(name)) {
        const sent = JSON.stringify({ ...request, headers: more }).slice(0, 1500);
        faults.set(name, `${name} as ${who}: ${wrong}\n  ${sent}\n  ${response.body.slice(0, 300)}`);
      }
      if (who && response.statusCode === 401) {
        credentials = await enterAgain(who);
        before = (await writes()).n;
      }
    }
  return { faults: [...faults.values()], calls, taken };
}

describe('every call, whatever it is sent', () => {
  it.each(callers)(
    'by %s, answers with a sentence and writes nothing that it refuses',
    async (who) => {
      const { faults, calls, taken } = await fuzz(who);
      if (asked > 0) console.log(`${who ?? '未登录'}：发送 ${calls}，接受 ${taken}，有误的接口 ${faults.length}`);
      expect(faults.join('\n')).toBe('');
      // Some came past every check, else the checks alone would have been tried.
      if (calls >= perRound()) expect(taken).toBeGreaterThan(0);
      expect(calls).toBeGreaterThanOrEqual(asked > 0 ? share : perRound());
    },
    asked > 0 ? 3_600_000 : 120_000,
  );
});
