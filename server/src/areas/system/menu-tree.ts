import { createHash } from 'node:crypto';
import { homePath, type MenuEntry, type PermissionEntry, type PermissionResult } from '@campus/contract/rules';
import { menuTypes } from '@campus/contract/system';
import {
  type Entry,
  isSuperuser,
  listGrantedEntries,
  type Permissions,
} from '../../platform/permission/permissions.ts';

const groupComponent = 'layouts/RouteView';
const sideOf: Readonly<Record<string, string>> = { '1': 'school', '2': 'enterprise', '4': 'organization' };
const isExternal = (url: string): boolean => /^https?:\/\/|^\{\{/.test(url);
/** External URLs are represented by their digest. */
const getPath = (url: string): string => (isExternal(url) ? createHash('md5').update(url).digest('hex') : url);
const getName = ({ componentName, url }: Entry): string =>
  componentName || (url ?? '').replace(/^\//, '').replaceAll('/', '-').replaceAll(':', '@');

/** A button in the format of the client's guards; `action` may be a comma-separated list. */
const getButton = ({ perms, permsType, name, status }: Entry): PermissionEntry => ({
  action: perms ?? '',
  type: permsType === '2' ? '2' : '1',
  describe: name,
  status: status === '0' ? '0' : '1',
});

function menuEntry(entry: Entry, children: MenuEntry[], buttons: readonly PermissionEntry[]): MenuEntry {
  const url = entry.url ?? '';
  const external = entry.internalOrExternal === 1;
  const component = entry.component ?? groupComponent;
  const hidden = entry.hidden === 1;
  return {
    id: entry.id,
    name: getName(entry),
    path: getPath(url),
    component,
    redirect: entry.redirect,
    route: entry.route === 0 ? '0' : '1',
    hidden,
    alwaysShow: entry.alwaysShow === 1,
    meta: {
      title: entry.name,
      icon: entry.icon,
      keepAlive: entry.keepAlive === 1,
      internalOrExternal: external,
      componentName: component.slice(component.lastIndexOf('/') + 1),
      hidden,
      ...(isExternal(url) && { url }),
      ...(external && { target: '_blank' }),
      ...(buttons.length > 0 && { permissionList: [...buttons] }),
    },
    ...(children.length > 0 && { children }),
  };
}

const isGroup = (entry: MenuEntry): boolean => entry.component === groupComponent;
/** Path of the first visible page below. */
function firstPage(entries: readonly MenuEntry[]): string | undefined {
  for (const entry of entries) {
    if (entry.hidden) continue;
    const path = isGroup(entry) ? firstPage(entry.children ?? []) : entry.path;
    if (path !== undefined) return path;
  }
  return undefined;
}

/** The granted entries as a tree, without groups that have no page, and each group's first page. */
function treeBelow(
  entries: readonly Entry[],
  parent: string | null,
  buttonsAt: (url: string) => PermissionEntry[],
): MenuEntry[] {
  return entries
    .filter((entry) => entry.parentId === parent && entry.menuType !== menuTypes.button)
    .map((entry) => menuEntry(entry, treeBelow(entries, entry.id, buttonsAt), buttonsAt(entry.url ?? '')))
    .filter((entry) => !isGroup(entry) || (entry.children ?? []).length > 0)
    .map((entry) =>
      isGroup(entry) ? { ...entry, redirect: firstPage(entry.children ?? []) ?? entry.redirect ?? null } : entry,
    );
}
/** Replaces groups with a single visible entry by that entry, on every level; hidden entries stay as routes. */
const withoutLoneGroups = (menu: readonly MenuEntry[]): MenuEntry[] =>
  menu.flatMap((entry) => {
    if (!isGroup(entry)) return [entry];
    const children = withoutLoneGroups(entry.children ?? []);
    const isLone = children.filter((child) => !child.hidden).length === 1;
    return isLone ? children : [{ ...entry, children }];
  });

const holdsHome = (menu: readonly MenuEntry[]): boolean =>
  menu.some((entry) => entry.path === homePath || holdsHome(entry.children ?? []));

/** Menu and buttons for a set of roles, always including the home page. */
export function permissionResult(
  permissions: Permissions,
  roles: readonly string[],
  userType: string,
): PermissionResult {
  const granted = listGrantedEntries(permissions, roles);
  const all = permissions.entries.filter((entry) => entry.menuType === menuTypes.button);
  const held = isSuperuser(roles) ? all : granted.filter((entry) => entry.menuType === menuTypes.button);
  const auth = held.filter((entry) => entry.status !== '0');
  const pageUrl = new Map(permissions.entries.map((entry) => [entry.id, entry.url]));
  const buttonsAt = (url: string): PermissionEntry[] =>
    auth.filter((entry) => url !== '' && pageUrl.get(entry.parentId ?? '') === url).map(getButton);
  const menu = withoutLoneGroups(treeBelow(granted, null, buttonsAt));
  const homes = permissions.entries.filter((entry) => entry.url === homePath);
  const home = homes.find((entry) => entry.side === sideOf[userType]) ?? homes[0];
  // When the menu has entries, the home page is a route only, to avoid a duplicate of the workplace.
  const shown = { ...home, hidden: menu.length > 0 ? 1 : 0 } as Entry;
  const missing = home && !holdsHome(menu) ? [menuEntry(shown, [], buttonsAt(homePath))] : [];
  return { menu: [...missing, ...menu], auth: auth.map(getButton), allAuth: all.map(getButton), sysSafeMode: false };
}
