import { text } from '@campus/contract/messages';
import { Spin, TreeSelect } from 'antd';
import { type Key, useMemo, useState } from 'react';
import { popupHeight } from '../../theme/popup-height.ts';
import { type ControlProps, clearButton, getName, loadingProps, members } from './option.ts';
import type { TreeNode, TreeSource } from './tree-source.ts';
import { useRecentValues } from './use-recent-options.ts';
import { flatTree, useTree, useTreeNames } from './use-tree.ts';

interface TreeFieldProps extends Omit<ControlProps, 'onChange'> {
  readonly source: TreeSource;
  readonly multiple?: boolean | undefined;
  /** Only nodes without children are selectable. */
  readonly leafOnly?: boolean | undefined;
  /** Receives the value and its label. */
  readonly onChange: (value: string, label: string) => void;
}

const dropdownHeight = 400;

/** Prefix of the recent choices' node values, because a tree must not hold a value twice. */
const recentPrefix = 'recent:';
const withoutPrefix = (value: string): string =>
  value.startsWith(recentPrefix) ? value.slice(recentPrefix.length) : value;

/** One or several nodes of a tree. */
export function TreeField({ source, multiple = false, leafOnly = false, value, onChange, ...rest }: TreeFieldProps) {
  const { tree, grow, isFetching } = useTree(source);
  const known = useMemo(() => flatTree(tree), [tree]);
  const values = members(value);
  const { names, isLoading } = useTreeNames(source, values, known);
  const recent = useRecentNodes(source, leafOnly, known);
  const [keyword, setKeyword] = useState('');
  const [expanded, setExpanded] = useState<readonly string[]>([recentPrefix]);
  const isOffered = keyword === '' && recent.nodes.some((node) => !values.includes(node.value));
  const nodes = useMemo(() => selectable(tree, leafOnly), [tree, leafOnly]);
  const { placeholder = text.common.pleaseSelect, onBlur, disabled = false, id, ...aria } = rest;
  const findKnownName = (one: string) => names.get(one) ?? known.get(one)?.title;
  const withLabel = (one: string) => ({ value: one, label: getName(one, findKnownName(one), isLoading) });
  const recentName = (one: string) => recent.nodes.find((node) => node.value === one)?.title;
  const emit = (next: readonly string[]) => {
    const chosen = [...new Set(next.map(withoutPrefix))];
    recent.save(chosen, values);
    onChange(chosen.join(','), chosen.map((one) => findKnownName(one) ?? recentName(one) ?? one).join(','));
  };
  const shared = {
    'data-widget': 'tree-select',
    ...(aria as object),
    ...(id && { id }),
    ...(onBlur && { onBlur }),
    disabled,
    placeholder,
    allowClear: clearButton,
    showSearch: { treeNodeFilterProp: 'title', onSearch: setKeyword },
    // While searching, antd expands what it finds.
    ...(keyword === '' && {
      treeExpandedKeys: expanded.filter((key) => isOffered || key !== recentPrefix),
      onTreeExpand: (keys: readonly Key[]) => setExpanded(keys.map(String)),
    }),
    onOpenChange: (isOpen: boolean) => {
      recent.onOpenChange(isOpen);
      if (!isOpen) setKeyword('');
    },
    labelInValue: true,
    treeData: isOffered ? [recentGroup(recent.nodes, values), ...nodes] : nodes,
    listHeight: popupHeight(dropdownHeight),
    notFoundContent: isFetching ? <Spin size="small" /> : text.category.empty,
    style: { width: '100%' },
    ...loadingProps(isLoading),
    ...(source.below && { loadData: (node: { value?: unknown }) => grow(String(node.value)) }),
  } as const;
  if (multiple) {
    return (
      <TreeSelect
        {...shared}
        treeCheckable
        treeCheckStrictly
        value={values.map(withLabel)}
        onChange={(next: { value: string }[]) => emit(next.map((node) => node.value))}
      />
    );
  }
  return (
    <TreeSelect
      {...shared}
      // antd warns about null; undefined is an empty field.
      value={value === '' ? undefined : withLabel(value)}
      onChange={(next: { value: string } | null | undefined) => emit(next ? [next.value] : [])}
    />
  );
}

/** Recent choices whose nodes still exist. Nodes of a tree that is not loaded completely are looked up by value. */
function useRecentNodes(source: TreeSource, leafOnly: boolean, known: ReadonlyMap<string, TreeNode>) {
  const recent = useRecentValues([...source.key, leafOnly]);
  const { names } = useTreeNames(source, source.below ? recent.values : [], known);
  const nodes = recent.values.flatMap((value) => {
    const node = known.get(value);
    const title = node?.title ?? names.get(value);
    const isGone = title === undefined || title === value || (node !== undefined && leafOnly && !node.isLeaf);
    return isGone ? [] : [{ value, title }];
  });
  return { ...recent, nodes };
}

/** Group of recent choices above the tree, without those that are selected. */
const recentGroup = (nodes: readonly { value: string; title: string }[], values: readonly string[]) => ({
  value: recentPrefix,
  title: text.biz.recent,
  isLeaf: false,
  selectable: false,
  checkable: false,
  children: nodes
    .filter(({ value }) => !values.includes(value))
    .map(({ value, title }) => ({ value: recentPrefix + value, title, isLeaf: true })),
});

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
