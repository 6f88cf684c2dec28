import { useEffect } from 'react';
import { request } from './client.ts';
import type { Dictionaries, DictionaryItem } from './dictionary-items.ts';
import { useSession } from './session-store.ts';

const none: readonly DictionaryItem[] = [];
const inFlight = new Map<string, Promise<void>>();

/** Loads one dictionary: those with more than 500 items are not part of the common response. */
function loadItems(code: string): Promise<void> {
  const running = inFlight.get(code);
  if (running) return running;
  const started = request<readonly DictionaryItem[]>({
    method: 'GET',
    path: `/sys/dict/getDictItems/${encodeURIComponent(code)}`,
  })
    .then((items) => useSession.setState((state) => ({ dictionaries: { ...state.dictionaries, [code]: items } })))
    .finally(() => inFlight.delete(code));
  inFlight.set(code, started);
  return started;
}

/** Items of a dictionary; empty until they are loaded. */
export function useDict(code: string): readonly DictionaryItem[] {
  const items = useSession((state) => state.dictionaries[code]);
  const isMissing = items === undefined && code !== '';
  useEffect(() => {
    // The request layer has shown the failure; the control stays empty.
    if (isMissing) loadItems(code).catch(() => useSession.setState(withEmpty(code)));
  }, [code, isMissing]);
  return items ?? none;
}

/** Whether the items are being loaded. */
export const useDictLoading = (code: string): boolean =>
  useSession((state) => code !== '' && state.dictionaries[code] === undefined);

const withEmpty = (code: string) => (state: { dictionaries: Dictionaries }) => ({
  dictionaries: { ...state.dictionaries, [code]: none },
});

/** Label of a value; a comma list is translated item by item. Unknown values are returned unchanged. */
export const dictText = (items: readonly DictionaryItem[], value: string | number | null | undefined): string =>
  String(value ?? '')
    .split(',')
    .map((part) => items.find((item) => item.value === part)?.text ?? part)
    .join(',');
