import { describe, expect, it } from 'vitest';
import {
  expandableKeys,
  filterTypes,
  possibleParents,
  type TypeNode,
  typeTree,
} from '../../../src/areas/post/type-tree.ts';

const row = (id: string, parentId: string | null, sort = 1) => ({
  id,
  parentId,
  name: `类${id}`,
  code: `C${id}`,
  sort,
});
const rows = [row('1', null, 1), row('2', null, 2), row('11', '1'), row('111', '11'), row('21', '2')];
const ids = (nodes: readonly TypeNode[]): unknown[] =>
  nodes.map((node) => (node.children ? [node.id, ids(node.children)] : node.id));
const parents = (moved: string | undefined) => {
  const flat = (nodes: ReturnType<typeof possibleParents>): string[] =>
    nodes.flatMap((node) => [node.value, ...flat(node.children ?? [])]);
  return flat(possibleParents(typeTree(rows), moved));
};

describe('the tree of post types', () => {
  it('puts every row below its parent and counts levels from 1', () => {
    const tree = typeTree(rows);
    expect(ids(tree)).toEqual([
      ['1', [['11', ['111']]]],
      ['2', ['21']],
    ]);
    expect(tree[0]?.children?.[0]?.children?.[0]?.level).toBe(3);
    expect(expandableKeys(tree)).toEqual(['1', '11', '2']);
  });

  it('shows orphans as roots', () => {
    expect(ids(typeTree([row('9', 'gone')]))).toEqual(['9']);
  });

  it('finds by name and code, with the ancestors', () => {
    expect(ids(filterTypes(typeTree(rows), ' c111 '))).toEqual([['1', [['11', ['111']]]]]);
    expect(ids(filterTypes(typeTree(rows), '类21'))).toEqual([['2', ['21']]]);
    expect(filterTypes(typeTree(rows), '没有')).toEqual([]);
  });

  it('offers a new type every parent above the last level', () => {
    expect(parents(undefined)).toEqual(['1', '11', '2', '21']);
  });

  it('offers no parent inside the own branch or beyond the maximum depth', () => {
    expect(parents('11')).toEqual(['1', '2']);
    expect(parents('1')).toEqual([]);
    expect(parents('111')).toEqual(['1', '11', '2', '21']);
  });
});
