import type { TreeNode } from '../../src/kit/ports.ts';

export type NodeRow = readonly [value: string, text: string, parent: string | null];

/** The nodes of a tree by value; a node without children is a leaf. */
export function treeNodes(...rows: readonly NodeRow[]): Map<string, TreeNode> {
  const parents = new Set(rows.map(([, , parent]) => parent));
  return new Map(rows.map(([value, text, parent]) => [value, { value, text, parent, leaf: !parents.has(value) }]));
}
