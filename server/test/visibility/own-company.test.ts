import { type AnyEntity, findField } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sheetLines } from '../support/sheet-cells.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { served } from './declared.ts';

/* A company reads the rows that an administrator reads of this company: in lists, counts and sheets. */
let app: TestApp;
let companyId: string;
const tokens = { admin: '', hr01: '' };
beforeAll(async () => {
  app = await createTestApp({ filled: 'smallOctober' });
  tokens.admin = await app.signIn('admin');
  tokens.hr01 = await app.signIn('hr01');
  const { rows } = await sql<{ companyId: string }>`select company_id from sys_user where username = 'hr01'`.execute(
    app.engine.db,
  );
  companyId = rows[0]?.companyId as string;
});
afterAll(() => app.close());

/** Every company reads published rows. */
const published = new Set(['fairBooth', 'liveViewer', 'liveChat', 'preachCompany', 'preachPost', 'preach']);
/** A company reads neither what its students wrote about it nor a recommendation that was withdrawn before. */
const kept = new Set(['evaluation', 'recommend']);
const titleLines = 3;

interface Row {
  readonly id: string;
}
async function read(e: AnyEntity, as: keyof typeof tokens): Promise<readonly string[] | undefined> {
  const query = new URLSearchParams({ pageSize: '1000', companyId });
  const url = `/server${e.path}/list?${as === 'admin' ? query : 'pageSize=1000'}`;
  const { body } = await app.call({ method: 'GET', url, as: tokens[as] });
  if (body.code === 510) return undefined;
  const rows: readonly Row[] = body.result.records;
  expect(rows, 'one page').toHaveLength(body.result.total);
  return rows.map(({ id }) => id).toSorted();
}
/** Those of the company among them; not every list answers whose rows they are. */
async function ofCompany(e: AnyEntity, ids: readonly string[] = []): Promise<string[]> {
  const { rows } = await sql<Row>`
    select id from ${sql.table(e.table)} where company_id = ${companyId} and id = any(${[...ids]}::text[])`.execute(
    app.engine.db,
  );
  return rows.map(({ id }) => id).toSorted();
}

const ofCompanies = served.filter((e) => e.calls.includes('list') && findField(e, 'companyId')?.kind === 'ref');
let compared = 0;
it.each(ofCompanies)('$title ($name)', async (e) => {
  const own = await read(e, 'hr01');
  if (!own) return;
  const all = await ofCompany(e, await read(e, 'admin'));
  const mine = published.has(e.name) ? await ofCompany(e, own) : own;
  if (kept.has(e.name)) expect(all).toEqual(expect.arrayContaining([...mine]));
  else expect(mine).toEqual(all);
  compared += mine.length > 0 ? 1 : 0;
  if (!e.calls.includes('exportXls')) return;
  const url = `/server${e.path}/exportXls?format=xlsx`;
  const { rawPayload, headers } = await app.server.inject({ url, headers: { 'x-access-token': tokens.hr01 } });
  if (!String(headers['content-type']).includes('json'))
    expect((await sheetLines(rawPayload)).length - titleLines, 'lines of the sheet').toBe(own.length);
});
it('has compared rows of most of them', () => {
  expect(compared).toBeGreaterThan(20);
});
