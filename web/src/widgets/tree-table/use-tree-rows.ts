import { text } from '@campus/contract/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { request } from '../../request/client.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';

/** A row of a tree table; `hasChildren` tells that it has children, which may not be loaded. */
export interface TreeRow {
  readonly id: string;
  readonly hasChildren?: boolean | undefined;
  readonly children?: readonly TreeRow[] | undefined;
  readonly [column: string]: unknown;
}
export interface TreeRequest {
  readonly url: string;
  /** URL of children; default: the same. */
  readonly childrenUrl?: string | undefined;
  readonly rowKey?: string | undefined;
  /** Query parameter of the parent. */
  readonly queryKey?: string | undefined;
  /** Parent value of the top level. */
  readonly topValue?: string | null | undefined;
  readonly queryParams?: Readonly<Record<string, unknown>> | undefined;
  readonly condition?: string | undefined;
  readonly immediateRequest?: boolean | undefined;
  readonly onRequestBefore?: (() => void) | undefined;
  readonly onRequestSuccess?: ((rows: readonly TreeRow[]) => void) | undefined;
  readonly onRequestFinally?: (() => void) | undefined;
}

const placeholderMark = '_loadChild';
export const isPlaceholder = (key: string): boolean => key.endsWith(placeholderMark);
const rowsIn = (answer: unknown): readonly TreeRow[] | undefined => {
  const rows = Array.isArray(answer) ? answer : (answer as { records?: unknown } | null)?.records;
  return Array.isArray(rows) ? (rows as readonly TreeRow[]) : undefined;
};
const noParams = {};

/** A row with a placeholder child in place of children that are not loaded. */
function withPlaceholder({ children, ...own }: TreeRow, rowKey: string, firstColumn: string): TreeRow {
  const row = own as TreeRow;
  if (children?.length)
    return { ...row, children: children.map((child) => withPlaceholder(child, rowKey, firstColumn)) };
  if (!row.hasChildren) return row;
  const id = `${String(row[rowKey])}${placeholderMark}`;
  return { ...row, children: [{ id, [rowKey]: id, [firstColumn]: text.treeTable.loading }] };
}

/** Requests the rows below a parent; undefined after a failure, which has been shown. */
async function readLevel(asked: TreeRequest, path: string, parent: string | null) {
  const { queryKey = 'parentId', queryParams = noParams, condition = '' } = asked;
  asked.onRequestBefore?.();
  try {
    const query = { ...queryParams, [queryKey]: parent, condition };
    const found = rowsIn(await request<unknown>({ method: 'GET', path, query }));
    if (!found) return void tell.error(text.treeTable.badResult);
    asked.onRequestSuccess?.(found);
    return found;
  } catch (failure) {
    if (!(failure instanceof RequestFailed)) throw failure;
    return undefined;
  } finally {
    asked.onRequestFinally?.();
  }
}

/** Rows of a tree table, loaded level by level as they are expanded. */
export function useTreeRows(asked: TreeRequest, firstColumn: string) {
  const { url, childrenUrl = url, rowKey = 'id', topValue = null } = asked;
  const { queryParams = noParams, condition = '', immediateRequest = true } = asked;
  const [rows, setRows] = useState<readonly TreeRow[]>([]);
  const [expanded, setExpanded] = useState<readonly string[]>([]);
  const [isLoading, setLoading] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const loaded = useRef(new Set<string>());
  /** Only the latest request of the top level counts. */
  const latest = useRef(0);
  const getKey = (row: TreeRow): string => String(row[rowKey]);

  const ask = async (path: string, parent: string | null): Promise<readonly TreeRow[] | undefined> =>
    (await readLevel(asked, path, parent))?.map((row) => withPlaceholder(row, rowKey, firstColumn));
  const reload = async () => {
    latest.current += 1;
    const mine = latest.current;
    setLoading(true);
    const found = await ask(url, topValue);
    if (mine !== latest.current) return;
    setLoading(false);
    setFailed(!found);
    if (!found) return;
    loaded.current.clear();
    setExpanded([]);
    setRows(found);
  };
  const start = useEffectEvent(() => void reload());
  const wanted = JSON.stringify([url, queryParams, condition, topValue]);
  // Reloads when the request changes.
  useEffect(() => {
    if (immediateRequest) start();
  }, [wanted, immediateRequest]);

  const expand = async (isOpen: boolean, row: TreeRow) => {
    const key = getKey(row);
    setExpanded((now) => (isOpen ? [...now, key] : now.filter((one) => one !== key)));
    if (!isOpen || loaded.current.has(key) || !row.children?.some((child) => isPlaceholder(getKey(child)))) return;
    loaded.current.add(key);
    const mine = latest.current;
    const found = await ask(childrenUrl, key);
    if (mine !== latest.current) return;
    if (!found) {
      loaded.current.delete(key);
      return setExpanded((now) => now.filter((one) => one !== key));
    }
    setRows((now) => withChildren(now, key, found, getKey));
  };
  return { rows, expanded, isLoading, isFailed, expand, reload, keyOf: getKey };
}

/** Rows with children added below one, which is not expandable without any. An ancestor is not added below itself. */
function withChildren(
  rows: readonly TreeRow[],
  at: string,
  children: readonly TreeRow[],
  keyOf: (row: TreeRow) => string,
): TreeRow[] {
  const known = new Set<string>();
  const note = (list: readonly TreeRow[]) => {
    for (const row of list) {
      known.add(keyOf(row));
      if (row.children) note(row.children);
    }
  };
  note(rows);
  const fresh = children.filter((row) => !known.has(keyOf(row)));
  const put = (list: readonly TreeRow[]): TreeRow[] =>
    list.map((row) => {
      if (keyOf(row) === at) {
        const { children: _waiting, ...own } = row;
        return { ...(own as TreeRow), ...(fresh.length > 0 && { children: fresh }) };
      }
      return row.children ? { ...row, children: put(row.children) } : row;
    });
  return put(rows);
}
