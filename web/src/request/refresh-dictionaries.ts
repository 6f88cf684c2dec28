import { text } from '@campus/contract/messages';
import { request } from './client.ts';
import { awaitAnnouncements, ignoreOwnAnnouncement, loadDictionaries } from './load-dictionaries.ts';
import { RequestFailed } from './request-failed.ts';
import { tell } from './tell.ts';

/** Clears the server's caches, loads the dictionaries again (清理缓存) and shows the outcome. */
export async function refreshDictionaries(): Promise<void> {
  const silent = { silent: true };
  ignoreOwnAnnouncement();
  try {
    await request<null>({ method: 'GET', path: '/sys/dict/refleshCache', ...silent });
    await loadDictionaries(silent);
    tell.success(text.cache.refreshed);
  } catch (failure) {
    awaitAnnouncements();
    if (!(failure instanceof RequestFailed)) throw failure;
    tell.warning(text.cache.refreshFailed);
  }
}
