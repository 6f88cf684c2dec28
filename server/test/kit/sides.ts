import type { Session } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const person = { userId: 'u', username: 'u', realname: '', tenantId: 1, roles: [], codes: new Set<string>() };
export const staff: Session = { ...person, audience: 'staff' };

/** The small sample data, read by staff and by the company with the most deliveries; opened for the tests of a file. */
export function useSides() {
  let app: TestApp;
  let company: Session;
  beforeAll(async () => {
    // Addresses of files carry the second in which they end.
    const now = new Date();
    app = await createTestApp({ filled: 'tiny', now: () => now });
    const { rows } = await sql<{ companyId: string }>`
      select company_id from rc_delivery where tenant_id = 1 group by 1 order by count(*) desc limit 1`.execute(
      app.engine.db,
    );
    company = { ...person, audience: 'enterprise', companyId: rows[0]?.companyId };
  });
  afterAll(() => app.close());
  return {
    get app() {
      return app;
    },
    getSession: (audience: string): Session => (audience === 'staff' ? staff : company),
  };
}
