import { refusal } from '@campus/contract/kit';
import {
  departDataRules,
  departPermissionCalls,
  departPermissions,
  departRefusals,
  saveDepartDataRules,
  saveDepartPermission,
  sysDepartPermission,
} from '@campus/contract/system';
import { type Answering, answer } from '../../kit/answer.ts';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { entityRoutes } from '../../kit/crud.ts';
import type { Engine } from '../../kit/engine.ts';
import type { Route } from '../../kit/route.ts';
import { audit } from '../../platform/log/audit.ts';
import { refuseEntries } from './authority.ts';
import { departOf } from './departs.ts';
import {
  type GrantTable,
  grantedIds,
  grantsChanged,
  replaceGrants,
  replaceRules,
  rulesOfGrant,
  takeGrants,
} from './grants.ts';

const grantsOf = (departId: string, { session }: Context): GrantTable => ({
  table: 'sys_depart_permission',
  owner: 'depart_id',
  ownerId: departId,
  tenantId: session.tenantId,
});
/** The department of the caller's tenant, locked, so that two who grant at once follow each other. */
async function lockDepart(context: Context, id: string): Promise<void> {
  const row = await context.db
    .selectFrom('sys_depart')
    .where('id', '=', id)
    .where('tenantId', '=', context.session.tenantId)
    .where('delFlag', '=', 0)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refusal(departRefusals.unknown);
}

/** What departments may pass on to their roles (`api.md` 10.4). */
export const departPermissionAnswers: readonly Answering[] = [
  answer(departPermissions, async ({ departId }, context) => {
    await departOf(context, departId);
    return grantedIds(context, grantsOf(departId, context));
  }),
  answer(saveDepartPermission, async ({ departId, permissionIds, lastpermissionIds }, context) => {
    await lockDepart(context, departId);
    const sent = { wanted: permissionIds, last: lastpermissionIds };
    const change = await replaceGrants(context, grantsOf(departId, context), sent);
    const roles = { table: 'sys_depart_role_permission', owner: 'depart_id', ownerId: departId } as const;
    await takeGrants(context, roles, change.removed);
    await audit(context, 'depart.grants', {
      departId,
      addedCount: change.added.length,
      removedCount: change.removed.length,
    });
    return null;
  }),
  answer(departDataRules, async ({ permissionId, departId }, context) => {
    await departOf(context, departId);
    return rulesOfGrant(context, grantsOf(departId, context), permissionId);
  }),
  answer(saveDepartDataRules, async ({ permissionId, departId, dataRuleIds }, context) => {
    await lockDepart(context, departId);
    await replaceRules(context, grantsOf(departId, context), permissionId, dataRuleIds, departRefusals.grantFirst);
    await audit(context, 'depart.rules', { departId, permissionId, dataRuleIds });
    return null;
  }),
];

/** Single rows of it: under the same rules as the whole. */
export const departPermissionBehaviour = behaviour(sysDepartPermission, {
  validate: (draft, context) => refuseEntries(context, [draft.permissionId ?? '']),
  afterSave: (_row, context) => grantsChanged(context),
  async beforeDelete(row, context) {
    await refuseEntries(context, [row.permissionId]);
    const roles = { table: 'sys_depart_role_permission', owner: 'depart_id', ownerId: row.departId } as const;
    await takeGrants(context, roles, [row.permissionId]);
    grantsChanged(context);
  },
});
/** The standard calls of those rows: they all ask for the one code of granting to departments. */
export const departPermissionRoutes = (engine: Engine): readonly Route[] =>
  entityRoutes(engine, { ...sysDepartPermission, calls: departPermissionCalls }).map((route) => ({
    ...route,
    access: departPermissions.needs,
  }));
