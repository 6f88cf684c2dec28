import { failure, fieldFailure, type Row, refusal } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import {
  addRoleUsers,
  administrationRefusals,
  checkRoleCode,
  copyRole,
  grantTree,
  queryAllRoles,
  queryAllRolesNoByTenant,
  type RoleBrief,
  removeRoleUser,
  removeRoleUsers,
  roleGrants,
  sysRole,
  usersOfRole,
} from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { newId } from '../../kit/write/new-id.ts';
import { audit } from '../../platform/log/audit.ts';
import { assertReauthenticated } from '../../platform/sign-in/reauthentication.ts';
import { administratorRole, assertMayChangeRoles } from './authority.ts';
import { type GrantHolder, grantAnswers } from './grant-answers.ts';
import { type GrantChange, type GrantTable, loadGrantTree, reloadGrants } from './grants.ts';
import { userPage } from './picked-users.ts';
import { lockRole } from './role.ts';
import { lockUsers, readIds } from './user-guards.ts';
import { changeRoles } from './user-memberships.ts';

const getGrants = (roleId: string): GrantTable => ({
  table: 'sys_role_permission',
  owner: 'role_id',
  ownerId: roleId,
  tenantId: 0,
});
/** Page required to grant permissions; administrators must keep it. */
const grantingPage = 'system/RoleUserList';

async function allRoles(_input: unknown, { db }: Context): Promise<RoleBrief[]> {
  const rows = await db
    .selectFrom('sys_role')
    .where('delFlag', '=', 0)
    .select(['id', 'roleCode', 'roleName', 'description'])
    .orderBy('roleCode')
    .execute();
  if (rows.length === 0) throw refusal(administrationRefusals.noRole);
  return rows;
}

/** Asserts that the role `admin` keeps the page needed to grant permissions again. */
async function assertGrantingPageKept(context: Context, { removed }: GrantChange): Promise<void> {
  const { entries } = await context.services.permissions.get();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const kept = new Set<string>();
  for (const page of entries.filter((entry) => entry.component === grantingPage))
    for (let at = byId.get(page.id); at; at = at.parentId === null ? undefined : byId.get(at.parentId)) kept.add(at.id);
  if (removed.some((id) => kept.has(id))) throw refusal(administrationRefusals.adminRoleEntry);
}

/** Clears a home page the role no longer holds, which its users could not open. */
async function clearForeignHome(context: Context, role: Row<typeof sysRole>): Promise<void> {
  if (!role.homePath) return;
  const { rows } = await sql`
    select 1 from sys_role_permission g join sys_permission p on p.id = g.permission_id and p.del_flag = 0
    where g.role_id = ${role.id} and g.del_flag = 0 and p.url = ${role.homePath} limit 1`.execute(context.db);
  if (rows.length === 0) await context.engine.set(sysRole, role.id, { homePath: null }, context);
}

/** Makes the open consoles of the role's users reload their menu after the commit. */
function notifyHolders(context: Context, roleId: string): void {
  context.later(async () => {
    const rows = await context.engine
      .context({ session: context.session, ...context.call })
      .db.selectFrom('sys_user_role')
      .where('roleId', '=', roleId)
      .where('delFlag', '=', 0)
      .select('userId')
      .execute();
    await context.services.push?.toUsers(
      rows.map((row) => row.userId),
      { msgId: '', msgTxt: text.server.permissionChanged },
    );
  });
}

/** The role whose grants are requested; changing the administrators' grants requires the password. */
async function loadHolder(context: Context, roleId: string, isChange: boolean): Promise<GrantHolder> {
  if (!isChange) return { grants: getGrants(roleId), known: {} };
  const role = await lockRole(context, roleId);
  const isAdmin = role.roleCode === administratorRole;
  if (isAdmin) {
    await assertMayChangeRoles(context, [roleId]);
    await assertReauthenticated(context);
  }
  return {
    grants: getGrants(roleId),
    known: { roleCode: role.roleCode },
    changed: async (change) => {
      if (isAdmin) await assertGrantingPageKept(context, change);
      await clearForeignHome(context, role);
    },
    onChanged: () => notifyHolders(context, roleId),
  };
}

export const roleCalls: readonly BoundEndpoint[] = [
  answer(queryAllRoles, allRoles),
  answer(queryAllRolesNoByTenant, allRoles),
  answer(checkRoleCode, async ({ id, roleCode }, { db }) => {
    const taken = await db
      .selectFrom('sys_role')
      .where('roleCode', '=', roleCode ?? '')
      .where('delFlag', '=', 0)
      .where('id', '<>', id ?? '')
      .select('id')
      .executeTakeFirst();
    if (taken) throw refusal(administrationRefusals.roleCodeTaken);
    return true;
  }),
  answer(copyRole, async ({ id, roleCode, roleName }, context) => {
    const source = await lockRole(context, id);
    await assertMayChangeRoles(context, [source.id]);
    if (source.roleCode === administratorRole) throw fieldFailure('id', administrationRefusals.notHeld);
    const { description } = source;
    const row = await context.engine.add(sysRole, { roleCode, roleName, description }, context);
    await copyGrants(context, source.id, row.id);
    audit(context, 'role.copy', { from: source.roleCode, to: roleCode });
    reloadGrants(context);
    return { id: row.id, roleCode: row.roleCode, roleName: row.roleName, description: row.description };
  }),
  answer(grantTree, (_input, context) => loadGrantTree(context)),
  ...grantAnswers({
    calls: roleGrants,
    act: 'role',
    find: (context, { roleId }, isChange) => loadHolder(context, String(roleId), isChange),
  }),
  answer(usersOfRole, ({ roleId, username, ...page }, context) =>
    userPage(context, { roleId, username, anyStatus: true }, page),
  ),
  answer(addRoleUsers, async ({ roleId, userIdList }, context) => {
    await lockRole(context, roleId);
    const ids = Array.isArray(userIdList) ? readIds(userIdList.join(',')) : [];
    const users = await lockUsers(context, ids);
    if (users.length !== ids.length) throw failure('notFound');
    const held = await context.db
      .selectFrom('sys_user_role')
      .where('roleId', '=', roleId)
      .where('delFlag', '=', 0)
      .select('userId')
      .execute();
    for (const { id } of users)
      if (!held.some((row) => row.userId === id)) await changeRoles(context, id, { added: [roleId], removed: [] });
    return null;
  }),
  answer(removeRoleUser, ({ roleId, userId }, context) => removeUsers(context, roleId, userId)),
  answer(removeRoleUsers, ({ roleId, userIds }, context) => removeUsers(context, roleId, userIds)),
];

async function copyGrants(context: Context, from: string, to: string): Promise<void> {
  const rows = await context.db
    .selectFrom('sys_role_permission')
    .where('roleId', '=', from)
    .where('delFlag', '=', 0)
    .select(['permissionId', 'dataRuleIds'])
    .execute();
  const common = { tenantId: 0, createBy: context.session.username, createTime: context.now, roleId: to };
  if (rows.length === 0) return;
  await context.db
    .insertInto('sys_role_permission')
    .values(rows.map((row) => ({ ...row, ...common, id: newId(), delFlag: 0, version: 0 })))
    .execute();
}

async function removeUsers(context: Context, roleId: string, userIds: string): Promise<null> {
  await lockRole(context, roleId);
  const users = await lockUsers(context, readIds(userIds));
  if (users.length === 0) throw failure('notFound');
  for (const { id } of users) await changeRoles(context, id, { added: [], removed: [roleId] });
  return null;
}
