import { firstPasswordText, memberRefusals } from '@campus/contract/enterprise';
import { fieldFailure, type Row } from '@campus/contract/kit';
import { usernameProblem } from '@campus/contract/rules';
import { sysUser } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { changedColumns } from '../../kit/write/columns.ts';
import { lockForDeletion } from '../../kit/write/locks.ts';
import { audit } from '../../platform/log/audit.ts';
import { notifyAccountChange } from '../../platform/sign-in/account-notice.ts';
import {
  accountChanged,
  addUser,
  grantRoles,
  revokeRoles,
  storePassword,
} from '../../platform/sign-in/account-writes.ts';
import { type Account, accountById } from '../../platform/sign-in/accounts.ts';
import { lockAccounts } from '../../platform/sign-in/credentials.ts';
import { firstPassword, noPassword } from '../../platform/sign-in/first-password.ts';
import { hashPassword } from '../../platform/sign-in/password-hash.ts';
import { endSessions as endSessionsOf } from '../../platform/sign-in/sessions.ts';
import { asSignedIn } from '../../platform/sign-in/signed-in.ts';
import { companyRoles, roleCodes } from './company-roles.ts';

export interface NewMember {
  readonly username: string;
  readonly realname: string;
  readonly mobile: string;
  readonly email: string | null;
  readonly companyId: string;
  readonly role: number;
  /** Password chosen by the owner; absent: generated and sent. */
  readonly passwordHash?: string;
}

/** The live account. Throws an internal error when it is missing: every membership has one. */
export async function account(userId: string, context: Context): Promise<Account> {
  const found = await accountById(context.db, userId);
  if (!found) throw new Error(`no account ${userId}`);
  return found;
}

/** The same, locked until the commit. */
export async function lockAccount(userId: string, { db }: Context): Promise<Account> {
  const found = await db
    .selectFrom('sys_user')
    .where('id', '=', userId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw new Error(`no account ${userId}`);
  return found;
}

/** Creates an account in the session's tenant for a company member, with the matching role. */
export async function createAccount(member: NewMember, context: Context): Promise<string> {
  const { username, realname, mobile, email, companyId, role, passwordHash } = member;
  const userId = await addUser(context, {
    username,
    realname,
    phone: mobile,
    email,
    companyId,
    userType: '2',
    tenants: [context.session.tenantId],
    roles: [roleCodes[role] as string],
    passwordHash: passwordHash ?? noPassword,
    mustChangePassword: passwordHash === undefined,
  });
  audit(context, 'user.add', { userId, username, companyId, roles: [roleCodes[role]] });
  return userId;
}
/**
 * Updates an account. A changed phone or status ends its sessions, except the session in which users change their own
 * phone.
 */
export async function changeAccount(
  userId: string,
  values: Partial<Row<typeof sysUser>>,
  context: Context,
  known?: Account,
): Promise<void> {
  const before = known ?? (await lockAccount(userId, context));
  const isSame = Object.keys(values).length > 0 && changedColumns(before, values).length === 0;
  if (!isSame) await context.engine.set(sysUser, userId, values, context);
  const isChanged = (['phone', 'status'] as const).some((name) => name in values && values[name] !== before[name]);
  const own = userId === context.session.userId ? asSignedIn(context.session).sessionId || undefined : undefined;
  if ('phone' in values && values.phone !== before.phone)
    await notifyAccountChange(context, userId, '手机号', before.phone);
  if (isChanged) await endSessionsOf(context, userId, 'account', own);
  else accountChanged(context, userId);
}
/** Replaces the account's company role. */
export async function setCompanyRole(userId: string, role: number, context: Context): Promise<void> {
  const wanted = roleCodes[role] as string;
  await revokeRoles(
    context,
    userId,
    Object.values(roleCodes).filter((code) => code !== wanted),
  );
  await grantRoles(context, userId, [wanted]);
  audit(context, 'user.roles', { userId, roles: [wanted] });
}
/** Increments the credential versions of accounts and ends their sessions; locks the accounts in id order. */
export async function endSessions(userIds: readonly string[], context: Context): Promise<void> {
  await lockAccounts(context, userIds);
  for (const userId of userIds) await endSessionsOf(context, userId, 'account');
}
export async function removeAccounts(userIds: readonly string[], context: Context): Promise<void> {
  const { session, now } = context;
  await lockForDeletion('sys_user', userIds, context);
  await lockAccounts(context, userIds);
  for (const userId of userIds) {
    await sql`
      update sys_user set del_flag = 1, update_by = ${session.username}, update_time = ${now}, version = version + 1
      where id = ${userId}`.execute(context.db);
    await endSessionsOf(context, userId, 'account');
    audit(context, 'user.delete', { userId });
  }
}
export async function accountsOfCompany(companyId: string, context: Context): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from rc_company_user where company_id = ${companyId} and del_flag = 0`.execute(context.db);
  return rows.map((row) => row.userId);
}
/** The first administrator of a company. */
export async function administratorAccount(companyId: string, context: Context): Promise<Account> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from rc_company_user
    where company_id = ${companyId} and role = ${companyRoles.administrator} and del_flag = 0 order by create_time, id limit 1`.execute(
    context.db,
  );
  return account(rows[0]?.userId ?? '', context);
}
/** Replaces a generated username by the requested one and returns it. */
export async function renameAccount({ id }: Account, username: string, context: Context): Promise<string> {
  const problem = usernameProblem(username);
  if (problem) throw fieldFailure('adminUsername', problem);
  const { rows } =
    await sql`select 1 from sys_user where username = ${username} and del_flag = 0 and id <> ${id}`.execute(context.db);
  if (rows.length > 0) throw fieldFailure('adminUsername', memberRefusals.usernameTaken);
  await changeAccount(id, { username }, context);
  return username;
}

/** Stores a password set by another user (or by its owner through an alteration) and ends the account's sessions. */
export async function setPassword(
  userId: string,
  hash: string,
  context: Context,
  { mustChange }: { mustChange: boolean },
): Promise<void> {
  const { id, password } = await account(userId, context);
  await storePassword(
    context,
    { id, password: password === noPassword ? null : password },
    { hash },
    { byOther: mustChange },
  );
}

/**
 * Sends the first password by SMS to an account without one, after the commit because hashing is slow. Does nothing
 * when the same transaction set one.
 */
export function sendFirstPassword(userId: string, context: Context): void {
  const { engine, session, call } = context;
  context.later(async () => {
    const password = firstPassword();
    const hash = await hashPassword(password);
    const opened = await engine.transaction({ ...call, session }, async (inside) => {
      const found = await account(userId, inside);
      if (found.password !== noPassword) return undefined;
      await setPassword(userId, hash, inside, { mustChange: true });
      return found;
    });
    if (opened) await sendPassword(opened, firstPasswordText(opened.username, password), password, context);
  });
}

/** Sends a password by SMS immediately: the stored message masks it once a provider delivers it. */
export async function sendPassword(
  { phone }: Account,
  content: string,
  password: string,
  context: Context,
): Promise<void> {
  if (!phone) return;
  const { sendCode } = context.services;
  await sendCode({ tenantId: context.session.tenantId, mobile: phone, content, code: password, isPassword: true });
}
