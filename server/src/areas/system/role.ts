import { failure, fieldFailure, type Row, refusal } from '@campus/contract/kit';
import { administrationRefusals, menuTypes, sysRole } from '@campus/contract/system';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { audit } from '../../platform/log/audit.ts';
import { administratorRole, assertMayChangeRoles } from './authority.ts';
import { reloadGrants } from './grants.ts';

/** Asserts that a role's home page is one of its granted pages. */
async function assertOwnHome(context: Context, roleId: string | undefined, path: string): Promise<void> {
  const { rows } = await sql`
    select 1 from sys_role_permission g join sys_permission p on p.id = g.permission_id and p.del_flag = 0
    where g.role_id = ${roleId ?? ''} and g.del_flag = 0 and p.url = ${path} and p.menu_type <> ${menuTypes.button}::int
      and p.hidden = 0 and coalesce(p.component, '') <> 'layouts/RouteView' limit 1`.execute(context.db);
  if (rows.length === 0) throw fieldFailure('homePath', administrationRefusals.homeNotGranted);
}

/** Names of the first users with a role, and their number. */
async function holders(context: Context, roleId: string): Promise<{ names: string; count: number }> {
  const { rows } = await sql<{ realname: string; count: number }>`
    select u.realname, count(*) over ()::int as count from sys_user_role m join sys_user u on u.id = m.user_id and u.del_flag = 0
    where m.role_id = ${roleId} and m.del_flag = 0 order by u.realname, u.id limit 3`.execute(context.db);
  return { names: rows.map((row) => row.realname).join('、'), count: rows[0]?.count ?? 0 };
}

export const roleBehaviour = behaviour(sysRole, {
  async beforeSave(draft, context) {
    const { before } = context;
    if (before) await assertMayChangeRoles(context, [before.id]);
    const home = draft.homePath ?? null;
    if (home !== null && home !== before?.homePath) await assertOwnHome(context, before?.id, home);
  },
  async afterSave(row, context) {
    audit(context, context.before ? 'role.edit' : 'role.add', { roleId: row.id, roleCode: row.roleCode });
    reloadGrants(context);
  },
  async beforeDelete(row, context) {
    if (row.roleCode === administratorRole) throw refusal(administrationRefusals.adminRole);
    await assertMayChangeRoles(context, [row.id]);
    const { names, count } = await holders(context, row.id);
    if (count > 0) throw refusal(administrationRefusals.roleInUse(names, count));
    await context.db.deleteFrom('sys_user_role').where('roleId', '=', row.id).execute();
    await context.db.deleteFrom('sys_role_permission').where('roleId', '=', row.id).execute();
    audit(context, 'role.delete', { roleId: row.id, roleCode: row.roleCode });
    reloadGrants(context);
  },
});

/** The live role, locked to serialise changes of its grants. Throws notFound. */
export async function lockRole(context: Context, id: string): Promise<Row<typeof sysRole>> {
  const role = await context.engine.lock(sysRole, id, context);
  if (!role) throw failure('notFound');
  return role;
}
