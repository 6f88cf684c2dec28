import { text } from '@campus/contract/messages';
import { request } from './client.ts';
import { expectNoAnnouncement, expectOwnAnnouncement, loadDictionaries } from './load-dictionaries.ts';
import { RequestFailed } from './request-failed.ts';
import { tell } from './tell.ts';

/** Makes the server forget its caches, then fetches the dictionaries anew (清理缓存), and tells how it went. */
export async function refreshDictionaries(): Promise<void> {
  const silent = { silent: true };
  expectOwnAnnouncement();
  try {
    await request<null>({ method: 'GET', path: '/sys/dict/refleshCache', ...silent }); // (S) sic
    await loadDictionaries(silent);
    tell.success(text.cache.refreshed);
  } catch (failure) {
    expectNoAnnouncement();
    if (!(failure instanceof RequestFailed)) throw failure;
    tell.warning(text.cache.refreshFailed);
  }
}
