import { company } from '@campus/contract/enterprise';
import {
  type AnyEntity,
  type Field,
  findField,
  isSortable,
  isStored,
  listOrders,
  searchedTexts,
} from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/kit/database/open.ts';
import type { Engine } from '../../src/kit/engine.ts';
import { orderedIds } from '../../src/kit/read/order.ts';
import { fixedWhere, where } from '../../src/kit/read/where.ts';
import { someone } from '../support/bare-engine.ts';
import { grown, openGrownTables, rows } from '../support/grown-tables.ts';

/* Searches in the texts of tables that grow with use find the rows that a plain comparison finds, by an index. */
const admin = someone('admin');
const searched = grown.filter((e) => searchedTexts(e).length > 0);
const directions = ['asc', 'desc'] as const;
let database: Database;
let engine: Engine;

beforeAll(async () => {
  ({ database, engine } = await openGrownTables());
});
afterAll(() => database.close());

interface Node {
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops': number;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
}
const hasRead = (node: Node): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

describe.each(searched.map((e) => ({ title: e.title, name: e.name, e })))('$title ($name)', ({ e }) => {
  const headings = ([...e.list, ...(e.hidden ?? [])] as string[]).filter((name) =>
    isSortable(findField(e, name) as Field),
  );
  const orders = [...new Set(['createTime', ...headings, ...listOrders(e)])];

  const all = { ...e, visible: { staff: 'all' } } as AnyEntity;
  const columnOf = (name: string) => sql.ref(`${e.table}.${e.fields[name]?.column ?? name}`);
  /** Ids of the live rows whose text has the word, by comparing every one. */
  const plainIds = (text: string, word: string) => sql`
    select id from ${sql.table(e.table)}
    where tenant_id = 1 and ${sql.join([sql`true`, ...(e.appendOnly ? [] : [sql`del_flag = 0`]), ...fixedWhere(e)], sql` and `)}
    and strpos(lower(${columnOf(text)}), lower(${word})) > 0`;
  /** The ids of several queries, read by one statement. */
  async function readIds(queries: readonly RawBuilder<unknown>[]): Promise<string[][]> {
    const arrays = queries.map((query) => sql`array(${query})::text[]`);
    const { rows: lists } = await sql<{ ids: string[] }>`
      select ids from (values ${sql.join(arrays.map((ids, i) => sql`(${sql.lit(i)}, ${ids})`))}) lists (i, ids) order by i`.execute(
      engine.db,
    );
    return lists.map(({ ids }) => ids);
  }

  it('finds the texts that contain a word, in any case', async () => {
    const words = ['A', 'aB', 'Ab1', '中文', '%', 'a_'];
    const sort = [{ name: 'createTime', order: 'desc' as const }];
    for (const name of searchedTexts(e)) {
      const scope = engine.scope(admin);
      const found = words.map((word) => orderedIds(all, { filter: [name, 'like', word], sort, limit: 10_000 }, scope));
      const lists = await readIds([...(await Promise.all(found)), ...words.map((word) => plainIds(name, word))]);
      for (const [i, word] of words.entries())
        expect(lists[i]?.sort(), `${name} ${word}`).toEqual(lists[words.length + i]?.sort());
    }
  });

  it('gives the pages of a search as one plain sort does, for words that many rows have and for rare ones', async () => {
    const scope = engine.scope(admin);
    const texts = searchedTexts(e);
    const sorts = orders.slice(0, 3).filter((name) => name === 'createTime' || isStored(findField(e, name) as Field));
    const offsets = [0, 10, 90];
    // What a text is compared with and what its rows are sorted by are independent: every text and every order, in turns.
    for (let i = 0; i < Math.max(texts.length, sorts.length); i++) {
      const [text, name] = [texts[i % texts.length], sorts[i % sorts.length]] as [string, string];
      for (const word of ['ab', 'ab1', 'zzz'])
        for (const order of directions) {
          const pages = offsets.map((offset) =>
            orderedIds(all, { filter: [text, 'like', word], sort: [{ name, order }], limit: 10, offset }, scope),
          );
          const direction = sql.raw(order);
          const sorted = sql`${plainIds(text, word)} order by ${columnOf(name)} ${direction} nulls last, id ${direction} limit 100`;
          const [plain, ...found] = await readIds([sorted, ...(await Promise.all(pages))]);
          for (const [at, offset] of offsets.entries())
            expect(found[at], `${text} ${word} by ${name} ${order} ${offset}`).toEqual(
              plain?.slice(offset, offset + 10),
            );
        }
    }
  });
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

it('reads few rows for a page of a search next to many tenants, when most rows of the own one have the word', async () => {
  const [word, tenants] = ['甲乙', 20];
  await engine.db.transaction().execute(async (tx) => {
    await sql`update rc_company set company_name = ${word} || id, del_flag = 0, tenant_id = 1 + substr(id, 8)::int % ${tenants}`.execute(
      tx,
    );
    await sql`analyze rc_company`.execute(tx);
    for (const name of ['createTime', 'companyName'])
      for (const order of directions) {
        const part = { filter: ['companyName', 'like', word] as const, sort: [{ name, order }], limit: 10 };
        const ids = await orderedIds(company, part, engine.scope(admin));
        const { rows: plans } = await sql<Record<string, readonly { Plan: Node }[]>>`
          explain (analyze, timing off, format json) ${ids}`.execute(tx);
        const nodes = (Object.values(plans[0] ?? {})[0] ?? []).map(({ Plan }) => Plan);
        let read = 0;
        for (let node = nodes.pop(); node; node = nodes.pop()) {
          if (node['Relation Name'] === 'rc_company') read += hasRead(node);
          nodes.push(...(node.Plans ?? []));
        }
        expect(read, `${name} ${order}`).toBeLessThan(rows / tenants / 2);
      }
  });
});
