import { entities } from '@campus/contract';
import { type AnyEntity, growsWithUse, type Workflow } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Database } from '../../src/kit/database/open.ts';
import type { Engine } from '../../src/kit/engine.ts';
import type { Handle } from '../../src/kit/handle.ts';
import { getTables, type Table } from '../../src/kit/schema/schema.ts';
import { columnOf } from '../../src/kit/schema/sql-text.ts';
import { bareEngine, Clock } from './bare-engine.ts';
import { fillTable } from './generated-rows.ts';
import { fillOnce } from './seeded-store.ts';
import { openTestDatabase } from './test-database.ts';

/** Rows of each table, those that the planner sees, and how many companies and colleges they belong to. */
export const rows = 4_000;
const planned = 100_000;
const [companies, colleges] = [100, 20];
const clock = '2026-11-22T08:00:00Z';

/** Ids, departments and states as SQL over `n`, so that rows refer to each other and each viewer has a share of them. */
function linked(e: AnyEntity): Record<string, string> {
  const of = (name: string) => `'${name}' || 1 + n % ${name === 'company' ? companies : rows}`;
  const references = Object.entries(e.fields).filter(([, { kind }]) => kind === 'ref');
  const coded = Object.entries(e.fields).filter(
    ([, { kind, numeric }]) => kind === 'flag' || (kind === 'dict' && numeric),
  );
  const flow = e.workflow as Workflow | undefined;
  const codes = Object.values(flow?.states ?? {}).map(({ code }) => code);
  return {
    ...Object.fromEntries(references.map(([name, field]) => [columnOf(e, name), of(field.to as string)])),
    sys_org_code: `'A' || lpad((n % ${colleges})::text, 2, '0')`,
    create_by: `'user' || n % ${companies}`,
    ...Object.fromEntries(coded.map(([name]) => [columnOf(e, name), `(n / ${companies}) % 3`])),
    ...(flow && {
      [columnOf(e, flow.column)]: `(array[${codes.join(', ')}])[1 + (n / ${companies}) % ${codes.length}]`,
    }),
  };
}

/** Entities whose tables are filled. */
export const grown = entities.filter(growsWithUse);

/**
 * A database in which these tables have generated rows, some values empty. The planner sees the statistics of 100,000 rows: it
 * multiplies the rows per page that `pg_class` tells by the pages that there are, so plans are those of a filled table. A
 * company has a hundredth of the rows, a college a twentieth.
 */
export async function openGrownTables(): Promise<{ database: Database; engine: Engine }> {
  const { source } = await fillOnce('grown', ({ db }) => fillGrownTables(db));
  const database = await openTestDatabase(source);
  return { database, engine: bareEngine(database, new Clock(clock)) };
}
async function fillGrownTables(db: Handle): Promise<void> {
  // Entities whose rows decide who sees the rows of others.
  const deciding = entities.filter(
    (e) => !growsWithUse(e) && grown.some(({ visible }) => JSON.stringify(visible).includes(`"entity":"${e.name}"`)),
  );
  const tables = new Map(getTables(entities).map((table) => [table.name, table]));
  // One connection would keep one processor busy, and the test files that wait for the tables keep none.
  const open = [...grown, ...deciding];
  const fillNext = async (): Promise<void> => {
    for (let e = open.shift(); e; e = open.shift())
      await fillTable(db, tables.get(e.table) as Table, e, rows, linked(e));
  };
  await Promise.all([fillNext(), fillNext()]);
  const filled = grown.map(({ table }) => table);
  await sql`
    with filled as (select p.relid as id from unnest(${filled}::text[]) t, pg_partition_tree(t::regclass) p
      union select unnest(${filled}::text[])::regclass)
    update pg_class set reltuples = reltuples * ${planned / rows}::float4
    where oid in (select id from filled) or oid in (select indexrelid from pg_index where indrelid in (select id from filled))`.execute(
    db,
  );
}
