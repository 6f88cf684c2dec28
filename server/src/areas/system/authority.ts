import { Failure, refusal } from '@campus/contract/kit';
import { administrationRefusals } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { allCodesOfEntry, grantedEntries, isAllPowerful } from '../../platform/permission/permissions.ts';
import { servicesOf } from '../../platform/services.ts';
import { rolesOfUser } from '../../platform/sign-in/accounts.ts';

/** The one role that may do everything and whose holders nobody else touches. */
export const administratorRole = 'admin';
const administratorLock = 778_204;

const notHeld = (): Failure => new Failure('noPermission', administrationRefusals.notHeld);
const isAdministrator = ({ session }: Context): boolean => session.roles.includes(administratorRole);

/** Codes and entries that somebody with these roles gives away when he gives them. */
async function refuseBeyond(context: Context, roles: readonly string[]): Promise<void> {
  if (isAdministrator(context) || roles.length === 0) return;
  if (roles.includes(administratorRole)) throw notHeld();
  if (isAllPowerful(context.session.roles)) return;
  if (isAllPowerful(roles)) throw notHeld();
  const permissions = await servicesOf(context.engine).permissions.get();
  const carried = grantedEntries(permissions, roles).flatMap(allCodesOfEntry);
  if (carried.some((code) => !context.session.codes.has(code))) throw notHeld();
}

/** Codes of live roles by id, in the order of the list; ids of none are left out. */
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
 * Nobody gives, takes or edits a role that carries a code he does not hold; the role `admin` is its holders' alone
 * (`api.md` 10.1). Throws noPermission.
 */
export async function refuseRoles(context: Context, roleIds: readonly string[]): Promise<void> {
  await refuseBeyond(context, [...(await roleCodes(context, roleIds)).values()]);
}
/** Members of an all-powerful role are touched by their like only. */
export async function refuseProtected(context: Context, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) {
    const roles = await rolesOfUser(context.db, userId);
    if (isAllPowerful(roles)) await refuseBeyond(context, roles);
  }
}
/** Whoever sets somebody's password may act as him: he must hold everything that the other one holds. */
export async function refuseTakeover(context: Context, userId: string): Promise<void> {
  await refuseBeyond(context, await rolesOfUser(context.db, userId));
}
/** Nobody gives or takes entries he does not hold himself. Throws noPermission. */
export async function refuseEntries(context: Context, entryIds: readonly string[]): Promise<void> {
  if (isAdministrator(context) || entryIds.length === 0) return;
  const held = await heldEntries(context);
  if (entryIds.some((id) => !held.has(id))) throw notHeld();
}
/** Entries that the caller may give: those he is granted, and for the all-powerful all there are. */
export async function heldEntries(context: Context): Promise<ReadonlySet<string>> {
  const permissions = await servicesOf(context.engine).permissions.get();
  const { roles } = context.session;
  const entries = isAllPowerful(roles) ? permissions.entries : grantedEntries(permissions, roles);
  return new Set(entries.map((entry) => entry.id));
}

/** The data rules that limit the caller on an entry: whoever passes it on passes them on too. */
export async function ownRules({ engine, session }: Context, entryId: string): Promise<readonly string[]> {
  if (isAllPowerful(session.roles)) return [];
  const { grants } = await servicesOf(engine).permissions.get();
  return [...new Set(session.roles.flatMap((role) => grants.get(role)?.get(entryId) ?? []))];
}
/** Nobody lets others see more rows of a page than he sees himself. Throws noPermission. */
export async function refuseWider(context: Context, entryId: string, ruleIds: readonly string[]): Promise<void> {
  const own = await ownRules(context, entryId);
  if (own.some((id) => !ruleIds.includes(id))) throw notHeld();
}

/**
 * Refuses to leave the installation without an administrator who can sign in: asked after every act that takes the right
 * from somebody (`without`: whom the act is about to take it from), under a lock, so that two acts at once cannot take
 * it from the last two.
 */
export async function keepAdministrator(context: Context, without: readonly string[] = []): Promise<void> {
  await sql`select pg_advisory_xact_lock(${administratorLock}::bigint)`.execute(context.db);
  const { rows } = await sql`
    select 1 from sys_user u
    join sys_user_role m on m.user_id = u.id and m.del_flag = 0
    join sys_role r on r.id = m.role_id and r.del_flag = 0 and r.role_code = ${administratorRole}
    where u.del_flag = 0 and u.status = 1 and not (u.id = any(${[...without]}::text[])) limit 1`.execute(context.db);
  if (rows.length === 0) throw refusal(administrationRefusals.lastAdministrator);
}
/** One does not freeze, delete or demote oneself. */
export function refuseOneself({ session }: Context, userIds: readonly string[]): void {
  if (userIds.includes(session.userId)) throw refusal(administrationRefusals.onOneself);
}
