import { type CompanyMember, companyMembers, companyUser, zoneMembers } from '@campus/contract/enterprise';
import { failure } from '@campus/contract/kit';
import { mask } from '@campus/contract/rules';
import { sql } from 'kysely';
import { answer } from '../../kit/http/answer.ts';
import { isActiveUser } from '../../platform/sign-in/active-user.ts';

interface Person extends Omit<CompanyMember, 'mobile' | 'phone'> {
  readonly phone: string | null;
}
function presentMember(person: Person): CompanyMember {
  const mobile = person.phone ? mask('mobile', person.phone) : null;
  return { ...person, mobile, phone: mobile };
}

/** Members of a company: for its own members and for holders of the list code. */
export const companyMembersAnswer = answer(companyMembers, async (input, context) => {
  const companyId = input.companyId ?? input.id;
  if (!companyId) throw failure('badBody');
  if (context.session.companyId !== companyId) context.engine.assertPermission(context.session, companyUser.can.list);
  const { rows } = await sql<Person>`
    select u.id, rc_company_user.id as company_user_id, u.username, u.realname, u.phone, rc_company_user.role, u.status, rc_company_user.tenant_id, rc_company_user.company_id
    from rc_company_user join sys_user u on u.id = rc_company_user.user_id and u.del_flag = 0
    where ${await context.visible(companyUser)} and rc_company_user.company_id = ${companyId}
    order by rc_company_user.role, rc_company_user.create_time`.execute(context.db);
  return rows.map(presentMember);
});

/** The tenant of the recruitment zone and the role whose holders are its contacts. */
const zone = { tenantId: 1, roleCode: 'school_admin' } as const;
export const zoneMembersAnswer = answer(zoneMembers, async (_input, context) => {
  const { rows } = await sql<Person>`
    select distinct u.id, null::text as company_user_id, u.username, u.realname, u.phone, null::int as role, u.status, ${zone.tenantId}::int as tenant_id,
           null::text as company_id
    from sys_user u
    join sys_user_role ur on ur.user_id = u.id and ur.del_flag = 0
    join sys_role r on r.id = ur.role_id and r.del_flag = 0 and r.role_code = ${zone.roleCode}
    join sys_user_tenant t on t.user_id = u.id and t.del_flag = 0 and t.tenant_id = ${zone.tenantId}::int
    where ${isActiveUser} order by u.id limit 100`.execute(context.db);
  return rows.map(presentMember);
});
