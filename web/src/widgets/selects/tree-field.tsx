import { text } from '@campus/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Spin, TreeSelect } from 'antd';
import { useState } from 'react';
import { type ControlProps, members } from './option.ts';
import type { TreeNode, TreeSource } from './tree-source.ts';

interface TreeFieldProps extends ControlProps {
  readonly source: TreeSource;
  readonly multiple?: boolean;
  /** Only a node without children may be chosen. */
  readonly leafOnly?: boolean | undefined;
}

const dropdownHeight = 400;

const grafted = (tree: readonly TreeNode[], at: string, children: TreeNode[]): TreeNode[] =>
  tree.map((node) => {
    if (node.value === at) return children.length > 0 ? { ...node, children } : { ...node, isLeaf: true };
    return node.children ? { ...node, children: grafted(node.children, at, children) } : node;
  });
const flat = (tree: readonly TreeNode[]): TreeNode[] => tree.flatMap((node) => [node, ...flat(node.children ?? [])]);

/** The nodes that have been asked for so far. */
function useTree(source: TreeSource) {
  const { data, isFetching } = useQuery({
    queryKey: [...source.key, 'roots'],
    queryFn: ({ signal }) => source.roots(signal),
    staleTime: 60_000,
  });
  const [grown, setGrown] = useState<{ from: TreeNode[] | undefined; tree: TreeNode[] }>();
  const tree = grown && grown.from === data ? grown.tree : (data ?? []);
  const grow = async (id: string) => {
    const children = (await source.below?.(id)) ?? [];
    setGrown((now) => ({
      from: data,
      tree: grafted(now && now.from === data ? now.tree : (data ?? []), id, children),
    }));
  };
  return { tree, grow, isFetching };
}

/** Names of values whose nodes have not been loaded. */
function useNames(
  source: TreeSource,
  values: readonly string[],
  tree: readonly TreeNode[],
): ReadonlyMap<string, string> {
  const known = new Map(flat(tree).map((node) => [node.value, node.title]));
  const unknown = values.filter((value) => !known.has(value));
  const { data = [] } = useQuery({
    queryKey: [...source.key, 'names', unknown],
    queryFn: async () => (await source.names?.(unknown)) ?? [],
    enabled: unknown.length > 0 && source.names !== undefined,
    staleTime: 60_000,
  });
  for (const [i, value] of unknown.entries()) known.set(value, data[i] ?? value);
  return known;
}

/** One or several nodes of a tree. */
export function TreeField({ source, multiple = false, leafOnly = false, value, onChange, ...rest }: TreeFieldProps) {
  const { tree, grow, isFetching } = useTree(source);
  const values = members(value);
  const names = useNames(source, values, tree);
  const { placeholder = text.common.pleaseSelect, onBlur, disabled = false, id, ...aria } = rest;
  const labelled = (one: string) => ({ value: one, label: names.get(one) ?? one });
  const shared = {
    ...(aria as object),
    ...(id && { id }),
    ...(onBlur && { onBlur }),
    disabled,
    placeholder,
    allowClear: true,
    showSearch: { treeNodeFilterProp: 'title' },
    labelInValue: true,
    treeData: selectable(tree, leafOnly),
    listHeight: dropdownHeight,
    notFoundContent: isFetching ? <Spin size="small" /> : text.category.empty,
    style: { width: '100%' },
    ...(source.below && { loadData: (node: { value?: unknown }) => grow(String(node.value)) }),
  } as const;
  if (multiple) {
    return (
      <TreeSelect
        {...shared}
        treeCheckable
        treeCheckStrictly
        value={values.map(labelled)}
        onChange={(next: { value: string }[]) => onChange(next.map((node) => node.value).join(','))}
      />
    );
  }
  return (
    <TreeSelect
      {...shared}
      // antd takes null with a complaint; undefined is an empty field.
      value={value === '' ? undefined : labelled(value)}
      onChange={(next: { value: string } | null | undefined) => onChange(next?.value ?? '')}
    />
  );
}

interface SelectableNode extends Omit<TreeNode, 'children'> {
  selectable: boolean;
  disableCheckbox: boolean;
  children?: SelectableNode[];
}
const selectable = (tree: readonly TreeNode[], leafOnly: boolean): SelectableNode[] =>
  tree.map(({ children, ...node }) => ({
    ...node,
    selectable: !leafOnly || node.isLeaf,
    disableCheckbox: leafOnly && !node.isLeaf,
    ...(children && { children: selectable(children, leafOnly) }),
  }));
