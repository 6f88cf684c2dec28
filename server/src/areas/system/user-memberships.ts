import { Failure, failure, fieldFailure } from '@campus/contract/kit';
import {
  administrationRefusals,
  sysUserDepart,
  sysUserRole,
  sysUserTenant,
  userBelonging,
} from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import { audit } from '../../platform/log/audit.ts';
import { isSuperuser } from '../../platform/permission/permissions.ts';
import { accountChanged } from '../../platform/sign-in/account-writes.ts';
import { allTenants } from '../../platform/sign-in/accounts.ts';
import { assertReauthenticated } from '../../platform/sign-in/reauthentication.ts';
import { endSessions } from '../../platform/sign-in/sessions.ts';
import { asSignedIn } from '../../platform/sign-in/signed-in.ts';
import {
  administratorRole,
  assertAdministratorRemains,
  assertMayChangeRoles,
  assertNotSelf,
  roleCodes,
} from './authority.ts';
import { leaveDepartRoles } from './depart-role-members.ts';
import { loadDeparts } from './departs.ts';

interface Difference<T> {
  readonly added: T[];
  readonly removed: T[];
}
const difference = <T>(before: readonly T[], wanted: readonly T[]): Difference<T> => ({
  added: [...new Set(wanted)].filter((one) => !before.includes(one)),
  removed: before.filter((one) => !wanted.includes(one)),
});
const isSame = ({ added, removed }: Difference<unknown>): boolean => added.length + removed.length === 0;

/** Grants and revokes roles of a user under all role rules. Unknown ids fail. */
export async function changeRoles(context: Context, userId: string, change: Difference<string>): Promise<void> {
  if (isSame(change)) return;
  const { added, removed } = change;
  const codes = await roleCodes(context, [...added, ...removed]);
  if (added.some((id) => !codes.has(id)))
    throw fieldFailure('selectedroles', failure('badReference', userBelonging.selectedroles.label).message);
  await assertMayChangeRoles(context, [...added, ...removed]);
  if (removed.length > 0) assertNotSelf(context, [userId]);
  if ([...codes.values()].includes(administratorRole)) await assertReauthenticated(context);
  if (removed.length > 0)
    await context.db
      .deleteFrom('sys_user_role')
      .where('userId', '=', userId)
      .where('roleId', 'in', [...removed])
      .execute();
  for (const roleId of added) await context.engine.insert(sysUserRole, { userId, roleId }, context);
  if (removed.some((id) => codes.get(id) === administratorRole)) await assertAdministratorRemains(context);
  const getCodes = (ids: readonly string[]) => ids.map((id) => codes.get(id) ?? id);
  audit(context, 'user.roles', { userId, added: getCodes(added), removed: getCodes(removed) });
  accountChanged(context, userId);
}
export async function replaceRoles(context: Context, userId: string, wanted: readonly string[]): Promise<void> {
  const rows = await context.db
    .selectFrom('sys_user_role as u')
    .innerJoin('sys_role as r', 'r.id', 'u.roleId')
    .where('u.userId', '=', userId)
    .where('u.delFlag', '=', 0)
    .where('r.delFlag', '=', 0)
    .select('u.roleId')
    .execute();
  await changeRoles(
    context,
    userId,
    difference(
      rows.map((row) => row.roleId),
      wanted,
    ),
  );
}

/** Sets the user's departments in the session's tenant; those of other tenants are unchanged. */
export async function replaceDeparts(context: Context, userId: string, wanted: readonly string[]): Promise<void> {
  const ours = new Set((await loadDeparts(context)).map((depart) => depart.id));
  if (wanted.some((id) => !ours.has(id)))
    throw fieldFailure('selecteddeparts', failure('badReference', userBelonging.selecteddeparts.label).message);
  const rows = await context.db
    .selectFrom('sys_user_depart')
    .where('userId', '=', userId)
    .where('delFlag', '=', 0)
    .select('departId')
    .execute();
  const before = rows.map((row) => row.departId).filter((id) => ours.has(id));
  const { added, removed } = difference(before, wanted);
  for (const departId of added) await context.engine.insert(sysUserDepart, { userId, departId }, context);
  if (removed.length > 0) await leaveDeparts(context, userId, removed);
  if (added.length + removed.length > 0) accountChanged(context, userId);
}
/** Removes a user from departments and their department roles. */
export async function leaveDeparts(context: Context, userId: string, departIds: readonly string[]): Promise<void> {
  await context.db
    .deleteFrom('sys_user_depart')
    .where('userId', '=', userId)
    .where('departId', 'in', [...departIds])
    .execute();
  await leaveDepartRoles(context, userId, departIds);
  accountChanged(context, userId);
}

/** Tenants whose members the caller may manage: all for platform administrators, otherwise the caller's own. */
async function ownTenants(context: Context): Promise<Set<number>> {
  const { session } = context;
  if (!isSuperuser(session.roles)) return new Set([session.tenantId, ...asSignedIn(session).tenants]);
  return new Set((await allTenants(context.db)).map((tenant) => tenant.id));
}
/** Sets the user's tenants among those the caller manages; at least one must remain. The caller locks the account. */
export async function replaceTenants(context: Context, userId: string, wanted: readonly number[]): Promise<void> {
  const ours = await ownTenants(context);
  const rows = await context.db
    .selectFrom('sys_user_tenant')
    .where('userId', '=', userId)
    .where('delFlag', '=', 0)
    .select('tenantId')
    .execute();
  const all = rows.map((row) => row.tenantId);
  const change = difference(
    all.filter((id) => ours.has(id)),
    wanted.filter((id) => ours.has(id) || !all.includes(id)),
  );
  if (change.added.some((id) => !ours.has(id))) throw new Failure('noPermission', administrationRefusals.notHeld);
  if (all.length + change.added.length === change.removed.length)
    throw fieldFailure('relTenantIds', administrationRefusals.tenantNeeded);
  for (const tenantId of change.added) await context.engine.insert(sysUserTenant, { userId, tenantId }, context);
  if (change.removed.length === 0) return;
  assertNotSelf(context, [userId]);
  await context.db
    .deleteFrom('sys_user_tenant')
    .where('userId', '=', userId)
    .where('tenantId', 'in', change.removed)
    .execute();
  audit(context, 'user.tenants', { userId, ...change });
  await endSessions(context, userId, 'account');
}
