import { type Manner, request } from './client.ts';
import type { Dictionaries } from './dictionary-items.ts';
import { told } from './request-failed.ts';
import { keepDictionaries } from './session-store.ts';

/** The server announces to everybody what this page has asked for: the next announcement is not news here. */
let isAnnouncementOwn = false;
/** The page makes the server refresh its dictionaries and reads them itself. */
export function expectOwnAnnouncement(): void {
  isAnnouncementOwn = true;
}
/** No announcement comes: the server refused. */
export function expectNoAnnouncement(): void {
  isAnnouncementOwn = false;
}

/** The server says that dictionaries have changed. */
export function dictionariesAnnounced(): void {
  if (isAnnouncementOwn) isAnnouncementOwn = false;
  else void loadDictionaries().catch(told);
}

/** Fetches all dictionaries and keeps them 7 days (S 7). */
export async function loadDictionaries(manner: Manner = {}): Promise<void> {
  keepDictionaries(await request<Dictionaries>({ method: 'GET', path: '/sys/dict/queryAllDictItems', ...manner }));
}
