import { companyUser } from '@campus/contract/enterprise';
import { userTypes } from '@campus/contract/kit';
import { sysUser, sysUserRole, sysUserTenant } from '@campus/contract/system';
import { companyRoles, roleCodes } from '../areas/enterprise/company-roles.ts';
import { personName } from './people.ts';
import { getMail, positions } from './pools.ts';
import { seedId } from './random.ts';
import { type CompanySeed, companyMobile, isAdmitted, type SeedCompany } from './seed-company.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';

/**
 * One administrator, and for approved companies recruiters and interviewers; hr03 is the second member of the first
 * company.
 */
export function seedMembers(
  context: SeedContext,
  i: number,
  companyId: string,
  tenantId: number,
  status: number,
  adminName: string,
  at: string,
  rows: CompanySeed['rows'],
): SeedCompany['members'] {
  const dice = context.dice('companyUser');
  const { administrator, recruiter, interviewer } = companyRoles;
  const extra = isAdmitted({ status })
    ? [
        ...Array.from({ length: Math.max(i === 0 ? 1 : 0, dice.between(i, 'hr', 0, 2)) }, () => recruiter),
        ...Array.from({ length: dice.between(i, 'interviewer', 0, 2) }, () => interviewer),
      ]
    : [];
  return [administrator, ...extra].map((role, m) => {
    const index = rows.member.length;
    const userId = seedId(60, index);
    const username = m === 0 ? adminName : i === 0 && m === 1 ? 'hr03' : `${adminName}_${m + 1}`;
    const realname = personName(context.dice('companyPerson'), index);
    rows.user.push({
      ...systemColumns(sysUser, userId, 0, 'seed', at),
      username,
      realname,
      nickname: realname,
      password: context.passwordHash,
      phone: companyMobile(i, m),
      email: getMail('member', index + 1),
      status: 1,
      userType: userTypes.enterprise,
      userIdentity: 1,
      companyId,
      loginTenantId: tenantId,
      loginCount: 0,
      mustChangePassword: 0,
      accountAssigned: 0,
    });
    rows.tenant.push({ ...systemColumns(sysUserTenant, seedId(61, index), tenantId, 'seed', at), userId });
    rows.member.push({
      ...systemColumns(companyUser, seedId(2, index), tenantId, 'seed', at),
      userId,
      companyId,
      role,
      position: dice.pick(index, 'position', positions),
      postScope: null,
      isRegistrant: m === 0 ? 1 : 0,
    });
    if (isAdmitted({ status }))
      rows.role.push({
        ...systemColumns(sysUserRole, seedId(62, index), 0, 'seed', at),
        userId,
        roleId: roleCodes[role],
      });
    return { id: seedId(2, index), userId, username, realname, mobile: companyMobile(i, m), role };
  });
}
