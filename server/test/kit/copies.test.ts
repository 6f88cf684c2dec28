import { entities } from '@campus/contract';
import { type AnyEntity, copiedColumns } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildCounters } from '../../src/kit/counter/recount.ts';
import type { Database } from '../../src/kit/database/open.ts';
import type { Engine } from '../../src/kit/engine.ts';
import { copyColumn } from '../../src/kit/schema/copies.ts';
import { Registry, type Source, snake } from '../../src/kit/schema/registry.ts';
import { getTables, type Table } from '../../src/kit/schema/schema.ts';
import { bareEngine, Clock } from '../support/bare-engine.ts';
import { jobContext } from '../support/counters.ts';
import { dropRules, insertRows } from '../support/generated-rows.ts';
import { openTestDatabase } from '../support/test-database.ts';

/* The copies by which a list is sorted hold the values of the other rows after every kind of write. */
const rows = 20;
const registry = new Registry(entities);
const tables = new Map(getTables(entities).map((table) => [table.name, table]));
const tableOf = (e: AnyEntity) => tables.get(e.table) as Table;
type Via = NonNullable<Source['via']>;
const copies = entities.flatMap((e) =>
  copiedColumns(e).map((name) => {
    const { column, via } = registry.source(e, name) as Source;
    const { reference, entity } = via as Via;
    return { title: `${e.name}.${name}`, e, name, column, reference, target: entity };
  }),
);
let database: Database;
let engine: Engine;

beforeAll(async () => {
  database = await openTestDatabase();
  engine = bareEngine(database, new Clock('2026-11-22T08:00:00Z'));
  const { db } = engine;
  for (const e of new Set(copies.flatMap((copy) => [copy.e, copy.target]))) await dropRules(db, tableOf(e));
  for (const target of new Set(copies.map((copy) => copy.target))) await insertRows(db, tableOf(target), target, rows);
  for (const e of new Set(copies.map((copy) => copy.e))) {
    const own = copies.filter((copy) => copy.e === e);
    const references = own.map(({ reference, target }) => [snake(reference), `'${target.name}' || n`] as const);
    await insertRows(db, tableOf(e), e, rows, Object.fromEntries(references));
  }
});
afterAll(() => database.close());

describe.each(copies)('$title', ({ e, name, column, reference, target }) => {
  const parts = {
    copy: sql.ref(`r.${copyColumn(name)}`),
    source: sql.ref(`s.${column}`),
    from: sql`from ${sql.table(e.table)} r left join ${sql.table(target.table)} s on s.id = ${sql.ref(`r.${reference}`)}`,
  };
  const expectEqual = async (what: string): Promise<void> => {
    const { copy, source, from } = parts;
    const { rows: found } = await sql<{ wrong: number; filled: number }>`
      select (count(*) filter (where ${copy} is distinct from ${source}))::int as wrong, count(${copy})::int as filled ${from}`.execute(
      engine.db,
    );
    expect(found[0]?.wrong, what).toBe(0);
    expect(found[0]?.filled, what).toBeGreaterThan(5);
  };
  const [table, own] = [sql.table(e.table), sql.ref(reference)];

  it('holds the value of the other row', async () => {
    await expectEqual('new rows');
    await sql`update ${sql.table(target.table)} set ${sql.ref(column)} = (select max(${sql.ref(column)}) from ${sql.table(target.table)})
      where right(id, 1) in ('1', '2')`.execute(engine.db);
    await expectEqual('the other rows changed');
    await sql`update ${sql.table(target.table)} set ${sql.ref(column)} = null where right(id, 1) = '3'`
      .execute(engine.db)
      .catch(() => undefined);
    await expectEqual('the other rows lost their value');
    await sql`update ${table} set ${own} = ${target.name} || '5' where right(id, 1) in ('3', '6')`.execute(engine.db);
    await expectEqual('the rows refer to others');
    await sql`update ${table} set ${own} = null where right(id, 1) = '8'`.execute(engine.db).catch(() => undefined);
    await expectEqual('the rows refer to nothing');
  });

  it('is corrected by the job that corrects counters', async () => {
    const copy = sql.ref(copyColumn(name));
    await sql`update ${table} set ${copy} = null where right(id, 1) = '4'`.execute(engine.db);
    await rebuildCounters(jobContext(engine));
    await expectEqual('after the job');
  });
});
