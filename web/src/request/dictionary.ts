import { useEffect } from 'react';
import { request } from './client.ts';
import type { Dictionaries, DictionaryItem } from './dictionary-items.ts';
import { useSession } from './session-store.ts';

const none: readonly DictionaryItem[] = [];
const underway = new Map<string, Promise<void>>();

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

/** The items are on their way. */
export const useDictAsked = (code: string): boolean =>
  useSession((state) => code !== '' && state.dictionaries[code] === undefined);

const withEmpty = (code: string) => (state: { dictionaries: Dictionaries }) => ({
  dictionaries: { ...state.dictionaries, [code]: none },
});

/** The text of a value, of a comma list part by part; what the dictionary does not know stays as it is. */
export const dictText = (items: readonly DictionaryItem[], value: string | number | null | undefined): string =>
  String(value ?? '')
    .split(',')
    .map((part) => items.find((item) => item.value === part)?.text ?? part)
    .join(',');
