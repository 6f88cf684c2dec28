import { request } from '../../request/client.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';

/** A node as returned by the tree calls, whose property names differ by call. */
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
  /** Stored value. */
  readonly value: string;
  /** Id for loading its children, if it differs from the value. */
  readonly id?: string;
  readonly title: string;
  readonly isLeaf: boolean;
  readonly children?: TreeNode[];
}

/** Source of a tree's nodes, loaded at once or level by level. */
export interface TreeSource {
  readonly key: readonly unknown[];
  roots(signal?: AbortSignal): Promise<TreeNode[]>;
  /** Loads the children of a node; undefined when `roots` returns the whole tree. */
  below?(id: string): Promise<TreeNode[]>;
  /** Loads the labels of values, for trees that are not loaded completely. */
  names?(values: readonly string[]): Promise<readonly string[]>;
}

type Store = 'key' | 'code';
function getNode(node: WireNode, store: Store = 'key'): TreeNode {
  const children = (node.children ?? []).map((child) => getNode(child, store));
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
  /** The caller shows failures itself. */
  readonly silent?: boolean | undefined;
}
async function nodes(
  path: string,
  query: Record<string, unknown>,
  { signal, store, silent }: NodeOptions = {},
): Promise<TreeNode[]> {
  const answered = await request<readonly WireNode[]>({ method: 'GET', path, query, signal, silent });
  return answered.map((node) => getNode(node, store));
}

/** A tree that one call returns completely. */
export const wholeTree = (path: string): TreeSource => ({
  key: [path],
  roots: async (signal) => markLeaves(await nodes(path, {}, { signal })),
});
/** In a complete tree a node without children is a leaf, whatever its flag says. */
const markLeaves = (tree: readonly TreeNode[]): TreeNode[] =>
  tree.map((node) => ({
    ...node,
    isLeaf: !node.children,
    ...(node.children && { children: markLeaves(node.children) }),
  }));

const categories = '/sys/category';
/** Root nodes of a category tree; throws the server's message when there are none. */
async function loadRoots(path: string, query: Record<string, unknown>, more: NodeOptions): Promise<TreeNode[]> {
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

/** Categories below the one with this code, loaded level by level. */
export const categoryTree = (code: string): TreeSource => ({
  key: [categories, code],
  roots: (signal) => loadRoots(`${categories}/loadTreeRoot`, { async: true, pcode: code }, { signal }),
  below: (pid) => nodes(`${categories}/loadTreeChildren`, { pid }),
  names: categoryNames,
});

interface OneCategory {
  /** Code of the node whose children are offered; 0 is the root. */
  readonly pcode?: string | undefined;
  /** Stored property of a category. */
  readonly field?: 'id' | 'code' | undefined;
  /** Loads children when a node is expanded. */
  readonly async?: boolean | undefined;
}
/** Categories for a field that stores one id or code. */
export function oneCategory({ pcode = '0', field = 'id', async = false }: OneCategory): TreeSource {
  const store = field === 'code' ? 'code' : 'key';
  const roots: TreeSource = {
    key: [categories, 'one', pcode, field, async],
    roots: async (signal) => {
      const found = await loadRoots(`${categories}/loadTreeRoot`, { async, pcode }, { signal, store });
      return async ? found : markLeaves(found);
    },
    names: (values) =>
      Promise.all(
        values.map(async (val) => {
          const query = { field, val };
          const path = `${categories}/loadOne`;
          return request<{ name: string }>({ method: 'GET', path, query, silent: true }).then(
            ({ name }) => name,
            (failure: unknown) => {
              // A deleted category has no label; a failed request shows itself by the missing labels.
              if (failure instanceof RequestFailed) return val;
              throw failure;
            },
          );
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
/** Categories below a node, with a condition that is sent with each request. */
export const categoryLevels = ({ pid, pcode, condition }: CategoryLevel): TreeSource => ({
  key: [categories, 'levels', pid, pcode, condition],
  // Without either the tree starts at its root.
  roots: (signal) =>
    loadRoots(`${categories}/loadTreeData`, { pid: pid || (pcode ? undefined : '0'), pcode, condition }, { signal }),
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
/** Rows of a self-referencing table, loaded level by level. */
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

/** Whether a tree condition is valid: empty, or a JSON object. */
export function isTreeCondition(condition: string): boolean {
  if (condition === '') return true;
  try {
    const value: unknown = JSON.parse(condition);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
