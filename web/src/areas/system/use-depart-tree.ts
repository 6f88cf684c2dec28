import { type DepartNode, departTree, departTreeSync, sysDepart } from '@campus/contract/system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';

const treeKey = [sysDepart.name, 'levels'] as const;
type Levels = Readonly<Record<string, readonly DepartNode[]>>;

/** A tree of departments while somebody looks into it. */
export interface DepartTree {
  /** Undefined while it is read. */
  readonly roots: readonly DepartNode[] | undefined;
  readonly failure: RequestFailed | null;
  readonly retry: () => void;
  /** What lies directly below a department; undefined where it was not read yet. */
  readonly below: (depart: DepartNode) => readonly DepartNode[] | undefined;
  readonly expanded: readonly string[];
  readonly setExpanded: (ids: readonly string[]) => void;
  /** Reads the level below a department; undefined where the tree is here whole. */
  readonly open: ((id: string) => Promise<void>) | undefined;
  /** Reads what is missing and expands everything. */
  readonly openAll: () => Promise<void>;
  /** Ids of all departments that were read. */
  readonly known: readonly string[];
  /** Only the departments of the tree are found by a search. */
  readonly isOwn: boolean;
}

const flat = (nodes: readonly DepartNode[]): DepartNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

/** The departments of the tenant: each level is read when it is opened, and anew after every change of a department. */
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
  });
  const show = (next: readonly string[], found: Levels) => {
    client.setQueryData([...treeKey, next], { ...levels.data, ...found });
    setOpened(next);
  };
  const open = async (pid: string) => {
    if (!opened.includes(pid)) show([...opened, pid], { [pid]: await call(departTreeSync, { pid }) });
  };
  // A lone root is opened: what is looked for lies below it.
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

/** A tree that is here whole. */
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
