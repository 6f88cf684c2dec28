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
export async function loadOrgCode(departId: string, context: Context): Promise<string> {
  const { rows } = await sql<{ orgCode: string }>`
    select org_code from sys_depart where id = ${departId} and ${context.live(sysDepart)}`.execute(context.db);
  const code = rows[0]?.orgCode;
  if (code === undefined || outside(context.session, code)) {
    const { message } = failure('badReference', label);
    throw fieldFailure('departId', message);
  }
  return code;
}

/** Tables whose rows are visible to the college of their student. */
const followers = [
  ...['rc_resume', 'rc_delivery', 'rc_recommend', 'rc_interview'],
  ...['rc_offer', 'rc_dispatch', 'rc_agreement', 'rc_evaluation', 'rc_help_record'],
];
/** Moves a student's rows to their new department, so that its staff see them and the old one's do not. */
export async function moveBelongings(employId: string, orgCode: string | null, context: Context): Promise<void> {
  for (const table of followers)
    await sql`update ${sql.table(table)} set sys_org_code = ${orgCode} where employ_id = ${employId}`.execute(
      context.db,
    );
}
