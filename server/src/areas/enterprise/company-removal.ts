import { companyRefusals } from '@campus/contract/enterprise';
import { fairApply } from '@campus/contract/jobfair';
import { refusal } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { delivery } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { removeAccounts } from './accounts.ts';

/** Entities that hold a company's business, by `companyId`. */
const business = [companyPost, delivery, fairApply];

/** Asserts that a company to delete has no business rows. */
export async function assertNoBusiness(companyId: string, context: Context): Promise<void> {
  for (const entity of business) {
    const { rows } = await sql`
      select 1 from ${sql.table(entity.table)} where company_id = ${companyId} and ${context.live(entity)} limit 1`.execute(
      context.db,
    );
    if (rows.length > 0) throw refusal(companyRefusals.inUse);
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
