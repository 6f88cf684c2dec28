import type { AnyEntity } from '@campus/contract/kit';
import type { SuperQuery } from '@campus/contract/rules';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { RequestFailed } from '../../request/request-failed.ts';
import { type Page, readPage } from '../call/entity-calls.ts';
import type { EntityRow, RowData } from '../field/row.ts';
import { addressOf, type ListState, listCallQuery, listStateOf } from './list-query.ts';

interface Selection<R> {
  readonly rows: readonly R[];
  readonly ids: readonly string[];
  set(ids: readonly string[], rows: readonly R[]): void;
  clear(): void;
}

/** A list and what can be done with it, without a look. */
export interface EntityList<R> {
  readonly entity: AnyEntity;
  readonly state: ListState;
  readonly page: Page<R> | undefined;
  /** Nothing to show yet. */
  readonly isLoading: boolean;
  /** Rows of before are shown while new ones are fetched. */
  readonly isRefetching: boolean;
  readonly failure: RequestFailed | undefined;
  /** Whether the reader limits the list: by conditions or a tab. */
  readonly isLimited: boolean;
  readonly selection: Selection<R>;
  /** The query of the list call, for an export of the same rows. */
  readonly query: Readonly<Record<string, string | number>>;
  search(values: Readonly<Record<string, string>>): void;
  reset(): void;
  /** Limits the list by an advanced query too, or no longer. */
  advance(query: SuperQuery | undefined): void;
  /** Counts the rows under another advanced query, all other conditions of the list unchanged. */
  countHits(query: SuperQuery, signal: AbortSignal): Promise<number>;
  /** Takes over what a saved view says. */
  apply(state: Partial<ListState>): void;
  /** Neither conditions nor a tab. */
  showAll(): void;
  turn(pageNo: number, pageSize: number): void;
  sort(column: string | undefined, order: 'asc' | 'desc'): void;
  openTab(tab: string | undefined): void;
  /** Fetches everything of the entity anew. */
  reload(): Promise<void>;
}

export interface EntityListOptions {
  /** Conditions of the page itself, e.g. the parent's id. */
  readonly filter?: Readonly<Record<string, string>> | undefined;
  /** Conditions of a status tab by its key. */
  readonly tabs?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** Prefix of the list call, where it is not the entity's own. */
  readonly path?: string | undefined;
  /** Name of the list call, where it is not `list`. */
  readonly call?: string | undefined;
  /** Whether these conditions suffice to read the list; default always. */
  readonly isReady?: ((values: Readonly<Record<string, string>>) => boolean) | undefined;
}

/** The list of an entity for the address of the page. */
export function useEntityList<E extends AnyEntity>(
  entity: E,
  options: EntityListOptions = {},
): EntityList<EntityRow<E>> {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => listStateOf(entity, address), [entity, address]);
  const client = useQueryClient();
  const fixed = { ...options.filter, ...(state.tab && options.tabs?.[state.tab]) };
  const query = listCallQuery(entity, state, fixed);
  const { path = entity.path, call } = options;
  const found = useQuery<Page<RowData>, RequestFailed>({
    queryKey: [entity.name, 'list', call ? `${path}/${call}` : path, query],
    queryFn: ({ signal }) => readPage<RowData>(path, query, signal, call),
    placeholderData: keepPreviousData,
    enabled: options.isReady?.(state.values) ?? true,
  });
  const selection = useSelection<EntityRow<E>>();
  const change = (next: Partial<ListState>) =>
    setAddress((before) => addressOf(entity, { ...state, pageNo: 1, ...next }, before), { replace: true });

  // The last page may have gone with the rows that were deleted: the address then follows what there is.
  const { total = 0 } = found.data ?? {};
  const isPastEnd = !found.isPlaceholderData && found.data?.records.length === 0 && state.pageNo > 1 && total > 0;
  const lastPage = Math.max(1, Math.ceil(total / state.pageSize));
  useEffect(() => {
    if (isPastEnd) setAddress((before) => addressOf(entity, { ...state, pageNo: lastPage }, before), { replace: true });
  }, [isPastEnd, lastPage, entity, state, setAddress]);

  return {
    entity,
    state,
    // The engine's seam: the server answers rows of this entity's definition.
    page: found.data as unknown as Page<EntityRow<E>> | undefined,
    isLoading: found.isPending,
    isRefetching: found.isFetching && !found.isPending,
    failure: found.error ?? undefined,
    isLimited: Object.keys(state.values).length > 0 || state.tab !== undefined || state.advanced !== undefined,
    selection,
    query,
    search: (values) => {
      selection.clear();
      change({ values });
      // The same question again means that the reader wants a fresh answer.
      void client.invalidateQueries({ queryKey: [entity.name, 'list'] });
    },
    reset: () => {
      selection.clear();
      change({ values: {}, column: undefined });
    },
    advance: (advanced) => {
      selection.clear();
      change({ advanced });
      void client.invalidateQueries({ queryKey: [entity.name, 'list'] });
    },
    countHits: async (advanced, signal) => {
      const asked = listCallQuery(entity, { ...state, advanced, pageNo: 1, pageSize: 1 }, fixed);
      return (await readPage<RowData>(path, asked, signal, call)).total;
    },
    apply: (next) => {
      selection.clear();
      change(next);
    },
    showAll: () => {
      selection.clear();
      change({ values: {}, tab: undefined, advanced: undefined });
    },
    turn: (pageNo, pageSize) => change({ pageNo: pageSize === state.pageSize ? pageNo : 1, pageSize }),
    sort: (column, order) => change({ column, order }),
    openTab: (tab) => {
      selection.clear();
      change({ tab });
    },
    reload: () => client.invalidateQueries({ queryKey: [entity.name] }),
  };
}

/** Chosen rows, kept while pages are turned. */
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
