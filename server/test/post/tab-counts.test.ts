import { company } from '@campus/contract/enterprise';
import { companyPost } from '@campus/contract/post';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

const kinds = [
  { e: company, url: '/server/api/pc/bizCompany/counts', state: 'audit_status', approved: 'approved', code: 3 },
  { e: companyPost, url: '/server/companyPost/companyPost/counts', state: 'post_status', approved: 'active', code: 1 },
] as const;

it.each(kinds)('counts the tabs of $e.title again after a row changes its state or is deleted', async (kind) => {
  const { db } = app.engine;
  const read = async () => (await app.call({ method: 'GET', url: kind.url, as: admin })).body.result;
  const ask = async (condition: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(kind.e.table)} where tenant_id = 1 and del_flag = 0 and ${condition}`.execute(
      db,
    );
    return rows[0]?.n;
  };
  const inState = sql`${sql.ref(kind.state)} = ${kind.code}`;
  const expectRight = async () => {
    const found = await read();
    expect(found[kind.approved]).toBe(await ask(inState));
    expect(found.all).toBe(await ask(sql`true`));
  };
  await expectRight();
  await expectRight();
  const one = sql`(select id from ${sql.table(kind.e.table)} where tenant_id = 1 and del_flag = 0 and ${inState} order by id limit 1)`;
  await sql`update ${sql.table(kind.e.table)} set ${sql.ref(kind.state)} = 2 where id = ${one}`.execute(db);
  await expectRight();
  await sql`update ${sql.table(kind.e.table)} set del_flag = 1 where id = ${one}`.execute(db);
  await expectRight();
});
