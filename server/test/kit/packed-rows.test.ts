import { entities } from '@campus/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packRows, unpackRows } from '../../src/kit/read/packed-rows.ts';
import type { Data } from '../../src/kit/read/texts.ts';
import { columnNames } from '../../src/kit/write/columns.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/* Rows that come as one value of another statement are those of a statement of their own. */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
});
afterAll(() => app.close());

describe.each(entities)('$title ($name)', (e) => {
  it('gives packed rows with the same values', async () => {
    const names = columnNames(e);
    const select = sql`select ${sql.join(names.map((name) => sql.ref(name)))} from ${sql.table(e.table)} order by id limit 50`;
    const plain = await sql<Data>`${select}`.execute(app.engine.db);
    const packed = await sql<Data>`select ${packRows(names, select)} as found`.execute(app.engine.db);
    expect(unpackRows(names, packed.rows[0]?.found)).toEqual(plain.rows);
  });
});

it('unpacks truth values, numbers beyond the safe integers, bytes, arrays and nothing', async () => {
  const names = ['yes', 'no', 'big', 'bytes', 'list', 'none'];
  const select = sql`select true as yes, false as no, 9007199254740993::int8 as big, '\\x0aff'::bytea as bytes,
    array['a,b', null, '{"c"}'] as list, null::int as none`;
  const plain = await sql<Data>`${select}`.execute(app.engine.db);
  const { rows } = await sql<Data>`select ${packRows(names, select)} as found,
    ${packRows(['id'], sql`select 1 as id where false`)} as empty`.execute(app.engine.db);
  expect(unpackRows(names, rows[0]?.found)).toEqual(plain.rows);
  expect(unpackRows(['id'], rows[0]?.empty)).toEqual([]);
});
