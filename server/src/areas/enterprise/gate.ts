import { company, companyUser } from '@campus/contract/enterprise';
import type { AuditStatus } from '@campus/contract/rules';
import { sysUser } from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import type { EnterpriseHooks, EnterpriseSituation, NewAccount } from '../../platform/sign-in/ports.ts';
import type { Db } from '../../platform/tables.ts';
import { isRegistrationOpen } from '../homepage/login-config.ts';
import { endAlterations } from './alteration-ticket.ts';
import { companyRoles } from './company-roles.ts';

/**
 * Registration state of an enterprise account's company: only 3 signs in. An account without a company has not started.
 * A recruiter limited to own posts is scoped to them.
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

/** Creates the company of a self-registered account: an empty row at 0 and the registrant's membership. */
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

/** Hooks that sign-in calls in this area. */
export const enterpriseHooks: EnterpriseHooks = {
  situation: enterpriseGate,
  register: beginCompany,
  endRequests: endAlterations,
  registrationOpen: isRegistrationOpen,
};
