import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/kit/database/database.ts';
import { jsonb } from '../../src/kit/database/parameters.ts';
import { statementFault } from '../../src/kit/database/statement-error.ts';
import { openTestDatabase } from './database-store.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({ statementTimeoutMs: 20_000, idleInTransactionMs: 700 });
  await sql
    .raw(`
    create extension if not exists btree_gist schema public;
    create table sample (
      id int primary key, post_rank text, delivery_count bigint, s3_key text, iz_top boolean, amount numeric(12, 2),
      ratio double precision, begin_time timestamptz, plain_time timestamp, birth_day date, open_at time,
      extra jsonb, raw bytea, tags text[]
    );
    create table parent (id int primary key, code text constraint uq_parent_code unique);
    create table child (id int primary key, parent_id int constraint fk_child_parent references parent (id));
    create table booking (
      id int primary key, room int, during tstzrange,
      constraint ex_booking exclude using gist (room with =, during with &&)
    )`)
    .execute(database.db);
});
beforeEach(async () => {
  await sql`truncate sample, child, parent, booking`.execute(database.db);
});
afterAll(() => database.close());

const fault = (work: Promise<unknown>) => work.then(() => undefined, statementFault);
const ids = async () =>
  (await database.db.selectFrom('sample').select('id').orderBy('id').execute()).map(({ id }) => id);

describe('values', () => {
  const row = {
    id: 1,
    postRank: '初级 "a\\b"',
    deliveryCount: 9_007_199_254_740_991,
    s3Key: null,
    izTop: true,
    amount: '1234.50',
    ratio: 0.1,
    beginTime: '2026-03-01 08:30:15',
    plainTime: '2026-03-01 08:30:15',
    birthDay: '2001-02-03',
    openAt: '09:05:00',
    extra: { snake_key: [1, { innerKey: null }], camelKey: '中文' },
    raw: new Uint8Array([0, 255, 92]),
    tags: ['a,b', '"q"', 'back\\slash', 'NULL', '', null],
  };

  it('come back as they were written, under the names they were written with', async () => {
    const { db } = database;
    await db
      .insertInto('sample')
      .values({ ...row, extra: jsonb(row.extra) })
      .execute();
    expect(await db.selectFrom('sample').selectAll().executeTakeFirstOrThrow()).toEqual(row);
  });

  it('of JSON columns may be arrays, strings, numbers and booleans, and null is NULL', async () => {
    const { db } = database;
    const values = [[1, 'two'], [], 'text', 5, false, null];
    await db
      .insertInto('sample')
      .values(values.map((value, id) => ({ id, extra: jsonb(value) })))
      .execute();
    const rows = await db
      .selectFrom('sample')
      .select(['extra', sql`extra is null`.as('isNull')])
      .orderBy('id')
      .execute();
    expect(rows.map(({ extra }) => extra)).toEqual(values);
    expect(rows.map(({ isNull }) => isNull)).toEqual([false, false, false, false, false, true]);
  });

  it('of time are China time, with an offset or without', async () => {
    const { db } = database;
    const times = ['2026-01-01 00:00:00', '2025-12-31T16:00:00Z', new Date('2025-12-31T16:00:00.400Z')];
    await db
      .insertInto('sample')
      .values(times.map((beginTime, id) => ({ id, beginTime, birthDay: beginTime })))
      .execute();
    const rows = await db.selectFrom('sample').select(['beginTime', 'birthDay']).orderBy('id').execute();
    expect(rows.map(({ beginTime }) => beginTime)).toEqual(Array(3).fill('2026-01-01 00:00:00'));
    expect(rows[2]?.birthDay).toBe('2026-01-01');
    const utc = await sql<{ t: string }>`select begin_time at time zone 'UTC' as t from sample`.execute(db);
    expect(utc.rows.map(({ t }) => t)).toEqual(Array(3).fill('2025-12-31 16:00:00'));
  });

  it('that count or add up are numbers, sums of numeric text, and what a double cannot hold stays text', async () => {
    const { rows } =
      await sql`select count(*) as all_rows, sum(n) as whole, sum(n::numeric) as exact, 9007199254740993 as huge,
      array_agg(n) as list, array[['a', null], ['b', 'c']] as nested, interval '1 day 2 hours' as span
      from generate_series(1, 3) as n`.execute(database.db);
    expect(rows).toEqual([
      {
        allRows: 3,
        whole: 6,
        exact: '6',
        huge: '9007199254740993',
        list: [1, 2, 3],
        nested: [
          ['a', null],
          ['b', 'c'],
        ],
        span: '1 day 02:00:00',
      },
    ]);
  });

  it('in arrays, bytes, numbers and booleans can be compared with columns', async () => {
    const { db } = database;
    await db
      .insertInto('sample')
      .values([
        { ...row, extra: null },
        { id: 2, postRank: 'x' },
      ])
      .execute();
    const found = await db
      .selectFrom('sample')
      .select('id')
      .where(sql<boolean>`id = any(${[1, 7]})`)
      .where('raw', '=', row.raw)
      .where('izTop', '=', true)
      .where('ratio', '=', 0.1)
      .execute();
    expect(found).toEqual([{ id: 1 }]);
  });

  it('are counted when written', async () => {
    const { db } = database;
    await db
      .insertInto('sample')
      .values([{ id: 1 }, { id: 2 }, { id: 3 }])
      .execute();
    const [{ numUpdatedRows }] = (await db
      .updateTable('sample')
      .set({ izTop: true })
      .where('id', '>', 1)
      .execute()) as [{ numUpdatedRows: bigint }];
    expect(numUpdatedRows).toBe(2n);
    expect((await db.deleteFrom('sample').executeTakeFirst()).numDeletedRows).toBe(3n);
  });
});

describe('failed statements', () => {
  it('name the constraint that refused a second value', async () => {
    const { db } = database;
    await db.insertInto('parent').values({ id: 1, code: 'x' }).execute();
    expect(await fault(db.insertInto('parent').values({ id: 2, code: 'x' }).execute())).toMatchObject({
      code: '23505',
      constraint: 'uq_parent_code',
      table: 'parent',
      detail: 'Key (code)=(x) already exists.',
    });
  });

  it('name the reference that was broken', async () => {
    expect(await fault(database.db.insertInto('child').values({ id: 1, parentId: 5 }).execute())).toMatchObject({
      code: '23503',
      constraint: 'fk_child_parent',
      table: 'child',
    });
  });

  it('name the exclusion that was violated', async () => {
    const book = (id: number, during: string) =>
      database.db.insertInto('booking').values({ id, room: 1, during }).execute();
    await book(1, '[2026-01-01 09:00:00,2026-01-01 10:00:00)');
    await book(2, '[2026-01-01 10:00:00,2026-01-01 11:00:00)');
    expect(await fault(book(3, '[2026-01-01 09:30:00,2026-01-01 10:30:00)'))).toMatchObject({
      code: '23P01',
      constraint: 'ex_booking',
    });
  });

  it('name the column that is missing its value', async () => {
    expect(await fault(database.db.insertInto('parent').values({ id: null }).execute())).toMatchObject({
      code: '23502',
      column: 'id',
    });
  });

  it('are distinguished from errors of the operating system', () => {
    expect(statementFault(Object.assign(new Error('x'), { code: 'EPIPE' }))).toBeUndefined();
    expect(statementFault(Object.assign(new Error('x'), { code: '57P01' }))).toMatchObject({ code: '57P01' });
  });
});

describe('transactions', () => {
  it('keep all or nothing', async () => {
    await expect(
      database.db.transaction().execute(async (tx) => {
        await tx.insertInto('sample').values({ id: 1 }).execute();
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await ids()).toEqual([]);
  });

  it('are not seen by others before they commit, and many at once all succeed', async () => {
    const { db } = database;
    const add = (id: number) =>
      db.transaction().execute(async (tx) => {
        await tx.insertInto('sample').values({ id }).execute();
        const { rows } = await sql<{ n: number }>`select count(*) as n from sample where id = ${id}`.execute(tx);
        return rows[0]?.n;
      });
    const [reads, writes] = await Promise.all([
      Promise.all(
        Array.from({ length: 20 }, () =>
          db.selectFrom('sample').select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow(),
        ),
      ),
      Promise.all(Array.from({ length: 30 }, (_, id) => add(id))),
    ]);
    expect(writes).toEqual(Array(30).fill(1));
    expect(reads.every(({ n }) => n >= 0 && n <= 30)).toBe(true);
    expect(await ids()).toHaveLength(30);
  });

  it('hide a row that is rolled back from a reader that runs meanwhile', async () => {
    const { db } = database;
    let reading: Promise<unknown> | undefined;
    await expect(
      db.transaction().execute(async (tx) => {
        await tx.insertInto('sample').values({ id: 1 }).execute();
        reading = ids();
        await tx.insertInto('sample').values({ id: 1 }).execute();
      }),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await reading).toEqual([]);
  });

  it('go on from a savepoint', async () => {
    const tx = await database.db.startTransaction().execute();
    await tx.insertInto('sample').values({ id: 1 }).execute();
    const saved = await tx.savepoint('before').execute();
    expect(await fault(saved.insertInto('sample').values({ id: 1 }).execute())).toMatchObject({ code: '23505' });
    await saved.rollbackToSavepoint('before').execute();
    await saved.insertInto('sample').values({ id: 2 }).execute();
    await saved.commit().execute();
    expect(await ids()).toEqual([1, 2]);
  });

  it('that swallowed a failure do not pretend to commit', async () => {
    const work = database.db.transaction().execute(async (tx) => {
      await tx.insertInto('sample').values({ id: 1 }).execute();
      await tx
        .insertInto('sample')
        .values({ id: 1 })
        .execute()
        .catch(() => undefined);
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await ids()).toEqual([]);
  });

  it('run statements sent together one after the other', async () => {
    await database.db
      .transaction()
      .execute((tx) => Promise.all([1, 2, 3].map((id) => tx.insertInto('sample').values({ id }).execute())));
    expect(await ids()).toEqual([1, 2, 3]);
  });

  it('refuse writes when opened for reading', async () => {
    const work = database.db
      .transaction()
      .setAccessMode('read only')
      .execute((tx) => tx.insertInto('sample').values({ id: 1 }).execute());
    expect(await fault(work)).toMatchObject({ code: '25006' });
  });

  it('that wait too long for their next statement are rolled back, and the others go on', async () => {
    let meanwhile: Promise<unknown> | undefined;
    const work = database.db.transaction().execute(async (tx) => {
      await tx.insertInto('sample').values({ id: 1 }).execute();
      meanwhile = ids();
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await tx.insertInto('sample').values({ id: 2 }).execute();
    });
    await expect(work).rejects.toThrow();
    expect(await meanwhile).toEqual([]);
    expect(await ids()).toEqual([]);
  });
});

describe('a time limit', () => {
  it('of one transaction ends its statement and leaves the others alone', async () => {
    await database.db.insertInto('sample').values({ id: 1 }).execute();
    const work = database.db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = '300ms'`.execute(tx);
      await sql`select pg_sleep(60)`.execute(tx);
    });
    const queued = Promise.all([ids(), ids()]);
    expect(await fault(work)).toMatchObject({ code: '57014' });
    expect(await queued).toEqual([[1], [1]]);
    expect(await ids()).toEqual([1]);
  });
});

describe('channels', () => {
  it('bring what is published to every subscriber until they leave', async () => {
    const got: string[] = [];
    const leave = [
      database.subscribe('news', (p) => got.push(`a ${p}`)),
      database.subscribe('news', (p) => got.push(`b ${p}`)),
    ];
    const leaveOther = database.subscribe('Other "channel"', (p) => got.push(`c ${p}`));
    await database.publish('news', '一');
    await expect.poll(() => got).toEqual(['a 一', 'b 一']);
    leave[0]?.();
    await database.publish('news', 'two');
    await database.publish('Other "channel"', 'three');
    await expect.poll(() => got.slice(2).sort()).toEqual(['b two', 'c three']);
    leave[1]?.();
    leaveOther();
  });

  it('refuse a payload that NOTIFY would refuse', async () => {
    await expect(database.publish('news', '好'.repeat(2_700))).rejects.toThrow(RangeError);
  });
});

describe('upkeep', () => {
  it('answers, vacuums and measures', async () => {
    await database.ping();
    await database.vacuum();
    expect((await database.sizes()).database).toBeGreaterThan(1_000_000);
  });

  it('runs a script of several statements', async () => {
    await sql
      .raw("insert into sample (id) values (1); insert into sample (id) values (2); select 'ignored'")
      .execute(database.db);
    expect(await ids()).toEqual([1, 2]);
  });
});
