import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

/**
 * The name of a company, also of a deleted one: what it has arranged still names it. It is read without a lock, which would
 * come behind the locks of the rows that name the company. `id` is from such a row or from the session.
 */
export async function loadCompanyName(id: string | null | undefined, { db }: Context): Promise<string | undefined> {
  if (!id) return undefined;
  const { rows } = await sql<{ companyName: string }>`select company_name from rc_company where id = ${id}`.execute(db);
  return rows[0]?.companyName;
}
