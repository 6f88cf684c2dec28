import { refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { removeAccounts } from './accounts.ts';

/** Entities that hold a company's business, by their company column. */
const business = [
  ['companyPost', 'company_id'],
  ['delivery', 'company_id'],
  ['fairApply', 'company_id'],
] as const;

/** Asserts that a company to delete has no business rows. */
export async function assertNoBusiness(companyId: string, context: Context): Promise<void> {
  const { entities } = context.engine.registry;
  for (const [name, column] of business) {
    const found = entities.find((entity) => entity.name === name);
    if (!found) continue;
    const { rows } = await sql`
      select 1 from ${sql.table(found.table)} where ${sql.ref(column)} = ${companyId} and ${context.live(found)} limit 1`.execute(
      context.db,
    );
    if (rows.length > 0) throw refusal('该企业已有业务数据，不能删除，可停用');
  }
}

/** Deletes the members of a company with their accounts. */
export async function removeMembers(companyId: string, context: Context): Promise<void> {
  const { session, now } = context;
  const { rows } = await sql<{ userId: string }>`
    update rc_company_user set del_flag = 1, update_by = ${session.username}, update_time = ${now}, version = version + 1
    where company_id = ${companyId} and del_flag = 0 returning user_id`.execute(context.db);
  await removeAccounts(
    rows.map((row) => row.userId),
    context,
  );
}
