import { failure, refusal } from '@campus/contract/kit';
import {
  administrationRefusals,
  type GrantChoice,
  type GrantedRules,
  type GrantNode,
  menuTypes,
  sysPermission,
  sysPermissionDataRule,
} from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { newId } from '../../kit/write/new-id.ts';
import { cacheNames } from '../../platform/create-system.ts';
import type { Entry } from '../../platform/permission/permissions.ts';
import { assertHoldsEntries, assertNotWider, listHeldEntries, ownRules } from './authority.ts';

/** A grant table and one owner in it (role, department or department role). */
export interface GrantTable {
  readonly table: 'sys_role_permission' | 'sys_depart_role_permission' | 'sys_depart_permission';
  readonly owner: 'role_id' | 'depart_id';
  readonly ownerId: string;
  /** Additional columns of a new row. */
  readonly more?: Readonly<Record<string, string>>;
  readonly tenantId: number;
}
export interface GrantChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}
const getList = (value: string | null): string[] => [
  ...new Set(
    (value ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
  ),
];

/** Ids of the live entries granted to the owner. */
export async function listGrantedIds(context: Context, { table, owner, ownerId }: GrantTable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from ${sql.table(table)} g join sys_permission p on p.id = g.permission_id and p.del_flag = 0
    where g.${sql.ref(owner)} = ${ownerId} and g.del_flag = 0 order by p.sort_no, p.id`.execute(context.db);
  return rows.map((row) => row.id);
}

/**
 * Replaces an owner's grants. The caller must lock the owner's row; a save based on an outdated list (`last`) is
 * rejected. Remaining grants keep their data rules, new ones start with those that limit the caller, and the caller
 * must
 * hold every entry that changes. Throws RC_STALE, badReference and noPermission.
 */
export async function replaceGrants(
  context: Context,
  grants: GrantTable,
  sent: { readonly wanted: string | null; readonly last: string | null },
): Promise<GrantChange> {
  const stored = await listGrantedIds(context, grants);
  const [wanted, last] = [getList(sent.wanted), getList(sent.last)];
  if (last.length !== stored.length || last.some((id) => !stored.includes(id)))
    throw refusal(administrationRefusals.grantsStale, 'RC_STALE');
  const added = wanted.filter((id) => !stored.includes(id));
  const removed = stored.filter((id) => !wanted.includes(id));
  await assertKnownEntries(context, added);
  await assertHoldsEntries(context, [...added, ...removed]);
  await revokeGrants(context, grants, removed);
  const { table, owner, ownerId, more = {}, tenantId } = grants;
  const names = [owner, ...Object.keys(more)];
  const rules: (string | null)[] = [];
  for (const id of added) rules.push((await ownRules(context, id)).join(',') || null);
  const fixed = [ownerId, ...Object.values(more)].map((value) => sql`${value}::text`);
  await sql`
    insert into ${sql.table(table)} (id, tenant_id, create_by, create_time, permission_id, data_rule_ids, ${sql.join(names.map((name) => sql.ref(name)))})
    select g.id, ${tenantId}::int, ${context.session.username}::text, ${context.now}::timestamptz, g.entry, g.rules, ${sql.join(fixed)}
    from unnest(${added.map(() => newId())}::text[], ${added}::text[], ${rules}::text[]) as g (id, entry, rules)`.execute(
    context.db,
  );
  reloadGrants(context);
  return { added, removed };
}
export async function revokeGrants(
  context: Context,
  { table, owner, ownerId }: Pick<GrantTable, 'table' | 'owner' | 'ownerId'>,
  entryIds: readonly string[],
): Promise<void> {
  if (entryIds.length === 0) return;
  await sql`
    delete from ${sql.table(table)} where ${sql.ref(owner)} = ${ownerId} and permission_id = any(${[...entryIds]}::text[])`.execute(
    context.db,
  );
}
async function assertKnownEntries(context: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sys_permission where del_flag = 0 and id = any(${[...ids]}::text[])`.execute(
    context.db,
  );
  if (rows[0]?.count !== ids.length) throw failure('badReference', sysPermission.title);
}
/** Every process reloads the grants after the commit. */
export function reloadGrants(context: Context): void {
  context.services.caches.changed(context, cacheNames.permissions);
}

/** The menu, or the given entries, as a tree for granting; entries the caller does not hold are marked. */
export async function loadGrantTree(context: Context, only?: ReadonlySet<string>): Promise<GrantChoice> {
  const permissions = await context.services.permissions.get();
  const held = await listHeldEntries(context);
  const entries = only ? permissions.entries.filter((entry) => only.has(entry.id)) : permissions.entries;
  const known = new Set(entries.map((entry) => entry.id));
  const byParent = Map.groupBy(entries, (entry) =>
    entry.parentId !== null && known.has(entry.parentId) ? entry.parentId : '',
  );
  const build = (parent: string): GrantNode[] =>
    (byParent.get(parent) ?? []).map((entry) => getNode(entry, held, build(entry.id)));
  return { treeList: build(''), ids: entries.map((entry) => entry.id) };
}
const isGroup = (entry: Entry): boolean => entry.component === 'layouts/RouteView';
/** Whether a page can be a home page: visible in the menu and inside the console. */
const isStart = (entry: Entry): boolean =>
  entry.menuType !== menuTypes.button && !isGroup(entry) && entry.hidden !== 1 && entry.internalOrExternal !== 1;
const getNode = (entry: Entry, held: ReadonlySet<string>, children: GrantNode[]): GrantNode => ({
  key: entry.id,
  value: entry.id,
  parentId: entry.parentId ?? '',
  title: entry.name,
  slotTitle: entry.name,
  isLeaf: children.length === 0,
  ruleFlag: entry.ruleFlag ?? 0,
  scopedSlots: { title: 'hasDatarule' },
  menuType: entry.menuType ?? menuTypes.page,
  icon: entry.icon,
  side: entry.side,
  group: isGroup(entry),
  path: isStart(entry) ? entry.url : null,
  component: entry.component,
  disabled: !held.has(entry.id),
  children: children.length > 0 ? children : null,
});

/** Entry names for the audit log, at most a hundred. */
export async function entryNames(context: Context, ids: readonly string[]): Promise<string[]> {
  const { entries } = await context.services.permissions.get();
  return ids.slice(0, 100).map((id) => entries.find((entry) => entry.id === id)?.name ?? id);
}

/** The data rules of an entry and those selected in the owner's grant. Throws 未找到权限配置信息 when there are none. */
export async function rulesOfGrant(
  context: Context,
  grants: GrantTable,
  permissionId: string,
  only?: ReadonlySet<string>,
): Promise<GrantedRules> {
  const rows = await context.db
    .selectFrom('sys_permission_data_rule')
    .where('permissionId', '=', permissionId)
    .where('delFlag', '=', 0)
    .select(['id', 'permissionId', 'ruleName', 'ruleColumn', 'ruleConditions', 'ruleValue', 'status'])
    .orderBy('createTime', 'desc')
    .orderBy('id')
    .execute();
  const datarule = only ? rows.filter((rule) => only.has(rule.id)) : rows;
  if (datarule.length === 0) throw refusal(administrationRefusals.noRules);
  const granted = await findGrant(context, grants, permissionId);
  return { datarule, drChecked: granted?.dataRuleIds ?? '' };
}
async function findGrant(
  context: Context,
  { table, owner, ownerId }: GrantTable,
  permissionId: string,
): Promise<{ id: string; dataRuleIds: string | null } | undefined> {
  const { rows } = await sql<{ id: string; dataRuleIds: string | null }>`
    select id, data_rule_ids from ${sql.table(table)}
    where ${sql.ref(owner)} = ${ownerId} and permission_id = ${permissionId} and del_flag = 0 for no key update`.execute(
    context.db,
  );
  return rows[0];
}
/** The data rules of an owner's grant of an entry; empty without such a grant. */
export async function loadRuleIds(context: Context, grants: GrantTable, permissionId: string): Promise<string[]> {
  return getList((await findGrant(context, grants, permissionId))?.dataRuleIds ?? null);
}
/** Replaces the data rules of a grant. Throws 请先保存角色菜单权限! (`missing`) when the entry is not granted yet. */
export async function replaceRules(
  context: Context,
  grants: GrantTable,
  permissionId: string,
  dataRuleIds: string | null,
  missing: string = administrationRefusals.grantFirst,
): Promise<void> {
  await assertHoldsEntries(context, [permissionId]);
  const granted = await findGrant(context, grants, permissionId);
  if (!granted) throw refusal(missing);
  const wanted = getList(dataRuleIds);
  await assertNotWider(context, permissionId, wanted);
  const { rows } = await sql<{ id: string }>`
    select id from sys_permission_data_rule where permission_id = ${permissionId} and del_flag = 0 and id = any(${wanted}::text[])`.execute(
    context.db,
  );
  if (rows.length !== wanted.length) throw failure('badReference', sysPermissionDataRule.title);
  await sql`
    update ${sql.table(grants.table)} set data_rule_ids = ${wanted.join(',') || null}, update_by = ${context.session.username},
      update_time = ${context.now}, version = version + 1 where id = ${granted.id}`.execute(context.db);
  reloadGrants(context);
}
