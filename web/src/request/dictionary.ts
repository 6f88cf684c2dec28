import { text } from '@campus/contract/messages';
import { useEffect } from 'react';
import { type Manner, request } from './client.ts';
import type { Dictionaries, DictionaryItem } from './dictionary-items.ts';
import { RequestFailed } from './request-failed.ts';
import { keepDictionaries, useSession } from './session-store.ts';
import { tell } from './tell.ts';

const none: readonly DictionaryItem[] = [];
const underway = new Map<string, Promise<void>>();

/** Fetches all dictionaries and keeps them 7 days (S 7). */
export async function loadDictionaries(manner: Manner = {}): Promise<void> {
  keepDictionaries(await request<Dictionaries>({ method: 'GET', path: '/sys/dict/queryAllDictItems', ...manner }));
}

/** Makes the server forget its caches, then fetches the dictionaries anew (清理缓存), and tells how it went. */
export async function refreshDictionaries(): Promise<void> {
  const quiet = { quiet: true };
  try {
    await request<null>({ method: 'GET', path: '/sys/dict/refleshCache', ...quiet }); // (S) sic
    await loadDictionaries(quiet);
    tell.success(text.cache.refreshed);
  } catch (failure) {
    if (!(failure instanceof RequestFailed)) throw failure;
    tell.warning(text.cache.refreshFailed);
  }
}

/** Fetches the items of one code: dictionaries of more than 500 items are not among the common ones (`api.md` 5.2). */
function loadItems(code: string): Promise<void> {
  const running = underway.get(code);
  if (running) return running;
  const started = request<readonly DictionaryItem[]>({
    method: 'GET',
    path: `/sys/dict/getDictItems/${encodeURIComponent(code)}`,
  })
    .then((items) => useSession.setState((state) => ({ dictionaries: { ...state.dictionaries, [code]: items } })))
    .finally(() => underway.delete(code));
  underway.set(code, started);
  return started;
}

/** The items of a dictionary; empty until they have arrived. */
export function useDict(code: string): readonly DictionaryItem[] {
  const items = useSession((state) => state.dictionaries[code]);
  const isMissing = items === undefined && code !== '';
  useEffect(() => {
    // The request layer has told the user when it fails; the control stays empty.
    if (isMissing) loadItems(code).catch(() => useSession.setState(withEmpty(code)));
  }, [code, isMissing]);
  return items ?? none;
}

const withEmpty = (code: string) => (state: { dictionaries: Dictionaries }) => ({
  dictionaries: { ...state.dictionaries, [code]: none },
});

/** The text of a value, of a comma list part by part; what the dictionary does not know stays as it is. */
export const dictText = (items: readonly DictionaryItem[], value: string | number | null | undefined): string =>
  String(value ?? '')
    .split(',')
    .map((part) => items.find((item) => item.value === part)?.text ?? part)
    .join(',');
