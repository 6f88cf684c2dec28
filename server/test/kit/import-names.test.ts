import { type AnyEntity, entity, ref, type Session, text } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../../src/kit/context.ts';
import type { Database } from '../../src/kit/database/open.ts';
import { Engine } from '../../src/kit/engine.ts';
import { Registry } from '../../src/kit/schema/registry.ts';
import { createTable, getTable } from '../../src/kit/schema/schema.ts';
import { CellReader, getHeadings, importColumns } from '../../src/kit/spreadsheet/import-cells.ts';
import { staff } from '../support/sample-fixture.ts';
import { SamplePorts } from '../support/sample-ports.ts';
import { openTestDatabase } from '../support/test-database.ts';

/* A row whose name is read masked can be named by its id alone: by its name it could be guessed. */
const guest = entity({
  area: 'sample',
  name: 'guest',
  table: 'sample_guest',
  code: 'sample:guest',
  path: '/sample/guest',
  title: '示例来宾',
  fields: { name: text({ label: '姓名', required: true, max: 20, mask: 'name', plain: 'sample:guest:pii' }) },
  display: 'name',
  list: ['name'],
  form: ['name'],
  visible: { staff: 'all' },
});
const visit = entity({
  area: 'sample',
  name: 'visit',
  table: 'sample_visit',
  code: 'sample:visit',
  path: '/sample/visit',
  title: '示例来访',
  fields: { guestId: ref({ label: '来宾', to: 'guest', required: true }) },
  display: 'id',
  list: ['guestId'],
  form: ['guestId'],
  excel: ['guestId'],
  visible: { staff: 'all' },
});

let database: Database;
let engine: Engine;
let id = '';
beforeAll(async () => {
  database = await openTestDatabase();
  for (const e of [guest, visit])
    for (const statement of createTable(getTable(e))) await sql.raw(statement).execute(database.db);
  engine = new Engine({
    database,
    registry: new Registry([guest, visit]),
    provide: () => ({ ports: new SamplePorts(), services: {} as Services }),
    behaviours: [],
    now: () => new Date('2025-10-15T00:00:00Z'),
    reportDefect: (error) => console.error(error),
  });
  const added = await engine.runAs(reader, (context) => engine.add(guest, { name: '王小明' }, context));
  id = added.id;
});
afterAll(() => database.close());

const reader: Session = { ...staff, codes: new Set(['sample:guest:add', 'sample:guest:pii']) };
const loadDraft = (session: Session, cell: string) =>
  engine.runAs(session, (context) => {
    const e: AnyEntity = visit;
    return new CellReader(e, context, engine.scope(session)).draft(
      [cell],
      getHeadings(importColumns(e), ['来宾']),
      context,
    );
  });

describe('a reference in an import', () => {
  it('is found by the name that the caller reads, and by its id', async () => {
    for (const cell of ['王小明', id]) expect(await loadDraft(reader, cell)).toEqual({ guestId: id });
  });
  it('is found by its id alone by those who read the name masked', async () => {
    expect(await loadDraft(staff, id)).toEqual({ guestId: id });
    for (const cell of ['王小明', '王**', '王*', '王晓明'])
      await expect(loadDraft(staff, cell)).rejects.toThrow('来宾');
  });
});
