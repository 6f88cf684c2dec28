import { entities, isGranted } from '@campus/contract';
import {
  type AnyEntity,
  findField,
  isStored,
  type Party,
  type State,
  type Step,
  stepCode,
  type Workflow,
} from '@campus/contract/kit';
import { failures } from '@campus/contract/messages';
import { patterns } from '@campus/contract/rules';
import { ossFile } from '@campus/contract/system';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../src/kit/write/new-id.ts';
import { oneOfEachKind } from './support/one-of-each-kind.ts';
import { columnsForConstraints } from './support/row-columns.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

/*
 * What is true of every entity with calls of its own, on the sample fixture: who lacks the code is refused, a list agrees
 * with its rows, a row of another tenant or company is not there, every step is taken from its states alone.
 */
let app: TestApp;
const tokens = new Map<string, string>();
const as = async (username: string): Promise<string> => {
  const known = tokens.get(username) ?? (await app.signIn(username));
  tokens.set(username, known);
  return known;
};
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
});
afterAll(() => app.close());

const all = entities.filter((e) => e.path !== '' && e.calls.length > 0);
/** `npm test` asks all of them on PostgreSQL, and here what the embedded database could answer in another way. */
const isRepeated = inject('template').kind === 'embedded' && process.env.EMBEDDED_TESTS !== 'all';
const withCalls = isRepeated ? oneOfEachKind(all) : all;
const refusedText = '没有权限，请联系管理员分配权限！';
const get = async (url: string, user: string) =>
  (await app.call({ method: 'GET', url: `/server${url}`, as: await as(user) })).body;
const post = async (url: string, user: string, payload: object) =>
  (await app.call({ method: 'POST', url: `/server${url}`, as: await as(user), payload })).body;
/** The path of a file that the administrator has uploaded. */
async function storedFile(folder = 'temp'): Promise<string> {
  const url = `${folder}/${newId()}.pdf`;
  await sql`insert into ${sql.table(ossFile.table)} (id, tenant_id, create_by, create_time, file_name, url)
    values (${newId()}, 1, 'admin', now(), ${url}, ${url})`.execute(app.engine.db);
  return url;
}
const anyRow = async (e: AnyEntity): Promise<{ id: string; tenantId: number } | undefined> =>
  (
    await sql<{
      id: string;
      tenantId: number;
    }>`select id, tenant_id from ${sql.table(e.table)} ${sql.raw(e.appendOnly ? '' : 'where del_flag = 0')} order by id limit 1`.execute(
      app.engine.db,
    )
  ).rows[0];

describe.each(withCalls)('$title ($name)', (e) => {
  if (e.calls.includes('list')) {
    it('is refused to a user without its code', async () => {
      const stranger = isGranted('school_finance', e.can.list as string) ? 'content01' : 'demo_school_finance_1';
      const answer = await get(`${e.path}/list`, stranger);
      expect(answer).toMatchObject({ success: false, code: 510, message: refusedText });
    });
    it('lists as many rows as it counts, each once, and none of another tenant', async () => {
      const { result } = await get(`${e.path}/list?pageSize=1000&column=createTime&order=asc`, 'admin');
      const ids = result.records.map((r: { id: string }) => r.id);
      expect(new Set(ids).size).toBe(Math.min(result.total, 1000));
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::int as n from ${sql.table(e.table)} where id = any(${ids}::text[]) ${sql.raw(e.tenant ? 'and tenant_id <> 1' : 'and false')}`.execute(
        app.engine.db,
      );
      expect(rows[0]?.n).toBe(0);
    });
    it('ignores unknown parameters, refuses unknown sort columns, and keeps secrets', async () => {
      expect((await get(`${e.path}/list?nope=1&__proto__=2`, 'admin')).success).toBe(true);
      expect((await get(`${e.path}/list?column=${encodeURIComponent('id;drop table x')}`, 'admin')).message).toMatch(
        /^请注意，将要排序的列字段不存在：/,
      );
      const secrets = Object.entries(e.fields)
        .filter(([, f]) => f.secret)
        .map(([name]) => name);
      const { result } = await get(`${e.path}/list?pageSize=20`, 'admin');
      for (const row of result.records) for (const name of secrets) expect(row).not.toHaveProperty(name);
    });
    it('finds rows by their ids, as references ask for them: one with a comma behind it, or several', async () => {
      const { result } = await get(`${e.path}/list?pageSize=2`, 'admin');
      const ids: string[] = result.records.map((r: { id: string }) => r.id);
      for (const wanted of [ids.slice(0, 1), ids].filter((list) => list.length > 0)) {
        const found = await get(`${e.path}/list?id=${encodeURIComponent(`${wanted.join(',')},`)}`, 'admin');
        expect(found.result.records.map((r: { id: string }) => r.id).sort()).toEqual(wanted.toSorted());
      }
    });
    it('answers the same whether its usual order is asked for or not', async () => {
      const { column, order } = e.sort || { column: 'createTime', order: 'desc' };
      const ids = async (query: string) =>
        (await get(`${e.path}/list?pageSize=50${query}`, 'admin')).result.records.map(({ id }: { id: string }) => id);
      expect(await ids(`&column=${column}&order=${order}&field=id,${e.list.join(',')}`)).toEqual(await ids(''));
    });
    it('sorts by every column it shows', async () => {
      for (const name of e.list as readonly string[]) {
        const field = findField(e, name);
        if (
          !field ||
          field.kind === 'json' ||
          field.encrypted ||
          field.secret ||
          !(isStored(field) || field.kind === 'through')
        )
          continue;
        expect((await get(`${e.path}/list?column=${name}&order=asc&pageSize=3`, 'admin')).success, name).toBe(true);
      }
    });
  }
  if (e.calls.includes('add') && !e.appendOnly) {
    it('refuses an unknown key under its own prefix and never answers with a defect', async () => {
      expect((await post(`${e.path}/add`, 'admin', { definitelyUnknown: 1 })).message).toBe(
        '不支持的字段：definitelyUnknown',
      );
      for (const body of [
        {},
        { id: 1 },
        Object.fromEntries(Object.keys(e.fields).map((name) => [name, { evil: [1] }])),
      ]) {
        const answer = await post(`${e.path}/add`, 'admin', body);
        expect(answer, JSON.stringify(body)).toMatchObject({ success: false });
        expect([500, 510]).toContain(answer.code);
        expect(answer.message).not.toContain('系统异常');
      }
    });
  }
  if (e.calls.includes('queryById')) {
    it('answers a row that is not there, and one of another tenant, alike', async () => {
      const missing = await get(`${e.path}/queryById?id=1790000000000000009`, 'admin');
      expect(missing).toMatchObject({ success: false, message: e.missing ?? '数据不存在或无权访问' });
      const other = 'demo_school_admin_2';
      const { rows } = await sql<{
        id: string;
      }>`select id from ${sql.table(e.table)} where ${sql.raw(e.tenant ? 'tenant_id = 3' : 'false')} limit 1`.execute(
        app.engine.db,
      );
      const open = (await get(`${e.path}/list`, other)).code === 200;
      if (rows[0] && open)
        expect(await get(`${e.path}/queryById?id=${rows[0].id}`, other)).toEqual({
          ...missing,
          timestamp: expect.any(Number),
        });
    });
  }
  const flow = e.workflow as Workflow | undefined;
  if (flow) steps(e, flow);
});

const parties = (step: Step): readonly Party[] => (typeof step.by === 'string' ? [step.by as Party] : step.by);
/** The steps of one call with the same values, of which the state of a row selects one. */
function siblings(flow: Workflow, name: string): string[] {
  const keyOf = (one: string): string => JSON.stringify([flow.steps[one]?.call ?? one, flow.steps[one]?.with ?? {}]);
  return Object.keys(flow.steps).filter((one) => keyOf(one) === keyOf(name));
}
/** The state of a row decides whether a step is open; the rows of the sample fixture keep their own states here. */
function steps(e: AnyEntity, flow: Workflow): void {
  for (const [name, step] of Object.entries(flow.steps)) {
    if (!parties(step).some((p) => p === 'staff' || p === 'owner')) continue;
    it(`refuses ${name} to a user without ${stepCode(e.code, name, step)}`, async () => {
      const row = await anyRow(e);
      const codes = siblings(flow, name).map((other) => stepCode(e.code, other, flow.steps[other] as Step));
      const isHeld = codes.some((code) => isGranted('school_finance', code));
      const stranger = isHeld ? 'content01' : 'demo_school_finance_1';
      const answer = await post(`${e.path}/${step.call ?? name}`, stranger, {
        id: row?.id ?? '1',
        ...step.with,
      });
      expect(answer).toMatchObject({ success: false, code: 510, message: refusedText });
    });
    for (const [state, { code, label }] of Object.entries(flow.states) as [string, State][]) {
      const isOpen = siblings(flow, name).some((other) => flow.steps[other]?.from.includes(state));
      if (isOpen || !parties(step).includes('staff')) continue;
      it(`refuses ${name} from ${label}`, async () => {
        const id = newId();
        // Only the state matters: a row that holds nothing else shows that it is asked before anything is done.
        const more = columnsForConstraints(e, { [flow.column]: code });
        const row = {
          ...more,
          id,
          tenantId: 1,
          createBy: 'admin',
          createTime: '2026-11-20 09:00:00',
          [flow.column]: code,
        };
        await sql`
          insert into ${sql.table(e.table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
          values (${sql.join(Object.values(row))})`.execute(app.engine.db);
        const filled: Record<string, unknown> = {};
        for (const [key, f] of Object.entries(step.input ?? {})) {
          const target = f.kind === 'ref' ? entities.find((other) => other.name === f.to) : undefined;
          if (target) filled[key] = (await anyRow(target))?.id;
          else if (f.kind === 'dict' || f.kind === 'dicts') filled[key] = String(f.only?.[0] ?? 1);
          else if (f.kind === 'choice') filled[key] = Object.keys(f.options ?? {})[0];
          else if (f.kind === 'date') filled[key] = '2026-12-01';
          else if (f.kind === 'dateTime') filled[key] = '2026-12-01 09:00:00';
          else if (f.pattern === patterns.mobile) filled[key] = '13900001234';
          else if (f.kind === 'money') filled[key] = '1';
          else if (f.kind === 'file') filled[key] = await storedFile(f.folder);
          else filled[key] = f.kind === 'flag' ? 0 : '原因写在这里，便于核对';
        }
        const answer = await post(`${e.path}/${step.call ?? name}`, 'admin', { id, ...step.with, ...filled });
        expect(answer).toMatchObject({ success: false });
        expect(answer.message).toContain(failures.wrongState.text(label, step.label));
        await sql`delete from ${sql.table(e.table)} where id = ${id}`.execute(app.engine.db);
      });
    }
  }
}
