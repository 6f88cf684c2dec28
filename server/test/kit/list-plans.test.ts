import { entities } from '@campus/contract';
import { company } from '@campus/contract/enterprise';
import {
  type AnyEntity,
  type Field,
  findField,
  growsWithUse,
  isStored,
  listOrders,
  searchedTexts,
} from '@campus/contract/kit';
import { boardFilters, delivery } from '@campus/contract/resume';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/kit/database/open.ts';
import type { Engine } from '../../src/kit/engine.ts';
import { orderedIds } from '../../src/kit/read/order.ts';
import { fixedWhere, where } from '../../src/kit/read/where.ts';
import { snake } from '../../src/kit/schema/registry.ts';
import { getTables } from '../../src/kit/schema/schema.ts';
import { bareEngine, Clock, someone } from '../support/bare-engine.ts';
import { openTestDatabase } from '../support/test-database.ts';

/*
 * Tables that grow with use are filled with generated rows, some values empty; every order that a list offers must then be
 * read from an index, both ways, and give the rows of one plain sort.
 */
const rows = 4_000;
const admin = someone('admin');
const grown = entities.filter(growsWithUse);
let database: Database;
let engine: Engine;

/** A value for each type of column, different in most rows. */
const values: readonly [RegExp, string][] = [
  [/^varchar\((\d+)\)|^char\((\d+)\)|^text/, 'left(md5(n::text), $1)'],
  [/^integer|^smallint/, 'n % 1000'],
  [/^numeric/, 'n % 1000'],
  [/^date/, "date '2020-01-01' + n % 2000"],
  [/^timestamptz/, "timestamptz '2020-01-01' + make_interval(mins => n * 7 % 100000)"],
  [/^time/, "time '00:00' + make_interval(mins => n % 1400)"],
  [/^jsonb/, "'{}'::jsonb"],
];
function expression(type: string): string {
  for (const [pattern, value] of values) {
    const found = pattern.exec(type);
    if (found) return value.replace('$1', found[1] ?? found[2] ?? '16');
  }
  throw new Error(`no value for ${type}`);
}
/** Fills the table without its constraints: what rows mean does not matter to a plan. */
async function fill(table: ReturnType<typeof getTables>[number], entity: AnyEntity): Promise<void> {
  const { db } = engine;
  await sql`alter table ${sql.table(table.name)} disable trigger user`.execute(db);
  for (const name of [...Object.keys(table.checks), ...Object.keys(table.exclusions)])
    await sql`alter table ${sql.table(table.name)} drop constraint if exists ${sql.id(name)}`.execute(db);
  for (const [name, definition] of Object.entries(table.indexes))
    if (definition.includes('UNIQUE')) await sql`drop index if exists ${sql.id(name)}`.execute(db);
  const fixed = { id: `'${entity.name}' || n`, tenant_id: '1', del_flag: '(n % 50 = 0)::int' } as Record<
    string,
    string
  >;
  for (const [name, value] of Object.entries(entity.fixed ?? {}))
    fixed[snake(name)] = typeof value === 'number' ? `${value}` : `'${value}'`;
  const columns = Object.entries(table.columns).map(([name, type]) => {
    if (fixed[name] !== undefined) return [name, fixed[name]] as const;
    const value = expression(type);
    return [name, type.includes('NOT NULL') ? value : `case when n % 7 <> 0 then ${value} end`] as const;
  });
  await sql`insert into ${sql.table(table.name)} (${sql.raw(columns.map(([name]) => name).join(', '))})
    select ${sql.raw(columns.map(([, value]) => value).join(', '))} from generate_series(1, ${rows}) n`.execute(db);
  await sql`analyze ${sql.table(table.name)}`.execute(db);
}

beforeAll(async () => {
  database = await openTestDatabase();
  engine = bareEngine(database, new Clock('2026-11-22T08:00:00Z'));
  const tables = new Map(getTables(entities).map((table) => [table.name, table]));
  for (const e of grown) await fill(tables.get(e.table) as never, e);
}, 240_000);
afterAll(() => database.close());

interface Node {
  readonly 'Node Type': string;
  readonly 'Actual Loops': number;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Node[];
}
/** What a page may sort: it is cut to its ten rows before. */
const mostSorted = 50;
/** The nodes that ran and read or sort a whole table. */
async function listWholeReads(query: RawBuilder<unknown>): Promise<string[]> {
  const { rows: plans } = await sql<Record<string, readonly { Plan: Node }[]>>`
    explain (analyze, timing off, format json) ${query}`.execute(engine.db);
  const [answer] = Object.values(plans[0] ?? {});
  const found: string[] = [];
  const open = (answer ?? []).map(({ Plan }) => Plan);
  for (let node = open.pop(); node; node = open.pop()) {
    if (node['Actual Loops'] === 0) continue;
    const kind = node['Node Type'];
    if (kind === 'Seq Scan') found.push(kind);
    if (kind === 'Sort' && (node.Plans?.[0]?.['Actual Rows'] ?? 0) > mostSorted) found.push(kind);
    open.push(...(node.Plans ?? []));
  }
  return found;
}
const directions = ['asc', 'desc'] as const;

describe.each(grown.map((e) => ({ title: e.title, name: e.name, e })))('$title ($name)', ({ e }) => {
  const orders = ['createTime', ...listOrders(e)];

  it('reads a page of every order from an index', async () => {
    for (const name of orders)
      for (const order of directions) {
        const part = { filter: { all: [] }, sort: [{ name, order }], limit: 10 };
        const scope = engine.scope(admin);
        const ids = await orderedIds({ ...e, visible: { staff: 'all' } } as AnyEntity, part, scope);
        expect(await listWholeReads(sql`select array(${ids})`), `${name} ${order}`).toEqual([]);
      }
  });

  it('gives the rows of one plain sort, also where the empty values begin', async () => {
    const all = { ...e, visible: { staff: 'all' } } as AnyEntity;
    for (const name of orders.slice(0, 4)) {
      const field = findField(e, name) as Field;
      if (name !== 'createTime' && !isStored(e.fields[name] as Field)) continue;
      for (const order of directions) {
        const scope = engine.scope(admin);
        const column = sql.ref(`${e.table}.${e.fields[name]?.column ?? name}`);
        const direction = sql.raw(order);
        const { rows: plain } = await sql<{ id: string }>`
          select ${sql.ref(`${e.table}.id`)} from ${sql.table(e.table)}
          where tenant_id = 1 and ${sql.join([sql`true`, ...(e.appendOnly ? [] : [sql`del_flag = 0`]), ...fixedWhere(e)], sql` and `)}
          order by ${column} ${direction} nulls last, ${sql.ref(`${e.table}.id`)} ${direction}`.execute(engine.db);
        const filled = Math.floor((plain.length * 6) / 7);
        for (const offset of [0, 20, filled - 5, filled + 500, plain.length - 3, plain.length + 10]) {
          const part = { filter: { all: [] }, sort: [{ name, order }], limit: 10, offset };
          const { rows: found } = await (await orderedIds(all, part, scope)).execute(engine.db);
          expect(
            found.map(({ id }) => id),
            `${field.label} ${order} ${offset}`,
          ).toEqual(plain.slice(offset, offset + 10).map(({ id }) => id));
        }
      }
    }
  });

  it('finds the texts that contain a word, in any case', async () => {
    const all = { ...e, visible: { staff: 'all' } } as AnyEntity;
    const sort = [{ name: 'createTime', order: 'desc' as const }];
    for (const name of searchedTexts(e))
      for (const word of ['A', 'aB', 'Ab1', '中文', '%', 'a_']) {
        const scope = engine.scope(admin);
        const column = sql.ref(`${e.table}.${e.fields[name]?.column ?? name}`);
        const { rows: plain } = await sql<{ id: string }>`
          select id from ${sql.table(e.table)} where tenant_id = 1 and ${sql.join([sql`true`, ...(e.appendOnly ? [] : [sql`del_flag = 0`]), ...fixedWhere(e)], sql` and `)}
          and strpos(lower(${column}), lower(${word})) > 0`.execute(engine.db);
        const part = { filter: [name, 'like', word] as const, sort, limit: 10_000 };
        const { rows: found } = await (await orderedIds(all, part as never, scope)).execute(engine.db);
        expect(found.map(({ id }) => id).sort(), `${name} ${word}`).toEqual(plain.map(({ id }) => id).sort());
      }
  });
});

it('writes the condition of a partial index as the index has it, so that a kept plan can read it', async () => {
  const conditions = { step20: '"status" in (1, 2)', failed: '"status" = 3', ended: '"status" in (4, 5, 6)' } as const;
  for (const [column, text] of Object.entries(conditions)) {
    const filter = { all: [boardFilters[column as keyof typeof conditions]] };
    const ids = await orderedIds(delivery, { filter, sort: [], limit: 20 }, engine.scope(admin));
    expect(ids.compile(engine.db).sql, column).toContain(text);
  }
});

it('reads the index entries of the own tenant when it searches a text', async () => {
  const word = '甲乙';
  await engine.db.transaction().execute(async (tx) => {
    await sql`update rc_company set company_name = ${word} || id, tenant_id = case when id > 'company2' then 2 else 1 end`.execute(
      tx,
    );
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows: own } = await sql<{ n: number }>`
      select count(*)::int as n from rc_company where tenant_id = 1`.execute(tx);
    const meets = await where(company, ['companyName', 'like', word], engine.scope(admin), 'rc_company');
    const { rows: plans } = await sql<Record<string, readonly { Plan: Node }[]>>`
      explain (analyze, timing off, format json) select id from rc_company where ${meets}`.execute(tx);
    const [plan] = Object.values(plans[0] ?? {})[0] ?? [];
    expect(plan?.Plan.Plans?.[0]).toMatchObject({
      'Index Name': 'ix_rc_company_pieces',
      'Actual Rows': own[0]?.n,
    });
    expect(own[0]?.n).toBeLessThan(rows);
  });
});
