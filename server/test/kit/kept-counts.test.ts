import type { Filter } from '@campus/contract/kit';
import { position, sysUser } from '@campus/contract/system';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../src/kit/database/open.ts';
import type { Engine } from '../../src/kit/engine.ts';
import { countedRows, countRows, fromVisible, listPage } from '../../src/kit/read/list.ts';
import { sweepVersions } from '../../src/kit/read/version-sweep.ts';
import { newId } from '../../src/kit/write/new-id.ts';
import { bareEngine, Clock, someone } from '../support/bare-engine.ts';
import { copyDatabase, getUrl, newName, openTestDatabase, removeDatabase } from '../support/test-database.ts';

/*
 * A kept count is compared with the same count inside of a transaction, where nothing is kept. Two engines have their own
 * counts: on PostgreSQL they are two processes on one database.
 */
const admin = someone('admin');
const clock = new Clock('2026-11-22T08:00:00Z');
const isServer = process.env.DATABASE_URL !== undefined;
const filters: Filter[] = [{ all: [] }, ['postRank', 'eq', '1'], ['name', 'like', '经理'], ['code', 'ne', 'x']];

let databases: Database[];
let engines: Engine[];
let end: () => Promise<void>;
beforeAll(async () => {
  if (isServer) {
    const name = newName();
    databases = [await copyDatabase(name), await openDatabase({ databaseUrl: getUrl(name), poolSize: 16 })];
    end = async () => {
      for (const database of databases) await database.close();
      await removeDatabase(name);
    };
  } else {
    const database = await openTestDatabase();
    databases = [database];
    end = () => database.close();
  }
  engines = [0, 1].map((i) => bareEngine(databases[i] ?? (databases[0] as Database), clock));
});
afterAll(() => end());

const page = async (engine: Engine, filter: Filter, pageNo = 1) =>
  (
    await listPage(
      engine.db,
      position,
      { filter, sort: [{ name: 'createTime', order: 'desc' }], pageNo, pageSize: 2 },
      engine.scope(admin),
    )
  ).total;
const plain = (engine: Engine, filter: Filter): Promise<number> =>
  engine.db.transaction().execute((tx) => countRows(tx, position, filter, engine.scope(admin)));
const countRanks = async (engine: Engine) =>
  sql<{ rank: string; n: number }>`
    select sys_position.post_rank as rank, count(*)::int as n
    ${await fromVisible(position, { all: [] }, engine.scope(admin))} group by 1 order by 1`;
const keptRanks = async (engine: Engine) => countedRows(engine.db, await countRanks(engine), engine.scope(admin));
const plainRanks = async (engine: Engine) =>
  engine.db.transaction().execute(async (tx) => (await (await countRanks(engine)).execute(tx)).rows);

/** Every engine answers every count as a plain statement does. */
async function expectRight(what: string): Promise<void> {
  for (const engine of engines) {
    for (const filter of filters) expect(await page(engine, filter), what).toBe(await plain(engine, filter));
    expect(await keptRanks(engine), what).toEqual(await plainRanks(engine));
  }
}
const values = (rank = '1') => ({ id: newId(), code: newId(), name: `经理${newId()}`, postRank: rank });
const write = (engine: Engine, work: Parameters<Engine['runAs']>[1]) => engine.runAs(admin, work);
const pick = sql`(select id from sys_position where del_flag = 0 order by id limit 1)`;

/** Kinds of writes, by the rows and by hand. */
const writes: Readonly<Record<string, (engine: Engine) => Promise<unknown>>> = {
  insert: (engine) => write(engine, (context) => engine.insert(position, values(), context)),
  'insert many': (engine) =>
    write(engine, async (context) => {
      for (let i = 0; i < 5; i += 1) await engine.insert(position, values('2'), context);
    }),
  edit: (engine) =>
    write(engine, async ({ db }) => {
      await sql`update sys_position set post_rank = case post_rank when '1' then '2' else '1' end where id = ${pick}`.execute(
        db,
      );
    }),
  delete: (engine) =>
    write(engine, async ({ db }) => {
      await sql`update sys_position set del_flag = 1 where id = ${pick}`.execute(db);
    }),
  restore: (engine) =>
    write(engine, async ({ db }) => {
      await sql`update sys_position set del_flag = 0 where del_flag = 1`.execute(db);
    }),
  purge: (engine) =>
    write(engine, async ({ db }) => {
      await sql`delete from sys_position where id = ${pick}`.execute(db);
    }),
  'roll back': (engine) =>
    write(engine, async (context) => {
      await engine.insert(position, values(), context);
      throw new Error('undone');
    }).catch(() => undefined),
  'roll back to a savepoint, then write': (engine) =>
    write(engine, async (context) => {
      await sql`savepoint before`.execute(context.db);
      await engine.insert(position, values(), context);
      await sql`rollback to savepoint before`.execute(context.db);
      await engine.insert(position, values('3'), context);
    }),
  'write, then roll back to a savepoint': (engine) =>
    write(engine, async (context) => {
      await engine.insert(position, values('3'), context);
      await sql`savepoint before`.execute(context.db);
      await engine.insert(position, values(), context);
      await sql`rollback to savepoint before`.execute(context.db);
    }),
  'write in one statement with a query': (engine) =>
    write(engine, async ({ db }) => {
      await sql`with gone as (delete from sys_position where id = ${pick} returning id) select * from gone`.execute(db);
    }),
  sweep: (engine) => sweepVersions(engine.db),
};

describe('kept counts', () => {
  it('answers as a plain statement does after every kind of write of either process', async () => {
    const one = fc.tuple(fc.constantFrom(...Object.keys(writes)), fc.constantFrom(0, 1));
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const [what, at] of steps) {
          await writes[what]?.(engines[at] as Engine);
          await expectRight(what);
        }
      }),
      { numRuns: isServer ? 15 : 4 },
    );
  });

  it('counts once while nothing is written, and again after a write', async () => {
    const [engine] = engines as [Engine, Engine];
    await writes['insert many']?.(engine);
    await page(engine, { all: [] });
    const observe = vi.spyOn(engine.database.slow, 'observe');
    const counts = () => observe.mock.calls.filter(([text]) => text.includes('count(*)')).length;
    for (let i = 0; i < 3; i += 1) await page(engine, { all: [] });
    expect(observe.mock.calls).toHaveLength(3);
    expect(counts()).toBe(0);
    await writes.insert?.(engine);
    await page(engine, { all: [] });
    expect(counts()).toBe(1);
    observe.mockRestore();
  });

  it('counts every time when the clock is part of the condition', async () => {
    const [engine] = engines as [Engine, Engine];
    const { counts, now } = engine.scope(admin);
    expect(await counts?.plan(sql`select count(*) from sys_position where create_time <= ${now}`, now)).toBeUndefined();
    expect(await counts?.plan(sql`select count(*) from sys_position where create_time <= now()`, now)).toBeUndefined();
    expect(await counts?.plan(sql`select count(*) from schema_migration`, now)).toBeUndefined();
    expect(await counts?.plan(sql`select count(*) from sys_position`, now)).toBeDefined();
  });

  it('never answers an older or a newer total than the writers around it when 32 of them work at once', async () => {
    const [engine, other] = engines as [Engine, Engine];
    let [begun, done] = [await plain(engine, { all: [] }), await plain(engine, { all: [] })];
    let isOver = false;
    const add = async () => {
      for (let i = 0; i < (isServer ? 8 : 2); i += 1) {
        begun += 1;
        await write(Math.random() < 0.5 ? engine : other, (context) => engine.insert(position, values(), context));
        done += 1;
      }
    };
    const read = async (from: Engine) => {
      while (!isOver) {
        const least = done;
        const total = await page(from, { all: [] });
        expect(total).toBeGreaterThanOrEqual(least);
        expect(total).toBeLessThanOrEqual(begun);
      }
    };
    const readers = [engine, other, engine, other].map(read);
    await Promise.all(Array.from({ length: 32 }, add));
    isOver = true;
    await Promise.all(readers);
    await expectRight('after 32 writers');
  });

  it('keeps the sum of the slots when those of ended connections are added up', async () => {
    const [engine] = engines as [Engine, Engine];
    const { db } = engine;
    await sql`insert into table_version (tab, slot, n) values ('rc_company', -5, 7), ('rc_company', -6, 8)`.execute(db);
    const read = () =>
      sql<{ sum: string; slots: number }>`
        select sum(n)::text as sum, count(*)::int as slots from table_version where tab = 'rc_company'`.execute(db);
    const [before] = (await read()).rows;
    await sweepVersions(db);
    const [after] = (await read()).rows;
    expect(after?.sum).toBe(before?.sum);
    expect(after?.slots).toBeLessThan(before?.slots as number);
  });
});

describe('quiet columns', () => {
  const userFilters: Filter[] = [
    { all: [] },
    ['status', 'eq', 1],
    ['lastLoginTime', 'ge', '2026-11-21 00:00:00'],
    {
      all: [
        ['status', 'eq', 1],
        ['lastLoginTime', 'empty', null],
      ],
    },
  ];
  const users = (engine: Engine, filter: Filter) =>
    listPage(
      engine.db,
      sysUser,
      { filter, sort: [{ name: 'createTime', order: 'desc' }], pageNo: 1, pageSize: 1 },
      engine.scope(admin),
    );
  const addUser = async ({ db }: Engine) => {
    const id = newId();
    await sql`insert into sys_user (id, create_by, create_time, username, password, realname, user_type, status, credential_version)
      values (${id}, 'test', now(), ${id}, 'x', 'x', '1', 1, 0)`.execute(db);
    await sql`insert into sys_user_tenant (id, tenant_id, create_by, create_time, user_id)
      values (${id}, 1, 'test', now(), ${id})`.execute(db);
  };
  const pickUser = sql`(select id from sys_user order by random() limit 1)`;
  const signIn = ({ db }: Engine, on = '2026-11-21 10:00:00') =>
    sql`update sys_user set last_login_time = ${on}::timestamptz, login_count = coalesce(login_count, 0) + 1 where id = ${pickUser}`.execute(
      db,
    );
  const userWrites: Readonly<Record<string, (engine: Engine) => Promise<unknown>>> = {
    add: addUser,
    'sign in': signIn,
    'sign in earlier': (engine) => signIn(engine, '2026-11-19 10:00:00'),
    'sign in and change': ({ db }) =>
      sql`update sys_user set last_login_time = null, status = 3 - status where id = ${pickUser}`.execute(db),
    change: ({ db }) => sql`update sys_user set status = 3 - status where id = ${pickUser}`.execute(db),
    remove: ({ db }) => sql`delete from sys_user where id = ${pickUser}`.execute(db),
  };

  it('change the totals of the filters that name them and no others', async () => {
    const [engine] = engines as [Engine, Engine];
    for (let i = 0; i < 8; i += 1) {
      await addUser(engine);
      if (i === 3)
        await sql`update sys_user set last_login_time = '2026-11-21 10:00:00'::timestamptz`.execute(engine.db);
    }
    for (const filter of userFilters) await users(engine, filter);
    const observe = vi.spyOn(engine.database.slow, 'observe');
    const counts = () => observe.mock.calls.filter(([text]) => text.includes('count(*)')).length;
    for (const filter of userFilters) await users(engine, filter);
    expect(counts()).toBe(0);
    await signIn(engine);
    for (const filter of userFilters.slice(0, 2)) await users(engine, filter);
    expect(counts()).toBe(0);
    for (const filter of userFilters.slice(2)) await users(engine, filter);
    expect(counts()).toBe(2);
    await userWrites.change?.(engine);
    for (const filter of userFilters) await users(engine, filter);
    expect(counts()).toBe(6);
    observe.mockRestore();
  });

  it('leave every total right', async () => {
    const one = fc.tuple(fc.constantFrom(...Object.keys(userWrites)), fc.constantFrom(0, 1));
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 10 }), async (steps) => {
        for (const [what, at] of steps) {
          await userWrites[what]?.(engines[at] as Engine);
          for (const engine of engines)
            for (const filter of userFilters) {
              const plain = await engine.db
                .transaction()
                .execute((tx) => countRows(tx, sysUser, filter, engine.scope(admin)));
              expect((await users(engine, filter)).total, what).toBe(plain);
            }
        }
      }),
      { numRuns: isServer ? 15 : 4 },
    );
  });

  it('count for statements that read whole rows', async () => {
    const [engine] = engines as [Engine, Engine];
    const { counts } = engine.scope(admin);
    const tablesOf = async (text: string): Promise<string> =>
      (await counts?.plan(sql.raw(text)))?.version.compile(engine.db).sql ?? '';
    for (const text of ['select count(*) from sys_user', 'select count(id) from sys_user where status = 1'])
      expect(await tablesOf(text), text).not.toContain('sys_user_quiet');
    for (const text of [
      'select u.* from sys_user u',
      'select json_agg(u) from sys_user u',
      'select to_jsonb(u) from sys_user u',
      'select max(last_login_time) from sys_user',
    ])
      expect(await tablesOf(text), text).toContain('sys_user_quiet');
  });
});
