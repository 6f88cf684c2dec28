import { entity, number, ref, text } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context, Services } from '../../src/kit/context.ts';
import type { Database } from '../../src/kit/database/open.ts';
import { Engine } from '../../src/kit/engine.ts';
import { Registry } from '../../src/kit/schema/registry.ts';
import { createTable, getTable } from '../../src/kit/schema/schema.ts';
import { staff } from '../support/sample-fixture.ts';
import { SamplePorts } from '../support/sample-ports.ts';
import { openTestDatabase } from '../support/test-database.ts';

const base = { area: 'sample', code: 'sample:seat', visible: { staff: 'all' } } as const;
/** A talk with seats, a waiting list, and leaflets without a waiting list. */
const talk = entity({
  ...base,
  name: 'talk',
  table: 'sample_talk',
  path: '/sample/talk',
  title: '示例讲座',
  fields: {
    name: text({ label: '名称', max: 20 }),
    places: number({ label: '座位' }),
    taken: number({ label: '已占', derived: true, default: 0 }),
    waits: number({ label: '候补', derived: true, default: 0 }),
    lastNo: number({ label: '候补序号', derived: true, default: 0 }),
    leaflets: number({ label: '手册' }),
    given: number({ label: '已发', derived: true, default: 0 }),
  },
  list: ['name'],
  form: ['name'],
  quotas: {
    seats: { limit: 'places', taken: 'taken', waiting: { count: 'waits', last: 'lastNo' } },
    leaflets: { limit: 'leaflets', taken: 'given' },
  },
});
const guest = entity({
  ...base,
  name: 'guest',
  table: 'sample_guest',
  path: '/sample/guest',
  title: '示例听众',
  fields: { talkId: ref({ label: '讲座', to: 'talk' }), waitNo: number({ label: '候补序号' }) },
  display: 'talkId',
  list: ['talkId'],
  form: [],
});

let database: Database;
let engine: Engine;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const e of [talk, guest])
    for (const statement of createTable(getTable(e))) await sql.raw(statement).execute(database.db);
  engine = new Engine({
    database,
    registry: new Registry([talk, guest]),
    provide: () => ({ ports: new SamplePorts(), services: {} as Services }),
    behaviours: [],
    now: () => new Date('2025-10-15T00:00:00Z'),
    reportDefect: (error) => console.error(error),
  });
});
afterAll(() => database.close());
beforeEach(async () => void (await sql`truncate sample_talk, sample_guest`.execute(database.db)));

const run = <T>(work: (context: Context) => Promise<T>): Promise<T> => engine.runAs(staff, work);
const open = (values: object) => run((c) => c.engine.insert(talk, { id: 't', name: '讲座', ...values } as never, c));
const join = (id: string, mayWait = true) =>
  run(async (c) => {
    const got = await c.engine.quota(talk, 'seats', c).take('t', { mayWait });
    if (got)
      await c.engine.insert(guest, { id, talkId: 't', waitNo: got.kind === 'in' ? null : got.number } as never, c);
    return got;
  });
/** Frees the place of a guest, or ends its waiting, and admits those who wait. */
const leave = (id: string) =>
  run(async (c) => {
    const seats = c.engine.quota(talk, 'seats', c);
    const row = await c.engine.lock(guest, id, c);
    await sql`update sample_guest set del_flag = 1 where id = ${id}`.execute(c.db);
    if (row?.waitNo != null) await seats.stopWaiting('t');
    else await seats.giveBack('t');
    return seats.promote('t', async () => {
      const { rows } = await sql<{ id: string }>`
        select id from sample_guest where talk_id = 't' and del_flag = 0 and wait_no is not null order by wait_no limit 1`.execute(
        c.db,
      );
      const [first] = rows;
      return first && { admit: async () => void (await c.engine.set(guest, first.id, { waitNo: null }, c)) };
    });
  });
const numbers = async () =>
  (
    await sql<{ taken: number; waits: number; lastNo: number }>`
      select taken, waits, last_no from sample_talk where id = 't'`.execute(database.db)
  ).rows[0];
const guests = async () =>
  (
    await sql<{ id: string; waitNo: number | null }>`
      select id, wait_no from sample_guest where del_flag = 0 order by wait_no nulls first, id`.execute(database.db)
  ).rows;

describe('a quota', () => {
  it('admits exactly as many as there are places and puts the rest in order on the waiting list', async () => {
    await open({ places: 50 });
    const got = await Promise.all(Array.from({ length: 200 }, (_, i) => join(`g${i}`)));
    expect(got.filter((one) => one?.kind === 'in')).toHaveLength(50);
    const waiting = got.flatMap((one) => (one?.kind === 'waiting' ? [one.number] : []));
    expect(waiting.sort((a, b) => a - b)).toEqual(Array.from({ length: 150 }, (_, i) => i + 1));
    expect(await numbers()).toEqual({ taken: 50, waits: 150, lastNo: 150 });
    expect((await guests()).filter(({ waitNo }) => waitNo === null)).toHaveLength(50);
  });

  it('admits the first who waits for each place that is freed, also when several leave at once', async () => {
    await open({ places: 5 });
    for (let i = 0; i < 10; i += 1) await join(`g${i}`);
    expect(await leave('g6')).toBe(0);
    expect(await Promise.all(['g0', 'g1', 'g2'].map(leave))).toEqual([1, 1, 1]);
    expect((await guests()).map(({ id }) => id)).toEqual(['g3', 'g4', 'g5', 'g7', 'g8', 'g9']);
    expect((await guests()).map(({ waitNo }) => waitNo)).toEqual([null, null, null, null, null, 5]);
    expect(await numbers()).toEqual({ taken: 5, waits: 1, lastNo: 5 });
    // Later numbers go on: no taker gets one that is in use.
    expect(await join('g10')).toEqual({ kind: 'waiting', number: 6 });
  });

  it('lets no taker overtake the waiting list while a place is free for a moment', async () => {
    await open({ places: 1 });
    await join('g0');
    await join('g1');
    await run((c) => c.engine.quota(talk, 'seats', c).giveBack('t'));
    expect(await join('g2', false)).toBeUndefined();
    expect(await join('g3')).toEqual({ kind: 'waiting', number: 2 });
  });

  it('refuses when it is full and has no waiting list, and takes amounts whole', async () => {
    await open({ places: 1, leaflets: 10 });
    const give = (amount: number) => run((c) => c.engine.quota(talk, 'leaflets', c).take('t', { amount }));
    expect((await Promise.all(Array.from({ length: 20 }, () => give(3)))).filter(Boolean)).toHaveLength(3);
    expect(await give(1)).toEqual({ kind: 'in' });
    expect(await give(1)).toBeUndefined();
    expect(await join('g0', false)).toEqual({ kind: 'in' });
    expect(await join('g1', false)).toBeUndefined();
    expect(await run((c) => c.engine.quota(talk, 'seats', c).take('gone'))).toBeUndefined();
  });

  it('is unlimited without a size and gives nothing back that was not taken', async () => {
    await open({ places: 0 });
    for (let i = 0; i < 3; i += 1) expect(await join(`g${i}`)).toEqual({ kind: 'in' });
    await expect(run((c) => c.engine.quota(talk, 'seats', c).giveBack('t', 4))).rejects.toThrow('less than 4');
    expect(await numbers()).toMatchObject({ taken: 3 });
  });

  it('is undone with its transaction, and the database refuses more than the limit', async () => {
    await open({ places: 2 });
    const failing = run(async (c) => {
      await c.engine.quota(talk, 'seats', c).take('t');
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(await numbers()).toMatchObject({ taken: 0 });
    await expect(sql`update sample_talk set taken = 3`.execute(database.db)).rejects.toThrow();
    await expect(sql`update sample_talk set taken = -1`.execute(database.db)).rejects.toThrow();
  });
});
