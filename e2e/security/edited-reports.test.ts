import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { item, Reports } from '../../server/test/online/report-fixture.ts';
import { AppFixture } from '../../server/test/support/app-fixture.ts';

/* A report that was good when it was made is looked at again whenever it is changed, tried or run. */
let fixture: AppFixture;
let reports: Reports;
let admin: { token: string };
beforeAll(async () => {
  fixture = await AppFixture.open();
  reports = new Reports(fixture);
  admin = { token: await fixture.token('admin') };
});
afterAll(() => fixture.close());

const good = 'select id, order_no from demo_order';
const columns = [item('id'), item('order_no')];
const refused = { http: 200, success: false, code: 500, message: expect.stringMatching(/^报表SQL不合法：/) };
const hostile = [
  'select * from pg_shadow',
  'select passwd as id, usename as order_no from pg_catalog.pg_shadow',
  "select lo_import('/etc/passwd') as id",
  "select * from dblink('host=127.0.0.1', 'select 1') as t(id int)",
  "select pg_read_file('secrets.json') as id",
  "select set_config('role', 'postgres', false) as id",
  "select id from demo_order where set_config('report.tenant', '2', true) = '2'",
  "select (select pg_read_binary_file('x')) as id from demo_order",
];

describe.each(hostile)('S-N40: %s', (text) => {
  it('is refused when a report is created, edited and tried, and the stored one stays', async () => {
    const id = await reports.made(good, columns, admin);
    expect(await reports.save({ head: { id, name: 'x', cgrSql: text }, items: columns }, admin)).toMatchObject(refused);
    for (const alias of ['edit', 'editAll']) {
      const body = { head: { id, name: 'x', cgrSql: text }, items: columns, params: [] };
      expect(await fixture.call('PUT', `/online/cgreport/head/${alias}`, admin, body)).toMatchObject(refused);
    }
    const added = { head: { code: `bad${hostile.indexOf(text)}`, name: 'x', cgrSql: text }, items: columns };
    expect(await reports.save(added, admin)).toMatchObject(refused);
    expect(await reports.parse(text, admin)).toMatchObject(refused);
    expect((await fixture.get(`/online/cgreport/head/queryById?id=${id}`, admin)).result.cgrSql).toBe(good);
  });
  it('is not run when the table holds it', async () => {
    const id = await reports.made(good, columns, admin);
    await fixture.db.updateTable('onl_cgreport_head').set({ cgrSql: text }).where('id', '=', id).execute();
    for (const call of ['getData', 'getColumnsAndData']) {
      const answer = await fixture.get(`/online/cgreport/api/${call}/${id}`, admin);
      expect(answer, call).toMatchObject({ http: 200, success: false });
      expect(JSON.stringify(answer.result ?? {})).not.toMatch(/root:|postgres|SCRAM|md5/);
    }
  });
});

it('S-N38: names no function for a sum', async () => {
  for (const more of [{ aggregation: 'sum(1) as x' }, { isTotal: 'sum(1) as x' }, { fieldType: 'sum(1) as x' }]) {
    const head = { code: `n38${Object.keys(more)[0]}`, name: 'x', cgrSql: good };
    const answer = await reports.save({ head, items: [item('id'), item('order_no', more)] }, admin);
    expect([answer.http, answer.code], JSON.stringify(more)).toEqual([200, answer.success ? 200 : 500]);
    if (!answer.success) continue;
    // What a column does not have is left out of it.
    const { result } = await fixture.get(`/online/cgreport/item/listByHeadId?headId=${answer.result.id}`, admin);
    expect(JSON.stringify(result)).not.toContain('sum(1)');
    const shown = await reports.data(answer.result.id, admin);
    expect([shown.success, JSON.stringify(shown.result)]).toEqual([true, expect.not.stringContaining('sum(1)')]);
  }
});
