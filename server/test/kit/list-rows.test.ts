import { entities } from '@campus/contract';
import { type AnyEntity, fieldAccess, isComparable, type Session } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNames, someRows } from '../../src/kit/read/list.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/*
 * A page looks up its ids first and reads their rows then; an export reads all rows in one scan. Both give the same rows
 * in the same order, for every list and side.
 */
const mostOnPage = 200;
const orders = 2;
const person = { userId: 'u', username: 'u', realname: '', tenantId: 1, roles: [], codes: new Set<string>() };
const sessions: Session[] = [{ ...person, audience: 'staff' }];
let app: TestApp;
beforeAll(async () => {
  // Addresses of files carry the second in which they end.
  const now = new Date();
  app = await createTestApp({ filled: 'tiny', now: () => now });
  const { rows } = await sql<{ companyId: string }>`
    select company_id from rc_delivery where tenant_id = 1 group by 1 order by count(*) desc limit 1`.execute(
    app.engine.db,
  );
  sessions.push({ ...person, audience: 'enterprise', companyId: rows[0]?.companyId });
}, 120_000);
afterAll(() => app.close());

/** The order of a new list and those of its first columns. */
const sorts = (e: AnyEntity, session: Session): string[] => [
  'createTime',
  ...(e.list as string[]).filter((name) => isComparable(fieldAccess(e, name, session))).slice(0, orders),
];

describe.each(entities.filter((e) => e.calls.includes('list')))('$title ($name)', (e) => {
  it.each(['staff', 'enterprise'])('answers a page and an export of %s with the same rows', async (audience) => {
    const session = sessions.find((one) => one.audience === audience) as Session;
    const scope = app.engine.scope(session);
    for (const name of sorts(e, session)) {
      const query = { filter: { all: [] }, sort: [{ name, order: 'desc' as const }] };
      const read = (limit: number) => someRows(app.engine.db, e, listNames(e), query, limit, 1, scope);
      const [page, scan] = [await read(mostOnPage), await read(mostOnPage + 1)];
      expect(page, name).toEqual(scan.slice(0, mostOnPage));
    }
  });
});
