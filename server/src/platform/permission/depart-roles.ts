import type { Handle } from '../../kit/handle.ts';
import { typedDb } from '../tables.ts';

/** Prefix of department roles among the keys of grants; no role code starts with it. */
const prefix = 'depart-role:';
const departRoleKey = (id: string): string => `${prefix}${id}`;
export const isDepartRole = (role: string): boolean => role.startsWith(prefix);

/** Department roles of a user, each with its tenant: rights of one tenant have no effect in another. */
export async function departRolesOfUser(
  handle: Handle,
  userId: string,
): Promise<readonly { readonly key: string; readonly tenantId: number }[]> {
  const rows = await typedDb(handle)
    .selectFrom('sys_depart_role_user as u')
    .innerJoin('sys_depart_role as r', 'r.id', 'u.droleId')
    .innerJoin('sys_depart as d', 'd.id', 'r.departId')
    .where('u.userId', '=', userId)
    .where('u.delFlag', '=', 0)
    .where('r.delFlag', '=', 0)
    .where('d.delFlag', '=', 0)
    .select(['r.id', 'r.tenantId'])
    .orderBy('r.id')
    .execute();
  return rows.map(({ id, tenantId }) => ({ key: departRoleKey(id), tenantId }));
}

/** Grants of department roles, each limited to the grants of its department. */
export async function departRoleGrants(
  handle: Handle,
): Promise<readonly { readonly role: string; readonly permissionId: string; readonly dataRuleIds: string | null }[]> {
  const rows = await typedDb(handle)
    .selectFrom('sys_depart_role_permission as g')
    .innerJoin('sys_depart_role as r', 'r.id', 'g.roleId')
    .innerJoin('sys_depart_permission as d', (join) =>
      join
        .onRef('d.departId', '=', 'r.departId')
        .onRef('d.permissionId', '=', 'g.permissionId')
        .on('d.delFlag', '=', 0),
    )
    .where('g.delFlag', '=', 0)
    .where('r.delFlag', '=', 0)
    .select(['r.id', 'g.permissionId', 'g.dataRuleIds'])
    .execute();
  return rows.map(({ id, permissionId, dataRuleIds }) => ({ role: departRoleKey(id), permissionId, dataRuleIds }));
}
