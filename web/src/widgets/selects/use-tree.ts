import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { TreeNode, TreeSource } from './tree-source.ts';

/** Nodes of a tree by value. */
export function flatTree(tree: readonly TreeNode[]): ReadonlyMap<string, TreeNode> {
  const all = new Map<string, TreeNode>();
  const waiting: TreeNode[] = [...tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    all.set(node.value, node);
    waiting.push(...(node.children ?? []));
  }
  return all;
}

/**
 * The tree with children added below the node `at`, which becomes a leaf without any. Children that are already in the
 * tree are left out, because they would form a cycle.
 */
export function insertChildren(tree: readonly TreeNode[], at: string, children: readonly TreeNode[]): TreeNode[] {
  const known = flatTree(tree);
  const fresh = children.filter((child) => !known.has(child.value));
  const graft = (nodes: readonly TreeNode[]): TreeNode[] =>
    nodes.map((node) => {
      if (node.value === at) return fresh.length > 0 ? { ...node, children: fresh } : { ...node, isLeaf: true };
      return node.children ? { ...node, children: graft(node.children) } : node;
    });
  return graft(tree);
}

const nothing: TreeNode[] = [];

/** Nodes loaded so far, and the function that loads the children of one. */
export function useTree(source: TreeSource, enabled = true) {
  const { data, isFetching } = useQuery({
    queryKey: [...source.key, 'roots'],
    queryFn: ({ signal }) => source.roots(signal),
    staleTime: 60_000,
    enabled,
  });
  const [grown, setGrown] = useState<{ from: TreeNode[] | undefined; tree: TreeNode[] }>();
  const tree = grown && grown.from === data ? grown.tree : (data ?? nothing);
  const grow = async (value: string) => {
    const asked = flatTree(tree).get(value);
    const children = (await source.below?.(asked?.id ?? value)) ?? [];
    setGrown((now) => ({
      from: data,
      tree: insertChildren(now && now.from === data ? now.tree : (data ?? []), value, children),
    }));
  };
  return { tree, grow, isFetching };
}

/** Labels of values whose nodes are not loaded; empty for sources without `names`. */
export function useTreeNames(
  source: TreeSource,
  values: readonly string[],
  known: ReadonlyMap<string, TreeNode>,
): { readonly names: ReadonlyMap<string, string>; readonly isLoading: boolean } {
  const unknown = values.filter((value) => !known.has(value));
  const { data = [], isLoading } = useQuery({
    queryKey: [...source.key, 'names', unknown],
    queryFn: async () => (await source.names?.(unknown)) ?? [],
    enabled: unknown.length > 0 && source.names !== undefined,
    staleTime: 60_000,
  });
  const names = new Map(unknown.flatMap((value, i) => (data[i] === undefined ? [] : [[value, data[i]]])));
  return { names, isLoading };
}

const nothingKnown: ReadonlyMap<string, TreeNode> = new Map();
/** Calls `tell` with a value once its label is loaded, or with an empty one. */
export function useNameCallback(source: TreeSource, value: string, tell: (value: string, name: string) => void): void {
  const { names } = useTreeNames(source, value === '' ? [] : [value], nothingKnown);
  const name = names.get(value);
  const notify = useEffectEvent((found: string) => tell(value, found));
  useEffect(() => {
    if (name !== undefined) notify(name);
  }, [name]);
}
