import { entities } from '@campus/contract';
import {
  type AnyEntity,
  type Filter,
  failure,
  isAudited,
  isLeaf,
  type Some,
  type State,
  type Step,
  type Workflow,
} from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { patterns } from '@campus/contract/rules';
import { ossFile } from '@campus/contract/system';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fairBoothBehaviour } from '../src/areas/jobfair/fair-booth.ts';
import { newId } from '../src/kit/write/new-id.ts';
import { bareEngine, Clock, someone } from './support/bare-engine.ts';
import { columnsFor, columnsForConstraints, ownSession } from './support/row-columns.ts';
import type { SamplePorts } from './support/sample-ports.ts';
import { recordWrites } from './support/statement-count.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

/* The history of every workflow: one entry per change of state, readable with the row it belongs to. */
/** Also the student and the company of the rows, whose own steps are taken, too. */
const session = someone('admin', ownSession);
let app: TestApp;
let engine: ReturnType<typeof bareEngine>;
beforeAll(async () => {
  // Acts of the test come after all of the sample data.
  app = await createTestApp({ filled: 'tiny', now: () => new Date() });
  // Without behaviours, every step of every workflow can be taken on a row that holds nothing but its state. A booth that
  // is given back has no holder, which its constraint demands.
  const ports = app.engine.ports as SamplePorts;
  engine = bareEngine(app.engine.database, new Clock('2026-11-20T10:00:00+08:00'), [fairBoothBehaviour], ports);
});
afterAll(() => app.close());

interface Entry {
  readonly bizType: string;
  readonly action: string;
  readonly fromStatus: number;
  readonly toStatus: number;
  readonly reason: string | null;
  readonly operator: string;
}
const loadEntries = async (id: string): Promise<Entry[]> =>
  (await sql<Entry>`select * from biz_audit_log where biz_id = ${id} order by operate_time, id`.execute(engine.db))
    .rows;

/** Columns that make the conditions of a step true. */
const getColumns = ({ when, requires = [] }: Step): Record<string, unknown> =>
  Object.assign({}, columnsFor(when), ...requires.map(({ holds }) => columnsFor(holds)));
/** The same, with references to rows that hold the values which are read through them. */
async function resolveThrough(e: AnyEntity, columns: Record<string, unknown>): Promise<Record<string, unknown>> {
  const stored: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(columns)) {
    const source = e.fields[name]?.kind === 'through' ? engine.registry.source(e, name) : undefined;
    if (source?.via) {
      const { entity, name: reference } = source.via;
      stored[reference] = await insertRow(entity, { ...initialState(entity), [source.column]: value });
    } else stored[name] = value;
  }
  return stored;
}
/** Columns and references that give phases the wanted values. */
async function resolvePhases(e: AnyEntity, columns: Record<string, unknown>): Promise<Record<string, unknown>> {
  const stored: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(columns)) {
    const rows = e.fields[name]?.phases?.find(([code]) => code === value)?.[1];
    Object.assign(stored, rows ? columnsFor(rows) : { [name]: value });
    for (const { some } of rows ? listRelated(rows) : [])
      stored[some.of ?? 'id'] = await insertRow(engine.registry.get(some.entity), columnsFor(some.filter));
  }
  return stored;
}
const listRelated = (filter: Filter): readonly Some[] =>
  isLeaf(filter) || 'any' in filter ? [] : 'all' in filter ? filter.all.flatMap(listRelated) : [filter];
async function insertRow(e: AnyEntity, asked: Record<string, unknown>): Promise<string> {
  const id = newId();
  const columns = await resolveThrough(e, await resolvePhases(e, asked));
  const given = { id, tenantId: 1, createBy: 'admin', createTime: '2026-11-20 09:00:00', ...e.fixed, ...columns };
  const row = { ...columnsForConstraints(e, given), ...given };
  const names = Object.keys(row).map((name) => sql.ref(name));
  await sql`insert into ${sql.table(e.table)} (${sql.join(names)}) values (${sql.join(Object.values(row))})`.execute(
    engine.db,
  );
  return id;
}
/** The path of a file that the caller has uploaded. */
async function storedFile(folder: string): Promise<string> {
  const url = `${folder}/${newId()}.pdf`;
  await insertRow(ossFile, { fileName: url, url });
  return url;
}
function initialState({ workflow }: AnyEntity): Record<string, unknown> {
  const flow = workflow as Workflow | undefined;
  return flow ? { [flow.column]: flow.states[flow.initial]?.code } : {};
}
async function inputFor(step: Step): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(step.input ?? {})) {
    const target = field.kind === 'ref' ? entities.find((other) => other.name === field.to) : undefined;
    if (target) input[name] = await insertRow(target, initialState(target));
    else if (field.kind === 'dict' || field.kind === 'dicts') input[name] = String(field.only?.[0] ?? 1);
    else if (field.kind === 'date') input[name] = '2026-12-01';
    else if (field.kind === 'dateTime') input[name] = '2026-12-01 09:00:00';
    else if (field.kind === 'json') input[name] = field.fault?.([{}]) === undefined ? [{}] : [];
    else if (field.pattern === patterns.mobile) input[name] = '13900001234';
    else if (field.kind === 'money') input[name] = '1';
    else if (field.kind === 'choice') input[name] = Object.keys(field.options ?? {})[0];
    // A scan is given instead.
    else if (field.control === 'signature') continue;
    else if (field.kind === 'file') input[name] = await storedFile(field.folder ?? 'temp');
    else input[name] = field.kind === 'flag' || field.kind === 'number' ? 1 : '原因写在这里，便于核对';
  }
  return input;
}

const flows = entities.flatMap((e) => (e.workflow ? [{ e, flow: e.workflow as Workflow, title: e.title }] : []));

describe.each(flows)('$title', ({ e, flow }) => {
  const getCode = (state: string): number => (flow.states[state] as State).code;
  const take = (name: string, id: string, input: Record<string, unknown>) =>
    engine.runAs(session, (context) => engine.step(e, name as never, id, input, context, true));

  it.each(Object.keys(flow.steps))('records one entry for %s, also when it is taken twice at once', async (name) => {
    const step = flow.steps[name] as Step;
    const [from] = step.from as readonly [string];
    const to = typeof step.to === 'string' ? step.to : (step.to[0] as string);
    const id = await insertRow(e, { [flow.column]: getCode(from), ...getColumns(step) });
    const input = await inputFor(step);
    const version = { version: 0 };
    const outcomes = await Promise.allSettled([1, 2].map(() => take(name, id, { ...input, ...version })));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const expected = { bizType: e.name, action: name, fromStatus: getCode(from), toStatus: getCode(to) };
    expect(await loadEntries(id)).toMatchObject([{ ...expected, operator: 'admin' }]);
  });

  it.each(Object.keys(flow.steps))('records nothing for a refused %s', async (name) => {
    const step = flow.steps[name] as Step;
    const closed = Object.keys(flow.states).find((state) => !step.from.includes(state));
    const id = await insertRow(e, { [flow.column]: getCode(closed ?? flow.initial) });
    const input = { ...(await inputFor(step)), ...(closed ? {} : { version: 7 }) };
    await expect(take(name, id, input)).rejects.toThrow();
    expect(await loadEntries(id)).toEqual([]);
  });
});

describe('who acted', () => {
  const audited = flows.filter(({ e, flow }) => isAudited(flow) && e.fields.auditBy);
  it.each(audited.flatMap(({ e, title }) => [[title, 'approve', e] as const, [title, 'reject', e] as const]))(
    'is named by the real name when %s takes %s',
    async (_title, name, e) => {
      const flow = e.workflow as Workflow;
      const step = flow.steps[name] as Step;
      const id = await insertRow(e, { [flow.column]: flow.states.waiting?.code, ...getColumns(step) });
      const input = await inputFor(step);
      await engine.runAs(session, (context) => engine.step(e, name as never, id, input, context, true));
      const row = await engine.runAs(session, (context) => engine.one(e, id, context));
      expect(row).toMatchObject({ auditBy: 'admin', auditBy_dictText: '系统管理员' });
    },
  );
  it('is a field of users wherever a username is stored', async () => {
    const named: string[] = [];
    for (const e of entities)
      for (const [name, field] of Object.entries(e.fields)) {
        if (field.kind !== 'text' || field.secret || !name.endsWith('By')) continue;
        const { rows } = await sql`
          select 1 from ${sql.table(e.table)} r join sys_user u on u.username = ${sql.ref(`r.${name}`)} limit 1`.execute(
          engine.db,
        );
        if (rows.length > 0) named.push(`${e.name}.${name}`);
      }
    expect(named).toEqual([]);
  });
});

describe('the reason of an entry', () => {
  const loadReasons = async (entity: string, name: string, input: Record<string, unknown>) => {
    const e = entities.find((one) => one.name === entity) as AnyEntity;
    const flow = e.workflow as Workflow;
    const from = (flow.steps[name] as Step).from[0] as string;
    const id = await insertRow(e, { [flow.column]: (flow.states[from] as State).code });
    await engine.runAs(session, (context) => engine.step(e, name as never, id, input, context, true));
    return (await loadEntries(id)).map(({ reason }) => reason);
  };
  it('is the text that the step asks for', async () => {
    expect(await loadReasons('companyPost', 'offline', { reason: '虚假招聘信息', violationType: 3 })).toEqual([
      '虚假招聘信息',
    ]);
    expect(await loadReasons('recommend', 'refuse', { refuseReason: '岗位已招满' })).toEqual(['岗位已招满']);
    expect(await loadReasons('resume', 'reject', { opinion: '成绩单缺少盖章' })).toEqual(['成绩单缺少盖章']);
    expect(await loadReasons('companyPost', 'submit', {})).toEqual([null]);
  });
});

describe('reading a history', () => {
  const read = async (username: string, bizType: string, bizId: string) =>
    (
      await app.call({
        method: 'GET',
        url: `/server/audit/auditLog/list?bizType=${bizType}&bizId=${bizId}`,
        as: await app.signIn(username),
      })
    ).body;
  const one = async (table: string, where: string): Promise<{ id: string }> => {
    const { rows } = await sql<{
      id: string;
    }>`select id from ${sql.table(table)} where ${sql.raw(where)} limit 1`.execute(app.engine.db);
    return rows[0] as { id: string };
  };
  const missing = { success: false, message: failure('notFound').message };

  it('shows staff everything, newest first, and says what was done in words', async () => {
    const { id } = await one('rc_company_post', 'post_status = 3 and tenant_id = 1 and del_flag = 0');
    const post = entities.find((e) => e.name === 'companyPost') as AnyEntity;
    await app.engine.runAs(session, (context) => context.engine.step(post, 'withdraw' as never, id, {}, context, true));
    const { result } = await read('demo_school_admin_1', 'companyPost', id);
    expect(result[0]).toMatchObject({
      action: 'withdraw',
      action_dictText: '撤回',
      fromStatus_dictText: '审核中',
      toStatus_dictText: '草稿',
      operator: 'admin',
      ip: null,
    });
  });
  it('hides rows of other tenants, unknown rows and unknown kinds alike', async () => {
    const other = await one('rc_company_post', 'tenant_id = 3');
    expect(await read('demo_school_admin_1', 'companyPost', other.id)).toMatchObject(missing);
    expect(await read('demo_school_admin_1', 'companyPost', '1790000000000000009')).toMatchObject(missing);
    expect(await read('demo_school_admin_1', 'sysUser', other.id)).toMatchObject(missing);
    expect(await read('demo_school_admin_1', '__proto__', other.id)).toMatchObject(missing);
  });
  it('needs the list permission of the entity', async () => {
    const post = await one('rc_company_post', 'tenant_id = 1 and del_flag = 0');
    expect(await read('demo_school_finance_1', 'companyPost', post.id)).toMatchObject({ success: false, code: 510 });
  });
});

it('writes the entries of many rows by one statement', async () => {
  const ids = Array.from({ length: 20 }, newId);
  const changes = ids.map((id) => ({ id, from: 1, to: 2, action: 'pause', reason: '企业停用' }));
  const statements = await recordWrites(app.database, () =>
    app.engine.runAs(session, (c) => c.engine.ports.transition(c, companyPost, ...changes)),
  );
  expect(statements).toHaveLength(1);
  for (const id of ids)
    expect(await loadEntries(id)).toMatchObject([
      { bizType: 'companyPost', action: 'pause', fromStatus: 1, toStatus: 2, reason: '企业停用', operator: 'admin' },
    ]);
});
