import { count, entity, ref, text } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context, Services } from '../../src/kit/context.ts';
import { rebuildCounters } from '../../src/kit/counter/recount.ts';
import type { Database } from '../../src/kit/database/open.ts';
import { Engine } from '../../src/kit/engine.ts';
import { listPage } from '../../src/kit/read/list.ts';
import { listQuery } from '../../src/kit/read/query.ts';
import { Registry } from '../../src/kit/schema/registry.ts';
import { createTable, getTable, getTables } from '../../src/kit/schema/schema.ts';
import { jobContext } from '../support/counters.ts';
import { staff } from '../support/sample-fixture.ts';
import { SamplePorts } from '../support/sample-ports.ts';
import { openTestDatabase } from '../support/test-database.ts';

const shared = {
  area: 'sample',
  table: 'sample_sign',
  list: ['code'],
  form: ['code', 'hallId'],
  visible: { staff: 'all' },
} as const;
const fields = {
  ownerType: text({ label: '类别', max: 10, derived: true }),
  code: text({ label: '编号', max: 10, unique: { message: '编号重复' } }),
  hallId: ref({ label: '大厅', to: 'hall' }),
};
/** Two entities over one table. */
const talkSign = entity({
  ...shared,
  name: 'talkSign',
  code: 'sample:talkSign',
  path: '/sample/talkSign',
  title: '讲座签到',
  fields: { ...fields, seat: text({ label: '座位', max: 5 }) },
  fixed: { ownerType: 'talk' },
});
const fairSign = entity({
  ...shared,
  name: 'fairSign',
  code: 'sample:fairSign',
  path: '/sample/fairSign',
  title: '展会签到',
  fields: { ...fields, gate: text({ label: '入口', max: 5 }) },
  fixed: { ownerType: 'fair' },
});
const hall = entity({
  area: 'sample',
  name: 'hall',
  table: 'sample_hall',
  code: 'sample:hall',
  path: '/sample/hall',
  title: '示例大厅',
  fields: {
    name: text({ label: '名称', max: 10 }),
    signs: { kind: 'number', label: '签到', required: false, derived: true, default: 0 },
  },
  list: ['name'],
  form: ['name'],
  visible: { staff: { some: { entity: 'talkSign', field: 'hallId', filter: { all: [] } } }, college: 'all' },
  counters: { signs: count('talkSign', 'hallId') },
});
const all = [talkSign, fairSign, hall];

let database: Database;
let engine: Engine;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const table of getTables(all))
    for (const statement of createTable(table)) await sql.raw(statement).execute(database.db);
  engine = new Engine({
    database,
    registry: new Registry(all),
    provide: () => ({ ports: new SamplePorts(), services: {} as Services }),
    behaviours: [],
    now: () => new Date('2025-10-15T00:00:00Z'),
    reportDefect: (error) => console.error(error),
  });
});
afterAll(() => database.close());
beforeEach(async () => void (await sql`truncate sample_sign, sample_hall`.execute(database.db)));

const run = <T>(work: (context: Context) => Promise<T>): Promise<T> => engine.runAs(staff, work);
const add = (e: typeof talkSign | typeof fairSign, code: string) =>
  run((c) => c.engine.insert(e, { code, hallId: 'h' } as never, c));
const loadCodes = async (e: typeof talkSign | typeof fairSign) =>
  (await listPage(engine.db, e, listQuery(engine, e, {}, staff), engine.scope(staff))).records.map(({ code }) => code);

describe('two entities over one table', () => {
  it('make one table with the columns of both', () => {
    const [table] = getTables(all);
    expect(getTables(all).map(({ name }) => name)).toEqual(['sample_sign', 'sample_hall']);
    expect(Object.keys(table?.columns ?? {})).toEqual(expect.arrayContaining(['seat', 'gate', 'owner_type']));
    expect(() => getTables([talkSign, { ...hall, table: 'sample_sign' } as never])).toThrow('two entities');
    const other = { ...fairSign, fields: { ...fairSign.fields, code: text({ label: '编号', max: 12 }) } };
    expect(() => getTables([talkSign, other as never])).toThrow('disagree on code');
    expect(() => entity({ ...shared, ...fairSign, form: ['ownerType'] } as never)).toThrow('is fixed');
    expect(getTable(talkSign).columns).not.toHaveProperty('gate');
  });

  it('see, find and lock only their own rows', async () => {
    const talk = await add(talkSign, 'T1');
    const fair = await add(fairSign, 'F1');
    expect([talk.ownerType, fair.ownerType]).toEqual(['talk', 'fair']);
    expect(await loadCodes(talkSign)).toEqual(['T1']);
    expect(await loadCodes(fairSign)).toEqual(['F1']);
    await run(async (c) => {
      expect(await c.engine.lock(talkSign, fair.id, c)).toBeUndefined();
      expect(await c.engine.count(talkSign, { all: [] }, c)).toBe(1);
      await expect(c.engine.one(talkSign, fair.id, c)).rejects.toThrow();
      await expect(c.engine.edit(talkSign, { id: fair.id, code: 'X' }, c)).rejects.toThrow();
      await expect(c.engine.remove(talkSign, fair.id, c)).rejects.toThrow();
    });
  });

  it('never change the value that tells them apart', async () => {
    const talk = await add(talkSign, 'T1');
    const set = await run((c) => c.engine.set(talkSign, talk.id, { ownerType: 'fair', code: 'T2' }, c));
    expect(set).toMatchObject({ ownerType: 'talk', code: 'T2' });
    const sent = await run((c) => c.engine.add(talkSign, { code: 'T3', ownerType: 'fair' }, c));
    expect(sent.ownerType).toBe('talk');
  });

  it('have uniqueness, counters and conditions of their own', async () => {
    await run((c) => c.engine.insert(hall, { id: 'h', name: '大厅' } as never, c));
    await add(fairSign, 'A');
    const seen = () => run((c) => c.engine.count(hall, { all: [] }, c));
    expect(await seen()).toBe(0);
    await add(talkSign, 'A');
    expect(await seen()).toBe(1);
    await expect(add(talkSign, 'A')).rejects.toThrow('编号重复');
    const signs = async () =>
      (await sql<{ signs: number }>`select signs from sample_hall`.execute(database.db)).rows[0]?.signs;
    expect(await signs()).toBe(1);
    await sql`update sample_hall set signs = 9`.execute(database.db);
    await rebuildCounters(jobContext(engine));
    expect(await signs()).toBe(1);
  });
});
