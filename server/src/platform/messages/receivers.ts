import { type Expression, sql } from 'kysely';
import type { Context, Receivers } from '../../kit/context.ts';
import { codesOfRoles, type Permissions } from '../permission/permissions.ts';
import { isActiveUser } from '../sign-in/active-user.ts';

interface Account {
  readonly username: string;
}

export type { Receivers };

const getUsernames = (rows: readonly Account[]): string[] => rows.map(({ username }) => username);

/** Active accounts of the session's tenant under the alias `u`. */
const activeUsers = ({ session }: Context) => sql`
  sys_user u where ${isActiveUser} and exists (
    select 1 from sys_user_tenant t where t.user_id = u.id and t.del_flag = 0 and t.tenant_id = ${session.tenantId})`;
const holdsRole = (roleCodes: readonly string[]) => sql`exists (
  select 1 from sys_user_role ur join sys_role r on r.id = ur.role_id and r.del_flag = 0
  where ur.user_id = u.id and ur.del_flag = 0 and r.role_code = any(${[...roleCodes]}::text[]))`;

/** Active users of the tenant with the role. */
export const usersWithRole = (roleCode: string, context: Context): Promise<string[]> =>
  usersWithRoles([roleCode], context);
async function usersWithRoles(roleCodes: readonly string[], context: Context): Promise<string[]> {
  const { rows } = await sql<Account>`
    select u.username from ${activeUsers(context)} and ${holdsRole(roleCodes)} order by u.username`.execute(context.db);
  return getUsernames(rows);
}

/** Active users of the tenant with a role that is granted the code. */
export async function usersWithRight(code: string, context: Context): Promise<string[]> {
  const permissions: Permissions = await context.engine.services.permissions.get();
  const roles = [...permissions.grants.keys()].filter((role) => codesOfRoles(permissions, [role]).has(code));
  return usersWithRoles(roles, context);
}

/** Active users of the department with this code or one above it, with the role. */
export async function departmentUsers(orgCode: string | null, roleCode: string, context: Context): Promise<string[]> {
  const { rows } = await sql<Account>`
    select u.username from sys_user u where ${isActiveUser} and ${holdsRole([roleCode])} and exists (
      select 1 from sys_user_depart m join sys_depart d on d.id = m.depart_id and d.del_flag = 0
      where m.user_id = u.id and m.del_flag = 0 and d.tenant_id = ${context.session.tenantId}
        and starts_with(${orgCode ?? ''}, d.org_code))
    order by u.username`.execute(context.db);
  return getUsernames(rows);
}

/** Active members of a company; `role` limits them to one company role. */
export async function companyMembers(companyId: string, context: Context, role?: number): Promise<string[]> {
  const { rows } = await sql<Account>`
    select u.username from rc_company_user m join sys_user u on u.id = m.user_id
    where m.company_id = ${companyId} and m.del_flag = 0 and ${isActiveUser}
      and (${role ?? null}::int is null or m.role = ${role ?? null}::int)
    order by m.create_time`.execute(context.db);
  return getUsernames(rows);
}

/** The member who registered the company. */
export async function companyRegistrant(companyId: string, context: Context): Promise<string[]> {
  const { rows } = await sql<Account>`
    select u.username from rc_company_user m join sys_user u on u.id = m.user_id
    where m.company_id = ${companyId} and m.is_registrant = 1 and m.del_flag = 0 and u.del_flag = 0`.execute(
    context.db,
  );
  return getUsernames(rows);
}

/** The contact of a post, otherwise its author. `postId` can be a column of the outer statement. */
export const selectContact = (postId: Expression<unknown>) => sql<Account>`
  select coalesce(contact.username, own.create_by) as username from rc_company_post own
  left join rc_company_user member on member.id = own.contact_user_id and member.del_flag = 0
  left join sys_user contact on contact.id = member.user_id and contact.del_flag = 0
  where own.id = ${postId}`;
export async function postContact(postId: string, context: Context): Promise<string[]> {
  const { rows } = await selectContact(sql.val(postId)).execute(context.db);
  return getUsernames(rows);
}

/** How a student is reached. */
export interface StudentAddress {
  readonly username: string | null;
  readonly mobile: string;
}
/** Joins the account `u` of a student `e`. */
export const joinAccount = sql`left join sys_user u on u.id = e.user_id and ${isActiveUser}`;
/** Of each student the account, otherwise the mobile. */
export const toReceivers = (students: readonly StudentAddress[]): Receivers => ({
  usernames: students.flatMap(({ username }) => username ?? []),
  mobiles: students.flatMap(({ username, mobile }) => (username === null ? [mobile] : [])),
});
export async function receiversOfStudents(employIds: readonly string[], context: Context): Promise<Receivers> {
  const { rows } = await sql<StudentAddress>`
    select u.username, e.mobile from rc_employ_user e ${joinAccount}
    where e.id = any(${[...employIds]}::text[]) order by e.id`.execute(context.db);
  return toReceivers(rows);
}
export const studentReceivers = (employId: string, context: Context): Promise<Receivers> =>
  receiversOfStudents([employId], context);
