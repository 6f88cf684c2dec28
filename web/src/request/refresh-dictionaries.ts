import { text } from '@campus/contract/messages';
import { request } from './client.ts';
import { loadDictionaries } from './load-dictionaries.ts';
import { RequestFailed } from './request-failed.ts';
import { tell } from './tell.ts';

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
