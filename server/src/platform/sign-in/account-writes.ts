import { accountRefusals } from '@campus/contract/account';
import { fieldFailure, refusal } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { passwordLevel, passwordProblem } from '@campus/contract/rules';
import { sysPasswordHistory, sysUser, sysUserDepart, sysUserRole, sysUserTenant } from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import { audit } from '../log/audit.ts';
import { notifyAccountChange } from './account-notice.ts';
import type { Account, AccountDraft } from './accounts.ts';
import { lockAccounts } from './credentials.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { endSessions, sessionsChanged } from './sessions.ts';
import { getNewPassword } from './wire-password.ts';

const historyLength = 3;

/**
 * Inserts an account with its tenants, roles and departments in the caller's transaction; checks nothing beyond the
 * database's unique indexes. Returns its id. For registrations, company members, seeds.
 */
export async function addUser(context: Context, draft: AccountDraft): Promise<string> {
  const {
    tenants,
    roles = [],
    departs = [],
    passwordHash,
    mustChangePassword,
    accountAssigned,
    id,
    ...columns
  } = draft;
  const user = await context.engine.insert(
    sysUser,
    {
      ...columns,
      ...(id !== undefined && { id }),
      nickname: draft.realname,
      password: passwordHash,
      status: draft.status ?? 1,
      orgCode: departs[0] ?? null,
      loginTenantId: tenants.length === 1 ? (tenants[0] as number) : null,
      loginCount: 0,
      mustChangePassword: mustChangePassword ? 1 : 0,
      accountAssigned: accountAssigned ? 1 : 0,
    },
    context,
  );
  for (const tenantId of tenants) await context.engine.insert(sysUserTenant, { userId: user.id, tenantId }, context);
  await grantRoles(context, user.id, roles);
  await joinDeparts(context, user.id, departs);
  return user.id;
}

/** Grants additional roles by code. Throws on an unknown code. */
export async function grantRoles(context: Context, userId: string, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const roles = await context.db
    .selectFrom('sys_role')
    .where('roleCode', 'in', [...codes])
    .where('delFlag', '=', 0)
    .select(['id', 'roleCode'])
    .execute();
  const missing = codes.find((code) => !roles.some((role) => role.roleCode === code));
  if (missing) throw new Error(`no role ${missing}`);
  const held = await context.db
    .selectFrom('sys_user_role')
    .where('userId', '=', userId)
    .where('delFlag', '=', 0)
    .select('roleId')
    .execute();
  for (const role of roles)
    if (!held.some((row) => row.roleId === role.id))
      await context.engine.insert(sysUserRole, { userId, roleId: role.id }, context);
  accountChanged(context, userId);
}
/** Revokes roles by code. */
export async function revokeRoles(context: Context, userId: string, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await context.db
    .deleteFrom('sys_user_role')
    .where('userId', '=', userId)
    .where('roleId', 'in', (eb) =>
      eb
        .selectFrom('sys_role')
        .where('roleCode', 'in', [...codes])
        .select('id'),
    )
    .execute();
  accountChanged(context, userId);
}
async function joinDeparts(context: Context, userId: string, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const departs = await context.db
    .selectFrom('sys_depart')
    .where('orgCode', 'in', [...codes])
    .select('id')
    .execute();
  for (const depart of departs) await context.engine.insert(sysUserDepart, { userId, departId: depart.id }, context);
}

/** After the commit, reloads the sessions of the account in every process. */
export function accountChanged(context: Context, userId: string): void {
  context.later(() => sessionsChanged(context.engine, userId));
}

/** A checked new password, ready to be stored. */
export interface NewPassword {
  readonly hash: string;
  /** 1 weak, 2 good, 3 strong; unknown when it was hashed elsewhere. */
  readonly level?: number;
}
/**
 * Checks a new password against the rules, its confirmation and the account's recent ones, and hashes it. Call it
 * outside a transaction, because that is slow. Throws the message of the first broken rule.
 */
export async function newPassword(
  context: Context,
  sent: { readonly password: string; readonly confirm?: string | null },
  account: Pick<Account, 'username'> & Partial<Pick<Account, 'id' | 'password'>>,
): Promise<NewPassword> {
  const { passwordPairs } = context.services.secrets;
  const password = getNewPassword(sent.password, passwordPairs);
  const confirm = sent.confirm === undefined ? {} : { confirm: getNewPassword(sent.confirm ?? '', passwordPairs) };
  const problem = passwordProblem(password, { username: account.username, ...confirm });
  if (problem) throw fieldFailure('password', problem);
  for (const earlier of await recentPasswords(context, account))
    if (await verifyPassword(earlier, password)) throw fieldFailure('password', text.password.reused);
  return { hash: await hashPassword(password), level: passwordLevel(password) };
}
async function recentPasswords(
  context: Context,
  { id, password }: Partial<Pick<Account, 'id' | 'password'>>,
): Promise<string[]> {
  if (id === undefined) return [];
  const rows = await context.db
    .selectFrom('sys_password_history')
    .where('userId', '=', id)
    .select('password')
    .orderBy('id', 'desc')
    .limit(historyLength)
    .execute();
  return [...new Set([...(password ? [password] : []), ...rows.map((row) => row.password)])];
}

/**
 * Stores a new password in the caller's transaction, keeps the old one in the history and ends the account's sessions
 * except `except`; audited.
 * `byOther`: another user chose it, so it must be changed at the next sign-in.
 */
export async function storePassword(
  context: Context,
  account: Pick<Account, 'id' | 'password'>,
  { hash, level }: NewPassword,
  { except, byOther = false }: { except?: string; byOther?: boolean } = {},
): Promise<void> {
  await lockAccounts(context, [account.id]);
  if (account.password)
    await context.engine.insert(sysPasswordHistory, { userId: account.id, password: account.password }, context);
  await context.engine.set(
    sysUser,
    account.id,
    {
      password: hash,
      passwordLevel: level ?? null,
      lastPwdUpdateTime: context.now,
      mustChangePassword: byOther ? 1 : 0,
      // The owner has taken over the account; an assigned username stays without another prompt.
      ...(!byOther && { accountAssigned: 0 }),
    },
    context,
  );
  await endSessions(context, account.id, 'password', except);
  if (account.password)
    await notifyAccountChange(context, account.id, byOther ? '登录密码（由管理员重置）' : '登录密码');
  audit(context, byOther ? 'user.password' : 'account.password', { userId: account.id });
}

/** Rejects usernames, phones and mail addresses of other accounts. */
export async function assertAvailable(
  context: Context,
  wanted: { username?: string | null; phone?: string | null; email?: string | null },
  except = '',
): Promise<void> {
  const isTaken = async (
    column: 'username' | 'phone' | 'email',
    value: string | null | undefined,
  ): Promise<boolean> => {
    if (!value) return false;
    const query = context.db.selectFrom('sys_user').where('delFlag', '=', 0).where('id', '<>', except);
    return (await query.where(column, '=', value).select('id').executeTakeFirst()) !== undefined;
  };
  if (await isTaken('username', wanted.username)) throw fieldFailure('username', accountRefusals.usernameTaken);
  if (await isTaken('phone', wanted.phone)) throw refusal(accountRefusals.mobileTaken);
  if (await isTaken('email', wanted.email)) throw fieldFailure('email', accountRefusals.emailTaken);
}
