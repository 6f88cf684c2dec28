import { text } from '@campus/contract/messages';
import { asConditions, type SuperQuery } from '@campus/contract/rules';
import {
  addSuperQuery,
  deleteSuperQuery,
  editSuperQuery,
  listSuperQueries,
  type StoredQuery,
} from '@campus/contract/system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/call.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { readStored, store } from '../../request/storage.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';

const texts = text.sq;

/** A saved query; a malformed one can only be deleted. */
export interface SavedQuery {
  readonly key: string;
  readonly title: string;
  readonly query: SuperQuery | undefined;
  readonly mayDelete: boolean;
}
export interface SavedQueriesState {
  /** Saved in this browser. */
  readonly own: readonly SavedQuery[];
  /** Saved on the server. */
  readonly shared: readonly SavedQuery[];
  /** Whether those of the server are loading. */
  readonly isLoading: boolean;
  /** Saves a query; asks before replacing one with the same name. Resolves with whether it was saved. */
  keep(title: string, query: SuperQuery, isShared: boolean): Promise<boolean>;
  remove(saved: SavedQuery): Promise<void>;
}

const isMatchType = (value: unknown): value is SuperQuery['matchType'] => value === 'and' || value === 'or';
function readOwn(entry: unknown, at: number): SavedQuery {
  const { title, matchType, records } = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<
    string,
    unknown
  >;
  const conditions = asConditions(records);
  const isReadable = typeof title === 'string' && isMatchType(matchType) && conditions !== undefined;
  return {
    key: String(at),
    title: typeof title === 'string' ? title : '',
    query: isReadable ? { matchType, conditions } : undefined,
    mayDelete: true,
  };
}
function readShared({ id, title, matchType, records, mine }: StoredQuery): SavedQuery {
  let conditions: ReturnType<typeof asConditions>;
  try {
    conditions = asConditions(JSON.parse(records));
  } catch {
    // Shown as malformed.
  }
  return { key: id, title, query: conditions && { matchType, conditions }, mayDelete: mine };
}

/** Saved queries of a list: those of this browser, and those of the tenant, loaded on opening. */
export function useSavedQueries(saveCode: string): SavedQueriesState {
  const at = `JSuperQuerySaved_${saveCode}` as const;
  const [entries, setEntries] = useState<readonly unknown[]>(() => listIn(readStored(at)));
  const client = useQueryClient();
  const { data = [], isPending: isLoading } = useEndpoint(listSuperQueries, { saveCode }, { silent: true });
  const own = entries.map(readOwn);
  const shared = data.map(readShared);

  const write = (next: readonly unknown[]) => {
    setEntries(next);
    store(at, next);
  };
  const confirmOverwrite = (title: string) => tell.confirm({ title: text.common.prompt, text: texts.overwrite(title) });
  const reload = () => client.invalidateQueries({ queryKey: [listSuperQueries.path] });

  const saveOwn = async (title: string, { matchType, conditions }: SuperQuery): Promise<boolean> => {
    const entry = { title, matchType, records: conditions };
    const taken = own.findIndex((one) => one.title === title);
    if (taken >= 0 && !(await confirmOverwrite(title))) return false;
    write(taken < 0 ? [...entries, entry] : entries.map((one, i) => (i === taken ? entry : one)));
    return true;
  };
  const saveShared = async (title: string, { matchType, conditions }: SuperQuery): Promise<boolean> => {
    const body = { title, matchType, records: JSON.stringify(conditions), shared: 1 } as const;
    const taken = shared.find((one) => one.title === title && one.mayDelete);
    if (taken && !(await confirmOverwrite(title))) return false;
    await (taken ? call(editSuperQuery, { ...body, id: taken.key }) : call(addSuperQuery, { ...body, saveCode }));
    await reload();
    return true;
  };

  return {
    own,
    shared,
    isLoading,
    keep: async (title, query, isShared) => {
      try {
        if (!(await (isShared ? saveShared : saveOwn)(title, query))) return false;
      } catch (error) {
        // The request layer has shown the failure; the prompt stays open.
        if (!(error instanceof RequestFailed)) throw error;
        return false;
      }
      tell.success(texts.savedOk);
      return true;
    },
    remove: async (saved) => {
      if (!(await tell.confirm({ title: text.common.prompt, text: texts.deleteConfirm }))) return;
      if (own.includes(saved)) return write(entries.filter((_, i) => String(i) !== saved.key));
      try {
        await call(deleteSuperQuery, { id: saved.key });
      } catch (error) {
        if (!(error instanceof RequestFailed)) throw error;
      }
      await reload();
    },
  };
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
