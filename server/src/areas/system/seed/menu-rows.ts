import { allButtons, isGranted, menus, shippedRoles } from '@campus/contract';
import { type Button, isGroup, type MenuGroup, type MenuPage, type Side } from '@campus/contract/kit';
import { menuTypes } from '@campus/contract/system';
import type { SeedRow } from '../../../seed/bulk.ts';
import { seedId } from './rows.ts';

type EntryRow = SeedRow & { readonly id: string; readonly parentId: string | null };
const entryId = (side: string, path: string): string => seedId('menu', `${side}:${path}`);

const common = (side: Side, row: MenuGroup | MenuPage, parentId: string | null, order: number) => ({
  id: entryId(side, row.path),
  parentId,
  side,
  name: row.title,
  url: row.path,
  icon: row.icon,
  sortNo: order,
  menuType: parentId === null ? menuTypes.group : menuTypes.page,
  status: '1',
});
function pageRow(side: Side, page: MenuPage, group: string, order: number): EntryRow {
  const parentId = page.parent === undefined ? group : entryId(side, page.parent);
  return {
    ...common(side, page, parentId, order),
    component: page.component,
    keepAlive: page.keepAlive === false ? 0 : 1,
    hidden: page.hidden ? 1 : 0,
    leaf: 1,
  };
}
function groupRows(side: Side, group: MenuGroup, parentId: string | null, order: number): EntryRow[] {
  const self: EntryRow = { ...common(side, group, parentId, order), component: 'layouts/RouteView' };
  const below = group.pages.flatMap((row, i) => {
    const place = (i + 1) * 10;
    return isGroup(row) ? groupRows(side, row, self.id, place) : [pageRow(side, row, self.id, place)];
  });
  return [self, ...below];
}

const sides = Object.entries(menus) as [Side, readonly MenuGroup[]][];
/** Groups and pages of all menus. */
const listMenuRows = (): EntryRow[] =>
  sides.flatMap(([side, groups]) => groups.flatMap((group, i) => groupRows(side, group, null, (i + 1) * 10)));

const buttonId = (code: string): string => seedId('button', code);
/** A code as a button below its page; none for a page without an entry. */
function buttonRow(button: Button, page: EntryRow | undefined, place: number): EntryRow[] {
  if (!page) return [];
  const row = {
    id: buttonId(button.code),
    parentId: page.id,
    side: page.side,
    name: button.label,
    perms: button.code,
    permsType: '1',
    menuType: menuTypes.button,
    status: '1',
    sortNo: place,
    leaf: 1,
    route: 0,
  };
  return [row];
}

function pagesBelow(row: MenuGroup | MenuPage): MenuPage[] {
  return isGroup(row) ? row.pages.flatMap(pagesBelow) : [row];
}
/** Whether a role can open a page: it holds one of its codes, or the page is open to the whole side. */
const opens = (role: string, { code }: MenuPage): boolean =>
  code === undefined || [code].flat().some((one) => isGranted(role, one));
function grantedBelow(role: string, side: Side, row: MenuGroup | MenuPage): string[] {
  if (!isGroup(row)) return opens(role, row) ? [entryId(side, row.path)] : [];
  const below = row.pages.flatMap((inner) => grantedBelow(role, side, inner));
  return pagesBelow(row).some((page) => !page.hidden && opens(role, page))
    ? [entryId(side, row.path), ...below]
    : below;
}

interface GrantPair {
  readonly role: string;
  readonly entryId: string;
}
/** Grants of the shipped roles: the pages opened by their codes with the parent groups, and their buttons. */
function listGrantPairs(): GrantPair[] {
  const ids = new Map(allButtons.map(({ code }) => [code, buttonId(code)]));
  return shippedRoles.flatMap(({ code: role, side }) => {
    const entries = (menus[side] ?? []).flatMap((group) => grantedBelow(role, side, group));
    const buttons = allButtons
      .filter((button) => isGranted(role, button.code))
      .map((button) => ids.get(button.code) as string);
    return [...entries, ...buttons].map((id) => ({ role, entryId: id }));
  });
}

/** Rows of all menus, every code as a button below its page, and what the shipped roles are granted of them. */
export function listShippedMenus(): { menuRows: EntryRow[]; buttonRows: EntryRow[]; grantPairs: GrantPair[] } {
  const menuRows = listMenuRows();
  /** The first entry of each path. */
  const rowsByUrl = new Map(menuRows.toReversed().map((row) => [row.url, row]));
  const buttonRows = allButtons.flatMap((button, i) => buttonRow(button, rowsByUrl.get(button.page), i + 1));
  return { menuRows, buttonRows, grantPairs: listGrantPairs() };
}
