import { request } from '../../request/client.ts';

/** A department, as returned by the tree calls. */
export interface Depart {
  readonly id: string;
  readonly title: string;
  readonly departName: string;
  readonly orgCode: string;
  readonly isLeaf: boolean;
  readonly children?: readonly Depart[] | null;
}

/** API to use: the caller's own departments, or those the school can see. */
export type DepartSource = 'sys' | 'search';
const base = (source: DepartSource): string => (source === 'sys' ? '/sys/sysDepart' : '/zsSearchController');

export const departTreeQuery = (source: DepartSource) => ({
  queryKey: [`${base(source)}/queryTreeList`],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    request<readonly Depart[]>({ method: 'GET', path: `${base(source)}/queryTreeList`, signal }),
  staleTime: 60_000,
});

/** One level of the tree: the roots, or the children of `pid`. */
export const departLevel = (source: DepartSource, pid?: string): Promise<readonly Depart[]> =>
  request<readonly Depart[]>({ method: 'GET', path: `${base(source)}/queryDepartTreeSync`, query: { pid } });

/** All departments of the tree, parents before children. */
export function allDeparts(tree: readonly Depart[]): Depart[] {
  const all: Depart[] = [];
  const walk = (departs: readonly Depart[]) => {
    for (const depart of departs) {
      all.push(depart);
      if (depart.children) walk(depart.children);
    }
  };
  walk(tree);
  return all;
}
