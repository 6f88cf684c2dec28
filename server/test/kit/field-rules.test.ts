import { entity, type Failure, text } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Services } from '../../src/kit/context.ts';
import type { Database } from '../../src/kit/database/open.ts';
import { Engine } from '../../src/kit/engine.ts';
import { Registry } from '../../src/kit/schema/registry.ts';
import { createTable, getTable } from '../../src/kit/schema/schema.ts';
import { staff } from '../support/sample-fixture.ts';
import { SamplePorts } from '../support/sample-ports.ts';
import { openTestDatabase } from '../support/test-database.ts';

const contract = entity({
  area: 'sample',
  name: 'contract',
  table: 'sample_contract',
  code: 'sample:contract',
  path: '/sample/contract',
  title: '合同',
  fields: {
    name: text({ label: '名称', required: true, max: 20 }),
    number: text({ label: '编号', required: true, max: 40, fillRule: 'contract_no', checkRule: 'contract_form' }),
  },
  list: ['name', 'number'],
  form: ['name', 'number'],
  visible: { staff: 'all' },
});
let database: Database;
let engine: Engine;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const statement of createTable(getTable(contract))) await sql.raw(statement).execute(database.db);
  engine = new Engine({
    database,
    registry: new Registry([contract]),
    provide: () => ({ ports: new SamplePorts(), services: {} as Services }),
    behaviours: [],
    now: () => new Date('2025-10-15T00:00:00Z'),
    reportDefect: (error) => console.error(error),
  });
});
afterAll(() => database.close());
const add = (draft: object) => engine.runAs(staff, (c) => engine.add(contract, { ...draft }, c));

it('fills a new value by its rule where none was given', async () => {
  expect(await add({ name: '甲' })).toMatchObject({ number: 'contract_no-甲' });
  expect(await add({ name: '乙', number: ' ' })).toMatchObject({ number: 'contract_no-乙' });
  expect(await add({ name: '丙', number: 'own' })).toMatchObject({ number: 'own' });
});
it('refuses a value that its check rule refuses, when it is new or changed', async () => {
  const failure = await add({ name: '丁', number: 'x1' }).catch((error: Failure) => error);
  expect(failure).toMatchObject({ fields: { number: 'contract_form：不能以x开头' } });
  const row = await add({ name: '戊', number: 'a' });
  const edit = (draft: object) => engine.runAs(staff, (c) => engine.edit(contract, { id: row.id, ...draft }, c));
  await expect(edit({ number: 'x2' })).rejects.toThrow('不能以x开头');
  await database.db.updateTable('sample_contract').set({ number: 'x-old' }).execute();
  expect(await edit({ name: '己', number: 'x-old' })).toMatchObject({ name: '己' });
});
