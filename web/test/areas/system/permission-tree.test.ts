import type { PermissionNode } from '@campus/contract/system';
import { describe, expect, it } from 'vitest';
import {
  expandableMenus,
  filterMenus,
  possibleMenuParents,
  rowsOfSide,
} from '../../../src/areas/system/permission-tree.ts';

const node = (id: string, menuType: number, more: object = {}): PermissionNode =>
  ({
    id,
    name: id,
    menuType,
    side: 'school',
    url: `/${id}`,
    perms: null,
    children: null,
    ...more,
  }) as PermissionNode;
const tree = [
  node('group', 0, {
    children: [
      node('page', 1, { children: [node('button', 2, { url: null, perms: 'a:b:add' })] }),
      node('inner', 1, { children: [node('deep', 1)] }),
    ],
  }),
  node('company', 0, { side: 'enterprise' }),
];
const rows = rowsOfSide(tree, 'school');

describe('the tree of menus', () => {
  it('shows one side, with leaves that do not expand', () => {
    expect(rows.map((row) => row.id)).toEqual(['group']);
    expect(rows[0]?.children?.[1]?.children?.[0]).not.toHaveProperty('children');
    expect(rowsOfSide(tree, 'enterprise').map((row) => row.id)).toEqual(['company']);
  });
  it('finds by name, path or code, with the ancestors', () => {
    const [group] = filterMenus(rows, 'A:B');
    expect(group?.children?.map((row) => row.id)).toEqual(['page']);
    expect(filterMenus(rows, '/deep')[0]?.children?.map((row) => row.id)).toEqual(['inner']);
    expect(filterMenus(rows, 'nothing')).toEqual([]);
  });
  it('expands menus, and buttons only when they were searched', () => {
    expect(expandableMenus(rows, false)).toEqual(['group', 'inner']);
    expect(expandableMenus(rows, true)).toEqual(['group', 'page', 'inner']);
  });
  it('offers no parent that is a button or inside the own branch', () => {
    const titles = (nodes: readonly { title: string; children?: readonly unknown[] }[]): unknown[] =>
      nodes.map(({ title, children }) => [title, titles((children ?? []) as never)]);
    expect(titles(possibleMenuParents(rows, 'inner'))).toEqual([['group', [['page', []]]]]);
  });
});
