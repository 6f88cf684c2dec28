import { failure, refusal } from '@campus/contract/kit';
import {
  addPermissionRule,
  deletePermissionRule,
  editPermissionRule,
  menuTypes,
  permissionDuplicate,
  permissionLevel,
  permissionList,
  permissionRules,
  permissionTree,
  permissionUses,
  permissionRefusals as refused,
  searchPermissionRules,
  sysPermission,
  sysPermissionDataRule,
  systemMenus,
  systemRefusals,
  systemSubmenu,
  systemSubmenuBatch,
} from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import type { Entry } from '../../platform/permission/permissions.ts';
import { MenuNodes } from './menu-nodes.ts';
import { plainUrl } from './permission-address.ts';

const loadEntries = async (context: Context) => (await context.services.permissions.get()).entries;
const loadNodes = async (context: Context): Promise<MenuNodes> => new MenuNodes(await loadEntries(context));
/** Entries the caller may administer: the page's data rules apply to its tree too. */
async function listVisibleEntries(context: Context): Promise<Entry[]> {
  const { rows } = await sql<{ id: string }>`
    select id from sys_permission where ${await context.visible(sysPermission)}`.execute(context.db);
  const shown = new Set(rows.map(({ id }) => id));
  return (await loadEntries(context)).filter(({ id }) => shown.has(id));
}
const listVisibleNodes = async (context: Context): Promise<MenuNodes> =>
  new MenuNodes(await listVisibleEntries(context));
const getList = (ids: string | null): string[] => [...new Set((ids ?? '').split(',').filter(Boolean))];
const mostParents = 500;
/** Rules of an entry, newest first. */
async function loadRules({ db }: Context, permissionId: string | null, ruleName = '', ruleValue = '') {
  const contains = (part: string): string => `%${part.replaceAll('*', '').replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('sys_permission_data_rule')
    .where('permissionId', '=', permissionId ?? '')
    .where('delFlag', '=', 0)
    .where('ruleName', 'ilike', contains(ruleName))
    .where('ruleValue', 'ilike', contains(ruleValue))
    .selectAll()
    .orderBy('createTime', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

async function loadUses(context: Context, ids: readonly string[]) {
  const nodes = await loadNodes(context);
  const entries = await loadEntries(context);
  const chosen = new Set(ids);
  const below = [...new Set(ids.flatMap((id) => nodes.descendants(id)))].filter((entry) => !chosen.has(entry.id));
  const all = [...ids.filter((id) => entries.some((entry) => entry.id === id)), ...below.map((entry) => entry.id)];
  if (all.length === 0) throw refusal(refused.gone);
  const { db } = context;
  const rules = await db
    .selectFrom('sys_permission_data_rule')
    .where('delFlag', '=', 0)
    .where('permissionId', 'in', all)
    .select('id')
    .execute();
  const roles = await db
    .selectFrom('sys_role_permission as g')
    .innerJoin('sys_role as r', 'r.id', 'g.roleId')
    .where('g.delFlag', '=', 0)
    .where('r.delFlag', '=', 0)
    .where('g.permissionId', 'in', all)
    .select('r.roleName')
    .distinct()
    .orderBy('r.roleName')
    .execute();
  const buttons = below.filter((entry) => entry.menuType === menuTypes.button).length;
  return { menus: below.length - buttons, buttons, rules: rules.length, roles: roles.map((role) => role.roleName) };
}

/** Administration of menus, buttons and data rules. */
export const permissionAnswers: readonly BoundEndpoint[] = [
  answer(permissionList, async (_input, context) => {
    const nodes = await listVisibleNodes(context);
    return nodes.level(null).map((entry) => nodes.node(entry, true));
  }),
  answer(systemMenus, async (_input, context) => {
    const nodes = await listVisibleNodes(context);
    return nodes.level(null).map((entry) => nodes.node(entry, false));
  }),
  answer(systemSubmenu, async ({ parentId }, context) => {
    const nodes = await listVisibleNodes(context);
    return nodes.level(parentId ?? '').map((entry) => nodes.node(entry, false));
  }),
  answer(systemSubmenuBatch, async ({ parentIds }, context) => {
    const ids = getList(parentIds);
    if (ids.length > mostParents) throw failure('tooManyIds', mostParents);
    const nodes = await listVisibleNodes(context);
    return Object.fromEntries(ids.map((id) => [id, nodes.level(id).map((entry) => nodes.node(entry, false))]));
  }),
  answer(permissionTree, async (_input, context) => {
    const nodes = await listVisibleNodes(context);
    const ids = (await listVisibleEntries(context)).map((entry) => entry.id);
    return { treeList: nodes.level(null).map((entry) => nodes.choice(entry, true)), ids };
  }),
  answer(permissionLevel, async ({ pid }, context) => {
    const nodes = await listVisibleNodes(context);
    const level = nodes.level(pid === null || pid === '0' ? null : pid);
    if (level.length === 0) throw refusal(refused.levelEmpty);
    return level.map((entry) => nodes.choice(entry, false));
  }),
  answer(permissionDuplicate, async ({ id, url }, context) => {
    const path = plainUrl(url ?? '');
    const taken = (await loadEntries(context)).some(
      (entry) => entry.id !== id && entry.menuType !== menuTypes.button && entry.url === path,
    );
    if (taken) throw refusal(systemRefusals.valueTaken);
    return null;
  }),
  answer(permissionUses, ({ ids }, context) => loadUses(context, getList(ids))),
  answer(permissionRules, ({ permissionId }, context) => loadRules(context, permissionId)),
  answer(searchPermissionRules, ({ permissionId, ruleName, ruleValue }, context) =>
    loadRules(context, permissionId, ruleName ?? '', ruleValue ?? ''),
  ),
  answer(addPermissionRule, (input, context) => context.engine.add(sysPermissionDataRule, input, context), {
    rowOf: sysPermissionDataRule,
  }),
  answer(
    editPermissionRule,
    (input, context, call) =>
      // Missing keys keep their values.
      context.engine.edit(
        sysPermissionDataRule,
        {
          ...Object.fromEntries(Object.entries(input).filter(([name]) => Object.hasOwn(call.body, name))),
          id: input.id,
        },
        context,
      ),
    { rowOf: sysPermissionDataRule },
  ),
  answer(deletePermissionRule, async ({ id }, context) => {
    await context.engine.remove(sysPermissionDataRule, id ?? '', context);
    return null;
  }),
];
