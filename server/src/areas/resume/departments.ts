import { failure, fieldFailure, type Session } from '@campus/contract/kit';
import { employUser } from '@campus/contract/resume';
import { sysDepart } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

const label = employUser.fields.departId.label;
const outside = ({ audience, orgCode }: Session, code: string): boolean =>
  audience === 'college' && !(orgCode && code.startsWith(orgCode));

/**
 * Code of a department, copied to its students' rows to make them visible to its staff. Throws when the department is
 * not of the tenant, or outside the college of college staff.
 */
export async function orgCodeOf(departId: string, context: Context): Promise<string> {
  const { rows } = await sql<{ orgCode: string }>`
    select org_code from sys_depart where id = ${departId} and ${context.live(sysDepart)}`.execute(context.db);
  const code = rows[0]?.orgCode;
  if (code === undefined || outside(context.session, code)) {
    const { message } = failure('badReference', label);
    throw fieldFailure('departId', message);
  }
  return code;
}

/** Usernames of the college staff who see rows of this department. */
export async function collegeStaffOf(orgCode: string | null, context: Context): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    select distinct u.username from sys_user u
    join sys_user_role ur on ur.user_id = u.id and ur.del_flag = 0
    join sys_role r on r.id = ur.role_id and r.del_flag = 0 and r.role_code = 'college_staff'
    join sys_user_depart ud on ud.user_id = u.id and ud.del_flag = 0
    join sys_depart d on d.id = ud.depart_id and d.del_flag = 0 and d.tenant_id = ${context.session.tenantId}
    where u.del_flag = 0 and u.status = 1 and starts_with(${orgCode ?? ''}, d.org_code)
    order by u.username`.execute(context.db);
  return rows.map((row) => row.username);
}

/** Moves a student's rows to their new department, so that its staff see them and the old one's do not. */
export async function moveBelongings(employId: string, orgCode: string | null, context: Context): Promise<void> {
  for (const table of ['rc_resume', 'rc_delivery', 'rc_recommend'])
    await sql`update ${sql.table(table)} set sys_org_code = ${orgCode} where employ_id = ${employId}`.execute(
      context.db,
    );
}
