import { type DepartNode, departTree, departTreeSync, sysDepart } from '@campus/contract/system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';

const treeKey = [sysDepart.name, 'levels'] as const;
/** Levels that were just read are not read again for another one; a change to departments reads them at once. */
const levelsStaleMs = 10_000;
type Levels = Readonly<Record<string, readonly DepartNode[]>>;

/** A lazily loaded department tree. */
export interface DepartTree {
  /** Undefined while loading. */
  readonly roots: readonly DepartNode[] | undefined;
  readonly failure: RequestFailed | null;
  readonly retry: () => void;
  /** Direct children of a department; undefined when not loaded. */
  readonly below: (depart: DepartNode) => readonly DepartNode[] | undefined;
  readonly expanded: readonly string[];
  readonly setExpanded: (ids: readonly string[]) => void;
  /** Loads the children of a department; undefined when the tree is complete. */
  readonly open: ((id: string) => Promise<void>) | undefined;
  /** Loads everything missing and expands all. */
  readonly openAll: () => Promise<void>;
  /** Ids of all loaded departments. */
  readonly known: readonly string[];
  /** A search is limited to the departments of the tree. */
  readonly isOwn: boolean;
}

const flat = (nodes: readonly DepartNode[]): DepartNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

/** Departments of the tenant: each level is loaded on expansion, and refetched after changes. */
export function useDepartTree(): DepartTree {
  const client = useQueryClient();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [expanded, setExpanded] = useState<readonly string[]>();
  const levels = useQuery<Levels, RequestFailed>({
    queryKey: [...treeKey, opened],
    queryFn: async ({ signal }) => {
      const parents = ['', ...opened];
      const lists = await Promise.all(
        parents.map((pid) => call(departTreeSync, pid === '' ? {} : { pid }, { signal, quiet: true })),
      );
      return Object.fromEntries(parents.map((pid, i) => [pid, lists[i] ?? []]));
    },
    placeholderData: (before) => before,
    staleTime: levelsStaleMs,
  });
  const show = (next: readonly string[], found: Levels) => {
    client.setQueryData([...treeKey, next], { ...levels.data, ...found });
    setOpened(next);
  };
  const open = async (pid: string) => {
    if (!opened.includes(pid)) show([...opened, pid], { [pid]: await call(departTreeSync, { pid }) });
  };
  // Expands a single root.
  const lone = levels.data?.['']?.length === 1 ? levels.data[''][0]?.id : undefined;
  const openFirst = useEffectEvent((id: string) => {
    if (expanded !== undefined) return;
    setExpanded([id]);
    void open(id);
  });
  useEffect(() => {
    if (lone !== undefined) openFirst(lone);
  }, [lone]);
  return {
    roots: levels.data?.[''],
    failure: levels.error,
    retry: () => void levels.refetch(),
    below: ({ id }) => levels.data?.[id],
    expanded: expanded ?? [],
    setExpanded,
    open,
    openAll: async () => {
      const whole = await call(departTree, {});
      const parents = flat(whole).filter(({ children }) => children.length > 0);
      show(
        parents.map(({ id }) => id),
        Object.fromEntries([['', whole], ...parents.map(({ id, children }) => [id, children] as const)]),
      );
      setExpanded(parents.map(({ id }) => id));
    },
    known: Object.values(levels.data ?? {}).flatMap((list) => list.map(({ id }) => id)),
    isOwn: false,
  };
}

/** A completely loaded tree. */
export function useWholeDepartTree(roots: readonly DepartNode[]): DepartTree {
  const [expanded, setExpanded] = useState<readonly string[]>(() => roots.map(({ id }) => id));
  const all = flat(roots);
  return {
    roots,
    failure: null,
    retry: () => undefined,
    below: ({ children }) => children,
    expanded,
    setExpanded,
    open: undefined,
    openAll: async () => setExpanded(all.map(({ id }) => id)),
    known: all.map(({ id }) => id),
    isOwn: true,
  };
}
