import { type FailureHandling, request } from './client.ts';
import type { Dictionaries } from './dictionary-items.ts';
import { ignoreReported } from './request-failed.ts';
import { saveDictionaries } from './session-store.ts';

/** The server announces this page's own refresh to all clients; that announcement is ignored. */
let isAnnouncementOwn = false;
/** Ignores the next announcement: this page triggers the refresh and loads the dictionaries itself. */
export function ignoreOwnAnnouncement(): void {
  isAnnouncementOwn = true;
}
/** Stops ignoring the next announcement: the server refused the refresh, or the channel was closed when it came. */
export function awaitAnnouncements(): void {
  isAnnouncementOwn = false;
}

/** Loads the dictionaries after the server has announced a change. */
export function onDictionariesAnnounced(): void {
  if (isAnnouncementOwn) isAnnouncementOwn = false;
  else void loadDictionaries().catch(ignoreReported);
}

/** Loads all common dictionaries and stores them for 7 days. */
export async function loadDictionaries(manner: FailureHandling = {}): Promise<void> {
  saveDictionaries(await request<Dictionaries>({ method: 'GET', path: '/sys/dict/queryAllDictItems', ...manner }));
}
