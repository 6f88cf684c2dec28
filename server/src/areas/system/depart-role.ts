import { failure, fieldFailure, type Row, refusal } from '@campus/contract/kit';
import {
  departRefusals,
  departRoleGrants,
  departRoles,
  departRolesOfUser,
  departRoleTree,
  setDepartRolesOfUser,
  sysDepartRole,
  sysDepartRoleUser,
} from '@campus/contract/system';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { audit } from '../../platform/log/audit.ts';
import { accountChanged } from '../../platform/sign-in/account-writes.ts';
import { assertHoldsEntries, assertNotSelf } from './authority.ts';
import { grantAnswers } from './grant-answers.ts';
import { type GrantTable, listGrantedIds, loadGrantTree, reloadGrants } from './grants.ts';
import { lockUsers } from './user-guards.ts';

type DepartRole = Row<typeof sysDepartRole>;

const getGrants = ({ id, departId, tenantId }: DepartRole): GrantTable => ({
  table: 'sys_depart_role_permission',
  owner: 'role_id',
  ownerId: id,
  more: { depart_id: departId },
  tenantId,
});
const grantsOfDepart = (departId: string, tenantId: number): GrantTable => ({
  table: 'sys_depart_permission',
  owner: 'depart_id',
  ownerId: departId,
  tenantId,
});
const getList = (value: string | null): string[] => (value ?? '').split(',').filter(Boolean);

async function lockDepartRole(context: Context, id: string): Promise<DepartRole> {
  const role = await context.engine.lock(sysDepartRole, id, context);
  if (!role) throw failure('notFound');
  return role;
}

export const departRoleBehaviour = behaviour(sysDepartRole, {
  listFilter: ({ deptId }) => (deptId ? ['departId', 'eq', deptId] : undefined),
  async beforeDelete(row, context) {
    await assertHoldsEntries(context, await listGrantedIds(context, getGrants(row)));
    const holders = await context.db
      .selectFrom('sys_depart_role_user as m')
      .innerJoin('sys_user as u', 'u.id', 'm.userId')
      .where('m.droleId', '=', row.id)
      .where('m.delFlag', '=', 0)
      .where('u.delFlag', '=', 0)
      .select('m.userId')
      .execute();
    if (holders.length > 0) throw refusal(departRefusals.roleHeld(holders.length));
    // Those of deleted users, who could come back.
    await context.db.deleteFrom('sys_depart_role_user').where('droleId', '=', row.id).execute();
    await context.db.deleteFrom('sys_depart_role_permission').where('roleId', '=', row.id).execute();
    audit(context, 'departRole.delete', { roleId: row.id, roleCode: row.roleCode });
    reloadGrants(context);
  },
});

export const departRoleCalls: readonly BoundEndpoint[] = [
  answer(departRoles, async ({ departId }, context) => {
    const rows = await context.engine.find(
      sysDepartRole,
      ['departId', 'eq', departId ?? ''],
      ['departId', 'roleCode', 'roleName', 'description'],
      context,
    );
    return rows as never;
  }),
  answer(departRolesOfUser, async ({ userId, departId }, { db, session }) => {
    const rows = db
      .selectFrom('sys_depart_role_user as u')
      .innerJoin('sys_depart_role as r', 'r.id', 'u.droleId')
      .where('u.userId', '=', userId)
      .where('u.tenantId', '=', session.tenantId)
      .where('u.delFlag', '=', 0)
      .where('r.delFlag', '=', 0);
    return (departId ? rows.where('r.departId', '=', departId) : rows)
      .select(['u.id', 'u.userId', 'u.droleId'])
      .execute();
  }),
  answer(setDepartRolesOfUser, async ({ userId, newRoleId, oldRoleId }, context) => {
    const [user] = await lockUsers(context, [userId]);
    if (!user) throw failure('notFound');
    const [wanted, shown] = [getList(newRoleId), getList(oldRoleId)];
    const added = wanted.filter((id) => !shown.includes(id));
    const removed = shown.filter((id) => !wanted.includes(id));
    for (const id of [...added, ...removed]) {
      const role = await lockDepartRole(context, id);
      await assertHoldsEntries(context, await listGrantedIds(context, getGrants(role)));
      if (added.includes(id)) await assertMembership(context, userId, role);
    }
    if (removed.length > 0) {
      assertNotSelf(context, [userId]);
      await context.db
        .deleteFrom('sys_depart_role_user')
        .where('userId', '=', userId)
        .where('droleId', 'in', removed)
        .execute();
    }
    audit(context, 'departRole.users', { userId, added, removed });
    accountChanged(context, userId);
    return null;
  }),
  answer(departRoleTree, async ({ departId }, context) => {
    const ids = await listGrantedIds(context, grantsOfDepart(departId, context.session.tenantId));
    return loadGrantTree(context, new Set(ids));
  }),
  ...grantAnswers({
    calls: departRoleGrants,
    act: 'departRole',
    find: async (context, { roleId, departId }, isChange) => {
      const role = await (isChange ? lockDepartRole : readDepartRole)(context, String(roleId));
      if (departId !== undefined && departId !== role.departId) throw failure('notFound');
      return {
        grants: getGrants(role),
        limit: grantsOfDepart(role.departId, role.tenantId),
        known: { roleCode: role.roleCode },
      };
    },
  }),
];

async function readDepartRole(context: Context, id: string): Promise<DepartRole> {
  await context.engine.one(sysDepartRole, id, context);
  return lockDepartRole(context, id);
}
/** Asserts that a member of a department role belongs to its department. */
async function assertMembership(context: Context, userId: string, role: DepartRole): Promise<void> {
  const member = await context.db
    .selectFrom('sys_user_depart')
    .where('userId', '=', userId)
    .where('departId', '=', role.departId)
    .where('delFlag', '=', 0)
    .select('id')
    .executeTakeFirst();
  if (!member) throw fieldFailure('userId', departRefusals.notMember);
  const held = await context.db
    .selectFrom('sys_depart_role_user')
    .where('userId', '=', userId)
    .where('droleId', '=', role.id)
    .where('delFlag', '=', 0)
    .select('id')
    .executeTakeFirst();
  if (!held) await context.engine.insert(sysDepartRoleUser, { userId, droleId: role.id }, context);
}
