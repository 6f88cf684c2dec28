import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/kit/database/open.ts';
import { addMonths, dropMonths } from '../../src/kit/schema/months.ts';
import { openTestDatabase } from '../support/test-database.ts';

const table = 'sys_log';
const now = '2031-03-31 23:59:59';
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const inTransaction = <T>(work: (db: Database['db']) => Promise<T>) => database.db.transaction().execute(work);
const add = (time: string) => inTransaction((db) => addMonths(db, table, time));
const drop = (time: string, days: number) => inTransaction((db) => dropMonths(db, table, time, days));

const log = (id: string, time: string) =>
  sql`insert into sys_log (id, tenant_id, create_by, create_time) values (${id}, 1, 'u', ${time}::timestamptz)`.execute(
    database.db,
  );
/** The ids of all rows by the partition that holds them. */
async function rowsByPart(): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ part: string; ids: string[] }>`
    select tableoid::regclass::text as part, array_agg(id order by id) as ids from sys_log group by 1`.execute(
    database.db,
  );
  return Object.fromEntries(rows.map(({ part, ids }) => [part, ids]));
}
async function listMonths(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'sys_log'::regclass and inhrelid::regclass::text ~ '\\d$'
    order by 1`.execute(database.db);
  return rows.map(({ name }) => name);
}
async function readVersion(): Promise<number> {
  const { rows } = await sql<{
    n: string;
  }>`select coalesce(sum(n), 0) as n from table_version where tab = ${table}`.execute(database.db);
  return Number(rows[0]?.n);
}

beforeEach(async () => {
  await sql`delete from sys_log`.execute(database.db);
  for (const name of await listMonths()) await sql`drop table ${sql.table(name)}`.execute(database.db);
});

it('gives this month and the two after it a partition each, by China time, once', async () => {
  await Promise.all([add(now), add(now)]);
  await add(now);
  expect(await listMonths()).toEqual(['sys_log_2031_03', 'sys_log_2031_04', 'sys_log_2031_05']);
  await log('march', '2031-03-31 23:59:59+08');
  await log('april', '2031-04-01 00:00:00+08');
  expect(await rowsByPart()).toEqual({ sys_log_2031_03: ['march'], sys_log_2031_04: ['april'] });
  await add('2031-04-01 00:00:00');
  expect((await listMonths()).at(-1)).toBe('sys_log_2031_06');
});

it('moves the rows of a month that had no partition into it', async () => {
  await log('early', '2031-02-28 12:00:00+08');
  await log('late', '2031-03-05 12:00:00+08');
  expect(await rowsByPart()).toEqual({ sys_log_rest: ['early', 'late'] });
  await add(now);
  expect(await rowsByPart()).toEqual({ sys_log_rest: ['early'], sys_log_2031_03: ['late'] });
});

it('gives a month every index of the table', async () => {
  await add(now);
  const countIndexes = async (name: string) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_index where indrelid = ${name}::regclass and indisvalid`.execute(database.db);
    return rows[0]?.n;
  };
  expect(await countIndexes('sys_log_2031_03')).toBe(await countIndexes('sys_log'));
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_inherits i join pg_index x on x.indexrelid = i.inhrelid
    where x.indrelid = 'sys_log_2031_03'::regclass`.execute(database.db);
  expect(rows[0]?.n).toBe(await countIndexes('sys_log'));
});

it('drops a month when its last day is old enough, and raises the version of the table', async () => {
  await add(now);
  await log('first', '2031-03-01 00:00:00+08');
  await log('last', '2031-03-31 23:59:59+08');
  await log('next', '2031-04-01 00:00:00+08');
  const version = await readVersion();
  expect(await drop('2031-09-27 23:59:59', 180)).toBe(0);
  expect(await rowsByPart()).toEqual({ sys_log_2031_03: ['first', 'last'], sys_log_2031_04: ['next'] });
  expect(await drop('2031-09-28 00:00:00', 180)).toBe(2);
  expect(await rowsByPart()).toEqual({ sys_log_2031_04: ['next'] });
  expect(await listMonths()).toEqual(['sys_log_2031_04', 'sys_log_2031_05']);
  expect(await readVersion()).toBeGreaterThan(version);
});

it('deletes old rows that are in no month', async () => {
  await add(now);
  await log('before', '2020-01-01 00:00:00+08');
  await log('rest', '2031-02-01 00:00:00+08');
  await log('young', '2031-02-02 00:00:01+08');
  expect(await drop('2031-08-01 00:00:00', 180)).toBe(2);
  expect(await rowsByPart()).toEqual({ sys_log_rest: ['young'] });
});
