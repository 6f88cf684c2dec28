import type { Page } from '@campus/contract/kit';
import { postType, postTypeLevels } from '@campus/contract/post';
import { readPage } from '../../kit/call/entity-calls.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import type { TreeNode } from '../../widgets/selects/tree-source.ts';

/** A post type with its descendants. */
export interface TypeNode {
  readonly id: string;
  readonly name: string;
  readonly row: RowData;
  /** 1 for roots. */
  readonly level: number;
  readonly siblings: readonly RowData[];
  /** Undefined for leaves, so that the table shows no expand icon. */
  readonly children?: TypeNode[];
}

const pageSize = 1000;

/** Loads all types, including disabled ones. */
export async function readTypes(signal: AbortSignal): Promise<readonly RowData[]> {
  const rows: RowData[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const query = { pageNo, pageSize };
    const page: Page<RowData> = await readPage<RowData>(postType.path, query, signal);
    rows.push(...page.records);
    if (page.records.length < pageSize) return rows;
  }
}

/** Builds the tree in row order; orphans become roots. */
export function typeTree(rows: readonly RowData[]): TypeNode[] {
  const ids = new Set(rows.map(({ id }) => id));
  const getParent = ({ parentId }: RowData): string => (ids.has(asText(parentId)) ? asText(parentId) : '');
  const byParent = Map.groupBy(rows, getParent);
  const below = (parent: string, level: number): TypeNode[] => {
    const siblings = byParent.get(parent) ?? [];
    return siblings.map((row) => {
      const children = below(row.id, level + 1);
      return { id: row.id, name: asText(row.name), row, level, siblings, ...(children.length > 0 && { children }) };
    });
  };
  return below('', 1);
}

/** Nodes whose name or code contains `keyword`, with their ancestors and descendants. */
export function filterTypes(tree: readonly TypeNode[], keyword: string): TypeNode[] {
  const wanted = keyword.trim().toLowerCase();
  const isMatch = ({ row }: TypeNode) => `${asText(row.name)}\n${asText(row.code)}`.toLowerCase().includes(wanted);
  if (wanted === '') return [...tree];
  return tree.flatMap((node) => {
    if (isMatch(node)) return [node];
    const children = filterTypes(node.children ?? [], wanted);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Keys of all expandable nodes. */
export const expandableKeys = (tree: readonly TypeNode[]): string[] =>
  tree.flatMap((node) => (node.children ? [node.id, ...expandableKeys(node.children)] : []));

const getHeight = (node: TypeNode): number => 1 + Math.max(0, ...(node.children ?? []).map(getHeight));

/** Valid parents of `moved`: not its own descendants, and not beyond the maximum depth. */
export function possibleParents(tree: readonly TypeNode[], moved: string | undefined): TreeNode[] {
  const all = (nodes: readonly TypeNode[]): TypeNode[] => nodes.flatMap((node) => [node, ...all(node.children ?? [])]);
  const own = all(tree).find((node) => node.id === moved);
  const height = own ? getHeight(own) : 1;
  const open = (nodes: readonly TypeNode[]): TreeNode[] =>
    nodes
      .filter((node) => node.id !== moved && node.level + height <= postTypeLevels)
      .map((node) => {
        const children = open(node.children ?? []);
        const title = asText(node.row.name);
        return { value: node.id, title, isLeaf: children.length === 0, ...(children.length > 0 && { children }) };
      });
  return open(tree);
}
