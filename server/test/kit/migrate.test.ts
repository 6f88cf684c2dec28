import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/kit/database/open.ts';
import { loadMigrations, migrate } from '../../src/kit/schema/migrate.ts';
import { openTestDatabase } from '../support/test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const isValid = async (name: string) => {
  const { rows } = await sql<{ isValid: boolean }>`
    select indisvalid as is_valid from pg_index where indexrelid = to_regclass(${name})`.execute(database.db);
  return rows[0]?.isValid;
};

it('builds missing and broken indexes once when two processes start on tables with rows', async () => {
  const { db } = database;
  const concurrent = (await loadMigrations()).filter((migration) => migration.isConcurrent);
  // Later migrations have replaced indexes of the others; one is missing, one broken and one whole.
  const migration = concurrent.findLast(({ statements }) => statements.length >= 3);
  const names = (migration?.statements ?? []).map((text) => /CONCURRENTLY (\w+) /.exec(text)?.[1] ?? '');
  const [missing = '', broken = '', whole = ''] = names;
  await sql`delete from schema_migration where name = ${migration?.name}`.execute(db);
  await sql`drop index ${sql.id(missing)}`.execute(db);
  await sql`update pg_index set indisvalid = false where indexrelid = to_regclass(${broken})`.execute(db);
  const applied = await Promise.all([migrate(db), migrate(db)]);
  expect(applied.flat()).toEqual([migration?.name]);
  for (const name of [missing, broken, whole]) expect(await isValid(name), name).toBe(true);
});

it.runIf(process.env.DATABASE_URL)('fills columns of large tables without the time limit of a call', async () => {
  const { db } = database;
  await sql`create table seen_limit (value text)`.execute(db);
  await sql`create function note_limit() returns event_trigger language plpgsql as $$
    begin insert into seen_limit values (current_setting('statement_timeout')); end $$`.execute(db);
  await sql`delete from schema_migration where name = '0074-quiet-columns.sql'`.execute(db);
  await sql`create event trigger note_limit on ddl_command_end execute function note_limit()`.execute(db);
  expect(await migrate(db)).toEqual(['0074-quiet-columns.sql']);
  await sql`drop event trigger note_limit`.execute(db);
  const { rows } = await sql<{ value: string }>`select distinct value from seen_limit where value is not null`.execute(
    db,
  );
  expect(rows.map(({ value }) => value)).toContain('0');
});

it.runIf(process.env.DATABASE_URL)('gives the connection its own time limit back after it built indexes', async () => {
  const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
    database.db,
  );
  expect(rows[0]?.limit).not.toBe('0');
});

it('gives the sweep of deadlines its new times unless an administrator has chosen others', async () => {
  const { db } = database;
  const job = (id: string, name: string, cron: string) =>
    sql`
    insert into sys_quartz_job (id, create_by, create_time, job_class_name, cron_expression)
    values (${id}, 'test', now(), ${name}, ${cron})`.execute(db);
  await job('sweep-old', 'RcDeadline', '0 0/5 * * * ? *');
  await job('sweep-own', 'RcDeadline', '0 0/2 * * * ? *');
  await job('sweep-else', 'RcInterview', '0 0/5 * * * ? *');
  const name = '0078-deadlines-every-ten-minutes.sql';
  await sql`delete from schema_migration where name = ${name}`.execute(db);
  expect(await migrate(db)).toEqual([name]);
  const { rows } = await sql`
    select id, cron_expression from sys_quartz_job where create_by = 'test' order by id`.execute(db);
  await sql`delete from sys_quartz_job where create_by = 'test'`.execute(db);
  expect(rows).toEqual([
    { id: 'sweep-else', cronExpression: '0 0/5 * * * ? *' },
    { id: 'sweep-old', cronExpression: '0 0/10 * * * ? *' },
    { id: 'sweep-own', cronExpression: '0 0/2 * * * ? *' },
  ]);
});
