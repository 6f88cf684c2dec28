import { isAdministrative } from '@campus/contract';
import type { SettingKey } from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import { departRolesOfUser } from '../permission/depart-roles.ts';
import { codesOfRoles, isSuperuser } from '../permission/permissions.ts';
import { type Account, allTenants, isLiveTenant, rolesOfUser, tenantsOfUser } from './accounts.ts';

const key: SettingKey = 'security.adminSecondFactor';

/**
 * Whether the account is an administrator in one of its live tenants that requires a second factor for administrators.
 */
export async function isFactorRequired(context: Context, { id }: Pick<Account, 'id'>): Promise<boolean> {
  const { db, now } = context;
  const asking = await db
    .selectFrom('rc_setting')
    .where('settingKey', '=', key)
    .where('settingValue', '=', '1')
    .where('delFlag', '=', 0)
    .select('tenantId')
    .execute();
  if (asking.length === 0) return false;
  const roles = await rolesOfUser(db, id);
  const tenants = isSuperuser(roles) ? await allTenants(db) : await tenantsOfUser(db, id);
  const own = tenants.filter((tenant) => isLiveTenant(tenant, now) && asking.some((row) => row.tenantId === tenant.id));
  if (own.length === 0) return false;
  const inDeparts = await departRolesOfUser(db, id);
  const permissions = await context.services.permissions.get();
  return own.some((tenant) => {
    const here = inDeparts.filter((role) => role.tenantId === tenant.id).map((role) => role.key);
    return [...codesOfRoles(permissions, [...roles, ...here])].some(isAdministrative);
  });
}
