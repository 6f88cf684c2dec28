import {
  type AnyEntity,
  type Field,
  findField,
  isSortable,
  isStored,
  listOrders,
  type Session,
} from '@campus/contract/kit';
import { boardFilters, delivery } from '@campus/contract/resume';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/kit/database/open.ts';
import type { Engine } from '../../src/kit/engine.ts';
import { listNames } from '../../src/kit/read/list.ts';
import { orderedIds } from '../../src/kit/read/order.ts';
import { selectColumns } from '../../src/kit/read/select-rows.ts';
import { fixedWhere } from '../../src/kit/read/where.ts';
import { getMember, someone } from '../support/bare-engine.ts';
import { grown, openGrownTables, rows } from '../support/grown-tables.ts';

/*
 * Every order that a list of a table that grows with use offers must be read from an index, both ways, and give the rows of
 * one plain sort. A viewer of few rows, a company with a hundredth, may have those sorted; one of many, a college with a
 * twentieth, may not.
 */
const admin = someone('admin');
const viewers: Readonly<Record<string, Session>> = {
  staff: admin,
  college: someone('user1', { audience: 'college', orgCode: 'A03' }),
  enterprise: getMember('company2', 'user1'),
};
/**
 * The chat of talks has no college of its own: a college's rule asks for the student of each row. It is read by session, whose
 * index finds the rows; over all sessions the list reads the whole table.
 */
const byStudent = (e: AnyEntity, audience: string): boolean => e.name === 'preachChat' && audience === 'college';
let database: Database;
let engine: Engine;

beforeAll(async () => {
  ({ database, engine } = await openGrownTables());
});
afterAll(() => database.close());

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops': number;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
}
/** What a page may sort: it is cut to its ten rows before, or has the rows of one company. */
const mostSorted = 50;
/** A page ends before it has read the table: ten rows of a hundredth are found in a quarter of it, of a third of those in most. */
const mostRead = rows * 0.8;
const growing = new Set(grown.map(({ table }) => table));
const hasRead = (node: Node): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
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
    const table = node['Relation Name'] ?? '';
    if (kind === 'Seq Scan' && growing.has(table)) found.push(`${kind} of ${table}`);
    else if (growing.has(table) && hasRead(node) > mostRead) found.push(`${kind} reads ${hasRead(node)} of ${table}`);
    if (kind === 'Sort' && (node.Plans?.[0]?.['Actual Rows'] ?? 0) > mostSorted) found.push(kind);
    open.push(...(node.Plans ?? []));
  }
  return found;
}
const directions = ['asc', 'desc'] as const;

describe.each(grown.map((e) => ({ title: e.title, name: e.name, e })))('$title ($name)', ({ e }) => {
  const headings = ([...e.list, ...(e.hidden ?? [])] as string[]).filter((name) =>
    isSortable(findField(e, name) as Field),
  );
  const orders = [...new Set(['createTime', ...headings, ...listOrders(e)])];

  it.each(Object.keys(viewers).filter((audience) => Object.hasOwn(e.visible, audience) && !byStudent(e, audience)))(
    'reads a page of every order from an index for %s',
    async (audience) => {
      const scope = engine.scope(viewers[audience] as Session);
      const found: Record<string, string[]> = {};
      for (const name of orders)
        for (const order of directions) {
          const ids = await orderedIds(e, { filter: { all: [] }, sort: [{ name, order }], limit: 10 }, scope);
          const wrong = await listWholeReads(sql`select array(${ids})`);
          if (wrong.length > 0) found[`${name} ${order}`] = wrong;
        }
      expect(found).toEqual({});
    },
  );

  it('gives the rows of one plain sort, also where the empty values begin', async () => {
    const all = { ...e, visible: { staff: 'all' } } as AnyEntity;
    for (const name of orders.slice(0, 3)) {
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
        for (const offset of [0, filled - 5, filled + 500, plain.length - 3]) {
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

  it.runIf(Object.hasOwn(e.visible, 'enterprise'))(
    'asks a rule of its columns once for a row of a company',
    async () => {
      const scope = { ...engine.scope(viewers.enterprise as Session), isByRow: true };
      // A phase is no rule: it is one column of its row.
      const ruled = listNames(e).filter((name) => !findField(e, name)?.phases);
      const { columns } = await selectColumns(engine.db, e, ruled, scope);
      const repeated = columns
        .map((column) => column.compile(engine.db).sql)
        .filter((text) => text.includes('exists ('));
      expect(repeated).toEqual([]);
    },
  );
});

it('writes the condition of a partial index as the index has it, so that a kept plan can read it', async () => {
  const conditions = { step20: '"status" in (1, 2)', failed: '"status" = 3', ended: '"status" in (4, 5, 6)' } as const;
  for (const [column, text] of Object.entries(conditions)) {
    const filter = { all: [boardFilters[column as keyof typeof conditions]] };
    const ids = await orderedIds(delivery, { filter, sort: [], limit: 20 }, engine.scope(admin));
    expect(ids.compile(engine.db).sql, column).toContain(text);
  }
});
