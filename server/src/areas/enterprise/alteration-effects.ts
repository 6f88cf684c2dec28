import { accountAlteration, alterationRefusals, companyUser, memberRefusals } from '@campus/contract/enterprise';
import { fieldFailure, type Row } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import { notifyAccountChange } from '../../platform/sign-in/account-notice.ts';
import { changeAccount, createAccount, endSessions, setPassword } from './accounts.ts';
import { alterationTypes, assertSameCredentials } from './alteration-account.ts';
import { companyRoles } from './company-roles.ts';
import { isMobileTaken, isUsernameTaken } from './member-rules.ts';

export type Alteration = Row<typeof accountAlteration>;

/** Label of the alteration type. */
export async function typeName(row: Alteration, context: Context): Promise<string> {
  const names = await context.engine.ports.dictionary('rc_alteration_type');
  return names?.get(String(row.type)) ?? '账号变更';
}

/** Applies an alteration in the caller's transaction; ends all sessions of the account. */
export async function applyAlteration(row: Alteration, context: Context): Promise<void> {
  await assertSameCredentials(row, context);
  if (row.type === alterationTypes.password) await changePassword(row, context);
  else if (row.type === alterationTypes.mobile) await changeMobile(row, context);
  else await replaceAdministrator(row, context);
  await endSessions([row.userId], context);
  await context.engine.set(accountAlteration, row.id, { newPasswordHash: null }, context);
}
function requireValue(value: string | null): string {
  if (value === null) throw new Error('an alteration was finished without what it asks for');
  return value;
}

async function changePassword(row: Alteration, context: Context): Promise<void> {
  await setPassword(row.userId, requireValue(row.newPasswordHash), context, { mustChange: false });
}
async function changeMobile(row: Alteration, context: Context): Promise<void> {
  const mobile = requireValue(row.newMobile);
  if (await isMobileTaken(mobile, row.userId, context)) throw fieldFailure('newMobile', alterationRefusals.mobileTaken);
  await changeAccount(row.userId, { phone: mobile }, context);
}

/** The new administrator is added before the old account is frozen, so that the company always has one. */
async function replaceAdministrator(row: Alteration, context: Context): Promise<void> {
  const companyId = requireValue(row.companyId);
  const username = requireValue(row.newUsername);
  const mobile = requireValue(row.newMobile);
  if (await isMobileTaken(mobile, undefined, context)) throw fieldFailure('newMobile', alterationRefusals.mobileTaken);
  if (await isUsernameTaken(username, context)) throw fieldFailure('newUsername', memberRefusals.usernameTaken);
  const role = companyRoles.administrator;
  const realname = row.newRealname ?? username;
  const passwordHash = requireValue(row.newPasswordHash);
  const userId = await createAccount(
    { username, realname, mobile, email: null, companyId, role, passwordHash },
    context,
  );
  await context.engine.insert(companyUser, { userId, companyId, role }, context);
  await changeAccount(row.userId, { status: 2 }, context);
  await notifyAccountChange(context, userId, '账号管理员', row.oldMobile);
}
