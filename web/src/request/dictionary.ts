import { useEffect } from 'react';
import { request } from './client.ts';
import type { Dictionaries, DictionaryItem } from './dictionary-items.ts';
import { keepDictionaries, useSession } from './session-store.ts';

const none: readonly DictionaryItem[] = [];
const underway = new Map<string, Promise<void>>();

/** Fetches all dictionaries and keeps them 7 days (S 7). */
export async function loadDictionaries(): Promise<void> {
  keepDictionaries(await request<Dictionaries>({ method: 'GET', path: '/sys/dict/queryAllDictItems' }));
}

/** Makes the server forget its caches, then fetches the dictionaries anew (清理缓存). */
export async function refreshDictionaries(): Promise<void> {
  await request<null>({ method: 'GET', path: '/sys/dict/refleshCache' }); // (S) sic
  await loadDictionaries();
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

/** The text of a value; the value itself when the dictionary does not know it. */
export const dictText = (items: readonly DictionaryItem[], value: string | number | null | undefined): string =>
  items.find((item) => item.value === String(value))?.text ?? String(value ?? '');
