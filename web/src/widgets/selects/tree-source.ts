import { request } from '../../request/client.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';

/** A node as the tree calls answer it; the framework's spellings differ by call. */
interface WireNode {
  readonly key: string;
  readonly value?: string;
  readonly code?: string;
  readonly title?: string;
  readonly name?: string;
  readonly label?: string;
  readonly leaf?: boolean | 0 | 1 | '0' | '1';
  readonly isLeaf?: boolean;
  readonly children?: readonly WireNode[] | null;
}
export interface TreeNode {
  /** What is stored. */
  readonly value: string;
  /** What its children are asked by, where that is not the value. */
  readonly id?: string;
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
  names?(values: readonly string[]): Promise<readonly string[]>;
}

type Store = 'key' | 'code';
function nodeOf(node: WireNode, store: Store = 'key'): TreeNode {
  const children = (node.children ?? []).map((child) => nodeOf(child, store));
  const { key, leaf = node.isLeaf ?? children.length === 0 } = node;
  const value = store === 'code' ? (node.code ?? key) : key;
  return {
    value,
    ...(value !== key && { id: key }),
    title: node.title ?? node.name ?? node.label ?? key,
    isLeaf: leaf === true || Number(leaf) === 1,
    ...(children.length > 0 && { children }),
  };
}
interface NodeOptions {
  readonly signal?: AbortSignal | undefined;
  readonly store?: Store | undefined;
  /** The caller tells of a failure itself. */
  readonly silent?: boolean | undefined;
}
async function nodes(
  path: string,
  query: Record<string, unknown>,
  { signal, store, silent }: NodeOptions = {},
): Promise<TreeNode[]> {
  const answered = await request<readonly WireNode[]>({ method: 'GET', path, query, signal, silent });
  return answered.map((node) => nodeOf(node, store));
}

/** A tree that one call answers whole. */
export const wholeTree = (path: string): TreeSource => ({
  key: [path],
  roots: async (signal) => asWhole(await nodes(path, {}, { signal })),
});
/** In a whole tree a node without children is a leaf, whatever it says. */
const asWhole = (tree: readonly TreeNode[]): TreeNode[] =>
  tree.map((node) => ({ ...node, isLeaf: !node.children, ...(node.children && { children: asWhole(node.children) }) }));

const categories = '/sys/category';
/** The top of a category tree; the server's words say why there is none (widgets 9). */
async function rootsOf(path: string, query: Record<string, unknown>, more: NodeOptions): Promise<TreeNode[]> {
  try {
    return await nodes(path, query, { ...more, silent: true });
  } catch (failure) {
    if (failure instanceof RequestFailed) tell.error(failure.message);
    throw failure;
  }
}
const categoryNames = (ids: readonly string[]) =>
  request<readonly string[]>({
    method: 'GET',
    path: `${categories}/loadDictItem/`,
    query: { ids: ids.join(','), delNotExist: false },
  });

/** The categories below the one with this code, level by level. */
export const categoryTree = (code: string): TreeSource => ({
  key: [categories, code],
  roots: (signal) => rootsOf(`${categories}/loadTreeRoot`, { async: true, pcode: code }, { signal }),
  below: (pid) => nodes(`${categories}/loadTreeChildren`, { pid }),
  names: categoryNames,
});

interface OneCategory {
  /** Code of the node whose children are offered; 0 is the root. */
  readonly pcode?: string | undefined;
  /** Which of a category is stored. */
  readonly field?: 'id' | 'code' | undefined;
  /** Children are asked for when a node is opened. */
  readonly async?: boolean | undefined;
}
/** The categories for a field that stores one of them, by its id or its code (widgets 9). */
export function oneCategory({ pcode = '0', field = 'id', async = false }: OneCategory): TreeSource {
  const store = field === 'code' ? 'code' : 'key';
  const roots: TreeSource = {
    key: [categories, 'one', pcode, field, async],
    roots: async (signal) => {
      const found = await rootsOf(`${categories}/loadTreeRoot`, { async, pcode }, { signal, store });
      return async ? found : asWhole(found);
    },
    names: (values) =>
      Promise.all(
        values.map(async (val) => {
          const query = { field, val };
          return (await request<{ name: string }>({ method: 'GET', path: `${categories}/loadOne`, query })).name;
        }),
      ),
  };
  return async ? { ...roots, below: (pid) => nodes(`${categories}/loadTreeChildren`, { pid }, { store }) } : roots;
}

interface CategoryLevel {
  readonly pid?: string | undefined;
  readonly pcode?: string | undefined;
  readonly condition?: string | undefined;
}
/** The categories below a node, under a condition that goes with every request (widgets 9). */
export const categoryLevels = ({ pid, pcode, condition }: CategoryLevel): TreeSource => ({
  key: [categories, 'levels', pid, pcode, condition],
  // Without either the tree begins at its root.
  roots: (signal) =>
    rootsOf(`${categories}/loadTreeData`, { pid: pid || (pcode ? undefined : '0'), pcode, condition }, { signal }),
  below: (id) => nodes(`${categories}/loadTreeData`, { pid: id, condition }),
  names: categoryNames,
});

export interface TableTree {
  /** `table,text,code`. */
  readonly dict: string;
  readonly pidField?: string | undefined;
  readonly pidValue?: string | undefined;
  readonly hasChildField?: string | undefined;
  readonly condition?: string | undefined;
}
/** The rows of a table that refer to each other, level by level (widgets 34). */
export function tableTree({ dict, pidField = 'pid', pidValue = '', hasChildField, condition }: TableTree): TreeSource {
  const [tableName, text, code] = dict.split(',');
  const ask = (pid: string, signal?: AbortSignal) =>
    nodes('/sys/dict/loadTreeData', { pid, tableName, text, code, pidField, hasChildField, condition }, { signal });
  return {
    key: ['/sys/dict/loadTreeData', dict, pidField, pidValue, hasChildField, condition],
    roots: (signal) => ask(pidValue, signal),
    below: (id) => ask(id),
    names: (values) =>
      request<readonly string[]>({
        method: 'GET',
        path: `/sys/dict/loadDictItem/${encodeURIComponent(dict)}`,
        query: { key: values.join(',') },
      }),
  };
}

/** Whether the condition of a tree can be sent: nothing, or an object as JSON. */
export function isTreeCondition(condition: string): boolean {
  if (condition === '') return true;
  try {
    const value: unknown = JSON.parse(condition);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
