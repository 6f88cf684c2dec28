import { text } from '@campus/contract/messages';
import { tell } from './tell.ts';

/** Puts words on the clipboard and says so. Browsers offer it to pages that came by a safe connection alone. */
export async function copyText(words: string, done: string = text.common.copySuccess): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    tell.success(done);
  } catch {
    // Not there, or not allowed: the user can still select and copy.
    tell.warning(text.common.copyFailed);
  }
}
