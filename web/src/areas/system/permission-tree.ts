import { menuTypes, type PermissionNode } from '@campus/contract/system';
import type { TreeNode } from '../../widgets/selects/tree-source.ts';

/** A row of the tree table; leaves have no `children`, so that they show no expand icon. */
export type MenuRow = Omit<PermissionNode, 'children'> & { readonly children?: MenuRow[] };

const getRow = ({ children, ...node }: PermissionNode): MenuRow => ({
  ...node,
  ...(children && children.length > 0 && { children: children.map(getRow) }),
});
/** Entries of one side's menu. */
export const rowsOfSide = (tree: readonly PermissionNode[], side: string): MenuRow[] =>
  tree.filter((node) => (node.side ?? 'school') === side).map(getRow);

/** Entries whose name, path or codes contain `keyword`, with their ancestors and descendants. */
export function filterMenus(rows: readonly MenuRow[], keyword: string): MenuRow[] {
  const wanted = keyword.trim().toLowerCase();
  if (wanted === '') return [...rows];
  return rows.flatMap((row) => {
    if ([row.name, row.url, row.perms].some((value) => value?.toLowerCase().includes(wanted))) return [row];
    const children = filterMenus(row.children ?? [], wanted);
    return children.length > 0 ? [{ ...row, children }] : [];
  });
}
/** Ids of expandable entries; without `deep` only menus, not pages with buttons. */
export const expandableMenus = (rows: readonly MenuRow[], deep: boolean): string[] =>
  rows.flatMap((row) => {
    const children = row.children ?? [];
    const isShown = deep ? children.length > 0 : children.some((child) => child.menuType !== menuTypes.button);
    return isShown ? [row.id, ...expandableMenus(children, deep)] : [];
  });

/** Valid parents of an entry: groups and pages outside of its own branch. */
export function possibleMenuParents(rows: readonly MenuRow[], moved: string | undefined): TreeNode[] {
  return rows
    .filter((row) => row.id !== moved && row.menuType !== menuTypes.button)
    .map((row) => {
      const children = possibleMenuParents(row.children ?? [], moved);
      return {
        value: row.id,
        title: row.name,
        isLeaf: children.length === 0,
        ...(children.length > 0 && { children }),
      };
    });
}
