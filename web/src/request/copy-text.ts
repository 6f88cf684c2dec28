import { text } from '@campus/contract/messages';
import { tell } from './tell.ts';

/** Copies text to the clipboard and shows the outcome. The clipboard API exists in secure contexts only. */
export async function copyText(words: string, done: string = text.common.copySuccess): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    tell.success(done);
  } catch {
    // Missing or denied: the user can still select and copy by hand.
    tell.warning(text.common.copyFailed);
  }
}
