import type { Row } from '@campus/contract/kit';
import type { Paging } from '@campus/contract/rules';
import { categoryChildList, categoryRootList, sysCategory } from '@campus/contract/system';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../../request/call.ts';

export type Category = Row<typeof sysCategory>;
export type CategoryRow = Category & { readonly children?: CategoryRow[] };

export const rootPid = '0';

/** A page of root categories or of search results, with the expanded levels. */
export function useCategories(paging: Paging, keyword: string, opened: readonly string[]) {
  const roots = useQuery({
    queryKey: [sysCategory.name, 'roots', paging, keyword],
    queryFn: ({ signal }) =>
      call(categoryRootList, { ...paging, ...(keyword !== '' && { name: keyword }) }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  const levels = useQueries({
    queries: opened.map((pid) => ({
      queryKey: [sysCategory.name, 'below', pid],
      queryFn: () => call(categoryChildList, { pid }, { quiet: true }),
    })),
  });
  const below = new Map(opened.map((pid, i) => [pid, levels[i]?.data]));
  const getRow = (row: Category): CategoryRow => ({
    ...row,
    ...(row.hasChild === '1' && { children: (below.get(row.id) ?? []).map(getRow) }),
  });
  return { roots, rows: (roots.data?.records ?? []).map(getRow) };
}
