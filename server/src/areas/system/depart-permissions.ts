import { refusal } from '@campus/contract/kit';
import { departGrants, departPermissionCalls, departRefusals, sysDepartPermission } from '@campus/contract/system';
import { rawRoutes } from '../../kit/area-server.ts';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context, EngineApi } from '../../kit/context.ts';
import type { BoundEndpoint } from '../../kit/http/answer.ts';
import { entityRoutes } from '../../kit/http/crud.ts';
import type { Route } from '../../kit/http/route.ts';
import { assertHoldsEntries } from './authority.ts';
import { loadDepart } from './departs.ts';
import { grantAnswers } from './grant-answers.ts';
import { type GrantTable, reloadGrants, revokeGrants } from './grants.ts';

const getGrants = (departId: string, { session }: Context): GrantTable => ({
  table: 'sys_depart_permission',
  owner: 'depart_id',
  ownerId: departId,
  tenantId: session.tenantId,
});
/** Locks a department of the caller's tenant to serialise parallel grants. */
async function lockDepart(context: Context, id: string): Promise<void> {
  const row = await context.db
    .selectFrom('sys_depart')
    .where('id', '=', id)
    .where('tenantId', '=', context.session.tenantId)
    .where('delFlag', '=', 0)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw refusal(departRefusals.unknown);
}

/** Permissions that departments may pass on to their roles. */
export const departPermissionAnswers: readonly BoundEndpoint[] = grantAnswers({
  calls: departGrants,
  act: 'depart',
  grantFirst: departRefusals.grantFirst,
  find: async (context, owner, isChange) => {
    const departId = String(owner.departId);
    await (isChange ? lockDepart(context, departId) : loadDepart(context, departId));
    const roles = { table: 'sys_depart_role_permission', owner: 'depart_id', ownerId: departId } as const;
    return {
      grants: getGrants(departId, context),
      known: { departId },
      changed: ({ removed }) => revokeGrants(context, roles, removed),
    };
  },
});

/** Single grant rows, under the same rules as whole lists. */
export const departPermissionBehaviour = behaviour(sysDepartPermission, {
  validate: (draft, context) => assertHoldsEntries(context, [draft.permissionId ?? '']),
  afterSave: (_row, context) => reloadGrants(context),
  async beforeDelete(row, context) {
    await assertHoldsEntries(context, [row.permissionId]);
    const roles = { table: 'sys_depart_role_permission', owner: 'depart_id', ownerId: row.departId } as const;
    await revokeGrants(context, roles, [row.permissionId]);
    reloadGrants(context);
  },
});
/** Standard endpoints of those rows, all protected by the code for department grants. */
const createDepartPermissionRoutes = (engine: EngineApi): readonly Route[] =>
  entityRoutes(engine, { ...sysDepartPermission, calls: departPermissionCalls }).map((route) => ({
    ...route,
    access: departGrants.granted.needs,
  }));

export const departPermissionRoutes = rawRoutes(createDepartPermissionRoutes);
