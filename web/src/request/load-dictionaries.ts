import { type Manner, request } from './client.ts';
import type { Dictionaries } from './dictionary-items.ts';
import { keepDictionaries } from './session-store.ts';

/** Fetches all dictionaries and keeps them 7 days (S 7). */
export async function loadDictionaries(manner: Manner = {}): Promise<void> {
  keepDictionaries(await request<Dictionaries>({ method: 'GET', path: '/sys/dict/queryAllDictItems', ...manner }));
}
