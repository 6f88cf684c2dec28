import { date, dateTime, dict, entity, number, text } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { behaviour } from '../../src/kit/behaviour.ts';
import type { Services } from '../../src/kit/context.ts';
import type { Database } from '../../src/kit/database/open.ts';
import { Engine } from '../../src/kit/engine.ts';
import { Registry } from '../../src/kit/schema/registry.ts';
import { createTable, getTable } from '../../src/kit/schema/schema.ts';
import { staff } from '../support/sample-fixture.ts';
import { SamplePorts } from '../support/sample-ports.ts';
import { openTestDatabase } from '../support/test-database.ts';

const plot = entity({
  area: 'sample',
  name: 'plot',
  table: 'sample_plot',
  code: 'sample:plot',
  path: '/sample/plot',
  title: '示例地块',
  fields: {
    name: text({ label: '名称', max: 20 }),
    zone: text({ label: '区域', max: 5 }),
    kind: dict({ label: '类别', dict: 'sample_level', numeric: true }),
    opens: dateTime({ label: '开始' }),
    closes: dateTime({ label: '结束' }),
    firstDay: date({ label: '首日' }),
    lastDay: date({ label: '末日' }),
    x: number({ label: '横' }),
    w: number({ label: '宽' }),
    y: number({ label: '纵' }),
    h: number({ label: '高' }),
  },
  list: ['name'],
  form: ['name'],
  visible: { staff: 'all' },
  periods: [
    { name: 'time', equal: ['zone'], ranges: [['opens', 'closes']], when: ['kind', 'eq', 1], message: '时间冲突' },
    { name: 'days', equal: ['zone'], ranges: [['firstDay', 'lastDay']], when: ['kind', 'eq', 2], message: '日期冲突' },
    {
      name: 'place',
      equal: ['zone'],
      ranges: [
        { start: 'x', length: 'w' },
        { start: 'y', length: 'h' },
      ],
      when: ['kind', 'eq', 3],
      message: '位置重叠',
      errorCode: 'RC_PLACE',
    },
  ],
  uniques: [
    { name: 'first', fields: ['zone', 'name'], when: ['kind', 'eq', 4], message: '名称重复', errorCode: 'RC_FIRST' },
    { name: 'second', fields: ['zone', 'name'], when: ['kind', 'eq', 5], message: '名称又重复' },
    { name: 'single', fields: [], when: ['kind', 'eq', 6], message: '只能启用一个', errorCode: 'RC_SINGLE' },
  ],
});

let database: Database;
let engine: Engine;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const statement of createTable(getTable(plot))) await sql.raw(statement).execute(database.db);
  engine = new Engine({
    database,
    registry: new Registry([plot]),
    provide: () => ({ ports: new SamplePorts(), services: {} as Services }),
    behaviours: [behaviour(plot, { conflict: (row, other) => (row.kind === 1 ? `与“${other.name}”冲突` : undefined) })],
    now: () => new Date('2025-10-15T00:00:00Z'),
    reportDefect: (error) => console.error(error),
  });
});
afterAll(() => database.close());
beforeEach(async () => void (await sql`truncate sample_plot`.execute(database.db)));

type Values = Record<string, unknown>;
const add = (values: Values, tenantId = 1) =>
  engine.runAs({ ...staff, tenantId }, (c) => engine.insert(plot, { zone: 'A', name: 'first', ...values } as never, c));
const fails = (values: Values, tenantId?: number): Promise<unknown> =>
  add(values, tenantId).then(
    () => undefined,
    (error: unknown) => error,
  );
const hours = (from: number, to: number): Values => ({
  kind: 1,
  opens: `2025-10-15 ${String(from).padStart(2, '0')}:00:00`,
  closes: `2025-10-15 ${String(to).padStart(2, '0')}:00:00`,
});
const days = (from: number, to: number): Values => ({ kind: 2, firstDay: `2025-10-${from}`, lastDay: `2025-10-${to}` });
const place = (x: number, y: number): Values => ({ kind: 3, x, w: 10, y, h: 10 });

describe('periods', () => {
  it.each([
    ['times: the end is free', hours(9, 11), hours(11, 12), hours(10, 12), '与“first”冲突'],
    ['dates: the last day is taken', days(10, 12), days(13, 14), days(12, 13), '日期冲突'],
    ['places: both ranges must overlap', place(0, 0), place(5, 10), place(9, 9), '位置重叠'],
  ])('hold for %s', async (_what, first, free, taken, message) => {
    await add(first);
    expect(await fails(free)).toBeUndefined();
    expect(await fails({ ...taken, zone: 'B' })).toBeUndefined();
    expect(await fails(taken, 2)).toBeUndefined();
    expect(await fails(taken)).toMatchObject({ message });
  });
  it('are open where an end is empty', async () => {
    await add({ ...hours(9, 11), closes: null });
    expect(await fails(hours(20, 21))).toMatchObject({ message: '与“first”冲突' });
    expect(await fails(hours(7, 9))).toBeUndefined();
  });
  it('are checked again when a row begins to count, and forgotten when it is deleted', async () => {
    const { id } = await add(hours(9, 11));
    const idle = await add({ ...hours(9, 11), kind: 9 });
    const wake = () => engine.runAs(staff, (c) => engine.set(plot, idle.id, { kind: 1 } as never, c));
    await expect(wake()).rejects.toMatchObject({ message: '与“first”冲突', detail: { with: id } });
    await engine.runAs(staff, (c) => engine.remove(plot, id, c));
    await expect(wake()).resolves.toMatchObject({ kind: 1 });
  });
  it('let one of many parallel writers win, and name it to the others', async () => {
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, i) => fails({ ...hours(9, 11), name: `row${i}` })),
    );
    const { rows } = await sql<{ name: string }>`select name from sample_plot`.execute(database.db);
    expect(rows).toHaveLength(1);
    const others = replies.filter((reply) => reply !== undefined);
    expect(others).toHaveLength(29);
    for (const reply of others) expect(reply).toMatchObject({ message: `与“${rows[0]?.name}”冲突` });
  });
  it('are held by the constraint for statements that do not ask', async () => {
    await add(place(0, 0));
    const statement = sql`
      insert into sample_plot (id, tenant_id, create_by, create_time, zone, kind, x, w, y, h)
      values ('raw', 1, 'x', now(), 'A', 3, 5, 5, 5, 5)`;
    await expect(statement.execute(database.db)).rejects.toMatchObject({ code: '23P01' });
  });
});

describe('unique sets', () => {
  it('of the same fields differ by their names', async () => {
    for (const kind of [4, 5]) expect(await fails({ kind })).toBeUndefined();
    expect(await fails({ kind: 4 })).toMatchObject({ message: '名称重复', errorCode: 'RC_FIRST' });
    expect(await fails({ kind: 5 })).toMatchObject({ message: '名称又重复', fields: { name: '名称又重复' } });
  });
  it('without fields allow one row of the tenant, also in parallel', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => fails({ kind: 6 })));
    const refused = replies.filter((reply) => reply !== undefined);
    expect(refused).toHaveLength(9);
    expect(refused[0]).toMatchObject({ message: '只能启用一个', errorCode: 'RC_SINGLE', fields: undefined });
    expect(await fails({ kind: 6 }, 2)).toBeUndefined();
  });
  it('need names when their fields are the same', () => {
    const twice = plot.uniques?.map(({ name: _name, ...set }) => set);
    expect(() => getTable({ ...plot, uniques: twice } as never)).toThrow(/give one a name/);
  });
});
