import { entities } from '@campus/contract';
import { delivery, deliveryStatistics, employUser } from '@campus/contract/resume';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/kit/database/open.ts';
import { readSheet } from '../src/kit/excel/sheet-reader.ts';
import { ownSource } from '../src/platform/sources/own-source.ts';
import { item } from './online/report-fixture.ts';
import type { AnyJson } from './support/any-json.ts';
import { Clock } from './support/bare-engine.ts';
import { seededCopy } from './support/seeded-store.ts';
import { recordQueries } from './support/statement-count.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';
import { openTestDatabase } from './support/test-database.ts';

/* The standby is a copy of the database from which the deliveries and all students but one are gone: what reads it shows. */
const clock = new Clock('2025-10-15T10:00:00+08:00');
let app: TestApp;
let standby: Database;
let token: string;
beforeAll(async () => {
  standby = await openTestDatabase((await seededCopy('smallOctober')).source);
  await ownSource(standby, 1).read(async () => undefined); // Makes the views of reports.
  await sql`update rc_delivery set del_flag = 1`.execute(standby.db);
  app = await createTestApp({ filled: 'smallOctober', now: clock.now, standby });
  token = await app.signIn('demo_school_admin_2');
  const [student] = (await read(`${employUser.path}/list`)).records;
  await sql`update rc_employ_user set del_flag = 1 where id <> ${student.id}`.execute(standby.db);
}, 180_000);
afterAll(async () => {
  await app.close();
  await standby.close();
});

type Query = Readonly<Record<string, string>>;
const getUrl = (path: string, query: Query = {}) => `/server${path}?${new URLSearchParams(query)}`;
async function read(path: string, query?: Query, as = token): Promise<AnyJson> {
  const { success, result, message } = (await app.call({ method: 'GET', url: getUrl(path, query), as })).body;
  expect(success, `${path}: ${message}`).toBe(true);
  return result;
}
const readTotal = async (): Promise<number> => (await read(`${delivery.path}/list`)).total;

describe('reads that may lag', () => {
  it.each([
    ['statistics', deliveryStatistics.path, { measures: 'deliveries' }, (all: AnyJson) => all.total.deliveries.value],
    [
      'trends of the dashboard',
      '/dashboard/analysis/trend',
      { range: 'year' },
      (all: AnyJson) => all.current.reduce((sum: number, day: AnyJson) => sum + day.deliveries, 0),
    ],
    [
      'users in figures',
      '/employ/statistics/summary',
      { range: 'year' },
      (all: AnyJson) => all.figures.find(({ key }: AnyJson) => key === 'delivery').value,
    ],
  ])('show what the standby shows: %s', async (_title, path, query, find) => {
    expect(await readTotal()).toBeGreaterThan(0);
    expect(find(await read(path, query))).toBe(0);
  });

  it('export the rows of the standby', async () => {
    const url = getUrl(`${employUser.path}/exportXls`, { format: 'xlsx' });
    const answered = await app.server.inject({ method: 'GET', url, headers: { 'x-access-token': token } });
    const { batches } = await readSheet(answered.rawPayload, { headings: ['学号'] });
    const lines: unknown[] = [];
    for await (const { rows } of batches) lines.push(...rows);
    expect((await read(`${employUser.path}/list`)).total).toBeGreaterThan(1);
    expect(lines).toHaveLength(1);
  });

  it('run the statement of a report there, and read its definition on the primary', async () => {
    const admin = await app.signIn('admin');
    const head = { code: 'lagging', name: '投递', cgrSql: 'select count(*) as n from rc_delivery' };
    const payload = { head, items: [item('n', { fieldType: 'Long' })], params: [] };
    const { body } = await app.call({
      method: 'POST',
      url: '/server/online/cgreport/head/add',
      payload,
      as: admin,
    });
    expect(body.message).toBe('添加成功！');
    const { records } = await read(`/online/cgreport/api/getData/${body.result.id}`, {}, admin);
    expect(records).toEqual([{ n: 0 }]);
  });
});

describe('reads that show what was just saved', () => {
  const listed = entities.filter(({ calls }) => calls.includes('list'));
  const paths = [...listed.map(({ path }) => `${path}/list`), `${delivery.path}/counts`, `${delivery.path}/board`];

  it.each(paths)('never reach the standby: %s', async (path) => {
    const call = () => app.call({ method: 'GET', url: getUrl(path), as: token });
    expect(await recordQueries(standby, call)).toEqual([]);
  });

  it('are the answers of the primary', async () => {
    const { records, total } = await read(`${delivery.path}/list`);
    expect(total).toBeGreaterThan(0);
    expect((await read(`${delivery.path}/counts`)).total).toBe(total);
    const [{ id }] = records;
    const call = () => read(`${delivery.path}/queryById`, { id });
    expect(await recordQueries(standby, call)).toEqual([]);
    expect((await call()).id).toBe(id);
  });
});
