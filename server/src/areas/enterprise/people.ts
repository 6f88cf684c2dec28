import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

/** Usernames of a company's active members; `role` limits them to one company role. */
export async function membersOf(companyId: string, context: Context, role?: number): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    select u.username from rc_company_user m join sys_user u on u.id = m.user_id
    where m.company_id = ${companyId} and m.del_flag = 0 and u.del_flag = 0 and u.status = 1
      and (${role ?? null}::int is null or m.role = ${role ?? null}::int)
    order by m.create_time`.execute(context.db);
  return rows.map((row) => row.username);
}

/** Username of the company's registrant. */
export async function registrantOf(companyId: string, context: Context): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    select u.username from rc_company_user m join sys_user u on u.id = m.user_id
    where m.company_id = ${companyId} and m.is_registrant = 1 and m.del_flag = 0 and u.del_flag = 0`.execute(
    context.db,
  );
  return rows.map((row) => row.username);
}

/** Usernames of the active holders of a role in the session's tenant. */
export async function holdersOf(roleCode: string, context: Context): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    select u.username from sys_user u
    join sys_user_role ur on ur.user_id = u.id and ur.del_flag = 0
    join sys_role r on r.id = ur.role_id and r.del_flag = 0 and r.role_code = ${roleCode}
    join sys_user_tenant t on t.user_id = u.id and t.del_flag = 0 and t.tenant_id = ${context.session.tenantId}
    where u.del_flag = 0 and u.status = 1 order by u.username`.execute(context.db);
  return rows.map((row) => row.username);
}
