import { company, companyUser } from '@campus/contract/enterprise';
import type { AuditStatus } from '@campus/contract/rules';
import { sysUser } from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import type { EnterpriseHooks, EnterpriseSituation, NewAccount } from '../../platform/sign-in/ports.ts';
import type { Db } from '../../platform/tables.ts';
import { registrationOpen } from '../homepage/index.ts';
import { endAlterations } from './alteration-ticket.ts';
import { companyRoles } from './company-roles.ts';

/**
 * Where the company of an enterprise account stands: only 3 signs in (7.1). An account without a company has not begun.
 * A recruiter with posts of their own is limited to them.
 */
async function enterpriseGate(db: Db, userId: string): Promise<EnterpriseSituation> {
  const found = await db
    .selectFrom('rc_company_user as m')
    .innerJoin('rc_company as c', 'c.id', 'm.companyId')
    .where('m.userId', '=', userId)
    .where('m.delFlag', '=', 0)
    .where('c.delFlag', '=', 0)
    .select(['c.id', 'c.auditStatus', 'c.auditReason', 'm.role', 'm.postScope'])
    .executeTakeFirst();
  if (!found) return { auditStatus: 0, auditReason: null, companyId: null };
  const posts = found.role === companyRoles.recruiter ? (found.postScope ?? '').split(',').filter(Boolean) : [];
  return {
    auditStatus: found.auditStatus as AuditStatus,
    auditReason: found.auditReason,
    companyId: found.id,
    ...(posts.length > 0 && { postScope: posts }),
  };
}

/** Begins the company of an account that registered itself: an empty row at 0 and the membership of its registrant. */
async function beginCompany(context: Context, account: NewAccount): Promise<void> {
  const { engine } = context;
  const begun = await engine.insert(
    company,
    {
      tenantId: account.tenantId,
      contactName: account.realname,
      contactMobile: account.phone,
      ...(account.email !== null && { contactEmail: account.email }),
    },
    context,
  );
  await engine.insert(
    companyUser,
    {
      tenantId: account.tenantId,
      userId: account.userId,
      companyId: begun.id,
      role: companyRoles.administrator,
      isRegistrant: 1,
    },
    context,
  );
  await engine.set(sysUser, account.userId, { companyId: begun.id }, context);
}

/** What sign-in asks of this area. */
export const enterpriseHooks: EnterpriseHooks = {
  situation: enterpriseGate,
  register: beginCompany,
  endRequests: endAlterations,
  registrationOpen,
};
