import { text } from '@campus/contract/messages';
import { Spin, TreeSelect } from 'antd';
import { useMemo } from 'react';
import { type ControlProps, loadingProps, members, nameOf } from './option.ts';
import type { TreeNode, TreeSource } from './tree-source.ts';
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

/** One or several nodes of a tree. */
export function TreeField({ source, multiple = false, leafOnly = false, value, onChange, ...rest }: TreeFieldProps) {
  const { tree, grow, isFetching } = useTree(source);
  const known = useMemo(() => flatTree(tree), [tree]);
  const values = members(value);
  const { names, isLoading } = useTreeNames(source, values, known);
  const nodes = useMemo(() => selectable(tree, leafOnly), [tree, leafOnly]);
  const { placeholder = text.common.pleaseSelect, onBlur, disabled = false, id, ...aria } = rest;
  const knownName = (one: string) => names.get(one) ?? known.get(one)?.title;
  const withLabel = (one: string) => ({ value: one, label: nameOf(one, knownName(one), isLoading) });
  const emit = (chosen: readonly string[]) =>
    onChange(chosen.join(','), chosen.map((one) => knownName(one) ?? one).join(','));
  const shared = {
    'data-widget': 'tree-select',
    ...(aria as object),
    ...(id && { id }),
    ...(onBlur && { onBlur }),
    disabled,
    placeholder,
    allowClear: true,
    showSearch: { treeNodeFilterProp: 'title' },
    labelInValue: true,
    treeData: nodes,
    listHeight: dropdownHeight,
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
