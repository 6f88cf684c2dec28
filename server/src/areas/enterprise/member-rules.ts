import { accountRefusals } from '@campus/contract/account';
import { company, companyFlow, companyUser, memberRefusals, mostMembers } from '@campus/contract/enterprise';
import { failure, fieldFailure, getState, refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { isActiveUser } from '../../platform/sign-in/active-user.ts';
import { companyRoles } from './company-roles.ts';

interface Members {
  readonly active: number;
  readonly administrators: number;
}
/**
 * Locks a company to serialise changes to its members and counts the active ones, optionally `without` one account.
 * Every
 * rule about members starts here. Throws notFound when the company is gone.
 */
async function lockMembers(companyId: string, context: Context, without?: string): Promise<Members> {
  const locked = await context.engine.lock(company, companyId, context);
  if (!locked) throw failure('notFound');
  const { rows } = await sql<{ active: number; administrators: number }>`
    select count(*) as active, count(*) filter (where m.role = ${companyRoles.administrator}) as administrators
    from rc_company_user m join sys_user u on u.id = m.user_id
    where m.company_id = ${companyId} and m.del_flag = 0 and ${isActiveUser} and m.user_id <> ${without ?? ''}`.execute(
    context.db,
  );
  return { active: Number(rows[0]?.active), administrators: Number(rows[0]?.administrators) };
}

/** Asserts that the company has room for another active member. */
export async function assertRoomForMember(companyId: string, context: Context): Promise<void> {
  const { active } = await lockMembers(companyId, context);
  if (active >= mostMembers) throw refusal(memberRefusals.full(mostMembers), 'RC_LIMIT');
}
/** Asserts that another active administrator remains; used by deletion, freezing and demotion. */
export async function assertAdministratorRemains(companyId: string, userId: string, context: Context): Promise<void> {
  const { administrators } = await lockMembers(companyId, context, userId);
  if (administrators === 0) throw refusal(memberRefusals.lastAdministrator);
}
/** Asserts that the company is approved: only then members can be added. */
export async function assertApproved(companyId: string, context: Context): Promise<void> {
  const found = await context.engine.lock(company, companyId, context);
  if (!found) throw fieldFailure('companyId', failure('badReference', companyUser.fields.companyId.label).message);
  if (getState(companyFlow, found.auditStatus) !== 'approved')
    throw fieldFailure('companyId', memberRefusals.notApproved, 'RC_STATE');
}

const isTaken = async (
  column: string,
  value: string,
  exceptUserId: string | undefined,
  context: Context,
): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from sys_user where ${sql.ref(column)} = ${value} and del_flag = 0 and id <> ${exceptUserId ?? ''} limit 1`.execute(
    context.db,
  );
  return rows.length > 0;
};
export const isUsernameTaken = (username: string, context: Context): Promise<boolean> =>
  isTaken('username', username, undefined, context);
export const isMobileTaken = (mobile: string, exceptUserId: string | undefined, context: Context): Promise<boolean> =>
  isTaken('phone', mobile, exceptUserId, context);
export const isEmailTaken = (email: string, exceptUserId: string | undefined, context: Context): Promise<boolean> =>
  isTaken('email', email, exceptUserId, context);

/** Asserts that no other account uses the phone number; `field` is the form field of the error. */
export async function assertMobileFree(
  mobile: string | null | undefined,
  exceptUserId: string | undefined,
  context: Context,
  field = 'mobile',
): Promise<void> {
  if (mobile && (await isMobileTaken(mobile, exceptUserId, context)))
    throw fieldFailure(field, memberRefusals.mobileTaken);
}
export async function assertUsernameFree(username: string | null | undefined, context: Context): Promise<void> {
  if (username && (await isUsernameTaken(username, context)))
    throw fieldFailure('username', memberRefusals.usernameTaken);
}
export async function assertEmailFree(
  email: string | null | undefined,
  exceptUserId: string | undefined,
  context: Context,
): Promise<void> {
  if (email && (await isEmailTaken(email, exceptUserId, context)))
    throw fieldFailure('email', accountRefusals.emailTaken);
}

/** `wanted`, with a number appended when it is taken. */
export async function freeUsername(wanted: string, context: Context): Promise<string> {
  for (let n = 0; n < 1000; n += 1) {
    const name = n === 0 ? wanted : `${wanted}_${n}`;
    if (!(await isUsernameTaken(name, context))) return name;
  }
  throw fieldFailure('username', memberRefusals.usernameTaken);
}
