import type { AnyEntity, Page } from '@campus/contract/kit';
import type { SuperQuery } from '@campus/contract/rules';
import { keepPreviousData, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RequestFailed } from '../../request/request-failed.ts';
import { useEarlyQuery } from '../../request/use-early-query.ts';
import { readPage } from '../call/entity-calls.ts';
import type { EntityRow, RowData } from '../field/row.ts';
import { allTab, getAddress, getConditions, type ListState, listCallQuery, listStateOf } from './list-query.ts';
import type { StatusTab } from './status-tabs.tsx';
import { useParameters } from './use-address.ts';

interface Selection<R> {
  readonly rows: readonly R[];
  readonly ids: readonly string[];
  set(ids: readonly string[], rows: readonly R[]): void;
  clear(): void;
}

/** Headless list: state and actions. */
export interface EntityList<R> {
  readonly entity: AnyEntity;
  readonly state: ListState;
  readonly page: Page<R> | undefined;
  /** Nothing loaded yet. */
  readonly isLoading: boolean;
  /** The previous rows are shown while new ones are loading. */
  readonly isRefetching: boolean;
  readonly failure: RequestFailed | undefined;
  /** Whether conditions or a tab limit the list. */
  readonly isLimited: boolean;
  readonly selection: Selection<R>;
  /** Conditions of the list call, for figures about the same rows. */
  readonly conditions: Readonly<Record<string, string>>;
  /** Parameters of the list call, for an export of the same rows. */
  readonly query: Readonly<Record<string, string | number>>;
  search(values: Readonly<Record<string, string>>): void;
  reset(): void;
  /** Applies an advanced query, or removes it. */
  advance(query: SuperQuery | undefined): void;
  /** Counts the rows under another advanced query with the other conditions unchanged. */
  countHits(query: SuperQuery, signal: AbortSignal): Promise<number>;
  /** Applies the state of a saved view. */
  apply(state: Partial<ListState>): void;
  /** Removes conditions and tab. */
  showAll(): void;
  turn(pageNo: number, pageSize: number): void;
  sort(column: string | undefined, order: 'asc' | 'desc'): void;
  openTab(tab: string | undefined): void;
  /** Refetches all queries of the entity. */
  reload(): Promise<void>;
}

/** A list for what works on rows of any entity. */
export const asDataList = <E extends AnyEntity>(list: EntityList<EntityRow<E>>): EntityList<RowData> =>
  list as EntityList<RowData>;

export interface EntityListOptions {
  /** Fixed conditions of the page, e.g. the parent's id. */
  readonly filter?: Readonly<Record<string, string>> | undefined;
  /** The status tabs above the list. */
  readonly tabs?: readonly StatusTab[] | undefined;
  /** Key of the tab that an address without tab and conditions opens. */
  readonly initialTab?: string | undefined;
  /** Prefix of the list call; defaults to the entity's path. */
  readonly path?: string | undefined;
  /** Name of the list call; defaults to `list`. */
  readonly call?: string | undefined;
  /** Whether these conditions are enough to load the list; default always. */
  readonly isReady?: ((values: Readonly<Record<string, string>>) => boolean) | undefined;
}

/** State of a list in the URL; `change` goes to the first page unless it names another. */
function useListState(entity: AnyEntity, initialTab: string | undefined) {
  const [address, setAddress] = useParameters();
  const read = useCallback(
    (from: URLSearchParams) => withInitialTab(listStateOf(entity, from), initialTab),
    [entity, initialTab],
  );
  const state = useMemo(() => read(address), [read, address]);
  const change = useCallback(
    (next: Partial<ListState>) =>
      setAddress((before) => getAddress(entity, { ...read(before), pageNo: 1, ...next }, before)),
    [entity, read, setAddress],
  );
  return { state, change };
}

/** When the last page was deleted, goes to the new last page. */
function useExistingPage(found: UseQueryResult<Page<RowData>>, { pageNo, pageSize }: ListState, turn: Turn): void {
  const { total = 0 } = found.data ?? {};
  const isPastEnd = !found.isPlaceholderData && found.data?.records.length === 0 && pageNo > 1 && total > 0;
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (isPastEnd) turn({ pageNo: lastPage });
  }, [isPastEnd, lastPage, turn]);
}
type Turn = (to: { readonly pageNo: number }) => void;

/** The list of an entity with the state of the current URL. */
export function useEntityList<E extends AnyEntity>(
  entity: E,
  options: EntityListOptions = {},
): EntityList<EntityRow<E>> {
  const { initialTab, path = entity.path, call } = options;
  const { state, change } = useListState(entity, initialTab);
  const client = useQueryClient();
  const tab = options.tabs?.find(({ key }) => key === state.tab);
  const fixed = { ...options.filter, ...tab?.query };
  const query = listCallQuery(entity, state, fixed, tab?.sort);
  const found = useEarlyQuery<Page<RowData>>({
    queryKey: [entity.name, 'list', call ? `${path}/${call}` : path, query],
    queryFn: ({ signal }) => readPage<RowData>(path, query, signal, call),
    placeholderData: keepPreviousData,
    enabled: options.isReady?.(state.values) ?? true,
  });
  useExistingPage(found, state, change);
  const selection = useSelection<EntityRow<E>>();
  /** Shows other rows, none of which is selected. */
  const limit = (next: Partial<ListState>) => {
    selection.clear();
    change(next);
  };
  // Searching again with the same conditions refetches.
  const refetch = () => void client.invalidateQueries({ queryKey: [entity.name, 'list'] });
  return {
    entity,
    state,
    page: found.data as Page<EntityRow<E>> | undefined,
    isLoading: found.isPending,
    isRefetching: found.isFetching && !found.isPending,
    failure: found.error ?? undefined,
    isLimited: Object.keys(state.values).length > 0 || tab !== undefined || state.advanced !== undefined,
    selection,
    conditions: { ...getConditions(entity, state), ...fixed },
    query,
    search: (values) => {
      limit({ values });
      refetch();
    },
    reset: () => limit({ values: {}, column: undefined }),
    advance: (advanced) => {
      limit({ advanced });
      refetch();
    },
    countHits: async (advanced, signal) => {
      const asked = listCallQuery(entity, { ...state, advanced, pageNo: 1, pageSize: 1 }, fixed);
      return (await readPage<RowData>(path, asked, signal, call)).total;
    },
    apply: limit,
    showAll: () => limit({ values: {}, tab: initialTab && allTab, advanced: undefined }),
    turn: (pageNo, pageSize) => change({ pageNo: pageSize === state.pageSize ? pageNo : 1, pageSize }),
    sort: (column, order) => change({ column, order }),
    openTab: (key) => limit({ tab: key }),
    reload: () => client.invalidateQueries({ queryKey: [entity.name] }),
  };
}

/** An address that names conditions shows exactly their rows, so it opens no tab by itself. */
function withInitialTab(state: ListState, tab: string | undefined): ListState {
  const isBare = state.tab === undefined && state.advanced === undefined && Object.keys(state.values).length === 0;
  return tab !== undefined && isBare ? { ...state, tab } : state;
}

/** Selected rows, kept across pages. */
function useSelection<R>(): Selection<R> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, R>>(new Map());
  return {
    rows: [...chosen.values()],
    ids: [...chosen.keys()],
    set: (ids, rows) => {
      const fresh = new Map(ids.map((id, i) => [id, rows[i] ?? chosen.get(id)] as const));
      setChosen(new Map([...fresh].filter((entry): entry is [string, R] => entry[1] !== undefined)));
    },
    clear: () => setChosen(new Map()),
  };
}
