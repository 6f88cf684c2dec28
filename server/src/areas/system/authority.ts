import { Failure, refusal } from '@campus/contract/kit';
import { administrationRefusals } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { allCodesOfEntry, isSuperuser, listGrantedEntries } from '../../platform/permission/permissions.ts';
import { rolesOfUser } from '../../platform/sign-in/accounts.ts';
import { isActiveUser } from '../../platform/sign-in/active-user.ts';

/** The superuser role; only its holders may change its holders. */
export const administratorRole = 'admin';
const administratorLock = 778_204;

const notHeld = (): Failure => new Failure('noPermission', administrationRefusals.notHeld);
const isAdministrator = ({ session }: Context): boolean => session.roles.includes(administratorRole);

/** Asserts that the caller holds all codes and entries of the roles. */
async function assertHoldsAll(context: Context, roles: readonly string[]): Promise<void> {
  if (isAdministrator(context) || roles.length === 0) return;
  if (roles.includes(administratorRole)) throw notHeld();
  if (isSuperuser(context.session.roles)) return;
  if (isSuperuser(roles)) throw notHeld();
  const permissions = await context.services.permissions.get();
  const carried = listGrantedEntries(permissions, roles).flatMap(allCodesOfEntry);
  if (carried.some((code) => !context.session.codes.has(code))) throw notHeld();
}

/** Codes of live roles by id, in the order of the list; unknown ids are omitted. */
export async function roleCodes(context: Context, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await context.db
    .selectFrom('sys_role')
    .where('id', 'in', [...ids])
    .where('delFlag', '=', 0)
    .select(['id', 'roleCode'])
    .execute();
  return new Map(rows.map((row) => [row.id, row.roleCode]));
}

/**
 * Asserts that the caller holds every code of the roles to grant, revoke or edit; only its holders manage the role
 * `admin`. Throws noPermission.
 */
export async function assertMayChangeRoles(context: Context, roleIds: readonly string[]): Promise<void> {
  await assertHoldsAll(context, [...(await roleCodes(context, roleIds)).values()]);
}
/** Asserts that only superusers change superusers. */
export async function assertNotProtected(context: Context, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) {
    const roles = await rolesOfUser(context.db, userId);
    if (isSuperuser(roles)) await assertHoldsAll(context, roles);
  }
}
/** Setting a user's password allows acting as that user, so the caller must hold all their permissions. */
export async function assertNoTakeover(context: Context, userId: string): Promise<void> {
  await assertHoldsAll(context, await rolesOfUser(context.db, userId));
}
/** Asserts that the caller holds the entries to grant or revoke. Throws noPermission. */
export async function assertHoldsEntries(context: Context, entryIds: readonly string[]): Promise<void> {
  if (isAdministrator(context) || entryIds.length === 0) return;
  const held = await listHeldEntries(context);
  if (entryIds.some((id) => !held.has(id))) throw notHeld();
}
/** Entries the caller may grant: the caller's own, all for a superuser. */
export async function listHeldEntries(context: Context): Promise<ReadonlySet<string>> {
  const permissions = await context.services.permissions.get();
  const { roles } = context.session;
  const entries = isSuperuser(roles) ? permissions.entries : listGrantedEntries(permissions, roles);
  return new Set(entries.map((entry) => entry.id));
}

/** Data rules that limit the caller on an entry; granting the entry passes them on. */
export async function ownRules({ engine, session }: Context, entryId: string): Promise<readonly string[]> {
  if (isSuperuser(session.roles)) return [];
  const { grants } = await engine.services.permissions.get();
  return [...new Set(session.roles.flatMap((role) => grants.get(role)?.get(entryId) ?? []))];
}
/** Asserts that a grant does not show more rows of a page than the caller sees. Throws noPermission. */
export async function assertNotWider(context: Context, entryId: string, ruleIds: readonly string[]): Promise<void> {
  const own = await ownRules(context, entryId);
  if (own.some((id) => !ruleIds.includes(id))) throw notHeld();
}

/**
 * Asserts that an administrator who can sign in remains. Runs after every change that removes the right (`without`:
 * users
 * about to lose it), under a lock, so that parallel requests cannot remove the last two.
 */
export async function assertAdministratorRemains(context: Context, without: readonly string[] = []): Promise<void> {
  await sql`select pg_advisory_xact_lock(${administratorLock}::bigint)`.execute(context.db);
  const { rows } = await sql`
    select 1 from sys_user u
    join sys_user_role m on m.user_id = u.id and m.del_flag = 0
    join sys_role r on r.id = m.role_id and r.del_flag = 0 and r.role_code = ${administratorRole}
    where ${isActiveUser} and not (u.id = any(${[...without]}::text[])) limit 1`.execute(context.db);
  if (rows.length === 0) throw refusal(administrationRefusals.lastAdministrator);
}
/** Asserts that callers do not freeze, delete or demote themselves. */
export function assertNotSelf({ session }: Context, userIds: readonly string[]): void {
  if (userIds.includes(session.userId)) throw refusal(administrationRefusals.onOneself);
}
