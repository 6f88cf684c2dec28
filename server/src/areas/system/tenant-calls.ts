import { Failure, failure, refusal } from '@campus/contract/kit';
import {
  addTenant,
  administrationRefusals,
  deleteTenants,
  departRefusals,
  editTenant,
  inviteToTenant,
  removeFromTenant,
  sysTenant,
  tenantRefusals,
  usersOfTenant,
} from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint, withMessage } from '../../kit/http/answer.ts';
import type { Call } from '../../kit/http/route.ts';
import { isSuperuser } from '../../platform/permission/permissions.ts';
import { lockAccounts } from '../../platform/sign-in/credentials.ts';
import { asSignedIn } from '../../platform/sign-in/signed-in.ts';
import { userPage } from './picked-users.ts';
import { deleteUnused, tenantRow } from './tenant.ts';
import { assertMayChangeUsers, readIds } from './user-guards.ts';
import { replaceTenants } from './user-memberships.ts';

/** Row fields of the body: `id` is the tenant number, also accepted under its form name. */
function getRow({ body }: Call, id: number | null): Record<string, unknown> {
  const { id: _id, key: _key, ...rest } = body;
  return { ...rest, ...(id !== null && { tenantNo: id }) };
}
const asRow = { rowOf: sysTenant } as const;

/** Members of a tenant are managed from inside it, or by platform administrators. */
function assertOwnTenant({ session }: Context, tenantId: number): void {
  const isOwn = session.tenantId === tenantId || asSignedIn(session).tenants.includes(tenantId);
  if (!isOwn && !isSuperuser(session.roles)) throw new Failure('noPermission', administrationRefusals.notHeld);
}
async function liveTenant(context: Context, tenantId: number): Promise<void> {
  const row = await context.engine.lock(sysTenant, String(tenantId), context);
  if (!row) throw failure('notFound');
}
const loadTenants = async ({ db }: Context, userId: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('sys_user_tenant')
    .where('userId', '=', userId)
    .where('delFlag', '=', 0)
    .select('tenantId')
    .execute();
  return rows.map((row) => row.tenantId);
};
const getMessage = (list: string): string[] => [...new Set(list.split(/[\s,，;；]+/).filter(Boolean))];

async function invite(context: Context, tenantId: number, accounts: string): Promise<number> {
  assertOwnTenant(context, tenantId);
  await liveTenant(context, tenantId);
  const names = getMessage(accounts);
  if (names.length === 0) throw failure('noIds');
  if (names.length > 200) throw failure('tooManyIds', 200);
  const users = await context.db
    .selectFrom('sys_user')
    .where((eb) => eb.or([eb('username', 'in', names), eb('phone', 'in', names)]))
    .where('delFlag', '=', 0)
    .select(['id', 'username', 'phone'])
    .orderBy('id')
    .execute();
  const unknown = names.filter((name) => !users.some((user) => user.username === name || user.phone === name));
  if (unknown.length > 0) throw refusal(`${administrationRefusals.userUnknown}（${unknown.slice(0, 3).join('、')}）`);
  await lockAccounts(
    context,
    users.map(({ id }) => id),
  );
  let added = 0;
  for (const { id } of users) {
    const before = await loadTenants(context, id);
    if (before.includes(tenantId)) continue;
    await replaceTenants(context, id, [...before, tenantId]);
    added += 1;
  }
  return added;
}
async function removeMember(context: Context, tenantId: number, userIds: readonly string[]): Promise<void> {
  assertOwnTenant(context, tenantId);
  await liveTenant(context, tenantId);
  await lockAccounts(context, userIds);
  await assertMayChangeUsers(context, userIds);
  for (const id of userIds) {
    const before = await loadTenants(context, id);
    if (!before.includes(tenantId)) throw refusal(departRefusals.userUnknown);
    await replaceTenants(
      context,
      id,
      before.filter((one) => one !== tenantId),
    );
  }
}

/** Tenants and their members. */
export const tenantCalls: readonly BoundEndpoint[] = [
  answer(
    addTenant,
    async ({ id }, context, call) => {
      const row = await context.engine.add(sysTenant, getRow(call, id), context);
      return tenantRow(context, row.id);
    },
    asRow,
  ),
  answer(
    editTenant,
    async ({ id }, context, call) => {
      const row = await context.engine.edit(sysTenant, { ...getRow(call, null), id: String(id) }, context);
      return tenantRow(context, row.id);
    },
    asRow,
  ),
  answer(deleteTenants, async ({ ids }, context) => {
    if (!ids?.replaceAll(',', '').trim()) throw refusal(tenantRefusals.noneChosen);
    const { known, gone } = await deleteUnused(context, readIds(ids));
    if (gone === 0) throw refusal(tenantRefusals.allInUse);
    return withMessage(null, gone < known ? tenantRefusals.someInUse : (deleteTenants.done as string));
  }),
  answer(usersOfTenant, ({ tenantId, username, realname, pageNo, pageSize }, context) => {
    assertOwnTenant(context, tenantId);
    const inside = context.withSession({ ...context.session, tenantId });
    return userPage(inside, { username, realname, anyStatus: true }, { pageNo, pageSize, column: null, order: null });
  }),
  answer(inviteToTenant, async ({ tenantId, accounts }, context) => {
    const added = await invite(context, tenantId, accounts);
    return withMessage({ added }, added > 0 ? `已邀请${added}人加入` : '所填用户均已在该租户中');
  }),
  answer(removeFromTenant, async ({ tenantId, userIds }, context) => {
    await removeMember(context, tenantId, readIds(userIds, 200));
    return null;
  }),
];
