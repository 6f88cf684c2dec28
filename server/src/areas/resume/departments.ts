import { failure, fieldFailure, type Session } from '@campus/contract/kit';
import { employUser } from '@campus/contract/resume';
import { sysDepart } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { collegeReferences } from './student-references.ts';

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

/** Moves a student's rows to their new department, so that its staff see them and the old one's do not. */
export async function moveBelongings(employId: string, orgCode: string | null, { db, engine }: Context): Promise<void> {
  const moves = collegeReferences(engine.registry.entities).map(
    ({ entity, field }, i) => sql`${sql.ref(`moved${i}`)} as (
      update ${sql.table(entity.table)} set sys_org_code = ${orgCode} where ${sql.ref(field)} = ${employId})`,
  );
  await sql`with ${sql.join(moves)} select 1`.execute(db);
}
