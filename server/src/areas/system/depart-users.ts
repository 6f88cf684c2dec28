import { failure, refusal } from '@campus/contract/kit';
import {
  addDepartUsers,
  departArray,
  departRefusals,
  departUserList,
  removeDepartUser,
  removeDepartUsers,
  sysUserDepart,
} from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { accountChanged } from '../../platform/sign-in/account-writes.ts';
import { listManagedDeparts } from './depart-calls.ts';
import { getNode, loadDepart, loadDeparts } from './departs.ts';
import { userPage } from './picked-users.ts';
import { assertWithinReach, readIds } from './user-guards.ts';
import { leaveDeparts } from './user-memberships.ts';

/** Adds users of the tenant to a department; existing members are unchanged. */
async function addMembers(context: Context, departId: string, userIds: readonly string[]): Promise<void> {
  await loadDepart(context, departId);
  await assertWithinReach(context, userIds);
  const { rows } = await sql<{ id: string; isMember: boolean }>`
    select u.id, exists (select 1 from sys_user_depart d where d.user_id = u.id and d.depart_id = ${departId} and d.del_flag = 0) as is_member
    from sys_user u where u.del_flag = 0 and u.user_type = '1' and u.id = any(${[...userIds]}::text[])
      and exists (select 1 from sys_user_tenant m where m.user_id = u.id and m.tenant_id = ${context.session.tenantId} and m.del_flag = 0)
    order by u.id for no key update`.execute(context.db);
  if (rows.length !== userIds.length) throw refusal(departRefusals.userUnknown);
  for (const { id, isMember } of rows) {
    if (isMember) continue;
    await context.engine.insert(sysUserDepart, { userId: id, departId }, context);
    accountChanged(context, id);
  }
}
/** Removes users from a department; fails for ids that are not members. */
async function removeMembers(context: Context, departId: string, userIds: readonly string[]): Promise<void> {
  await loadDepart(context, departId);
  await assertWithinReach(context, userIds);
  const members = await context.db
    .selectFrom('sys_user_depart')
    .where('departId', '=', departId)
    .where('userId', 'in', [...userIds])
    .where('delFlag', '=', 0)
    .select('userId')
    .execute();
  if (members.length === 0) throw refusal(departRefusals.notMember);
  for (const { userId } of members) await leaveDeparts(context, userId, [departId]);
}
function idList(value: unknown): string[] {
  if (!Array.isArray(value) || !value.every((id) => typeof id === 'string')) throw failure('badBody');
  return readIds(value.join(','));
}

/** Memberships of departments. */
export const departUserCalls: readonly BoundEndpoint[] = [
  answer(departArray, async (_input, context) => {
    const all = await loadDeparts(context);
    return all.toSorted((a, b) => (a.orgCode < b.orgCode ? -1 : 1)).map((depart) => getNode(depart, all));
  }),
  answer(departUserList, async ({ depId, username, realname, pageNo, pageSize }, context) => {
    const all = await loadDeparts(context);
    const roots = depId
      ? [(await loadDepart(context, depId)).id]
      : (await listManagedDeparts(context, all)).map(({ id }) => id);
    if (roots.length === 0) return null;
    return userPage(
      context,
      { username, realname, departIds: roots, anyStatus: true },
      { pageNo, pageSize, column: null, order: null },
    );
  }),
  answer(addDepartUsers, async ({ depId, userIdList }, context) => {
    await addMembers(context, depId, idList(userIdList));
    return null;
  }),
  answer(removeDepartUser, async ({ depId, userId }, context) => {
    await removeMembers(context, depId, [userId]);
    return null;
  }),
  answer(removeDepartUsers, async ({ depId, userIds }, context) => {
    await removeMembers(context, depId, readIds(userIds));
    return null;
  }),
];
