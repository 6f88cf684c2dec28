import { request } from '../../request/client.ts';

/** A node as the tree calls answer it; the framework's spellings differ by call. */
interface WireNode {
  readonly key: string;
  readonly title?: string;
  readonly name?: string;
  readonly label?: string;
  readonly leaf?: boolean;
  readonly isLeaf?: boolean;
  readonly children?: readonly WireNode[] | null;
}
export interface TreeNode {
  readonly value: string;
  readonly title: string;
  readonly isLeaf: boolean;
  readonly children?: TreeNode[];
}

/** Where the nodes of a tree come from: at once, or level by level. */
export interface TreeSource {
  readonly key: readonly unknown[];
  roots(signal?: AbortSignal): Promise<TreeNode[]>;
  /** The nodes below one; absent when `roots` answers the whole tree. */
  below?(id: string): Promise<TreeNode[]>;
  /** Names of chosen values, for trees that are not loaded whole. */
  names?(ids: readonly string[]): Promise<readonly string[]>;
}

function nodeOf(node: WireNode): TreeNode {
  const children = (node.children ?? []).map(nodeOf);
  return {
    value: node.key,
    title: node.title ?? node.name ?? node.label ?? node.key,
    isLeaf: node.leaf ?? node.isLeaf ?? children.length === 0,
    ...(children.length > 0 && { children }),
  };
}
const nodes = async (path: string, query: Record<string, unknown>, signal?: AbortSignal): Promise<TreeNode[]> =>
  (await request<readonly WireNode[]>({ method: 'GET', path, query, signal })).map(nodeOf);

/** A tree that one call answers whole. */
export const wholeTree = (path: string): TreeSource => ({
  key: [path],
  roots: async (signal) => asWhole(await nodes(path, {}, signal)),
});
/** In a whole tree a node without children is a leaf, whatever it says. */
const asWhole = (tree: readonly TreeNode[]): TreeNode[] =>
  tree.map((node) => ({ ...node, isLeaf: !node.children, ...(node.children && { children: asWhole(node.children) }) }));

/** The categories below the one with this code, level by level. */
export const categoryTree = (code: string): TreeSource => ({
  key: ['/sys/category', code],
  roots: (signal) => nodes('/sys/category/loadTreeRoot', { async: true, pcode: code }, signal),
  below: (pid) => nodes('/sys/category/loadTreeChildren', { pid }),
  names: (ids) =>
    request<readonly string[]>({
      method: 'GET',
      path: '/sys/category/loadDictItem/',
      query: { ids: ids.join(','), delNotExist: false },
    }),
});
