import { type Draft, fieldFailure, type Row, refusal } from '@campus/contract/kit';
import { homePath } from '@campus/contract/rules';
import { menuTypes, permissionRefusals as refused, sysPermission } from '@campus/contract/system';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { cacheNames } from '../../platform/create-system.ts';
import { audit } from '../../platform/log/audit.ts';
import { isSuperuser } from '../../platform/permission/permissions.ts';
import { removeGrantsOf } from './grant-tables.ts';
import { getSwitches } from './menu-nodes.ts';
import { groupComponent, isComponent, isMenuUrl, plainComponent, plainUrl } from './permission-address.ts';

type Entry = Row<typeof sysPermission>;
type Values = Draft<typeof sysPermission>;
type Checked = Context & { readonly before: Entry | undefined };

/** Pages and codes required to repair the menu. */
const neededPages: ReadonlySet<string> = new Set(['system/PermissionList', 'system/RoleUserList', 'system/UserList']);
const neededCodes: ReadonlySet<string> = new Set(
  ['list', 'add', 'edit', 'delete', 'saveRole'].map((action) => `system:permission:${action}`),
);
const codesIn = (perms: string | null | undefined): string[] =>
  (perms ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);

/** Drops cached menus and codes after the commit. */
export function dropPermissions(context: Context): void {
  context.services.caches.changed(context, cacheNames.permissions);
}

async function findEntry({ db }: Context, id: string): Promise<Entry | undefined> {
  return db.selectFrom('sys_permission').where('id', '=', id).where('delFlag', '=', 0).selectAll().executeTakeFirst();
}
/** The entry, followed by its descendants. */
async function withBelow({ db }: Context, id: string): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    with recursive below as (
      select p.*, 0 as depth from sys_permission p where p.id = ${id}
      union all
      select c.*, depth + 1 from sys_permission c join below on c.parent_id = below.id where c.del_flag = 0 and depth < 20
    ) select * from below order by depth`.execute(db);
  return rows;
}

async function checkParent(draft: Values, context: Checked): Promise<void> {
  const { before } = context;
  if (draft.menuType === menuTypes.group) return;
  if (!draft.parentId) throw fieldFailure('parentId', refused.parentWanted);
  const below = before ? await withBelow(context, before.id) : [];
  if (below.some((entry) => entry.id === draft.parentId)) throw fieldFailure('parentId', refused.parentSelf);
  const parent = await findEntry(context, draft.parentId);
  if (parent?.menuType === menuTypes.button) throw fieldFailure('parentId', refused.parentButton);
  const hasMenus = below.slice(1).some((entry) => entry.menuType !== menuTypes.button);
  if (draft.menuType === menuTypes.button && hasMenus) throw fieldFailure('menuType', refused.typeFixed);
}

async function checkPage(draft: Values, context: Checked): Promise<void> {
  if (!draft.url) throw fieldFailure('url', refused.urlWanted);
  const url = plainUrl(draft.url);
  if (!isMenuUrl(url)) throw fieldFailure('url', refused.urlIllegal);
  if (draft.redirect && !isMenuUrl(plainUrl(draft.redirect))) throw fieldFailure('redirect', refused.urlIllegal);
  const component = getComponent(draft);
  if (!component) throw fieldFailure('component', refused.componentWanted);
  const isKept = context.before && component === context.before.component;
  if (!isKept && !isComponent(component)) throw fieldFailure('component', refused.componentUnknown(component));
  if (url === context.before?.url) return;
  const taken = await context.db
    .selectFrom('sys_permission')
    .where('delFlag', '=', 0)
    .where('menuType', '<>', menuTypes.button)
    .where('url', '=', url)
    .where('side', '=', await loadSide(draft, context))
    .where('id', '<>', context.before?.id ?? '')
    .select('name')
    .executeTakeFirst();
  if (taken) throw fieldFailure('url', refused.urlTaken(taken.name));
}
/** Default component of a first-level entry: the page layout. */
const getComponent = (draft: Values): string =>
  plainComponent(draft.component ?? '') || (draft.menuType === menuTypes.group ? groupComponent : '');
async function loadSide(draft: Values, context: Checked): Promise<'school' | 'enterprise' | 'organization'> {
  const parent =
    draft.menuType !== menuTypes.group && draft.parentId ? await findEntry(context, draft.parentId) : undefined;
  return parent?.side ?? draft.side ?? context.before?.side ?? 'school';
}

/**
 * Asserts that codes are valid and that the caller holds a code added to an entry, since all holders of the entry gain
 * it.
 */
function checkCodes(draft: Values, { before, session }: Checked): void {
  const codes = codesIn(draft.perms);
  if (draft.menuType === menuTypes.button && codes.length === 0) throw fieldFailure('perms', refused.permsWanted);
  if (codes.some((code) => !/^[A-Za-z0-9_-]+(?::[A-Za-z0-9_-]+)+$/.test(code)))
    throw fieldFailure('perms', refused.permsIllegal);
  const had = new Set(codesIn(before?.perms));
  const foreign = codes.find((code) => !had.has(code) && !session.codes.has(code));
  if (foreign !== undefined && !isSuperuser(session.roles)) throw fieldFailure('perms', refused.permsForeign(foreign));
  const isOff = draft.status === '0' && before?.status !== '0';
  if (isOff && codes.some((code) => neededCodes.has(code))) throw fieldFailure('status', refused.neededCode);
}

/** The entry of `gone` that is the last one for a required page. */
async function lastNeeded(gone: readonly Entry[], { db }: Context): Promise<Entry | undefined> {
  const needed = gone.filter((entry) => neededPages.has(entry.component ?? ''));
  if (needed.length === 0) return undefined;
  const { rows } = await sql<{ component: string }>`
    select distinct component from sys_permission
    where del_flag = 0 and status = '1' and component = any(${[...neededPages]}::text[])
      and not id = any(${gone.map(({ id }) => id)}::text[])`.execute(db);
  return needed.find((entry) => !rows.some(({ component }) => component === entry.component));
}

/** Updates the stored flag whether an entry has children; `gone` is about to be deleted. */
async function markLeaves({ db }: Context, ids: readonly (string | null | undefined)[], gone = ''): Promise<void> {
  await sql`
    update sys_permission p set leaf = case when exists (
      select 1 from sys_permission c where c.parent_id = p.id and c.del_flag = 0 and c.id <> ${gone}) then 0 else 1 end
    where p.id = any(${ids.filter((id) => id !== null && id !== undefined)}::text[])`.execute(db);
}

/** Menus, pages and buttons. */
export const permissionBehaviour = behaviour(sysPermission, {
  async validate(draft, context) {
    await checkParent(draft, context);
    if (draft.menuType !== menuTypes.button) await checkPage(draft, context);
    checkCodes(draft, context);
  },
  async beforeSave(draft, context) {
    const isButton = draft.menuType === menuTypes.button;
    draft.side = await loadSide(draft, context);
    if (draft.menuType === menuTypes.group) draft.parentId = null;
    draft.url = draft.url ? plainUrl(draft.url) : null;
    draft.redirect = draft.redirect ? plainUrl(draft.redirect) : null;
    draft.component = isButton ? null : getComponent(draft);
    draft.perms = codesIn(draft.perms).join(',') || null;
  },
  async afterSave(row, context) {
    const { before } = context;
    await markLeaves(context, [row.id, row.parentId, before?.parentId]);
    if (before && before.side !== row.side) {
      const ids = (await withBelow(context, row.id)).map((entry) => entry.id);
      await context.db.updateTable('sys_permission').set({ side: row.side }).where('id', 'in', ids).execute();
    }
    const { id, name, url, perms, status } = row;
    audit(context, before ? 'permission.edit' : 'permission.add', { id, name, url, perms, status });
    dropPermissions(context);
  },
  async beforeDelete(row, context) {
    const all = await withBelow(context, row.id);
    if (all.some((entry) => entry.url === homePath)) throw refusal(refused.home);
    const needed = await lastNeeded(all, context);
    if (needed) throw refusal(refused.needed(needed.name));
    const ids = all.map((entry) => entry.id);
    const { db, session, now } = context;
    const gone = { delFlag: 1, updateBy: session.username, updateTime: now };
    const grants = await removeGrantsOf(context, ids);
    await db.updateTable('sys_permission_data_rule').set(gone).where('permissionId', 'in', ids).execute();
    const below = ids.filter((id) => id !== row.id);
    if (below.length > 0) await db.updateTable('sys_permission').set(gone).where('id', 'in', below).execute();
    audit(context, 'permission.delete', {
      ids,
      names: all.map((entry) => entry.name).slice(0, 50),
      grants,
    });
    dropPermissions(context);
    await markLeaves(context, [row.parentId], row.id);
  },
  present(rows) {
    for (const row of rows) Object.assign(row, getSwitches(row));
  },
});
