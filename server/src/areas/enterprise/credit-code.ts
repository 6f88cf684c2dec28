import {
  blacklist,
  blacklistFlow,
  company,
  companyFlow,
  companyRefusals,
  creditCodeTaken,
} from '@campus/contract/enterprise';
import { fieldFailure, getCodes } from '@campus/contract/kit';
import { mask } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { isActiveUser } from '../../platform/sign-in/active-user.ts';
import { companyRoles } from './company-roles.ts';

interface Holder {
  readonly id: string;
  readonly auditStatus: number;
  readonly blackFlag: number;
}
const [approved, disabled] = getCodes(companyFlow, 'approved', 'disabled') as [number, number];

/** Masked contact of an approved company's administrator: the caller may be a stranger. */
async function administrator(companyId: string, context: Context): Promise<string> {
  const { rows } = await sql<{ realname: string; phone: string | null }>`
    select u.realname, u.phone from rc_company_user m join sys_user u on u.id = m.user_id
    where m.company_id = ${companyId} and m.role = ${companyRoles.administrator} and m.del_flag = 0 and ${isActiveUser}
    order by m.create_time limit 1`.execute(context.db);
  const [found] = rows;
  return found ? `${mask('name', found.realname)} ${mask('mobile', found.phone ?? '')}`.trim() : '请联系就业中心';
}

/**
 * Asserts that no other company of the tenant has the credit code. Takes a lock on the code until the transaction ends,
 * so that the later of two parallel registrations sees the earlier.
 */
export async function assertCreditCodeFree(
  creditCode: string | null | undefined,
  ownId: string | undefined,
  context: Context,
): Promise<void> {
  if (!creditCode) return;
  const key = `credit-code ${context.session.tenantId} ${creditCode}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(context.db);
  const { rows } = await sql<Holder>`
    select id, audit_status, black_flag from rc_company
    where ${context.live(company)} and credit_code = ${creditCode} and id <> ${ownId ?? ''}`.execute(context.db);
  const { rows: listed } = await sql`
    select 1 from rc_blacklist where ${context.live(blacklist)} and status = ${blacklistFlow.states.active.code}
      and credit_code = ${creditCode} and company_id <> ${ownId ?? ''} limit 1`.execute(context.db);
  if (listed.length > 0 || rows.some((row) => row.auditStatus === disabled || row.blackFlag === 1))
    throw fieldFailure('creditCode', companyRefusals.barred, 'RC_BLACKLISTED');
  const admitted = rows.find((row) => row.auditStatus === approved);
  if (admitted)
    throw fieldFailure(
      'creditCode',
      companyRefusals.admitted(await administrator(admitted.id, context)),
      'RC_COMPANY_DUP',
    );
  if (rows.length > 0) throw fieldFailure('creditCode', creditCodeTaken, 'RC_COMPANY_DUP');
}
