import { entities } from '@campus/contract';
import {
  type AnyEntity,
  type Fields,
  formFields,
  number,
  ref,
  type Step,
  searchItems,
  text,
  type Workflow,
} from '@campus/contract/kit';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '../../src/kit/route.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { countWrites, type Writes } from '../support/write-count.ts';
import { type Known, requestOf } from './hostile-values.ts';

/*
 * Every call of the product is sent what its declaration allows and what it does not, by three callers. Whatever comes:
 * no defect, always the envelope with a sentence in Chinese, nothing of the inside; and a refused call leaves no trace in
 * the tables of the business.
 */
const budgetMs = 8_000;
/** Rounds that are made however long they take. */
const least = 3;
const most = 40;
const fixedSeed = 20_261_121;

let app: TestApp;
let known: Known;
let writes: () => Promise<Writes>;
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
  known = await readKnown();
  await sql`create table fuzz_user as select id, username, password, status, del_flag from sys_user`.execute(
    app.engine.db,
  );
  writes = await countWrites(app.engine.db);
}, 120_000);
afterAll(() => app.close());

async function readKnown(): Promise<Known> {
  const { ports } = app.engine.parts;
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

/** What a call of an entity reads, beside what endpoints declare themselves. */
function inputOf(route: Route): Fields {
  if (route.input) return route.input;
  const at = route.path.lastIndexOf('/');
  const e = entities.find(({ path }) => path !== '' && path === route.path.slice(0, at));
  return e ? entityInput(e, route.path.slice(at + 1)) : { id: text({ label: 'ID' }), path: text({ label: '路径' }) };
}
function entityInput(e: AnyEntity, call: string): Fields {
  const id = { id: ref({ label: 'ID', to: e.name }) };
  const ids = { ids: text({ label: 'ID' }) };
  if (call === 'add') return formFields(e, 'add', 'staff');
  if (call === 'edit') return { ...id, ...formFields(e, 'edit', 'staff'), version: number({ label: '版本' }) };
  if (call === 'list' || call === 'exportXls') return { ...ids, ...searches(e), selections: text({ label: '勾选' }) };
  const steps = Object.entries((e.workflow as Workflow | undefined)?.steps ?? {}) as [string, Step][];
  const taken = steps.filter(([name, step]) => (step.call ?? name) === call);
  return {
    ...id,
    ...ids,
    ...Object.assign({}, ...taken.flatMap(([, { with: fixed, input }]) => [given(fixed), input])),
  };
}
const given = (fixed: Readonly<Record<string, unknown>> | undefined): Fields =>
  Object.fromEntries(Object.keys(fixed ?? {}).map((name) => [name, number({ label: name, min: 0, max: 3 })]));
const searches = (e: AnyEntity): Fields => ({
  ...Object.fromEntries(
    searchItems(e).flatMap(({ name, field }) => [
      [name, field],
      [`${name}_begin`, field],
      [`${name}_MultiString`, field],
    ]),
  ),
  ...Object.fromEntries(
    ['pageNo', 'pageSize', 'column', 'order', 'superQueryParams', 'superQueryMatchType', 'sortInfoString'].map(
      (name) => [name, text({ label: name })],
    ),
  ),
});

interface Case {
  readonly route: Route;
  readonly method: Route['methods'][number];
  readonly requests: readonly Record<string, unknown>[];
}
function casesOf(): Case[] {
  return app.routes.flatMap((route, i) =>
    route.methods.map((method) => ({
      route,
      method,
      requests: fc.sample(requestOf(inputOf(route), known), { numRuns: most, seed: fixedSeed + i }),
    })),
  );
}

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
/** The request on the wire: named parts in the path, the rest where the method puts it. */
function onWire({ route, method }: Case, request: Readonly<Record<string, unknown>>) {
  const rest = { ...request };
  const path = route.path.replace(/:(\w+)|\*$/g, (_part, name: string = 'path') => {
    const value = encodeURIComponent(
      textOf(rest[name] ?? 'x')
        .toWellFormed()
        .slice(0, 400),
    );
    delete rest[name];
    return value || 'x';
  });
  if (method === 'POST' || method === 'PUT') return { method, url: `/server${path}`, payload: rest };
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]): [string, string] => [name, textOf(value).slice(0, 3000)]),
  );
  return { method, url: `/server${path}?${query}` };
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
  if (inside.test(message)) return 'tells of the inside';
  return wrote === null ? undefined : `refused, and yet it wrote to ${wrote}`;
}

/** A call may end the caller's session, or change the account itself: that is put back as it was. */
async function signInAgain(who: string): Promise<string> {
  await sql`
    update sys_user u set username = k.username, password = k.password, status = k.status, del_flag = k.del_flag
    from fuzz_user k where k.id = u.id and k.username = ${who}`.execute(app.engine.db);
  return app.signIn(who);
}

/** Rounds over all calls until the time is up, at least three; answers what was wrong, each call once, and how many calls were `taken`. */
async function fuzz(who: string | undefined): Promise<{ faults: string[]; calls: number; taken: number }> {
  const cases = casesOf();
  const faults = new Map<string, string>();
  const until = performance.now() + budgetMs;
  let token = who && (await app.signIn(who));
  let [calls, taken, before] = [0, 0, (await writes()).n];
  for (let rounds = 0; rounds < most && (rounds < least || performance.now() < until); rounds += 1)
    for (const one of cases) {
      if (rounds >= least && performance.now() > until) break;
      const request = onWire(one, one.requests[rounds] as Record<string, unknown>);
      const headers = { ...(token && { 'x-access-token': token }), 'x-register-token': 'nobody' };
      const response = await app.server.inject({ ...request, headers, remoteAddress: '10.9.8.7' } as never);
      calls += 1;
      if (response.body.startsWith('{"success":true')) taken += 1;
      const after = await writes();
      const type = String(response.headers['content-type'] ?? '');
      const wrong = fault(response.statusCode, type, response.body, after.n === before ? null : after.last);
      before = after.n;
      const name = `${one.method} ${one.route.path}`;
      if (wrong && !faults.has(name))
        faults.set(
          name,
          `${name} as ${who}: ${wrong}\n  ${JSON.stringify(request).slice(0, 1500)}\n  ${response.body.slice(0, 300)}`,
        );
      if (who && response.statusCode === 401) {
        token = await signInAgain(who);
        before = (await writes()).n;
      }
    }
  return { faults: [...faults.values()], calls, taken };
}

describe('every call, whatever it is sent', () => {
  it.each([undefined, 'hr01', 'admin'])(
    'by %s, answers with a sentence and writes nothing that it refuses',
    async (who) => {
      const { faults, calls, taken } = await fuzz(who);
      expect(faults.join('\n')).toBe('');
      // Some came past every check, else the checks alone would have been tried.
      expect(taken).toBeGreaterThan(0);
      expect(calls).toBeGreaterThan(app.routes.length);
    },
    120_000,
  );
});
